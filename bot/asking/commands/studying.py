"""Data from which a window draws a finished game: the steps of a hand, or a review (`bot.ports.presses.StudyRequest`).

The rules for who may see what are those of `/replay` and `/review`.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.asking import allowances
from bot.asking.commands import keeping, learning, playing_on, puzzles, replaying, reviewing
from bot.asking.commands.request import CommandRequest
from bot.finished import dailies, records
from bot.finished.replay import moments
from bot.finished.review import Review
from bot.ports.presses import StudyRequest
from bot.refusal import Refusal
from bot.screen import Answer
from bot.screens.afterwards import board as board_screen
from bot.screens.afterwards import study as study_screen
from bot.screens.afterwards.study import Data
from bot.table import lobby
from bot.table.table import Table
from engine.errors import EngineError
from engine.record import read

OF_STUDIES: Mapping[str, Callable[[CommandRequest, StudyRequest], Awaitable[Data]]] = {
    "keep": keeping.keep,
    "kept": lambda request, _: keeping.kept(request),
    "load": lambda request, what: keeping.load(request, what.study),
    "drop": lambda request, what: keeping.drop(request, what.study),
    "play": playing_on.play_on,
    "puzzle": puzzles.of_page,
    "lesson": learning.of_page,
}
"""Handlers of a window's requests about studies, by part."""


async def study(request: CommandRequest, what: StudyRequest) -> Answer:
    """Answer with the data that was asked for. Raises Refusal as `replaying.finished` does."""
    await request.load()
    await request.spend(allowances.STUDIES)
    if what.part in OF_STUDIES:
        try:
            return Answer(data=await OF_STUDIES[what.part](request, what))
        except EngineError as error:
            return Answer(toast=board_screen.refused(error, request.language)["refused"])
    code = lobby.read_code(what.table) if what.table else await replaying.newest(request)
    if code is None:
        raise Refusal("bad-code")
    match what.part:
        case "board":
            return Answer(data=await keeping.board(request, code))
        case "review":
            return Answer(data=await _review(request, code))
        case _:
            return Answer(data=await _hand(request, code, what))


async def _hand(request: CommandRequest, code: str, what: StudyRequest) -> Data:
    table, log = await replaying.finished(request, code, "replay-not-over")
    own = table.seat_of(request.person.key)
    is_open = not dailies.is_secret(table)  # otherwise others still play the same cards
    eyes = what.seat if is_open else own
    if eyes is not None and not 0 <= eyes < len(table.seats):
        raise Refusal("unknown-button")
    drawn = await request.aside(lambda: _steps(table, log, what.hand, request.language, eyes))
    return {
        "table": code,
        "seat": own,
        "open": is_open,
        "eyes": eyes,
        **drawn,
        "words": study_screen.words(code, request.language),
    }


def _steps(table: Table, log: Sequence[bytes], hand: int, language: str, eyes: int | None) -> Data:
    found = list(moments(table, read(records.record(table, log)), hand))
    return {
        "hand": found[0].place.hand,
        "hands": study_screen.hands(table, found[0].lengths, language),
        "names": study_screen.names(found[0].table, language),
        "steps": study_screen.steps(found, language, eyes),
    }


async def _review(request: CommandRequest, code: str) -> Data:
    seat = (await request.tables.table(code)).seat_of(request.person.key)
    store = request.tables.store
    if seat is not None and await store.review(code, seat) is None and await store.reviewing(code, seat) is None:
        await request.spend(allowances.REVIEWS)
    table, _, found = await reviewing.found_for(request, code)
    if isinstance(found, Review):
        return {"table": code, **study_screen.review(table, found, request.language)}
    return {"table": code, **study_screen.waiting(found, request.language)}
