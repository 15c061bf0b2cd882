"""Built-in players: they fill seats, stand in for people, and finish games.

A player knows only the view of its seat (``engine view``) and the table's rules, never the state, the time or real
chance. The same view at the same table always gets the same answer.
"""

from collections.abc import Mapping, Sequence

from engine.errors import EngineError
from engine.players.bidding import bid, give_up, name_contract, throw_in
from engine.players.cardplay import play
from engine.players.chance import pick, seed_of, stream
from engine.players.giving import give_or_discard
from engine.players.levels import LEVELS as _EFFORTS
from engine.players.levels import Level
from engine.players.plain import decide as decide_plainly
from engine.players.reading import Action, Reading
from engine.players.solver import Kind, Solver, solver
from engine.rules import PRESETS, Rules, build

LEVELS: tuple[str, ...] = tuple(_EFFORTS)
"""The strengths, weakest first."""

__all__ = ["LEVELS", "answer", "choose", "choose_with"]


def choose(view: Mapping[str, object], level: str, rules: Rules | None = None, kind: Kind = "best") -> Action:
    """Return one of ``view["legal"]``, as JSON of an action.

    ``level`` is one of ``LEVELS``; ``rules`` are the table's, by default those of the first preset. With
    ``kind="pure"`` the answer comes from plain Python and is the same on every machine. Raises ``EngineError``
    (``bad_usage``) for another level, if ``view`` isn't a view, and if the seat has nothing to do.
    """
    if level not in LEVELS:
        raise EngineError("bad_usage", f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return choose_with(view, _EFFORTS[level], rules, kind)


def choose_with(view: Mapping[str, object], effort: Level, rules: Rules | None = None, kind: Kind = "best") -> Action:
    """Return the same as ``choose``, with the settings of a level in place of its name."""
    _check_form(view)
    return answer(Reading(view, rules or build(PRESETS[0])), effort, kind)


def answer(reading: Reading, effort: Level, kind: Kind) -> Action:
    """Return the same as ``choose_with``, for a view that has already been read."""
    if not reading.legal:
        raise EngineError("bad_usage", "there is nothing to do for this seat")
    if len(reading.legal) == 1:
        return reading.legal[0]
    if effort.plain:
        return decide_plainly(reading)
    return _decide(reading, effort, solver(kind))


def _check_form(view: object) -> None:
    if not isinstance(view, Mapping) or not isinstance(view.get("legal"), Sequence):
        raise EngineError("bad_usage", "this is no view")


def _decide(reading: Reading, level: Level, solver: Solver) -> Action:
    draws = stream(seed_of({**reading.view, "legal": reading.legal}))
    looks = reading.legal_to("look")
    if looks:
        return looks[0]
    redeals = reading.legal_to("redeal")
    if redeals and throw_in(reading, draws, level, solver):
        return redeals[0]
    surrender = give_up(reading, draws, level, solver)
    if surrender is not None:
        return surrender
    phase = reading.phase
    if phase == "auction":
        return bid(reading, draws, level, solver)
    if phase == "concession":
        return reading.legal_to("play_on")[0]
    if phase == "exchange":
        return give_or_discard(reading, draws, level, solver)
    if phase == "contract":
        return name_contract(reading, draws, level, solver)
    if phase == "play":
        return play(reading, draws, level, solver)
    return pick(reading.legal, draws)  # a cut, the talon's places, one of several talons: no choice is better
