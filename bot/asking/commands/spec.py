"""All facts about a command in one place: its name, what it does, what may be typed after it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.asking.commands.request import CommandRequest
from bot.ports.commands import Argument
from bot.screen import Answer


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """A typed command. Its texts are `command-NAME` (the menu's line) and `slash-NAME` (what it is called)."""

    name: str
    """The word after the slash, and the command's key everywhere."""

    obey: Callable[[CommandRequest], Awaitable[Answer]]
    """The handler. Raises Refusal or Denied."""

    argument: Argument | None = None
    """What may be typed after it."""

    asks_admin: bool = False
    """Whether the command depends on the asker being an admin. Only then an adapter has to find that out."""

    shows_board: bool = False
    """Whether the command puts a board into the chat. It is then useless where the bot may not write."""

    by_mention: bool = False
    """Whether a message that mentions the bot runs the command too, where a typed command leaves no message."""

    in_menu: bool = True
    """Whether the menus of the platforms and the page offer it."""
