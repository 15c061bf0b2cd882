"""What a seat may see: an allow-list, field by field (docs/record.md, view)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Annotated, Any

from pydantic import Field

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
    to: int
    card: str


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card in a trick."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrickView:
    """A trick; ``winner`` is None for the one on the table."""

    leader: int
    cards: tuple[PlayedCard, ...]
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class Status:
    """How a seat stands; ``barrel`` is hands left, 0 without limit, None off it."""

    looked: bool
    locked: bool
    silent: bool
    barrel: int | None
    strikes: int
    falls: int
    concessions: int


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody may see, a spectator too; lists are per seat."""

    seats: int
    dealer: int
    sits_out: int | None
    phase: Phase
    to_act: int | None
    counts: tuple[int, ...]
    auction: tuple[dict[str, Any], ...]
    declarer: int | None
    contract: int | None
    talon: tuple[str, ...] | None
    passed: tuple[PassedCard, ...]
    trump: str | None
    marriages: tuple[tuple[str, ...], ...]
    tricks: tuple[TrickView, ...]
    trick: TrickView | None
    stock: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    status: tuple[Status, ...]
    golden: bool

    def as_json(self) -> dict[str, Any]:
        """Return the view as JSON-able data; that of a seat is exactly what the command ``view`` prints."""
        return as_json(self)


@dataclass(frozen=True, slots=True)
class View(PublicView):
    """What one seat may see; ``hand`` is None before it has looked."""

    seat: int
    hand: tuple[str, ...] | None
    discards: tuple[str, ...]
    legal: tuple[dict[str, Any], ...]


def as_json(shown: PublicView) -> dict[str, Any]:
    """Return a view as JSON-able data."""
    data: dict[str, Any] = {}
    for field in fields(shown):
        value = getattr(shown, field.name)
        data[field.name] = list(value) if isinstance(value, tuple) else value
    data["passed"] = [{"from": card.giver, "to": card.to, "card": card.card} for card in shown.passed]
    data["marriages"] = [list(suits) for suits in shown.marriages]
    data["tricks"] = [{**_trick_json(trick), "winner": trick.winner} for trick in shown.tricks]
    data["trick"] = None if shown.trick is None else _trick_json(shown.trick)
    data["status"] = [{field.name: getattr(status, field.name) for field in fields(status)} for status in shown.status]
    return data


def _trick_json(trick: TrickView) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": [{"seat": card.seat, "card": card.card} for card in trick.cards]}


def view(state: State, seat: int) -> View:
    """Return all that a seat may see, and nothing else."""
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
        legal=tuple(actions.dump(action) for action in game.legal(state)) if seat == state.to_act else (),
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


def _shared(state: State) -> dict[str, Any]:
    """Return the fields of a view that depend on nothing hidden."""
    everyone = range(state.seats)
    nothing = (0,) * state.seats
    return {
        "seats": state.seats,
        "dealer": state.dealer,
        "sits_out": state.sits_out,
        "phase": state.phase,
        "to_act": state.to_act,
        "counts": tuple(hand.bit_count() for hand in state.hands) or nothing,
        "auction": tuple(actions.dump(action) for action in state.auction),
        "declarer": state.declarer,
        "contract": state.contract,
        "trump": None if state.trump is None else SUITS[state.trump],
        "marriages": tuple(tuple(SUITS[suit] for suit in suits) for suits in state.marriages)
        or tuple(() for _ in everyone),
        "tricks": tuple(_trick(state.left, trick.leader, trick.cards, trick.winner) for trick in state.tricks),
        "trick": _trick(state.left, state.leader, state.trick) if state.trick else None,
        "stock": len(state.stock),
        "points": state.points or nothing,
        "totals": state.totals,
        "status": tuple(_status(state, seat) for seat in everyone),
        "golden": state.golden > 0 and state.phase not in BETWEEN_HANDS,
    }


def _hand(state: State, seat: int) -> tuple[str, ...] | None:
    if not state.hands or seat == state.sits_out:
        return ()
    return codes(state.hands[seat]) if state.looked >> seat & 1 else None


def _talon(state: State, *, sees: bool) -> tuple[str, ...] | None:
    return tuple(CODES[card] for card in state.talons[state.talon or 0]) if sees else None


@lru_cache(maxsize=TRICKS_KEPT)
def _trick(left: tuple[int, ...], leader: int, cards: tuple[int, ...], winner: int | None = None) -> TrickView:
    """Return a trick as it is seen on every screen from then on; what was played is known to all."""
    played = []
    seat = leader
    for card in cards:
        played.append(PlayedCard(seat, CODES[card]))
        seat = left[seat]
    return TrickView(leader, tuple(played), winner)


def _status(state: State, seat: int) -> Status:
    return Status(
        looked=bool(state.looked >> seat & 1) and seat != state.sits_out,
        locked=locked(state, seat),
        silent=silent(state, seat),
        barrel=state.barrel[seat],
        strikes=state.strikes[seat],
        falls=state.falls[seat],
        concessions=state.concessions[seat],
    )
