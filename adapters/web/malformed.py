"""Requests that break the rules of HTTP: they are answered with 400, and not logged, or anybody could fill the log."""

import logging
from typing import Any

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler

BROKEN = (HttpProcessingError, web.RequestPayloadError)
"""aiohttp's errors about what a client has sent: the head of a request, its encoding, its body."""


@web.middleware
async def refuse_malformed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer with 400 if the body of a request turns out to be broken, or the client to be gone."""
    try:
        return await handler(request)
    except BROKEN:
        raise web.HTTPBadRequest from None
    except ConnectionError:
        if request.transport is not None:
            raise
        raise web.HTTPBadRequest from None  # nobody is there to read it


class ServerLog(logging.LoggerAdapter[logging.Logger]):
    """The log of aiohttp's server, without the faults of clients."""

    def __init__(self) -> None:
        super().__init__(logging.getLogger("aiohttp.server"))

    def exception(self, msg: object, *args: object, exc_info: Any = True, **more: Any) -> None:
        """Log an error, unless a client has caused it."""
        if not isinstance(exc_info, BROKEN):
            super().exception(msg, *args, exc_info=exc_info, **more)
