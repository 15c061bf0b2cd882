"""The health of the server: `bot.ports.health.Nodes`."""

import asyncio
from collections.abc import Mapping
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from adapters.redis.causes import cause_of
from adapters.redis.database import Database
from adapters.redis.durability import Durability
from bot.ports.health import Cause, NodeHealth

PATIENCE = 1.0  # seconds
NEARLY_FULL = 0.9  # part of the memory that a server may use
SECTIONS = ("memory", "persistence", "replication")


class RedisNodes:
    """The one server, or the service's master."""

    def __init__(self, database: Database, durability: Durability = Durability.SERVER) -> None:
        self._database = database
        self._durability = durability

    async def health(self) -> list[NodeHealth]:
        """Ask the server for its own report."""
        return [await self._health("redis", self._database.client)]

    async def _health(self, name: str, client: Redis) -> NodeHealth:
        try:
            async with asyncio.timeout(PATIENCE):
                return _reported(name, await client.info(*SECTIONS), self._durability)
        except (RedisError, OSError, TimeoutError) as error:
            cause = _cause(error)
            if cause is Cause.NO_PERMISSION:
                return NodeHealth(name)  # it answers, but this user may not read its report
            return NodeHealth(name, cause, writes=False)


def evicts(facts: Mapping[str, Any]) -> bool:
    """Whether a server forgets keys when its memory is full, by its report."""
    return bool(facts.get("maxmemory_policy", "noeviction") != "noeviction")


def lacks_replica(facts: Mapping[str, Any], durability: Durability) -> bool:
    """Whether no replica follows a server whose commits wait for one, by its report."""
    return durability is Durability.REPLICATED and not facts.get("connected_slaves")


def _reported(name: str, facts: Mapping[str, Any], durability: Durability) -> NodeHealth:
    if facts.get("loading"):
        return NodeHealth(name, Cause.LOADING, writes=False)
    if facts.get("role") == "slave":
        return NodeHealth(name, Cause.READ_ONLY, writes=False)
    if facts.get("aof_last_write_status") == "err":
        return NodeHealth(name, Cause.DISK, writes=False)
    if facts.get("min_slaves_good_slaves") == 0:  # told only where the server wants some
        return NodeHealth(name, Cause.NO_REPLICAS, writes=False)
    limit, used = int(facts.get("maxmemory", 0)), int(facts.get("used_memory", 0))
    nearly_full = bool(limit) and used >= NEARLY_FULL * limit
    if evicts(facts):
        return NodeHealth(name, Cause.EVICTS, nearly_full=nearly_full)
    if limit and used >= limit:
        # The lead and times of attention can still be renewed in place; writes that need more memory are refused.
        return NodeHealth(name, Cause.MEMORY, nearly_full=True)
    if lacks_replica(facts, durability):
        return NodeHealth(name, Cause.NO_REPLICAS, nearly_full=nearly_full)
    return NodeHealth(name, nearly_full=nearly_full)


def _cause(error: Exception) -> Cause:
    return cause_of(error) or Cause.NO_ANSWER
