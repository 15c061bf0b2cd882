"""Limits on how often people may ask for something costly: generous to people, not to programs.

Buttons are not counted: a press that changes nothing is cheap, and counting each in the store would slow every game.
"""

import math
from dataclasses import dataclass

from bot.ports.allowances import Allowance, Allowances
from bot.ports.presses import Press
from bot.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Kind:
    """A thing that may be used only so often."""

    name: str
    """Its name in the store."""

    person: Allowance
    """The limit for one person."""

    chat: Allowance | None = None
    """The limit for all people of a group together; None for no such limit."""

    sender: Allowance | None = None
    """The limit for one network address, for things that can be guessed; None for none. With this limit, people who may
    be one person are counted together too."""


COMMANDS = Kind("command", Allowance(20, 1.0), Allowance(60, 0.5))
TABLES = Kind("table", Allowance(10, 10.0), Allowance(10, 10.0))
INLINE = Kind("inline", Allowance(20, 1.0))
STUDIES = Kind("study", Allowance(60, 0.5))
KEEPING = Kind("keeping", Allowance(30, 10.0), sender=Allowance(60, 5.0))
REVIEWS = Kind("review", Allowance(10, 30.0))
# An address may guess more often than a person: all visitors behind a proxy share one. It has a limit because it
# can open any number of rooms.
CODES = Kind("code", Allowance(10, 60.0), sender=Allowance(20, 20.0))


def tries_as(press: Press) -> str:
    """Return the key under which tries are counted: the asker's, or a common one of all people the asker may be."""
    return press.together or press.person.key


async def spend(allowances: Allowances, kind: Kind, press: Press, now: float) -> None:
    """Count one use. Raises Refusal `too-often` beyond a limit."""
    who = press.person.key if kind.sender is None else tries_as(press)
    wait = await allowances.take(kind.name, who, kind.person, now)
    # The person's limit comes first: a refused use does not count for the group.
    if wait <= 0 and kind.chat is not None and not press.chat.private:
        wait = await allowances.take(kind.name, press.chat.key, kind.chat, now)
    if wait <= 0 and kind.sender is not None and press.sender:
        wait = await allowances.take(kind.name, press.sender, kind.sender, now)
    if wait > 0:
        raise Refusal("too-often", seconds=math.ceil(wait))
