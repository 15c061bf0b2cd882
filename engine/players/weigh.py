"""What each choice of a moment brings, in two views: as its seat saw it, and with all cards open.

As its seat saw it a choice has the seat's expected points of the hand, by guesses of the hidden cards as in a review.
With open cards it has the points that the declarer ends with when everybody plays best (``engine.players.solve``).
Where that is not exact it is estimated: until the play begins the rest of the exchange is a built-in player's; in the
auction, and where nothing can be solved, equal built-in players play the deal on, and it has the seat's own gain.
Built-in players have other guesses in each round of an estimate: several rounds together tell how sure it is.
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
from engine.players.review import LEFT, LEFT_OTHERWISE, PLAYERS
from engine.players.solve import check, opened, solve
from engine.players.solver import CompiledSolver, Kind, solver
from engine.state import BETWEEN_HANDS, State, active_seats

MOST_POSITIONS = 3_000_000
"""How many positions are searched with open cards before the answer is estimated."""

TOLD_EVERY = 8
"""In all rounds of an estimate but the first: how many choices are weighed until it is told how far it is."""


@dataclass(frozen=True, slots=True)
class Weight:
    """What one choice brings."""

    action: Mapping[str, Any]
    """The choice, as JSON of an action."""

    value: float
    """Points: see above."""

    error: float = 0.0
    """Standard error: as seen that of the difference to the best choice, of an estimate its own; 0 if it is exact."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What all choices of a moment bring."""

    weights: tuple[Weight, ...]
    """One for each legal action, in their order."""

    exact: bool = False
    """Whether this is exact."""

    declarers: bool = False
    """Whether these are the points of the declarer."""

    for_least: bool = False
    """Whether the seat wants as little of it as possible, as it plays against the declarer."""


def as_seen(state: State, guesses: Iterable[int], kind: Kind = "best") -> Iterator[Weighed]:
    """Weigh the choices of the seat to act by what it sees, by so many guesses, then by so many in all, and so on.

    As in a review only a part of a difference is counted, because at the table nobody sees the others' cards. Raises
    ``EngineError`` where nobody is to act.
    """
    shown = view.view(state, _seat(state)).as_json()
    for found in evaluation.growing(shown, state.rules, guesses, kind):
        best = found[0]
        weights = []
        for one in found:
            gives_up = {"concede", "redeal"} & {one.action["do"], best.action["do"]}
            left = LEFT_OTHERWISE if gives_up else LEFT.get(state.phase, LEFT_OTHERWISE)
            weights.append(Weight(one.action, best.mean - left * one.behind, left * one.behind_error))
        yield Weighed(_in_order(state, weights))


def growing(state: State, kind: Kind = "best", number: int = 0) -> Iterator[Weighed]:
    """Yield what is known of the choices with all cards open, more and more of them until all are weighed.

    ``number`` is that of the round, if it is an estimate. Raises ``EngineError`` where nobody is to act.
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
    """The solver that they use."""

    number: int = 0
    """The number of the round: in each they guess the hidden cards anew."""

    def choice(self, state: State) -> Action:
        """Return what one of them does."""
        shown = view.view(state, _seat(state)).as_json()
        salted = {**shown, "round": self.number} if self.number else shown
        return actions.parse(choose(salted, PLAYERS, state.rules, self.kind))

    def result(self, state: State, happened: Iterable[Event] = ()) -> HandResult | None:
        """Return the end of a hand that they play on; None if it has no points."""
        while state.phase not in BETWEEN_HANDS and state.to_act is not None:
            state, happened = game.apply(state, self.choice(state))
        return next((event.result for event in happened if isinstance(event, HandScored)), None)


def declarers_points(state: State) -> tuple[int | None, bool]:
    """Return what the declarer of a position of the play ends with, with all cards open, and whether that is exact.

    It is by best play where that can be solved, else what built-in players bring; None if they throw the hand in.
    """
    with suppress(EngineError):
        values = [one["declarer"] for one in solve(state, MOST_POSITIONS)["values"]]
        return (max if state.to_act == state.declarer else min)(values), True
    result = _Players().result(state)
    return None if result is None or state.declarer is None else result.points[state.declarer], False


def everybodys_points(state: State) -> tuple[int, ...] | None:
    """Return what each seat ends with when built-in players play a hand on; None if they throw it in."""
    result = _Players().result(state)
    return None if result is None else result.points


def _estimated(state: State, seat: int, players: _Players) -> Iterator[Weighed]:
    if state.phase in {"exchange", "contract"} and state.declarer is not None:
        with suppress(_Unsolved):
            worth = _solved_later(state, state.declarer, players)
            for told in _one_by_one(state, worth, players.number):
                yield Weighed(told, declarers=True, for_least=seat != state.declarer)
            return
    for told in _one_by_one(state, lambda action: _played_on(state, action, seat, players), players.number):
        yield Weighed(told)


def _one_by_one(state: State, worth: Callable[[Action], float], number: int) -> Iterator[tuple[Weight, ...]]:
    """Yield the weights that are known after a choice, in a later round after some; all of them in their order."""
    legal = game.legal(state)
    every = TOLD_EVERY if number else 1
    weights: list[Weight] = []
    for index in _spread(len(legal)):
        weights.append(Weight(actions.dump(legal[index]), worth(legal[index])))
        if len(weights) % every == 0 or len(weights) == len(legal):
            yield _in_order(state, weights)


def _spread(count: int) -> list[int]:
    """Return indices in an order in which the first ones tell most about all: the last, every eighth, the rest."""
    return list(dict.fromkeys([count - 1, *range(0, count, 8), *range(count)]))


def _solved_later(state: State, declarer: int, players: _Players) -> Callable[[Action], float]:
    """Return what gives the declarer's points after a choice whose play is solved once it begins. Raises _Unsolved."""
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
    """Return a position after the rest of the exchange, with the lowest contract: it changes no points of the play."""
    while state.phase not in {*BETWEEN_HANDS, "play"} and state.to_act is not None:
        legal = game.legal(state)
        chooses = state.phase != "contract" and len(legal) > 1
        state, _ = game.apply(state, players.choice(state) if chooses else legal[0])
    return state


def _played_on(state: State, action: Action, seat: int, players: _Players) -> float:
    """Return what a seat gains, less the others' average, when built-in players play the hand on after an action."""
    result = players.result(*game.apply(state, action))
    return _gain(result, seat) if result is not None else 0.0


def _gain(result: HandResult, seat: int) -> float:
    others = [delta for other, delta in enumerate(result.deltas) if other not in {seat, result.sits_out}]
    return result.deltas[seat] - fmean(others)


def as_json(found: Weighed, legal: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the weights as JSON; the best choices are marked. Of ``legal`` what is not weighed yet has no value."""
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
    """Return rows of a value and its error for each choice as JSON, the best ones marked."""
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
    """Return several rounds of an estimate (``as_json``) as one: each choice has its mean, and the error of that.

    The last round may still lack some choices, which have no error after one round.
    """
    choices = list(zip(*(one["values"] for one in rounds), strict=True))
    tried = [[one["value"] for one in choice if one["value"] is not None] for choice in choices]
    rows = [(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0) for values in tried]
    legal = [choice[0]["action"] for choice in choices]
    return {**rounds[-1], "values": _marked(legal, rows, least=rounds[-1]["least"])}
