"""The routes of the page, whichever the way in to it: its files, what it is told, its connection, and studies."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType

from aiohttp import web
from aiohttp.typedefs import Handler

from adapters.web.answers import Answers
from adapters.web.boards import Board
from adapters.web.built_page import built_page
from adapters.web.connections import sender
from adapters.web.entry import Entry
from adapters.web.guard import Framing
from adapters.web.health import Port
from adapters.web.pages import Chats, Pages
from adapters.web.parts import Parts
from adapters.web.studies import Part, answered, sent_as
from adapters.web.visit import TurnedAway
from adapters.web.window import WindowVisit
from bot.texts import FALLBACK, LANGUAGES, ranks

STATIC = Path(__file__).parent / "static"
TABLE_PAGE = "play/play.html"
KEY_LIMIT = 128  # letters of a key in a question to a board


class Site(ABC):
    """The routes. A page sends a secret; the way in finds by it who is in front of the page."""

    framed_by = ""
    """The sources of the pages that may frame the page, separated by spaces."""

    frames: Mapping[str, Framing] = MappingProxyType({})
    """Overrides this for the page at a path."""

    def __init__(self, parts: Parts, port: Port, *, board: str, public: str, chats: Chats | None = None) -> None:
        """`board` is the address that opens a study from a link: a path of this page, or a whole address.

        `public` is the address at which others reach the page, empty if that is unknown; `chats` yields the changes of
        chats that a page shows. Raises BadModule if the page's modules cannot be bundled.
        """
        self.port = port
        self.pages = Pages(parts, chats)
        self._parts = parts
        self._answers = Answers()
        self._board = board
        self._files = built_page(STATIC, public)
        self._faces = {sheet: self._files.address(f"{sheet}.webp") for sheet in ("cards", "cards4")}
        self._words = {language: self._words_in(language) for language in LANGUAGES}

    def _words_in(self, language: str) -> dict[str, str]:
        """Return the page's words in a language, and the letters that it writes for the ranks of cards."""
        letters = {f"letter-{code}": letter for code, letter in ranks(language).items()}
        return {**json.loads(self._files.text(f"words/{language}.json")), **letters}

    @property
    @abstractmethod
    def routes(self) -> list[web.RouteDef]:
        """All routes."""

    @abstractmethod
    def entry(self, request: web.Request) -> Entry:
        """Return the way in for a request."""

    def sender(self, request: web.Request) -> str:
        """Return the sender that a request counts for."""
        return sender(request.remote or "")

    def shows(self, command: str) -> bool:  # noqa: ARG002 - every one, unless a page says otherwise
        """Whether a command becomes a link in the page's texts."""
        return True

    def shared_routes(self, *, talk: str, study: str, boards: Sequence[str]) -> list[web.RouteDef]:
        """Return the routes that every page has; the paths depend on the way in."""
        board = Board(self._parts.board, self._asker) if self._parts.board is not None else None
        return [
            web.get(talk, self.talk),
            web.post(study, self.study),
            *(web.post(path, board.answer) for path in boards if board is not None),
            web.get("/setting", self.setting),
            web.get("/static/{name:.+}", self.file),
        ]

    def page(self, name: str) -> Handler:
        """Return the handler that shows a page."""

        async def show(request: web.Request) -> web.StreamResponse:
            return self._files.send(request, name)

        return show

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Send a file of the page."""
        return self._files.send(request, request.match_info["name"])

    async def setting(self, request: web.Request) -> web.Response:
        """Send the page its language (the first wanted one that exists), the words in it, and the other settings."""
        language = language_of(request)
        told = await self._parts.told(language)
        commands = [{"name": name, "help": text} for name, text in told["commands"].items() if self.shows(name)]
        answer = web.json_response(
            {
                "bots": {},
                "played": 0,
                "people": None,
                "keeps": {},
                **told,
                "commands": commands,
                "faces": self._faces,
                "language": language,
                "languages": list(LANGUAGES),
                "words": self._words[language],
                "board": self._board,
            },
            headers={"Vary": "Accept-Encoding, Accept-Language"},
            dumps=partial(json.dumps, ensure_ascii=False),
        )
        answer.enable_compression()
        return answer

    async def talk(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the connection of one window."""
        visit = WindowVisit(self._parts, self._answers, self.entry(request), self.sender(request))
        return await self.pages.serve(request, visit)

    async def study(self, request: web.Request) -> web.Response:
        """Answer a person's request about games and studies."""
        body = await sent_as(Part, request)
        try:
            visitor = await self.entry(request).visitor(body.key)
        except TurnedAway:
            raise web.HTTPForbidden from None
        private = await self._parts.doors.private_chat(visitor.person)
        press = body.press(visitor, private, self.sender(request))
        return answered(await self._parts.service.act(press))

    async def _asker(self, request: web.Request, key: object) -> str:
        """Return the asker of a question to the board, for taking turns: the person with the key, or an address.

        A key that plays nobody is ignored: otherwise made-up keys would give more turns.
        """
        if isinstance(key, str) and 0 < len(key) <= KEY_LIMIT:
            try:
                return (await self.entry(request).visitor(key)).person.key
            except TurnedAway:
                pass
        return f"at:{self.sender(request)}"


def language_of(request: web.Request) -> str:
    """Return the first wanted language (`pl`, `pl-PL` or `pl;q=0.9`) that the bot speaks, or English."""
    accepted = request.headers.get("Accept-Language", "").split(",")
    wanted = request.query.getall("language", accepted)
    codes = (tag.partition(";")[0].partition("-")[0].strip().lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


def uncached(content: Mapping[str, object], status: int = 200) -> web.Response:
    """Return an answer that no cache may store."""
    return web.json_response(content, status=status, headers={"Cache-Control": "no-store"})
