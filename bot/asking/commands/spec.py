"""What there is to know of a command in one place: its name, what it does, what may be typed behind it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.asking.commands.request import CommandRequest
from bot.ports.commands import Argument
from bot.screen import Answer


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """A typed command. Its texts are `command-NAME` (the menu's line) and `slash-NAME` (what it is called)."""

    name: str
    """What is typed behind the slash, and the command's key everywhere."""

    obey: Callable[[CommandRequest], Awaitable[Answer]]
    """Does it. Raises Refusal or Denied."""

    argument: Argument | None = None
    """What may be typed behind it."""

    asks_admin: bool = False
    """Whether it matters if the asker speaks for the chat: only then an adapter has to find out."""

    shows_board: bool = False
    """Whether a board stands in the chat after it: useless where the bot may not write."""

    by_mention: bool = False
    """Whether an ordinary message that mentions the bot does it too, where a typed command leaves no message."""

    in_menu: bool = True
    """Whether the menus of the platforms and the page offer it."""
