"""What each choice of a moment brings, in two views: as its seat saw it, and with all cards open.

As its seat saw it a choice has the seat's expected points of the hand, by guesses of the hidden cards as in a review.
With open cards it has the points that the declarer ends with when everybody plays best (``engine.players.solve``).
Where that is not exact it is estimated: until the play begins the rest of the exchange is a built-in player's; in the
auction, and where nothing can be solved, equal built-in players play the deal on, and it has the seat's own gain.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from engine import actions, game, view
from engine.actions import Action
from engine.errors import EngineError
from engine.events import HandResult, HandScored
from engine.players import choose
from engine.players.endings import Goal
from engine.players.evaluation import evaluate
from engine.players.review import LEFT, LEFT_OTHERWISE, PLAYERS
from engine.players.solve import check, opened, solve
from engine.players.solver import CompiledSolver, Kind, solver
from engine.state import BETWEEN_HANDS, State, active_seats

MOST_POSITIONS = 3_000_000
"""How many positions are searched with open cards before the answer is estimated."""


@dataclass(frozen=True, slots=True)
class Weight:
    """What one choice brings."""

    action: Mapping[str, Any]
    """The choice, as JSON of an action."""

    value: float
    """Points: see above."""

    error: float = 0.0
    """Standard error of the difference to the best choice; 0 where nothing is guessed."""


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

    @property
    def best(self) -> float:
        """The value of the best choices."""
        values = [one.value for one in self.weights]
        return min(values) if self.for_least else max(values)


def as_seen(state: State, guesses: int, kind: Kind = "best") -> Weighed:
    """Weigh the choices of the seat to act by what it sees. Raises ``EngineError`` where nobody is to act.

    As in a review only a part of a difference is counted, because at the table nobody sees the others' cards.
    """
    shown = view.view(state, _seat(state)).as_json()
    found = evaluate(shown, state.rules, guesses, kind)
    best = found[0]
    weights = []
    for one in found:
        gives_up = {"concede", "redeal"} & {one.action["do"], best.action["do"]}
        left = LEFT_OTHERWISE if gives_up else LEFT.get(state.phase, LEFT_OTHERWISE)
        weights.append(Weight(one.action, best.mean - left * one.behind, left * one.behind_error))
    return Weighed(_in_order(state, weights))


def with_open_cards(state: State, kind: Kind = "best") -> Weighed:
    """Weigh the choices of the seat to act with all cards open. Raises ``EngineError`` where nobody is to act."""
    *_, whole = growing(state, kind)
    return whole


def growing(state: State, kind: Kind = "best") -> Iterator[Weighed]:
    """Yield what is known of the choices with all cards open, more and more of them until all are weighed.

    Raises ``EngineError`` where nobody is to act.
    """
    seat = _seat(state)
    try:
        found = solve(state, MOST_POSITIONS, kind)["values"]
    except EngineError as error:
        if error.code != "unsolvable":
            raise
        yield from _estimated(state, seat, kind)
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


def _estimated(state: State, seat: int, kind: Kind) -> Iterator[Weighed]:
    if state.phase in {"exchange", "contract"} and state.declarer is not None:
        with suppress(_Unsolved):
            worth = _solved_later(state, state.declarer, kind)
            for told in _one_by_one(state, worth):
                yield Weighed(told, declarers=True, for_least=seat != state.declarer)
            return
    for told in _one_by_one(state, lambda action: _played_on(state, action, seat, kind)):
        yield Weighed(told)


def _one_by_one(state: State, worth: Callable[[Action], float]) -> Iterator[tuple[Weight, ...]]:
    """Yield the weights that are known after each choice; all of them in their order."""
    legal = game.legal(state)
    weights: list[Weight] = []
    for index in _spread(len(legal)):
        weights.append(Weight(actions.dump(legal[index]), worth(legal[index])))
        yield _in_order(state, weights)


def _spread(count: int) -> list[int]:
    """Return indices in an order in which the first ones tell most about all: the last, every eighth, the rest."""
    return list(dict.fromkeys([count - 1, *range(0, count, 8), *range(count)]))


def _solved_later(state: State, declarer: int, kind: Kind) -> Callable[[Action], float]:
    """Return what gives the declarer's points after a choice whose play is solved once it begins. Raises _Unsolved."""
    search, place = solver(kind), active_seats(state).index(declarer)
    if not isinstance(search, CompiledSolver):
        raise _Unsolved
    goal = Goal(1 << place, tuple(int(other == place) for other in range(len(active_seats(state)))))
    solved: dict[tuple[int, ...], float] = {}  # by the hands: a contract changes no points of the play

    def worth(action: Action) -> float:
        after = _until_the_play(game.apply(state, action)[0], kind)
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


def _until_the_play(state: State, kind: Kind) -> State:
    """Return a position after the rest of the exchange, with the lowest contract: it changes no points of the play."""
    while state.phase not in {*BETWEEN_HANDS, "play"} and state.to_act is not None:
        legal = game.legal(state)
        chosen = legal[0]
        if state.phase != "contract" and len(legal) > 1:
            chosen = actions.parse(choose(view.view(state, state.to_act).as_json(), PLAYERS, state.rules, kind))
        state, _ = game.apply(state, chosen)
    return state


def _played_on(state: State, action: Action, seat: int, kind: Kind) -> float:
    """Return what a seat gains, less the others' average, when built-in players play the hand on after an action."""
    state, happened = game.apply(state, action)
    while state.phase not in BETWEEN_HANDS and state.to_act is not None:
        shown = view.view(state, state.to_act).as_json()
        state, happened = game.apply(state, actions.parse(choose(shown, PLAYERS, state.rules, kind)))
    results = [event.result for event in happened if isinstance(event, HandScored)]
    return _gain(results[0], seat) if results else 0.0


def _gain(result: HandResult, seat: int) -> float:
    others = [delta for other, delta in enumerate(result.deltas) if other not in {seat, result.sits_out}]
    return result.deltas[seat] - fmean(others)


def as_json(found: Weighed, legal: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any]:
    """Return the weights as JSON; the best choices are marked. Of ``legal`` what is not weighed yet has no value."""
    known = {_key(one.action): one for one in found.weights}
    return {
        "exact": found.exact,
        "declarer": found.declarers,
        "values": [
            _weight(one, known.get(_key(one)), found) for one in legal or [weight.action for weight in found.weights]
        ],
    }


def _key(action: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted(action.items()))


def _weight(action: Mapping[str, Any], known: Weight | None, found: Weighed) -> dict[str, Any]:
    if known is None:
        return {"action": dict(action), "value": None, "error": 0.0, "best": False}
    value, error = round(known.value, 1), round(known.error, 1)
    return {"action": dict(action), "value": value, "error": error, "best": known.value == found.best}
