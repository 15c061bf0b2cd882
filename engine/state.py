"""The whole position as one frozen value, and its compact JSON form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Literal, NamedTuple, TypedDict, Unpack

from engine import actions, rules
from engine.actions import Action
from engine.rules import Rules

SCHEMA = 1
"""The number of the dumped form; it grows when the form changes."""

Phase = Literal[
    "deal",
    "cut",
    "talon_positions",
    "auction",
    "concession",
    "choose_talon",
    "exchange",
    "contract",
    "play",
    "game_over",
]
"""Where a game is; in ``deal`` and ``game_over`` no hand is in progress."""


BETWEEN_HANDS: frozenset[Phase] = frozenset({"deal", "game_over"})
"""The phases in which no hand is in progress."""


class Trick(NamedTuple):
    """A finished trick: cards in the order played, from the leader on clockwise."""

    leader: int
    cards: tuple[int, ...]
    winner: int


@dataclass(frozen=True, repr=False)
class State:
    """A position. Cards are numbers, sets of cards masks (``engine.cards``); per-seat values are tuples by seat.

    The first block lasts for the whole game, the second is the hand in progress and at rest between hands.
    """

    rules: Rules
    seats: int
    dealer: int
    phase: Phase
    to_act: int | None
    totals: tuple[int, ...]
    strikes: tuple[int, ...]
    falls: tuple[int, ...]
    concessions: tuple[int, ...]
    # Hands left on the barrel, 0 without limit, None off it.
    barrel: tuple[int | None, ...]
    hand_number: int = 0
    winners: tuple[int, ...] | None = None
    # Thrown-in deals in a row: bottom jacks; hands thrown in for nines.
    jacks: int = 0
    nines: int = 0
    # Deals that the golden round still has to go, 0 outside one, and whether a contract was made in it.
    golden: int = 0
    golden_made: bool = False

    sits_out: int | None = None
    # The next active seat, clockwise, of each seat.
    left: tuple[int, ...] = ()
    # Only until the cards are dealt.
    pack: tuple[int, ...] = ()
    hands: tuple[int, ...] = ()
    stock: tuple[int, ...] = ()
    talons: tuple[tuple[int, ...], ...] = ()
    # Seats that have looked, that are out of the auction, as masks.
    looked: int = 0
    out: int = 0
    auction: tuple[Action, ...] = ()
    opening: int = 0
    bid: int = 0
    bidder: int | None = None
    declarer: int | None = None
    contract: int | None = None
    # The declarer never looked before the auction ended; won by the forced opening, at the bare opening bid.
    blind: bool = False
    forced: bool = False
    # The talon taken (the only one or the chosen one), and whether all have seen it.
    talon: int | None = None
    shown: bool = False
    # (to, card) as passed by the declarer, whether face up, and the cards laid aside.
    passed: tuple[tuple[int, int], ...] = ()
    passed_open: bool = False
    discards: tuple[int, ...] = ()
    trump: int | None = None
    leader: int = 0
    trick: tuple[int, ...] = ()
    # The best card of the trick on the table and who played it.
    best: int = 0
    best_seat: int = 0
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[tuple[int, ...], ...] = ()
    points: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()

    # Worked out at most once per position: its legal actions, and parts of them, each by the file that needs it.
    _legal: ClassVar[tuple[Action, ...] | None] = None
    _open_bids: ClassVar[range | None] = None
    _without_card: ClassVar[list[int] | None] = None
    _playable: ClassVar[int | None] = None

    def __repr__(self) -> str:
        """Tell of no card: this may end up in a log."""
        return f"<{self.rules.preset}, deal {self.hand_number}, {self.phase}, to act: {self.to_act}>"


class StateChanges(TypedDict, total=False):
    """What a change of a state may name: its fields. A test compares the two."""

    rules: Rules
    seats: int
    dealer: int
    phase: Phase
    to_act: int | None
    totals: tuple[int, ...]
    strikes: tuple[int, ...]
    falls: tuple[int, ...]
    concessions: tuple[int, ...]
    barrel: tuple[int | None, ...]
    hand_number: int
    winners: tuple[int, ...] | None
    jacks: int
    nines: int
    golden: int
    golden_made: bool
    sits_out: int | None
    left: tuple[int, ...]
    pack: tuple[int, ...]
    hands: tuple[int, ...]
    stock: tuple[int, ...]
    talons: tuple[tuple[int, ...], ...]
    looked: int
    out: int
    auction: tuple[Action, ...]
    opening: int
    bid: int
    bidder: int | None
    declarer: int | None
    contract: int | None
    blind: bool
    forced: bool
    talon: int | None
    shown: bool
    passed: tuple[tuple[int, int], ...]
    passed_open: bool
    discards: tuple[int, ...]
    trump: int | None
    leader: int
    trick: tuple[int, ...]
    best: int
    best_seat: int
    tricks: tuple[Trick, ...]
    marriages: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    taken: tuple[int, ...]


WORKED_OUT: dict[str, None] = {"_legal": None, "_open_bids": None, "_without_card": None, "_playable": None}

_new = object.__new__


def evolve(state: State, **changes: Unpack[StateChanges]) -> State:
    """Return the state with some fields changed; what was cached about the old one is dropped."""
    new = _new(State)
    values = new.__dict__
    values.update(state.__dict__)
    values.update(changes)
    values.update(WORKED_OUT)
    return new


def between_hands(state: State, **changes: Unpack[StateChanges]) -> State:
    """Return the state with the hand in progress cleared away and some fields changed."""
    new = _new(State)
    values = new.__dict__
    values.update(state.__dict__)
    values.update(REST)
    values.update(changes)
    return new


FIELDS: tuple[str, ...] = tuple(field.name for field in fields(State))
REST: dict[str, Any] = {
    **{field.name: field.default for field in fields(State)[FIELDS.index("sits_out") :]},
    **WORKED_OUT,
}
"""The fields of the hand in progress, as they are between hands."""


def set_at(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """Return a per-seat tuple with one seat's value changed."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def active_seats(state: State) -> tuple[int, ...]:
    """Return the seats that play this hand, from the one left of the dealer on."""
    return _clockwise(state.left, state.dealer)


@cache
def _clockwise(left: tuple[int, ...], dealer: int) -> tuple[int, ...]:
    order = [left[dealer]]
    while (seat := left[order[-1]]) != order[0]:
        order.append(seat)
    return tuple(order)


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


def dump(state: State) -> dict[str, Any]:
    """Return the state as JSON-able data; fields at rest are left out."""
    data: dict[str, Any] = {
        "schema": SCHEMA,
        "rules": {"preset": state.rules.preset, "options": dict(state.rules.options)},
    }
    defaults = {field.name: field.default for field in fields(State)}
    for name in FIELDS[1:]:
        value = getattr(state, name)
        if name == "auction":
            value = tuple(actions.dump(action) for action in value)
        if value != defaults[name]:
            data[name] = _plain(value)
    return data


def load(obj: Mapping[str, Any]) -> State:
    """Return the state that ``dump`` made; ``load(dump(state)) == state``.

    Raises ``bad_rules`` when the rules are not understood any more.
    """
    values = {name: _frozen(value) for name, value in obj.items() if name not in {"schema", "rules"}}
    values["auction"] = tuple(actions.parse(action) for action in obj.get("auction", ()))
    values["tricks"] = tuple(Trick(*trick) for trick in values.get("tricks", ()))
    built = rules.build(obj["rules"]["preset"], obj["rules"]["options"])
    return State(rules=built, **values)
