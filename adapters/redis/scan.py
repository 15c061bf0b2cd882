"""Searches the whole store for data that names a person.

A search takes a round trip for every few hundred keys, so it is done rarely, and nobody waits for it.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence

from adapters.redis import packing
from adapters.redis.database import Database, Script

NAMED = Script.load("named")
NO, YES, TABLE = range(3)  # the script's answers; TABLE means that the table's body has to be searched


async def named(database: Database, pattern: str, texts: Sequence[str]) -> AsyncIterator[str]:
    """Yield the keys that match `pattern` and contain one of the texts: in a name, a field, a member or a value."""
    async for found in database.every_key(pattern):
        answers = await asyncio.gather(*(database.run(NAMED, [key], texts) for key in found))
        tables = [key for key, answer in zip(found, answers, strict=True) if answer == TABLE]
        bodies = await database.batch(("HGET", key, "body") for key in tables)
        inside = {key for key, body in zip(tables, bodies, strict=True) if _holds(body, texts)}
        for key, answer in zip(found, answers, strict=True):
            if answer == YES or key in inside:
                yield key


def _holds(body: bytes | None, texts: Sequence[str]) -> bool:
    if body is None:  # deleted meanwhile
        return False
    plain = packing.unpacked_body(body)
    return any(text.encode() in plain for text in texts)


def texts_of(person: str) -> list[str]:
    """Return the texts by which a person is stored: as a value, or as part of a key, a field or an input.

    Data that contains one of them may still be about somebody else; data without them isn't about this person.
    """
    _, _, own_id = person.partition(":")
    return [f'"{own_id}"', f":{own_id}"]
