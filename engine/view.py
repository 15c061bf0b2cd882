"""What a seat may see: an allow-list, field by field (docs/record.md, view)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.cards import CODES, SUITS, codes
from engine.state import State

PhaseName = Literal[
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


@dataclass(frozen=True, slots=True)
class PassedCard:
    """A card that the declarer passed."""

    giver: int
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
    phase: PhaseName
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


@dataclass(frozen=True, slots=True)
class View(PublicView):
    """What one seat may see; ``hand`` is None before it has looked."""

    seat: int
    hand: tuple[str, ...] | None
    discards: tuple[str, ...]
    legal: tuple[dict[str, Any], ...]

    def as_json(self) -> dict[str, Any]:
        """Return exactly what the command ``view`` prints."""
        raise NotImplementedError


def view(state: State, seat: int) -> View:
    """Return all that a seat may see, and nothing else."""
    raise NotImplementedError


def public(state: State) -> PublicView:
    """Return what everybody may see."""
    raise NotImplementedError
