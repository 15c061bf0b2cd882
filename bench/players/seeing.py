"""A player that sees all cards, only for measurements: it shows the most that better guesses could gain."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.players import answer
from engine.players.levels import LEVELS
from engine.players.reading import Reading
from engine.rules import Rules
from engine.state import State
from engine.view import view


class OpenView(dict[str, Any]):
    """A seat's view that also carries the cards of all hands, as masks. For ordinary players it is an ordinary view."""

    def __init__(self, state: State, seat: int) -> None:
        """Take a position and the viewing seat."""
        super().__init__(view(state, seat).as_json())
        self.hands = tuple(state.hands)


@dataclass(frozen=True)
class OpenReading(Reading):
    """A reading in which every hand is known, so every guess is the true deal."""

    hands: tuple[int, ...]
    """The cards of each seat, as masks."""

    @cached_property
    def placed(self) -> dict[int, int]:
        """The cards that each other seat holds."""
        return {seat: self.hands[seat] for seat in self.active if seat != self.seat}


def choose(shown: Mapping[str, Any], level: str, rules: Rules) -> dict[str, Any]:
    """Return one of the legal actions of an open view."""
    if not isinstance(shown, OpenView):
        raise TypeError("a player that sees all cards needs an open view")
    return answer(OpenReading(shown, rules, shown.hands), LEVELS[level], "best")
