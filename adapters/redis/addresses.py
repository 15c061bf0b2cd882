"""Parses an address of Redis, without connecting to it.

`redis://[user:password@]host[:port][/db]`, `rediss://…` (TLS), `unix:///path[?db=0]` and
`redis+sentinel://[user:password@]host:port,…/service[/db]`; `rediss+sentinel` does the same over TLS.
"""

import re
from dataclasses import dataclass, replace
from typing import Literal
from urllib.parse import SplitResult, unquote, urlsplit

SENTINEL_PORT = 26379

SCHEMES = "redis://, rediss://, unix://, redis+sentinel:// and rediss+sentinel://"
KINDS: dict[str, Literal["server", "sentinel"]] = {"": "server", "sentinel": "sentinel"}


@dataclass(frozen=True)
class Address:
    """A parsed address of Redis."""

    kind: Literal["server", "sentinel"]
    """Whether the address names a server or Sentinels."""

    tls: bool
    """Whether the connection uses TLS."""

    unix: bool = False
    """Whether the address is a socket of this machine."""

    user: str = ""
    """The bot's user name on the server; empty for the server's default user."""

    password: str = ""
    """The user's password, decoded."""

    nodes: tuple[tuple[str, int], ...] = ()
    """Hosts and ports of Sentinels."""

    service: str = ""
    """The master's name at the Sentinels."""

    database: int = 0
    """The number of the database behind Sentinels."""

    def __repr__(self) -> str:
        """Return a text without secrets: no host, no password."""
        return f"Address({self.kind})"


def read(url: str) -> Address:
    """Parse an address. Raises ValueError, which repeats no part of the address."""
    try:
        parts = _split(url)
        _ = parts.port if "," not in parts.netloc else None
    except ValueError:
        raise ValueError("the address of Redis is not a URL") from None
    scheme, _, kind = parts.scheme.partition("+")
    if kind == "cluster":
        raise ValueError("a Redis Cluster cannot be used: one server takes far more moves than a bot may show")
    if scheme not in {"redis", "rediss", "unix"} or kind not in KINDS or (scheme == "unix" and kind):
        raise ValueError(f"the address of Redis has to begin with one of {SCHEMES}")
    user, _, written = parts.netloc.rpartition("@")[0].partition(":")
    address = Address(
        KINDS[kind], scheme == "rediss", unix=scheme == "unix", user=unquote(user), password=unquote(written)
    )
    if kind == "sentinel":
        service, _, db = parts.path.strip("/").partition("/")
        if not service or (db and not db.isdecimal()):
            raise ValueError("the address of a Sentinel has to end in /service or /service/db")
        return replace(address, nodes=_nodes(parts), service=service, database=int(db or 0))
    if scheme == "unix":
        if not parts.path.strip("/"):
            raise ValueError("the address of Redis has to name its socket as unix:///path")
    elif not re.fullmatch(r"(/\d*)?", parts.path):
        raise ValueError("the address of Redis may have nothing but /db behind its host, the number of a database")
    return address


def _split(url: str) -> SplitResult:
    """Split an address like `urlsplit`, which in newer Python refuses a list of nodes with an IPv6 address."""
    scheme, _, rest = url.partition("://")
    netloc = re.split("[/?#]", rest, maxsplit=1)[0]
    if "," not in netloc:
        return urlsplit(url)
    return urlsplit(f"{scheme}://{rest.removeprefix(netloc)}")._replace(netloc=netloc)


def _nodes(parts: SplitResult) -> tuple[tuple[str, int], ...]:
    """Return the (host, port) pairs of `host:port,host:port`; an IPv6 address stands in brackets."""
    nodes: list[tuple[str, int]] = []
    for node in parts.netloc.rpartition("@")[2].split(","):
        try:
            one = urlsplit(f"//{node}")
            nodes.append((one.hostname or "", one.port or SENTINEL_PORT))
        except ValueError:
            nodes.append(("", 0))
    if not all(host for host, _ in nodes):
        raise ValueError("the address of Redis has to name its nodes as host:port,host:port")
    return tuple(nodes)
