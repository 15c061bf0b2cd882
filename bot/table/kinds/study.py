"""A practice game that goes on from a position of a study. Its first hand was known before, so nothing counts."""

from typing import ClassVar, Literal

from bot.table.kinds.kind import Kind
from engine.fairness import Mix


class StudyGame(Kind):
    """One person plays on from a position against built-in players, in a private chat."""

    name: Literal["study"] = "study"
    """What it is stored under."""

    seed: str = ""
    """What the packs of its later hands are computed from."""

    counts: ClassVar[bool] = False
    nudges: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    takes_back: ClassVar[bool] = False
    no_words: ClassVar[str] = "study-cards"

    def mix_of(self, preset: str, hand: int) -> Mix:
        """Return what the cards of a later hand are computed from."""
        return Mix(f"{preset} {self.seed}".encode(), (), "study", hand)
