"""Commands that are given at the same time go to the server together.

A round trip costs redis-py far more than a command in it. So what many tables, or the chats of one table, ask in the
same turn of the event loop is sent as one pipeline. It is no transaction: each command has its own answer or refusal.
Where the connection breaks, all of them are repeated or fail, as each would have been by itself.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from redis.asyncio import Redis

Command = Sequence[str | bytes | int | float]


class Together:
    """A server's commands, those of one moment in one round trip."""

    def __init__(self, client: Redis) -> None:
        self._client = client
        self._waiting: list[tuple[Command, asyncio.Future[Any]]] = []
        self._under_way: set[asyncio.Task[None]] = set()

    async def call(self, command: Command) -> Any:
        """Send a command with the others of this moment and return its answer. Raises what redis-py raises."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._go)
        self._waiting.append((command, answer))
        return await answer

    def _go(self) -> None:
        batch, self._waiting = self._waiting, []
        task = asyncio.create_task(self._send(batch))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _send(self, batch: list[tuple[Command, asyncio.Future[Any]]]) -> None:
        try:
            if len(batch) == 1:
                answers = [await self._client.execute_command(*batch[0][0])]  # type: ignore[no-untyped-call]
            else:
                pipeline = self._client.pipeline(transaction=False)
                for command, _ in batch:
                    pipeline.execute_command(*command)
                answers = await pipeline.execute(raise_on_error=False)
        except asyncio.CancelledError:
            for _, future in batch:
                future.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - it is raised where the answer is awaited
            answers = [error] * len(batch)
        for (_, future), answer in zip(batch, answers, strict=True):
            if future.done():  # whoever asked has given up
                continue
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)
