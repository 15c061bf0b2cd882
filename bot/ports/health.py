"""How the store is, and why it did not do what was asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class Cause(StrEnum):
    """Why the store did not do what was asked, in a word for logs and for `/readyz`."""

    NO_ANSWER = "no-answer"
    """There is no connection, or nothing came back in time."""

    BUSY = "busy"
    """It runs somebody else's script."""

    LOADING = "loading"
    """It reads its data after a start."""

    NO_PASSWORD = "no-password"  # noqa: S105
    """It wants another user or password."""

    NO_PERMISSION = "no-permission"
    """Its user may not do this."""

    DISK = "disk"
    """It cannot write its file."""

    MEMORY = "memory"
    """Its memory is full."""

    READ_ONLY = "read-only"
    """It is a replica, most likely since a moment ago."""

    NO_REPLICAS = "no-replicas"
    """Too few replicas follow it."""

    CLUSTER_DOWN = "cluster-down"
    """Nobody serves this part of the cluster, or it is just moving."""


class Unavailable(Exception):
    """The store could not be reached, or takes nothing just now. What was asked may or may not have happened.

    `cause` says why. The text of a server's error never gets here: it can repeat the state of a table.
    """

    def __init__(self, cause: Cause = Cause.NO_ANSWER) -> None:
        super().__init__(cause)
        self.cause = cause


class NotYetSafe(Unavailable):
    """A commit is written, but not yet as safe as it has to be before anybody sees it. The store goes on trying."""


@dataclass(frozen=True, slots=True)
class NodeHealth:
    """How a server of the store is."""

    name: str
    """What it is called in logs and in `/readyz`; never with a password."""

    cause: str = ""
    """What ails it, in a short word; empty if nothing does."""

    nearly_full: bool = False
    """Whether its memory is nearly used up: games go on there, new ones had better not begin."""

    writes: bool = True
    """Whether what keeps the games going can be written there."""


class Nodes(Protocol):
    """The servers of the store."""

    async def health(self) -> Sequence[NodeHealth]:
        """Ask each server that takes writes how it is. A server that does not answer is ill; nothing is raised."""
