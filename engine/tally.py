"""The score sheet's line while it is being written: the one mutable thing, alive within one scoring only."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.events import Event
from engine.state import State

PENALTY = 120
"""The fixed penalty of every rule that has one; never doubled."""


@dataclass(slots=True)
class Tally:
    """Working copies of what a hand can change, per seat."""

    totals: list[int]
    strikes: list[int]
    falls: list[int]
    concessions: list[int]
    barrel: list[int | None]
    marks: list[list[str]]
    events: list[Event] = field(default_factory=list)
    # The seat that won from the barrel, whatever its total is.
    barrel_winner: int | None = None


def start(state: State) -> Tally:
    """Return a tally that changes nothing yet."""
    return Tally(
        totals=list(state.totals),
        strikes=list(state.strikes),
        falls=list(state.falls),
        concessions=list(state.concessions),
        barrel=list(state.barrel),
        marks=[[] for _ in range(state.seats)],
    )
