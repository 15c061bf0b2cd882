"""Sends commands that are issued at the same time to the server together.

A round trip costs redis-py far more than a command in it. So the commands for many tables, or for the chats of one
table, are sent as one pipeline if they are issued in the same turn of the event loop. It isn't a transaction: each
command has its own answer or error. If the connection breaks, all are repeated or fail, as each would have alone.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import ConnectionError as Broken

from bot.stopping import ended

Command = Sequence[str | bytes | int | float]
Waiting = tuple[Command, asyncio.Future[tuple[Any, Any]]]

# Round trips under way at once, each on its own connection: redis-py itself would open any number.
IN_FLIGHT = 64


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
        answer, ended = await self._asked(command, ending)
        if isinstance(answer, Exception):
            raise answer
        return answer, ended

    async def calls(self, commands: Sequence[Command]) -> list[Any]:
        """Send commands in their order in one round trip; return the answer of each, or what redis-py raises."""
        asked = [self._asked(command, ()) for command in commands]
        return [(await one)[0] for one in asked]

    async def aclose(self) -> None:
        """Close every connection. Round trips under way fail: otherwise they would connect again."""
        self.closed = True
        await ended(*self._under_way)
        await self.client.aclose()

    def _asked(self, command: Command, ending: Command) -> asyncio.Future[tuple[Any, Any]]:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[tuple[Any, Any]] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._go)
        self._waiting.setdefault(tuple(ending), []).append((command, answer))
        return answer

    def _go(self) -> None:
        batches, self._waiting = self._waiting, {}
        for ending, asked in batches.items():
            # Callers cancelled in the same moment are left out: a loop that is ending must get no new task.
            batch = [(command, answer) for command, answer in asked if not answer.done()]
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
        if len(commands) == 1:
            return [await self.client.execute_command(*commands[0])]  # type: ignore[no-untyped-call]
        pipeline = self.client.pipeline(transaction=False)
        for command in commands:
            pipeline.execute_command(*command)
        return await pipeline.execute(raise_on_error=False)


def _answer(batch: list[Waiting], answers: Sequence[Any], last: Any) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if not future.done():  # otherwise the caller has given up
            future.set_result((answer, last))
