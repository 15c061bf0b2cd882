"""The board on which studies are viewed and extended. It keeps nothing: each question contains the whole study."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.screen import Picture


@dataclass(frozen=True, slots=True)
class BoardQuestion:
    """A person's question to a board."""

    who: str
    """The key under which questions are limited: the same for all questions of one person, as far as that is known."""

    what: Mapping[str, Any]
    """The question as the page sent it, not checked yet."""


Draw = Callable[[Picture], Awaitable[bytes]]
"""Draws a picture as a PNG."""


class BadQuestion(Exception):
    """The question has another form than any that the page sends."""


class TooOften(Exception):
    """The person asks too often."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        """How many seconds to wait."""


class Boards(Protocol):
    """The service behind boards. Its methods raise BadQuestion and TooOften; a question can cause no other error."""

    async def answer(self, question: BoardQuestion) -> Mapping[str, Any]:
        """Return `data`, or, if there is none, why in the person's language: `refused`, `code` and `where`."""

    def lines(self, question: BoardQuestion) -> AsyncGenerator[Mapping[str, Any], None]:
        """Yield an answer that gets better line by line. The last line has `last`, and `refused` if there is none."""

    async def picture(self, question: BoardQuestion, draw: Draw) -> bytes | Mapping[str, Any]:
        """Return a picture of a place, or `refused`. It is drawn in the asker's turn."""
