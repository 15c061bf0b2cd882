"""A rule set as frozen values: one class per group of options (docs/rules.md, 12).

Only the file of a rule's family reads the fields of its group.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

ACTIVE_OF_FOUR = 3


@dataclass(frozen=True, slots=True)
class Layout:
    """How the pack is laid out for one seat count (docs/rules.md, 3); what is left is the stock."""

    hand: int
    talons: int
    talon_size: int
    passes: int
    discard: int

    @property
    def in_talons(self) -> int:
        """How many cards all talons hold together."""
        return self.talons * self.talon_size


RIGHTS: dict[str, tuple[str, ...]] = {
    "in_auction": ("weak_hand", "nines_dealt"),
    "in_exchange": ("poor_talon", "talon_nines"),
    "in_play": ("nines_after_exchange", "weak_after_exchange"),
}
"""The rights to throw a hand in, by the moment at which they are used (docs/rules.md, 4)."""


@dataclass(frozen=True, slots=True)
class Right:
    """A right to throw the hand in (docs/rules.md, 4)."""

    right: str
    count: int = 0
    points_below: int = 0
    unless_marriage: bool = False
    minimum_bid_only: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits there and with which cards (docs/rules.md, 2 and 3)."""

    players: tuple[int, ...]
    sits_out: str
    deck: int


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deal (docs/rules.md, 3)."""

    layouts: tuple[tuple[int, Layout], ...]
    cut: str
    dealer_sets_talon: bool
    bottom_jack: bool


@dataclass(frozen=True, slots=True)
class Redeals:
    """Thrown-in hands (docs/rules.md, 4)."""

    rights: tuple[Right, ...]
    third_in_a_row_penalty: bool

    # The rights whose moment is a turn of the auction, of the exchange, of the play.
    in_auction: tuple[Right, ...] = field(init=False)
    in_exchange: tuple[Right, ...] = field(init=False)
    in_play: tuple[Right, ...] = field(init=False)

    def __post_init__(self) -> None:
        for moment, names in RIGHTS.items():
            object.__setattr__(self, moment, tuple(right for right in self.rights if right.right in names))


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction (docs/rules.md, 5)."""

    enabled: bool
    opening: int
    step: int
    ceiling: int
    forced_opening: bool
    opening_fixed: bool
    graded: bool
    raise_after_exchange: bool
    above_120: str
    silence_below: int | None
    golden_round: str
    blind: str


@dataclass(frozen=True, slots=True)
class Talon:
    """Talon and exchange (docs/rules.md, 6)."""

    reveal: str
    face_up: bool
    pass_face_up: bool
    uncontested_pass: str
    discards_count_for: str
    sweep_fills_120: bool


@dataclass(frozen=True, slots=True)
class Sitter:
    """What one who sits out gets (docs/rules.md, 6)."""

    ace: int
    marriage: bool
    card_points: bool


@dataclass(frozen=True, slots=True)
class Concession:
    """Giving up (docs/rules.md, 7)."""

    enabled: bool
    stage: str
    max_contract: int | None
    free_uses: int | None
    payout: str
    payout_step: int
    payout_minimum: int
    beyond: str
    write_down: bool
    forced_opening_walkout: bool


@dataclass(frozen=True, slots=True)
class Playing:
    """The play (docs/rules.md, 8)."""

    follow_suit: str
    must_beat: bool
    must_overtrump: bool
    when_void: str
    peek: str


@dataclass(frozen=True, slots=True)
class Marriages:
    """Marriages; ``values`` in the order S C D H (docs/rules.md, 2 and 8)."""

    values: tuple[int, int, int, int]
    first_trick: bool
    automatic: bool
    on_queen: bool
    four_aces: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """Scoring a hand (docs/rules.md, 9)."""

    declarer: str
    rounding_to: int
    rounding_half: str
    zero: str
    reset_at: int | None


@dataclass(frozen=True, slots=True)
class Lock:
    """Gains only for the declarer near the target (docs/rules.md, 9.7)."""

    enabled: bool
    strict: bool
    at: int
    earns: str
    no_trick_penalty: int


@dataclass(frozen=True, slots=True)
class Barrel:
    """The barrel (docs/rules.md, 9.7)."""

    enabled: bool
    exact_points: bool
    at: int
    hands: int
    need: int
    crowd: str
    falls_to_zero: int | None
    style: str


@dataclass(frozen=True, slots=True)
class Game:
    """The end of the game (docs/rules.md, 10)."""

    target: int
    exceed_target: bool
    tie: str


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set. Made by ``engine.rules.build`` only; equal when preset and overrides are."""

    preset: str
    table: Table = field(compare=False)
    deal: Dealing = field(compare=False)
    redeal: Redeals = field(compare=False)
    auction: Auction = field(compare=False)
    talon: Talon = field(compare=False)
    sitter: Sitter = field(compare=False)
    concession: Concession = field(compare=False)
    play: Playing = field(compare=False)
    marriages: Marriages = field(compare=False)
    scoring: Scoring = field(compare=False)
    lock: Lock = field(compare=False)
    barrel: Barrel = field(compare=False)
    game: Game = field(compare=False)
    options: Mapping[str, Any] = field(compare=False)
    # The overrides as canonical JSON, and every option's value: what equality and ``flat`` rest on.
    key: str = ""
    values: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
