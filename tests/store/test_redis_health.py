"""The health report names a server that is silent or full, and no other one."""

from adapters.redis.connection import connect
from adapters.redis.health import RedisNodes
from bot.ports.health import Cause, NodeHealth


async def test_the_health_of_a_cluster_names_its_silent_master(cluster):
    names = [f"127.0.0.1:{master.port}" for master in cluster.masters]
    database = connect(cluster.url)
    nodes = RedisNodes(database)
    cluster.masters[2].freeze()
    try:
        found = {node.name: node for node in await nodes.health()}
    finally:
        cluster.masters[2].thaw()
        await database.close()
    assert found[names[2]] == NodeHealth(names[2], "no-answer", writes=False)
    assert [found[name] for name in names[:2]] == [NodeHealth(name) for name in names[:2]]


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
