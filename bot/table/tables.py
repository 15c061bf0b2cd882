"""Tables as a type of document."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from bot.chance import Chance, SystemChance
from bot.meter import Meter
from bot.ports.directory import Directory
from bot.ports.store import CommitResult, Stored, TableStore
from bot.ports.think import Think
from bot.refusal import Refusal
from bot.table import dealing, masks
from bot.table import stored as form
from bot.table.change import Denied
from bot.table.documents import Changed, Documents, Live, Registry
from bot.table.gathering import KEY_BYTES
from bot.table.table import Table
from engine.errors import EngineError

log = logging.getLogger(__name__)

IN_PLAY = 3600.0  # seconds after its opening or a move in which a table counts as in play


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
        think: Think = asyncio.to_thread,
    ) -> None:
        """`think` does slow work."""
        super().__init__(Registry(store, directory, now, meter or Meter()))
        self.chance = chance or SystemChance()
        self.think = think

    def read(self, stored: Stored) -> Table:
        """Parse a table. Raises NewerSchema for a deal of the day that only another release can play."""
        return form.read(stored)

    def rules(self, before: Live[Table], value: Table) -> bytes:
        """Return the rules if the game begins with this commit."""
        begins = value.game is not None and (before.version == 0 or before.value.game is None)
        return form.rules_of(value) if begins else b""

    def written(self, before: Live[Table], value: Table, version: int) -> Table:
        """Return the table with its version, and with a key if it has none."""
        is_decided_anew = not before.version or value.decision != before.value.decision
        return value.replace(
            version=version,
            parent=before.version,
            decided=version if is_decided_anew else value.decided,
            key=value.key or secrets.token_hex(KEY_BYTES),
        )

    async def _commit(
        self, live: Live[Table], change: Changed[Table], input_id: str | None = None
    ) -> tuple[CommitResult, Stored | None]:
        """Write the next version of a table. People who have sat down there are noted for their group before."""
        seated, table = live.value.people if live.version else (), change.value
        new = {one.key: one.name for one in table.people if one.key and one.key not in {known.key for known in seated}}
        new = {key: name for key, name in new.items() if not masks.is_masked(table, key)}
        if new and not table.home.private:
            await self.directory.sat_down(table.home.group.key, new)
        return await super()._commit(live, change, input_id)

    def renewed(self, value: Table) -> Table:
        """Return a table with its deal to come sealed anew; all its messages are edited if it is in play."""
        renewed, now = dealing.resealed(value, self.chance), self.now()
        in_play = value.is_live and now - max(value.clock.turn_since, value.created) < IN_PLAY
        return renewed.replace(redrawn=now) if in_play else renewed

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
