"""The operator's commands: list and show tables, retry one that was set aside, end one.

Cards are shown only with a reason, which the table stores and its players read after the game.
"""

import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime

from adapters.redis.directory import RedisDirectory
from adapters.redis.durability import Durability
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.ports.schedule import Schedule
from bot.refusal import Refusal
from bot.running import store
from bot.running.settings import Settings
from bot.table.change import TableChange
from bot.table.deals import Inspection
from bot.table.table import Stage, Table
from bot.table.tables import Tables
from bot.views.of_table import hand_number
from engine import view

LONGEST_REASON = 200  # characters


@contextlib.asynccontextmanager
async def operator(settings: Settings) -> AsyncIterator[tuple[Tables, RedisSchedule]]:
    """Open the tables for an operator's command. Nothing here writes to a chat."""
    async with contextlib.AsyncExitStack() as stack:
        database = await stack.enter_async_context(store.opened(settings))
        tables = RedisTables(database, durability=Durability(settings.durability))
        stack.push_async_callback(tables.close)
        yield Tables(tables, RedisDirectory(database), now=time.time), RedisSchedule(database)


async def listed(tables: Tables, schedule: Schedule) -> list[str]:
    """Return a line for each table with a time of attention, the most urgent first; set-aside ones are marked."""
    lines = []
    for table_id, at in await schedule.everywhere():
        try:
            table = await tables.table(table_id)
        except Refusal:  # it is a tournament or a day, or is gone by now
            continue
        due = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
        mark = f"  SET ASIDE: {table.poisoned}" if table.poisoned else ""
        lines.append(f"{table_id}  {table.stage:<8} {table.preset:<18} {len(table.seats)} seats  due {due}{mark}")
    return lines


async def shown(tables: Tables, table_id: str, *, why_hands: str | None = None) -> list[str]:
    """Return the lines that describe a table; with a reason also the hands, after the inspection has been logged."""
    if why_hands is not None:
        await _inspected(tables, table_id, " ".join(why_hands.split())[:LONGEST_REASON])
    table = await tables.table(table_id)
    return [
        f"table      {table.id}, {table.stage}, decision {table.decision}",
        f"rules      {table.preset} {json.dumps(dict(table.options))}",
        f"chats      {', '.join(chat.key for chat in table.chats)}",
        *(f"seat {index}     {_who(table, index)}" for index in range(len(table.seats))),
        *_position(table),
        *([f"set aside  {table.poisoned}"] if table.poisoned else []),
        *(_hands(table) if why_hands is not None else []),
    ]


async def _inspected(tables: Tables, table_id: str, reason: str) -> None:
    """Store in the table's log that the operator looks at its cards, and why."""
    if not reason:
        raise ValueError("an inspection of cards needs a reason")

    def looked(table: Table) -> TableChange:
        if table.game is None:
            return TableChange(table)
        inspection = Inspection(at=tables.now(), hand=hand_number(table), reason=reason)
        entry = {"looked": inspection.model_dump()}
        return TableChange(table.replace(inspections=(*table.inspections, inspection)), log=(entry,))

    await tables.change(table_id, looked)


async def retried(tables: Tables, table_id: str) -> None:
    """Resume a table that was set aside."""
    await tables.change(
        table_id, lambda table: TableChange(table.model_copy(update={"poisoned": None, "notice": None}))
    )


async def ended(tables: Tables, table_id: str) -> None:
    """End a table. Its record stays."""

    def closed(table: Table) -> TableChange:
        return TableChange(table.replace(stage=Stage.CLOSED, poisoned=None) if table.is_live else table)

    await tables.change(table_id, closed)


def _who(table: Table, index: int) -> str:
    seat = table.seats[index]
    person = seat.person.key if seat.person is not None else f"built-in ({seat.level})"
    notes = [word for word, on in (("left", seat.left), ("stood in for", seat.stand_in)) if on]
    return " ".join([person, *notes])


def _position(table: Table) -> Sequence[str]:
    state = table.game
    if state is None:
        return []
    return [
        f"position   hand {state.hand_number}, {state.phase}, to act {state.to_act}",
        f"totals     {' '.join(map(str, state.totals))}",
    ]


def _hands(table: Table) -> Sequence[str]:
    if table.game is None:
        return []
    views = [view.view(table.game, seat) for seat in range(len(table.seats))]
    return [f"hand {seat}     {' '.join(seen.hand or ())}" for seat, seen in enumerate(views)]
