"""A message in answer to a press, in which somebody sees their own hand: how it can be changed, and until when."""

import hashlib

from pydantic import Field

from bot.table.deals import Frozen


class HandAnswer(Frozen):
    """A message that shows a hand to the person who asked for it, and to nobody else."""

    handle: str = Field(repr=False)
    """What changes it (`bot.ports.presses.Editable`): a secret, and worthless after a while."""

    since: float
    """When it was asked for, in seconds since the epoch."""

    until: float
    """From when on it shows no cards to press any more, in seconds since the epoch."""

    parent: int
    """The version of the table that the asker's press was decided on: with the next one it showed what it should."""

    first: int = 0
    """The number of the handle that the same message began with; 0 if that is this one."""

    earlier: "HandAnswer | None" = None
    """What changed the same message before that press: should the answer not have arrived, it still does."""

    @property
    def number(self) -> int:
        """What tells the handle from others; it does not tell the handle."""
        return int.from_bytes(hashlib.blake2b(self.handle.encode(), digest_size=6).digest())

    @property
    def message(self) -> int:
        """What tells the message from others, whichever of its handles is known."""
        return self.first or self.number
