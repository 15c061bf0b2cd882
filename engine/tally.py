"""The score sheet's line while it is being written: the one mutable thing, alive within one scoring only."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.events import Event
from engine.state import State

PENALTY = 120
"""The fixed penalty of every rule that has one; never doubled."""


@dataclass(slots=True)
class Tally:
    """Working copies of what a hand can change; lists are per seat."""

    totals: list[int]
    """Game points."""

    strikes: list[int]
    """Strikes since the last penalty for three (docs/rules.md, 9.5)."""

    falls: list[int]
    """Falls from the barrel since one last set the total to 0 (docs/rules.md, 9.7)."""

    concessions: list[int]
    """Concessions since the last one with a penalty (docs/rules.md, 7)."""

    write_downs: list[int]
    """Contracts written down in this game, where the rules limit them (docs/rules.md, 7)."""

    barrel: list[int | None]
    """Hands left on the barrel; 0 on one without limit, None off it (docs/rules.md, 9.7)."""

    marks: list[list[str]]
    """Names of what happened, for the score sheet (``HandResult.marks``)."""

    events: list[Event] = field(default_factory=list)
    """What happened, in order, to follow the event ``HandScored``."""

    barrel_winners: list[int] = field(default_factory=list)
    """The seats that won from the barrel, whatever their totals are."""


def start(state: State) -> Tally:
    """Return a tally that changes nothing yet; what a judge has done in the hand is marked."""
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
    """Name what has happened to a seat before the hand's end: what a judge has done."""
    fined = ["judge_penalty"] if state.penalties and state.penalties[seat] else []
    return [*fined, "barrel_off"] if state.barrel_lost >> seat & 1 else fined
