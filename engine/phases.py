"""THE table: in which phase which action has which handler, and what lists a phase's legal actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import auction, concession, contract, dealing, judge, play, redeal, talon
from engine.actions import (
    Action,
    Annul,
    Bid,
    ChooseTalon,
    Concede,
    Contract,
    Cut,
    Deal,
    Discard,
    Give,
    Look,
    Pass,
    Penalty,
    Play,
    PlayOn,
    Redeal,
    TalonPositions,
)
from engine.endgame import Step
from engine.state import Phase, State

HANDLERS: dict[Phase, dict[type[Action], Callable[[State, Any], Step]]] = {
    "deal": {Deal: dealing.deal},
    "cut": {Cut: dealing.cut},
    "talon_positions": {TalonPositions: dealing.set_talon},
    "auction": {Bid: auction.bid, Pass: auction.pass_, Look: auction.look, Redeal: redeal.redeal},
    "concession": {Concede: concession.concede, PlayOn: talon.play_on},
    "choose_talon": {ChooseTalon: talon.choose},
    "exchange": {
        Give: talon.give,
        Discard: talon.discard,
        Concede: concession.concede,
        Redeal: redeal.redeal,
    },
    "contract": {Contract: contract.name},
    "play": {Play: play.play, Redeal: redeal.redeal},
    "game_over": {},
}

FROM_OUTSIDE: dict[type[Action], Callable[[State, Any], Step]] = {
    Annul: judge.annul,
    Penalty: judge.penalise,
}
"""What may be done to any hand in progress, whoever is to act. It is never listed as legal."""


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
