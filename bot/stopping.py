"""Ending tasks for good."""

import asyncio
from typing import Any

HEARD_WITHIN = 0.5  # seconds


async def ended(*tasks: "asyncio.Task[Any]") -> None:
    """Cancel tasks and wait until they have ended, whatever they end with.

    A cancellation can get lost in a library (redis-py, as it gives a connection back): it is repeated until heard.
    """
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=HEARD_WITHIN)
    await asyncio.gather(*tasks, return_exceptions=True)
