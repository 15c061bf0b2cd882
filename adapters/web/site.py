"""What the playground answers over HTTP, route by route."""

import json
import math
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

from aiohttp import web
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from adapters.web.chatlog import ChatLog
from adapters.web.connections import sender
from adapters.web.delivery import Delivery
from adapters.web.pages import Key, Pages
from adapters.web.rooms import PEOPLE_LIMIT, Rooms, digest, new_key, new_room
from bot.texts import FALLBACK, LANGUAGES

STATIC = Path(__file__).parent / "static"
CHAT_PAGE = "index.html"
TABLE_PAGE = "play/play.html"
TITLE = "Thousand"
NAMES = ("Anna", "Ben")

_LANGUAGE = re.compile(r"\s*([a-z]{2,3})\b")

CommandMenu = Callable[[str], Mapping[str, str]]
"""Gives the commands for a language: name without slash -> one line of help, in the order of the menu."""

Name = Annotated[str, StringConstraints(max_length=300)]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


class NewRoom(BaseModel):
    """What a new room shall be."""

    model_config = ConfigDict(frozen=True)

    people: int = Field(default=len(NAMES), ge=1, le=len(NAMES))
    """How many people the asker plays."""

    name: Name | None = None
    """What the first is to be called, as typed."""

    language: Language | None = None
    """The language that they read; None for the browser's."""


class Asking(BaseModel):
    """Who asks for an invitation."""

    model_config = ConfigDict(frozen=True)

    key: Key
    """The host's."""


class SittingDown(BaseModel):
    """Who comes by an invitation."""

    model_config = ConfigDict(frozen=True)

    invitation: Secret
    """What came with the link."""

    key: Secret
    """What this person shall be played by. It is made by the page, so that it can ask again if the answer is lost."""

    name: Name
    """What they are to be called, as typed."""

    language: Language = FALLBACK
    """The language that they read."""


Asked = TypeVar("Asked", bound=BaseModel)


class Site:
    """The pages and files, by route."""

    def __init__(
        self,
        chatlog: ChatLog,
        rooms: Rooms,
        pages: Pages,
        commands: CommandMenu,
        files: Delivery,
        bots: Mapping[str, str],
    ) -> None:
        self._log = chatlog
        self._rooms = rooms
        self._pages = pages
        self._commands = commands
        self._files = files
        self._bots = dict(bots)
        self._faces = {sheet: files.address(f"{sheet}.webp") for sheet in ("cards", "cards4")}
        self._words = {language: json.loads(files.text(f"words/{language}.json")) for language in LANGUAGES}

    async def enter(self, request: web.Request) -> web.StreamResponse:
        """Show the first page."""
        return self._files.send(request, TABLE_PAGE)

    async def table(self, request: web.Request) -> web.StreamResponse:
        """Show a room as a table."""
        return self._files.send(request, TABLE_PAGE)

    async def chat(self, request: web.Request) -> web.StreamResponse:
        """Show a room as a group chat."""
        return self._files.send(request, CHAT_PAGE)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Hand out a file of the page."""
        return self._files.send(request, request.match_info["name"])

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Make a room; say where it is, and by which key its people are played."""
        asked = await _asked(NewRoom, request)
        wait = await self._rooms.admit(sender(request.remote or ""))
        if wait > 0:
            return web.Response(status=429, headers={"Retry-After": str(math.ceil(wait))})
        key = new_key()
        names = (asked.name or NAMES[0], *NAMES[1 : asked.people])
        language = asked.language or _language(request.headers.get("Accept-Language"))
        room = new_room(TITLE, names, language, digest(key))
        await self._rooms.create(room)
        answer = _secret({"key": key})
        answer.headers["Location"] = f"/t/{room.code}"
        return answer

    async def invite(self, request: web.Request) -> web.StreamResponse:
        """Make an invitation: a link by which one person sits down, whom the host does not play."""
        asked = await _asked(Asking, request)
        room = await self._rooms.load(request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        if not room.hosted_by(digest(asked.key)):
            raise web.HTTPForbidden
        if len(room.people) >= PEOPLE_LIMIT:
            raise web.HTTPConflict
        invitation = new_key()
        await self._rooms.invite(room.code, digest(invitation))
        return _secret({"address": f"/t/{room.code}#invited={invitation}"})

    async def seat(self, request: web.Request) -> web.StreamResponse:
        """Let somebody sit down by an invitation: 410 if another has come by it, 409 if the room is full."""
        asked = await _asked(SittingDown, request)
        player, invitation = digest(asked.key), digest(asked.invitation)
        room = await self._rooms.seat_guest(request.match_info["room"], invitation, asked.name, asked.language, player)
        if room is None:
            raise web.HTTPNotFound
        if any(one.invitation == invitation for one in room.played_by(player)):
            return _secret({"key": asked.key})
        if invitation in room.invitations:
            raise web.HTTPConflict
        raise web.HTTPGone

    async def talk(self, request: web.Request) -> web.StreamResponse:
        """Open a page's WebSocket."""
        return await self._pages.serve(request, request.match_info["room"])

    async def setting(self, request: web.Request) -> web.Response:
        """Tell the page its language, of those that it would like, and the words in it; and what else there is."""
        accepted = request.headers.get("Accept-Language", "").split(",")
        language = _spoken(request.query.getall("language", accepted))
        answer = web.json_response(
            {
                "commands": [{"name": name, "help": text} for name, text in self._commands(language).items()],
                "faces": self._faces,
                "language": language,
                "languages": list(LANGUAGES),
                "words": self._words[language],
                "bots": self._bots,
            },
            headers={"Vary": "Accept-Encoding, Accept-Language"},
        )
        answer.enable_compression()
        return answer

    async def fetch(self, request: web.Request) -> web.Response:
        """Hand out a file that a reply carried, for saving only."""
        found = await self._log.document(request.match_info["file"])
        if found is None:
            raise web.HTTPNotFound
        name = re.sub(r"[^A-Za-z0-9._-]", "_", found[0])
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return web.Response(body=found[1], content_type="application/octet-stream", headers=disposition)


async def _asked(kind: type[Asked], request: web.Request) -> Asked:
    """What a page has sent; nothing at all is as good as `{}`."""
    try:
        return kind.model_validate_json(await request.read() or b"{}")
    except ValidationError:
        # The error would repeat what was sent, which may be a key.
        raise web.HTTPBadRequest from None


def _secret(told: dict[str, Any]) -> web.Response:
    """Something was made, and nobody between here and the page may keep what is told of it."""
    return web.json_response(told, status=201, headers={"Cache-Control": "no-store"})


def _language(wanted: str | None) -> str:
    found = _LANGUAGE.match((wanted or "").lower())
    return found[1] if found else "en"


def _spoken(wanted: Iterable[str]) -> str:
    """The first of these languages (`pl` or `pl-PL`) that is spoken here; English where none is."""
    codes = (tag.partition(";")[0].partition("-")[0].strip().lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)
