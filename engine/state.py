"""The whole position as one frozen value, and its compact JSON form.

A game repeats these phases: ``deal`` → [``cut``] → [``talon_positions``] → ``auction`` → [``concession``] →
[``choose_talon``] → [``exchange``] → [``contract``] → ``play`` → ``deal`` …, until a seat wins: ``game_over``. A phase
in brackets comes only if the rules or the hand need it. Without an auction the play follows the deal. A hand that is
thrown in, conceded or annulled skips the rest. ``engine.phases`` lists the actions of each phase.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from engine import actions
from engine.actions import Action
from engine.rules import Layout, Rules

__all__ = [
    "BETWEEN_HANDS",
    "FIELDS",
    "Phase",
    "State",
    "Trick",
    "active_seats",
    "between_hands",
    "dump",
    "evolve",
    "layout",
    "load",
    "set_at",
]

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
"""The phase of a game. In ``deal`` and ``game_over`` no hand is in progress."""


BETWEEN_HANDS: frozenset[Phase] = frozenset({"deal", "game_over"})
"""The phases in which no hand is in progress."""


class Trick(NamedTuple):
    """A finished trick."""

    leader: int
    """The seat that led."""

    cards: tuple[int, ...]
    """Card numbers in the order played, from the leader on clockwise."""

    winner: int
    """The seat that took it."""


@dataclass(frozen=True, repr=False)
class State:
    """A position. Cards are numbers, sets of cards are masks (``engine.cards``). Per-seat values are tuples by seat.

    The fields up to ``golden_made`` last for the whole game, the later ones for one hand.
    """

    rules: Rules
    """The rule set, the same for the whole game (docs/rules.md, 12)."""

    seats: int
    """How many seats there are, 2 to 4, including a seat that sits out."""

    dealer: int
    """The seat that deals this hand; between hands, the one that deals next."""

    phase: Phase
    """The phase, which decides the possible actions (``engine.phases``)."""

    to_act: int | None
    """The seat whose turn it is; None between hands."""

    totals: tuple[int, ...]
    """Game points of each seat, without the hand in progress. Penalties of a judge count at once."""

    strikes: tuple[int, ...]
    """How many strikes each seat has had since its last penalty for three strikes, 0 to 2 (docs/rules.md, 9.5)."""

    falls: tuple[int, ...]
    """How often each seat has fallen from the barrel since a fall last set its total to 0 (docs/rules.md, 9.7)."""

    concessions: tuple[int, ...]
    """How often each seat has conceded since its last penalty for conceding (docs/rules.md, 7)."""

    barrel: tuple[int | None, ...]
    """Hands that each seat has left on the barrel; 0 on a barrel without limit, None off it (docs/rules.md, 9.7)."""

    write_downs: tuple[int, ...] = ()
    """How often each seat has written a contract down in this game, if the rules limit that; () if nobody has."""

    hand_number: int = 0
    """How many deals there have been, including this one and those thrown in."""

    winners: tuple[int, ...] | None = None
    """The seats that have won, at least one; None before the end."""

    jacks: int = 0
    """Deals in a row thrown in for a jack at the bottom of the pack (docs/rules.md, 3)."""

    nines: int = 0
    """Hands in a row thrown in for nines, if ``redeal.third_in_a_row_penalty`` is on (docs/rules.md, 4); else 0."""

    golden: int = 0
    """Deals left in the golden round, including this one; 0 outside a golden round (docs/rules.md, 5)."""

    golden_made: bool = False
    """Whether a contract has been made in this golden round."""

    sits_out: int | None = None
    """The seat that sits this hand out at a table of four; None at other tables (docs/rules.md, 3)."""

    next_seat: tuple[int, ...] = ()
    """For each seat, the next active seat clockwise."""

    pack: tuple[int, ...] = ()
    """Cards in the order of dealing, until they are dealt. Nobody sees them."""

    hands: tuple[int, ...] = ()
    """The cards in each hand, as masks. A seat sees its own hand once it has looked."""

    stock: tuple[int, ...] = ()
    """Cards still to be drawn, the next one first. Nobody sees them."""

    talons: tuple[tuple[int, ...], ...] = ()
    """Each talon, in the pack's order, even after it was taken. ``talon`` and ``shown`` decide who sees it."""

    looked: int = 0
    """The seats that have looked at their hands, as a mask; after the auction, every active seat."""

    out: int = 0
    """The seats that have passed in the auction, as a mask."""

    auction: tuple[Action, ...] = ()
    """The actions of the auction, oldest first: bids, passes, looks."""

    opening: int = 0
    """The lowest bid of this hand, in points (docs/rules.md, 5)."""

    bid: int = 0
    """The highest bid so far, in points; 0 before the first bid. It doesn't change when the contract is raised."""

    bidder: int | None = None
    """The seat that made the highest bid; None before the first bid."""

    declarer: int | None = None
    """The seat that won the auction; None before that, and in a hand without an auction."""

    contract: int | None = None
    """Points that the declarer has to reach; None without a declarer."""

    blind: bool = False
    """Whether the declarer had not looked at its hand when the auction ended (docs/rules.md, 5)."""

    forced: bool = False
    """Whether the declarer won with a forced opening at the bare opening bid (docs/rules.md, 5 and 7)."""

    talon: int | None = None
    """The number, from 0, of the talon that the declarer has taken and so knows; None before that."""

    shown: bool = False
    """Whether everybody sees the talon: the talon taken, or the only talon if it lies open from the deal on."""

    passed: tuple[tuple[int, int], ...] = ()
    """``(to, card)`` of the cards passed so far, in order. Giver and receiver see a card; all do if ``passed_open``."""

    passed_open: bool = False
    """Whether cards are passed face up (docs/rules.md, 6)."""

    discards: tuple[int, ...] = ()
    """Cards that the declarer has laid aside, in order. Only the declarer sees them."""

    trump: int | None = None
    """The trump suit, by its place in ``SUITS``; None before the first marriage (docs/rules.md, 8)."""

    leader: int = 0
    """The seat that has led to the trick on the table, or leads to the next trick."""

    trick: tuple[int, ...] = ()
    """The cards on the table in the order played, from the leader on clockwise."""

    best: int = 0
    """The card that takes the trick so far; meaningless while no card is on the table."""

    best_seat: int = 0
    """The seat that played the card in ``best``."""

    tricks: tuple[Trick, ...] = ()
    """The finished tricks of this hand, oldest first."""

    invented: int = 0
    """How many of the finished tricks were invented for a set-up position (``engine.setup``), not really played."""

    marriages: tuple[tuple[int, ...], ...] = ()
    """Suits of the marriages that each seat has declared in this hand, in order."""

    points: tuple[int, ...] = ()
    """Points of each seat in this hand so far: card points of tricks, marriages and four aces (docs/rules.md, 9.1)."""

    taken: tuple[int, ...] = ()
    """How many tricks each seat has taken in this hand."""

    penalties: tuple[int, ...] = ()
    """Game points that a judge has taken off each of ``totals`` in this hand; () if nobody was fined."""

    barrel_lost: int = 0
    """The seats that a judge's penalty has taken off the barrel in this hand, as a mask."""

    # Caches of the position: its legal actions and parts of them, what everybody sees of it, and what each seat
    # sees. Each is filled by the
    # file that needs it.
    _legal: ClassVar[tuple[Action, ...] | None] = None
    _open_bids: ClassVar[range | None] = None
    _without_card: ClassVar[list[int] | None] = None
    _playable: ClassVar[int | None] = None
    _shared: ClassVar[dict[str, Any] | None] = None
    _views: ClassVar[dict[int, Any] | None] = None

    def __repr__(self) -> str:
        """Return a text without cards, because it may appear in a log."""
        return f"<{self.rules.preset}, deal {self.hand_number}, {self.phase}, to act: {self.to_act}>"


WORKED_OUT: dict[str, None] = {
    "_legal": None,
    "_open_bids": None,
    "_without_card": None,
    "_playable": None,
    "_shared": None,
    "_views": None,
}

_new = object.__new__


if TYPE_CHECKING:  # mypy knows the fields and types that `replace` takes
    from dataclasses import replace as between_hands
    from dataclasses import replace as evolve
else:

    def evolve(state: State, **changes: Any) -> State:
        """Return the state with some fields changed, without its cached values."""
        new = _new(State)
        values = new.__dict__
        values.update(state.__dict__)
        values.update(changes)
        values.update(WORKED_OUT)
        return new

    def between_hands(state: State, **changes: Any) -> State:
        """Return the state after a hand: the fields of the hand reset, and some fields changed."""
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
"""The fields that last for one hand, with their values between hands."""

_STORED: tuple[tuple[str, Any], ...] = tuple((field.name, field.default) for field in fields(State)[1:])


def set_at(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """Return a per-seat tuple with one seat's value changed."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def active_seats(state: State) -> tuple[int, ...]:
    """Return the seats that play this hand, starting left of the dealer."""
    return _clockwise(state.next_seat, state.dealer)


@cache
def _clockwise(next_seat: tuple[int, ...], dealer: int) -> tuple[int, ...]:
    order = [next_seat[dealer]]
    while (seat := next_seat[order[-1]]) != order[0]:
        order.append(seat)
    return tuple(order)


def layout(state: State) -> Layout:
    """Return the layout of the pack for the game's number of seats."""
    for seats, found in state.rules.deal.layouts:
        if seats == state.seats:
            return found
    raise AssertionError("a game is only made for a seat count with a layout")


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


def dump(state: State) -> dict[str, Any]:
    """Return the state as data for JSON, without the rules and without fields at their defaults."""
    data: dict[str, Any] = {}
    for name, default in _STORED:
        value = getattr(state, name)
        if name == "auction":
            value = tuple(actions.dump(action) for action in value)
        if value != default:
            data[name] = _plain(value)
    return data


def load(obj: Mapping[str, Any], rules: Rules) -> State:
    """Return the state from the output of ``dump``, and its rules: ``load(dump(state), state.rules) == state``."""
    values = {name: _frozen(value) for name, value in obj.items()}
    values["auction"] = tuple(actions.parse(action) for action in obj.get("auction", ()))
    values["tricks"] = tuple(Trick(*trick) for trick in values.get("tricks", ()))
    return State(rules=rules, **values)
