"""Results of tables. Each counts exactly once, and their order does not matter."""

from __future__ import annotations

from engine import judge
from engine.errors import EngineError
from engine.tournament import questions
from engine.tournament.entries import with_round, with_table
from engine.tournament.errors import refuse
from engine.tournament.model import LONGEST_REMARK, HandRuling, Result, Tournament

MOST_TOTAL = 1_000_000


def count(tournament: Tournament, number: int, table: int, result: Result) -> Tournament:
    """Count the result of a table of round ``number``. Repeating it changes nothing; a different one is refused."""
    played = questions.table(tournament, number, table)
    if played.result is not None:
        if played.result == result:
            return tournament
        raise refuse("result_differs")
    questions.require_open(tournament)
    check_result(played.seats, result)
    # Only the last round has tables without a result.
    counted = with_table(tournament, table, result=result)
    deals_open = counted.rounds[-1].deals_open or not questions.tables_left(counted)
    return with_round(counted, deals_open=deals_open)


def check_result(seats: tuple[int | None, ...], result: Result) -> None:
    """Refuse a result that is impossible for these seats: ``bad_result`` (field)."""
    everyone = range(len(seats))
    if len(result.totals) != len(seats) or any(abs(total) > MOST_TOTAL for total in result.totals):
        raise _bad("totals")
    if not _ascending(result.winners) or not set(result.winners) <= set(everyone):
        raise _bad("winners")
    if not _ascending(result.absent) or not set(result.absent) <= {seat for seat in everyone if seats[seat]}:
        raise _bad("absent")
    if not all(_can_be(ruling, len(seats)) for ruling in result.rulings):
        raise _bad("rulings")


def _ascending(seats: tuple[int, ...]) -> bool:
    return list(seats) == sorted(set(seats))


def _can_be(ruling: HandRuling, seats: int) -> bool:
    if not ruling.reason or len(ruling.remark) > LONGEST_REMARK:
        return False
    if ruling.do == "annul":
        return ruling.hand >= 1 and ruling.seat is None and ruling.points == 0
    return ruling.hand >= 1 and ruling.seat in range(seats) and judge.LEAST <= ruling.points <= judge.MOST


def _bad(field: str) -> EngineError:
    return refuse("bad_result", f"{field} cannot be", field=field)
