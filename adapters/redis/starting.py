"""Checks the store before the work begins: a fault that only the operator can fix is reported at once, in one line."""

import asyncio
import logging
import socket
import ssl
from collections.abc import Iterator
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.connection import SSLConnection
from redis.exceptions import RedisError, ResponseError

from adapters.redis import keys
from adapters.redis.causes import cause_of
from adapters.redis.database import Database, Script
from adapters.redis.durability import Durability
from adapters.redis.health import evicts, lacks_replica
from bot.ports.health import Cause, Unavailable

log = logging.getLogger(__name__)

OLDEST = 7
PROBE_WITHIN = 1.0  # seconds
CLUSTER = "this is a node of a Redis Cluster, which cannot be used: give the bot a server of its own"
RIGHTS = Script.load("rights")

_TABLE = keys.table("X")
# An example of each command that the scripts and the store use, and of each kind of key.
NEEDED = (
    *(f"HGET {_TABLE} f", f"HMGET {_TABLE} f", f"HGETALL {_TABLE}", f"HLEN {_TABLE}", f"HEXISTS {_TABLE} f"),
    *(f"HSET {_TABLE} f v", f"HDEL {_TABLE} f", f"HKEYS {_TABLE}", f"HINCRBYFLOAT {_TABLE} f 1"),
    *("SCAN 0", "TIME", f"TYPE {_TABLE}"),
    *(f"EXISTS {_TABLE}", f"EXPIRE {_TABLE} 1", f"PEXPIRE {_TABLE} 1", f"PERSIST {_TABLE}", f"PTTL {_TABLE}"),
    *(f"DEL {_TABLE}", f"UNLINK {_TABLE}", f"RPUSH {keys.log('X')} v", f"LRANGE {keys.log('X')} 0 1"),
    f"LTRIM {keys.log('X')} 0 1",
    *(f"ZADD {keys.WAKE} 1 v", f"ZRANGE {keys.WAKE} 0 1", f"ZCARD {keys.WAKE}", f"ZREM {keys.WAKE} v"),
    *(f"ZREMRANGEBYSCORE {keys.LISTED} 0 1", f"ZREMRANGEBYRANK {keys.finished('web:1')} 0 1"),
    *(f"SET {key} v" for key in (keys.open_table("web:1"), keys.game("X"))),
    *(f"HSET {keys.LEAD} f v", f"HSET {keys.SERVING} f v", f"SET {keys.ticket('web:1')} v"),
    *(f"HSET {keys.front('X')} f v", f"HSET {keys.seen('X')} f v", f"HSET {keys.shown('X')} f v"),
    *(f"HSET {keys.review('X')} f v", f"SET {keys.wish('web:1')} v", f"HSET {keys.FORGETTING} f v"),
    *(f"GET {keys.SESSIONS_KEY}", f"SET {keys.session('0')} v", f"SET {keys.forgotten('0')} v"),
    *(f"HSET {key} f v" for key in (keys.lease("x"), keys.person("web:1"), keys.chat("web:1"), keys.stats("web:1"))),
    *(f"HSETNX {keys.chat('web:1')} f v", f"HSET {keys.limit('web', '1')} f v"),
    *(f"ZADD {key} 1 v" for key in (keys.tables("web:1"), keys.LISTED)),
    *(f"SADD {keys.DAY_LINES} v", f"SREM {keys.DAY_LINES} v", f"SMEMBERS {keys.DAY_LINES}"),
    *(f"HSET {keys.place('X')} f v", f"ZADD {keys.callme('web:1')} 1 v"),
    *(f"SISMEMBER {keys.day_gone('X')} v", f"ZMSCORE {keys.day_points('X')} v"),
    f"ZCOUNT {keys.day_points('X')} 0 1",
)


class Misconfigured(Exception):
    """Something in the address or at the server has to be changed. The text says what, without the address."""


async def looked_at(database: Database, durability: Durability = Durability.SERVER) -> None:
    """Check whether the store can be used. Raises Misconfigured, or Unavailable if waiting may help."""
    try:
        await _service_known(database)
        await _fits(database.client)
        await _keeps(database.client, durability)
        if durability is Durability.FSYNC:
            await _flushes(database.client)
    except (RedisError, OSError) as error:
        said = _said(error)
        if said is None and cause_of(error) is Cause.NO_ANSWER and await _without_tls(database.client):
            said = "the server does not speak TLS: write redis… for rediss…"
        if said is not None:
            raise Misconfigured(said) from None
        raise Unavailable(cause_of(error) or Cause.NO_ANSWER) from None


async def _service_known(database: Database) -> None:
    """Check that the Sentinels know the service: redis-py would only say that it has no master."""
    if database.sentinel is None:
        return
    service = database.client.connection_pool.service_name  # type: ignore[attr-defined]
    answered = locked = False
    for sentinel in database.sentinel.sentinels:
        try:
            if service in await sentinel.sentinel_masters():
                return
            answered = True
        except RedisError as error:
            locked = locked or cause_of(error) is Cause.NO_PASSWORD
    if locked:
        raise Misconfigured("the Sentinels do not accept this password of theirs: SENTINEL_PASSWORD")
    if answered:
        raise Misconfigured("the Sentinels know no service of that name; it stands behind the last /")


async def _fits(client: Redis) -> None:
    about = await client.info("server")
    mode = about.get("redis_mode", about.get("server_mode"))
    if mode == "sentinel":
        raise Misconfigured("this is a Sentinel: write redis+sentinel://…/service")
    if mode == "cluster":
        raise Misconfigured(CLUSTER)
    version = str(about["redis_version"])
    if int(version.partition(".")[0]) < OLDEST:
        raise Misconfigured(f"the server is version {version}; Redis or Valkey {OLDEST}.0 or later is needed")
    missing = await client.eval(RIGHTS.source, 0, *NEEDED)
    if missing:
        first = missing[0].decode()
        raise Misconfigured(f"its user may not do everything ({first}, …): docs/redis.md names the rights")
    channel = f"PUBLISH {keys.COMMITS} v"
    if await client.eval(RIGHTS.source, 0, channel):
        log.warning("Redis gives this user no channels: boards follow up to a second late (docs/redis.md)")


async def _keeps(client: Redis, durability: Durability) -> None:
    """Warn about a server that does not keep games as is meant. It may be put right while the bot runs."""
    facts = await client.info("memory", "replication")
    if evicts(facts):
        policy = {"policy": facts["maxmemory_policy"]}
        log.warning("Redis forgets games when its memory is full: set maxmemory-policy noeviction", extra=policy)
    if lacks_replica(facts, durability):
        log.warning("DURABILITY=replicated, and no replica follows Redis: until one does, no move counts as saved")


async def _flushes(client: Redis) -> None:
    """Check that the server can report what its disk has, and reports it truly.

    With `appendfsync everysec` Redis 7.4 and Valkey, including 9.1, answer WAITAOF too early: thousands of commits had
    three flushes.
    """
    try:
        await client.execute_command("WAITAOF", 1, 0, 1)  # type: ignore[no-untyped-call]
    except ResponseError as error:
        if "unknown command" in str(error):
            raise Misconfigured("DURABILITY=fsync needs Redis or Valkey 7.2 or later") from None
        if "appendonly" in str(error):
            raise Misconfigured("DURABILITY=fsync needs an append-only file: set appendonly yes") from None
        raise
    try:
        flushes = await client.config_get("appendfsync")
    except ResponseError:
        raise Misconfigured("DURABILITY=fsync has to look at appendfsync: give its user +config|get as well") from None
    if list(flushes.values()) not in (["always"], [b"always"]):
        raise Misconfigured("DURABILITY=fsync needs appendfsync always")


def _said(error: BaseException) -> str | None:
    """Return what the operator has to change; None for an error that may pass by itself."""
    for one in _chain(error):
        if isinstance(one, socket.gaierror) and one.errno in {socket.EAI_NONAME, getattr(socket, "EAI_NODATA", None)}:
            return "there is no host of that name"
        if isinstance(one, ssl.SSLCertVerificationError):
            return "the server's certificate is not trusted here"
        if isinstance(one, ssl.SSLError):
            return "the server does not speak TLS as asked for: write redis… for rediss…, or look at its settings"
    cause = cause_of(error)
    if cause is Cause.NO_PASSWORD:
        return "the server does not accept this user and password"
    if cause is Cause.NO_PERMISSION:
        return "its user may not do everything that is needed: docs/redis.md names the rights"
    text = str(error)
    if isinstance(error, ResponseError) and "DB index" in text:
        return "the server has no database of that number; it stands behind the last /"
    if isinstance(error, ResponseError) and "not allowed in cluster mode" in text:
        return CLUSTER
    if isinstance(error, ResponseError) and cause is None:
        return "the server does not understand what is asked of it: is it Redis or Valkey, 7.0 or later?"
    return None


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


async def _without_tls(client: Redis) -> bool:
    """Whether a server that does not answer over TLS answers without it."""
    if not issubclass(client.connection_pool.connection_class, SSLConnection):
        return False
    address = client.connection_pool.connection_kwargs
    if "host" not in address:
        return False
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(PROBE_WITHIN):
            reader, writer = await asyncio.open_connection(address["host"], address.get("port", 6379))
            try:
                writer.write(b"PING\r\n")
                return (await reader.read(1)) in {b"+", b"-"}
            finally:
                writer.close()
    return False
