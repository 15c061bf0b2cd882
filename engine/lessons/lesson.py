"""The steps of lessons: the position of each by somebody's rules, what can be chosen, and what is right."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Literal

from engine import cards, concession, game, record
from engine.actions import Bid, Concede, Contract, Discard, Give, Pass, Play
from engine.cards import INDEX, POINTS, SUITS
from engine.errors import EngineError
from engine.lessons import positions
from engine.record import Record, RecordRules
from engine.rules import Rules, flat
from engine.state import State, layout

Ask = Literal["play", "bid", "gift", "contract", "answer"]
"""What is asked: a card to play, a bid, a card to give away, a contract, or one of some answers."""

PASS, CONCEDE = "pass", "concede"
"""The choices that are neither cards nor numbers."""

LEARNER = positions.LEARNER
"""The learner's seat."""

DECLARED = "+"
"""What follows a card that declares a marriage."""

FEW = 5
"""How many bids or contracts a step offers."""

TOO_MUCH = 30
"""How far above the cards' worth the last of them lies."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson: one thing to do."""

    lesson: str
    """The lesson, one of ``LESSONS``."""

    name: str
    """Its name within the lesson."""

    ask: Ask
    """What is asked."""

    position: Record | None
    """The record of one hand that ends with the position; None where only some cards are shown."""

    show: tuple[str, ...]
    """The cards that are shown without a position."""

    mark: tuple[str, ...]
    """The cards that matter."""

    choices: tuple[str, ...]
    """What can be chosen: cards (``"KH+"`` declares a marriage), numbers, ``PASS`` or ``CONCEDE``."""

    right: frozenset[str]
    """The right ones among the choices."""

    params: Mapping[str, int]
    """The numbers that its sentences may have."""


def card_play(choice: str) -> Play:
    """Return the play of a card among the choices."""
    return Play(LEARNER, choice[:2], marriage=choice.endswith(DECLARED))


def fault(step: Step, choice: str) -> EngineError | None:
    """Return why the rules forbid a card or a bid, or None if they allow the choice."""
    if step.position is None or step.ask not in {"play", "bid"} or choice == PASS:
        return None
    action = Bid(LEARNER, int(choice)) if step.ask == "bid" else card_play(choice)
    try:
        game.apply(record.play_through(step.position).state, action)
    except EngineError as error:
        return error
    return None


@cache
def _entries() -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads(resources.files("engine").joinpath("lessons", "lessons.toml").read_text(encoding="utf-8"))


LESSONS = ("cards", "following", "marriages", "bidding", "contract")
"""The lessons, in the order in which they are best taken."""


def seats_of(rules: Rules) -> int:
    """Return how many people sit at the lessons' table: three where the rules allow that."""
    return 3 if 3 in rules.table.players else rules.table.players[0]


def steps(lesson: str, rules: RecordRules) -> tuple[Step, ...]:
    """Return the steps of a lesson for somebody's rules; what these rules don't have is left out.

    Raises `impossible` for odd rules by which a position cannot be made, and `bad_rules`.
    """
    return _steps(lesson, rules.model_dump_json())


@lru_cache(maxsize=256)
def _steps(lesson: str, written: str) -> tuple[Step, ...]:
    rules = RecordRules.model_validate_json(written)
    built = rules.build()
    return tuple(_step(lesson, entry, rules, built) for entry in _entries()[lesson] if _fits(built, entry))


def _fits(rules: Rules, entry: Mapping[str, Any]) -> bool:
    """Return whether the rules have what a step is about."""
    values, wanted = flat(rules), entry.get("needs", {})
    dealt = layout(game.new(rules, seats_of(rules), 0))
    return (
        all(values[name] in (one if isinstance(one, list) else [one]) for name, one in wanted.items())
        and dealt.hand <= entry.get("largest_hand", dealt.hand)
        and (dealt.passes + dealt.discard > 0 or not entry.get("exchange"))
    )


def _step(lesson: str, entry: Mapping[str, Any], rules: RecordRules, built: Rules) -> Step:
    ask: Ask = entry["ask"]
    position = positions.made(entry, rules, seats_of(built)) if "hands" in entry else None
    state = record.play_through(position).state if position is not None else None
    show = tuple(entry.get("show", "").split())
    params = _params(built, state, entry.get("mark", "").split() or show)
    right = entry["right"]
    choices = _choices(ask, state, params) if state is not None else _answers(entry["answers"], params)
    choices = tuple(one for one in choices if one != CONCEDE or CONCEDE in right)  # one thing at a time
    chosen = right if isinstance(right, list) else _RIGHT[right](choices, params)
    mark = tuple(entry.get("mark", "").split())
    return Step(lesson, entry["name"], ask, position, show, mark, choices, frozenset(chosen) & {*choices}, params)


def _params(rules: Rules, state: State | None, held: Sequence[str]) -> dict[str, int]:
    """Return the numbers of a step: what the cards that matter bring, what giving up pays, where the zone begins."""
    mask, values = cards.of_codes(held), rules.marriages.values
    worth = cards.marriages_worth(mask, values)
    taking = sum(POINTS[INDEX[card]] for card in held if card[0] in "AT")
    target, locked = rules.game.target, rules.lock.enabled
    found = {f"m{suit}": value for suit, value in zip(SUITS, values, strict=True)}
    found |= {"marriage": worth, "sure": worth + taking, "target": target, "first": target + 10, "second": target + 20}
    found |= {"from": rules.lock.at, "at": rules.lock.at + 20 if locked else rules.barrel.at}
    found |= {"need": rules.barrel.need, "hands": rules.barrel.hands, "bid": state.bid if state is not None else 0}
    if state is not None and state.phase == "exchange" and "concede" in concession.kinds(state):
        found |= {"contract": state.bid, "payout": concession.price(state, "concede")[1]}
    return found


# ------------------------------------------------------------------------------------------------------------- choices


def _choices(ask: Ask, state: State, params: Mapping[str, int]) -> tuple[str, ...]:
    legal = game.legal(state)
    if ask == "play":
        held = cards.codes(state.hands[LEARNER])
        declares = [f"{action.card}{DECLARED}" for action in legal if isinstance(action, Play) and action.marriage]
        return (*held, *declares)
    if ask == "gift":
        gifts = dict.fromkeys(action.card for action in legal if isinstance(action, Give | Discard))
        return (*gifts, *(CONCEDE for action in legal if isinstance(action, Concede) and action.kind == "concede"))
    passing = [PASS for action in legal if isinstance(action, Pass)]
    numbers = [action.value for action in legal if isinstance(action, Bid | Contract)]
    if ask == "bid" and not numbers:  # the rules say why none is possible
        numbers = [state.bid + state.rules.auction.step * more for more in (1, 2)]
    near = [value for value in numbers if value <= params["sure"] + TOO_MUCH] or numbers[:FEW]
    last = near[-1:] if len(near) > FEW else []
    return (*passing, *(str(value) for value in (*near[: FEW - len(last)], *last)))


def _answers(wanted: str | list[str], params: Mapping[str, int]) -> tuple[str, ...]:
    if isinstance(wanted, list):
        return tuple(wanted)
    return tuple(str(number) for number in _ANSWERS[wanted](params))


_ANSWERS: Mapping[str, Callable[[Mapping[str, int]], Sequence[int]]] = {
    "sure": lambda params: (params["sure"] - params["marriage"], params["marriage"], params["sure"]),
    "zone": lambda params: (params["at"], params["at"] + 40),
    "winner": lambda params: (params["first"], params["second"]),
}
"""The answers that depend on the rules, by name."""


def _worth(choice: str, params: Mapping[str, int]) -> int:
    """Return what the marriage of a card is worth."""
    return params[f"m{choice[1]}"]


def _most(choices: Sequence[str], params: Mapping[str, int]) -> int:
    return max(_worth(one, params) for one in choices if one.endswith(DECLARED))


_RIGHT: Mapping[str, Callable[[Sequence[str], Mapping[str, int]], Sequence[str]]] = {
    "first": lambda choices, _: choices[:1],
    "last": lambda choices, _: choices[-1:],
    "declares": lambda choices, _: [choice for choice in choices if choice.endswith(DECLARED)],
    "dearest": lambda choices, params: [
        one for one in choices if one.endswith(DECLARED) and _worth(one, params) == _most(choices, params)
    ],
    "affordable": lambda choices, params: [one for one in choices if one.isdecimal() and int(one) <= params["sure"]],
    "cheap": lambda choices, _: [choice for choice in choices if choice[0] in "9J"],
}
"""Which choices are right, by name."""
