"""A hand of a finished game that somebody shows in the game's home chat, with all its cards."""

from collections.abc import Mapping
from typing import Any, ClassVar

from bot.people import Person
from bot.table.parts import GameState
from engine.naming import Named

QUIET_AFTER = 600.0  # seconds after it was first shown, from which on it does not change any more
STORY = -1  # the step that stands for the whole hand told in a few lines


class ShownHand(Named):
    """A shown hand, and the person who turns its pages."""

    names: ClassVar[str] = "by"

    by: Person
    """The person who shows it; nobody else may turn its pages."""

    hand: int
    """The number of the deal, from 1."""

    step: int = STORY
    """How many of its actions are shown as done; `STORY` for its story."""

    since: float
    """When the game's hand was first shown, in seconds since the epoch."""

    before: GameState
    """The position before the deal."""

    pack: tuple[str, ...]
    """The pack that was dealt."""

    actions: tuple[Mapping[str, Any], ...]
    """The actions of the hand, as JSON."""
