"""The health of the store, and the causes of failed calls to it."""

from dataclasses import dataclass
from enum import StrEnum


class Cause(StrEnum):
    """The cause of a failed call to the store: a word for logs and for `/readyz`."""

    NO_ANSWER = "no-answer"
    """No connection, or no answer in time."""

    BUSY = "busy"
    """Another client's script is running."""

    LOADING = "loading"
    """The server is loading its data after a start."""

    NO_PASSWORD = "no-password"  # noqa: S105
    """The user or password is wrong."""

    NO_PERMISSION = "no-permission"
    """The bot's user lacks a permission."""

    DISK = "disk"
    """The server cannot write its file."""

    MEMORY = "memory"
    """The server's memory is full."""

    READ_ONLY = "read-only"
    """The server is a replica, probably since a failover."""

    EVICTS = "evicts"
    """The server forgets keys when its memory is full, and games with them."""

    NO_REPLICAS = "no-replicas"
    """Too few replicas follow the server."""


class Unavailable(Exception):
    """A call to the store failed; it may or may not have taken effect.

    `cause` says why. The server's own error text is dropped, because it can repeat a table's state.
    """

    def __init__(self, cause: Cause = Cause.NO_ANSWER) -> None:
        super().__init__(cause)
        self.cause = cause


class NotYetSafe(Unavailable):
    """A commit is written, but not yet as safe as `DURABILITY` asks. The store keeps trying."""


@dataclass(frozen=True, slots=True)
class NodeHealth:
    """The health of one server of the store."""

    name: str
    """Its name in logs and in `/readyz`, without a password."""

    cause: str = ""
    """The cause of its illness, in a short word; empty if it is well."""

    nearly_full: bool = False
    """Whether its memory is nearly full: games go on, but no new one begins."""

    writes: bool = True
    """Whether it takes the writes that games need."""
