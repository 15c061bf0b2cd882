"""The tip that explains a person's result of the last hand: what happened, then the change of the total, once."""

import re

import pytest

from bot.texts import LANGUAGES, plain
from bot.views.tips import _reason, _why

BASE = {"declarer": 0, "sits_out": None, "outcome": "made"}
BARREL = 880


def of_seat(points, delta, total=200, marks=(), penalty=0):
    """A result in which seat 0 named 120."""
    return BASE | {
        "contract": 120,
        "points": [points, 0, 0],
        "deltas": [delta, 0, 0],
        "totals": [total, 0, 0],
        "marks": [list(marks), [], []],
        "penalties": [penalty, 0, 0] if penalty else [],
    }


@pytest.mark.parametrize(
    ("points", "delta", "why"),
    [(16, 20, "own-rounded"), (20, 20, "own"), (30, 0, "own"), (14, 10, "own-rounded")],
    ids=["up", "exact", "locked", "down"],
)
def test_points_that_were_rounded_are_told_as_such(points, delta, why):
    assert _why(BASE | {"points": [110, points, 0], "deltas": [110, delta, 0]}, 1, 10) == why


def test_a_declarers_contract_is_not_called_rounded():
    assert _why(BASE | {"points": [114, 0, 0], "deltas": [110, 0, 0]}, 0, 10) == "made"


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        (of_seat(131, 120), "none"),
        (of_seat(131, 80, total=BARREL, marks=["barrel_on"]), "barrel"),
        (of_seat(131, 0, total=BARREL), "barrel"),
        (of_seat(131, 240, marks=["golden"]), "golden"),
        (of_seat(131, 240, marks=["blind"]), "blind"),
        (of_seat(131, 70, marks=["judge_penalty"], penalty=50), "fine"),
        (of_seat(131, 0, marks=["locked"]), "locked"),
    ],
    ids=["the-contract", "comes-to-the-barrel", "stays-on-it", "golden", "blind", "fined", "locked"],
)
def test_a_change_that_is_not_the_contract_is_explained(result, reason):
    assert _reason(result, 0, "made", BARREL) == reason


@pytest.mark.parametrize("reason", ["none", "barrel", "golden", "blind", "fine", "locked"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_says_made_or_missed_and_then_the_change_once(language, reason):
    """The fact has the contract and the points won, and no second number of points that were added."""
    facts = {
        why: plain(language, "coach-result", why=why, contract=120, points=131, name="Ann") for why in ("made", "down")
    }
    assert facts["made"] != facts["down"]
    for fact in facts.values():
        assert re.findall(r"\d+", fact) == ["120", "131"]
    change = plain(language, "coach-change", reason=reason, delta="+80")
    assert re.findall(r"\d+", change) == ["80"]
