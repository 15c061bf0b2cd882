"""Rate limits of requests by people and chats, counted in Redis: `bot.ports.allowances.Allowances`."""

from adapters.redis import keys
from adapters.redis.database import Database
from adapters.redis.health import RedisNodes
from adapters.redis.limits import taken
from bot.ports.allowances import Allowance


class RedisAllowances:
    """One small hash for each person or chat and kind of request. It expires once the allowance is full again."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._nodes = RedisNodes(database)

    async def take(self, what: str, who: str, allowance: Allowance, now: float) -> float:
        """Count one request and return 0.0, or return the seconds to wait."""
        wait, *_ = await taken(self._database, [keys.allowance(what, who)], now, [allowance])
        return wait

    async def room_for_more(self) -> bool:
        """Whether no server is nearly full. Running games need the remaining memory first."""
        return not any(node.nearly_full for node in await self._nodes.health())
