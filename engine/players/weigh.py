"""The value of each choice in a position, in two ways: as the seat saw it, and with all cards open.

As the seat saw it, the value of a choice is the seat's expected points of the hand, by guesses of the hidden cards as
in a review. With open cards, the value is the declarer's final points with best play (``engine.players.solve``).

If there is no exact value, it is estimated. In the exchange, a built-in player finishes the exchange, and the play is
then solved. In the auction, and if the play cannot be solved, equal built-in players finish the deal, and the value is
the seat's own gain. Built-in players make other guesses in each round of an estimate, so several rounds together show
how reliable it is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from engine import actions, game, view
from engine.actions import Action
from engine.errors import EngineError
from engine.events import Event, HandResult, HandScored
from engine.players import choose, evaluation
from engine.players.endings import Goal
from engine.players.review import PLAYERS, part_left
from engine.players.solve import check, opened, solve
from engine.players.solver import CompiledSolver, Kind, solver
from engine.state import BETWEEN_HANDS, State, active_seats

MOST_POSITIONS = 3_000_000
"""The most positions that are searched with open cards. If more are needed, the answer is estimated."""

YIELD_EVERY = 8
"""The number of choices weighed between two answers, in all rounds of an estimate except the first."""


@dataclass(frozen=True, slots=True)
class Weight:
    """The value of one choice."""

    action: Mapping[str, Any]
    """The choice, as JSON of an action."""

    value: float
    """The value in points, as the module's docstring describes."""

    error: float = 0.0
    """The standard error; 0 if the value is exact. As the seat saw it, this is the error of the difference to the best
    choice; in an estimate, the error of the value."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The values of all choices in a position."""

    weights: tuple[Weight, ...]
    """One for each legal action weighed so far, in the order of the legal actions."""

    exact: bool = False
    """Whether the values are exact."""

    declarers: bool = False
    """Whether the values are points of the declarer."""

    for_least: bool = False
    """Whether the seat wants a low value, because it plays against the declarer."""


def as_seen(state: State, guesses: Iterable[int], kind: Kind = "best") -> Iterator[Weighed]:
    """Yield the values of the choices as the seat to act sees it, for each number of guesses in ``guesses``.

    As in a review, only a part of a difference is counted, because at the table nobody sees the others' cards. Raises
    ``EngineError`` if nobody is to act.
    """
    shown = view.view(state, _seat(state)).as_json()
    for found in evaluation.growing(shown, state.rules, guesses, kind):
        best = found[0]
        weights = []
        for one in found:
            gives_up = {"concede", "redeal"} & {one.action["do"], best.action["do"]}
            left = part_left("concession" if gives_up else state.phase, shown)
            weights.append(Weight(one.action, best.mean - left * one.behind, left * one.behind_error))
        yield Weighed(_in_order(state, weights))


def growing(state: State, kind: Kind = "best", number: int = 0) -> Iterator[Weighed]:
    """Yield the values of the choices with all cards open, with more and more choices until all are weighed.

    ``number`` is the number of the round, used only for an estimate. Raises ``EngineError`` if nobody is to act.
    """
    seat = _seat(state)
    try:
        found = solve(state, MOST_POSITIONS, kind)["values"]
    except EngineError as error:
        if error.code != "unsolvable":
            raise
        yield from _estimated(state, seat, _Players(kind, number))
        return
    weights = tuple(Weight(one["action"], one["declarer"]) for one in found)
    yield Weighed(weights, exact=True, declarers=True, for_least=seat != state.declarer)


def _seat(state: State) -> int:
    if state.to_act is None:
        raise EngineError("bad_usage", "nobody is to act")
    return state.to_act


def _in_order(state: State, weights: list[Weight]) -> tuple[Weight, ...]:
    legal = [actions.dump(one) for one in game.legal(state)]
    return tuple(sorted(weights, key=lambda one: legal.index(dict(one.action))))


class _Unsolved(Exception):
    """The play after a choice cannot be solved."""


@dataclass(frozen=True, slots=True)
class _Players:
    """The built-in players of one round of an estimate."""

    kind: Kind = "best"
    """The solver that the players use."""

    number: int = 0
    """The number of the round. In each round the players make new guesses of the hidden cards."""

    def choice(self, state: State) -> Action:
        """Return the action of the player to act."""
        shown = view.view(state, _seat(state)).as_json()
        salted = {**shown, "round": self.number} if self.number else shown
        return actions.parse(choose(salted, PLAYERS, state.rules, self.kind))

    def result(self, state: State, happened: Iterable[Event] = ()) -> HandResult | None:
        """Play a hand to its end and return its result; None if the hand was not scored."""
        while state.phase not in BETWEEN_HANDS and state.to_act is not None:
            state, happened = game.apply(state, self.choice(state))
        return next((event.result for event in happened if isinstance(event, HandScored)), None)


def declarers_points(state: State) -> tuple[int | None, bool]:
    """Return the declarer's final points from a position of the play, with all cards open, and whether they are exact.

    The points are those of best play if it can be solved; otherwise those of built-in players who play on, or None if
    they throw the hand in.
    """
    with suppress(EngineError):
        values = [one["declarer"] for one in solve(state, MOST_POSITIONS)["values"]]
        return (max if state.to_act == state.declarer else min)(values), True
    result = _Players().result(state)
    return None if result is None or state.declarer is None else result.points[state.declarer], False


def everybodys_points(state: State) -> tuple[int, ...] | None:
    """Return each seat's final points if built-in players play the hand to its end; None if they throw it in."""
    result = _Players().result(state)
    return None if result is None else result.points


def _estimated(state: State, seat: int, players: _Players) -> Iterator[Weighed]:
    if state.phase in {"exchange", "contract"} and state.declarer is not None:
        with suppress(_Unsolved):
            worth = _solved_later(state, state.declarer, players)
            for weights in _one_by_one(state, worth, players.number):
                yield Weighed(weights, declarers=True, for_least=seat != state.declarer)
            return
    for weights in _one_by_one(state, lambda action: _played_on(state, action, seat, players), players.number):
        yield Weighed(weights)


def _one_by_one(state: State, worth: Callable[[Action], float], number: int) -> Iterator[tuple[Weight, ...]]:
    """Yield all weights known so far: in the first round after each choice, in later rounds after ``YIELD_EVERY``."""
    legal = game.legal(state)
    every = YIELD_EVERY if number else 1
    weights: list[Weight] = []
    for index in _spread(len(legal)):
        weights.append(Weight(actions.dump(legal[index]), worth(legal[index])))
        if len(weights) % every == 0 or len(weights) == len(legal):
            yield _in_order(state, weights)


def _spread(count: int) -> list[int]:
    """Return all indices in an order whose beginning is a good sample: the last, then every eighth, then the rest."""
    return list(dict.fromkeys([count - 1, *range(0, count, 8), *range(count)]))


def _solved_later(state: State, declarer: int, players: _Players) -> Callable[[Action], float]:
    """Return a function from a choice to the declarer's final points, which solves the play after the exchange.

    Raises _Unsolved without a compiled solver. The function raises _Unsolved if the play cannot be solved.
    """
    search, place = solver(players.kind), active_seats(state).index(declarer)
    if not isinstance(search, CompiledSolver):
        raise _Unsolved
    goal = Goal(1 << place, tuple(int(other == place) for other in range(len(active_seats(state)))))
    solved: dict[tuple[int, ...], float] = {}  # by the hands: a contract changes no points of the play

    def worth(action: Action) -> float:
        after = _until_the_play(game.apply(state, action)[0], players)
        if after.phase != "play":
            return 0.0  # the hand was given up
        if after.hands not in solved:
            try:
                check(after)
            except EngineError:
                raise _Unsolved from None
            deal, position = opened(after)
            found = search.value(deal, position, goal, MOST_POSITIONS)
            if found is None:
                raise _Unsolved
            solved[after.hands] = float(position.points[place] + found)
        return solved[after.hands]

    return worth


def _until_the_play(state: State, players: _Players) -> State:
    """Return the position at the beginning of the play, after the rest of the exchange.

    The lowest contract is named, because the contract doesn't change the points of the play.
    """
    while state.phase not in {*BETWEEN_HANDS, "play"} and state.to_act is not None:
        legal = game.legal(state)
        chooses = state.phase != "contract" and len(legal) > 1
        state, _ = game.apply(state, players.choice(state) if chooses else legal[0])
    return state


def _played_on(state: State, action: Action, seat: int, players: _Players) -> float:
    """Return a seat's gain less the others' average if built-in players play the hand to its end after an action."""
    result = players.result(*game.apply(state, action))
    return _gain(result, seat) if result is not None else 0.0


def _gain(result: HandResult, seat: int) -> float:
    others = [delta for other, delta in enumerate(result.deltas) if other not in {seat, result.sits_out}]
    return result.deltas[seat] - fmean(others)


def as_json(found: Weighed, legal: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the weights as JSON, with the best choices marked. Actions of ``legal`` not weighed yet have no value."""
    known = {_key(one.action): (one.value, one.error) for one in found.weights}
    rows = [known.get(_key(one), (None, 0.0)) for one in legal]
    return {
        "exact": found.exact,
        "declarer": found.declarers,
        "least": found.for_least,
        "values": _marked(legal, rows, least=found.for_least),
    }


def _key(action: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted(action.items()))


def _marked(
    legal: Iterable[Mapping[str, Any]], rows: Sequence[tuple[float | None, float]], *, least: bool
) -> list[dict[str, Any]]:
    """Return the rows (value and error) of all choices as JSON, with the best ones marked."""
    best = (min if least else max)((value for value, _ in rows if value is not None), default=None)
    return [
        {
            "action": dict(action),
            "value": None if value is None else round(value, 1),
            "error": round(error, 1),
            "best": value is not None and value == best,
        }
        for action, (value, error) in zip(legal, rows, strict=True)
    ]


def together(rounds: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Combine several rounds of an estimate (``as_json``): each choice gets its mean value and the error of the mean.

    The last round may still lack some choices. A choice with a value from one round only has no error.
    """
    choices = list(zip(*(one["values"] for one in rounds), strict=True))
    tried = [[one["value"] for one in choice if one["value"] is not None] for choice in choices]
    rows = [(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0) for values in tried]
    legal = [choice[0]["action"] for choice in choices]
    return {**rounds[-1], "values": _marked(legal, rows, least=rounds[-1]["least"])}
