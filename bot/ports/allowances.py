"""How much may come in: what one person or chat may ask for, counted for all processes together."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Allowance:
    """How often something may be asked for: in a minute at most `burst` + 60 / `every` times."""

    burst: int
    """Times at once."""

    every: float
    """Seconds until one time more."""


class Allowances(Protocol):
    """What has been asked for of late. Where it is not known, nobody is kept waiting."""

    async def take(self, what: str, who: str, allowance: Allowance, now: float) -> float:
        """Take one time of what somebody (a person's or chat's key) may ask for.

        Returns 0.0 if it was there, else the seconds to wait (nothing is taken). `now` is in seconds since the epoch.
        """

    async def room_for_more(self) -> bool:
        """Whether the store has room for one more game besides those that go on."""


class Unlimited:
    """Allows everything."""

    async def take(self, what: str, who: str, allowance: Allowance, now: float) -> float:  # noqa: ARG002
        """Return 0.0."""
        return 0.0

    async def room_for_more(self) -> bool:
        """Return True."""
        return True
