"""Ending tasks."""

import asyncio
from typing import Any

REPEAT_AFTER = 0.5  # seconds until a task that still runs is cancelled again


async def ended(*tasks: "asyncio.Task[Any]") -> None:
    """Cancel tasks, and wait until they have ended in any way.

    A library can swallow a cancellation (redis-py does while it releases a connection), so it is repeated.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=REPEAT_AFTER)
    await asyncio.gather(*tasks, return_exceptions=True)
