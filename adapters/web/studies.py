"""What a page draws a finished game from: asked for by HTTP, as it is large, and stored nowhere."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any, Literal

from aiohttp import web
from pydantic import Field, StringConstraints, ValidationError

from adapters.web.boards import Who
from adapters.web.chatlog import Frozen
from adapters.web.connections import sender
from adapters.web.intake import Id
from adapters.web.room_visit import Key
from adapters.web.rooms import digest
from adapters.web.storage import RedisRooms
from bot.ports.presses import Press, Service, Study

Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{0,16}$")]


class Asked(Frozen, extra="forbid"):
    """What a page asks for (`bot.ports.presses.Study`)."""

    key: Key
    """The key that plays the person."""

    person: Id
    """The id of the person who asks."""

    part: Literal["hand", "review", "worth"]
    """The steps of a hand, the review, or what the choices of a moment bring."""

    table: Code = ""
    """The code of the game; empty for the newest."""

    hand: int = Field(default=1, ge=1, le=10_000)
    """The hand, from 1."""

    step: int = Field(default=0, ge=0, le=10_000)
    """The step after the choice."""

    seat: int | None = Field(default=None, ge=0, le=9)
    """The seat that it is shown as; None for all cards open."""

    guesses: Literal[0, 12, 36] = 0
    """By how many guesses the choices are weighed; 0 with all cards open."""


class Named(Frozen):
    """Who a question to the board says that it comes from."""

    room: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{8,64}$")]
    """The code of their room."""

    key: Key
    """The key that plays them."""


def visitors(rooms: RedisRooms) -> Who:
    """Return what tells whose turn a question to the board takes: that of a room's people by their key, or an address.

    A key that plays nobody counts for nothing, or anybody could have as many turns as they make up keys.
    """

    async def who(request: web.Request, what: Mapping[str, Any]) -> str:
        with suppress(ValidationError):
            named = Named.model_validate({"room": what.get("room"), "key": what.get("key")})
            room = await rooms.load(named.room)
            mine = room.played_by(digest(named.key)) if room is not None else ()
            if mine:
                return mine[0].person().key
        return f"at:{sender(request.remote or '')}"

    return who


class Studies:
    """The route."""

    def __init__(self, service: Service, rooms: RedisRooms) -> None:
        self._service = service
        self._rooms = rooms

    async def ask(self, request: web.Request) -> web.Response:
        """Answer with the data, or with the reason why there is none: `refused`, in words of the bot."""
        try:
            asked = Asked.model_validate_json(await request.read())
        except ValidationError:
            raise web.HTTPBadRequest from None  # the error would repeat the key
        room = await self._rooms.load(request.match_info["room"])
        mine = room.played_by(digest(asked.key)) if room is not None else ()
        person = next((one for one in mine if one.id == asked.person), None)
        if room is None or person is None:
            raise web.HTTPForbidden
        press = Press(
            person.person(),
            room.private(person),
            f"web:study:{secrets.token_hex(8)}",
            Study(asked.part, asked.table, asked.hand, asked.step, asked.seat, asked.guesses),
            ephemeral=True,
            together=mine[0].person().key,
            sender=sender(request.remote or ""),
        )
        answer = await self._service.act(press)
        told = {"data": answer.data} if answer.data is not None else {"refused": answer.toast or ""}
        response = web.json_response(told, headers={"Cache-Control": "no-store"})
        response.enable_compression()
        return response
