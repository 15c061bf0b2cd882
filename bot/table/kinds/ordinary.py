"""A table of people in a group."""

from typing import Literal

from bot.table.kinds.kind import Kind


class Ordinary(Kind):
    """People in a group play, and built-in players with them."""

    name: Literal["ordinary"] = "ordinary"
    """What it is stored under."""
