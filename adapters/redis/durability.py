"""When a commit counts as saved: what the server is asked for right behind it, on the same connection."""

from enum import StrEnum
from typing import Any

from adapters.redis.pipelining import Command
from bot.ports.health import Cause

SAFE_WITHIN = 700  # milliseconds that a server waits, each time it is asked
TRIES = 3  # before whoever waits is told that it is saved, and not safe yet


class Durability(StrEnum):
    """How much is waited for before a commit is answered."""

    SERVER = "server"  # the server has it; what its own settings promise
    REPLICATED = "replicated"  # a replica has it as well
    FSYNC = "fsync"  # the server's disk has it

    @property
    def ending(self) -> Command:
        """The command that waits for the writes before it on its connection; empty for none."""
        if self is Durability.REPLICATED:
            return ("WAIT", 1, SAFE_WITHIN)
        return ("WAITAOF", 1, 0, SAFE_WITHIN) if self is Durability.FSYNC else ()

    def reached(self, ended: Any) -> bool:
        """Whether the answer to that command says that the writes are safe."""
        if self is Durability.SERVER:
            return True
        if isinstance(ended, Exception):
            return False
        return bool(ended[0] if self is Durability.FSYNC else ended)

    @property
    def missing(self) -> Cause:
        """Why it is not safe yet."""
        return Cause.DISK if self is Durability.FSYNC else Cause.NO_REPLICAS
