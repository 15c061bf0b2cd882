"""A review of a game for one seat: the cost of each decision, and how good the cards of each deal were.

A decision is judged only by the seat's view at that moment, so a good decision with bad luck counts as good. The cards
are judged by all hands: built-in players of one level play the same deal in all seats.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from engine import actions, game, view
from engine.actions import Annul, Cut, Penalty, TalonPositions
from engine.events import HandResult, HandScored
from engine.players import choose
from engine.players.evaluation import Estimate, evaluate
from engine.players.reading import Reading
from engine.players.reasons import Reason, reason
from engine.players.solver import Kind
from engine.record import Record, RecordHand, begun, deal
from engine.rules import Rules
from engine.state import BETWEEN_HANDS, State, evolve

FIRST, AGAIN = 12, 72
"""Guesses for every decision, and new guesses for those that look like a mistake."""

LEFT = {"auction": 0.3, "contract": 0.8, "exchange": 0.35, "play": 0.55}
LEFT_OTHERWISE = 0.8
LEFT_IN_TWO_HANDS = {**LEFT, "contract": 0.4}
"""The part of a difference that remains at a table where hands are hidden, by phase; measured (docs/reviews.md)."""

SUSPECTED = 3.0
"""The loss, in points, from which a decision is evaluated again with new guesses."""

CLEAR = 3.0
"""Standard errors that a clear loss has to exceed."""

LEAST = {"play": 5.0, "auction": 20.0, "contract": 20.0, "exchange": 12.0}
LEAST_OTHERWISE = 50.0
"""The least points of a clear loss, by phase. Bids and exchanges are estimated less exactly than plays of cards. Giving
a hand up depends more on the standing of the game than on points."""

PLAYERS = "normal"
"""The level that plays the deals again to judge the cards."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on one decision, judged by what its seat could see."""

    hand: int
    """The deal, from 1."""

    step: int
    """The number of actions before it in that deal."""

    action: Mapping[str, Any]
    """The action taken, as JSON of an action."""

    better: Mapping[str, Any]
    """The action with the highest expected value; the action taken if nothing is better."""

    value: float
    """The expected points of the hand after ``action``."""

    lost: float
    """How many points fewer ``value`` is than the expected points after ``better``."""

    error: float
    """Standard error of ``lost``."""

    clear: bool = False
    """Whether the action is clearly a mistake: the loss is far above what chance explains."""

    why: Reason | None = None
    """The reason why ``better`` is better; None without a clear mistake."""

    shares: tuple[int, int] | None = None
    """Of a clear mistake in the play: in how many of a hundred guesses ``better`` reaches the goal of the seat's side,
    and any other card at most; else None."""


@dataclass(frozen=True, slots=True)
class Fortune:
    """How good the cards of one deal were for the seat."""

    hand: int
    """The deal, from 1."""

    points: int
    """The seat's points less the others' average if equal built-in players play these cards in all seats."""


def part_left(phase: str, shown: Mapping[str, Any]) -> float:
    """Return the part of a difference that remains in a view, for a phase of ``LEFT`` or for giving a hand up."""
    two = shown["seats"] - (shown["sits_out"] is not None) == 2
    return (LEFT_IN_TWO_HANDS if two else LEFT).get(phase, LEFT_OTHERWISE)


def judged(shown: Mapping[str, Any], rules: Rules, action: Mapping[str, Any], kind: Kind = "best") -> Verdict | None:
    """Return the verdict on an action in a view; None if there was nothing to decide.

    The verdict's hand and step are 0, because a view doesn't contain them.
    """
    if len(shown["legal"]) < 2 or shown["phase"] in {"cut", "talon_positions", "choose_talon"}:
        return None
    found = evaluate(shown, rules, FIRST, kind)
    taken = _of(found, action)
    if taken.behind >= SUSPECTED and taken.behind > taken.behind_error:
        found = evaluate(shown, rules, AGAIN, kind, apart=True)
        taken = _of(found, action)
    best = found[0]
    gives_up = {"concede", "redeal"} & {action["do"], best.action["do"]}
    phase = "concession" if gives_up else str(shown["phase"])
    left = part_left(phase, shown)
    lost, error = left * max(taken.behind, 0.0), left * taken.behind_error
    clear = is_clear(phase, lost, error)
    return Verdict(
        0,
        0,
        dict(action),
        best.action if lost else dict(action),
        taken.mean,
        lost,
        error,
        clear,
        reason(Reading(shown, rules), dict(action), best.action) if clear else None,
        (round(100 * best.won), round(100 * max(one.won for one in found[1:]))) if clear and phase == "play" else None,
    )


def is_clear(phase: str, lost: float, error: float) -> bool:
    """Return whether a loss is large enough, in points and in standard errors, to be a clear mistake."""
    return lost >= LEAST.get(phase, LEAST_OTHERWISE) and lost > CLEAR * error


def _of(found: tuple[Estimate, ...], action: Mapping[str, Any]) -> Estimate:
    wanted = _key(action)
    return next(one for one in found if _key(one.action) == wanted)


def _key(action: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((name, str(value)) for name, value in action.items() if value not in {None, False}))


@dataclass(frozen=True, slots=True)
class _Moment:
    hand: int
    step: int
    before: State
    action: Mapping[str, Any]


def moments(record: Record, seat: int) -> Iterator[_Moment]:
    """Yield every decision of a seat in a record, oldest first, without those of annulled hands.

    Raises ``EngineError`` at an action that cannot be done, before it is yielded.
    """
    state = begun(record)
    for number, hand in enumerate(record.hands, 1):
        state, _ = deal(state, hand)
        parsed = [actions.parse(entry) for entry in hand.actions]
        counts = not any(isinstance(one, Annul) for one in parsed)
        for step, action in enumerate(parsed):
            before = state
            state, _ = game.apply(before, action)
            if counts and before.to_act == seat == action.seat and not isinstance(action, Penalty):
                yield _Moment(number, step, before, actions.dump(action))


def decisions(record: Record, seat: int) -> int:
    """Return the number of decisions with a choice that a seat took in a record."""
    return sum(len(game.legal(one.before)) > 1 for one in moments(record, seat))


def review(record: Record, seat: int, kind: Kind = "best") -> Iterator[Verdict | Fortune]:
    """Yield the verdicts on a seat's decisions, and then how good the cards of each deal were.

    Raises ``EngineError`` for a record that cannot be played.
    """
    yield from verdicts(record, seat, kind)
    yield from fortunes(record, seat, kind)


def verdicts(record: Record, seat: int, kind: Kind = "best", first: int = 1) -> Iterator[Verdict]:
    """Yield the verdicts on a seat's decisions, starting with the deal ``first``. Raises as ``review`` does."""
    for one in moments(record, seat):
        if one.hand < first:
            continue
        found = judged(view.view(one.before, seat).as_json(), one.before.rules, one.action, kind)
        if found is not None:
            yield replace(found, hand=one.hand, step=one.step)


def fortunes(record: Record, seat: int, kind: Kind = "best") -> Iterator[Fortune]:
    """Yield how good the cards of each deal were for a seat, without deals that it sat out or that were annulled."""
    state = begun(record)
    for number, hand in enumerate(record.hands, 1):
        parsed = [actions.parse(entry) for entry in hand.actions]
        if not any(isinstance(one, Annul) for one in parsed):
            yield from _fortune(state, hand, parsed, number, seat, kind)
        state, _ = deal(state, hand)
        for action in parsed:
            state, _ = game.apply(state, action)


def _fortune(
    before: State, hand: RecordHand, parsed: list[actions.Action], number: int, seat: int, kind: Kind
) -> Iterator[Fortune]:
    level = evolve(  # as if the game began with this deal: barrels, locks and strikes have nothing to do with the cards
        before,
        totals=(0,) * before.seats,
        strikes=(0,) * before.seats,
        falls=(0,) * before.seats,
        concessions=(0,) * before.seats,
        barrel=(None,) * before.seats,
        golden=0,
    )
    state, happened = deal(level, hand)
    if state.sits_out == seat:
        return
    made = iter(parsed)
    while state.phase in {"cut", "talon_positions"}:
        action = next(made, None)
        if not isinstance(action, Cut | TalonPositions):
            return
        state, happened = game.apply(state, action)
    while state.phase not in BETWEEN_HANDS and state.to_act is not None:
        shown = view.view(state, state.to_act).as_json()
        state, happened = game.apply(state, actions.parse(choose(shown, PLAYERS, state.rules, kind)))
    for event in happened:
        if isinstance(event, HandScored):
            yield Fortune(number, gain(event.result, seat))


def gain(result: HandResult, seat: int) -> int:
    """Return a seat's gain in a hand less the others' average gain."""
    others = [delta for other, delta in enumerate(result.deltas) if other not in {seat, result.sits_out}]
    return round(result.deltas[seat] - fmean(others))


def as_json(found: Verdict | Fortune) -> dict[str, Any]:
    """Return a verdict or a deal's fortune as JSON."""
    if isinstance(found, Fortune):
        return {"hand": found.hand, "cards": found.points}
    data: dict[str, Any] = {
        "hand": found.hand,
        "step": found.step,
        "action": dict(found.action),
        "value": round(found.value, 1),
        "lost": round(found.lost, 1),
        "error": round(found.error, 1),
    }
    if found.lost:
        data["better"] = dict(found.better)
    if found.why is not None:
        data["why"] = {"reason": found.why.name, **found.why.params}
    if found.shares is not None:
        data["shares"] = list(found.shares)
    return data
