"""The playground's HTTP routes."""

import json
import math
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import segno
from aiohttp import web
from pydantic import Field, StringConstraints

from adapters.web.built_page import ACTIVITY_PAGE, BuiltPage
from adapters.web.chatlog import Frozen
from adapters.web.connections import sender
from adapters.web.inputs import Face, Key, Language, Name
from adapters.web.rooms import (
    PEOPLE_LIMIT,
    LocalPerson,
    Room,
    digest,
    new_key,
    new_room,
    with_guest,
    with_invitation,
    without_invitations,
)
from adapters.web.storage import RedisChatLog, RedisRooms
from adapters.web.studies import sent_as
from adapters.web.view import table_view
from adapters.web.window import WindowParts
from bot.ports.allowances import Allowance, Allowances
from bot.texts import FALLBACK, LANGUAGES

STATIC = Path(__file__).parent / "static"
CHAT_PAGE = "chat/chat.html"
TABLE_PAGE = "play/play.html"
NAMES = ("Anna", "Ben")
# Generous: behind a proxy, all people come from one address. An unused room is one small key.
SEEN_OF_A_SEAT = {"name", "level", "face"}  # by who is invited
OPENING = Allowance(20, 30.0)  # rooms of one sender

CommandMenu = Callable[[str], Mapping[str, str]]
"""Returns the commands in a language: name without slash -> one line of help, in the order of the menu."""

Played = Callable[[], Awaitable[int]]
"""Counts the people who have finished today's deal of the day."""

AtTheDoor = Callable[[str], Awaitable[Mapping[str, Any] | None]]
"""Returns in a language who plays with strangers now, as data for the page; None where nobody may."""

Keeps = Callable[[], Awaitable[Mapping[str, str]]]
"""Returns, by platform, the bots that take a guest's games: the address that a code is added to, empty where it is
typed."""

Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


class NewRoom(Frozen):
    """A request for a new room."""

    people: int = Field(default=len(NAMES), ge=1, le=len(NAMES))
    """How many people the asker plays."""

    name: Name | None = None
    """The name of the first person, as typed."""

    face: Face = ""
    """The name of the first person's face."""

    language: Language | None = None
    """The language of these people; None for the browser's."""


class NewInvitation(Frozen):
    """A request for an invitation."""

    key: Key
    """The host's key."""

    stop: bool = False
    """Whether to end all invitations, instead of creating one."""


class Drawing(Frozen):
    """A request for a QR code."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=300)]
    """The text in the QR code."""


class Invited(Frozen):
    """A question whether an invitation can still be used."""

    invitation: Secret
    """The secret of the invitation's link."""

    language: Language = FALLBACK
    """The language of the page."""


class SittingDown(Frozen):
    """A request to sit down by an invitation."""

    invitation: Secret
    """The secret of the invitation's link."""

    key: Secret
    """The new person's key. The page makes it, so that it can repeat the request if the answer is lost."""

    name: Name
    """The person's name, as typed."""

    face: Face = ""
    """The name of the person's face."""

    language: Language = FALLBACK
    """The person's language."""


class PageFiles:
    """The routes of the page itself, wherever it is shown."""

    def __init__(
        self,
        commands: CommandMenu,
        files: BuiltPage,
        bots: Mapping[str, str],
        played: Played | None = None,
        board: str = "/",
        people: AtTheDoor | None = None,
        keeps: Keeps | None = None,
    ) -> None:
        """`board` is the address that opens a study from a link: a path of this page, or a whole address."""
        self._people = people
        self._keeps = keeps
        self._board = board
        self._played = played
        self._commands = commands
        self._files = files
        self._bots = dict(bots)
        self._faces = {sheet: files.address(f"{sheet}.webp") for sheet in ("cards", "cards4")}
        self._words = {language: json.loads(files.text(f"words/{language}.json")) for language in LANGUAGES}

    async def table(self, request: web.Request) -> web.StreamResponse:
        """Show the first page, or a room as a table."""
        return self._files.send(request, TABLE_PAGE)

    def activity(self, request: web.Request) -> web.StreamResponse:
        """Send the first page as it is shown inside Discord."""
        return self._files.send(request, ACTIVITY_PAGE)

    async def chat(self, request: web.Request) -> web.StreamResponse:
        """Show a room as a group chat."""
        return self._files.send(request, CHAT_PAGE)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Send a file of the page."""
        return self._files.send(request, request.match_info["name"])

    async def setting(self, request: web.Request) -> web.Response:
        """Send the page its language (the first wanted one that exists), the words in it, and the other settings."""
        language = _language_of(request)
        answer = web.json_response(
            {
                "commands": [{"name": name, "help": text} for name, text in self._commands(language).items()],
                "faces": self._faces,
                "language": language,
                "languages": list(LANGUAGES),
                "words": self._words[language],
                "bots": self._bots,
                "board": self._board,
                "played": await self._played() if self._played is not None else 0,
                "people": await self._people(language) if self._people is not None else None,
                "keeps": await self._keeps() if self._keeps is not None else {},
            },
            headers={"Vary": "Accept-Encoding, Accept-Language"},
            dumps=partial(json.dumps, ensure_ascii=False),
        )
        answer.enable_compression()
        return answer


class Site(PageFiles):
    """The routes of the playground."""

    def __init__(
        self,
        chatlog: RedisChatLog,
        rooms: RedisRooms,
        allowances: Allowances,
        commands: CommandMenu,
        files: BuiltPage,
        bots: Mapping[str, str],
        parts: WindowParts,
        played: Played | None = None,
        people: AtTheDoor | None = None,
        keeps: Keeps | None = None,
    ) -> None:
        super().__init__(commands, files, bots, played, people=people, keeps=keeps)
        self._parts = parts
        self._log = chatlog
        self._rooms = rooms
        self._allowances = allowances

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Create a room. The answer has its address and the key of its people."""
        body = await sent_as(NewRoom, request)
        wait = await self._allowances.take("opening", sender(request.remote or ""), OPENING, time.time())
        if wait > 0:
            return web.Response(status=429, headers={"Retry-After": str(math.ceil(wait))})
        key = new_key()
        names = (body.name or NAMES[0], *NAMES[1 : body.people])
        language = body.language or _language_of(request)
        room = new_room(names, language, digest(key), body.face)
        await self._rooms.create(room)
        answer = _secret({"key": key})
        answer.headers["Location"] = f"/t/{room.code}"
        return answer

    async def invite(self, request: web.Request) -> web.StreamResponse:
        """Create an invitation, a link that gives a free place here to anybody; or end all invitations (204)."""
        body = await sent_as(NewInvitation, request)
        room = await self._rooms.load(request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        if not room.hosted_by(digest(body.key)):
            raise web.HTTPForbidden
        if body.stop:
            await self._rooms.update(room.code, without_invitations)
            return web.Response(status=204)
        if len(room.people) >= PEOPLE_LIMIT:
            raise web.HTTPConflict
        invitation = new_key()
        await self._rooms.update(room.code, lambda old: with_invitation(old, digest(invitation)))
        return _secret({"address": f"/t/{room.code}#invited={invitation}"})

    async def qr_code(self, request: web.Request) -> web.StreamResponse:
        """Draw a QR code: the number of its squares in a row, and the dark ones as the path of a drawing."""
        body = await sent_as(Drawing, request)
        squares = segno.make(body.text, error="m", micro=False).matrix
        dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(squares) for x, square in enumerate(row) if square)
        return web.json_response({"size": len(squares), "path": dark}, headers={"Cache-Control": "no-store"})

    async def invited(self, request: web.Request) -> web.StreamResponse:
        """Tell who invites, to which rules, and who sits there: 410 if the invitation has ended, 409 if full."""
        body = await sent_as(Invited, request)
        room = await self._rooms.load(request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        if digest(body.invitation) not in room.invitations:
            raise web.HTTPGone
        if len(room.people) >= PEOPLE_LIMIT:
            raise web.HTTPConflict
        told = {"host": room.people[0].name, **await self._table_of(room, body.language)}
        return web.json_response(told, headers={"Cache-Control": "no-store"})

    async def _table_of(self, room: Room, language: str) -> dict[str, Any]:
        """Return what an invited person reads of a room's table, without anything that only players see."""
        guest = LocalPerson(id=f"{room.code}-0", name="", language=language).person()
        near = await self._parts.doors.near(guest, room.code)
        look = await self._parts.looks.look(near[-1].code, guest, None) if near else None
        if look is None:
            return {}
        view = table_view(look, {one.id: one.face for one in room.people})
        at = view.get("lobby", view)
        rules = at["in_short"]["words"] if "in_short" in at else view["title"] if view["kind"] == "game" else ""
        seats = [{name: seat[name] for name in SEEN_OF_A_SEAT & seat.keys()} for seat in at.get("seats", ())]
        return {"rules": rules, "counts": at.get("counts", ()), "seats": seats}

    async def seat(self, request: web.Request) -> web.StreamResponse:
        """Add a person by an invitation: 410 if it has ended, 409 if the room is full."""
        body = await sent_as(SittingDown, request)
        player, invitation = digest(body.key), digest(body.invitation)
        room = await self._rooms.update(
            request.match_info["room"],
            lambda old: with_guest(old, invitation, body.name, body.language, player, body.face),
        )
        if room is None:
            raise web.HTTPNotFound
        if any(one.invitation == invitation for one in room.played_by(player)):
            return _secret({"key": body.key})
        if invitation in room.invitations:
            raise web.HTTPConflict
        raise web.HTTPGone

    async def fetch(self, request: web.Request) -> web.Response:
        """Send a file that came with a reply, as a download."""
        found = await self._log.document(request.match_info["file"])
        if found is None:
            raise web.HTTPNotFound
        name = re.sub(r"[^A-Za-z0-9._-]", "_", found[0])
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return web.Response(body=found[1], content_type="application/octet-stream", headers=disposition)


def _secret(content: dict[str, Any]) -> web.Response:
    """Return an answer with a new secret, which no cache may store."""
    return web.json_response(content, status=201, headers={"Cache-Control": "no-store"})


def _language_of(request: web.Request) -> str:
    """Return the first wanted language (`pl`, `pl-PL` or `pl;q=0.9`) that the bot speaks, or English."""
    accepted = request.headers.get("Accept-Language", "").split(",")
    wanted = request.query.getall("language", accepted)
    codes = (tag.partition(";")[0].partition("-")[0].strip().lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)
