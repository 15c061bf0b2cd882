"""The facts about typed commands that a platform needs to offer them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Completion:
    """A completion of the text typed so far."""

    line: str
    """The whole line, as the bot parses it."""

    shown: str
    """The same in the reader's language; the bot parses that too."""


@dataclass(frozen=True, slots=True)
class Argument:
    """The optional argument of a command."""

    name: str
    """The key of its texts, `slash-argument-NAME`."""

    choices: tuple[str, ...] = ()
    """All possible values, if they are a few words."""

    complete: Callable[[str, str], list[Completion]] | None = None
    """Returns completions of the text typed so far (first argument) in the reader's language (second)."""

    person: bool = False
    """Whether it is a person's name, so that a person may be picked or mentioned instead."""

    switch: bool = False
    """Whether it switches something for the asker, and is not part of the command itself."""


class TypedCommand(Protocol):
    """A typed command."""

    @property
    def name(self) -> str:
        """Its name, without the slash; the key of its texts."""

    @property
    def argument(self) -> Argument | None:
        """Its argument; None if it takes none."""

    @property
    def asks_admin(self) -> bool:
        """Whether the command depends on the asker being an admin. Only then an adapter has to find that out."""

    @property
    def shows_board(self) -> bool:
        """Whether the command puts a board into the chat. It is then useless where the bot may not write."""

    @property
    def by_mention(self) -> bool:
        """Whether a message that mentions the bot runs the command too, where a typed command leaves no message."""
