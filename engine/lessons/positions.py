"""The positions of lessons, made for somebody's rules from the few cards that matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import actions, cards, game, position, record
from engine.actions import Action, Bid, Discard, Give, Pass
from engine.cards import INDEX, POINTS
from engine.record import Record, RecordRules
from engine.state import State, layout

LEARNER = 0
"""The learner's seat."""


def made(entry: Mapping[str, Any], rules: RecordRules, seats: int) -> Record:
    """Return the record of one hand that ends with a step's position. ``entry`` is a step of ``lessons.toml``."""
    build = _in_play if entry["ask"] == "play" else _in_auction
    return build(entry, rules, seats)


def _hands(entry: Mapping[str, Any], seats: int) -> list[str]:
    """Return the named cards of each seat: the last hand belongs to the last seat, whose turn comes before."""
    hands: list[str] = entry["hands"]
    return [*hands[: seats - 1], hands[-1]]


def _in_play(entry: Mapping[str, Any], rules: RecordRules, seats: int) -> Record:
    hands, trick, built = _hands(entry, seats), entry.get("trick", ""), rules.build()
    hands[-1] = " ".join(card for card in hands[-1].split() if card != trick)
    size, chosen = len(hands[LEARNER].split()), layout(game.new(built, seats, 0))
    away = chosen.discard + max(chosen.talons - 1, 0) * chosen.talon_size
    played = (built.table.deck - away) // seats - size
    described = position.Description(
        rules=rules,
        seats=seats,
        dealer=seats - 1,
        hands=list(hands),
        random=True,
        play=True,
        declarer=LEARNER if built.auction.enabled else None,
        trump=entry.get("trump"),
        to_act=LEARNER,
        trick=trick,
        taken=[played, *[0] * (seats - 1)] if entry.get("has_taken") else [],
    )
    return _record(described, rules)


def _in_auction(entry: Mapping[str, Any], rules: RecordRules, seats: int) -> Record:
    """Return a hand that is dealt, and bid until the learner has to do what is asked."""
    talons = layout(game.new(rules.build(), seats, 0)).talons
    described = position.Description(
        rules=rules,
        seats=seats,
        dealer=seats - 1 if entry.get("opens") else seats - 2,
        hands=list(_hands(entry, seats)),
        talon=entry.get("talon") if talons else None,
        random=True,
    )
    found = _record(described, rules)
    state, done = record.play_through(found).state, list[dict[str, Any]]()
    while (action := _before(state, entry)) is not None:
        state, _ = game.apply(state, action)
        done.append(actions.dump(action))
    hand = found.hands[0]
    return found.model_copy(update={"hands": [hand.model_copy(update={"actions": [*hand.actions, *done]})]})


def _record(described: position.Description, rules: RecordRules) -> Record:
    """Return a position whose other cards are the cheapest ones, the learner's first."""
    pack = cards.deck(rules.build().table.deck)
    cheapest = sorted(pack, key=lambda card: POINTS[INDEX[card]])
    return record.read(position.record_of(described, cheapest))


def _before(state: State, entry: Mapping[str, Any]) -> Action | None:
    """Return the next action before the one that is asked, or None if that one is next.

    The seat before the learner opens, unless the learner does, and bids up to ``bids``. The learner bids the least.
    """
    legal = game.legal(state)
    if state.phase == "auction":
        bids = [action for action in legal if isinstance(action, Bid)]
        if state.to_act == LEARNER:
            return None if entry["ask"] == "bid" and state.bid >= entry.get("bids", 0) else bids[0]
        wanted = entry.get("bids", 0) if state.bid else 0
        bids = [action for action in bids if action.value >= wanted and state.bid < max(wanted, 1)]
        return bids[0] if bids and state.to_act == state.seats - 1 else Pass(state.to_act or 0)
    if state.phase == "choose_talon":
        return legal[0]
    if state.phase == "exchange" and entry["ask"] == "contract":
        away = [action for action in legal if isinstance(action, Give | Discard)]
        return min(away, key=lambda action: POINTS[INDEX[action.card]])
    return None
