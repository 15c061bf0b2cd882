"""What a platform has to know of the typed commands, to offer them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Completion:
    """What may be meant by what has been typed so far."""

    line: str
    """The whole line, in words that are understood."""

    shown: str
    """The same in the reader's own words; understood as well."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What may be typed after a command; it may always be left out."""

    name: str
    """The key of its texts, `slash-argument-NAME`."""

    choices: tuple[str, ...] = ()
    """All that can be typed, if that is a few words."""

    complete: Callable[[str, str], list[Completion]] | None = None
    """Takes what has been typed so far and the reader's language, and returns what may be meant."""

    person: bool = False
    """Whether it is somebody's name, so that a person may be picked, or mentioned, instead."""

    switch: bool = False
    """Whether it sets something for the asker, and is no part of the command."""


class TypedCommand(Protocol):
    """A command that people can type."""

    @property
    def name(self) -> str:
        """What is typed behind the slash, and the command's key everywhere."""

    @property
    def argument(self) -> Argument | None:
        """What may be typed behind it."""

    @property
    def asks_admin(self) -> bool:
        """Whether it matters that the asker may speak for the chat: only then an adapter has to find that out."""

    @property
    def shows_board(self) -> bool:
        """Whether it puts a board into the chat: useless where the bot may not write."""

    @property
    def by_mention(self) -> bool:
        """Whether an ordinary message that mentions the bot does it too, where a typed command leaves no message."""
