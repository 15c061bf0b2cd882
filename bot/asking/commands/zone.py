"""`/zone`: the time zone of a group, set by its admins, or in private one's own."""

from bot.asking.commands.request import CommandRequest, shown
from bot.codec import ButtonToken
from bot.daily.results import chat_key
from bot.refusal import Refusal
from bot.screen import Answer, Screen
from bot.screens import zones as screens
from bot.screens.refusals import done
from bot.texts import Markup
from bot.zones import OFFERED, ZONE, city, zone_named


async def zone(asked: CommandRequest) -> Answer:
    """Set the zone that was typed; bare, show the present one with buttons for others."""
    if not asked.args:
        return shown(screens.question(await asked.zone_here(), asked.aloud), private=asked.is_alone)
    wanted = zone_named(asked.args)
    if wanted is None:
        raise Refusal("unknown-zone", typed=asked.args)
    await _set(asked, wanted)
    return asked.say("zone-set", zone=city(wanted))


async def pressed(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Set the zone of a button."""
    asked.alert = True
    if token.argument not in OFFERED:
        raise Refusal("unknown-button")
    await _set(asked, token.argument)
    line = done("zone-set", asked.aloud, zone=city(token.argument))
    return Answer(toast=line, instead=Screen(text=Markup.of(line)))


async def _set(asked: CommandRequest, name: str) -> None:
    chat = asked.press.chat
    if chat.private:
        await asked.directory.save_person(asked.person.key, {ZONE: name})
    elif asked.press.admin:
        await asked.directory.save_chat(chat_key(chat), {ZONE: name})
    else:
        raise Refusal("needs-admin")
