"""What is done when the store may have come back with an older state: after a failover, a restart, a restored backup.

The older state is believed, and nobody finds out what was lost. But people may have seen the cards of deals to come, so
these are sealed anew. And messages may show more than their records say, so those of tables in play are edited.
"""

import asyncio
from contextlib import suppress

from bot.ports.schedule import Schedule
from bot.refusal import Refusal
from bot.table.documents import NewerSchema, Registry
from bot.table.table import Table

LOADED_AT_ONCE = 50


async def go_on(registry: Registry, schedule: Schedule) -> None:
    """Drop what this process has cached, and renew every table and tournament (`Documents.renewed`).

    Each becomes due by that, the table that was played last first. Called by the process that tends, before it tends
    anything. A second call seals everything anew once more. Raises Unavailable; then it has to be called again.
    """
    registry.cache.clear()
    gate = asyncio.Semaphore(LOADED_AT_ONCE)

    async def found(code: str) -> tuple[float, str, str] | None:
        async with gate:
            with suppress(Refusal, NewerSchema):
                live = await registry.find(code)
                played = live.value.clock.turn_since if isinstance(live.value, Table) else 0.0
                return played, live.what, code
        return None

    loaded = await asyncio.gather(*(found(code) for code, _ in await schedule.everywhere()))
    for _, what, code in sorted(filter(None, loaded), reverse=True):
        with suppress(Refusal, NewerSchema):
            await registry.types[what].renew(code)
