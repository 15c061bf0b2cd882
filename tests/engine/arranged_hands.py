"""Hands arranged card by card: examples for the rules of the deal, the auction, the exchange and the play."""

from __future__ import annotations

from typing import Any

import pytest

from engine import cards, game, rules
from engine.actions import Action, Deal, dump, parse
from engine.errors import EngineError
from engine.state import State, evolve


def table(preset: str, options: dict[str, Any] | None = None, seats: int = 3, dealer: int | None = None) -> State:
    """Return a game before its first deal; the dealer is the last seat, so that seat 0 speaks first."""
    return game.new(rules.build(preset, options or {}), seats, seats - 1 if dealer is None else dealer)


def stacked(state: State, *hands: str, talons: str = "", last: str = "") -> Deal:
    """Return a deal that gives the active seats, from the left of the dealer on, hands with these cards in them.

    ``talons`` are the cards after the hands, in order, ``last`` the cards at the bottom; other cards fill the rest.
    """
    rule_set = state.rules
    layout = dict(rule_set.deal.layouts)[state.seats]
    wanted = [hand.split() for hand in hands]
    active = min(state.seats, 3)
    wanted += [[] for _ in range(active - len(wanted))]
    named = [card for hand in wanted for card in hand] + talons.split() + last.split()
    assert len(set(named)) == len(named)
    spare = [card for card in cards.deck(rule_set.table.deck) if card not in named]
    for hand in wanted:
        while len(hand) < layout.hand:
            hand.append(spare.pop(0))
    dealt = [hand[index] for index in range(layout.hand) for hand in wanted]
    return Deal((*dealt, *talons.split(), *spare, *last.split()))


def dealt(
    preset: str = "polish",
    options: dict[str, Any] | None = None,
    *hands: str,
    seats: int = 3,
    dealer: int | None = None,
    talons: str = "",
    **fields: Any,
) -> State:
    """Return the first hand, dealt; ``fields`` are fields of the state before it."""
    state = evolve(table(preset, options, seats, dealer), **fields)
    return game.apply(state, stacked(state, *hands, talons=talons))[0]


def refused(state: State, step: str) -> dict[str, Any]:
    """Return the parameters with which an action is refused."""
    with pytest.raises(EngineError) as caught:
        does(state, step)
    return caught.value.params


def does(state: State, *steps: str) -> State:
    """Apply actions of the seat to act, written as words: ``bid 100``, ``give 9S 1``, ``play KH marriage`` …"""
    for step in steps:
        state, _ = game.apply(state, action(state, step))
    return state


def action(state: State, step: str) -> Action:
    """Read one action of the seat to act."""
    do, *words = step.split()
    fields: dict[str, Any] = {"seat": state.to_act, "do": do}
    match do:
        case "bid" | "contract":
            fields["value"] = int(words[0])
        case "give":
            fields |= {"card": words[0], "to": int(words[1])}
        case "discard":
            fields["card"] = words[0]
        case "concede":
            fields["kind"] = words[0]
        case "choose_talon":
            fields["index"] = int(words[0])
        case "cut":
            fields["at"] = None if words[0] == "no" else int(words[0])
        case "talon_positions":
            fields["positions"] = [int(word) for word in words]
        case "play":
            fields["card"] = words[0]
            fields |= dict.fromkeys(words[1:], True)
    return parse(fields)


def legal(state: State) -> set[str]:
    """Return the legal actions as words."""
    found = set()
    for entry in map(dump, game.legal(state)):
        words = [key if value is True else str(value) for key, value in entry.items() if key != "seat"]
        found.add(" ".join(words))
    return found


def at_play(preset: str, options: dict[str, Any] | None = None, *hands: str, **fields: Any) -> State:
    """Return a position in the play with these hands; seat 0 leads unless ``fields`` say otherwise."""
    seats = len(hands)
    state = table(preset, options, seats)
    held = tuple(cards.mask_of(cards.INDEX[card] for card in hand.split()) for hand in hands)
    given: dict[str, Any] = {
        "phase": "play",
        "next_seat": tuple((seat + 1) % seats for seat in range(seats)),
        "hands": held,
        "to_act": 0,
        "declarer": 0,
        "contract": 100,
        "bid": 100,
        "opening": 100,
        "looked": (1 << seats) - 1,
        "marriages": ((),) * seats,
        "points": (0,) * seats,
        "taken": (0,) * seats,
    }
    return evolve(state, **{**given, **fields})


TRUMP = {suit: index for index, suit in enumerate("SCDH")}
