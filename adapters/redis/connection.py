"""Makes a `Database` from an address (`adapters.redis.addresses`). Sentinels have their own password."""

from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import Sentinel
from redis.backoff import ExponentialWithJitterBackoff

from adapters.redis import addresses
from adapters.redis.addresses import Address
from adapters.redis.database import Database

CONNECT_TIMEOUT = 2.0  # seconds
ANSWER_TIMEOUT = 3.0  # seconds; nothing here blocks on the server, except the subscription, which times its own reads

# redis-py repeats a command after a lost answer, by default ten times over about 10 s. Three times are enough for a
# broken connection or a quick restart, and quick enough for a person who waits for a toast. Every write of this package
# may be repeated: a commit recognises its own token and a lease its holder, documents are merged field by field, and
# adding to a set again changes nothing. A budget taken twice costs a call, and never allows one too many.
RETRIES = 3
FIRST_WAIT = 0.05  # seconds before the first repetition, doubled and jittered …
LONGEST_WAIT = 0.5  # … up to this


def connect(
    url: str, *, password: str | None = None, sentinel_password: str | None = None, retries: int = RETRIES
) -> Database:
    """Return a database for an address.

    `password` is the server's password, if the address has none; `sentinel_password` is the Sentinels'. Nothing is sent
    before the first command. Raises ValueError without repeating the address.
    """
    address = addresses.read(url)
    if address.kind == "sentinel":
        return _sentinel(address, _account(address, password), sentinel_password, retries)
    # Settings in the address take precedence.
    try:
        server = Redis.from_url(url, password=password, retry=_retry(retries), **_timeouts(unix=address.unix))
        server.connection_pool.make_connection()  # type: ignore[no-untyped-call]
    except (ValueError, TypeError):
        raise ValueError("the address of Redis says something behind its ? that redis-py does not know") from None
    return Database(server)


def _retry(times: int) -> Retry:
    return Retry(ExponentialWithJitterBackoff(base=FIRST_WAIT, cap=LONGEST_WAIT), times)


def _timeouts(*, unix: bool = False) -> dict[str, Any]:
    """Return the settings of every connection.

    The protocol is RESP2: RESP3 only adds a handshake for notifications that plain servers do not have.
    """
    settings: dict[str, Any] = {"socket_timeout": ANSWER_TIMEOUT, "protocol": 2}
    return settings if unix else {**settings, "socket_connect_timeout": CONNECT_TIMEOUT}


def _account(address: Address, password: str | None) -> dict[str, Any]:
    given = {"username": address.user, "password": address.password or password}
    return {name: value for name, value in given.items() if value}


def _sentinel(address: Address, account: dict[str, Any], own: str | None, retries: int) -> Database:
    settings = _timeouts()
    sentinel = Sentinel(  # type: ignore[no-untyped-call]
        list(address.nodes),
        # No retries: the next Sentinel is asked instead.
        sentinel_kwargs={**settings, "ssl": address.tls, "retry": _retry(0), "password": own},
    )
    master: Redis = sentinel.master_for(
        address.service, db=address.database, ssl=address.tls, retry=_retry(retries), **account, **settings
    )
    return Database(master, sentinel=sentinel)
