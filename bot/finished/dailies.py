"""Finished hands of a deal of the day: results, files, and the best line of play.

Until the day is over, a table shows only what its person has seen, as others still play the same cards.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.daily.day import Day
from bot.daily.days import Days
from bot.daily.opening import OWN, is_of
from bot.ports.directory import Directory
from bot.refusal import Refusal
from bot.table import calendar
from bot.table.kinds.daily import Daily
from bot.table.lobby import rules_of
from bot.table.table import Table
from bot.table.tables import Tables
from engine import actions, game, view
from engine.actions import Deal as DealAction
from engine.fairness import SCHEME
from engine.state import State

BEST_LOOKED_AT = 5  # best results to try, as the tables of some may be gone
LONGEST_STREAK_KEPT = 10_000
DAYS_KEPT = 31  # results in a person's document, for the calendar of a month


def is_secret(table: Table) -> bool:
    """Whether cards that the table's person has not seen are still secret."""
    dealt = [row.deal for row in table.rows] or [deal for deal in (table.deal,) if deal is not None]
    return Daily.of(table.kind) is not None and not any(deal.secret for deal in dealt)


async def opened(days: Days, table: Table, now: float) -> Table:
    """Add the secret to a table of a day that is over; return any other table as it is."""
    kind = Daily.of(table.kind)
    day = await days.kept(kind.date) if kind is not None else None
    if day is None or not calendar.may_open(day.date, now) or table.is_live:
        return table
    deal = day.opened()
    rows = tuple(row.replace(deal=deal) for row in table.rows)
    broken = deal if table.deal is not None else None
    return table.replace(rows=rows, deal=broken)


def result_of(table: Table) -> int | None:
    """Return the person's points of the day; None until the hand is over."""
    if Daily.of(table.kind) is None or not table.rows:
        return None
    return int(table.rows[-1].result["deltas"][OWN])


def contract_of(table: Table) -> int:
    """Return the contract that the person of a finished day has played for; 0 as a defender."""
    result = table.rows[-1].result
    return int(result["contract"] or 0) if result["declarer"] == OWN else 0


async def take_in(directory: Directory, table: Table) -> None:
    """Store the result of a finished hand and the streak, once."""
    kind, points = Daily.of(table.kind), result_of(table)
    person = table.seats[OWN].person if kind is not None else None
    if kind is None or points is None or person is None or table.scheme != SCHEME:
        return
    date = kind.date
    known = (await directory.person(person.key)).get("daily") or {}
    if str(known.get("last", "")) >= date:
        return
    await directory.days.note_contract(date, kind.mark, contract_of(table), room=person.room)
    await directory.days.finish(date, kind.mark, points, room=person.room)
    streak = min(kind.streak, LONGEST_STREAK_KEPT)
    days = dict(sorted({**known.get("days", {}), date: points}.items())[-DAYS_KEPT:])
    await directory.save_person(
        person.key, {"daily": {"last": date, "streak": streak, "table": table.id, "days": days}}
    )


async def strike_out(directory: Directory, table: Table) -> None:
    """Mark the player of a deleted table as done with the day: they know the cards."""
    kind = Daily.of(table.kind)
    if kind is not None:
        await directory.days.strike_out(kind.date, kind.mark)


def streak_before(about: Mapping[str, Any], date: str) -> int:
    """Return how many days in a row a person has played up to a date, by their document (`about`).

    The day itself counts only if they have finished it.
    """
    known = about.get("daily") or {}
    return int(known.get("streak", 0)) if known.get("last") in {date, calendar.next_to(date, -1)} else 0


async def table_of(tables: Tables, day: Day, mark: str) -> tuple[Table | None, str]:
    """Return a player's table of a day by mark, or None, and the code that it has or would get."""
    for code in day.codes_of(mark):
        try:
            table = await tables.table(code)
        except Refusal:
            return None, code
        if is_of(table, day, mark):
            return table, code
    raise Refusal("try-again")


def _entries(log: Sequence[bytes]) -> list[dict[str, Any]]:
    return [entry for entry in map(json.loads, log) if "looked" not in entry]


def positions(table: Table, log: Sequence[bytes]) -> Iterable[State]:
    """Yield the position after the deal, and after each action of the log."""
    start, dealt, *rest = _entries(log)
    state = game.new(rules_of(table), start["seats"], start["first_dealer"])
    state, _ = game.apply(state, DealAction(tuple(dealt["pack"])))
    yield state
    for entry in rest:
        state, _ = game.apply(state, actions.parse(entry))
        yield state


def own_file(table: Table, log: Sequence[bytes]) -> tuple[str, bytes]:
    """Return the name and the content of a file with all views of the person, step by step."""
    seen = [view.view(state, OWN).as_json() for state in positions(table, log)]
    kind = Daily.of(table.kind)
    content = {"daily": kind.date if kind is not None else None, "table": table.id, "seat": OWN, "views": seen}
    return f"thousand-{table.id}-view.json", json.dumps(content, ensure_ascii=False, indent=1).encode()


@dataclass(frozen=True, slots=True)
class Best:
    """The best play of a day."""

    table: Table
    """The table."""

    hands: tuple[tuple[str, ...], ...]
    """The cards of each seat as they were dealt, by code."""

    actions: tuple[actions.Action, ...]
    """All actions in order."""


async def best_table(tables: Tables, day: Day, room: str) -> Table | None:
    """Return the table with the best result of a day in a room, or of ALL; None if there is none any more."""
    for mark in await tables.directory.days.best(day.date, BEST_LOOKED_AT, room=room):
        table, _ = await table_of(tables, day, mark)
        if table is not None and table.rows:
            return table
    return None


async def best_line(tables: Tables, day: Day, room: str) -> Best | None:
    """Return the best play of a day that is over; None if nobody has finished, or nothing is kept."""
    table = await best_table(tables, day, room)
    log = await tables.store.log(table.id) if table is not None else []
    if table is None or not log:
        return None
    dealt = next(iter(positions(table, log)))
    hands = tuple(tuple(view.view(dealt, seat).hand or ()) for seat in range(len(table.seats)))
    return Best(table, hands, tuple(actions.parse(entry) for entry in _entries(log)[2:]))
