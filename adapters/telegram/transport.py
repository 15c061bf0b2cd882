"""HTTP for python-telegram-bot by aiohttp, which is several times as fast here as its default transport.

Nothing is logged: the address of every request contains the bot's token.
"""

import json
from collections.abc import Collection
from http import HTTPStatus
from typing import Any

import aiohttp
from telegram.error import NetworkError, TelegramError, TimedOut
from telegram.request import BaseRequest, RequestData

CONNECTIONS = 100
TIMEOUT = 15.0  # seconds for a whole call; long polling asks for more


class NotConnected(NetworkError):
    """Telegram was not reached at all, so it has done nothing."""


# Telegram answers an edit with the whole message: the same content that was just sent.
EDITS = frozenset({"editMessageText", "editMessageReplyMarkup"})
DONE = b'{"ok":true,"result":true}'
_USUAL = aiohttp.ClientTimeout(total=TIMEOUT)
_JSON = {"Content-Type": "application/json"}


class AiohttpRequest(BaseRequest):
    """A transport of python-telegram-bot. Raises its TimedOut and NetworkError, without the address in them.

    The results of the methods in `unread` become True: the library needs longer to parse a message that nobody reads
    than the call takes.
    """

    __slots__ = ("_connections", "_session", "_unread")

    def __init__(self, connections: int = CONNECTIONS, *, unread: Collection[str] = ()) -> None:
        self._connections = connections
        self._unread = unread
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """The usual time for an answer, in seconds."""
        return TIMEOUT

    async def initialize(self) -> None:
        """Open the pool of connections."""
        if self._session is None:
            connector = aiohttp.TCPConnector(limit=self._connections, keepalive_timeout=50)
            headers = {"User-Agent": self.USER_AGENT}
            self._session = aiohttp.ClientSession(connector=connector, headers=headers)

    async def shutdown(self) -> None:
        """Close the pool of connections."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: object = BaseRequest.DEFAULT_NONE,
        write_timeout: object = BaseRequest.DEFAULT_NONE,  # noqa: ARG002 - one time for the whole call
        connect_timeout: object = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
        pool_timeout: object = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
    ) -> tuple[int, bytes]:
        """Make one call and return its status and body."""
        if self._session is None:
            raise RuntimeError("the transport has not been initialized")
        timeout = _USUAL
        if isinstance(read_timeout, (int, float)):
            timeout = aiohttp.ClientTimeout(total=float(read_timeout) + TIMEOUT)
        try:
            async with self._session.request(method, url, timeout=timeout, **_body(request_data)) as answer:
                body = await answer.read()
        except aiohttp.ClientConnectorError:
            raise NotConnected("not connected") from None
        except TimeoutError:
            raise TimedOut from None
        except aiohttp.ClientError as error:
            raise NetworkError(type(error).__name__) from None
        if answer.status != HTTPStatus.OK and not body.startswith(b"{"):
            # Telegram says why in JSON. A page of a proxy is no refusal by a chat or of the token.
            raise NetworkError(f"status {answer.status}")
        if answer.status == HTTPStatus.OK and url.rpartition("/")[2] in self._unread:
            return answer.status, DONE
        return answer.status, body

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """Parse an answer. Unlike the library's own method, this one logs no invalid answer: it may contain a hand."""
        try:
            answer = json.loads(payload)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or "ok" not in answer:
            raise TelegramError("Invalid server response")
        return answer


def _body(data: RequestData | None) -> dict[str, Any]:
    if data is None:
        return {}
    if not data.contains_files:
        # The library's own form nests JSON in JSON: a keyboard as a text.
        return {"data": json.dumps(data.parameters).encode(), "headers": _JSON}
    form = aiohttp.FormData(quote_fields=False)
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, mime) in (data.multipart_data or {}).items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return {"data": form}
