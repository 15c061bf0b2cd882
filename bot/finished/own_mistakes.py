"""Puzzles from one's own mistakes: what a review found in a finished game, to be solved again."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.finished.review import MOST_COSTLY, Review
from engine import actions, study
from engine.errors import EngineError
from engine.puzzles.open_cards import goal_of
from engine.puzzles.own_cards import LEAD
from engine.puzzles.puzzle import Puzzle
from engine.record import play_through
from engine.study import Place

LEVEL = "normal"  # their difficulty: no built-in player has tried them


def puzzles(record: Mapping[str, Any], review: Review) -> Iterator[Puzzle]:
    """Yield puzzles from the costliest of a review's mistakes in which one card is right by a clear lead.

    `record` is the record of the game as a study, without names. How often a card is right comes from the review's own
    guesses of the hidden cards.
    """
    clear = [one for one in review.verdicts if one.better and one.shares and one.shares[0] - one.shares[1] >= LEAD]
    for one in sorted(clear, key=lambda one: -one.lost)[:MOST_COSTLY]:
        try:
            found = study.parse(dict(record))
            position = study.record_at(*study.alone(found, Place(one.hand - 1, (), one.step)))
        except EngineError:  # the game is too large for a study, or none begins with the totals of that hand
            continue
        state = play_through(position).state
        if state.declarer is not None and one.better and one.shares:
            right = (actions.parse(one.better),)
            yield Puzzle(position, "own", goal_of(state), right, LEVEL, shares=one.shares)
