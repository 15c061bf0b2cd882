"""Waiting for other processes."""

import asyncio
from collections.abc import Awaitable, Callable

LOOK_EVERY = 0.1  # seconds


async def until(condition: Callable[[], Awaitable[object]], patience: float) -> None:
    """Wait until a condition holds; raises TimeoutError after `patience` seconds."""
    async with asyncio.timeout(patience):
        while not await condition():  # noqa: ASYNC110 - no event comes from another process
            await asyncio.sleep(LOOK_EVERY)
