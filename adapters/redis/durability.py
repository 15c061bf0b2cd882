"""When a commit counts as saved: the command that is sent right behind it, on the same connection."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from adapters.redis.database import Argument
from bot.ports.health import Cause

SAFE_WITHIN = 700  # milliseconds that a server waits at each try
TRIES = 3  # before the answer says that a commit is saved, but not safe yet


class Durability(StrEnum):
    """What a commit waits for before it is answered."""

    SERVER = "server"  # the server has it, as safe as its own settings make it
    REPLICATED = "replicated"  # a replica has it as well
    FSYNC = "fsync"  # the server's disk has it

    @property
    def ending(self) -> Sequence[Argument]:
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
        """Why a commit isn't safe yet."""
        return Cause.DISK if self is Durability.FSYNC else Cause.NO_REPLICAS
