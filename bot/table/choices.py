"""The choices of a seat: the action that a button stands for, and turns that leave no choice.

A button names a card by its place in the presser's own hand, and a private choice by its place among the legal actions.
Both lists are unchanged since the button was drawn, as `is_old` has compared the button's decision.
"""

from collections.abc import Mapping
from typing import Any

from bot.codec import ButtonToken, Verb
from bot.refusal import Refusal
from bot.table.table import Stage, Table
from engine import actions, game
from engine import view as seeing
from engine.actions import Action, Bid
from engine.state import State
from engine.view import View

GAME_VERBS = frozenset(
    {Verb.BID, Verb.PASS, Verb.LOOK, Verb.CARD, Verb.MARRIAGE, Verb.FOUR_ACES, Verb.CHOICE},
)

MOVE_VERBS = GAME_VERBS | {Verb.REST}
"""Buttons that make a move; all but `REST` stand for one action."""


def is_old(table: Table, token: ButtonToken) -> bool:
    """Whether a button belongs to another decision than the present one: an earlier one, or one that the store lost.

    A button without a version belongs to the decision of its number.
    """
    return token.decision != table.decision or token.version not in {0, table.decided}


def action_for(table: Table, seat: int, token: ButtonToken) -> Action:
    """Return the action that a button of a seat means; the engine checks later whether it is legal.

    Raises Refusal if there is no hand, another seat is to move, or the button names a card that is not there.
    """
    if table.game is None or table.game.to_act is None:
        raise Refusal("no-hand")
    if table.game.to_act != seat:
        raise Refusal("not-your-turn", seat=table.game.to_act)
    if token.verb is Verb.CHOICE:
        legal = seeing.view(table.game, seat).legal
        return actions.parse(legal[_place(token.argument, len(legal))])
    return actions.parse({"seat": seat, **_action_data(table.game, seat, token)})


def _action_data(state: State, seat: int, token: ButtonToken) -> dict[str, Any]:
    match token.verb:
        case Verb.BID:
            return {"do": "bid", "value": number(token.argument)}
        case Verb.PASS:
            return {"do": "pass"}
        case Verb.LOOK:
            return {"do": "look"}
        case Verb.CARD | Verb.MARRIAGE | Verb.FOUR_ACES:
            return _with_card(state, seat, token)
        case _:
            raise Refusal("unknown-button")


def _with_card(state: State, seat: int, token: ButtonToken) -> dict[str, Any]:
    view = seeing.view(state, seat)
    hand = view.hand
    if not hand:
        raise Refusal("unknown-button")
    card = hand[_place(token.argument, len(hand))]
    if token.verb is Verb.MARRIAGE:
        return {"do": "play", "card": card, "marriage": True}
    if token.verb is Verb.FOUR_ACES:
        return {"do": "play", "card": card, "four_aces": True}
    if view.phase == "exchange":
        receiver = next_receiver(view)
        return {"do": "discard", "card": card} if receiver is None else {"do": "give", "card": card, "to": receiver}
    return {"do": "play", "card": card}


def next_receiver(view: View) -> int | None:
    """Return the defender who gets the next card of the exchange, clockwise; None once all have theirs.

    `view` is the declarer's, on their turn.
    """
    declarer = view.seat
    waiting = {action["to"] for action in view.legal if action["do"] == "give"}
    return min(waiting, key=lambda seat: (seat - declarer) % view.seats, default=None)


def on_offer(view: View) -> list[Mapping[str, Any]]:
    """Return the legal actions of a view that the hand offers now: it asks for one receiver's card after the other."""
    receiver = next_receiver(view) if view.phase == "exchange" else None
    aside = "give" if receiver is None else "discard"
    return [action for action in view.legal if action["do"] != aside and action.get("to", receiver) == receiver]


def number(argument: str) -> int:
    """Return the number in a button's argument. Raises Refusal for anything else."""
    if not (argument.isascii() and argument.isdigit()) or len(argument) > 6:
        raise Refusal("unknown-button")
    return int(argument)


def _place(argument: str, count: int) -> int:
    place = number(argument)
    if place >= count:
        raise Refusal("unknown-button")
    return place


def your_turn(table: Table, view: View) -> bool:
    """Whether the view's own seat is to act now, and the game is not paused."""
    return view.to_act == view.seat and table.stage is Stage.PLAYING and table.clock.paused_since is None


def only_choice(table: Table) -> Action | None:
    """Return the only legal action if it may be played automatically: a known one, or a card of an `auto` seat."""
    known = known_choice(table)
    if known is not None or table.game is None or table.to_act is None or table.game.phase != "play":
        return known
    legal = game.legal(table.game) if table.seats[table.to_act].habits.auto else []
    return legal[0] if len(legal) == 1 else None


def known_choice(table: Table) -> Action | None:
    """Return the only legal action of the seat to move, if everybody may know that it is the only one.

    This is the last card, or a forced opening bid under rules without a right to throw the hand in. At some kinds of
    tables it is also the only possible card of a person who plays there alone.
    """
    if table.game is None or table.to_act is None:
        return None
    legal = game.legal(table.game)
    if len(legal) != 1:
        return None
    if table.game.phase == "auction":
        forced = isinstance(legal[0], Bid) and not table.game.rules.redeal.rights
        return legal[0] if forced else None
    if table.game.phase == "play":
        return legal[0] if is_last_card(table) or _is_played_for_them(table) else None
    return None


def is_last_card(table: Table) -> bool:
    """Whether the seat to move plays its last card of the hand."""
    if table.game is None or table.to_act is None or table.game.phase != "play":
        return False
    return seeing.public(table.game).counts[table.to_act] == 1


def is_only_card(table: Table) -> bool:
    """Whether a person's only possible card, but not their last one, is played for them."""
    return _is_played_for_them(table) and not is_last_card(table) and known_choice(table) is not None


def _is_played_for_them(table: Table) -> bool:
    if not table.kind.plays_only_card or table.to_act is None:
        return False
    return not table.seats[table.to_act].is_played and len(table.people) == 1
