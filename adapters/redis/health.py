"""The health of the servers: `bot.ports.health.Nodes`. Each is asked directly, not by the pipelines of games."""

import asyncio
from collections.abc import Mapping
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from adapters.redis.causes import cause_of
from adapters.redis.cluster import Cluster
from adapters.redis.database import Database
from bot.ports.health import Cause, NodeHealth

PATIENCE = 1.0  # seconds
NEARLY_FULL = 0.9  # part of the memory that a server may use
SECTIONS = ("memory", "persistence", "replication")


class RedisNodes:
    """The one server, the service's master, or every master of a cluster."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def health(self) -> list[NodeHealth]:
        """Ask all servers for their own reports, at the same time."""
        client = self._database.client
        if not isinstance(client, Cluster):
            return [await _health("redis", client)]
        try:
            async with asyncio.timeout(PATIENCE):
                masters = await client.masters()
        except (RedisError, OSError, TimeoutError) as error:
            return [NodeHealth("cluster", _cause(error), writes=False)]
        return list(await asyncio.gather(*(_health(_name(master), master) for master in masters)))


async def _health(name: str, client: Redis) -> NodeHealth:
    try:
        async with asyncio.timeout(PATIENCE):
            return _reported(name, await client.info(*SECTIONS))
    except (RedisError, OSError, TimeoutError) as error:
        cause = _cause(error)
        if cause is Cause.NO_PERMISSION:
            return NodeHealth(name)  # it answers, but this user may not read its report
        return NodeHealth(name, cause, writes=False)


def _reported(name: str, facts: Mapping[str, Any]) -> NodeHealth:
    if facts.get("loading"):
        return NodeHealth(name, Cause.LOADING, writes=False)
    if facts.get("role") == "slave":
        return NodeHealth(name, Cause.READ_ONLY, writes=False)
    if facts.get("aof_last_write_status") == "err":
        return NodeHealth(name, Cause.DISK, writes=False)
    limit = int(facts.get("maxmemory", 0))
    if limit and int(facts["used_memory"]) >= limit:
        # Claims and times of attention can still be renewed in place; writes that need more memory are refused.
        return NodeHealth(name, Cause.MEMORY, nearly_full=True)
    return NodeHealth(name, nearly_full=bool(limit) and int(facts["used_memory"]) >= NEARLY_FULL * limit)


def _cause(error: Exception) -> Cause:
    return cause_of(error) or Cause.NO_ANSWER


def _name(master: Redis) -> str:
    place = master.connection_pool.connection_kwargs
    return f"{place.get('host')}:{place.get('port')}"
