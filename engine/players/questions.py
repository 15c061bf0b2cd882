"""Questions that a board sends to a separate process (``python -m engine weigh``), one per line, and their answers.

An answer has one or more lines. After it, the process writes a line with ``last``. The ``position`` of a question is a
record that ends with the position, or the line of play, in question.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import pairwise
from typing import Any

from engine import actions, game, record, view
from engine.actions import Action
from engine.errors import EngineError
from engine.events import HandScored
from engine.players import choose, review, weigh
from engine.puzzles.open_cards import BestPlay, goal_of
from engine.record import Record
from engine.state import State

MOST_ANSWERED = 200
"""The most actions that built-in players do in a row for one answer."""

BEST = "best"
"""The level of a board's other players that see all cards."""

STANDS_IN = "hard"

ENDED = frozenset({"made", "down", "no_auction"})
"""Outcomes of hands that were played to their end."""

Data = dict[str, Any]


def answers(question: Any) -> Iterator[Data]:
    """Yield the lines of the answer to a question. Raises ``EngineError`` if it cannot be answered."""
    if not isinstance(question, dict):
        raise EngineError("bad_usage", "a question is an object")
    game_record = record.read(question.get("position"))
    if not game_record.hands:
        raise EngineError("bad_record", "the record of a question ends with the hand in question")
    kinds: Mapping[str, Callable[[], Iterator[Data]]] = {
        "weigh": lambda: weighed(game_record, question.get("guesses", ()), question.get("round", 0)),
        "curve": lambda: curve(game_record),
        "fortune": lambda: fortune(game_record, _seat(game_record, question)),
        "judge": lambda: judged(game_record, _seat(game_record, question)),
        "play_on": lambda: played_on(game_record, question.get("mine"), question.get("level")),
    }
    kind = kinds.get(str(question.get("do")))
    if kind is None:
        raise EngineError("bad_usage", f"a question asks to {', '.join(kinds)}")
    yield from kind()


def weighed(game_record: Record, guesses: Any, number: Any) -> Iterator[Data]:
    """Yield the values of the choices in the last position.

    With ``guesses`` they are the values as the seat saw it, for each of these numbers of guesses. Without, they are the
    values with open cards, in the round of an estimate given by ``number``.
    """
    state = record.play_through(game_record).state
    if not isinstance(number, int) or not _rising(guesses):
        raise EngineError("bad_usage", "guesses are rising numbers from 1, and round is a number")
    legal = [actions.dump(one) for one in game.legal(state)]
    for found in weigh.as_seen(state, guesses) if guesses else weigh.growing(state, number=number):
        yield weigh.as_json(found, legal)


def _rising(guesses: Any) -> bool:
    """Return whether ``guesses`` are rising numbers from 1. An empty list counts as rising."""
    if not isinstance(guesses, list | tuple) or not all(isinstance(one, int) for one in guesses):
        return False
    return all(one < other for one, other in pairwise([0, *guesses]))


def curve(game_record: Record) -> Iterator[Data]:
    """Yield the declarer's final points, with open cards, after each action of the last hand since the play began.

    Without a declarer, yield each seat's final points if built-in players play on. The last line has the declarer and
    the contract, null if there is none.
    """
    *earlier, last = game_record.hands
    state = record.play_through(game_record.model_copy(update={"hands": earlier})).state
    state, happened = record.deal(state, last)
    played, declarer, contract = False, None, None
    for step, entry in enumerate([None, *last.actions]):
        if entry is not None:
            state, happened = game.apply(state, record.parsed(state, entry))
        if state.phase == "play":
            played, declarer, contract = True, state.declarer, state.contract
            yield {"step": step, **_to_come(state)}
        for event in happened:
            if played and isinstance(event, HandScored) and event.result.outcome in ENDED:
                points = event.result.points
                values = {"points": list(points)} if declarer is None else {"value": points[declarer]}
                yield {"step": step, **values, "exact": True}
    yield {"declarer": declarer, "contract": contract}


def _to_come(state: State) -> Data:
    if state.declarer is None:
        return {"points": weigh.everybodys_points(state), "exact": False}
    value, exact = weigh.declarers_points(state)
    return {"value": value, "exact": exact}


def _seat(game_record: Record, question: Mapping[str, Any]) -> int:
    seat = question.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < game_record.seats:
        raise EngineError("bad_usage", f"there is no seat {seat!r}")
    return seat


def judged(game_record: Record, seat: int) -> Iterator[Data]:
    """Yield a review's verdict, as a line, on each decision with a choice that a seat took in the last hand."""
    yield from map(review.as_json, review.verdicts(game_record, seat, first=len(game_record.hands)))


def fortune(game_record: Record, seat: int) -> Iterator[Data]:
    """Yield the points that the cards of the last hand bring a seat if equal players play in all seats.

    Null if the seat sits out. Earlier hands have no influence.
    """
    found = [one.points for one in review.fortunes(game_record, seat)]
    yield {"cards": found[-1] if len(found) == len(game_record.hands) else None}


def played_on(game_record: Record, mine: Any, level: Any) -> Iterator[Data]:
    """Yield the actions of built-in players until one of the seats ``mine`` is to act, or the hand is over.

    With the level ``BEST`` the cards are those of the best play for or against the contract, with all cards open.
    ``STANDS_IN`` plays where there is none, and does what comes before the play.
    """
    if not isinstance(mine, list) or not all(isinstance(seat, int) for seat in mine) or not isinstance(level, str):
        raise EngineError("bad_usage", "mine is a list of seats, and level a name")
    state = record.play_through(game_record).state
    done: list[Action] = []
    best: BestPlay | None = None
    while state.to_act is not None and state.to_act not in mine and len(done) < MOST_ANSWERED:
        if level == BEST and state.phase == "play":
            best = best or BestPlay(goal_of(state))
        done.append(_answer(state, STANDS_IN if level == BEST else level, best))
        state, _ = game.apply(state, done[-1])
    yield {"actions": [actions.dump(one) for one in done]}


def _answer(state: State, level: str, best: BestPlay | None) -> Action:
    if best is not None:
        with suppress(EngineError):  # nobody declares, or searching would take too long
            return best.reply(state)
    return actions.parse(choose(view.view(state, state.to_act or 0).as_json(), level, state.rules))
