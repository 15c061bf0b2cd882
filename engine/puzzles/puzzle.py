"""A puzzle: a position, its goal, and the one choice that reaches it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Literal

from engine import actions, game, record
from engine.actions import Action
from engine.cards import COURT, SUIT_MASK, mask_of
from engine.record import Record
from engine.state import State, active_seats

Kind = Literal["open", "own"]
"""Which cards are seen: everybody's, or those that the seat to act sees."""

Choice = tuple[Action, ...]
"""One decision: a card, or all cards that are passed and laid aside in an exchange, in the order of ``in_order``."""

EXCHANGED = frozenset({"give", "discard"})
"""What the actions of an exchange do."""

LEVELS = ("easy", "normal", "hard")
"""The levels that try a puzzle, weakest first."""

NOBODY = "none"
"""The difficulty of a puzzle that no level solves."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached in the hand."""

    declarer: int
    """The declarer's seat."""

    points: int
    """The contract: points that the declarer is to reach, or to be kept from."""

    make: bool
    """Whether the contract is to be made; otherwise it is to be stopped."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle."""

    position: Record
    """The record of one hand that ends with the position, as a study has it."""

    kind: Kind
    """Which cards are seen."""

    goal: Goal
    """What the seat to act has to reach."""

    right: Choice
    """The choice that reaches it."""

    level: str
    """The difficulty: the weakest of ``LEVELS`` that finds the right choice from its own view, or ``NOBODY``."""

    themes: tuple[str, ...] = ()
    """What the puzzle is about (``engine.puzzles.themes``)."""

    shares: tuple[int, int] = (100, 0)
    """In how many of a hundred possible deals the right choice and the next one reach the goal."""

    @property
    def id(self) -> str:
        """A name that only this position and kind has."""
        text = json.dumps([self.kind, self.position.model_dump(mode="json")], sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def state_of(puzzle: Puzzle) -> State:
    """Return the position of a puzzle."""
    return record.play_through(puzzle.position).state


def in_order(done: Choice) -> Choice:
    """Return the actions of a choice in a fixed order, because the order of an exchange doesn't matter."""
    return tuple(sorted(done, key=lambda action: json.dumps(actions.dump(action), sort_keys=True)))


def after(state: State, choice: Choice) -> State:
    """Return the position after a choice. After an exchange the lowest contract is named: points alone matter."""
    for action in choice:
        state, _ = game.apply(state, action)
    while state.phase == "contract":
        state, _ = game.apply(state, game.legal(state)[0])
    return state


def offered_in(state: State) -> Choice:
    """Return the actions that a puzzle asks for in a position, in an order by which they can be counted."""
    return tuple(action for action in game.legal(state) if action.do in {"play", *EXCHANGED})


def choices(state: State) -> tuple[Choice, ...]:
    """Return all choices in a position of the play or of the exchange, in a fixed order."""
    if state.phase == "play":
        return tuple((action,) for action in game.legal(state))
    found: dict[Choice, None] = {}

    def exchange(here: State, done: Choice) -> None:
        if here.phase != "exchange":
            found[in_order(done)] = None
            return
        for action in offered_in(here):
            exchange(game.apply(here, action)[0], (*done, action))

    exchange(state, ())
    return tuple(found)


# ---------------------------------------------------------------------------------------------------------------- JSON


def dump(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as data for JSON."""
    goal = puzzle.goal
    return {
        "kind": puzzle.kind,
        "position": puzzle.position.model_dump(mode="json", exclude_defaults=True),
        "goal": [goal.declarer, goal.points, goal.make],
        "right": list(actions.dump_all(puzzle.right)),
        "level": puzzle.level,
        "themes": list(puzzle.themes),
        "shares": list(puzzle.shares),
    }


def parse(data: dict[str, Any]) -> Puzzle:
    """Return a puzzle from the output of ``dump``."""
    return Puzzle(
        position=record.read(data["position"]),
        kind=data["kind"],
        goal=Goal(*data["goal"]),
        right=tuple(actions.parse(action) for action in data["right"]),
        level=data["level"],
        themes=tuple(data["themes"]),
        shares=(data["shares"][0], data["shares"][1]),
    )


# ------------------------------------------------------------------------------------------------------------ equality


def shape(state: State, goal: Goal) -> tuple[Any, ...]:
    """Return a value that is the same for positions that differ only in the names of seats and of equal suits.

    Suits are equal if their marriages are worth the same; a marriage that nobody can declare any more is worth nothing.
    """
    active = active_seats(state)
    at = active.index(state.to_act or 0)
    order = active[at:] + active[:at]
    held = [state.hands[seat] for seat in order]
    suits = []
    for suit, pair in enumerate(COURT):
        alive = any(hand & pair == pair for hand in held) or state.phase == "exchange"
        cards = [(hand & SUIT_MASK[suit]) >> 6 * suit for hand in (*held, mask_of(state.discards))]
        on_table = [(place, card % 6) for place, card in enumerate(state.trick) if card // 6 == suit]
        worth = state.rules.marriages.values[suit] if alive else 0
        suits.append((worth, suit == state.trump, tuple(cards), tuple(on_table)))
    missing = goal.points - state.points[goal.declarer]
    return (state.rules.preset, order.index(goal.declarer), goal.make, missing, tuple(sorted(suits)))
