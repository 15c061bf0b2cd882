"""What a board asks a process of its own (``python -m engine weigh``): a question a line, one or more lines of answer.

``position`` is a record that ends with the position, or with the line, that is asked about. The last line of an answer
has ``last``, unless the question has ``guesses``: then there is only one line.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine import actions, game, record, view
from engine.actions import Action
from engine.errors import EngineError
from engine.players import choose, review, weigh
from engine.players.solve import check, solve
from engine.record import Record
from engine.state import BETWEEN_HANDS, State

MOST_ANSWERED = 200
"""Actions that built-in players do in a row."""

Data = dict[str, Any]


def answers(asked: Any) -> Iterator[Data]:
    """Yield the lines of an answer. Raises ``EngineError`` for a question that cannot be answered."""
    if not isinstance(asked, dict):
        raise EngineError("bad_usage", "a question is an object")
    told = record.read(asked.get("position"))
    if "guesses" in asked:
        yield weighed(told, asked["guesses"])
        return
    kinds: Mapping[str, Callable[[], Iterator[Data]]] = {
        "weigh": lambda: _growing(told),
        "curve": lambda: curve(told),
        "luck": lambda: luck(told, asked.get("seat")),
        "play_on": lambda: played_on(told, asked.get("mine"), asked.get("level")),
    }
    kind = kinds.get(str(asked.get("do")))
    if kind is None:
        raise EngineError("bad_usage", f"a question asks to {', '.join(kinds)}")
    yield from kind()


def weighed(told: Record, guesses: Any) -> Data:
    """Return what the choices of the last position bring; ``guesses`` 0 opens all cards."""
    state = record.play_through(told).state
    if not isinstance(guesses, int):
        raise EngineError("bad_usage", "guesses is a number")
    return weigh.as_json(weigh.as_seen(state, guesses) if guesses else weigh.with_open_cards(state))


def _growing(told: Record) -> Iterator[Data]:
    """Yield what the choices bring with open cards, more and more of them."""
    state = record.play_through(told).state
    legal = [actions.dump(one) for one in game.legal(state)]
    for found in weigh.growing(state):
        last = len(found.weights) == len(legal)
        yield {**weigh.as_json(found, legal), "least": found.for_least, **({"last": True} if last else {})}


def curve(told: Record) -> Iterator[Data]:
    """Yield what the declarer ends with by best play with open cards, at each step of the play of the last hand."""
    states = _steps(told)
    for step, state in enumerate(states):
        if state.declarer is not None and state.phase == "play":
            try:
                check(state)
                values = [one["declarer"] for one in solve(state, weigh.MOST_POSITIONS)["values"]]
            except EngineError:
                continue
            yield {"step": step, "value": (max if state.to_act == state.declarer else min)(values), "exact": True}
    at_play = next((state for state in reversed(states) if state.phase == "play"), None)
    ended = record.play_through(told).hands[-1] if at_play is not None and states[-1].phase in BETWEEN_HANDS else None
    if ended is not None and ended.declarer is not None and ended.outcome in {"made", "down"}:
        yield {"step": len(states) - 1, "value": ended.points[ended.declarer], "exact": True}
    declarer, contract = (at_play.declarer, at_play.contract) if at_play is not None else (None, None)
    yield {"declarer": declarer, "contract": contract, "last": True}


def _steps(told: Record) -> list[State]:
    """Return the position after the deal of the last hand, and after each of its actions."""
    if not told.hands:
        raise EngineError("bad_usage", "there is no hand")
    state = record.play_through(told.model_copy(update={"hands": told.hands[:-1]})).state
    states = [record.deal(state, told.hands[-1])[0]]
    for entry in told.hands[-1].actions:
        states.append(game.apply(states[-1], record.parsed(states[-1], entry))[0])
    return states


def luck(told: Record, seat: Any) -> Iterator[Data]:
    """Yield what a seat gained in each hand, and what of it the cards brought: equal players play them everywhere."""
    if not isinstance(seat, int) or not 0 <= seat < told.seats:
        raise EngineError("bad_usage", f"there is no seat {seat!r}")
    gained = {
        number: review.gain(line, seat)
        for number, line in enumerate(record.play_through(told).hands, 1)
        if line.outcome != "unfinished" and line.sits_out != seat
    }
    for one in review.fortunes(told, seat):
        if one.hand in gained:
            have = gained[one.hand]
            yield {"hand": one.hand - 1, "gained": have, "cards": one.points, "decided": have - one.points}
    yield {"last": True}


def played_on(told: Record, mine: Any, level: Any) -> Iterator[Data]:
    """Yield what built-in players do until one of the seats ``mine`` is to act, or the hand is over."""
    if not isinstance(mine, list) or not all(isinstance(seat, int) for seat in mine) or not isinstance(level, str):
        raise EngineError("bad_usage", "mine is a list of seats, and level a name")
    state = record.play_through(told).state
    done: list[Action] = []
    while state.to_act is not None and state.to_act not in mine and len(done) < MOST_ANSWERED:
        shown = view.view(state, state.to_act).as_json()
        done.append(actions.parse(choose(shown, level, state.rules)))
        state, _ = game.apply(state, done[-1])
    yield {"actions": [actions.dump(one) for one in done], "last": True}
