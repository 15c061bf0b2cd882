"""Work that waits for its turn."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from bot.finished.fair_queue import FairQueue, QueuePlace


async def waited_for(queue: FairQueue, work: Awaitable[Any], monkeypatch) -> Any:
    """Begin work while somebody else has the turn, check that it waits, and return its result."""
    began, line_up = asyncio.Event(), queue.line_up

    def lines_up(person: str) -> QueuePlace:
        began.set()
        return line_up(person)

    async with queue.turn("somebody else"):
        monkeypatch.setattr(queue, "line_up", lines_up)
        working = asyncio.ensure_future(work)
        await began.wait()
        assert not working.done()
    return await working
