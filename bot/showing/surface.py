"""A message that should exist, as a value: its place, what it shows, and when it may be edited."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ParamSpec

from bot.finished.group_puzzles import GroupPuzzle
from bot.people import Chat, Person
from bot.ports.limits import Priority
from bot.ports.store import SurfaceName
from bot.screen import Links, Screen
from bot.table.parts import HandAnswer
from bot.table.table import Table
from bot.tournament.plan import Plan
from bot.tournament.tournament import Tournament

Values = ParamSpec("Values")

Subject = Table | Tournament | Plan | GroupPuzzle
"""The subject of messages."""


class Sound(StrEnum):
    """Whether a message makes phones buzz when it is sent. An edit never does."""

    NONE = "none"
    """It comes silently."""

    LOUD = "loud"
    """It makes a phone buzz."""

    POLITE = "polite"
    """It makes a phone buzz, but in its reader's quiet hours it comes silently."""

    LATER = "later"
    """It makes a phone buzz, and waits for the end of its reader's quiet hours. Where nobody has chosen a zone, so that
    it may be night, it comes silently."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The facts about a surface that is the answer to a press."""

    answer: HandAnswer
    """The stored answer, which says how it can be edited."""

    last: bool
    """Whether it shall show its last form."""

    untouched: bool
    """Whether the table has not changed since that press, so that the answer is up to date."""


@dataclass(frozen=True, slots=True)
class Surface:
    """A message that should exist."""

    name: SurfaceName
    """Its name, unique at the table."""

    where: Chat | Person
    """Its chat; a person stands for the private chat with them."""

    draw: Callable[[Links], Screen]
    """Returns its screen, with the links that it may show."""

    start: str = ""
    """The payload of its link to the private chat (`Links.start`); empty if the screen shows no such link."""

    held_for: int | None = None
    """The seat whose player may see this hand in a window, so that it need not go out; None if it always goes out."""

    sound: Sound = Sound.NONE
    """Whether it makes phones buzz."""

    reader: Person | None = None
    """The person whose quiet hours count for it; None for none."""

    turn: Priority = Priority.REST
    """How urgent an edit is."""

    is_own_turn: bool = False
    """Whether it is the hand of the player to move."""

    mark: str = ""
    """The mark of the contents that it is edited for (`renewal`): it is edited only when the mark changes. Empty: it is
    edited when anything changes."""

    every: float = 0.0
    """The least seconds between two edits."""

    chat_every: float = 0.0
    """The least seconds between two edits of messages of its kind in the chat, over all tables."""

    spare: bool = False
    """Whether edits only take calls that the chat can spare."""

    rests_until: float = 0.0
    """The time until which it is not edited, in seconds since the epoch. A new message is sent at once."""

    answered: Answered | None = None
    """More about the answer to a press; None for other messages."""

    opens: str = ""
    """The language of its button that opens the table's window; empty for a message without one."""

    sinks: Callable[[float], bool] | None = None
    """Takes a time, in seconds since the epoch, and returns whether the message may then be sent again instead of
    edited, if people would have to scroll up to it. None for a message that is never sent again."""


Outdated = Callable[[Iterable[SurfaceName], Iterable[SurfaceName]], Iterable[tuple[SurfaceName, Surface | None]]]
"""Takes the shown and the wanted messages, and yields the shown ones that are not wanted any more, each with its last
form."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The messages that a table, tournament or plan wants."""

    subject: Subject
    """The subject of the messages."""

    surfaces: Sequence[Surface]
    """The messages, the most urgent first."""

    outdated: Outdated
    """What becomes of the others."""


def without_links(
    draw: Callable[Values, Screen], *args: Values.args, **kwargs: Values.kwargs
) -> Callable[[Links], Screen]:
    """Return a function for `Surface.draw` of a screen that shows no links."""
    return lambda _: draw(*args, **kwargs)
