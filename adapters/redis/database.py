"""Commands, scripts and batches for a server or cluster. A missing answer raises `bot.ports.health.Unavailable`."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.sentinel import Sentinel
from redis.exceptions import NoScriptError, RedisClusterException, RedisError

from adapters.redis.causes import cause_of
from adapters.redis.cluster import Cluster
from adapters.redis.pipelining import Command, Pipelining
from bot.ports.health import Unavailable

SCANNED = 500  # keys scanned in one round trip of `every_key`

Argument = str | bytes | int | float
Client = Redis | Cluster


@dataclass(frozen=True, slots=True)
class Script:
    """A Lua script."""

    source: str
    """The script's text."""

    digest: str
    """The SHA-1 of the text in hex: the name by which a server caches the script."""

    @classmethod
    def load(cls, name: str) -> "Script":
        """Read `scripts/<name>.lua`."""
        source = files("adapters.redis").joinpath("scripts", f"{name}.lua").read_text("utf-8")
        return cls(source, hashlib.sha1(source.encode(), usedforsecurity=False).hexdigest())


class Database:
    """A connected server, Sentinel service or Cluster.

    Every method raises `Unavailable` when no answer comes; the write may or may not have happened then. A command is
    sent again after a lost answer (`adapters.redis.connection` says how often), so each caller's docstring says why
    that is safe.
    """

    def __init__(self, client: Client, *, sentinel: Sentinel | None = None) -> None:
        self.client = client
        self.sentinel = sentinel
        self._way = client if isinstance(client, Cluster) else Pipelining(client)
        self._closed = False

    @property
    def spread(self) -> bool:
        """Whether the keys are on several servers, one of which may fail alone."""
        return isinstance(self.client, Cluster)

    @property
    def trips(self) -> int:
        """How many round trips have been made."""
        return self._way.trips

    async def call(self, *command: Argument) -> Any:
        """Send one command and return its answer, with strings as bytes."""
        with _outages():
            return await self._way.call(command)

    async def run(self, script: Script, keys: Sequence[str], args: Iterable[Argument] = ()) -> Any:
        """Run a script. The keys have to share a slot. The text is sent only when the server does not know it."""
        rest = (len(keys), *keys, *args)
        try:
            return await self.call("EVALSHA", script.digest, *rest)
        except NoScriptError:  # after a restart, a failover or SCRIPT FLUSH. EVAL also caches it, on the right node.
            return await self.call("EVAL", script.source, *rest)

    async def run_ended(
        self, script: Script, keys: Sequence[str], args: Iterable[Argument], ending: Command
    ) -> tuple[Any, Any]:
        """Run a script, followed by `ending` on the same connection in one round trip; return both answers.

        Raises for the script alone; an error of the ending is returned as its answer.
        """
        rest = (len(keys), *keys, *args)
        with _outages():
            try:
                return await self._way.call_ended(("EVALSHA", script.digest, *rest), ending)
            except NoScriptError:
                return await self._way.call_ended(("EVAL", script.source, *rest), ending)

    async def batch(self, commands: Iterable[Sequence[Argument]]) -> list[Any]:
        """Send commands together, in one round trip for each node, and return their answers in order.

        Not a transaction.
        """
        with _outages():
            answers = await self._way.calls([tuple(command) for command in commands])
            for answer in answers:
                if isinstance(answer, BaseException):
                    raise answer
            return answers

    async def each(self, commands: Iterable[Sequence[Argument]], *, within: float) -> list[Any]:
        """Send commands as `batch` does; return an `Unavailable` in place of each missing answer.

        On a cluster an answer is missing after `within` seconds, so that a silent master costs only its own answers.
        With one server the usual timeout applies.
        """
        return await self._gathered([self.call(*command) for command in commands], within)

    async def run_for_each(
        self, script: Script, calls: Sequence[tuple[Sequence[str], Sequence[Argument]]], *, within: float
    ) -> list[Any]:
        """Run a script once for each (keys, arguments), in one round trip for each node; answers as in `each`."""
        return await self._gathered([self.run(script, named, args) for named, args in calls], within)

    async def _gathered(self, calls: Sequence[Coroutine[Any, Any, Any]], within: float) -> list[Any]:
        tasks = [asyncio.create_task(call) for call in calls]
        if not tasks:
            return []
        try:
            await asyncio.wait(tasks, timeout=within if self.spread else None)
        finally:
            for task in tasks:
                task.cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, Exception) and not isinstance(answer, Unavailable):
                raise answer
        return [Unavailable() if isinstance(answer, asyncio.CancelledError) else answer for answer in answers]

    async def every_key(self, pattern: str) -> AsyncIterator[list[str]]:
        """Yield the keys that match `pattern`, a few hundred at a time; a key may come twice.

        A key that exists throughout is among them, unless its slot moves to another master meanwhile.
        """
        with _outages():
            masters = await self.client.masters() if isinstance(self.client, Cluster) else [self.client]
        for master in masters:
            cursor = b"0"
            while True:
                with _outages():
                    cursor, found = await master.execute_command(  # type: ignore[no-untyped-call]
                        "SCAN", cursor, "MATCH", pattern, "COUNT", SCANNED
                    )
                if found:
                    yield [key.decode(errors="replace") for key in found]  # another program's key may be no text
                if int(cursor) == 0:
                    break

    async def client_of(self, key: str) -> Redis:
        """Return the client of the server that holds a key, for a caller that needs its own connection."""
        if self._closed:
            raise Unavailable
        with _outages():
            return await self.client.client_of(key) if isinstance(self.client, Cluster) else self.client

    async def close(self) -> None:
        """Close every connection for good: listeners cannot open a new one afterwards."""
        self._closed = True
        await self._way.aclose()
        if self.sentinel is not None:
            await self.sentinel.aclose()


@contextmanager
def _outages() -> Iterator[None]:
    try:
        yield
    except (RedisError, RedisClusterException) as error:
        cause = cause_of(error)
        if cause is None:
            raise
        # Only the cause: the text of an error can repeat the command, and with it the state of a table.
        raise Unavailable(cause) from None
