"""`/zone`: the time zone of a group, set by its admins, or in private the asker's own."""

from bot.asking.commands import evenings
from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.refusal import Refusal
from bot.screen import Answer, Screen, shown
from bot.screens import questions
from bot.screens.refusals import done
from bot.texts import Markup, place
from bot.texts.typed import zone_typed
from bot.zones import OFFERED, ZONE


async def zone(request: CommandRequest) -> Answer:
    """Set the zone that was typed; if none was, show the present one with buttons for others."""
    if not request.args:
        return shown(questions.zone(await request.zone_here(), request.answer_language), private=request.is_alone)
    wanted = zone_typed(request.args)
    if wanted is None:
        raise Refusal("unknown-zone", typed=request.args)
    await _set(request, wanted)
    return request.say("zone-set", zone=place(request.answer_language, wanted))


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Set the zone named by a button."""
    request.alert = True
    if token.argument not in OFFERED:
        raise Refusal("unknown-button")
    is_planned = await _set(request, token.argument)
    line = done("zone-set", request.answer_language, zone=place(request.answer_language, token.argument))
    # The page of planned evenings is updated by itself.
    return Answer(toast=line, instead=None if is_planned else Screen(text=Markup.of(line)))


async def _set(request: CommandRequest, name: str) -> bool:
    """Set the zone. Return whether the chat has planned evenings, which follow it."""
    chat = request.press.chat
    if chat.private:
        await request.directory.save_person(request.person.key, {ZONE: name})
        return False
    if not request.press.admin:
        raise Refusal("needs-admin")
    await request.directory.save_chat(chat.group.key, {ZONE: name})
    return await evenings.zone_set(request.plans, chat.key, name)
