"""What is said of the servers: one that is silent, full or blocked is named, and the others are not taken for ill."""

import os
import signal

import pytest

from adapters.redis.connection import connect
from adapters.redis.health import RedisNodes
from bot.ports.health import Cause, NodeHealth
from tests.store.server_processes import asked, free_ports, server_process, wait_for

SLOTS = 16384


@pytest.fixture
def two_masters(tmp_path):
    """A cluster of two; yields (port, process) of each."""
    ports = free_ports(4)
    options = ("--cluster-enabled", "yes", "--cluster-node-timeout", 20_000, "--cluster-port")
    with (
        server_process(tmp_path / "1", ports[0], "", *options, ports[2]) as first,
        server_process(tmp_path / "2", ports[1], "", *options, ports[3]) as second,
    ):
        asked(ports[0], "CLUSTER", "ADDSLOTSRANGE", 0, SLOTS // 2 - 1)
        asked(ports[1], "CLUSTER", "ADDSLOTSRANGE", SLOTS // 2, SLOTS - 1)
        asked(ports[0], "CLUSTER", "SET-CONFIG-EPOCH", 1)
        asked(ports[1], "CLUSTER", "SET-CONFIG-EPOCH", 2)
        asked(ports[0], "CLUSTER", "MEET", "127.0.0.1", ports[1], ports[3])
        for port in ports[:2]:
            wait_for(lambda port=port: b"cluster_state:ok" in asked(port, "CLUSTER", "INFO"))
        yield (ports[0], first), (ports[1], second)


async def test_of_a_cluster_the_silent_master_is_named_and_the_other_takes_writes(two_masters):
    (one, _), (other, process) = two_masters
    database = connect(f"redis+cluster://127.0.0.1:{one}")
    nodes = RedisNodes(database)
    try:
        assert {node.cause for node in await nodes.health()} == {""}
        os.kill(process.pid, signal.SIGSTOP)
        found = {node.name: node for node in await nodes.health()}
        assert found == {
            f"127.0.0.1:{one}": NodeHealth(f"127.0.0.1:{one}"),
            f"127.0.0.1:{other}": NodeHealth(f"127.0.0.1:{other}", "no-answer", writes=False),
        }
    finally:
        os.kill(process.pid, signal.SIGCONT)
        await database.close()


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
