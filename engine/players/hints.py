"""Hints for practice: first a thing to think about, then the best action and its reason.

They use only what the seat sees.
"""

from collections.abc import Collection, Mapping
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
"""Guesses to estimate the worth of a hand. The worth is shown at every bid, so it has to be quick."""

UNLUCKY = WORTH // 4
"""The number of these guesses in which a declarer may take less than the stated worth."""

EVEN = 2.0
"""Points below which two choices count as equal."""

NUDGES = ("bid", "concession", "exchange", "contract", "marriage", "winners", "trumps", "lead", "follow", "chance")
"""The things to think about."""

_BY_PHASE = {"auction": "bid", "concession": "concession", "exchange": "exchange", "contract": "contract"}


def hint_among(shown: Mapping[str, Any], rules: Rules, among: Collection[Mapping[str, Any]]) -> tuple[Action, Reason]:
    """Return the hint for a choice among these legal actions."""
    return hint(shown, rules, among=among)


def nudge(shown: Mapping[str, Any], rules: Rules) -> str:
    """Return a thing to think about at this moment, one of ``NUDGES``. It doesn't reveal the best choice."""
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


def hint(
    shown: Mapping[str, Any], rules: Rules, kind: Kind = "best", *, among: Collection[Mapping[str, Any]] | None = None
) -> tuple[Action, Reason]:
    """Return the action that a strong player would choose, and the reason.

    ``among`` are the legal actions to choose from, if not all. The reason is ``only`` if there is one alone,
    and ``even`` if another one is as good. Raises ``EngineError`` (``bad_usage``) if the seat has nothing to do.
    """
    found = [one for one in evaluate(shown, rules, WORLDS, kind) if among is None or one.action in among]
    best = found[0]
    if len(found) == 1:
        return dict(best.action), Reason("only")
    if found[1].behind - best.behind < EVEN:
        return dict(best.action), Reason("even")
    bids = [one.action for one in found if one.action["do"] == "bid"]
    # If passing is best, even the lowest bid is too high.
    other = min(bids, key=lambda bid: int(bid["value"])) if best.action["do"] == "pass" and bids else found[1].action
    return dict(best.action), reason(Reading(shown, rules), other, best.action)


def worth(shown: Mapping[str, Any], rules: Rules, kind: Kind = "best") -> int:
    """Return the points that a declarer with this hand reaches in at least three of four guesses."""
    reading = Reading(shown, rules)
    draws = stream(seed_of({**reading.view, "legal": reading.legal}))
    outcomes = forecast(reading, draws, WORTH, reading.seat, solver(kind))
    return sorted(outcome.points[reading.seat] for outcome in outcomes)[UNLUCKY]
