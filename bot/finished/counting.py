"""The count of a game that is over: in statistics, ratings, lists of finished games, and what its people keep of it.

The commit that marks the table as counted writes all of that, so it happens once.
"""

from functools import partial

from bot.finished import dailies, earned, short_games, statistics
from bot.ports.effects import Closes, Effect, Kept, Sits, TakesPlace, Unmet
from bot.table import invitations
from bot.table.change import TableChange
from bot.table.ending import LAST_VOID
from bot.table.masks import chats_told
from bot.table.parts import Earned, Ending
from bot.table.table import Stage, Table
from bot.table.tables import Tables


async def count(tables: Tables, table: Table) -> None:
    """Count a table that is not live, unless it was counted before."""
    if table.is_live or table.counted:
        return
    directory, places = tables.directory, True
    await dailies.take_in(directory, table)
    await short_games.take_in(directory, table)
    await invitations.take_in(directory, table)
    is_over = table.stage is Stage.OVER or table.ending is not None
    while True:
        effects = await _links_cleared(tables, table)
        effects += await statistics.counted(directory, table, places=places) if is_over else ()
        reached = await earned.of(directory, table) if is_over else ()
        try:
            await tables.change(table.id, partial(_with_count, effects=effects, reached=reached))
        except Unmet as unmet:  # no place is left, or a rating has changed meanwhile: it is computed again
            places = places and not isinstance(unmet.effect, TakesPlace)
        else:
            break
    for chat in await statistics.sums_of(directory, table) if is_over else ():
        await directory.drop_expired(chat)


def _with_count(table: Table, *, effects: tuple[Effect, ...], reached: tuple[Earned, ...]) -> TableChange:
    if table.counted or table.is_live:
        return TableChange(table)
    return TableChange(table.replace(counted=True, earned=reached), effects=effects)


async def _links_cleared(tables: Tables, table: Table) -> tuple[Effect, ...]:
    """Return what clears the links of a table's chats and people to it."""
    people = [seat.person.key for seat in table.seats if seat.person is not None]
    effects: list[Effect] = [Sits(person, table.id, on=False) for person in people]
    for chat in table.chats:
        if await tables.directory.table_of_chat(chat.key) == table.id:
            if (
                table.ending is Ending.VOID and people and chat in chats_told(table)
            ):  # other games are found in the list of finished ones
                void = {"table": table.id, "ended": table.clock.turn_since}
                effects.append(Kept(chat.key, {LAST_VOID: void}))
            effects.append(Closes(chat.key, table.id))
    return tuple(effects)
