"""A world on a real server, in which tables are tended under the lead, as by a worker."""

from adapters.redis.directory import RedisDirectory
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.ports.schedule import Lead
from tests.world.chat_room import NoLimits, World


class Leased(World):
    """A world with one process, which leads."""

    def __init__(self, database) -> None:
        self.database = database
        self.schedule = RedisSchedule(database)
        self.lead: Lead | None = None
        super().__init__(RedisTables(database), RedisDirectory(database), NoLimits())

    async def begin_to_lead(self) -> None:
        """Take the lead, and doubt what another process may have been showing when it ended."""
        self.lead = await self.schedule.lead(self.time)
        self.tender.begin(await self.due())

    async def due(self) -> list[str]:
        return await self.schedule.due(self.time, 10_000)

    async def tend(self, table_id: str | None = None, *, due: bool = False) -> None:
        if self.lead is None:
            await self.begin_to_lead()
        table_id = table_id or await self.directory.table_of_chat(self.group.key)
        if table_id is not None:
            await self.tender.tend(table_id, self.lead, due=due)

    async def passes(self, seconds: float, table_id: str | None = None) -> None:
        for _ in range(int(2 * seconds)):
            self.time += 0.5
            await self.tend(table_id)
