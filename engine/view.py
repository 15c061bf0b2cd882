"""The view of a seat: an allow-list of the fields that it may see (docs/record.md, view)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine import actions, game
from engine.auction import silent
from engine.cards import CODES, SUITS, codes
from engine.lock import locked
from engine.state import BETWEEN_HANDS, Phase, State

TRICKS_KEPT = 10_000


@dataclass(frozen=True, slots=True)
class PassedCard:
    """A card that the declarer passed."""

    giver: Annotated[int, Field(alias="from")]
    """The declarer, who passed the card."""

    to: int
    """The seat that got it."""

    card: str
    """Its code, e.g. ``TH``."""


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card in a trick."""

    seat: int
    """The seat that played it."""

    card: str
    """Its code, e.g. ``TH``."""


@dataclass(frozen=True, slots=True)
class TrickView:
    """A trick. Everybody sees all of it."""

    leader: int
    """The seat that led."""

    cards: tuple[PlayedCard, ...]
    """The cards in the order played."""

    winner: int | None = None
    """The seat that took it; None for the trick on the table."""


@dataclass(frozen=True, slots=True)
class Status:
    """The standing of a seat. Everybody sees it."""

    looked: bool
    """Whether the seat has looked at its hand; false for a seat that sits out (docs/rules.md, 5: blind)."""

    locked: bool
    """Whether the seat's total locks it (docs/rules.md, 9.7)."""

    silent: bool
    """Whether the seat's total forbids it to bid (docs/rules.md, 5: ``auction.silence_below``)."""

    barrel: int | None
    """Hands left on the barrel; 0 on a barrel without limit, None off it (docs/rules.md, 9.7)."""

    strikes: int
    """Strikes since the last penalty for three strikes, 0 to 2 (docs/rules.md, 9.5)."""

    falls: int
    """Falls from the barrel since a fall last set the total to 0 (docs/rules.md, 9.7)."""

    concessions: int
    """Concessions since the last penalty for conceding (docs/rules.md, 7)."""


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody may see, including spectators. Lists are per seat, cards are codes like ``TH``."""

    seats: int
    """How many seats there are."""

    dealer: int
    """The seat that deals this hand; between hands, the one that deals next."""

    sits_out: int | None
    """The seat that sits this hand out; None if nobody does."""

    phase: Phase
    """The phase of the game."""

    to_act: int | None
    """The seat whose turn it is; None between hands."""

    counts: tuple[int, ...]
    """How many cards each hand holds."""

    auction: tuple[dict[str, Any], ...]
    """The actions of the auction, oldest first, as JSON."""

    declarer: int | None
    """The seat that won the auction; None before that, and in a hand without an auction."""

    contract: int | None
    """Points that the declarer has to reach; None without a declarer."""

    talon: tuple[str, ...] | None
    """The talon in the pack's order; None if the viewer may not see it (docs/rules.md, 6)."""

    passed: tuple[PassedCard, ...]
    """The passed cards that the viewer may see (docs/rules.md, 6)."""

    trump: str | None
    """The letter of the trump suit; None before the first marriage."""

    marriages: tuple[tuple[str, ...], ...]
    """Letters of the suits whose marriages each seat has declared in this hand, in order."""

    tricks: tuple[TrickView, ...]
    """All finished tricks of this hand, oldest first."""

    trick: TrickView | None
    """The trick on the table; None if no card is on the table."""

    stock: int
    """How many cards the stock has."""

    points: tuple[int, ...]
    """Points of each seat in this hand from tricks, marriages and four aces, which are public; without discards."""

    totals: tuple[int, ...]
    """Game points of each seat, without this hand."""

    status: tuple[Status, ...]
    """The standing of each seat."""

    golden: bool
    """Whether this is a golden hand, which counts double (docs/rules.md, 9.4)."""

    def as_json(self) -> dict[str, Any]:
        """Return the view as data for JSON. For a seat's view this is the output of the command ``view``."""
        kind: type = type(self)
        data: dict[str, Any] = _form(kind).dump_python(self, mode="json", by_alias=True)
        if data["trick"] is not None:
            del data["trick"]["winner"]  # nobody has taken it yet
        return data

    def __repr__(self) -> str:
        """Return a text without cards, because it may appear in a log."""
        return f"<public view, {self.phase}, to act: {self.to_act}>"


@dataclass(frozen=True, slots=True)
class View(PublicView):
    """What one seat may see."""

    seat: int
    """The seat that sees this."""

    hand: tuple[str, ...] | None
    """The seat's cards, suits S C D H, each from the ace down; None before it has looked, empty if it sits out."""

    discards: tuple[str, ...]
    """The cards that the seat has laid aside as the declarer, in order."""

    legal: tuple[dict[str, Any], ...]
    """The seat's legal actions as JSON; empty when another seat is to act."""

    def __repr__(self) -> str:
        """Return a text without cards, because it may appear in a log."""
        return f"<view of seat {self.seat}, {self.phase}, to act: {self.to_act}>"


@cache
def _form(kind: type) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def view(state: State, seat: int) -> View:
    """Return everything that a seat may see, and nothing else (docs/record.md, view).

    ``seat`` counts from 0. A seat that sits out sees what everybody sees, and its own empty hand.
    """
    known: dict[int, View] | None = state._views  # noqa: SLF001 - cached on the position itself
    if known is None:
        known = state.__dict__["_views"] = {}
    if seat not in known:
        known[seat] = _seen_by(state, seat)
    return known[seat]


def _seen_by(state: State, seat: int) -> View:
    return View(
        **_shared(state),
        talon=_talon(state, sees=state.shown or (seat == state.declarer and state.talon is not None)),
        passed=tuple(
            PassedCard(state.declarer or 0, to, CODES[card])
            for to, card in state.passed
            if state.passed_open or seat in {state.declarer, to}
        ),
        seat=seat,
        hand=_hand(state, seat),
        discards=tuple(CODES[card] for card in state.discards) if seat == state.declarer else (),
        legal=actions.dump_all(game.legal(state)) if seat == state.to_act else (),
    )


def public(state: State) -> PublicView:
    """Return what everybody may see."""
    return PublicView(
        **_shared(state),
        talon=_talon(state, sees=state.shown),
        passed=tuple(
            PassedCard(state.declarer or 0, to, CODES[card]) for to, card in state.passed if state.passed_open
        ),
    )


def peekable(state: State) -> TrickView | None:
    """Return the finished trick that players may look at again now (docs/rules.md, 8: ``play.peek``); None for none."""
    which = state.rules.play.peek
    if which == "none" or len(state.tricks) <= state.invented or (which == "first_trick" and state.invented):
        return None
    tricks = public(state).tricks
    return tricks[0] if which == "first_trick" else tricks[-1]


def _shared(state: State) -> dict[str, Any]:
    """Return the fields of a view that are the same for everybody."""
    known: dict[str, Any] | None = state._shared  # noqa: SLF001 - cached on the position itself
    if known is None:
        known = state.__dict__["_shared"] = _worked_out(state)
    return known


def _worked_out(state: State) -> dict[str, Any]:
    everyone = range(state.seats)
    nothing = (0,) * state.seats
    return {
        "seats": state.seats,
        "dealer": state.dealer,
        "sits_out": state.sits_out,
        "phase": state.phase,
        "to_act": state.to_act,
        "counts": tuple(hand.bit_count() for hand in state.hands) or nothing,
        "auction": actions.dump_all(state.auction),
        "declarer": state.declarer,
        "contract": state.contract,
        "trump": None if state.trump is None else SUITS[state.trump],
        "marriages": tuple(tuple(SUITS[suit] for suit in suits) for suits in state.marriages)
        or tuple(() for _ in everyone),
        "tricks": tuple(_trick(state.next_seat, trick.leader, trick.cards, trick.winner) for trick in state.tricks),
        "trick": _trick(state.next_seat, state.leader, state.trick) if state.trick else None,
        "stock": len(state.stock),
        "points": state.points or nothing,
        "totals": state.totals,
        "status": _statuses(state),
        "golden": state.golden > 0 and state.phase not in BETWEEN_HANDS,
    }


def _hand(state: State, seat: int) -> tuple[str, ...] | None:
    if not state.hands or seat == state.sits_out:
        return ()
    return codes(state.hands[seat]) if state.looked >> seat & 1 else None


def _talon(state: State, *, sees: bool) -> tuple[str, ...] | None:
    return tuple(CODES[card] for card in state.talons[state.talon or 0]) if sees else None


@lru_cache(maxsize=TRICKS_KEPT)
def _trick(next_seat: tuple[int, ...], leader: int, cards: tuple[int, ...], winner: int | None = None) -> TrickView:
    """Return the view of a trick. It is cached, because many views show the same tricks."""
    played = []
    seat = leader
    for card in cards:
        played.append(PlayedCard(seat, CODES[card]))
        seat = next_seat[seat]
    return TrickView(leader, tuple(played), winner)


def _statuses(state: State) -> tuple[Status, ...]:
    everyone = range(state.seats)
    are_locked, are_silent = [locked(state, seat) for seat in everyone], [silent(state, seat) for seat in everyone]
    return tuple(
        [
            Status(
                looked=bool(state.looked >> seat & 1) and seat != state.sits_out,
                locked=are_locked[seat],
                silent=are_silent[seat],
                barrel=state.barrel[seat],
                strikes=state.strikes[seat],
                falls=state.falls[seat],
                concessions=state.concessions[seat],
            )
            for seat in everyone
        ]
    )
