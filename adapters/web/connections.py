"""Limits for connections: how many may be open, and how long a request may take.

aiohttp closes idle connections after an hour, but keeps a connection whose request never ends: a head or a body that is
never completed, or an answer that nobody reads. Behind a proxy all connections come from one address, so the limit for
one address is a large part of the whole.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import cast

from aiohttp import web
from aiohttp.typedefs import Handler

IPV6_PREFIX = 64  # bits of an address that identify a household; it chooses the other bits itself

_CONNECTION: web.RequestKey["_Connection"] = web.RequestKey("connection")

FORWARDING = ("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via")
"""The headers by which proxies say for whom they ask."""

Proxies = Sequence[IPv4Network | IPv6Network]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The limits of one port."""

    open: int = 500
    """Open connections. Most systems allow a process 1,024 open files."""

    of_one: int = 200
    """Open connections from one sender."""

    proxies: Proxies = ()
    """The operator's own proxies: everybody's connections come through them, so they have no limit."""

    patience: float = 30.0
    """Seconds in which a connection has to begin or end a request. A page that said who it is has its heartbeat."""


def renew(request: web.Request, *, for_ever: bool = False) -> None:
    """Restart the time limit of a request's connection, if there is one; with `for_ever` lift it until the next call.

    An answer that is sent piece by piece restarts it. Only what a client has proved may lift it, never a header.
    """
    if _CONNECTION in request:
        request[_CONNECTION].renew(for_ever=for_ever)


def sender(host: str) -> str:
    """Return the sender that an address counts as: itself, or the network of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, IPV6_PREFIX), strict=False))


def sender_of(request: web.Request, proxies: Proxies) -> str:
    """Return the sender that a request counts for: behind the operator's proxies, the one named by the last of them."""
    named = [part.strip() for part in ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")]
    hosts = [request.remote or "", *reversed(named)]
    return sender(next((host for host in hosts if not is_proxy(host, proxies)), hosts[0]))


def is_proxy(host: str, proxies: Proxies) -> bool:
    """Whether an address is one of the operator's proxies."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return any((mapped or address) in network for network in proxies)


def was_forwarded(request: web.Request, proxies: Proxies) -> bool:
    """Whether one of the operator's proxies has passed a request on for somebody else."""
    return is_proxy(request.remote or "", proxies) and any(name in request.headers for name in FORWARDING)


class Connections:
    """The open connections of one port."""

    def __init__(self, bounds: Bounds | None = None) -> None:
        self.bounds = bounds or Bounds()
        self._open: dict[asyncio.BaseTransport | None, _Connection] = {}
        self._by_sender: Counter[str] = Counter()

    def bounded(self, serve: Callable[[], asyncio.Protocol]) -> Callable[[], asyncio.Protocol]:
        """Return a factory of `serve`'s protocols that keeps within the limits."""
        return lambda: cast("asyncio.Protocol", _Connection(self, serve))

    @web.middleware
    async def watch(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Restart the time limit of a request's connection when the request begins and ends."""
        connection = self._open.get(request.transport)
        if connection is None:
            return await handler(request)
        connection.renew()
        request[_CONNECTION] = connection
        try:
            return await handler(request)
        finally:
            connection.renew()

    def admit(self, connection: "_Connection", transport: asyncio.BaseTransport, host: str) -> bool:
        """Count a new connection, if there is room for it. Return whether there is."""
        crowded = self._by_sender[host] >= self.bounds.of_one and not is_proxy(host, self.bounds.proxies)
        if len(self._open) >= self.bounds.open or crowded:
            return False
        self._open[transport] = connection
        self._by_sender[host] += 1
        return True

    def forget(self, transport: asyncio.BaseTransport, host: str) -> None:
        """Stop counting a connection that has closed."""
        del self._open[transport]
        self._by_sender[host] -= 1
        if not self._by_sender[host]:
            del self._by_sender[host]


class _Connection:
    """A protocol in front of aiohttp's own. It counts and times the connection and passes everything else on."""

    def __init__(self, connections: Connections, serve: Callable[[], asyncio.Protocol]) -> None:
        self._connections = connections
        self._serve = serve
        self._inner = asyncio.Protocol()  # ignores everything, until the connection is admitted
        self._host = ""
        self._is_open = False
        self._end: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> object:
        """Pass on `data_received`, `eof_received` and the like."""
        return getattr(self._inner, name)

    def renew(self, *, for_ever: bool = False) -> None:
        """Restart the connection's time limit; with `for_ever` there is none until the next call."""
        if self._end is not None:
            self._end.cancel()
            self._end = None
        if self._is_open and not for_ever:
            self._end = asyncio.get_running_loop().call_later(self._connections.bounds.patience, self._transport.abort)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection, or close it at once."""
        self._transport = cast("asyncio.Transport", transport)
        self._host = sender(str((transport.get_extra_info("peername") or ("",))[0]))
        self._is_open = self._connections.admit(self, transport, self._host)
        if not self._is_open:
            self._transport.abort()
            return
        self._inner = self._serve()
        self.renew()
        self._inner.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another connection."""
        if self._is_open:
            self._is_open = False
            self._connections.forget(self._transport, self._host)
        self.renew()
        self._inner.connection_lost(exc)
