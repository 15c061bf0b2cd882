"""How often people may ask for what costs something: generous to people, not to programs. All numbers stand here.

Buttons are not counted: a press that changes nothing costs next to nothing, and a question to the store for each would
cost every game.
"""

import math
from dataclasses import dataclass

from bot.ports.allowances import Allowance, Allowances
from bot.ports.presses import Press
from bot.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that may be asked for so often."""

    name: str
    """What it is called in the store."""

    person: Allowance
    """What one person may ask for."""

    chat: Allowance | None = None
    """What all people of a group may ask for together; None for no limit of its own."""

    sender: Allowance | None = None
    """What all may try out together who come from one address. None for what nobody tries out: then those who may be
    one and the same person are not counted as one either."""


COMMANDS = Kind("command", Allowance(20, 1.0), Allowance(60, 0.5))
TABLES = Kind("table", Allowance(10, 10.0), Allowance(10, 10.0))
REVIEWS = Kind("review", Allowance(10, 30.0))
# Behind a proxy all visitors of a playground come from one address, so that has more than a person; of rooms an address
# has no end.
CODES = Kind("code", Allowance(10, 60.0), sender=Allowance(20, 20.0))


def tries_as(press: Press) -> str:
    """Return who is meant when tries are counted: the asker by key, or all whom they may be."""
    return press.together or press.person.key


async def spend(allowances: Allowances, kind: Kind, press: Press, now: float) -> None:
    """Count one time. Raises Refusal `too-often` where somebody has asked for it too often."""
    who = press.person.key if kind.sender is None else tries_as(press)
    wait = await allowances.take(kind.name, who, kind.person, now)
    # One after the other: what somebody is refused takes nothing from their group.
    if wait <= 0 and kind.chat is not None and not press.chat.private:
        wait = await allowances.take(kind.name, press.chat.key, kind.chat, now)
    if wait <= 0 and kind.sender is not None and press.sender:
        wait = await allowances.take(kind.name, press.sender, kind.sender, now)
    if wait > 0:
        raise Refusal("too-often", seconds=math.ceil(wait))
