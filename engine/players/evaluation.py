"""The expected value of each legal action, from the seat's knowledge only: for reviews and hints.

All actions are tried in the same guesses of the hidden cards, so differences between values are more exact than the
values. A value is in points of the hand: the seat's gain less the average gain of the others (``goals``). After a card,
everybody is assumed to play best. After bids and exchanges, everybody follows the plain policy.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean

from engine.cards import INDEX
from engine.errors import EngineError
from engine.players.cardplay import tried
from engine.players.chance import seed_of, stream
from engine.players.forecast import Outcome, best_played, ended, forecast, still_to_go
from engine.players.giving import Exchange, begin, exchanges
from engine.players.goals import UNIT, goal_of
from engine.players.levels import LEVELS
from engine.players.reading import Action, Reading
from engine.players.solver import Kind, Solver, solver
from engine.players.worlds import worlds as guesses_of
from engine.rules import Rules

PAYOUT, PENALTY = 60, 120
POSITIONS = 70_000
"""The average number of positions to search in one guess."""

CHOOSING = 3
"""One guess in this many is used to choose the best action; the others measure how much better it is."""

Rows = list[list[float]]
"""The value of each legal action in each guess."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The expected value of one action."""

    action: Action
    """The action, as in ``view["legal"]``."""

    mean: float
    """Expected points of the hand: the seat's gain less the average gain of the others."""

    error: float
    """Standard error of ``mean``."""

    behind: float
    """How many points this action is worse than the best one; 0 for the best."""

    behind_error: float
    """Standard error of ``behind``, from the differences in each guess."""

    won: float = 0.0
    """In what part of the guesses the value is above 0: in the play, how often the seat's side reaches its goal."""


def evaluate(
    view: Mapping[str, object], rules: Rules, worlds: int = 30, kind: Kind = "best", *, apart: bool = False
) -> tuple[Estimate, ...]:
    """Return an estimate for every legal action of a view, the best first.

    ``worlds`` is the number of guesses of the hidden cards. The same view and ``kind`` of solver always give the same
    estimates. With ``apart`` new guesses are made: a third of them gives the order, the others the figures. This avoids
    a bias, because an action that is best in some guesses is partly best by chance. ``behind`` may then be negative.
    Raises ``EngineError`` (``bad_usage``) if the seat has nothing to do.
    """
    reading = _read(view, rules)
    rows = _rows(reading, _draws(reading, apart=apart), worlds, solver(kind))
    if apart and len(rows) >= CHOOSING:
        others = [row for number, row in enumerate(rows) if number % CHOOSING]
        return _estimates(reading, others, _means(rows[::CHOOSING]))
    return _estimates(reading, rows, _means(rows))


def growing(
    view: Mapping[str, object], rules: Rules, counts: Iterable[int], kind: Kind = "best"
) -> Iterator[tuple[Estimate, ...]]:
    """Yield the estimates of ``evaluate`` with more and more guesses: ``counts`` are the numbers of guesses.

    In the play, earlier guesses are kept. In other phases the best continuation is chosen over all guesses together, so
    all guesses are made again each time.
    """
    reading = _read(view, rules)
    draws = _draws(reading)
    rows: Rows = []
    for count in counts:
        if reading.phase == "play":
            rows += _rows(reading, draws, count - len(rows), solver(kind))
        else:
            rows = _rows(reading, _draws(reading), count, solver(kind))
        yield _estimates(reading, rows, _means(rows))


def _read(view: Mapping[str, object], rules: Rules) -> Reading:
    reading = Reading(view, rules)
    if not reading.legal:
        raise EngineError("bad_usage", "there is nothing to do for this seat")
    return reading


def _draws(reading: Reading, *, apart: bool = False) -> Iterator[int]:
    return stream(seed_of({**reading.view, "legal": reading.legal} | ({"apart": True} if apart else {})))


def _estimates(reading: Reading, rows: Rows, chosen_by: Sequence[float]) -> tuple[Estimate, ...]:
    means = _means(rows)
    order = sorted(range(len(means)), key=lambda number: (-chosen_by[number], number))
    best = order[0]
    return tuple(
        Estimate(
            reading.legal[number],
            means[number],
            _error([row[number] for row in rows]),
            means[best] - means[number],
            _error([row[best] - row[number] for row in rows]),
            fmean(row[number] > 0 for row in rows),
        )
        for number in order
    )


def _error(values: Sequence[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = fmean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _means(rows: Rows) -> list[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]


def _rows(reading: Reading, draws: Iterator[int], count: int, solver: Solver) -> Rows:
    found = _BY_PHASE.get(reading.phase)
    if found is None or reading.legal_to("look"):
        return [[0.0] * len(reading.legal)]
    return found(reading, draws, count, solver)


def _play(reading: Reading, draws: Iterator[int], count: int, solver: Solver) -> Rows:
    plays = reading.legal_to("play")
    # People don't bid and discard as the players do, so the deals aren't weighed.
    level = replace(
        LEVELS["expert"], guesses=count, positions=POSITIONS * count, tried=count * len(plays) * 24, likely=False
    )
    goal = goal_of(reading, reading.declarer, reading.contract)
    before = sum(goal.gained(place, 0, reading.view["points"][seat]) for place, seat in enumerate(reading.active))
    base = _base(reading, reading.declarer, reading.contract)
    rows = []
    for values in tried(reading, draws, plays, level, solver):
        known = dict(zip(map(_key, plays), values, strict=True))
        # The only other action is to throw the hand in: nobody gains anything.
        rows.append([(known[_key(one)] + before) / UNIT + base if _key(one) in known else 0.0 for one in reading.legal])
    return rows


def _key(action: Action) -> tuple[object, ...]:
    return tuple(sorted(action.items()))


def _base(reading: Reading, declarer: int | None, contract: int) -> float:
    """Return the value of a hand without any points: the constant that a goal leaves out."""
    if declarer is None:
        return 0.0
    return float(-contract if declarer == reading.seat else contract / (len(reading.active) - 1))


def value(reading: Reading, outcome: Outcome, declarer: int, contract: int) -> float:
    """Return the value of a hand's outcome for the seat, in points."""
    goal = goal_of(reading, declarer, contract)
    worth = sum(goal.gained(place, 0, outcome.points[seat]) for place, seat in enumerate(reading.active))
    worth += sum(goal.idle[place] for place, seat in enumerate(reading.active) if not outcome.taken[seat])
    return worth / UNIT + _base(reading, declarer, contract)


def _named(reading: Reading, outcomes: Sequence[Outcome], declarer: int, bid: int) -> int:
    """Return the contract that a declarer would name: the bid, or the most profitable one if raising is allowed."""
    if not reading.rules.auction.raise_after_exchange:
        return bid
    step = reading.rules.auction.step
    values = range(bid, max(bid, reading.rules.auction.ceiling) + 1, step)

    def gain(contract: int) -> int:
        return sum(contract if outcome.points[declarer] >= contract else -contract for outcome in outcomes)

    return max(values, key=lambda contract: (gain(contract), -contract))


def _as_declarer(reading: Reading, outcomes: Sequence[Outcome], declarer: int, bid: int) -> list[float]:
    contract = _named(reading, outcomes, declarer, bid)
    return [value(reading, outcome, declarer, contract) for outcome in outcomes]


def _auction(reading: Reading, draws: Iterator[int], count: int, solver: Solver) -> Rows:
    own = forecast(reading, draws, count, reading.seat, solver)
    bids = [action for action in reading.view["auction"] if action["do"] == "bid"]
    passing = [0.0] * count
    if bids:
        rival = int(bids[-1]["seat"])
        passing = _as_declarer(reading, forecast(reading, draws, count, rival, solver), rival, int(bids[-1]["value"]))
    columns = {
        int(action["value"]): _as_declarer(reading, own, reading.seat, int(action["value"]))
        for action in reading.legal_to("bid")
    }
    nothing = [0.0] * count
    given = {"bid": None, "pass": passing}
    return _turned(
        [columns[int(one["value"])] if one["do"] == "bid" else given.get(one["do"]) or nothing for one in reading.legal]
    )


def _turned(columns: Sequence[Sequence[float]]) -> Rows:
    return [list(row) for row in zip(*columns, strict=True)]


def _contract(reading: Reading, draws: Iterator[int], count: int, solver: Solver) -> Rows:
    best = best_played(reading, draws, count, POSITIONS * count, solver)
    outcomes = [outcome for outcome, _ in best] or forecast(reading, draws, count, reading.seat, solver)
    return [[value(reading, outcome, reading.seat, int(one["value"])) for one in reading.legal] for outcome in outcomes]


def _concession(reading: Reading, draws: Iterator[int], count: int, solver: Solver) -> Rows:
    outcomes = forecast(reading, draws, count, reading.seat, solver)
    going_on = _as_declarer(reading, outcomes, reading.seat, reading.contract)
    return [[_given_up(reading, one) if one["do"] == "concede" else on for one in reading.legal] for on in going_on]


def _given_up(reading: Reading, action: Action) -> float:
    """Return the value of giving up, in points."""
    if action["kind"] == "write_down":
        return float(-reading.contract)
    if action["kind"] == "walk_out":
        return -150.0
    rules = reading.rules.concession
    payout = PAYOUT
    if rules.payout == "half":
        payout = max(-(-reading.contract // (2 * rules.payout_step)) * rules.payout_step, rules.payout_minimum)
    spent = rules.free_uses is not None and reading.status["concessions"] >= rules.free_uses
    return float(-payout - (PENALTY if spent else 0))


def _exchange(reading: Reading, draws: Iterator[int], count: int, solver: Solver) -> Rows:
    """Return the values of each step of the exchange: those of the best exchange that begins with it."""
    receivers, lays = still_to_go(reading)
    options = exchanges(reading, receivers, lays)
    made = guesses_of(reading, draws)
    seen = [next(made) for _ in range(count)]
    columns: dict[Exchange, list[float]] = {}
    for one in options:
        outcomes = [ended(reading, *begin(reading, one, receivers, world), solver) for world in seen]
        columns[one] = _as_declarer(reading, outcomes, reading.seat, reading.contract)
    order = sorted(options, key=lambda one: -sum(columns[one]))

    def begins(action: Action, exchange: Exchange) -> bool:
        gifts, aside = exchange
        card = INDEX[action["card"]]
        return (action["to"], card) in zip(receivers, gifts, strict=True) if action["do"] == "give" else card in aside

    nothing = [0.0] * count
    found: list[Sequence[float]] = []
    for action in reading.legal:
        if action["do"] == "concede":
            found.append([_given_up(reading, action)] * count)
        elif action["do"] == "redeal":
            found.append(nothing)
        else:
            found.append(next((columns[one] for one in order if begins(action, one)), nothing))
    return _turned(found)


_BY_PHASE = {
    "auction": _auction,
    "concession": _concession,
    "exchange": _exchange,
    "contract": _contract,
    "play": _play,
}
