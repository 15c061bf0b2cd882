"""Signing in to a window by what a chat client says of its person, and the sessions that follow from it."""

from dataclasses import dataclass
from typing import Literal, Protocol

from bot.people import Person, PersonKey

WhyNot = Literal["bad", "old", "forgotten", "elsewhere", "unknown", "later"]
"""Why somebody is not signed in: `bad` for data that its platform has not signed, `old` for data of too long ago,
`forgotten` for data from before the person was deleted, `elsewhere` for somebody who is not where they say they are,
`unknown` for no such platform, `later` for too many tries, or while the platform does not answer."""


class NotSignedIn(Exception):
    """Somebody is not signed in. It repeats nothing of what was sent."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(why)
        self.why: WhyNot = why


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What the platform has signed about the person in front of a client."""

    person: Person
    """Who it is."""

    at: float
    """When the platform signed it, in seconds since the epoch."""

    place: str = ""
    """The platform's own name for the chat that the client has open, as in `bot.ports.presses.Press.place`, or that
    chat's id where the platform tells it; empty if it does not say. It proves that the person can open that chat, and
    nothing more."""

    start: str = ""
    """What the link that was followed carries. Everybody can write such a link."""


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody signed in."""

    person: Person
    """Who it is."""

    begun: float
    """When they signed in, in seconds since the epoch."""

    signed: SignedIn
    """What they signed in with."""


class Sessions(Protocol):
    """The sessions. Each has a secret name, of which the store keeps a digest."""

    async def begin(self, signed: SignedIn) -> str:
        """Begin a session and return its secret name. Beyond the limit it replaces the person's oldest.

        Raises NotSignedIn for what was signed before the person asked to be forgotten.
        """

    async def find(self, secret: str) -> Session | None:
        """Return a session by its secret name, and prolong it; None if it has ended or never was."""

    async def end_all(self, person: PersonKey, until: float) -> None:
        """End somebody's sessions from before a time, and let none begin with what was signed before it."""
