"""Rate limits of what people and chats may ask for, counted for all processes together."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Allowance:
    """A rate limit: at most `burst` + 60 / `every` times in a minute."""

    burst: int
    """How many times at once."""

    every: float
    """Seconds until once more."""


class Allowances(Protocol):
    """What was asked for lately. If the store does not answer, everything is allowed."""

    async def take(self, what: str, who: str, allowance: Allowance, now: float) -> float:
        """Count one request for `what` by `who`, the key of a person or chat. `now` is in seconds since the epoch.

        Returns 0.0 if it is allowed, else the seconds to wait; then it is not counted.
        """

    async def room_for_more(self) -> bool:
        """Whether the store has memory for one more game."""


class Unlimited:
    """Allows everything."""

    async def take(self, what: str, who: str, allowance: Allowance, now: float) -> float:  # noqa: ARG002
        """Return 0.0."""
        return 0.0

    async def room_for_more(self) -> bool:
        """Return True."""
        return True
