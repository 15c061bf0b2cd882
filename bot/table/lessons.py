"""The deals of the hand with explanations: for each rules the same cards for everybody.

Nothing is sealed there and nothing can be added: the cards are known beforehand, and the hand counts for nothing.
"""

from collections.abc import Mapping

from bot.table.deals import Deal
from bot.table.model import Table
from engine.fairness import Mix

SEEDS: Mapping[str, int] = {
    "polish": 40,
    "polish_pagat": 2,
    "polish_two_talons": 5,
    "auction_thousand": 1,
    "polish_nine": 1,
    "polish_twelve": 20,
    "polish_open_seven": 8,
    "draw_thousand": 9,
    "draw_thousand_five": 53,
    "elwood": 2,
    "skoroszow": 1,
    "italian": 69,
    "tysiac_2004": 15,
    "russian": 64,
    "lviv": 82,
    "thousand_and_one": 8,
    "german_1001": 1,
    "russeln": 9,
}
"""By preset, what the cards come from: drawn until a person who bids can make the contract with a marriage, and one who
passes sees a whole hand too. Tests play each both ways (tests/games/test_lessons.py)."""


def coming(table: Table) -> Deal:
    """Return the next deal of a lesson: without a secret, as its cards are no secret."""
    return Deal(hand=len(table.rows) + 1, secret="", commitment="")


def mix_of(preset: str, hand: int) -> Mix:
    """Return what the cards and the first dealer of a lesson are drawn from. Deals count from 1."""
    return Mix(f"{preset} {SEEDS.get(preset, 1)}".encode(), (), b"", "lesson", hand)
