"""How the servers are: `bot.ports.Nodes`. Each is asked by itself, past the limits of what games need."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from redis.asyncio import RedisCluster
from redis.exceptions import AuthenticationError, BusyLoadingError, NoPermissionError, RedisError, ResponseError

from adapters.redis.database import Database
from bot.ports import NodeHealth

PATIENCE = 1.0  # seconds
FULL_MEMORY = "full-memory"
SECTIONS = ("memory", "persistence", "replication")

Ask = Callable[..., Awaitable[Any]]


class RedisNodes:
    """The one server, the service's master, or every master of a cluster."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def health(self) -> list[NodeHealth]:
        """Ask each for its own report, all at the same time."""
        client = self._database.client
        if not isinstance(client, RedisCluster):
            return [await _health("redis", client.execute_command)]
        try:
            async with asyncio.timeout(PATIENCE):
                await client.initialize()  # a cluster learns its slots
        except (RedisError, OSError, TimeoutError) as error:
            return [NodeHealth("cluster", _cause(error), writes=False)]
        # A node asked directly: through the cluster's client an answer that does not come would upset all the others.
        nodes = client.get_primaries()
        return list(await asyncio.gather(*(_health(node.name, node.execute_command) for node in nodes)))


async def _health(name: str, ask: Ask) -> NodeHealth:
    try:
        async with asyncio.timeout(PATIENCE):
            return _reported(name, await ask("INFO", *SECTIONS))
    except NoPermissionError:
        return NodeHealth(name)  # it answers; what it has to report is not for this user
    except (RedisError, OSError, TimeoutError) as error:
        return NodeHealth(name, _cause(error), writes=False)


def _reported(name: str, facts: Mapping[str, Any]) -> NodeHealth:
    if facts.get("loading"):
        return NodeHealth(name, "loading", writes=False)
    if facts.get("role") == "slave":
        return NodeHealth(name, "read-only", writes=False)
    if facts.get("aof_last_write_status") == "err":
        return NodeHealth(name, "disk", writes=False)
    limit = int(facts.get("maxmemory", 0))
    if limit and int(facts["used_memory"]) >= limit:
        # Claims and times are renewed in place all the same; what grows is refused.
        return NodeHealth(name, FULL_MEMORY)
    return NodeHealth(name)


def _cause(error: Exception) -> str:
    """Return a short word, of a refusal its first, e.g. `busy`. The rest is left out: it may quote commands."""
    if isinstance(error, BusyLoadingError):
        return "loading"
    if isinstance(error, AuthenticationError):
        return "password"
    if isinstance(error, ResponseError):
        return str(error).partition(" ")[0].lower() or "refused"
    return "no-answer"
