"""A practice game that continues from a position of a study. Its player knows all hands, and nothing counts."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.asking.commands import entering, opening
from bot.asking.commands.request import CommandRequest
from bot.finished.replay import dealt_at
from bot.ports.presses import StudyRequest
from bot.refusal import Refusal
from bot.screens.afterwards.study import Data
from bot.table import dealing, kinds, lobby
from bot.table.change import TableChange
from bot.table.deals import SealedDeal
from bot.table.parts import Clock
from bot.table.playing import play
from bot.table.table import Seat, Stage
from engine import actions, study
from engine.errors import EngineError
from engine.players import LEVELS
from engine.record import Record, begun
from engine.state import BETWEEN_HANDS
from engine.study import Place

SEED = 16  # bytes


async def play_on(request: CommandRequest, what: StudyRequest) -> Data:
    """Begin a game in the asker's private chat. Raises EngineError if no action can follow at the place."""
    if not request.press.chat.private:
        raise Refusal("private-only")
    record = await request.aside(lambda: _record(what))
    seat = what.seat or 0
    if not 0 <= seat < record.seats or what.level not in LEVELS:
        raise Refusal("unknown-button")
    chat = request.press.chat
    ended = await opening.no_game_here(request, chat)
    await request.spend_table()
    await entering.must_be_welcome(request, chat)
    change = _begun(
        request, record, what, await request.directory.chat(chat.key), await request.free_code(lobby.new_code)
    )
    await opening.created(request, change, ended)
    return {"table": change.value.id}


def _record(what: StudyRequest) -> Record:
    """Return the record of the one hand to continue, up to the place."""
    found = study.parse(what.record)
    hand, line, step = what.place
    only, here = study.alone(found, Place(hand, line, step))
    if study.state_at(only, here).phase in BETWEEN_HANDS:
        raise EngineError("hand_over", "the hand is over; no action follows")
    return study.record_at(only, replace(here, hand=0))


def _begun(
    request: CommandRequest, record: Record, what: StudyRequest, kept: Mapping[str, Any], code: str
) -> TableChange:
    """Return the table at the position, with its log: the deal or the position, and the actions since."""
    tables, own = request.tables, opening.own_seat(request)
    table = lobby.open_table(
        code,
        request.person,
        request.press.chat,
        language=str(kept.get("language") or request.language),
        preset=record.rules.preset,
        options=record.rules.options,
        now=tables.now(),
        chance=tables.chance,
        settings={"pictures": request.messengers[request.press.chat.platform].pictures, **kept},
        kind=kinds.study_game(tables.chance.token(SEED).hex()),
    )
    seats = [Seat(level=what.level, number=number) for number in range(1, record.seats)]
    seats.insert(what.seat or 0, own)
    (hand,) = record.hands
    table = table.replace(
        seats=tuple(seats),
        stage=Stage.PLAYING,
        game=begun(record),
        clock=Clock(turn_since=tables.now()),
        deal=SealedDeal(hand=1, secret="", commitment=""),
        next_deal=None,
    )
    start = dict(dealing.first_entry(table, record.first_dealer))
    if record.totals_before is not None:
        start["totals_before"] = record.totals_before
    begins: Mapping[str, Any] = hand.model_dump(mode="json", exclude_none=True, exclude={"actions"})
    log: list[Mapping[str, Any]] = [start, begins]
    now = dealt_at(table, hand)
    for action in map(actions.parse, hand.actions):
        now, entry = play(now, action, tables.now())
        log.append(entry)
    return TableChange(now, log=tuple(log))
