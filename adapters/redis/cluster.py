"""The masters of a cluster: finds the master that holds a key, and keeps a separate client for each.

redis-py's cluster client forgets every node when one does not answer, and sends nothing until it has learnt the slots
again: one silent master stops them all. Here each master has its own connections and pipelines
(`adapters.redis.pipelining`). A master that does not answer in time counts as silent until it answers a PING; commands
for it fail at once meanwhile.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.crc import key_slot
from redis.exceptions import AskError, AuthenticationError, ClusterDownError, MovedError, RedisError, TryAgainError
from redis.exceptions import ConnectionError as NoConnection
from redis.exceptions import TimeoutError as NoAnswer

from adapters.redis.pipelining import Command, Pipelining
from bot.stopping import ended

Address = tuple[str, int]

PATIENCE = 2.0  # seconds for which a command is repeated while its slot moves or has no master: most of a failover
AGAIN = 0.1  # seconds between two tries, and between two requests for the slots
LEARN_WITHIN = 0.5  # seconds for one node to tell the slots, before the next is asked

KEYLESS = {"PING"}
EVALS = {"EVAL", "EVALSHA"}


class Cluster:
    """The known masters and their slots. Nothing is sent before the first command."""

    def __init__(self, seeds: Sequence[Address], opened: Callable[[str, int], Redis]) -> None:
        self.seeds = tuple(seeds)
        self.opened = opened  # makes the client of an address
        self._nodes: dict[Address, Pipelining] = {}
        self._slots: dict[int, Address] = {}
        self._learning: asyncio.Task[Exception | None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._old: set[Pipelining] = set()  # clients of nodes that hold no slots any more, until closed
        self._closed = False

    # ------------------------------------------------------------------------------------------------------ commands

    async def call(self, command: Command) -> Any:
        """Send a command to the master that holds its key, and return the answer. Raises what redis-py raises."""
        answer, _ = await self.call_ended(command, ())
        return answer

    async def call_ended(self, command: Command, ending: Command) -> tuple[Any, Any]:
        """Send a command, followed by `ending` in the same round trip; return both answers."""
        key = key_of(command)
        loop = asyncio.get_running_loop()
        deadline, redirected = loop.time() + PATIENCE, False
        while True:
            address = await self._holder(key)
            try:
                return await self._tried(address, command, ending)
            except MovedError as moved:
                self._slots[moved.slot_id] = (moved.host or address[0], moved.port)
                self._learn_soon()
                if loop.time() > deadline:
                    raise
                await asyncio.sleep(AGAIN if redirected else 0.0)
                redirected = True
            except AuthenticationError:
                raise
            except (NoConnection, ClusterDownError, TryAgainError, AskError) as trouble:
                if loop.time() > deadline:
                    if isinstance(trouble, NoConnection):
                        self._is_silent(address)
                    raise
                if not isinstance(trouble, TryAgainError | AskError):  # a moving slot: both its masters are known
                    await self._learn()
                await asyncio.sleep(AGAIN)

    async def _tried(self, address: Address, command: Command, ending: Command) -> tuple[Any, Any]:
        """Send a command to a master, and to another one if its slot is moving there."""
        try:
            return await self._node(address).call_ended(command, ending)
        except AskError as elsewhere:
            return await self._asked((elsewhere.host or address[0], elsewhere.port), command, ending)

    async def calls(self, commands: Sequence[Command]) -> list[Any]:
        """Send commands, in one round trip to each master; return the answer of each, or what redis-py raises."""
        await self._known()
        return await asyncio.gather(*(self.call(command) for command in commands), return_exceptions=True)

    async def _asked(self, address: Address, command: Command, ending: Command) -> tuple[Any, Any]:
        """Send a command to the master that its slot is moving to."""
        pipeline = self._node(address).client.pipeline(transaction=False)
        pipeline.execute_command("ASKING")
        pipeline.execute_command(*command)
        if ending:
            pipeline.execute_command(*ending)
        _, answer, *ended = await pipeline.execute(raise_on_error=False)
        if isinstance(answer, Exception):
            raise answer
        return answer, ended[0] if ended else None

    # --------------------------------------------------------------------------------------------------------- nodes

    async def masters(self) -> list[Redis]:
        """Return a client of each master that holds slots."""
        await self._learn()
        return [self._node(address).client for address in sorted(set(self._slots.values()))]

    async def client_of(self, key: str) -> Redis:
        """Return a client of the master that holds a key."""
        return self._node(await self._holder(key)).client

    @property
    def silent(self) -> list[str]:
        """The addresses of masters that do not answer."""
        return [f"{host}:{port}" for (host, port), node in self._nodes.items() if node.silent]

    @property
    def trips(self) -> int:
        """How many round trips have been made to masters."""
        return sum(node.trips for node in self._nodes.values())

    async def aclose(self) -> None:
        """Close every connection. A command that is repeated afterwards opens none."""
        self._closed = True
        await ended(*self._tasks, *([] if self._learning is None else [self._learning]))
        await asyncio.gather(*(node.aclose() for node in (*self._nodes.values(), *self._old)))

    def _node(self, address: Address) -> Pipelining:
        if self._closed:
            raise NoConnection("closed")
        node = self._nodes.get(address)
        if node is None:
            node = self._nodes[address] = Pipelining(self.opened(*address), lambda: self._is_silent(address))
        return node

    def _is_silent(self, address: Address) -> None:
        node = self._node(address)
        if not node.silent:
            node.silent = True
            self._background(self._answers_again(address, node))

    async def _answers_again(self, address: Address, node: Pipelining) -> None:
        """Wait until a silent master answers, or isn't a master any more."""
        while self._nodes.get(address) is node:
            self._learn_soon()
            with suppress(RedisError, OSError):
                await node.client.execute_command("PING")  # type: ignore[no-untyped-call]
                node.silent = False
                return
            await asyncio.sleep(AGAIN)

    def _background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --------------------------------------------------------------------------------------------------------- slots

    async def _known(self) -> None:
        if not self._slots:
            await self._learn()

    async def _holder(self, key: str | bytes | None) -> Address:
        await self._known()
        if key is None:
            speaking = [address for address in set(self._slots.values()) if not self._node(address).silent]
            return random.choice(speaking or list(self._slots.values()))  # noqa: S311 - any will do
        slot = key_slot(key if isinstance(key, bytes) else key.encode())
        if slot not in self._slots:
            await self._learn()
        if slot not in self._slots:
            raise ClusterDownError("CLUSTERDOWN nobody serves this slot")
        address = self._slots[slot]
        if self._node(address).silent:
            self._learn_soon()
        return address

    def _learn_soon(self) -> None:
        if self._learning is None:
            self._learning = asyncio.create_task(self._learnt())

    async def _learn(self) -> None:
        """Ask which master holds which slots. Concurrent callers share the answer."""
        self._learn_soon()
        trouble = await asyncio.shield(self._learning) if self._learning is not None else None
        if trouble is not None and not self._slots:
            raise trouble

    async def _learnt(self) -> Exception | None:
        """Take the slots from the first node that answers: a wrong answer is corrected by the next MOVED."""
        addresses = list(dict.fromkeys((*self._nodes, *self.seeds)))
        random.shuffle(addresses)
        addresses.sort(key=lambda address: address in self._nodes and self._nodes[address].silent)
        trouble: Exception | None = None
        try:
            for address in addresses:
                try:
                    async with asyncio.timeout(LEARN_WITHIN):
                        self._slots = await self._slots_by(address)
                except (RedisError, OSError, TimeoutError) as error:
                    trouble = error if isinstance(error, RedisError) else NoAnswer("no node answers")
                else:
                    self._forget_others()
                    return None
            return trouble
        finally:
            asyncio.get_running_loop().call_later(AGAIN, self._may_learn)

    def _may_learn(self) -> None:
        self._learning = None

    async def _slots_by(self, address: Address) -> dict[int, Address]:
        node = self._node(address)
        found: dict[int, Address] = {}
        ranges = await node.client.execute_command("CLUSTER SLOTS")  # type: ignore[no-untyped-call]
        for first, last, (host, port, *_), *_ in ranges:  # the others are replicas
            holder = ((host or b"").decode() or address[0], port)
            found |= dict.fromkeys(range(first, last + 1), holder)
        if not found:
            raise ClusterDownError("CLUSTERDOWN no slots are served")
        return found

    def _forget_others(self) -> None:
        """Close the clients of nodes that hold no slots any more."""
        wanted = {*self._slots.values(), *self.seeds}
        for address in [address for address in self._nodes if address not in wanted]:
            self._old.add(self._nodes.pop(address))
        for node in self._old:
            self._background(self._close(node))

    async def _close(self, node: Pipelining) -> None:
        await node.aclose()
        self._old.discard(node)


def key_of(command: Command) -> str | bytes | None:
    """Return the key that decides which master gets a command; None if any master will do."""
    name = command[0]
    if name in EVALS:
        return _text(command[3]) if command[2] else None
    return None if name in KEYLESS or len(command) == 1 else _text(command[1])


def _text(value: str | bytes | float) -> str | bytes:
    return value if isinstance(value, bytes) else str(value)
