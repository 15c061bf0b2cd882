"""Tables as a type of document; players are told of lost commits."""

import logging
import secrets
from collections.abc import Awaitable, Callable

from bot.chance import Chance, SystemChance
from bot.meter import Meter
from bot.ports.directory import Directory
from bot.ports.store import CommitResult, Stored, TableStore
from bot.refusal import Refusal
from bot.table import ancestry, healing
from bot.table import stored as form
from bot.table.change import Denied, TableChange
from bot.table.documents import Changed, Documents, Live, Registry
from bot.table.table import Table
from engine.errors import EngineError

log = logging.getLogger(__name__)


class Tables(Documents[Table]):
    """The tables of a process, with the registry that tournaments and days share."""

    what = "table"
    form = Table

    def __init__(
        self,
        store: TableStore,
        directory: Directory,
        *,
        now: Callable[[], float],
        chance: Chance | None = None,
        meter: Meter | None = None,
        beacon: bool = False,
    ) -> None:
        """`beacon`: whether tables opened here mix the public beacon into their deals."""
        super().__init__(Registry(store, directory, now, meter or Meter()))
        self.chance = chance or SystemChance()
        self.beacon = beacon

    def read(self, stored: Stored) -> Table:
        """Parse a table. Raises NewerSchema for a deal of the day that only another release can play."""
        return form.read(stored)

    def rules(self, before: Live[Table], value: Table) -> bytes:
        """Return the rules if the game begins with this commit."""
        begins = value.game is not None and (before.version == 0 or before.value.game is None)
        return form.rules_of(value) if begins else b""

    def written(self, before: Live[Table], change: Changed[Table], version: int) -> Table:
        """Return the table with the commit among its ancestors."""
        key = secrets.token_hex(ancestry.KEY_BYTES)
        return ancestry.written(before.value, change.value, version, key, healing=bool(change.above))

    async def _commit(
        self, live: Live[Table], change: Changed[Table], input_id: str | None = None
    ) -> tuple[CommitResult, Stored | None]:
        """Write the next version of a table. People who have sat down there are noted for their group before."""
        seated, table = live.value.people if live.version else (), change.value
        new = {one.key: one.name for one in table.people if one.key and one.key not in {known.key for known in seated}}
        if new and not table.home.private:
            await self.directory.sat_down(table.home.group.key, new)
        return await super()._commit(live, change, input_id)

    def healed(self, live: Live[Table], known: Live[Table]) -> TableChange | None:
        """Tell the players what was lost, unless they have been told already."""
        if ancestry.follows(live.value, live.version, known.version):
            return None
        return healing.by_memory(live.value, known.value, known.version, self.now(), self.chance)

    def refused(self, cause: Refusal | EngineError, value: Table) -> Denied:
        """Return the refusal with the table, which its text needs."""
        return Denied(cause, value)

    async def table(self, table_id: str) -> Table:
        """Return the newest version of a table; raises Refusal if there is none."""
        return (await self.load(table_id)).value

    async def quietly(self, work: Awaitable[object]) -> None:
        """Await a change and ignore a refusal: the table may be gone."""
        try:
            await work
        except (Refusal, Denied):
            log.info("a table was gone before it could be told")
