"""The facts about typed commands that a platform needs to offer them."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass


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


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A typed command. Its texts are `command-NAME` (the menu's line) and `slash-NAME` (what it is called)."""

    name: str
    """The word after the slash, and the command's key everywhere."""

    _: KW_ONLY

    argument: Argument | None = None
    """What may be typed after it."""

    asks_admin: bool = False
    """Whether the command depends on the asker being an admin. Only then an adapter has to find that out."""

    shows_board: bool = False
    """Whether the command puts a board into the chat. It is then useless where the bot may not write."""

    by_mention: bool = False
    """Whether a message that mentions the bot runs the command too, where a typed command leaves no message."""
