"""The board of studies: answers questions by HTTP, from anybody, and stores nothing.

A page sends its key: then its person takes turns with others, not everybody at its address.
"""

import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import aclosing, suppress
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from pydantic_core import from_json

from adapters.web.connections import renew
from bot.ports.boards import BadQuestion, BoardQuestion, Boards, Draw, TooOften

BODY_LIMIT = 384 * 1024  # bytes: a study has at most 256 KB, and a question a little more
STREAMS = frozenset({"weigh", "curve", "luck", "mistakes"})
PICTURES = frozenset({"picture"})
_NO_STORE = {"Cache-Control": "no-store"}

Who = Callable[[web.Request, object], Awaitable[str]]
"""Returns the asker of a question, for taking turns, from the request and what was sent as the page's key."""


@dataclass(frozen=True, slots=True)
class BoardParts:
    """The parts of the application that the board uses."""

    boards: Boards
    """Answers questions."""

    draw: Draw
    """Draws a picture."""


class Board:
    """The route of the board."""

    def __init__(self, parts: BoardParts, who: Who) -> None:
        self._parts = parts
        self._who = who

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answer a question with JSON, with lines of JSON one by one, or with a picture."""
        what = await _body(request)
        question = BoardQuestion(await self._who(request, what.pop("key", None)), what)
        try:
            do = what.get("do")
            if isinstance(do, str) and do in STREAMS:
                return await self._streamed(request, question)
            if isinstance(do, str) and do in PICTURES:
                return await self._pictured(question)
            answer = await self._parts.boards.answer(question)
        except BadQuestion:
            raise web.HTTPBadRequest from None
        except TooOften as often:
            return web.Response(status=429, headers={"Retry-After": str(round(often.seconds))})
        response = web.json_response(answer, headers=_NO_STORE)
        response.enable_compression()
        return response

    async def _pictured(self, question: BoardQuestion) -> web.Response:
        found = await self._parts.boards.picture(question, self._parts.draw)
        if isinstance(found, bytes):
            return web.Response(body=found, content_type="image/png", headers=_NO_STORE)
        return web.json_response(found, headers=_NO_STORE)

    async def _streamed(self, request: web.Request, question: BoardQuestion) -> web.StreamResponse:
        """Send each line as it is known. Nothing is sent before the first line, so a refusal can still set the status.

        A closed connection is noticed at the next line; its question then leaves the queue.
        """
        async with aclosing(self._parts.boards.lines(question)) as lines:
            first = await anext(lines)
            response = web.StreamResponse(headers={**_NO_STORE, "X-Accel-Buffering": "no"})
            response.content_type = "application/x-ndjson"
            with suppress(ConnectionResetError):
                await response.prepare(request)
                await response.write(_line(first))
                async for line in lines:
                    await response.write(_line(line))
                    renew(request)
                await response.write_eof()
        return response


def _line(answer: Mapping[str, Any]) -> bytes:
    return json.dumps(answer, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


async def _body(request: web.Request) -> dict[str, Any]:
    """Return the object that a page has sent. Raises HTTPBadRequest for anything else."""
    try:
        what = from_json(await request.clone(client_max_size=BODY_LIMIT).read(), allow_inf_nan=False)
    except ValueError:
        raise web.HTTPBadRequest from None
    if not isinstance(what, dict):
        raise web.HTTPBadRequest
    return what
