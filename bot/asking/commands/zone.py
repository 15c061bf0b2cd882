"""`/zone`: the time zone of a group, set by its admins, or in private the asker's own."""

from bot.asking.commands import evenings
from bot.asking.commands.request import CommandRequest, shown
from bot.codec import ButtonToken
from bot.refusal import Refusal
from bot.screen import Answer, Screen
from bot.screens import zones as screens
from bot.screens.refusals import done
from bot.texts import Markup, place
from bot.texts.typed import zone_typed
from bot.zones import OFFERED, ZONE


async def zone(asked: CommandRequest) -> Answer:
    """Set the zone that was typed; if none was, show the present one with buttons for others."""
    if not asked.args:
        return shown(screens.question(await asked.zone_here(), asked.aloud), private=asked.is_alone)
    wanted = zone_typed(asked.args)
    if wanted is None:
        raise Refusal("unknown-zone", typed=asked.args)
    await _set(asked, wanted)
    return asked.say("zone-set", zone=place(asked.aloud, wanted))


async def pressed(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Set the zone named by a button."""
    asked.alert = True
    if token.argument not in OFFERED:
        raise Refusal("unknown-button")
    is_planned = await _set(asked, token.argument)
    line = done("zone-set", asked.aloud, zone=place(asked.aloud, token.argument))
    # The page of planned evenings is updated by itself.
    return Answer(toast=line, instead=None if is_planned else Screen(text=Markup.of(line)))


async def _set(asked: CommandRequest, name: str) -> bool:
    """Set the zone. Return whether the chat has planned evenings, which follow it."""
    chat = asked.press.chat
    if chat.private:
        await asked.directory.save_person(asked.person.key, {ZONE: name})
        return False
    if not asked.press.admin:
        raise Refusal("needs-admin")
    await asked.directory.save_chat(chat.group.key, {ZONE: name})
    return await evenings.zone_set(asked.plans, chat.key, name)
