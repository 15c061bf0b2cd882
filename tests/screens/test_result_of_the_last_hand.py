"""The tip that explains a person's result of the last hand says when points were rounded."""

import pytest

from bot.screens.during.coach import _why
from bot.texts import WHOLE, plain

BASE = {"declarer": 0, "sits_out": None, "outcome": "made"}


@pytest.mark.parametrize(
    ("points", "delta", "why"),
    [(16, 20, "own-rounded"), (20, 20, "own"), (30, 0, "own"), (14, 10, "own-rounded")],
    ids=["up", "exact", "locked", "down"],
)
def test_points_that_were_rounded_are_told_as_such(points, delta, why):
    assert _why(BASE | {"points": [110, points, 0], "deltas": [110, delta, 0]}, 1, 10) == why


def test_a_declarers_contract_is_not_called_rounded():
    assert _why(BASE | {"points": [114, 0, 0], "deltas": [110, 0, 0]}, 0, 10) == "made"


@pytest.mark.parametrize("language", WHOLE)
def test_the_tip_tells_the_change_of_the_total(language):
    told = plain(language, "coach-result", why="own-rounded", contract=0, points=16, name="Ann", delta="+20")
    assert "16" in told
    assert "+20" in told
