"""Links from a group into the private chat that repeat there what was asked: a command or a press.

Anybody can make up such a link and give it to others. So only what shows something, asks first, or seats its presser
is repeated.
"""

import base64
import binascii
from dataclasses import replace

from bot.codec import ButtonToken, Verb, encode, token_of
from bot.ports.presses import Command, Pressed

PREFIX = "do_"
LONGEST = 64  # characters of a payload, on Telegram
COMMANDS = frozenset({"callme", "hand", "judge", "keep", "learn", "mydata", "notwith", "play", "puzzle"})
VERBS = frozenset(
    {
        *(Verb.JOIN, Verb.AGAIN, Verb.HAND),
        Verb.PEOPLE,
        *(Verb.PRACTISE, Verb.LEARN, Verb.SHORT, Verb.DAILY),
        *(Verb.WATCH, Verb.SCORE, Verb.TABLES, Verb.MENU),  # of a tournament's page
    }
)


def payload(what: Command | Pressed) -> str:
    """Return the payload of a link that repeats a command or press; empty for one that no link repeats.

    What was typed after a command is left out if it is too long.
    """
    if isinstance(what, Command):
        if what.name == "keep":  # what was typed is a guest's secret
            return _written("/keep")
        line = _written(f"/{what.name} {what.args}".strip())
        known = line if len(line) <= LONGEST else _written(f"/{what.name}")
        return known if what.name in COMMANDS else ""
    token = token_of(what.data)
    if token is not None and token.verb is Verb.PEOPLE:  # only the entrance: other buttons there act at once
        return _written(encode(ButtonToken("", 0, Verb.PEOPLE)))
    if token is not None and token.verb is Verb.PUZZLE:  # an answer to a puzzle would count
        return _written("/puzzle")
    if token is None or token.verb not in VERBS:
        return ""
    return _written(encode(replace(token, version=0)))


def repeated_by(start: Command) -> Command | Pressed | None:
    """Return the command or press that a followed link repeats; None for any other command."""
    link = start.args.strip()
    if start.name != "start" or not link.startswith(PREFIX):
        return None
    text = link.removeprefix(PREFIX)
    try:
        repeated = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()
    except (binascii.Error, ValueError):
        return None
    if repeated.startswith("/"):
        name, _, args = repeated[1:].partition(" ")
        return Command(name, args) if name in COMMANDS else None
    token = token_of(repeated)
    return Pressed(repeated) if token is not None and token.verb in VERBS else None


def _written(what: str) -> str:
    return PREFIX + base64.urlsafe_b64encode(what.encode(errors="replace")).decode().rstrip("=")
