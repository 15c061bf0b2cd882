"""What the page needs of the application."""

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from adapters.web.boards import BoardParts
from bot.meter import Meter
from bot.ports.allowances import Allowances, Unlimited
from bot.ports.presses import Service
from bot.ports.windows import Announcements, Doors, Looks, Presence

Told = Callable[[str], Awaitable[Mapping[str, Any]]]
"""Returns what a page is told at first, in a language.

- `commands`: the bot's commands, each name without slash with one line of help, in the order of the menu;
- `people`: who plays with strangers now; None or left out where nobody may;
- on the playground `bots`, the addresses for adding the bot to a chat, by platform;
- `played`, how many people have finished today's deal of the day;
- `keeps`, by platform the bots that take a guest's games: the address that a code is added to, empty where it is typed.
"""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of the application that the page uses."""

    service: Service
    """Handles presses."""

    doors: Doors
    """Decides who may look at which table."""

    looks: Looks
    """Draws what each person is shown."""

    presence: Presence
    """Records who is in front of a page."""

    announcements: Announcements
    """Announces commits and reactions."""

    told: Told
    """What a page is told at first."""

    board: BoardParts | None = None
    """Answers questions about studies; None where nobody does."""

    allowances: Allowances = field(default_factory=Unlimited)
    """Counts what a person or an address may do only so often."""

    meter: Meter = field(default_factory=Meter)
    """Counts windows."""

    now: Callable[[], float] = time.time
    """Returns the time, in seconds since the epoch."""
