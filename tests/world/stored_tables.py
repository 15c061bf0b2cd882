"""Tables as they are read from a store."""

from bot.ports.store import Stored
from bot.table.stored import read, rules_of
from bot.table.tables import Tables


async def rewritten(world, table_id, **changes):
    """Store a table with some fields replaced, bypassing the rules; afterwards no process has it cached."""
    live = await world.tables.newest(table_id)
    await world.store.commit(
        table_id,
        expected=live.version,
        what="table",
        schema=Tables.schema,
        body=live.value.model_copy(update=changes).model_dump_json().encode(),
        wake=world.time,
    )
    world.restart()


def stored_again(table):
    """Return a table after writing and reading it."""
    return read(Stored(1, "table", Tables.schema, table.model_dump_json().encode(), rules_of(table)))
