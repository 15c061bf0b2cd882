"""Made-up hands, played to their end: examples for the rules of scoring."""

from __future__ import annotations

from typing import Any

from engine import game, rules, scoring
from engine.events import HandResult, HandScored
from engine.state import State, Trick, evolve


def finished(
    preset: str,
    options: dict[str, Any] | None = None,
    *,
    points: tuple[int, ...],
    declarer: int | None = 0,
    contract: int | None = 100,
    taken: tuple[int, ...] | None = None,
    **fields: Any,
) -> State:
    """Return a hand of the preset whose last trick has just been taken.

    ``points`` are of cards and marriages; a player with points has taken a trick, unless ``taken`` says otherwise.
    ``fields`` are fields of the state: totals, barrel, marriages, golden …
    """
    seats = len(points)
    won = taken or tuple(1 if scored else 0 for scored in points)
    tricks = tuple(Trick(seat, (), seat) for seat, count in enumerate(won) for _ in range(count))
    start = game.new(rules.build(preset, options or {}), seats, fields.pop("dealer", seats - 1))
    given: dict[str, Any] = {
        "phase": "play",
        "next_seat": tuple((seat + 1) % seats for seat in range(seats)),
        "hands": (0,) * seats,
        "declarer": declarer,
        "contract": contract,
        "bid": contract or 0,
        "marriages": ((),) * seats,
        "points": points,
        "taken": won,
        "tricks": tricks,
    }
    return evolve(start, **{**given, **fields})


def scored(preset: str, options: dict[str, Any] | None = None, **hand: Any) -> tuple[HandResult, State]:
    """Return the score sheet's line of a finished hand, and the position after it."""
    after, events = scoring.score(finished(preset, options, **hand))
    (line,) = [event.result for event in events if isinstance(event, HandScored)]
    return line, after


def deltas(preset: str, options: dict[str, Any] | None = None, **hand: Any) -> tuple[int, ...]:
    """Return the changes that a finished hand makes to the totals."""
    return scored(preset, options, **hand)[0].deltas


def totals(preset: str, options: dict[str, Any] | None = None, **hand: Any) -> tuple[int, ...]:
    """Return the totals after a finished hand."""
    return scored(preset, options, **hand)[1].totals
