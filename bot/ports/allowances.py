"""Rate limits on what people and chats may ask for, counted for all processes together."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Allowance:
    """A rate limit: at most `burst` + 60 / `every` uses in a minute."""

    burst: int
    """The uses allowed at once."""

    every: float
    """The seconds until one more use is allowed."""


class Allowances(Protocol):
    """The recent uses of everything limited. If the store does not answer, everything is allowed."""

    async def take(self, what: str, who: str, allowance: Allowance, now: float) -> float:
        """Count one request for `what` by `who`, the key of a person or chat. `now` is in seconds since the epoch.

        Returns 0.0 if the request is allowed, else the seconds to wait. A refused request is not counted.
        """

    async def room_for_more(self) -> bool:
        """Whether the store has memory for one more game."""


class Unlimited:
    """Allowances without a limit."""

    async def take(self, what: str, who: str, allowance: Allowance, now: float) -> float:  # noqa: ARG002
        """Return 0.0."""
        return 0.0

    async def room_for_more(self) -> bool:
        """Return True."""
        return True
