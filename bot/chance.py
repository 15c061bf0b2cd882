"""The sources of chance: the system's generator, or a test's own."""

import secrets
from typing import Protocol


class Chance(Protocol):
    """A source of chance."""

    def token(self, size: int) -> bytes:
        """Return `size` random bytes."""

    def below(self, limit: int) -> int:
        """Return a random number from 0 to limit - 1, each equally likely."""


class SystemChance:
    """The operating system's generator."""

    def token(self, size: int) -> bytes:
        """Return `size` random bytes."""
        return secrets.token_bytes(size)

    def below(self, limit: int) -> int:
        """Return a random number from 0 to limit - 1, each equally likely."""
        return secrets.randbelow(limit)
