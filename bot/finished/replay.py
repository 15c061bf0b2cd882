"""Replays: the table at any moment of a finished game, computed from its record.

A step is one action; step 0 of a hand is the deal. Hands count from 1.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from bot.table.deals import Decision
from bot.table.event_log import lines_of
from bot.table.holders import at_hand
from bot.table.parts import HistoryLine
from bot.table.playing import game_of, play
from bot.table.shown_hand import ShownHand
from bot.table.table import Stage, Table
from engine import actions, game
from engine.actions import Action, Annul, Deal, Penalty
from engine.record import Record, RecordHand, deal, play_through
from engine.state import State


@dataclass(frozen=True, slots=True)
class HandStep:
    """A moment of a game."""

    hand: int
    """The hand, from 1."""

    step: int
    """The number of actions done; 0 is the deal."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table at a moment of a finished game."""

    table: Table
    """The table as it was then."""

    place: HandStep
    """The moment."""

    lengths: tuple[int, ...]
    """The number of actions of each hand."""

    action: Action
    """The last action."""

    facts: tuple[HistoryLine, ...]
    """Facts of its results."""

    ruling: Decision | None = None
    """The judge's decision that this action carries out; None for none."""

    @property
    def is_over(self) -> bool:
        """Whether the hand has just been finished."""
        return self.place.step == self.lengths[self.place.hand - 1]

    @property
    def is_first(self) -> bool:
        """Whether this is the first moment of the game."""
        return self.place == HandStep(1, 0)

    @property
    def is_last(self) -> bool:
        """Whether this is the last moment of the game."""
        return self.is_over and self.place.hand == len(self.lengths)

    @property
    def before(self) -> HandStep:
        """The moment before this one; the first of all stays."""
        hand, step = self.place.hand, self.place.step
        if step > 0:
            return HandStep(hand, step - 1)
        return HandStep(hand - 1, self.lengths[hand - 2]) if hand > 1 else self.place

    @property
    def after(self) -> HandStep:
        """The moment after this one; the last of all stays."""
        if self.is_last:
            return self.place
        return HandStep(self.place.hand + 1, 0) if self.is_over else HandStep(self.place.hand, self.place.step + 1)


def moment(table: Table, record: Record, place: HandStep) -> Moment:
    """Return a moment of a finished game; a place outside it becomes the nearest one. An unfinished hand is left out.

    Raises ValueError for a record without a hand.
    """
    *_, found = islice(moments(table, record, place.hand), max(place.step, 0) + 1)
    return found


def moments(table: Table, record: Record, hand: int) -> Iterator[Moment]:
    """Yield every moment of a hand of a finished game, from the deal on; a hand outside it becomes the nearest one.

    Raises ValueError for a record without a hand.
    """
    lengths = _lengths(table, record)
    hand = min(max(hand, 1), len(lengths))
    dealt = record.hands[hand - 1]
    now = _dealt_before(table, before_hand(record, hand), hand)
    done = map(actions.parse, dealt.actions)
    return stepped(now, dealt, done, hand, lengths, table.rows[hand - 1].rulings)


def of_shown(table: Table, shown: ShownHand) -> Moment:
    """Return the moment of a shown hand; for its story, the moment after the deal."""
    lengths = (*(0 for _ in range(shown.hand - 1)), len(shown.actions))
    now = _dealt_before(table, shown.before, shown.hand)
    dealt, done = RecordHand(pack=list(shown.pack), actions=[]), map(actions.parse, shown.actions)
    found = stepped(now, dealt, done, shown.hand, lengths, table.rows[shown.hand - 1].rulings)
    return next(islice(found, max(shown.step, 0), None))


def stepped(
    now: Table,
    begins: RecordHand,
    done: Iterable[Action],
    hand: int,
    lengths: tuple[int, ...],
    rulings: Iterable[Decision] = (),
) -> Iterator[Moment]:
    """Yield the moment after the deal and each action of a hand. `now` is the table before the deal."""
    decided = iter(rulings)
    begin = Deal(tuple(begins.pack))
    before, now = now, dealt_at(now, begins)
    yield Moment(now, HandStep(hand, 0), lengths, begin, () if begins.setup is not None else _facts_of(before, begin))
    for step, action in enumerate(done, 1):
        ruling = next(decided, None) if isinstance(action, Penalty | Annul) else None
        before, now = now, _played(now, action)
        yield Moment(now, HandStep(hand, step), lengths, action, _facts_of(before, action), ruling)


def _lengths(table: Table, record: Record) -> tuple[int, ...]:
    """Return the number of actions of each finished hand. Raises ValueError if there is none."""
    lengths = tuple(len(hand.actions) for hand in record.hands[: len(table.rows)])
    if not lengths:
        raise ValueError("a game without a finished hand has no moment")
    return lengths


def before_hand(record: Record, hand: int) -> State:
    """Return the position before a hand is dealt."""
    return play_through(record.model_copy(update={"hands": record.hands[: hand - 1]})).state


def _dealt_before(table: Table, state: State, hand: int) -> Table:
    """Return the table just before a hand is dealt."""
    update: dict[str, Any] = {
        "game": state,
        "stage": Stage.PLAYING,
        "rows": table.rows[: hand - 1],
        "deal": table.rows[hand - 1].deal,
        "next_deal": None,
        "history": (),
        "moved_for": None,
        "notice": None,
        "vote": None,
        "shown_hand": None,
        "seats": tuple(seat.replace(left=False, stand_in=False, comes_after=0) for seat in at_hand(table, hand).seats),
    }
    return table.model_copy(update=update)


def dealt_at(table: Table, hand: RecordHand) -> Table:
    """Return a table at which a hand is dealt, or begins from a position that was set up."""
    if hand.setup is None:
        return _played(table, Deal(tuple(hand.pack)))
    return table.replace(game=deal(game_of(table), hand)[0])


def _played(table: Table, action: Action) -> Table:
    return play(table, action, table.clock.turn_since)[0]


def _facts_of(before: Table, action: Action) -> tuple[HistoryLine, ...]:
    """Return the facts that an action brings about."""
    if before.game is None:
        return ()
    state, events = game.apply(before.game, action)
    return lines_of(events, state)
