"""The health report names a server that is silent, full, forgetful or alone, and no other one."""

import asyncio
import time

import pytest

from adapters.redis.connection import connect
from adapters.redis.durability import Durability
from adapters.redis.health import RedisNodes
from adapters.redis.starting import looked_at
from bot.chance import SystemChance
from bot.ports.health import Cause, NodeHealth
from bot.running.app import App
from bot.running.settings import Settings
from tests.store.server_processes import free_ports, server_answer, server_process, wait_for


async def test_full_memory_is_named(redis_database, redis_client):
    await redis_client.config_set("maxmemory", 1)
    try:
        assert await RedisNodes(redis_database).health() == [NodeHealth("redis", Cause.MEMORY, nearly_full=True)]
    finally:
        await redis_client.config_set("maxmemory", 0)
    assert await RedisNodes(redis_database).health() == [NodeHealth("redis")]


async def test_a_server_is_nearly_full_before_it_refuses(redis_client, redis_database):
    used = (await redis_client.info("memory"))["used_memory"]
    for room, nearly in ((2 * used, False), (int(1.05 * used), True)):
        await redis_client.config_set("maxmemory", room)
        try:
            (node,) = await RedisNodes(redis_database).health()
        finally:
            await redis_client.config_set("maxmemory", 0)
        assert node.nearly_full is nearly
        assert not node.cause


POLICIES = (
    "allkeys-lru",
    "allkeys-lfu",
    "allkeys-random",
    "volatile-lru",
    "volatile-lfu",
    "volatile-random",
    "volatile-ttl",
)


@pytest.fixture
async def configured(redis_client):
    """Set the server's settings, and reset them afterwards."""
    usual = {"maxmemory": 0, "maxmemory-policy": "noeviction", "min-replicas-to-write": 0}

    async def configure(**wanted):
        for name, value in wanted.items():
            await redis_client.config_set(name.replace("_", "-"), value)

    yield configure
    for name, value in usual.items():
        await redis_client.config_set(name, value)


def degraded(database, **settings):
    app = App(Settings(_env_file=None, **settings), database, {}, time.time, SystemChance(), asyncio.Event())
    return app.health()


@pytest.mark.parametrize("limit", [0, 1, 2**40])
@pytest.mark.parametrize("policy", [*POLICIES, "volatile-ttl"])
async def test_a_server_that_forgets_games_is_named_with_and_without_a_limit(
    policy, limit, configured, redis_database, caplog
):
    await configured(maxmemory_policy=policy, maxmemory=limit)
    (node,) = await RedisNodes(redis_database).health()
    assert node == NodeHealth("redis", Cause.EVICTS, nearly_full=limit == 1)
    assert (await degraded(redis_database)).degraded["redis"] == "evicts"
    await looked_at(redis_database)
    assert "forgets games when its memory is full: set maxmemory-policy noeviction" in caplog.text
    assert caplog.records[0].policy == policy


async def test_the_start_says_nothing_of_a_server_that_keeps_everything(redis_database, caplog):
    await looked_at(redis_database)
    assert not caplog.records
    assert (await degraded(redis_database)).degraded == {}


@pytest.mark.slow
async def test_a_durability_that_waits_for_a_replica_says_that_there_is_none(tmp_path, caplog):
    ports = free_ports(2)
    with server_process(tmp_path / "master", ports[0], ""):
        database = connect(f"redis://127.0.0.1:{ports[0]}")
        try:
            await looked_at(database, Durability.REPLICATED)
            assert "DURABILITY=replicated, and no replica follows" in caplog.text
            condition = await degraded(database, durability="replicated")
            assert condition.degraded["redis"] == "no-replicas"
            assert condition.needs["redis"] is True
            caplog.clear()
            with server_process(tmp_path / "replica", ports[1], "", "--replicaof", f"127.0.0.1 {ports[0]}"):
                wait_for(lambda: server_answer(ports[0], "INFO", "replication")["connected_slaves"])
                await looked_at(database, Durability.REPLICATED)
                assert not caplog.records
                assert (await degraded(database, durability="replicated")).degraded == {}
        finally:
            await database.close()


@pytest.mark.parametrize("durability", ["server", "fsync"])
async def test_no_other_durability_asks_for_a_replica(durability, redis_database):
    assert (await degraded(redis_database, durability=durability)).degraded == {}


async def test_a_server_that_refuses_writes_without_its_replicas_is_named(configured, redis_database):
    await configured(min_replicas_to_write=1)
    (node,) = await RedisNodes(redis_database).health()
    assert node == NodeHealth("redis", Cause.NO_REPLICAS, writes=False)
