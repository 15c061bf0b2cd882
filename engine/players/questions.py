"""What a board asks a process of its own (``python -m engine weigh``): a question a line, one or more lines of answer.

``position`` is a record that ends with the position, or with the line, that is asked about. After its answer comes a
line that has ``last``.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine import actions, game, record, view
from engine.actions import Action
from engine.errors import EngineError
from engine.events import HandScored
from engine.players import choose, review, weigh
from engine.record import Record

MOST_ANSWERED = 200
"""Actions that built-in players do in a row."""

Data = dict[str, Any]


def answers(asked: Any) -> Iterator[Data]:
    """Yield the lines of an answer. Raises ``EngineError`` for a question that cannot be answered."""
    if not isinstance(asked, dict):
        raise EngineError("bad_usage", "a question is an object")
    told = record.read(asked.get("position"))
    kinds: Mapping[str, Callable[[], Iterator[Data]]] = {
        "weigh": lambda: weighed(told, asked.get("guesses", 0), asked.get("round", 0)),
        "curve": lambda: curve(told),
        "fortune": lambda: fortune(told, _seat(told, asked)),
        "judge": lambda: judged(told, _seat(told, asked)),
        "play_on": lambda: played_on(told, asked.get("mine"), asked.get("level")),
    }
    kind = kinds.get(str(asked.get("do")))
    if kind is None:
        raise EngineError("bad_usage", f"a question asks to {', '.join(kinds)}")
    yield from kind()


def weighed(told: Record, guesses: Any, number: Any) -> Iterator[Data]:
    """Yield what the choices of the last position bring; with ``guesses`` 0 all cards are open, in a numbered round."""
    state = record.play_through(told).state
    if not isinstance(guesses, int) or not isinstance(number, int):
        raise EngineError("bad_usage", "guesses and round are numbers")
    legal = [actions.dump(one) for one in game.legal(state)]
    for found in [weigh.as_seen(state, guesses)] if guesses else weigh.growing(state, number=number):
        yield weigh.as_json(found, legal)


def curve(told: Record) -> Iterator[Data]:
    """Yield what the declarer ends with, with open cards, after each action of the last hand since the play began.

    The last line has the declarer and the contract, null where nobody plays for one.
    """
    *earlier, last = told.hands
    state = record.play_through(told.model_copy(update={"hands": earlier})).state
    state, happened = record.deal(state, last)
    declarer, contract = None, None
    for step, entry in enumerate([None, *last.actions]):
        if entry is not None:
            state, happened = game.apply(state, record.parsed(state, entry))
        if state.phase == "play" and state.declarer is not None:
            declarer, contract = state.declarer, state.contract
            value, exact = weigh.declarers_points(state)
            yield {"step": step, "value": value, "exact": exact}
        for event in happened:
            if declarer is not None and isinstance(event, HandScored) and event.result.outcome in {"made", "down"}:
                yield {"step": step, "value": event.result.points[declarer], "exact": True}
    yield {"declarer": declarer, "contract": contract}


def _seat(told: Record, asked: Mapping[str, Any]) -> int:
    seat = asked.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < told.seats:
        raise EngineError("bad_usage", f"there is no seat {seat!r}")
    return seat


def judged(told: Record, seat: int) -> Iterator[Data]:
    """Yield a line for each decision with a choice that a seat took in the last hand, as a review has it."""
    yield from map(review.as_json, review.verdicts(told, seat, first=len(told.hands)))


def fortune(told: Record, seat: int) -> Iterator[Data]:
    """Yield what the cards of the last hand bring a seat when equal players play them everywhere; null if it sits out.

    Nothing depends on the hands before.
    """
    found = [one.points for one in review.fortunes(told, seat)]
    yield {"cards": found[-1] if len(found) == len(told.hands) else None}


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
    yield {"actions": [actions.dump(one) for one in done]}
