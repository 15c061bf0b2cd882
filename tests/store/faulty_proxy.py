"""A small TCP proxy in front of a Redis server that breaks connections on request.

    async with FaultyProxy(server.url) as proxy:
        database = connect(proxy.url)
        proxy.lose_reply(b"EVALSHA")

It doesn't parse the protocol: a request is everything that the client sends until the server answers. That holds for
redis-py, which has one command or pipeline at a time on each connection.
"""

import asyncio
from collections.abc import Awaitable, Callable
from urllib.parse import unquote, urlsplit

CHUNK = 65536


class FaultyProxy:
    """A proxy at `url`. `connections` and `lost` count the connections accepted and the replies lost so far."""

    def __init__(self, upstream: str) -> None:
        self._upstream = urlsplit(upstream)
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task] = set()
        self._marker = b""
        self._losing = 0
        self._kept = 0
        self._meanwhile: Callable[[], Awaitable[object]] | None = None
        self._refusing = False
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.connections = 0
        self.lost = 0

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    @property
    def port(self) -> int:
        return self._server.sockets[0].getsockname()[1]

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_):
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()
        await asyncio.sleep(0)  # aborted transports close in the loop's next round

    def lose_reply(self, marker=b"", *, times=1, kept=0, meanwhile=None):
        """Cut the connection instead of passing on the reply to a request that contains `marker`. The server has acted.

        `kept` bytes of the reply still go through (a truncated answer). `meanwhile` is awaited before the cut.
        """
        self._marker, self._losing, self._kept, self._meanwhile = marker, times, kept, meanwhile

    async def loses(self):
        """Wait until a reply is lost."""
        while not self.lost:  # noqa: ASYNC110 - no event comes from another process
            await asyncio.sleep(0.01)

    def lead_to(self, upstream):
        """Connect to another server from now on, and break all connections to the previous one."""
        self._upstream = urlsplit(upstream)
        self.cut()

    def name_leads_to(self, upstream):
        """Connect to another server from now on; connections to the previous one stay open, as behind a name."""
        self._upstream = urlsplit(upstream)

    def refuse(self):
        """Act as a server that is away: cut every connection and close new ones at once."""
        self._refusing = True
        self.cut()

    def allow(self):
        """Accept connections again."""
        self._refusing = False

    def stall(self):
        """Pass nothing on, in either direction, until `flow`."""
        self._flowing.clear()

    def flow(self):
        """Pass everything on again."""
        self._flowing.set()

    def cut(self):
        """Break every connection now."""
        for writer in list(self._open):
            writer.transport.abort()

    async def _accept(self, reader, writer):
        self.connections += 1
        task = asyncio.current_task()
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._open.add(writer)
        try:
            if not self._refusing:
                await self._carry(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # one side closed its connection, or the proxy is closing: the other side is closed as well
        finally:
            self._open.discard(writer)
            writer.transport.abort()

    async def _carry(self, reader, writer):
        if self._upstream.scheme == "unix":
            from_server, to_server = await asyncio.open_unix_connection(unquote(self._upstream.path))
        else:
            from_server, to_server = await asyncio.open_connection(self._upstream.hostname, self._upstream.port)
        doomed = asyncio.Event()
        pumps = [
            asyncio.create_task(self._requests(reader, to_server, doomed)),
            asyncio.create_task(self._replies(from_server, writer, doomed)),
        ]
        try:
            done, _ = await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            to_server.transport.abort()
            for task in pumps:
                task.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)

    async def _requests(self, reader, to_server, doomed):
        while data := await reader.read(CHUNK):
            await self._flowing.wait()
            if self._losing and self._marker in data:
                self._losing -= 1
                doomed.set()
            to_server.write(data)
            await to_server.drain()

    async def _replies(self, from_server, writer, doomed):
        while data := await from_server.read(CHUNK):
            await self._flowing.wait()
            if doomed.is_set():
                self.lost += 1
                if self._meanwhile is not None:
                    await self._meanwhile()
                writer.write(data[: self._kept])
                await writer.drain()
                return
            writer.write(data)
            await writer.drain()
