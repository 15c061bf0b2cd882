"""Records: the rules, packs and actions of a game, enough to replay it exactly (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NoReturn, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine import actions, endgame, game, rules, setup
from engine.actions import Action, Deal
from engine.endgame import Step
from engine.errors import EngineError
from engine.events import Event, HandResult, HandScored
from engine.setup import Setup
from engine.state import BETWEEN_HANDS, State

FORMAT = "thousand-record/1"
_SHOWN_ACTIONS = 40
Form = TypeVar("Form", bound=BaseModel)


class RecordRules(BaseModel):
    """A preset, and the overrides of single options by dotted name."""

    model_config = ConfigDict(strict=True, frozen=True)

    preset: str
    """The preset's name."""

    options: dict[str, Any] = Field(default_factory=dict)
    """Overrides of single options, by dotted name (docs/rules.md, 12)."""

    def build(self) -> rules.Rules:
        """Return the rule set. Raises ``bad_rules``."""
        return rules.build(self.preset, self.options)


class RecordHand(BaseModel):
    """One deal: the pack before the cut, and the actions."""

    model_config = ConfigDict(strict=True, frozen=True)

    pack: list[Any]
    """Card codes in dealing order, before the cut; empty if the hand begins from a set-up position."""

    setup: Setup | None = None
    """The set-up position of the play that the hand begins from; null for a hand that is dealt."""

    actions: list[Any]
    """The actions as JSON, oldest first."""


class Record(BaseModel):
    """A game, or a position if its last hand stops before the end. Unknown keys are ignored."""

    model_config = ConfigDict(strict=True, frozen=True)

    format: Literal["thousand-record/1"]
    """The name and version of this form."""

    rules: RecordRules
    """The rule set of the game."""

    seats: int
    """How many seats there are."""

    first_dealer: int = Field(ge=0)
    """The seat that deals the first hand."""

    totals_before: list[int] | None = None
    """The game points of each seat before the first hand; null if the game begins with this hand."""

    hands: list[RecordHand]
    """The deals, oldest first, including those thrown in."""

    def __repr__(self) -> str:
        """Return a text without cards, because it may appear in a log."""
        return f"<record: {self.rules.preset}, {self.seats} seats, {len(self.hands)} hands>"

    __str__ = __repr__


class Moment(NamedTuple):
    """A moment of a record: something that is done, and what follows from it."""

    state: State
    """The position in which it is done."""

    action: Action | None
    """What is done: a ``Deal``, which begins a hand, or an action of a seat or a judge. None where a hand begins from a
    set-up position."""

    events: tuple[Event, ...]
    """What has happened by it, in order. All of it is public."""

    after: State
    """The position after it: the ``state`` of the next moment."""

    @property
    def seat(self) -> int | None:
        """The seat that acts; None if a hand begins, and for a judge."""
        return None if self.action is None else self.action.seat


@dataclass(frozen=True, slots=True)
class Replay:
    """The result of a record that was played to its end."""

    hands: tuple[HandResult, ...]
    """One line of the score sheet for each deal."""

    state: State
    """The position in which the record ends."""


def read(data: Any) -> Record:
    """Read a record's form from parsed JSON; its rules, packs and actions are checked when it is played.

    Raises ``bad_record`` with the ``hand`` of the fault, or None.
    """
    return read_as(Record, data)


def read_as(form: type[Form], data: Any) -> Form:
    """Read a value of another form in the same way."""
    try:
        return form.model_validate(data)
    except ValidationError as error:
        raise form_fault(error) from None


def form_fault(error: ValidationError) -> EngineError:
    """Return the ``bad_record`` for the first fault in the form of a record, with the faulty ``hand`` or None."""
    first = error.errors(include_url=False)[0]
    place = first["loc"]
    hand = place[1] if len(place) > 1 and place[0] == "hands" else None
    where = ".".join(map(str, place)) or "the record"
    return EngineError("bad_record", f"{where}: {first['msg']}", hand=hand, action=None)


def moments(record: Record) -> Iterator[Moment]:
    """Play a record and yield its moments in order: for each hand its beginning, then each action.

    Raises ``bad_rules``, ``bad_record``, ``impossible`` (docs/record.md: totals or a set-up position), ``bad_pack``,
    ``not_your_turn``, ``illegal_action``, ``hand_over``, ``hand_unfinished`` or ``game_over`` at the first fault, after
    the moments before it. The error's ``params`` have the ``hand`` and the ``action`` of the fault, from 0, or None.
    """
    try:
        state = begun(record)
    except EngineError as error:
        _place(error, None, None)
    for number, hand in enumerate(record.hands):
        if state.phase not in BETWEEN_HANDS:
            raise EngineError("hand_unfinished", "only the last hand may be unfinished", hand=number - 1, action=None)
        yield (moment := _beginning(state, number, hand))
        for index, entry in enumerate(hand.actions):
            yield (moment := _acted(moment.after, number, index, entry))
        state = moment.after


def play_through(record: Record) -> Replay:
    """Play a record to its end. Raises the same as ``moments``."""
    lines: list[HandResult] = []
    state = None
    for moment in moments(record):
        state = moment.after
        lines.extend(event.result for event in moment.events if isinstance(event, HandScored))
    if state is None:
        state = begun(record)
    if state.phase not in BETWEEN_HANDS:
        lines.append(endgame.unfinished(state))
    return Replay(tuple(lines), state)


def begun(record: Record) -> State:
    """Return the game before its first hand. Raises ``bad_rules``, ``bad_record`` or ``impossible``."""
    state = game.new(record.rules.build(), record.seats, record.first_dealer)
    return state if record.totals_before is None else setup.with_totals(state, record.totals_before)


def deal(state: State, hand: RecordHand) -> Step:
    """Deal a hand, or set its position up. Raises ``bad_pack`` or ``impossible``."""
    if hand.setup is None:
        return game.apply(state, Deal(tuple(hand.pack)))
    if hand.pack:
        raise EngineError("bad_pack", "a hand that is set up has no pack")
    return setup.begin(state, hand.setup), ()


def _place(error: EngineError, hand: int | None, action: int | None) -> NoReturn:
    error.params["hand"], error.params["action"] = hand, action
    raise error


def _beginning(state: State, number: int, hand: RecordHand) -> Moment:
    if state.phase == "game_over":
        raise EngineError("game_over", "the game is won; no hand follows", hand=number, action=None)
    try:
        after, events = deal(state, hand)
    except EngineError as error:
        _place(error, number, None)
    return Moment(state, Deal(tuple(hand.pack)) if hand.setup is None else None, events, after)


def _acted(state: State, number: int, index: int, entry: Any) -> Moment:
    try:
        action = parsed(state, entry)
        after, events = game.apply(state, action)
    except EngineError as error:
        if error.code == "illegal_action":
            error.args = (f"{error}; legal now (phase {state.phase}): {_listed(state)}",)
        _place(error, number, index)
    return Moment(state, action, events, after)


def parsed(state: State, entry: Any) -> Action:
    """Read an action of a record. Raises ``bad_record``, and ``hand_over`` between hands."""
    action = actions.parse(entry)
    if isinstance(action, Deal):
        raise EngineError("bad_record", "a pack is no action of a record")
    if state.phase in BETWEEN_HANDS:
        raise EngineError("hand_over", "the hand is over; no action follows")
    return action


def _listed(state: State) -> str:
    legal = game.legal(state)
    words = [" ".join(str(part) for part in list(actions.dump(action).values())[1:]) for action in legal]
    more = ", …" if len(words) > _SHOWN_ACTIONS else ""
    return ", ".join(words[:_SHOWN_ACTIONS]) + more


def perft(state: State, depth: int) -> int:
    """Count the sequences of ``depth`` legal actions. The end of a hand or of the game is a leaf."""
    if depth == 0 or state.to_act is None:
        return 1
    if depth == 1:
        return len(game.legal(state))
    return sum(perft(game.apply(state, action)[0], depth - 1) for action in game.legal(state))


def line(result: HandResult) -> dict[str, Any]:
    """Return a hand's entry in the answer of ``replay``."""
    fined = {"penalties": list(result.penalties)} if result.penalties else {}
    return {
        "dealer": result.dealer,
        "sits_out": result.sits_out,
        "declarer": result.declarer,
        "contract": result.contract,
        "points": list(result.points),
        "marriages": [list(suits) for suits in result.marriages],
        "tricks": list(result.tricks),
        "outcome": result.outcome,
        **fined,
        "deltas": list(result.deltas),
        "totals": list(result.totals),
    }


def answer(played: Replay) -> dict[str, Any]:
    """Return the answer of ``replay``."""
    state = played.state
    return {
        "hands": [line(result) for result in played.hands],
        "totals": list(state.totals),
        "winners": None if state.winners is None else list(state.winners),
        "to_act": state.to_act,
        "phase": state.phase,
    }
