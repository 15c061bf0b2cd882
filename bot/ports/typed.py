"""The messages that typed commands stand in, which people may edit."""

from enum import StrEnum
from typing import Protocol


class Turn(StrEnum):
    """What is to be done with a command, after what was done with earlier texts of its message."""

    OBEY = "obey"
    """It is to be obeyed: its message is new, or its earlier text was refused."""

    SAME = "same"
    """Nothing: the message's text is as before."""

    LATE = "late"
    """It is too late for it: an earlier text of the message was obeyed."""


class TypedMessages(Protocol):
    """The last command of each message, for all processes together and for some days."""

    async def turn_of(self, message: str, text: str, input_id: str) -> Turn:
        """Return what is to be done with the text of a message, and store that it is obeyed, if it is.

        The same input gets the same answer again: it is delivered again after a crash. Only hashes are stored.
        """

    async def refused(self, message: str) -> None:
        """Store that the text which was to be obeyed was refused."""
