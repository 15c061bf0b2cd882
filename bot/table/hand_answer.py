"""A message that answers a press and shows a hand: how it can be edited, and until when."""

import hashlib

from pydantic import Field

from bot.people import Frozen


class HandAnswer(Frozen):
    """A message that shows a hand to the person who asked for it, and to nobody else."""

    handle: str = Field(repr=False)
    """The handle that edits it (`bot.ports.presses.Editable`): a secret that expires."""

    since: float
    """When it was asked for, in seconds since the epoch."""

    until: float
    """When its buttons are removed, in seconds since the epoch."""

    parent: int
    """The version of the table before the press was committed."""

    first: int = 0
    """The number of the first handle of the same message; 0 if this is the first."""

    earlier: "HandAnswer | None" = None
    """The handle of the same message before that press: it still works if the answer did not arrive."""

    @property
    def number(self) -> int:
        """A hash that identifies the handle without telling it."""
        return int.from_bytes(hashlib.blake2b(self.handle.encode(), digest_size=6).digest())

    @property
    def message(self) -> int:
        """A number that identifies the message, whichever of its handles is known."""
        return self.first or self.number
