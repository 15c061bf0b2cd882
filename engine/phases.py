"""The table of phases: the handler of each action, and the function that lists the legal actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import actions, auction, concession, contract, dealing, judge, play, redeal, talon
from engine.actions import Action
from engine.endgame import Step
from engine.state import Phase, State

HANDLERS: dict[Phase, dict[type[Action], Callable[[State, Any], Step]]] = {
    "deal": {actions.Deal: dealing.deal},
    "cut": {actions.Cut: dealing.cut},
    "talon_positions": {actions.TalonPositions: dealing.set_talon},
    "auction": {
        actions.Bid: auction.bid,
        actions.Pass: auction.pass_,
        actions.LookAtHand: auction.look_at_hand,
        actions.Redeal: redeal.redeal,
    },
    "concession": {actions.Concede: concession.concede, actions.PlayOn: talon.play_on},
    "choose_talon": {actions.ChooseTalon: talon.choose},
    "exchange": {
        actions.Give: talon.give,
        actions.Discard: talon.discard,
        actions.Concede: concession.concede,
        actions.Redeal: redeal.redeal,
    },
    "contract": {actions.Contract: contract.name},
    "play": {actions.Play: play.play, actions.Redeal: redeal.redeal},
    "game_over": {},
}

FROM_OUTSIDE: dict[type[Action], Callable[[State, Any], Step]] = {
    actions.Annul: judge.annul,
    actions.Penalty: judge.penalise,
}
"""A judge's actions, possible in any hand in progress whichever seat is to act. They are never listed as legal."""


def _nothing(_state: State) -> tuple[Action, ...]:
    return ()


LEGAL: dict[Phase, Callable[[State], tuple[Action, ...]]] = {
    "deal": _nothing,
    "cut": dealing.legal_cut,
    "talon_positions": dealing.legal_positions,
    "auction": auction.legal,
    "concession": talon.legal_concession,
    "choose_talon": talon.legal_choice,
    "exchange": talon.legal,
    "contract": contract.legal,
    "play": play.legal,
    "game_over": _nothing,
}
