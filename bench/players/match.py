"""Duplicate matches: each deal is played twice, the second time with the players' seats exchanged."""

import json
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import nan, sqrt
from statistics import fmean, stdev
from typing import Any

from bench.players.named import at, named
from bench.players.seeing import OpenView
from engine import actions, cards, game
from engine.events import HandResult, HandScored
from engine.rules import Rules, build
from engine.state import State

MOST_HANDS = 300
"""A game without a winner after this many hands counts as a draw."""

_SEATINGS = {2: ("AB",), 3: ("ABB", "BAB", "BBA"), 4: ("ABAB", "AABB", "ABBA")}
_EXCHANGED = str.maketrans("AB", "BA")

Answers = dict[tuple[str, str], dict[str, Any]]
"""Answers by player and view. Many of them are needed again when the seats are exchanged."""


@dataclass(frozen=True, slots=True)
class Task:
    """A deal or a whole game to be played twice."""

    a: str
    b: str
    preset: str
    options: Mapping[str, Any]
    seats: int
    number: int
    whole: bool
    seed: str


@dataclass(slots=True)
class Seen:
    """The result of a task."""

    difference: float = nan
    """How much better A did than B in the same seats: points a hand, or A's share of the games."""

    times: dict[str, list[float]] = field(default_factory=lambda: {"A": [], "B": []})
    """Milliseconds of processor time for each decision with a choice."""

    contracts: list[tuple[str, str, int]] = field(default_factory=list)
    """The declarer (A or B), the outcome and the needed points of each contract."""


def play(task: Task) -> Seen:
    """Play a deal or a game twice, the second time with the seats exchanged."""
    rules = build(task.preset, task.options)
    seatings = _SEATINGS[task.seats]
    seating = seatings[task.number % len(seatings)]
    seen, answers = Seen(), Answers()
    scores = [_scored(task, rules, each, seen, answers) for each in (seating, seating.translate(_EXCHANGED))]
    seen.difference = sum(scores) / 2 if task.whole else sum(scores) / task.seats
    return seen


def _scored(task: Task, rules: Rules, seating: str, seen: Seen, answers: Answers) -> float:
    state = game.new(rules, task.seats, task.number // len(_SEATINGS[task.seats]) % task.seats)
    if not task.whole:
        _, line = _hand(state, task, seating, seen, answers)
        return sum(delta if who == "A" else -delta for who, delta in zip(seating, line.deltas, strict=True))
    while state.winners is None and state.hand_number < MOST_HANDS:
        state, _ = _hand(state, task, seating, seen, answers)
    if not state.winners:
        return 0.5
    return sum(seating[seat] == "A" for seat in state.winners) / len(state.winners)


def _hand(state: State, task: Task, seating: str, seen: Seen, answers: Answers) -> tuple[State, HandResult]:
    """Deal and play a hand. Both seatings get the same packs."""
    pack = list(cards.deck(state.rules.table.deck))
    random.Random(f"{task.seed} {task.number} {state.hand_number}").shuffle(pack)  # noqa: S311 - the same deals
    state, happened = game.apply(state, actions.Deal(tuple(pack)))
    while (seat := state.to_act) is not None:
        shown = OpenView(state, seat)
        who = seating[seat]
        name = at(task.a if who == "A" else task.b, shown)
        key = name, json.dumps(shown, sort_keys=True)
        if key not in answers:
            start = time.thread_time()
            answers[key] = named(name)(shown, state.rules)
            if len(shown["legal"]) > 1:
                seen.times[who].append((time.thread_time() - start) * 1000)
        state, happened = game.apply(state, actions.parse(answers[key]))
    line = next(event.result for event in happened if isinstance(event, HandScored))
    if line.declarer is not None:
        seen.contracts.append((seating[line.declarer], line.outcome, line.contract or 0))
    return state, line


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values, and half the width of its 95 % interval."""
    if len(values) < 2:
        return (values[0] if values else nan), nan
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))


def tasks(a: str, b: str, preset: str, seats: int | None, count: int, **more: Any) -> Iterator[Task]:
    """Yield the tasks of a match. ``seats`` is three by default, or the preset's smallest number if it has no three."""
    options = more.pop("options", {})
    possible = build(preset, options).table.players
    chosen = seats or (3 if 3 in possible else possible[0])
    for number in range(count):
        yield Task(a, b, preset, options, chosen, number, **more)
