"""Looking through everything that is kept, for what names somebody.

This takes a round trip for each few hundred keys of the store, so it is done seldom, and by nobody who waits.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence

from adapters.redis import packing
from adapters.redis.database import Database, Script

NAMED = Script.load("named")
NO, YES, TABLE = range(3)  # what it answers: the last for a table, whose body has to be looked into


async def named(database: Database, pattern: str, texts: Sequence[str]) -> AsyncIterator[str]:
    """Yield the keys that look like `pattern` and hold one of the texts: in a name, a field, a member or a value."""
    async for found in database.every_key(pattern):
        answers = await asyncio.gather(*(database.run(NAMED, [key], texts) for key in found))
        tables = [key for key, (answer,) in zip(found, answers, strict=True) if answer == TABLE]
        bodies = await database.batch(("HGET", key, "body") for key in tables)
        inside = {key for key, body in zip(tables, bodies, strict=True) if _holds(body, texts)}
        for key, (answer,) in zip(found, answers, strict=True):
            if answer == YES or key in inside:
                yield key


def _holds(body: bytes | None, texts: Sequence[str]) -> bool:
    if body is None:  # deleted meanwhile
        return False
    plain = packing.unpacked_body(body)
    return any(text.encode() in plain for text in texts)


def texts_of(person: str) -> list[str]:
    """Return how somebody is written down wherever they are: as a value, or as part of a key, a field or an input.

    What holds one of these may still mean somebody else; what holds none of them does not mean this person.
    """
    _, _, own_id = person.partition(":")
    return [f'"{own_id}"', f":{own_id}"]
