"""A person's requests about games and studies: by HTTP, as they are large. Nothing is stored unless requested."""

import secrets
from dataclasses import replace
from typing import Annotated, Any, Literal, TypeVar

from aiohttp import web
from pydantic import Field, StringConstraints, ValidationError

from adapters.web.boards import BODY_LIMIT
from adapters.web.chatlog import Frozen
from adapters.web.entry import Visitor
from bot.people import Chat
from bot.ports.presses import Press, StudyRequest
from bot.screen import Answer

Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{0,16}$")]


class PlaceSent(Frozen, extra="forbid", strict=True):
    """A place in a study."""

    hand: int = 0
    """The hand, from 0."""

    line: list[int] = Field(default_factory=list, max_length=16)
    """The indices of the variations that lead to the line."""

    step: int = 0
    """How many actions of the hand have been done."""


class Part(Frozen, extra="forbid"):
    """A request of a page (`bot.ports.presses.StudyRequest`)."""

    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,128}$")]
    """The secret by which it is known who asks."""

    part: Literal["hand", "review", "board", "keep", "kept", "load", "drop", "play", "puzzle", "lesson"]
    """The kind of request: the steps of a hand, the review, a study, a puzzle, or a step of a lesson."""

    table: Code = ""
    """The code of the game; empty for the newest, and for a study that does not come from a game here."""

    hand: int = Field(default=1, ge=1, le=10_000)
    """The hand, from 1."""

    seat: int | None = Field(default=None, ge=0, le=9)
    """The seat whose view is shown, None for all cards open; or the seat to play on with."""

    record: Any = None
    """A study."""

    at: PlaceSent = PlaceSent()
    """The place to play on from."""

    study: Code = ""
    """The code of a kept study; empty for a new one."""

    name: Annotated[str, StringConstraints(max_length=300)] = ""
    """The new name of a study."""

    level: Literal["easy", "normal", "hard", "expert"] = "normal"
    """The level of the built-in players."""

    puzzle: Annotated[str, StringConstraints(pattern=r"^[0-9a-z-]{0,60}$")] = ""
    """What is asked of a puzzle; empty for the next puzzle."""

    lesson: Annotated[str, StringConstraints(pattern=r"^[0-9a-z_-]{0,60}$")] = ""
    """What is asked of the lessons; empty for the list of them."""

    def press(self, visitor: Visitor, private: Chat, sender: str) -> Press:
        """Return the request in the application's form, as done by a person in their private chat."""
        what = StudyRequest(
            part=self.part,
            table=self.table,
            hand=self.hand,
            seat=self.seat,
            record=self.record,
            place=(self.at.hand, tuple(self.at.line), self.at.step),
            study=self.study,
            name=self.name,
            level=self.level,
            puzzle=self.puzzle,
            lesson=self.lesson,
        )
        input_id = f"web:study:{secrets.token_hex(8)}"
        press = Press(visitor.person, private, input_id, what, ephemeral=True, sender=sender)
        if visitor.room is not None:
            return replace(press, together=visitor.person.key)
        return replace(press, window="")


Sent = TypeVar("Sent", bound=Frozen)


async def sent_as(kind: type[Sent], request: web.Request) -> Sent:
    """Parse the body of a request, which may contain a study; an empty one counts as `{}`. Raises HTTPBadRequest."""
    try:
        return kind.model_validate_json(await request.clone(client_max_size=BODY_LIMIT).read() or b"{}")
    except ValidationError:
        raise web.HTTPBadRequest from None  # the error would repeat the input, which may contain a key


def answered(answer: Answer) -> web.Response:
    """Return an answer with the data, or with the reason why there is none: `refused`, in words of the bot."""
    what = {"data": answer.data} if answer.data is not None else {"refused": answer.toast or ""}
    response = web.json_response(what, headers={"Cache-Control": "no-store"})
    response.enable_compression()
    return response
