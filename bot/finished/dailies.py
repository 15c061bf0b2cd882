"""What becomes of the hands of a deal of the day: results, what may be seen before the day is over, the best line.

Until then a table gives out what its own person has seen, and no secret: others still play the same cards.
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
from engine.state import State

BEST_LOOKED_AT = 5  # of the best, whose tables may be gone
LONGEST_STREAK_KEPT = 10_000


def is_secret(table: Table) -> bool:
    """Whether a table's cards are still to be kept from its own person too, as far as they have not seen them."""
    dealt = [row.deal for row in table.rows] or [deal for deal in (table.deal,) if deal is not None]
    return Daily.of(table.kind) is not None and not any(deal.secret for deal in dealt)


async def opened(days: Days, table: Table, now: float) -> Table:
    """Return a table with what opens its seal, if it is of a day that is over; else as it is."""
    kind = Daily.of(table.kind)
    day = await days.kept(kind.date) if kind is not None else None
    if day is None or not calendar.may_open(day.date, now) or table.is_live:
        return table
    deal = day.opened()
    rows = tuple(row.replace(deal=deal) for row in table.rows)
    broken = deal if table.deal is not None else None
    return table.replace(rows=rows, deal=broken, beacon=day.round is not None)


def result_of(table: Table) -> int | None:
    """Return what the person of a deal of the day has reached; None as long as the hand is not over."""
    if Daily.of(table.kind) is None or not table.rows:
        return None
    return int(table.rows[-1].result["deltas"][OWN])


async def take_in(directory: Directory, table: Table) -> None:
    """Note the result of a finished hand, and the streak, once; told again, nothing changes."""
    kind, points = Daily.of(table.kind), result_of(table)
    person = table.seats[OWN].person if kind is not None else None
    if kind is None or points is None or person is None:
        return
    date = kind.date
    known = (await directory.person(person.key)).get("daily") or {}
    if str(known.get("last", "")) >= date:
        return
    await directory.days.finish(date, kind.mark, points, room=person.room)
    streak = min(kind.streak, LONGEST_STREAK_KEPT)
    await directory.save_person(person.key, {"daily": {"last": date, "streak": streak, "table": table.id}})


async def strike_out(directory: Directory, table: Table) -> None:
    """Let nobody play the day once more whose table is deleted: the cards are the same."""
    kind = Daily.of(table.kind)
    if kind is not None:
        await directory.days.strike_out(kind.date, kind.mark)


def streak_before(about: Mapping[str, Any], date: str) -> int:
    """Return for how many days in a row somebody has played, by what is remembered of them, up to a day.

    The day itself counts if they have finished it, else those up to the day before.
    """
    known = about.get("daily") or {}
    return int(known.get("streak", 0)) if known.get("last") in {date, calendar.next_to(date, -1)} else 0


async def table_of(tables: Tables, day: Day, mark: str) -> tuple[Table | None, str]:
    """Return a player's table of a day by their mark, None where there is none, and the code that it has or would."""
    for code in day.codes_of(mark):
        try:
            table = await tables.table(code)
        except Refusal:
            return None, code
        if is_of(table, day, mark):
            return table, code
    raise Refusal("try-again")


def positions(table: Table, log: Sequence[bytes]) -> Iterable[State]:
    """Yield the position after the deal, and after each action of the log."""
    start, dealt, *rest = (entry for entry in map(json.loads, log) if "looked" not in entry)
    state = game.new(rules_of(table), start["seats"], start["first_dealer"])
    state, _ = game.apply(state, DealAction(tuple(dealt["pack"])))
    yield state
    for entry in rest:
        state, _ = game.apply(state, actions.parse(entry))
        yield state


def own_file(table: Table, log: Sequence[bytes]) -> tuple[str, bytes]:
    """Return the file name and the content of what the person of a deal of the day has seen of it, step by step."""
    seen = [view.view(state, OWN).as_json() for state in positions(table, log)]
    kind = Daily.of(table.kind)
    told = {"daily": kind.date if kind is not None else None, "table": table.id, "seat": OWN, "views": seen}
    return f"thousand-{table.id}-view.json", json.dumps(told, ensure_ascii=False, indent=1).encode()


@dataclass(frozen=True, slots=True)
class Best:
    """How a day was played best."""

    table: Table
    """The table of who did."""

    hands: tuple[tuple[str, ...], ...]
    """The cards of each seat as they were dealt, by code."""

    actions: tuple[actions.Action, ...]
    """Everything that was done, in order."""


async def best_table(tables: Tables, day: Day, room: str) -> Table | None:
    """Return the table on which a day was played best in a room, or of ALL; None where none is (or is not kept)."""
    for mark in await tables.directory.days.best(day.date, BEST_LOOKED_AT, room=room):
        table, _ = await table_of(tables, day, mark)
        if table is not None and table.rows:
            return table
    return None


async def best_line(tables: Tables, day: Day, room: str) -> Best | None:
    """Return how a day that is over was played best; None where nobody has finished, or nothing of it is kept."""
    table = await best_table(tables, day, room)
    log = await tables.store.log(table.id) if table is not None else []
    return _read(table, log) if table is not None and log else None


def _read(table: Table, log: Sequence[bytes]) -> Best:
    dealt = next(iter(positions(table, log)))
    entries = [entry for entry in map(json.loads, log) if "looked" not in entry]
    hands = tuple(tuple(view.view(dealt, seat).hand or ()) for seat in range(len(table.seats)))
    return Best(table, hands, tuple(actions.parse(entry) for entry in entries[2:]))
