"""Commands, scripts and batches for a server. A missing answer raises `bot.ports.health.Unavailable`.

Commands that are issued at the same time are sent together: a round trip costs redis-py far more than a command in it.
So the commands for many tables, or for the chats of one table, are sent as one pipeline if they are issued in the same
turn of the event loop. It isn't a transaction: each command has its own answer or error. If the connection breaks, all
are repeated or fail, as each would have alone.
"""

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.sentinel import Sentinel
from redis.exceptions import ConnectionError as Broken
from redis.exceptions import NoScriptError, RedisError

from adapters.redis.causes import cause_of
from bot.ports.health import Unavailable
from bot.stopping import ended

SCANNED = 500  # keys scanned in one round trip of `every_key`
# Round trips under way at once, each on its own connection: redis-py itself would open any number.
IN_FLIGHT = 64

Argument = str | bytes | int | float
Command = Sequence[Argument]
Waiting = tuple[Command, asyncio.Future[tuple[Any, Any]]]


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


class Pipelining:
    """Sends the commands of one moment in one round trip. `trips` counts the round trips."""

    def __init__(self, client: Redis) -> None:
        self.client = client
        self.closed = False
        self.trips = 0
        self._free = asyncio.Semaphore(IN_FLIGHT)
        self._waiting: dict[Command, list[Waiting]] = {}  # by the command that ends their round trip
        self._under_way: set[asyncio.Task[None]] = set()

    async def call(self, command: Command) -> Any:
        """Send a command with the others of this moment and return its answer. Raises what redis-py raises."""
        answer, _ = await self.call_ended(command, ())
        return answer

    async def call_ended(self, command: Command, ending: Command) -> tuple[Any, Any]:
        """Send a command in a round trip that ends with `ending`, and return both answers.

        Raises what redis-py raises for the command; an error of the ending is returned as its answer.
        """
        answer, ended = await self._queued(command, ending)
        if isinstance(answer, Exception):
            raise answer
        return answer, ended

    async def calls(self, commands: Sequence[Command]) -> list[Any]:
        """Send commands in their order in one round trip; return the answer of each, or what redis-py raises."""
        answers = [self._queued(command, ()) for command in commands]
        return [(await one)[0] for one in answers]

    async def settled(self) -> None:
        """Wait until the round trips under way have ended: they go on when their callers are cancelled."""
        if self._under_way:
            await asyncio.wait(set(self._under_way))

    async def aclose(self) -> None:
        """Close every connection. Round trips under way fail: otherwise they would connect again."""
        self.closed = True
        await ended(*self._under_way)
        await self.client.aclose()

    def _queued(self, command: Command, ending: Command) -> asyncio.Future[tuple[Any, Any]]:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[tuple[Any, Any]] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._go)
        self._waiting.setdefault(tuple(ending), []).append((command, answer))
        return answer

    def _go(self) -> None:
        batches, self._waiting = self._waiting, {}
        for ending, waiting in batches.items():
            # Callers cancelled in the same moment are left out: a loop that is ending must get no new task.
            batch = [(command, answer) for command, answer in waiting if not answer.done()]
            if not batch:
                continue
            task = asyncio.create_task(self._send(batch, ending))
            self._under_way.add(task)
            task.add_done_callback(partial(self._ended, batch))

    async def _send(self, batch: list[Waiting], ending: Command) -> None:
        commands = [command for command, _ in batch]
        last: Any = None
        try:
            async with self._free:
                answers = await self._sent([*commands, ending] if ending else commands)
            if ending:
                last = answers.pop()
        except Exception as error:  # noqa: BLE001 - it is raised where the answer is awaited
            answers = [error] * len(batch)
        _answer(batch, answers, last)

    def _ended(self, batch: list[Waiting], task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if task.cancelled():  # perhaps before it began
            _answer(batch, [Broken("closed")] * len(batch), None)

    async def _sent(self, commands: list[Command]) -> list[Any]:
        if self.closed:
            raise Broken("closed")
        self.trips += 1
        try:
            if len(commands) == 1:
                return [await self.client.execute_command(*commands[0])]  # type: ignore[no-untyped-call]
            pipeline = self.client.pipeline(transaction=False)
            for command in commands:
                pipeline.execute_command(*command)
            return await pipeline.execute(raise_on_error=False)
        except AttributeError as error:
            if "'NoneType' object" not in str(error):
                raise
            # The library's word for a connection that `Database.renew` has closed while it was about to write.
            raise Broken("closed under way") from error


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

    async def settled(self) -> None:
        """Wait until the commands under way have ended, also those whose callers were cancelled."""
        await self._way.settled()

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
        for listener in self.renewed:
            listener()

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


def _answer(batch: list[Waiting], answers: Sequence[Any], last: Any) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if not future.done():  # otherwise the caller has given up
            future.set_result((answer, last))
