"""The needs of a process that shows people their tables in windows: looks, presence, and announcements of commits.

A *look* is what one person is shown of a table or tournament. It is made for that person when it is asked for, from the
newest version; nothing of it is stored.
"""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol

from bot.people import Chat, Person, PersonKey
from bot.ports.sessions import Session, SignedIn
from bot.ports.store import SurfaceName
from bot.screen import Screen

PRESENT_FOR = 25.0  # seconds for which a sign of presence counts


@dataclass(frozen=True, slots=True)
class MoveClock:
    """The time limit of the present decision."""

    ends: float
    """When the time runs out, in seconds since the epoch."""

    of: float
    """The whole time in seconds."""

    reserve: float = 0.0
    """The seconds of the player's reserve that are left then."""


@dataclass(frozen=True, slots=True)
class Look:
    """The part of a table or tournament that a person is shown, at a version."""

    version: int
    """The version that it was made from."""

    current: frozenset[SurfaceName] = frozenset()
    """The surfaces that are wanted now. Screens of other surfaces change only if something about the past becomes
    known."""

    screens: Mapping[SurfaceName, Screen] = field(default_factory=dict)
    """The screens of these surfaces and of the earlier ones that were asked for, without those that do not exist any
    more."""

    view: Mapping[str, Any] = field(default_factory=dict)
    """What a page shows of it, as data for JSON (`bot.views.page`); its `kind` is `lobby`, `game`, `tournament` or
    `plan`."""

    paper: Screen | None = None
    """What a page shows that is not drawn from the view: a plan; else None."""

    people: Sequence[PersonKey] = ()
    """The keys of the people at the table, by seat; empty for a built-in player."""

    away: frozenset[int] = frozenset()
    """The seats of people who play in windows and have none open now."""

    lapses: float | None = None
    """When the next of the people who are here counts as away if their window gives no sign, in seconds since the
    epoch; None if nobody is here."""

    clock: MoveClock | None = None
    """The time limit of the player to move; None without one."""


class Looks(Protocol):
    """The maker of looks."""

    async def look(
        self,
        code: str,
        person: Person,
        names: Collection[SurfaceName] | None = (),
        *,
        alone: bool = True,
        speaks_for: Chat | None = None,
    ) -> Look | None:
        """Return a person's look at the newest version, in their language.

        It has the current surfaces and the earlier ones `names` as screens, or without names (None) the view alone.
        `alone`: whether nobody else reads the same page, so that its results may call the person "You". `speaks_for` is
        the chat that the person is an admin of.
        None if there is nothing under the code that this release can show. Raises Unavailable.
        """


@dataclass(frozen=True, slots=True)
class Near:
    """A table, tournament or plan of evenings that a window may show."""

    code: str
    """Its code."""

    is_here: bool
    """Whether its home is the group for which the window asks."""

    is_played: bool
    """Whether a game goes on there."""

    has_seat: bool
    """Whether the person has a seat there, in a lobby or in a game that goes on."""


class Sight(Enum):
    """Whether a person may look at a table."""

    FREE = "free"
    """They have a seat, or the table is open to everybody who has its code."""

    PROVED = "proved"
    """They have to prove that they are in one of its chats, or were let in by one."""

    NEVER = "never"
    """They were sent away."""


class Doors(Protocol):
    """The rules for who may look at which table, and what others are shown. Every method may raise Unavailable."""

    async def person(self, person: Person) -> Person:
        """Return a person with the language that they chose."""

    async def sight(self, code: str, person: Person) -> Sight:
        """Return whether a person may look at a table now. A missing table is like one that needs a proof."""

    async def may_name(self, code: str, session: Session) -> bool:
        """Count a code that a signed-in person names, unless they belong there; return False after too many."""

    async def proves(self, code: str, session: Session) -> bool:
        """Return whether a signed-in person proves that they may look."""

    async def is_still_there(self, code: str, person: Person) -> bool | None:
        """Return whether a person who once proved it is still in a chat of the table; None if that isn't known now."""

    async def speaks_for(self, code: str, person: Person) -> Chat | None:
        """Return the home chat of a table or tournament if the person is an admin of it; None also if unknown."""

    async def outside(self, code: str, person: Person) -> Screen:
        """Return the screen for a person who may not look at a table, or for a missing table."""

    async def default_code(self, signed: SignedIn) -> str:
        """Return the code of the table that a person wants to see when they sign in; empty to offer a list."""

    async def at_home(self, person: Person, signed: SignedIn | None = None) -> Screen:
        """Return a screen of a person's tables, those of the chat that they have open, and ways to begin another."""

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person. What they do in a window counts as done there."""

    async def opened(self, person: Person) -> tuple[str, str]:
        """Return the code of the queue in which a person waits, or of the table that is open in their private chat.

        At least one of both is empty. After a game of strangers they wait for the next one.
        """

    async def near(self, person: Person, place: str = "", shown: str = "") -> Sequence[Near]:
        """Return the tables and tournaments that have to do with a person, the best one to show last.

        They are those where the person sits, those of their private chat, and those of the group `place` of their
        platform. A game that is over is among them as long as it is `shown`, or nothing has followed it in its chat.
        """

    async def leads_on(self, code: str, person: Person) -> str:
        """Return the code of the table to show from now on: the next game's, if this one is over and that has begun."""


class Wishes(Protocol):
    """The tables that people asked to see in the window that they open next, where no link can carry the code."""

    async def note(self, person: PersonKey, code: str) -> None:
        """Store that a person asked for a table's window, for two minutes."""

    async def of(self, person: PersonKey) -> str:
        """Return the code of the table that a person recently asked for; empty without one."""


@dataclass(frozen=True, slots=True)
class InFront:
    """A person in front of a table's window."""

    until: float
    """When their presence ends without another sign, in seconds since the epoch."""

    drawn: int = 0
    """The newest version of the table that one of their windows has drawn; 0 if none has reported any."""

    in_chat: bool = False
    """Whether they have turned to the chat's buttons since they last touched the window."""


class Presence(Protocol):
    """The presence of people: who has a table open in a window that is visible and answers.

    If a person comes, goes or turns to the chat, the table's messages may have to change. So that is announced at the
    table like a commit. Every method may raise Unavailable.
    """

    async def stay(self, code: str, person: PersonKey, window: str, *, drawn: int = 0, touched: bool = False) -> None:
        """Keep a person in front of a table through a window, for `PRESENT_FOR` seconds.

        `drawn` is the newest version that the window has drawn; `touched` is whether something was done in it.
        """

    async def go(self, code: str, person: PersonKey, window: str) -> None:
        """Take a window away."""

    async def turn_to_chat(self, code: str, person: PersonKey) -> None:
        """Store that a person in front of a table now plays it by the chat's buttons."""

    async def at(self, code: str) -> Mapping[PersonKey, InFront]:
        """Return the people in front of a table."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A sign that a player gives to everybody who sees the table. It is not stored."""

    code: str
    """The code of the table."""

    seat: int
    """The number of the seat."""

    sign: str
    """The name of the sign."""


class Announcements(Protocol):
    """The announcements of commits and reactions, from all processes."""

    async def react(self, reaction: Reaction) -> None:
        """Announce a reaction. Raises Unavailable."""

    def heard(self) -> AsyncIterator[str | Reaction | None]:
        """Yield the code of each table or tournament that changes, and each reaction; None if some may be missing."""
