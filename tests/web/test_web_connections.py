"""Slow or numerous connections: each costs little and only for a short time, and others are served meanwhile."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable

import pytest
from aiohttp import web
from fakeredis import FakeAsyncRedis

from adapters.web.connections import Bounds
from adapters.web.server import serving
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.page_client import page_at

SHORT = Bounds(patience=0.3)
HEAD = b"GET /setting HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
HANDSHAKE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    b"dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
LARGE = 64 * 1024 * 1024  # bytes: more than the system buffers for a client that reads nothing

Place = tuple[str, int]
Open = Callable[..., contextlib.AbstractAsyncContextManager[Place]]


@pytest.fixture
def opened(redis: FakeAsyncRedis) -> Open:
    """The playground, with a route that reads its whole request and one with a large answer."""

    async def read(request: web.Request) -> web.Response:
        return web.json_response(len(await request.read()))

    async def large(_: web.Request) -> web.Response:
        return web.Response(body=b"x" * LARGE)

    @contextlib.asynccontextmanager
    async def start(bounds: Bounds = SHORT) -> AsyncIterator[Place]:
        app = Playground(redis).app()
        app.add_routes([web.post("/read", read), web.get("/large", large)])
        async with serving(app, port=0, bounds=bounds) as address:
            yield "127.0.0.1", int(address.rstrip("/").rpartition(":")[2])

    return start


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Wait until the server has closed a connection; return what it sent before."""
    async with asyncio.timeout(20):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@contextlib.asynccontextmanager
async def said(place: Place, data: bytes) -> AsyncIterator[asyncio.StreamReader]:
    reader, writer = await asyncio.open_connection(*place)
    writer.write(data)
    yield reader
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET", HEAD, HEAD + b"X-Slow: " + b"y" * 1000, BODY, BODY + b"half"],
    ids=["nothing", "a word", "half a head", "half a line", "no body", "half a body"],
)
async def test_a_request_that_does_not_come_to_its_end_is_cut_off(opened: Open, begun: bytes):
    async with opened() as place, said(place, begun) as reader:
        assert await ended(reader) == b""


@pytest.mark.parametrize("begun", [BODY, BODY + b"half"], ids=["no body", "half a body"])
@pytest.mark.parametrize(
    "header",
    [
        b"Upgrade: websocket\r\n",
        b"upgrade: WebSocket \r\n",
        HANDSHAKE,
        b"Connection: keep-alive, Upgrade\r\n" + HANDSHAKE,
    ],
    ids=["the header", "in other letters", "a whole handshake", "kept alive"],
)
async def test_no_header_lifts_the_limit(opened: Open, header: bytes, begun: bytes):
    async with opened() as place, said(place, begun.replace(b"Content-Length", header + b"Content-Length")) as reader:
        assert await ended(reader) == b""


@pytest.mark.parametrize("sent", [b"", b"\x89\x80mask", b"\x81\xfemany"], ids=["nothing", "pings", "half a message"])
async def test_a_page_that_does_not_say_who_it_is_is_cut_off(opened: Open, sent: bytes):
    async with opened() as place:
        host = b"%b:%d" % (place[0].encode(), place[1])
        head = b"GET /t/0123456789abcdef/talk HTTP/1.1\r\nHost: %b\r\nOrigin: http://%b\r\n" % (host, host)
        reader, writer = await asyncio.open_connection(*place)
        writer.write(head + HANDSHAKE + b"\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
        ending = asyncio.create_task(ended(reader))
        async with asyncio.timeout(5):
            while not ending.done():
                writer.write(sent)
                await asyncio.sleep(0)
        writer.close()


async def test_a_second_request_that_does_not_come_to_its_end_is_cut_off_too(opened: Open):
    async with opened() as place, said(place, HEAD + b"\r\n" + HEAD) as reader:
        assert (await ended(reader)).startswith(b"HTTP/1.1 200")


async def test_a_request_that_drips_is_cut_off_all_the_same(opened: Open):
    async def drip(writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(b"X: y\r\n")
            await writer.drain()
            await asyncio.sleep(0)

    async with opened() as place:
        reader, writer = await asyncio.open_connection(*place)
        writer.write(BODY.replace(b"1000", b"1000000000"))
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(20):
                await drip(writer)
        assert await ended(reader) == b""


@pytest.mark.slow
async def test_an_answer_that_nobody_reads_is_given_up(opened: Open):
    async with opened() as place:
        with socket.create_connection(place) as slow:
            slow.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
            async with said(place, b"") as idle:  # when this one is closed, the time is over for the slow one too
                await ended(idle)
            async with said(place, b"") as idle:
                await ended(idle)
            got = 0
            with contextlib.suppress(ConnectionError):
                slow.settimeout(10)
                while part := slow.recv(1024 * 1024):
                    got += len(part)
            assert got < LARGE


async def test_an_open_page_outlives_that_time(opened: Open):
    async with opened() as place, page_at(f"http://127.0.0.1:{place[1]}") as page:
        async with said(place, b"") as idle:
            await ended(idle)
        await page.say("hello", id="one")


@pytest.mark.slow
async def test_a_connection_in_use_is_kept(opened: Open):
    async with opened(Bounds(patience=2.0)) as place:  # longer than a busy machine stands still
        reader, writer = await asyncio.open_connection(*place)
        async with said(place, b"") as idle:
            closing = asyncio.create_task(ended(idle))
            while not closing.done():
                writer.write(HEAD + b"\r\n")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")
                head = await reader.readuntil(b"\r\n\r\n")
                length = next(line for line in head.split(b"\r\n") if line.startswith(b"Content-Length"))
                await reader.readexactly(int(length.split()[1]))
        writer.close()


@pytest.mark.parametrize("bounds", [Bounds(open=3), Bounds(of_one=3)], ids=["in all", "from one address"])
async def test_connections_are_bounded_and_make_room_when_they_go(opened: Open, bounds: Bounds):
    async def is_let_in() -> bool:
        async with said(place, HEAD + b"\r\n") as reader:
            try:
                return bool(await reader.read(1))
            except ConnectionError:
                return False

    async with opened(bounds) as place, contextlib.AsyncExitStack() as two:
        async with said(place, HEAD):
            for _ in range(2):
                await two.enter_async_context(said(place, HEAD))
            assert not await is_let_in()
        await until(is_let_in, 10)


async def test_slow_ones_keep_nobody_out(opened: Open):
    async with opened(Bounds(patience=0.3, open=20)) as place, contextlib.AsyncExitStack() as stack:
        slow = [await stack.enter_async_context(said(place, HEAD)) for _ in range(20)]
        assert [await ended(reader) for reader in slow] == [b""] * 20
        async with said(place, HEAD + b"\r\n") as reader:
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
