"""The health of the store, and why a call to it failed."""

from dataclasses import dataclass
from enum import StrEnum


class Cause(StrEnum):
    """Why a call to the store failed: a word for logs and for `/readyz`."""

    NO_ANSWER = "no-answer"
    """No connection, or no answer in time."""

    BUSY = "busy"
    """Another client's script is running."""

    LOADING = "loading"
    """It is loading its data after a start."""

    NO_PASSWORD = "no-password"  # noqa: S105
    """The user or password is wrong."""

    NO_PERMISSION = "no-permission"
    """Our user may not do this."""

    DISK = "disk"
    """It cannot write its file."""

    MEMORY = "memory"
    """Its memory is full."""

    READ_ONLY = "read-only"
    """It is a replica, probably since a failover."""

    NO_REPLICAS = "no-replicas"
    """Too few replicas follow it."""

    CLUSTER_DOWN = "cluster-down"
    """No node serves this slot of the cluster, or the slot is moving."""


class Unavailable(Exception):
    """A call to the store failed; it may or may not have been done.

    `cause` says why. The server's own error text is dropped: it can repeat a table's state.
    """

    def __init__(self, cause: Cause = Cause.NO_ANSWER) -> None:
        super().__init__(cause)
        self.cause = cause


class NotYetSafe(Unavailable):
    """A commit is written, but not yet as safe as `DURABILITY` asks. The store goes on trying."""


@dataclass(frozen=True, slots=True)
class NodeHealth:
    """The health of one server of the store."""

    name: str
    """Its name in logs and in `/readyz`, without a password."""

    cause: str = ""
    """Why it is ill, in a short word; empty if it is well."""

    nearly_full: bool = False
    """Whether its memory is nearly full: games go on, but no new one begins."""

    writes: bool = True
    """Whether it takes the writes that games need."""
