"""The game of Thousand as pure functions: no clock, no randomness, no input or output (docs/engine.md).

The names here are those that most programs need. None is also the name of a module, so ``from engine import view`` is
the module in any case. What belongs to the built-in players is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.actions import Action, Deal
from engine.actions import dump as dump_action
from engine.actions import parse as parse_action
from engine.cards import deck
from engine.errors import EngineError
from engine.events import Event, HandResult
from engine.game import apply
from engine.game import legal as legal_actions
from engine.game import new as new_game
from engine.record import Moment, Record, Replay, moments
from engine.record import play_through as replay
from engine.rules import PRESETS, Rules
from engine.rules import build as build_rules
from engine.sources import read_record
from engine.state import State
from engine.view import View
from engine.view import view as view_of

__version__ = "1.0.0"

__all__ = [
    "LEVELS",
    "PRESETS",
    "Action",
    "Deal",
    "EngineError",
    "Event",
    "HandResult",
    "Moment",
    "Record",
    "Replay",
    "Rules",
    "State",
    "View",
    "__version__",
    "apply",
    "build_rules",
    "choose",
    "deck",
    "dump_action",
    "legal_actions",
    "moments",
    "new_game",
    "parse_action",
    "read_record",
    "replay",
    "solve",
    "view_of",
]

_OF_PLAYERS = {"LEVELS": "players", "choose": "players", "solve": "players.solve"}
"""The names that are loaded when they are first used, with their modules."""

if TYPE_CHECKING:
    from engine.players import LEVELS, choose
    from engine.players.solve import solve
else:

    def __getattr__(name: str) -> Any:
        if name not in _OF_PLAYERS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_OF_PLAYERS[name]}"), name)
