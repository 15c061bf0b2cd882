"""A world on a real server, in which tables are tended under leases, as by a worker."""

from adapters.redis import keys
from adapters.redis.directory import RedisDirectory
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.ports.schedule import Claim
from tests.world.chat_room import NoLimits, World


class Leased(World):
    """A world with one worker, which holds all partitions."""

    def __init__(self, database) -> None:
        self.database = database
        self.schedule = RedisSchedule(database)
        self.claims: dict[int, Claim] = {}
        super().__init__(RedisTables(database), RedisDirectory(database), NoLimits())

    async def renew(self) -> None:
        self.claims = {claim.partition: claim for claim in await self.schedule.claim("w", self.time)}

    async def tend(self, table_id: str | None = None, *, due: bool = False) -> None:
        if not self.claims:
            await self.renew()
        table_id = table_id or await self.directory.table_of_chat(self.group.key)
        if table_id is not None:
            await self.tender.tend(table_id, self.claims[keys.partition_of(table_id)], due=due)

    async def passes(self, seconds: float, table_id: str | None = None) -> None:
        for _ in range(int(2 * seconds)):
            self.time += 0.5
            await self.tend(table_id)
