"""A view that another program sends to a built-in player (``python -m engine player``).

Its form is checked, and that it can be a view of a table with these rules: seats, cards and numbers that don't exist
never reach the players. It may still contradict itself in other ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine import actions
from engine.cards import SUITS, deck
from engine.errors import EngineError
from engine.phases import HANDLERS
from engine.rules import Rules
from engine.view import PlayedCard, TrickView, View

HIGHEST = 1_000_000
"""The highest total or number of points, and the lowest below zero: no game comes near it."""

PER_SEAT = ("counts", "marriages", "points", "totals", "status")
"""The fields with a value for each seat."""

_FORM = TypeAdapter(View)


def read(text: str | bytes, rules: Rules) -> dict[str, Any]:
    """Return a view at a table with ``rules`` from its JSON. Raises ``bad_json`` or ``bad_view`` for anything else."""
    try:
        seen = _FORM.validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "json_invalid":
            raise EngineError("bad_json", f"this is no JSON: {first['msg']}") from None
        where = ".".join(map(str, first["loc"]))
        raise _bad(f"{where or 'the whole'} is missing or has a wrong type") from None
    if seen.seats not in rules.table.players:
        raise _bad(f"these rules are not for {seen.seats} seats")
    for name in PER_SEAT:
        if len(getattr(seen, name)) != seen.seats:
            raise _bad(f"{name} has a value for each seat")
    for what, is_wrong in _CHECKS.items():
        if is_wrong(seen, rules):
            raise _bad(what)
    return seen.as_json()


def contradictory() -> EngineError:
    """Return the error for a view of which a player can make no sense."""
    return _bad("it contradicts itself")


def _bad(why: str) -> EngineError:
    return EngineError("bad_view", f"this is no view of this table: {why}")


def _tricks(seen: View) -> list[TrickView]:
    return [*seen.tricks, *([seen.trick] if seen.trick is not None else [])]


def _played(seen: View) -> list[PlayedCard]:
    return [card for trick in _tricks(seen) for card in trick.cards]


def _strange_seat(seen: View, _rules: Rules) -> bool:
    """Whether a seat is named that is not at the table."""
    named = [seen.seat, seen.dealer, seen.sits_out, seen.to_act, seen.declarer]
    named += [seat for trick in _tricks(seen) for seat in (trick.leader, trick.winner)]
    named += [one.seat for one in _played(seen)]
    named += [seat for one in seen.passed for seat in (one.giver, one.to)]
    return any(seat is not None and not 0 <= seat < seen.seats for seat in named)


def _strange_card(seen: View, rules: Rules) -> bool:
    """Whether a card is named that is not in the pack, or that the seat sees in two places."""
    own = Counter([*(seen.hand or ()), *seen.discards, *(one.card for one in _played(seen))])
    named = {*own, *(seen.talon or ()), *(one.card for one in seen.passed)}
    return not named <= {*deck(rules.table.deck)} or any(count > 1 for count in own.values())


def _strange_counts(seen: View, rules: Rules) -> bool:
    """Whether the numbers of cards fit neither the pack nor the seat's own hand."""
    known = sum(seen.counts) + seen.stock + len(seen.discards) + len(_played(seen))
    own = len(seen.hand) if seen.hand is not None else seen.counts[seen.seat]
    return min(*seen.counts, seen.stock) < 0 or known > rules.table.deck or own != seen.counts[seen.seat]


def _strange_suit(seen: View, _rules: Rules) -> bool:
    declared = [suit for suits in seen.marriages for suit in suits]
    named = [*declared, *([seen.trump] if seen.trump is not None else [])]
    return any(suit not in SUITS or len(suit) != 1 for suit in named) or len(set(declared)) < len(declared)


def _strange_trick(seen: View, _rules: Rules) -> bool:
    """Whether a trick was not played clockwise by everybody in the hand, or the one on the table is full."""
    active = [seat for seat in range(seen.seats) if seat != seen.sits_out]
    open_trick = len(seen.trick.cards) if seen.trick is not None else 0
    return open_trick >= len(active) or any(
        trick.leader not in active
        or [one.seat for one in trick.cards] != _clockwise(active, trick.leader)[: len(trick.cards)]
        or (trick is not seen.trick and (len(trick.cards) != len(active) or trick.winner not in active))
        for trick in _tricks(seen)
    )


def _clockwise(active: list[int], first: int) -> list[int]:
    place = active.index(first)
    return [*active[place:], *active[:place]]


def _strange_number(seen: View, _rules: Rules) -> bool:
    bids = [one.get("value") for one in seen.auction]
    statuses = [number for one in seen.status for number in (one.barrel, one.strikes, one.falls, one.concessions)]
    numbers: Iterable[Any] = [*seen.points, *seen.totals, seen.contract, *statuses, *bids]
    return any(isinstance(number, int) and abs(number) > HIGHEST for number in numbers)


def _strange_action(seen: View, _rules: Rules) -> bool:
    """Whether something that was bid or may be done is no action, or nothing that the seat can do now."""
    try:
        bids, legal = [[actions.parse(one) for one in kind] for kind in (seen.auction, seen.legal)]
    except EngineError:
        return True
    possible = all(
        action.seat == seen.seat == seen.to_act
        and type(action) in HANDLERS[seen.phase]
        and getattr(action, "card", None) in {None, *(seen.hand or ())}
        for action in legal
    )
    return not possible or not all(bid.seat is not None and 0 <= bid.seat < seen.seats for bid in bids)


_CHECKS: Mapping[str, Callable[[View, Rules], bool]] = {
    "a seat is named that is not at the table": _strange_seat,
    "a card is not in the pack, or seen in two places": _strange_card,
    "the numbers of cards fit neither the pack nor the hand": _strange_counts,
    "a suit is none, or declared twice": _strange_suit,
    "a trick was not played clockwise by everybody in the hand": _strange_trick,
    "a number is impossible": _strange_number,
    "an action is none, or none that this seat can do now": _strange_action,
}
