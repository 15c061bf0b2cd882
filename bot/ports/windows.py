"""What a process needs that shows people their tables in windows: looks, presence, and word of commits.

A *look* is what one person is shown of a table or tournament. It is made for that person as it is asked for, from the
newest version; nothing of it is stored.
"""

from collections.abc import AsyncIterator, Collection, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from bot.people import Chat, Person, PersonKey
from bot.ports.sessions import Session, SignedIn
from bot.ports.store import SurfaceName
from bot.screen import Screen

PRESENT_FOR = 25.0  # seconds that a sign of presence counts


@dataclass(frozen=True, slots=True)
class MoveClock:
    """The time limit of the present decision."""

    ends: float
    """When it runs out, in seconds since the epoch."""

    of: float
    """How many seconds it is in all."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a person is shown of a table or tournament at a version."""

    version: int
    """The version that it was made from."""

    current: frozenset[SurfaceName] = frozenset()
    """The surfaces that are wanted now; other screens only change if something about the past is learnt."""

    screens: Mapping[SurfaceName, Screen] = field(default_factory=dict)
    """The screens of these surfaces and of the earlier ones that were asked for, without any that is gone."""

    contest: bool = False
    """Whether it is a tournament, or a table of one."""

    board: Screen | None = None
    """The board of the person's table where its people have no board in their chats; else None."""

    away: frozenset[int] = frozenset()
    """The seats of people who play in a window and have none open now."""

    lapses: float | None = None
    """When somebody who is here now is away unless their window gives a sign, in seconds since the epoch; None: nobody
    is."""

    clock: MoveClock | None = None
    """The time limit of whoever is to move; None without one."""


class Looks(Protocol):
    """Makes looks."""

    async def look(self, code: str, person: Person, names: Collection[SurfaceName] = ()) -> Look | None:
        """Return a person's look at the newest version, in their language, with the earlier surfaces `names`.

        None where there is nothing under the code that this release can show. Raises Unavailable.
        """


class Sight(Enum):
    """Whether somebody may look at a table."""

    FREE = "free"
    """They have a seat, or the table is open to whoever has its code."""

    PROVED = "proved"
    """They have to be in one of its chats, or to have been let in by one."""

    NEVER = "never"
    """They were sent away."""


class Doors(Protocol):
    """Knows who may look at which table, and what others are shown. Every method may raise Unavailable."""

    async def person(self, person: Person) -> Person:
        """Return a person with the language that they have chosen."""

    async def sight(self, code: str, person: Person) -> Sight:
        """Return whether somebody may look at a table now. A table that is not there is like one they must prove."""

    async def proves(self, code: str, session: Session) -> bool:
        """Whether somebody signed in proves that they may look. A wrong try counts as a code that was tried."""

    async def outside(self, code: str, person: Person) -> Screen:
        """Return what is shown to somebody who may not look at a table, or whose table is not there."""

    async def meant(self, signed: SignedIn) -> str:
        """Return the code of the table that somebody wants to see as they sign in; empty for a list to choose from."""

    async def at_home(self, person: Person, signed: SignedIn | None = None) -> Screen:
        """Return the tables of somebody, those of the chat that they have open, and ways to begin another."""

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with somebody, in which what they do in a window counts as done."""

    async def begun(self, person: Person) -> str:
        """Return the code of what is open in the private chat with somebody; empty for nothing."""

    async def leads_on(self, code: str, person: Person) -> str:
        """Return the code of the table to show from now on: the next one, where the table is over and it has begun."""


class Wishes(Protocol):
    """Knows which table somebody wants to see in the window that is about to open, where no link can say it."""

    async def note(self, person: PersonKey, code: str) -> None:
        """Note that somebody asked for a table's window, for two minutes."""

    async def of(self, person: PersonKey) -> str:
        """Return the code of the table that somebody lately asked for; empty without one."""


@dataclass(frozen=True, slots=True)
class InFront:
    """Somebody in front of a table's window."""

    until: float
    """When that lapses without another sign, in seconds since the epoch."""

    drawn: int = 0
    """The newest version of the table that a window of theirs has drawn; 0 if none has said so."""

    in_chat: bool = False
    """Whether they have turned to the chat's buttons since they last touched the window."""


class Presence(Protocol):
    """Knows who has a table open in a window that is visible and answers.

    Whoever comes, goes or turns to the chat changes what the table's messages are to show, so that is announced at the
    table like a commit. Every method may raise Unavailable.
    """

    async def stay(self, code: str, person: PersonKey, window: str, *, drawn: int = 0, touched: bool = False) -> None:
        """Keep a person in front of a table through a window, for `PRESENT_FOR` seconds.

        `drawn` is the newest version that the window has drawn; `touched`, that something was done in it.
        """

    async def go(self, code: str, person: PersonKey, window: str) -> None:
        """Take a window away."""

    async def turn_to_chat(self, code: str, person: PersonKey) -> None:
        """Note that a person, if they are in front of a table, now plays it by the chat's buttons."""

    async def at(self, code: str) -> Mapping[PersonKey, InFront]:
        """Return who is in front of a table."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A sign that somebody at a table gives to those who see it. It is not stored."""

    code: str
    """The code of the table."""

    seat: int
    """The number of the seat."""

    sign: str
    """The name of the sign."""


class Announcements(Protocol):
    """Word of commits and reactions, whichever process makes them."""

    def follow(self, codes: Collection[str]) -> None:
        """Hear of these tables and tournaments from now on, and of no others for long."""

    async def react(self, reaction: Reaction) -> None:
        """Tell of a reaction. Raises Unavailable."""

    def heard(self) -> AsyncIterator[str | Reaction | None]:
        """Yield the code of each that changes, and each reaction; None when word may have been lost."""
