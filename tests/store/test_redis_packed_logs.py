"""A table's log needs little room, and reads as it was written."""

import json
import zlib

import pytest

from adapters.redis import keys, packing
from adapters.redis.packing import WORTH
from adapters.redis.store import PACK
from tests.store.store_steps import commit

DEAL = b'{"pack":["AS","KS"],"secret":"00"}'
MOVES = [json.dumps({"seat": n % 3, "do": "play", "card": "TS"}).encode() for n in range(30)]


@pytest.fixture
async def of_two_hands(tables):
    """A log in which the second hand has begun."""
    for version, entries in enumerate([[DEAL], *([move] for move in MOVES), [DEAL], [MOVES[0]]]):
        await commit(tables, version, log=entries)
    return [DEAL, *MOVES, DEAL, MOVES[0]]


@pytest.mark.parametrize("read", [packing.unpacked_body, lambda stored: packing.unpacked([stored])])
def test_a_packed_text_that_would_fill_the_memory_is_not_unpacked(read):
    assert read(zlib.compress(bytes(packing.MOST - 1)))
    with pytest.raises(zlib.error):
        read(zlib.compress(bytes(packing.MOST + 1)))
    with pytest.raises(zlib.error):
        read(zlib.compress(b"cut off")[:-1])


async def test_a_packed_log_reads_as_it_was_written(tables, database, of_two_hands):
    assert await tables.log("K7QX2") == of_two_hands
    assert await database.call("LLEN", keys.log("K7QX2")) == 2, "the first hand with the deal, and one move"


async def test_a_packed_log_is_packed_again_with_the_next_hand(tables, database, of_two_hands):
    version = len(of_two_hands)
    for entries in (MOVES[:WORTH], [DEAL]):
        await commit(tables, version, log=entries)
        version += 1
    assert await tables.log("K7QX2") == [*of_two_hands, *MOVES[:WORTH], DEAL]
    assert await database.call("LLEN", keys.log("K7QX2")) == 1


async def test_ten_hands_take_a_third_of_the_room(tables, database):
    version = 0
    for _ in range(10):
        for entries in ([DEAL], MOVES):
            await commit(tables, version, log=entries)
            version += 1
    await commit(tables, version, log=[DEAL])
    written = sum(map(len, await tables.log("K7QX2")))
    stored = sum(map(len, await database.call("LRANGE", keys.log("K7QX2"), 0, -1)))
    assert 3 * stored < written


async def test_a_log_that_has_changed_meanwhile_is_left_as_it_is(tables, database):
    await commit(tables, 0, log=[DEAL, *MOVES[:2]])
    args = [3, DEAL, MOVES[0], zlib.compress(b"lost")]
    assert await database.run(PACK, [keys.log("K7QX2")], args) == 0
    assert await tables.log("K7QX2") == [DEAL, *MOVES[:2]]
