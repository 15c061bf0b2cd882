"""Commands as a page sends them: those that a window in a chat client accepts, and what begins a table there."""

import re

from bot.codec import Verb
from bot.ports.presses import Command

COMMANDS = (
    "learn",
    "daily",
    "rules",
    "score",
    "standings",
    "judge",
    "language",
    "stats",
    "history",
    "help",
    "replay",
)
"""The names of commands that a window in a chat client accepts, as no text can be typed in it."""
_RULING = r"judge (reason|fine \d{1,3} #\d{1,3}|both \d{1,3} #\d{1,3}) .{1,120}"  # what a field of the desk completes
_CALLED = r"play name .{1,60}"  # the name for strangers, as typed
_ACCEPTED = re.compile(rf"/({'|'.join(COMMANDS)}|rules minute|replay [A-Z0-9]{{1,12}}|{_RULING}|{_CALLED})")

_COMMAND = re.compile(r"/(\w+)(?:@\w+)?(?:\s+(.*))?", re.DOTALL | re.ASCII)

BEGINNING = frozenset({"daily"})  # commands that open a table from a chat client
BEGINS = frozenset({Verb.PRACTISE, Verb.SHORT, Verb.DAILY, Verb.AGAIN, Verb.PEOPLE})  # buttons that open a table


def is_accepted(command: str) -> bool:
    """Whether a window in a chat client may send a command, with its slash."""
    return _ACCEPTED.fullmatch(command) is not None


def command_of(typed: str) -> Command | None:
    """Read a typed command; None for any other line."""
    found = _COMMAND.fullmatch(typed)
    return Command(found[1].lower(), (found[2] or "").strip()) if found is not None else None
