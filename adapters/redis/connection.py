"""From an address to a connected `Database`.

`redis://[user:password@]host[:port][/db]`, `rediss://…` (TLS), `unix:///path[?db=0]`,
`redis+sentinel://[user:password@]host:port,…/service[/db]` and `redis+cluster://[user:password@]host:port,…`;
`rediss+sentinel` and `rediss+cluster` do the same over TLS. Sentinels have passwords of their own.
"""

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import Sentinel
from redis.backoff import ExponentialWithJitterBackoff

from adapters.redis.cluster import Cluster
from adapters.redis.database import Database

CONNECT_TIMEOUT = 2.0  # seconds
ANSWER_TIMEOUT = 3.0  # seconds; nothing here blocks on the server, except the subscription, which times its own reads

# redis-py repeats a command whose answer was lost, by default ten times and through about 10 s. Three times is enough
# for a broken connection or a quick restart, and soon enough for somebody who waits for a toast. Every write of this
# package comes out the same when it is repeated: a commit knows its own token, a lease its holder, documents are merged
# field by field, sets add what they have already. Two budgets taken instead of one are one call fewer, never one more.
RETRIES = 3
FIRST_WAIT = 0.05  # seconds before the first repetition, doubled and jittered …
LONGEST_WAIT = 0.5  # … up to this
# On a cluster `adapters.redis.cluster` repeats instead, for two seconds.

DEFAULT_PORT = 6379
SENTINEL_PORT = 26379

SCHEMES = "redis://, rediss://, unix://, redis+sentinel:// and redis+cluster://"


def connect(
    url: str, *, password: str | None = None, sentinel_password: str | None = None, retries: int = RETRIES
) -> Database:
    """Return a database for an address.

    `password` is the server's where the address has none, `sentinel_password` that of the Sentinels. Nothing is sent
    before the first command. Raises ValueError without repeating the address.
    """
    try:
        parts = _split(url)
        _ = parts.port if "," not in parts.netloc else None
    except ValueError:
        raise ValueError("the address of Redis is not a URL") from None
    scheme, _, kind = parts.scheme.partition("+")
    if (
        scheme not in {"redis", "rediss", "unix"}
        or kind not in {"", "sentinel", "cluster"}
        or (scheme == "unix" and kind)
    ):
        raise ValueError(f"the address of Redis has to begin with one of {SCHEMES}")
    tls = scheme == "rediss"
    if kind == "sentinel":
        return _sentinel(parts, _account(parts, password), sentinel_password, retries, tls=tls)
    if kind == "cluster":
        return _cluster(parts, _account(parts, password), tls=tls)
    # What the address says comes first.
    server = Redis.from_url(url, password=password, retry=_retry(retries), **_timeouts(unix=scheme == "unix"))
    return Database(server)


def _split(url: str) -> SplitResult:
    """Split an address as `urlsplit` does; newer ones refuse a list of nodes with an IPv6 address in it."""
    scheme, _, rest = url.partition("://")
    netloc = re.split("[/?#]", rest, maxsplit=1)[0]
    if "," not in netloc:
        return urlsplit(url)
    return urlsplit(f"{scheme}://{rest.removeprefix(netloc)}")._replace(netloc=netloc)


def _retry(times: int) -> Retry:
    return Retry(ExponentialWithJitterBackoff(base=FIRST_WAIT, cap=LONGEST_WAIT), times)


def _timeouts(*, unix: bool = False) -> dict[str, Any]:
    """Settings of every connection.

    RESP2, because 3 only adds a handshake for notifications that plain servers do not have.
    """
    settings: dict[str, Any] = {"socket_timeout": ANSWER_TIMEOUT, "protocol": 2}
    return settings if unix else {**settings, "socket_connect_timeout": CONNECT_TIMEOUT}


def _account(parts: SplitResult, password: str | None) -> dict[str, Any]:
    user, _, written = parts.netloc.rpartition("@")[0].partition(":")
    given = {"username": unquote(user), "password": unquote(written) or password}
    return {name: value for name, value in given.items() if value}


def _nodes(parts: SplitResult, port: int) -> list[tuple[str, int]]:
    """Return the (host, port) pairs of `host:port,host:port`; an IPv6 address stands in brackets."""
    nodes: list[tuple[str, int]] = []
    for node in parts.netloc.rpartition("@")[2].split(","):
        try:
            one = urlsplit(f"//{node}")
            nodes.append((one.hostname or "", one.port or port))
        except ValueError:
            nodes.append(("", 0))
    if not all(host for host, _ in nodes):
        raise ValueError("the address of Redis has to name its nodes as host:port,host:port")
    return nodes


def _sentinel(parts: SplitResult, account: Mapping[str, Any], own: str | None, retries: int, *, tls: bool) -> Database:
    service, _, db = parts.path.strip("/").partition("/")
    if not service or (db and not db.isdigit()):
        raise ValueError("the address of a Sentinel has to end in /service or /service/db")
    settings = _timeouts()
    sentinel = Sentinel(  # type: ignore[no-untyped-call]
        _nodes(parts, SENTINEL_PORT),
        # No repetition: the next Sentinel is asked instead.
        sentinel_kwargs={**settings, "ssl": tls, "retry": _retry(0), "password": own},
    )
    master: Redis = sentinel.master_for(service, db=int(db or 0), ssl=tls, retry=_retry(retries), **account, **settings)
    return Database(master, sentinel=sentinel)


def _cluster(parts: SplitResult, account: Mapping[str, Any], *, tls: bool) -> Database:
    def opened(host: str, port: int) -> Redis:
        # Not repeated here: the cluster first asks who holds the slot now.
        return Redis(host=host, port=port, ssl=tls, retry=_retry(0), **account, **_timeouts())

    return Database(Cluster(_nodes(parts, DEFAULT_PORT), opened))
