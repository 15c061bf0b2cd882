"""A lesson: one hand of practice with explanations. Each preset has fixed cards, so nothing is sealed or counted."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from bot.table.deals import ScoreRow
from bot.table.kinds.kind import Kind
from engine.fairness import Mix

SEEDS: Mapping[str, int] = {
    "polish": 29,
    "polish_pagat": 47,
    "polish_two_talons": 15,
    "auction_thousand": 34,
    "polish_nine": 2,
    "polish_twelve": 43,
    "polish_open_seven": 15,
    "draw_thousand": 4,
    "draw_thousand_five": 2,
    "elwood": 6,
    "skoroszow": 2,
    "italian": 35,
    "tysiac_2004": 17,
    "russian": 142,
    "lviv": 21,
    "thousand_and_one": 23,
    "german_1001": 3,
    "russeln": 2,
}
"""By preset, the seed of the cards. With each, a person who bids can make the contract with a marriage, and one who
may pass at their first turn, and does, sees a whole hand too. Tests play each both ways (tests/games/test_lessons.py).
"""


class Lesson(Kind):
    """One hand with explanations, in a private chat."""

    name: Literal["lesson"] = "lesson"
    """What it is stored under."""

    counts: ClassVar[bool] = False
    nudges: ClassVar[bool] = False
    teaches: ClassVar[bool] = True
    takes_back: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    no_words: ClassVar[str] = "lesson-cards"

    def mix_of(self, preset: str, hand: int) -> Mix:
        """Return what the cards and the first dealer are computed from."""
        return Mix(f"{preset} {SEEDS.get(preset, 1)}".encode(), (), "lesson", hand)

    def closed_by(self, row: ScoreRow) -> bool:
        """Whether the hand was really played: one that was conceded at once is followed by another."""
        return row.counts and any(row.result["tricks"])
