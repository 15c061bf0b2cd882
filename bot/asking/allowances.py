"""How often people may ask for what costs something: generous to people, not to programs. All numbers stand here.

Buttons are not counted: a press that changes nothing costs next to nothing, and a question to the store for each would
cost every game.
"""

import math
from dataclasses import dataclass

from bot.people import Chat, Person
from bot.ports.allowances import Allowance, Allowances
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


COMMANDS = Kind("command", Allowance(20, 1.0), Allowance(60, 0.5))
TABLES = Kind("table", Allowance(10, 10.0), Allowance(10, 10.0))
CODES = Kind("code", Allowance(10, 60.0))


async def spend(allowances: Allowances, kind: Kind, person: Person, chat: Chat, now: float) -> None:
    """Count one time. Raises Refusal `too-often` where somebody has asked for it too often."""
    wait = await allowances.take(kind.name, person.key, kind.person, now)
    # One after the other: what somebody is refused takes nothing from their group.
    if wait <= 0 and kind.chat is not None and not chat.private:
        wait = await allowances.take(kind.name, chat.key, kind.chat, now)
    if wait > 0:
        raise Refusal("too-often", seconds=math.ceil(wait))
