"""One door to the server: commands, scripts and batches. No answer is `bot.ports.Unavailable`."""

import asyncio
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from redis.asyncio import Redis, RedisCluster
from redis.asyncio.sentinel import Sentinel
from redis.exceptions import NoScriptError, RedisClusterException, RedisError

from adapters.redis.causes import cause_of
from adapters.redis.together import Together
from bot.ports import Unavailable

Client = Redis | RedisCluster
Argument = str | bytes | int | float

# Commands under way at once. Without a bound redis-py opens a connection for each, and refuses on Cluster after the
# 100th.
IN_FLIGHT = 64


@dataclass(frozen=True, slots=True)
class Script:
    """A Lua script: its text, and the digest under which a server keeps it."""

    source: str
    digest: str

    @classmethod
    def load(cls, name: str) -> "Script":
        """Read `scripts/<name>.lua`."""
        source = files("adapters.redis").joinpath("scripts", f"{name}.lua").read_text("utf-8")
        return cls(source, hashlib.sha1(source.encode(), usedforsecurity=False).hexdigest())


class Database:
    """A connected server, Sentinel service or Cluster.

    Every method raises `bot.ports.Unavailable` when no answer comes, and then the write may or may not have happened.
    redis-py sends a command again when its answer was lost (`adapters.redis.connection` says how often), so each caller
    says why that is safe.
    """

    def __init__(self, client: Client, *, sentinel: Sentinel | None = None) -> None:
        self.client = client
        self._sentinel = sentinel  # the clients that it asks for the master are closed with the master's
        self._free = asyncio.Semaphore(IN_FLIGHT)
        # A cluster's nodes each have their own part of what is asked, and their own errors: there each goes by itself.
        self._together = None if isinstance(client, RedisCluster) else Together(client)

    async def call(self, *command: Argument) -> Any:
        """Send one command and return its answer, with strings as bytes."""
        async with self._free:
            with _outages():
                if self._together is not None:
                    return await self._together.call(command)
                await self.client.initialize()  # a cluster learns its slots
                return await self.client.execute_command(*command)

    async def run(self, script: Script, keys: Sequence[str], args: Iterable[Argument] = ()) -> Any:
        """Run a script. The keys have to share a slot. The text is sent only when the server does not know it."""
        rest = (len(keys), *keys, *args)
        try:
            return await self.call("EVALSHA", script.digest, *rest)
        except (
            NoScriptError
        ):  # a new server, a failover or SCRIPT FLUSH. EVAL also keeps it, on the very node that has the keys.
            return await self.call("EVAL", script.source, *rest)

    async def batch(self, commands: Iterable[Sequence[Argument]]) -> list[Any]:
        """Send commands together, in one round trip for each node, and return their answers in order.

        Not a transaction.
        """
        async with self._free:
            with _outages():
                await self.client.initialize()
                pipeline = self.client.pipeline(transaction=False)
                for command in commands:
                    pipeline.execute_command(*command)
                answers = await pipeline.execute(raise_on_error=False)
                for answer in answers:
                    if isinstance(answer, Exception) and not isinstance(answer, NoScriptError):
                        raise answer
                return answers

    async def run_each(self, script: Script, calls: Sequence[tuple[str, Sequence[Argument]]]) -> list[Any]:
        """Run a script once for each (key, arguments), in one round trip for each node."""
        answers = await self.batch(("EVALSHA", script.digest, 1, key, *args) for key, args in calls)
        for index, (key, args) in enumerate(calls):
            if isinstance(answers[index], NoScriptError):
                answers[index] = await self.run(script, [key], args)
        return answers

    async def close(self) -> None:
        """Close every connection."""
        await self.client.aclose()
        if self._sentinel is not None:
            await self._sentinel.aclose()


@contextmanager
def _outages() -> Iterator[None]:
    try:
        yield
    except (RedisError, RedisClusterException) as error:
        cause = cause_of(error)
        if cause is None:
            raise
        # The kind only: the text of an error can repeat the command, and with it the state of a table.
        raise Unavailable(cause) from None
