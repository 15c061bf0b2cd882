"""Looking through everything that is kept, for what names somebody.

This takes a round trip for each few hundred keys of the store, so it is done seldom, and by nobody who waits.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence

from adapters.redis.database import Database, Script

NAMED = Script.load("named")


async def named(database: Database, pattern: str, texts: Sequence[str]) -> AsyncIterator[str]:
    """Yield the keys that look like `pattern` and hold one of the texts: in a name, a field, a member or a value."""
    async for found in database.every_key(pattern):
        answers = await asyncio.gather(*(database.run(NAMED, [key], texts) for key in found))
        for key, (holds,) in zip(found, answers, strict=True):
            if holds:
                yield key


def texts_of(person: str) -> list[str]:
    """Return how somebody is written down wherever they are: as a value, or as part of a key, a field or an input.

    What holds one of these may still mean somebody else; what holds none of them does not mean this person.
    """
    _, _, own_id = person.partition(":")
    return [f'"{own_id}"', f":{own_id}"]
