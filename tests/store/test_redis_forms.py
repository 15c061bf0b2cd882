"""Bodies are packed while every worker alive can read them, and are plain again for a worker that cannot."""

import json
import zlib

import pytest

from adapters.redis import keys, packing
from adapters.redis.forms import PLAIN, Forms
from adapters.redis.schedule import LEASE_LIFE, RedisSchedule
from adapters.redis.store import RedisTables
from bot.ports.store import CommitResult, Stored
from bot.table.model import SCHEMA
from bot.tournament.model import SCHEMA as OF_TOURNAMENTS
from tests.waiting import until

BODY = json.dumps([{"row": n, "points": [60, 40, 20]} for n in range(30)]).encode()
AFTER = 10.0
OLDER = "a worker of 0.1.0"


class Process:
    """A worker's part of the store, on a clock that is told."""

    def __init__(self, database, name):
        forms = Forms(AFTER)
        self.name, self.database = name, database
        self.tables, self.schedule = RedisTables(database, forms=forms), RedisSchedule(database, forms)

    async def alone(self):
        """Let the time pass after which it packs."""
        for now in (0.0, AFTER):
            await self.schedule.claim(self.name, now)
        return self

    async def commit(self, table_id="K7QX2", expected=0):
        result, _ = await self.tables.commit(table_id, expected=expected, schema=1, body=BODY, wake=1.0)
        assert result is CommitResult.DONE


@pytest.fixture
async def another(database):
    """Start a process of a name. What one still wrote at the end would open a connection that nobody closes."""
    begun = []

    def made(name):
        begun.append(Process(database, name))
        return begun[-1]

    yield made
    for one in begun:
        await one.tables.close()


@pytest.fixture
def process(another):
    return another("new")


async def older_lives(database, until=AFTER + LEASE_LIFE):
    await database.call("ZADD", keys.WORKERS, until, OLDER)


async def stored(database, table_id="K7QX2"):
    schema, body = await database.call("HMGET", keys.table(table_id), "schema", "body")
    return int(schema), body


async def test_a_worker_alone_packs_after_a_while_and_reads_what_it_wrote(process, database):
    await process.schedule.claim(process.name, 0.0)
    await process.commit()
    assert await stored(database) == (1, BODY)
    await process.schedule.claim(process.name, AFTER)
    await process.commit(expected=1)
    schema, body = await stored(database)
    assert zlib.decompress(body) == BODY
    assert schema > max(SCHEMA, OF_TOURNAMENTS), "who cannot read it leaves it alone"
    assert await process.tables.load("K7QX2") == Stored(2, 1, BODY)


async def test_who_comes_too_late_gets_a_packed_body_as_it_was_written(process):
    await (await process.alone()).commit()
    answer = await process.tables.commit("K7QX2", expected=7, schema=1, body=b"{}", wake=1.0)
    assert answer == (CommitResult.CONFLICT, Stored(1, 1, BODY))


async def test_nothing_is_packed_beside_a_worker_that_cannot_read_it(process, database):
    await older_lives(database)
    await process.alone()
    await process.commit()
    assert await stored(database) == (1, BODY)


async def test_when_the_last_of_them_is_gone_the_while_begins(process, database):
    await older_lives(database, until=1.0)
    for now, form in ((0.0, 1), (2.0, 1), (AFTER, 1), (AFTER + 2.0, packing.PACKED_SCHEMA + 1)):
        await process.schedule.claim(process.name, now)
        await process.commit(f"T{now}")
        assert (await stored(database, f"T{now}"))[0] == form, now


async def test_a_worker_that_went_back_to_an_older_release_under_its_name_is_one_of_that(process, another, database):
    await process.alone()
    await process.schedule.release(process.name)
    assert await database.call("ZCARD", keys.WORKERS) == 0
    await database.call("ZADD", keys.WORKERS, 2 * AFTER, process.name)
    other = await another("other").alone()
    await other.commit()
    assert await stored(database) == (1, BODY)


async def test_nothing_is_packed_while_nobody_knows_who_is_alive():
    forms = Forms(0.0)
    forms.heard([Forms.name("a").encode()], 0.0)
    assert forms.packed
    forms.unheard()
    assert not forms.packed


@pytest.mark.parametrize("first", [True, False])
async def test_packed_tables_are_written_plainly_for_a_worker_that_comes_back(process, another, database, first):
    """Also by a worker that starts beside it, after all that packed them are gone."""
    await (await process.alone()).commit()
    await process.commit("OTHER")
    await older_lives(database)
    present = process if first else another("next")
    await present.schedule.claim(present.name, AFTER + 1.0)
    for table_id in ("K7QX2", "OTHER"):
        await until(lambda table_id=table_id: plain(database, table_id), 5.0)
    assert await database.call("HGET", keys.table("K7QX2"), "version") == b"1"
    await present.commit(expected=1)
    assert await stored(database) == (1, BODY)


async def plain(database, table_id):
    return await stored(database, table_id) == (1, BODY)


async def test_what_was_committed_meanwhile_is_not_written_over(process, database):
    await (await process.alone()).commit()
    args = [1, packing.PACKED_SCHEMA + 1, 1, b"lost"]
    await process.commit(expected=1)
    assert await database.run(PLAIN, [keys.table("K7QX2")], args) == 0
    assert await process.tables.load("K7QX2") == Stored(2, 1, BODY)


async def test_somebody_is_found_in_a_packed_body(process):
    await process.alone()
    for table_id, person in (("K7QX2", "42"), ("OTHER", "43")):
        body = json.dumps({"id": person}).encode()
        await process.tables.commit(table_id, expected=0, schema=1, body=body, wake=1.0)
    assert await process.tables.naming("telegram:42") == ["K7QX2"]


async def test_digests_of_earlier_inputs_go_with_the_presses_of_who_is_forgotten(tables, database):
    for version in range(keys.SEEN_SWEEP + 1):
        await tables.commit("K7QX2", expected=version, schema=1, body=b"{}", input_id=f"m:42:{version}", wake=1.0)
    assert await tables.was_applied("K7QX2", "m:42:0")
    await tables.strike_out("K7QX2", "telegram:42")
    assert not await tables.was_applied("K7QX2", "m:42:0")
    assert not await database.call("HLEN", keys.seen("K7QX2"))
