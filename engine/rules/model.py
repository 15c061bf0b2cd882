"""A rule set as frozen values: one class per group of options (docs/rules.md, 12).

Only the file of a rule's family reads the fields of its group.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.rules.parts import RIGHTS, Layout, Right


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits there and with which cards (docs/rules.md, 2 and 3)."""

    players: tuple[int, ...]
    """The seat counts that a table may have."""

    sits_out: str
    """Who sits out at a table of four: ``dealer``, ``right_of_dealer`` or ``opposite_dealer``."""

    deck: int
    """How many cards the pack has: 24, or 20 without the nines."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deal (docs/rules.md, 3)."""

    layouts: tuple[tuple[int, Layout], ...]
    """Per seat count how the pack is laid out."""

    cut: str
    """``offer`` lets a seat cut the pack, ``off`` does not."""

    dealer_sets_talon: bool
    """Whether the dealer names the places of the pack that become the talon."""

    bottom_jack: bool
    """Whether a jack at the bottom of the pack throws the deal in."""


@dataclass(frozen=True, slots=True)
class Redeals:
    """Thrown-in hands (docs/rules.md, 4)."""

    rights: tuple[Right, ...]
    """All rights of the rule set."""

    third_in_a_row_penalty: bool
    """Whether the third hand in a row thrown in for nines costs the dealer 120."""

    in_auction: tuple[Right, ...] = field(init=False)
    """The rights that are used at a turn of the auction; worked out from ``rights``."""

    in_exchange: tuple[Right, ...] = field(init=False)
    """The same for the exchange."""

    in_play: tuple[Right, ...] = field(init=False)
    """The same for the play."""

    def __post_init__(self) -> None:
        for moment, names in RIGHTS.items():
            object.__setattr__(self, moment, tuple(right for right in self.rights if right.right in names))


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction (docs/rules.md, 5)."""

    enabled: bool
    """Whether there is an auction; without one there is no declarer."""

    opening: int
    """The lowest bid, in points; 120 in a golden hand."""

    step: int
    """Points between two possible bids."""

    ceiling: int
    """The highest bid and contract, in points."""

    forced_opening: bool
    """Whether the first seat has to bid."""

    opening_fixed: bool
    """Whether the first bid is the opening bid itself, not more."""

    graded: bool
    """Whether each bid is exactly one step above the last one."""

    raise_after_exchange: bool
    """Whether the declarer names the contract after the exchange: the bid, or more."""

    above_120: str
    """What a bid above 120 asks for: ``free``, ``any_marriage`` or ``held_marriages``."""

    silence_below: int | None
    """A total below this many points forbids bidding; None for no such rule."""

    golden_round: str
    """``off``, ``on``, or ``on_with_reset``: totals of 0 before it is played again."""

    blind: str
    """``off``, or what a contract bid unseen doubles: ``gains``, or ``all`` with the losses."""


@dataclass(frozen=True, slots=True)
class Talon:
    """Talon and exchange (docs/rules.md, 6)."""

    reveal: str
    """Whether all see the talon as it is taken: ``always``, ``never``, ``contested`` or ``from_130``."""

    face_up: bool
    """Whether it lies open from the deal."""

    pass_face_up: bool
    """Whether passed cards are shown to all."""

    uncontested_pass: str
    """What one who won at the bare opening bid may pass: ``any`` card, or ``talon_cards``."""

    discards_count_for: str
    """Whose the points of discards and of a talon left lying are: ``last_trick``, ``nobody`` or ``declarer``."""

    sweep_fills_120: bool
    """Whether a contract of 120 with every trick and no marriage is credited with all 120 card points."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """What one who sits out gets (docs/rules.md, 6)."""

    ace: int
    """Points for each ace in the talon."""

    marriage: bool
    """Whether a marriage in the talon pays its value."""

    card_points: bool
    """Whether the talon's card points are paid instead of the aces."""

    doubled: bool
    """Whether the bonus is doubled in golden hands; false only in games of the first edition."""


@dataclass(frozen=True, slots=True)
class Concession:
    """Giving up (docs/rules.md, 7)."""

    enabled: bool
    """Whether the declarer may give a hand up."""

    stage: str
    """When: ``before_talon`` is turned, or ``after_talon`` at the first turn of the exchange."""

    max_contract: int | None
    """The highest bid, in points, up to which one may concede; None for any."""

    free_uses: int | None
    """How often a player may concede without a loss; None for always."""

    payout: str
    """What each defender gets: ``fixed``, 60 points, or ``half`` the contract."""

    payout_step: int
    """Half the contract is rounded up to a multiple of this many points."""

    payout_minimum: int
    """The least that half a contract pays, in points."""

    beyond: str
    """What becomes of conceding once the free uses are spent: ``forbidden``, or at a ``penalty`` of 120."""

    write_down: bool
    """Whether the declarer may take minus the contract instead, and the defenders get nothing."""

    forced_opening_walkout: bool
    """Whether the declarer of a forced opening that nobody overbid may give up for −100."""

    write_down_uses: int | None
    """How often a player may write down in a game; None for always."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The play (docs/rules.md, 8)."""

    follow_suit: str
    """``always``, or ``after_stock``: only in tricks that began with the stock empty."""

    must_beat: bool
    """Whether one who follows suit has to beat the best card if possible."""

    must_overtrump: bool
    """Whether one who has to trump has to beat the best trump if possible."""

    when_void: str
    """What one plays without a card of the suit: ``trump``, ``beat`` (only a trump that wins) or ``free``."""

    peek: str
    """Which finished trick may be looked at again: ``none``, ``first_trick`` or ``last_trick``."""


@dataclass(frozen=True, slots=True)
class Marriages:
    """Marriages and four aces (docs/rules.md, 2 and 8)."""

    values: tuple[int, int, int, int]
    """What each marriage is worth, in points, in the order S C D H."""

    first_trick: bool
    """Whether the first lead may declare one; else only a seat that has won a trick."""

    automatic: bool
    """Whether leading the king or queen declares by itself."""

    on_queen: bool
    """Whether a king may be declared on the queen that the seat before has just played."""

    four_aces: int
    """Points for four aces; 0 where they count nothing."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """Scoring a hand (docs/rules.md, 9)."""

    declarer: str
    """What a made contract scores: the ``contract``, or the declarer's own ``points``."""

    rounding_to: int
    """Points are rounded to a multiple of this: 1, 5 or 10."""

    rounding_half: str
    """Whether a half goes ``up`` or ``down``."""

    zero: str
    """What becomes of one who wins nothing: ``off``, ``strikes`` or a penalty ``per_hand`` (docs/rules.md, 9.5)."""

    reset_at: int | None
    """A total of exactly this becomes 0; None for no such rule (docs/rules.md, 9.8)."""


@dataclass(frozen=True, slots=True)
class Lock:
    """Gains only for the declarer near the target (docs/rules.md, 9.7)."""

    enabled: bool
    """Whether there is a lock."""

    strict: bool
    """Whether it begins above ``at``, not at it."""

    at: int
    """The total, in points, from which a seat is locked."""

    earns: str
    """How a locked seat gains: as ``declarer``, as ``declarer_with_marriage``, by a ``marriage_or_sweep`` that reaches
    the target, or by ``any_marriage_or_sweep``."""

    no_trick_penalty: int
    """What a locked seat other than the declarer loses without a trick, in points."""


@dataclass(frozen=True, slots=True)
class Barrel:
    """The barrel (docs/rules.md, 9.7)."""

    enabled: bool
    """Whether there is a barrel."""

    exact_points: bool
    """Whether the points of a seat on it are not rounded."""

    at: int
    """The total, in points, at which the barrel stands."""

    hands: int
    """How many hands a seat may stay on it."""

    need: int
    """The least points, or the least contract, that win from it (``wins_by``)."""

    crowd: str
    """How several fare on it: ``share``, ``clash`` or ``push_off``."""

    falls_to_zero: int | None
    """Which fall sets the total to 0; None for none."""

    style: str
    """``classic``, or ``lviv``: without limit of hands and crowd rule."""

    wins_by: str
    """What has to come to ``need`` when a declarer makes a contract: the ``points`` taken, or the ``contract``."""

    role: str
    """Who wins from it: the ``declarer`` only, or ``anyone`` with that many points."""

    failure_is_fall: bool
    """Whether a contract gone down on it counts as a fall."""


@dataclass(frozen=True, slots=True)
class Game:
    """The end of the game (docs/rules.md, 10)."""

    target: int
    """The total, in points, that wins."""

    exceed_target: bool
    """Whether it has to be exceeded."""

    tie: str
    """What equal totals mean: a victory ``shared``, or ``another_hand``."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set. Made by ``engine.rules.build`` only; equal when they play alike under one preset."""

    preset: str
    """The preset's name (docs/rules.md, 11)."""

    table: Table = field(compare=False)
    """Seats and cards."""

    deal: Dealing = field(compare=False)
    """The deal."""

    redeal: Redeals = field(compare=False)
    """The rights to throw a hand in."""

    auction: Auction = field(compare=False)
    """The auction."""

    talon: Talon = field(compare=False)
    """The talon and the exchange."""

    sitter: Sitter = field(compare=False)
    """What one who sits out gets."""

    concession: Concession = field(compare=False)
    """Giving a hand up."""

    play: Playing = field(compare=False)
    """The play of the cards."""

    marriages: Marriages = field(compare=False)
    """Marriages and four aces."""

    scoring: Scoring = field(compare=False)
    """Scoring a hand."""

    lock: Lock = field(compare=False)
    """The lock."""

    barrel: Barrel = field(compare=False)
    """The barrel."""

    game: Game = field(compare=False)
    """The end of the game."""

    options: Mapping[str, Any] = field(compare=False)
    """The overrides of the preset, by dotted name (docs/rules.md, 12)."""

    key: str = ""
    """Every value as canonical JSON: with the preset, what equality rests on."""

    values: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """Every option's value, by dotted name: what ``flat`` returns."""
