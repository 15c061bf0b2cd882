"""How many connections may be open, and how long one may take: nobody keeps others out by being slow or many.

aiohttp closes idle connections, after an hour; one whose request never ends, in its head, its body or the reading of
its answer, it keeps. Behind a proxy all connections come from one address, so that its bound is a large part of all.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import cast

from aiohttp import web
from aiohttp.typedefs import Handler

IPV6_SHARE = 64  # bits of an address that tell one household from another: the rest is its own to choose


@dataclass(frozen=True, slots=True)
class Bounds:
    """What the connections of one port may cost."""

    open: int = 500
    """Connections at once. A process may have 1,024 open files, as systems are usually set."""

    of_one: int = 200
    """Connections at once from one address."""

    patience: float = 30.0
    """Seconds in which a connection has to begin or end a request; a WebSocket looks after itself, by its heartbeat."""


def sender(host: str) -> str:
    """Return the name under which an address is counted: an IPv6 address by its network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, IPV6_SHARE), strict=False))


class Connections:
    """The open connections of one port."""

    def __init__(self, bounds: Bounds | None = None) -> None:
        self.bounds = bounds or Bounds()
        self._open: dict[asyncio.BaseTransport | None, _Connection] = {}
        self._by_sender: Counter[str] = Counter()

    def bounded(self, serve: Callable[[], asyncio.Protocol]) -> Callable[[], asyncio.Protocol]:
        """Return a factory of protocols that are `serve`'s, within the bounds."""
        return lambda: _Connection(self, serve)

    @web.middleware
    async def watch(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Note on the connection of a request that it begins, and that it ends."""
        connection = self._open.get(request.transport)
        if connection is None:
            return await handler(request)
        connection.renew(for_ever=request.headers.get("Upgrade", "").lower() == "websocket")
        try:
            return await handler(request)
        finally:
            connection.renew()

    def admit(self, connection: "_Connection", transport: asyncio.BaseTransport, host: str) -> bool:
        """Count a new connection in, if there is room for it."""
        if len(self._open) >= self.bounds.open or self._by_sender[host] >= self.bounds.of_one:
            return False
        self._open[transport] = connection
        self._by_sender[host] += 1
        return True

    def forget(self, transport: asyncio.BaseTransport, host: str) -> None:
        """Count a connection out."""
        del self._open[transport]
        self._by_sender[host] -= 1
        if not self._by_sender[host]:
            del self._by_sender[host]


class _Connection(asyncio.Protocol):
    """Stands before aiohttp's own protocol, and hands everything on to it."""

    def __init__(self, connections: Connections, serve: Callable[[], asyncio.Protocol]) -> None:
        self._connections = connections
        self._serve = serve
        self._inner: asyncio.Protocol | None = None
        self._host = ""
        self._end: asyncio.TimerHandle | None = None

    def renew(self, *, for_ever: bool = False) -> None:
        """Give the connection its time anew; `for_ever` until it is renewed once more."""
        if self._end is not None:
            self._end.cancel()
            self._end = None
        if self._inner is not None and not for_ever:
            self._end = asyncio.get_running_loop().call_later(self._connections.bounds.patience, self._transport.abort)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or close it at once."""
        self._transport = cast("asyncio.Transport", transport)
        self._host = sender(str((transport.get_extra_info("peername") or ("",))[0]))
        if not self._connections.admit(self, transport, self._host):
            self._transport.abort()
            return
        self._inner = self._serve()
        self.renew()
        self._inner.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        inner, self._inner = self._inner, None
        self.renew()
        if inner is not None:
            self._connections.forget(self._transport, self._host)
            inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand it on."""
        if self._inner is not None:
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Hand it on."""
        return self._inner.eof_received() if self._inner is not None else None

    def pause_writing(self) -> None:
        """Hand it on."""
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Hand it on."""
        if self._inner is not None:
            self._inner.resume_writing()
