"""The board on which studies are looked at and grow. It keeps nothing: a question has the whole study with it."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.screen import Picture


@dataclass(frozen=True, slots=True)
class BoardQuestion:
    """What somebody asks of a board."""

    who: str
    """Whose turn it takes: the same for all questions of one person, as far as that is known."""

    what: Mapping[str, Any]
    """The question as the page has sent it, not checked yet."""


class BadQuestion(Exception):
    """The question has another form than any that the page sends."""


class TooOften(Exception):
    """Somebody asks too often."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        """How long to wait."""


class Boards(Protocol):
    """Answers questions. Each method raises BadQuestion and TooOften; nothing else that a question can bring about."""

    async def answer(self, asked: BoardQuestion) -> Mapping[str, Any]:
        """Return `data`, or in words of the person's language why there is none: `refused`, `code` and `where`."""

    def lines(self, asked: BoardQuestion) -> AsyncIterator[Mapping[str, Any]]:
        """Yield an answer that gets better line by line. The last line has `last`, and `refused` if there is none."""

    async def picture(self, asked: BoardQuestion) -> Picture | Mapping[str, Any]:
        """Return a picture of a place, or `refused`."""
