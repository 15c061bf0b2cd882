"""The tally of a hand: the only mutable value, used within one scoring."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.events import Event
from engine.state import State

PENALTY = 120
"""The fixed penalty of all rules that have one. It is never doubled."""


@dataclass(slots=True)
class Tally:
    """Working copies of everything that a hand can change. Lists are per seat."""

    totals: list[int]
    """Game points."""

    strikes: list[int]
    """Strikes since the last penalty for three strikes (docs/rules.md, 9.5)."""

    falls: list[int]
    """Falls from the barrel since a fall last set the total to 0 (docs/rules.md, 9.7)."""

    concessions: list[int]
    """Concessions since the last penalty for conceding (docs/rules.md, 7)."""

    write_downs: list[int]
    """Contracts written down in this game, if the rules limit them (docs/rules.md, 7)."""

    barrel: list[int | None]
    """Hands left on the barrel; 0 on a barrel without limit, None off it (docs/rules.md, 9.7)."""

    marks: list[list[str]]
    """Marks for the score sheet (``HandResult.marks``)."""

    events: list[Event] = field(default_factory=list)
    """The events that follow ``HandScored``, in order."""

    barrel_winners: list[int] = field(default_factory=list)
    """The seats that won from the barrel, whatever their totals."""


def start(state: State) -> Tally:
    """Return a tally without changes, but with the marks from a judge's rulings in the hand."""
    return Tally(
        totals=list(state.totals),
        strikes=list(state.strikes),
        falls=list(state.falls),
        concessions=list(state.concessions),
        write_downs=list(state.write_downs) or [0] * state.seats,
        barrel=list(state.barrel),
        marks=[_marks(state, seat) for seat in range(state.seats)],
    )


def _marks(state: State, seat: int) -> list[str]:
    """Return the marks that a judge's rulings gave a seat during the hand."""
    fined = ["judge_penalty"] if state.penalties and state.penalties[seat] else []
    return [*fined, "barrel_off"] if state.barrel_lost >> seat & 1 else fined
