"""Hints for practice: first what to think about, then what to do and why. They use only what the seat sees."""

from collections.abc import Mapping
from typing import Any

from engine.cards import SUIT_MASK, numbers
from engine.players.chance import seed_of, stream
from engine.players.evaluation import evaluate
from engine.players.forecast import forecast
from engine.players.open_play import NO_TRUMP
from engine.players.reading import Action, Reading
from engine.players.reasons import Reason, is_winner, reason
from engine.players.solver import Kind, solver
from engine.rules import Rules

WORLDS = 24
WORTH = 12
"""Guesses for what a hand is worth: it is told whenever somebody bids, so it has to be quick."""

UNLUCKY = WORTH // 4
"""The guesses, of these, in which a declarer may take less than the hand is said to be worth."""

EVEN = 2.0
"""Points below which two choices count as equal."""

NUDGES = ("bid", "concession", "exchange", "contract", "marriage", "winners", "trumps", "lead", "follow", "chance")
"""The things to think about."""

_BY_PHASE = {"auction": "bid", "concession": "concession", "exchange": "exchange", "contract": "contract"}


def nudge(shown: Mapping[str, Any], rules: Rules) -> str:
    """Return what to think about at this moment, one of ``NUDGES``; it does not name a choice."""
    reading = Reading(shown, rules)
    if reading.phase != "play":
        return _BY_PHASE.get(reading.phase, "chance")
    if any(action.get("marriage") for action in reading.legal):
        return "marriage"
    if reading.on_table:
        return "follow"
    if any(is_winner(reading, card) for card in numbers(reading.hand)):
        return "winners"
    if reading.trump != NO_TRUMP and SUIT_MASK[reading.trump] & reading.unseen:
        return "trumps"
    return "lead"


def hint(shown: Mapping[str, Any], rules: Rules, kind: Kind = "best") -> tuple[Action, Reason]:
    """Return what a strong player would do, and why.

    The reason is ``only`` if nothing else is allowed, and ``even`` if something else is as good. Raises ``EngineError``
    (``bad_usage``) when the seat has nothing to do.
    """
    found = evaluate(shown, rules, WORLDS, kind)
    best = found[0]
    if len(found) == 1:
        return dict(best.action), Reason("only")
    if found[1].behind < EVEN:
        return dict(best.action), Reason("even")
    bids = [one.action for one in found if one.action["do"] == "bid"]
    # If passing is best, even the lowest bid is too high.
    other = min(bids, key=lambda bid: int(bid["value"])) if best.action["do"] == "pass" and bids else found[1].action
    return dict(best.action), reason(Reading(shown, rules), other, best.action)


def worth(shown: Mapping[str, Any], rules: Rules, kind: Kind = "best") -> int:
    """Return how many points a declarer with such a hand takes at least in three of four guesses."""
    reading = Reading(shown, rules)
    draws = stream(seed_of({**reading.view, "legal": reading.legal}))
    outcomes = forecast(reading, draws, WORTH, reading.seat, solver(kind))
    return sorted(outcome.points[reading.seat] for outcome in outcomes)[UNLUCKY]
