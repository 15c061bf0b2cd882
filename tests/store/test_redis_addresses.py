"""Valid forms of an address, and that no error repeats any part of it."""

import pytest
from redis.asyncio import Redis
from redis.asyncio.sentinel import SentinelConnectionPool

from adapters.redis.connection import ANSWER_TIMEOUT, RETRIES, connect

SECRET = "hush"


async def settings(url):
    database = connect(url)
    try:
        return database.client, database.client.get_connection_kwargs()
    finally:
        await database.close()


async def test_a_plain_server():
    client, said = await settings("redis://anna:hush@db.example:6380/3")
    assert isinstance(client, Redis)
    assert (said["host"], said["port"], said["db"]) == ("db.example", 6380, 3)
    assert (said["username"], said["password"]) == ("anna", SECRET)


async def test_tls():
    client, said = await settings("rediss://db.example")
    assert client.connection_pool.connection_class.__name__ == "SSLConnection"
    assert said["host"] == "db.example"


async def test_a_unix_socket_with_a_space_in_its_path():
    _, said = await settings("unix:///data/a%20b/server.sock?db=2")
    assert (said["path"], said["db"]) == ("/data/a b/server.sock", 2)


async def test_sentinels():
    client, said = await settings("redis+sentinel://anna:h%2Fsh@one:26380,two,[::1]:26379/thousand/2")
    pool = client.connection_pool
    assert isinstance(pool, SentinelConnectionPool)
    assert (pool.service_name, said["db"], said["password"]) == ("thousand", 2, "h/sh")
    nodes = [node.get_connection_kwargs() for node in pool.sentinel_manager.sentinels]
    assert [(node["host"], node["port"]) for node in nodes] == [("one", 26380), ("two", 26379), ("::1", 26379)]
    assert all(node["password"] is None for node in nodes)


@pytest.mark.parametrize("url", ["redis://one", "unix:///tmp/s", "redis+sentinel://one/thousand"])
async def test_every_connection_has_a_time_limit_and_few_retries(url):
    _, said = await settings(url)
    assert said["socket_timeout"] == ANSWER_TIMEOUT
    assert said["retry"].get_retries() == RETRIES


@pytest.mark.parametrize(
    "url",
    [
        "http://:hush@one",
        "hush",
        "redis+sentinel://:hush@one:26379",
        "redis+sentinel://:hush@one/thousand/x",
        "redis+sentinel://:hush@/thousand",
        "redis+ring://:hush@one",
        "unix+sentinel:///hush",
        "redis://:hush@one:port",
        "redis://:hush@[one",
        "redis://:hush@one/first",
        "redis://:hush@one/0?patience=3",
        "unix://",
    ],
)
def test_a_wrong_address_is_refused_without_repeating_it(url):
    with pytest.raises(ValueError, match="address of") as refused:
        connect(url)
    assert SECRET not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


async def test_a_database_does_not_show_its_password():
    database = connect("redis://:hush@one")
    assert SECRET not in repr(database) + repr(database.client)
    await database.close()


def test_the_address_of_a_cluster_gets_a_line_that_says_why():
    with pytest.raises(ValueError, match="a Redis Cluster cannot be used: one server takes far more moves") as refused:
        connect("redis+cluster://:hush@one:7000,two")
    assert SECRET not in str(refused.value)
