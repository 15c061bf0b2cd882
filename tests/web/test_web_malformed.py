"""Requests that break the rules: each is refused, none is an error of the server, none is worth a line in the log."""

import asyncio
import itertools
import logging
import zlib
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from fakeredis import FakeAsyncRedis

from adapters.web.boards import BoardParts
from adapters.web.connections import Bounds
from adapters.web.server import serving
from bot.asking.boards import BoardService
from bot.chance import SystemChance
from bot.finished.fair_queue import FairQueue
from bot.finished.weighing import Weighing
from bot.ports.allowances import Unlimited
from tests.crossed import sampled
from tests.web.conftest import Playground, drawn

ROOM = "/t/0123456789abcdef"
ROUTES = [
    "/",
    "/new",
    "/qr",
    "/board",
    "/setting",
    "/static/x",
    "/static/%00",
    "/static/..%2fx",
    "/metrics",
    "/readyz",
    "/%ff",
]
OF_A_ROOM = [ROOM, *(f"{ROOM}/{what}" for what in ("chat", "talk", "invite", "invited", "seat", "study", "board"))]
BODIES = {
    "nothing": b"",
    "an object": b"{}",
    "no json": b"\xff\xfe{",
    "deep": b"[" * 3000,
    "do list": b'{"do":[]}',
    "do object": b'{"do":{}}',
    "do null": b'{"do":null}',
    "half a sign": b'{"do":"open","record":"\\ud800"}',
    "half a sign as do": b'{"do":"\\ud800"}',
    "a huge number": b'{"do":"open","record":' + b"9" * 5000 + b"}",
    "no number": b'{"do":"open","record":NaN}',
    "strange keys": b'{"do":"presets","key":{}}',
    "half a seed": b'{"do":"setup","position":{"seed":"\\ud800","rules":{"preset":"polish"},"seats":3,"dealer":2,'
    b'"hands":[null,null,null],"random":true}}',
    "a huge option": b'{"do":"options","preset":"polish","options":{"game.target":1' + b"0" * 400 + b"}}",
}
HEADERS = {
    "none": b"",
    "no gzip": b"Content-Encoding: gzip\r\n",
    "no deflate": b"Content-Encoding: deflate\r\n",
    "no brotli": b"Content-Encoding: br\r\n",
    "no zstandard": b"Content-Encoding: zstd\r\n",
    "an unknown encoding": b"Content-Encoding: x-odd\r\n",
    "an unknown charset": b"Content-Type: application/json; charset=nope\r\n",
    "a form": b"Content-Type: multipart/form-data\r\n",
    "an expectation": b"Expect: wonders\r\n",
    "a forbidden sign": b"Cookie: \x01\r\n",
    "no language": b"Accept-Language: \xff\xff\r\n",
}


class Served:
    """A playground on a port of its own, with everything that it logs."""

    def __init__(self, address: str, caplog: pytest.LogCaptureFixture) -> None:
        self.host, _, self.port = address.removeprefix("http://").rstrip("/").partition(":")
        self._caplog = caplog

    @property
    def logged(self) -> list[str]:
        return [record.getMessage() for record in self._caplog.records if record.levelno >= logging.WARNING]

    async def status(self, method: str, path: str, headers: bytes = b"", body: bytes = b"") -> int:
        """The status of the answer to a request."""
        reader, writer = await asyncio.open_connection(self.host, int(self.port))
        place = f"{self.host}:{self.port}"
        head = f"{method} {path} HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\nConnection: close\r\n"
        writer.write(head.encode() + headers + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        async with asyncio.timeout(20):
            answer = await reader.read()
        writer.close()
        return int(answer.split()[1])


@pytest_asyncio.fixture(loop_scope="session")
async def served(redis: FakeAsyncRedis, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Served]:
    weighing = Weighing()
    boards = BoardService(weighing, FairQueue(), Unlimited(), SystemChance(), lambda: 0.0)
    async with serving(Playground(redis).app(board=BoardParts(boards, drawn)), port=0) as address:
        yield Served(address, caplog)
    await weighing.close()


@pytest.mark.parametrize("method", ["GET", "POST", "PUT"])
@pytest.mark.parametrize("path", sampled([*ROUTES, *OF_A_ROOM], 3))
async def test_no_request_is_an_error_of_the_server(served: Served, path: str, method: str):
    for headers, body in itertools.product(HEADERS, BODIES):
        if headers == "none" or body in {"nothing", "an object"}:
            status = await served.status(method, path, HEADERS[headers], BODIES[body])
            assert (status < 500, served.logged) == (True, []), (headers, body)


@pytest.mark.parametrize("body", ["do list", "do object", "do null", "half a sign", "a huge number", "half a seed"])
async def test_what_is_no_question_to_a_board_is_bad(served: Served, body: str):
    assert await served.status("POST", "/board", body=BODIES[body]) == 400


@pytest.mark.parametrize("cut", [0, 1, 5, -1], ids=str)
async def test_a_body_of_which_only_a_part_is_compressed_is_bad(served: Served, cut: int):
    whole = zlib.compress(b'{"do":"presets"}' * 100)
    broken = whole[:cut] + b"nonsense" + whole[cut:]
    assert await served.status("POST", "/board", HEADERS["no deflate"], broken) == 400
    assert served.logged == []


async def test_whoever_goes_away_amid_a_request_leaves_no_line(redis: FakeAsyncRedis, caplog: pytest.LogCaptureFixture):
    async with serving(Playground(redis).app(), port=0, bounds=Bounds(patience=0.2)) as address:
        served = Served(address, caplog)
        head = f"POST /new HTTP/1.1\r\nHost: {served.host}:{served.port}\r\nOrigin: {address.rstrip('/')}\r\n".encode()
        for ends in (True, False):  # the client hangs up, or is cut off
            reader, writer = await asyncio.open_connection(served.host, int(served.port))
            writer.write(head + b"Content-Length: 1000\r\n\r\nhalf")
            if ends:
                await writer.drain()
                writer.close()
            assert await reader.read() == b""
            writer.close()
    assert served.logged == []
