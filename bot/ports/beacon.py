"""The public beacon: random numbers that nobody knows in advance and everybody can check."""

from typing import Protocol


class Beacon(Protocol):
    """A source of the beacon's rounds."""

    async def signature(self, number: int) -> bytes | None:
        """Return a round's signature, checked against the beacon's key; None if it cannot be had now."""
