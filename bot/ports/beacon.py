"""The public beacon: random numbers that nobody can know before their time, and everybody can check."""

from typing import Protocol


class Beacon(Protocol):
    """A source of the beacon's rounds."""

    async def signature(self, number: int) -> bytes | None:
        """Return the signature of a round, checked against the beacon's key; None where nobody gives a true one now."""
