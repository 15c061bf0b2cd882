"""Tables as they are read from a store."""

from bot.ports.store import Stored
from bot.table.stored import read, rules_of
from bot.table.tables import Tables


def stored_again(table, version=1):
    """Return a table after it has been written and read."""
    return read(Stored(version, "table", Tables.schema, table.model_dump_json().encode(), rules_of(table)))
