"""`/replay`: a finished game step by step, for those who played it."""

from bot.asking.commands.request import CommandRequest
from bot.asking.commands.viewing import FINISHED_SHOWN, as_opened, as_own, day_played_last
from bot.codec import ButtonToken, token_of
from bot.finished import dailies, records
from bot.finished.records import FinishedGame
from bot.finished.replay import HandStep, Moment, moment
from bot.ports.presses import Pressed
from bot.refusal import Refusal
from bot.screen import Answer, Screen, shown
from bot.screens.afterwards import replay as replay_screen
from bot.screens.refusals import done
from bot.table.table import Table
from engine.record import read

BEGINNING = HandStep(1, 0)


async def replay(request: CommandRequest) -> Answer:
    """Show the beginning of the game with the typed code, else of the asker's newest in this chat or anywhere."""
    code = await (request.code(request.args) if request.args else newest(request))
    try:
        found = await _moment(request, code, BEGINNING)
    except Refusal as refusal:
        if refusal.key == "no-such-table" and code in await _finished(request, request.person.key):
            raise Refusal("replay-gone", code=code) from None
        await request.must_not_be_hidden(code)
        raise
    return shown(_drawn(request, found))


async def turn_page(request: CommandRequest, token: ButtonToken) -> Answer:
    """Show the beginning in a new message, or another moment in the pressed message."""
    if token.argument == replay_screen.ASKED:
        return shown(_drawn(request, await _moment(request, token.table, BEGINNING)))
    if token.argument in {replay_screen.BEGIN, replay_screen.END}:
        return Answer(toast=done(f"replay-{token.argument}", request.language))
    place = replay_screen.read_place(token.argument)
    if place is None:
        raise Refusal("unknown-button")
    must_stand_in_its_message(request, token)
    found = await _moment(request, token.table, place)
    return Answer(instead=_drawn(request, found))


def _drawn(request: CommandRequest, found: Moment) -> Screen:
    """Draw a moment with all cards, or only with the asker's own while others still play the same deal."""
    only = found.table.seat_of(request.person.key) if dailies.is_secret(found.table) else None
    return replay_screen.replay(found, request.language, only)


def must_stand_in_its_message(request: CommandRequest, token: ButtonToken) -> None:
    """Raise Refusal for a forged button: the message has none of this verb and game, which would replace another."""
    what = request.press.what
    if not isinstance(what, Pressed) or what.message is None:
        return  # the message is unknown
    beside = (one for one in map(token_of, what.beside) if one is not None)
    if not any((one.verb, one.table) == (token.verb, token.table) and one.argument for one in beside):
        raise Refusal("unknown-button")


async def newest(request: CommandRequest) -> str:
    """Return the code of the newest finished game that the asker played, first in this chat. Raises Refusal."""
    for owner in (request.press.chat.key, request.person.key):
        for code in await _finished(request, owner):
            return code
    played = day_played_last(request)
    if played is None:
        raise Refusal("replay-none")
    return played


async def _finished(request: CommandRequest, owner: str) -> list[str]:
    """Return the codes of the newest finished games of a chat or person that the asker played, newest first."""
    games = map(FinishedGame.model_validate, await request.directory.finished(owner, FINISHED_SHOWN))
    return [game.table for game in games if game.was_played_by(request.person)]


async def _moment(request: CommandRequest, code: str, place: HandStep) -> Moment:
    """Return a moment of a finished game. Raises Refusal as `finished` does."""
    table, log = await finished(request, code, "replay-not-over")
    return moment(table, read(records.record(table, log)), place)


async def finished(request: CommandRequest, code: str, not_over: str) -> tuple[Table, list[bytes]]:
    """Return a finished game that the asker played, and its log. Raises Refusal, `not_over` while the game goes on."""
    table = await as_own(request, await request.tables.table(code))
    if table.seat_of(request.person.key) is None:
        raise Refusal("not-seated")
    if table.is_live:
        raise Refusal(not_over)
    log = await request.tables.store.log(code)
    if not table.rows or not log:
        raise Refusal("replay-empty")
    return await as_opened(request, table), log
