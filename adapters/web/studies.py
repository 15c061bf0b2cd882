"""What a page draws a finished game from: asked for by HTTP, as it is large, and stored nowhere."""

import secrets
from typing import Annotated, Literal

from aiohttp import web
from pydantic import Field, StringConstraints, ValidationError

from adapters.web.chatlog import Frozen
from adapters.web.connections import sender
from adapters.web.intake import Id
from adapters.web.room_visit import Key
from adapters.web.rooms import digest
from adapters.web.storage import RedisRooms
from adapters.web.window import Secret
from bot.ports.presses import Press, Service, Study
from bot.screen import Answer

Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{0,16}$")]


class Asked(Frozen, extra="forbid"):
    """What a page asks for (`bot.ports.presses.Study`)."""

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

    @property
    def study(self) -> Study:
        """The same, as the application is asked for it."""
        return Study(self.part, self.table, self.hand, self.step, self.seat, self.guesses)


class AskedInRoom(Asked):
    """What a page of a room asks for."""

    key: Key
    """The key that plays the person."""


class AskedInWindow(Asked):
    """What a window inside a chat client asks for."""

    session: Secret
    """The secret name of the session."""


class Studies:
    """The route."""

    def __init__(self, service: Service, rooms: RedisRooms) -> None:
        self._service = service
        self._rooms = rooms

    async def ask(self, request: web.Request) -> web.Response:
        """Answer with the data, or with the reason why there is none: `refused`, in words of the bot."""
        try:
            asked = AskedInRoom.model_validate_json(await request.read())
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
            asked.study,
            ephemeral=True,
            together=mine[0].person().key,
            sender=sender(request.remote or ""),
        )
        return told(await self._service.act(press))


def told(answer: Answer) -> web.Response:
    """Return an answer for the page."""
    found = {"data": answer.data} if answer.data is not None else {"refused": answer.toast or ""}
    response = web.json_response(found, headers={"Cache-Control": "no-store"})
    response.enable_compression()
    return response
