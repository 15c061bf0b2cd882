"""Commands, scripts and batches for a server. A missing answer raises `bot.ports.health.Unavailable`."""

import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.sentinel import Sentinel
from redis.exceptions import NoScriptError, RedisError

from adapters.redis.causes import cause_of
from adapters.redis.pipelining import Pipelining
from bot.ports.health import Unavailable

SCANNED = 500  # keys scanned in one round trip of `every_key`

Argument = str | bytes | int | float


@dataclass(frozen=True, slots=True)
class Script:
    """A Lua script."""

    source: str
    """The script's text."""

    digest: str
    """The SHA-1 of the text in hex: the name by which a server caches the script."""

    @classmethod
    def load(cls, name: str, *, effects: str = "") -> "Script":
        """Read `scripts/<name>.lua`. `effects` names the script's argument with effects, e.g. `ARGV[1]`."""
        folder = files("adapters.redis").joinpath("scripts")
        source = folder.joinpath(f"{name}.lua").read_text("utf-8")
        if effects:
            source = folder.joinpath("effects.lua").read_text("utf-8").replace("EFFECTS", effects) + source
        return cls(source, hashlib.sha1(source.encode(), usedforsecurity=False).hexdigest())


class Database:
    """A connected server, or the master of a Sentinel service.

    Every method raises `Unavailable` when no answer comes; the write may or may not have happened then. A command is
    sent again after a lost answer (`adapters.redis.connection` says how often), so each caller's docstring says why
    that is safe.
    """

    def __init__(self, client: Redis, *, sentinel: Sentinel | None = None) -> None:
        self.client = client
        self.sentinel = sentinel
        self._way = Pipelining(client)
        self.mark = secrets.token_hex(4)
        """The random mark of this process: of its leases, and of its announcements."""

        self.renewed: list[Callable[[], None]] = []
        """Called after a change of server: what is known from the one before may not hold on this one."""

    @property
    def trips(self) -> int:
        """How many round trips have been made."""
        return self._way.trips

    @property
    def closed(self) -> bool:
        """Whether the connections are closed for good: listeners must not open new ones."""
        return self._way.closed

    async def call(self, *command: Argument) -> Any:
        """Send one command and return its answer, with strings as bytes."""
        with _outages():
            return await self._way.call(command)

    async def run(self, script: Script, keys: Sequence[str], args: Iterable[Argument] = ()) -> Any:
        """Run a script. The text is sent only when the server does not know it."""
        rest = (len(keys), *keys, *args)
        try:
            return await self.call("EVALSHA", script.digest, *rest)
        except NoScriptError:  # after a restart, a failover or SCRIPT FLUSH. EVAL also caches it.
            return await self.call("EVAL", script.source, *rest)

    async def run_ended(
        self, script: Script, keys: Sequence[str], args: Iterable[Argument], ending: Sequence[Argument]
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
        """Send commands together, in one round trip, and return their answers in order. Not a transaction."""
        with _outages():
            answers = await self._way.calls([tuple(command) for command in commands])
            for answer in answers:
                if isinstance(answer, BaseException):
                    raise answer
            return answers

    async def every_key(self, pattern: str) -> AsyncIterator[list[str]]:
        """Yield the keys that match `pattern`, a few hundred at a time; a key may come twice.

        A key that exists throughout is among them.
        """
        cursor = b"0"
        while True:
            cursor, found = await self.call("SCAN", cursor, "MATCH", pattern, "COUNT", SCANNED)
            if found:
                yield [key.decode(errors="replace") for key in found]  # another program's key may be no text
            if int(cursor) == 0:
                break

    async def server(self) -> tuple[str, ...]:
        """Return what tells one server from another: its role, its run, and its address if Sentinels name it.

        Sentinels name a new master seconds before the old one learns that it is none any more.
        """
        facts = await self.call("INFO", "server", "replication")
        known = (str(facts["role"]), str(facts["run_id"]))
        if self.sentinel is None:
            return known
        pool: Any = self.client.connection_pool
        with _outages():
            return (*known, *map(str, await self.sentinel.discover_master(pool.service_name)))

    async def renew(self) -> None:
        """Close every connection, also those of subscriptions: the next command finds the server anew."""
        await self.client.connection_pool.disconnect()
        for told in self.renewed:
            told()

    async def close(self) -> None:
        """Close every connection for good."""
        await self._way.aclose()
        if self.sentinel is not None:
            await self.sentinel.aclose()


@contextmanager
def _outages() -> Iterator[None]:
    try:
        yield
    except RedisError as error:
        cause = cause_of(error)
        if cause is None:
            raise
        # Only the cause: the text of an error can repeat the command, and with it the state of a table.
        raise Unavailable(cause) from None
