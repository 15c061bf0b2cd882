"""Signing in to a window with data that a chat client provides about its person, and the sessions that follow."""

from dataclasses import dataclass
from typing import Literal, Protocol

from bot.people import Person

WhyNot = Literal["bad", "old", "forgotten", "elsewhere", "unknown", "later"]
"""The reason why a person is not signed in: `bad` for data that its platform has not signed, `old` for data signed too
long ago, `forgotten` for data from before the person was deleted, `elsewhere` for a person who is not where they say
they are, `unknown` for no such platform, `later` for too many tries, or while the platform does not answer."""


class NotSignedIn(Exception):
    """The person is not signed in. The error repeats nothing of the data that was sent."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(why)
        self.why: WhyNot = why


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The data that the platform has signed about the person who uses a client."""

    person: Person
    """The person."""

    at: float
    """When the platform signed it, in seconds since the epoch."""

    place: str = ""
    """The platform's own name for the chat that the client has open, as in `bot.ports.presses.Press.place`, or that
    chat's id where the platform gives it; empty if it gives neither. It proves that the person can open that chat, and
    nothing more."""

    start: str = ""
    """The payload of the link that was followed. Everybody can write such a link."""


@dataclass(frozen=True, slots=True)
class Session:
    """The session of a person who is signed in."""

    person: Person
    """The person."""

    begun: float
    """When they signed in, in seconds since the epoch."""

    signed: SignedIn
    """The data that they signed in with."""


class Sessions(Protocol):
    """The sessions. Each has a secret name, and the store keeps only a digest of it."""

    async def begin(self, signed: SignedIn) -> str:
        """Begin a session and return its secret name. Beyond the limit it replaces the person's oldest session.

        Raises NotSignedIn for data that was signed before the person asked to be forgotten.
        """

    async def find(self, secret: str) -> Session | None:
        """Return a session by its secret name, and prolong it; None if it has ended or never existed."""
