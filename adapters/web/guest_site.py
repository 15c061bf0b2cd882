"""The page for guests, who need no account: the playground's own routes.

A GET changes nothing: only a POST of the page creates a room or adds a person to it. A room's address gives no access.
Access needs a key, which is sent in bodies and over the WebSocket, never in an address.
"""

import math
import re
from typing import Annotated, Any

import segno
from aiohttp import web
from pydantic import Field, StringConstraints

from adapters.web.chatlog import Frozen
from adapters.web.health import Port
from adapters.web.inputs import Face, Key, Language, Name
from adapters.web.parts import Parts
from adapters.web.place import Place
from adapters.web.room_visit import RoomVisit
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
from adapters.web.site import TABLE_PAGE, Site, language_of, uncached
from adapters.web.storage import RedisChatLog, RedisRooms
from adapters.web.studies import sent_as
from adapters.web.view import table_view
from bot.ports.allowances import Allowance
from bot.texts import FALLBACK

CHAT_PAGE = "chat/chat.html"
NAMES = ("Anna", "Ben")
SEEN_OF_A_SEAT = {"name", "level", "face"}  # by who is invited
# Generous: behind a proxy, all people come from one address. An unused room is one small key.
OPENING = Allowance(20, 30.0)  # rooms of one sender

_ROOM = r"{room:[0-9a-f]{8,64}}"
_FILE = r"{file:[A-Za-z0-9_-]{16,64}}"

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


class GuestSite(Site):
    """The routes of the playground."""

    def __init__(self, parts: Parts, port: Port, chatlog: RedisChatLog, rooms: RedisRooms, framed_by: str = "") -> None:
        """`framed_by` are the sources of pages that may show it in a frame, separated by spaces."""
        name = next(iter(port.allowed_hosts), "")
        public = f"https://{name}" if name else ""  # a name is served behind a proxy with TLS
        super().__init__(parts, port, board="/", public=public, chats=chatlog.changed)
        self.framed_by = framed_by
        self._log = chatlog
        self._rooms = rooms

    @property
    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        room = f"/t/{_ROOM}"
        return [
            web.get("/", self.page(TABLE_PAGE)),
            web.post("/new", self.open),
            web.get(room, self.page(TABLE_PAGE)),
            web.get(f"{room}/chat", self.page(CHAT_PAGE)),
            web.get(f"{room}/chat/talk", self.chat),
            web.post(f"{room}/invite", self.invite),
            web.post(f"{room}/invited", self.invited),
            web.post(f"{room}/seat", self.seat),
            web.post("/qr", self.qr_code),
            web.get(f"/files/{_FILE}", self.fetch),
            *self.shared_routes(talk=f"{room}/talk", study=f"{room}/study", boards=("/board", f"{room}/board")),
        ]

    def entry(self, request: web.Request) -> Place:
        """Return the place of guests that a request names; without a name none, to which no key belongs."""
        return Place(self._rooms, self._log, request.match_info.get("room", ""))

    async def chat(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the connection of a page that shows a room as a group chat."""
        parts, place = self._parts, self.entry(request)
        visit = RoomVisit(parts.service, parts.looks, self._answers, self._log, place, self.sender(request))
        return await self.pages.serve(request, visit)

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Create a room. The answer has its address and the key of its people."""
        body = await sent_as(NewRoom, request)
        wait = await self._parts.allowances.take("opening", self.sender(request), OPENING, self._parts.now())
        if wait > 0:
            return web.Response(status=429, headers={"Retry-After": str(math.ceil(wait))})
        key = new_key()
        names = (body.name or NAMES[0], *NAMES[1 : body.people])
        language = body.language or language_of(request)
        room = new_room(names, language, digest(key), body.face)
        await self._rooms.create(room)
        answer = uncached({"key": key}, status=201)
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
        return uncached({"address": f"/t/{room.code}#invited={invitation}"}, status=201)

    async def qr_code(self, request: web.Request) -> web.StreamResponse:
        """Draw a QR code: the number of its squares in a row, and the dark ones as the path of a drawing."""
        body = await sent_as(Drawing, request)
        squares = segno.make(body.text, error="m", micro=False).matrix
        dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(squares) for x, square in enumerate(row) if square)
        return uncached({"size": len(squares), "path": dark})

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
        return uncached(told)

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
            return uncached({"key": body.key}, status=201)
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
