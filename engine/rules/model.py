"""A rule set as frozen values: one class for each group of options, with a field for each option.

A field declares an option (``engine.rules.option``) and holds its value; its docstring says what the option does. The
catalogue, the schema, the menus, ``/rules`` and the table of docs/rules.md, 12, are made from these fields. Only the
file of a family of rules reads the fields of its group.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.rules.option import (
    ANY_NUMBER,
    AUCTION_OR_LVIV,
    MARRIAGE_TABLES,
    RIGHTS_OF_TALON,
    STOCK,
    TALON,
    Condition,
    choice,
    flag,
    needs,
    number,
    option,
)
from engine.rules.parts import RIGHTS, Layout, RedealRight

_SEVEN_AND_THREE = {"hand": 7, "talons": 1, "talon_size": 3, "pass": 1, "discard": 0}
_CUSTOMARY_RIGHTS: tuple[dict[str, Any], ...] = (
    {"right": "weak_hand", "points_below": 10},
    {"right": "weak_hand", "points_below": 18},
    {"right": "nines_dealt", "count": 4, "unless_marriage": True},
    {"right": "nines_dealt", "count": 4},
    {"right": "nines_dealt", "count": 3},
    {"right": "poor_talon", "points_below": 5},
    {"right": "poor_talon", "points_below": 5, "minimum_bid_only": True},
    {"right": "talon_nines", "count": 2},
    {"right": "nines_after_exchange", "count": 4},
    {"right": "nines_after_exchange", "count": 3},
    {"right": "weak_after_exchange", "points_below": 14},
    {"right": "weak_after_exchange", "points_below": 14, "minimum_bid_only": True},
)


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Seats and cards (docs/rules.md, 2 and 3)."""

    players: tuple[int, ...] = option(
        "players", "3", "W S I G M", [3, 4], values=(2, 3, 4), customary=([2], [3], [4], [3, 4], [2, 3, 4])
    )
    """The numbers of seats that a table may have."""

    sits_out: str = choice("3", "W M", "dealer", "right_of_dealer", "opposite_dealer")
    """Who sits out at a table of four: ``dealer``, ``right_of_dealer`` or ``opposite_dealer``."""

    deck: int = number("2", "W S I G M", 24, values=(24, 20))
    """The number of cards in the pack: 24, or 20 without the nines."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deal (docs/rules.md, 3)."""

    layouts: tuple[tuple[int, Layout], ...] = option(
        "layouts", "3", "W S I G M", {"3": _SEVEN_AND_THREE, "4": _SEVEN_AND_THREE}
    )
    """The layout of the pack for each number of seats."""

    cut: str = choice("3", "W S", "off", "offer")
    """``offer`` lets a seat cut the pack, ``off`` does not."""

    dealer_sets_talon: bool = flag("3", "W", requires=needs(TALON, True))
    """Whether the dealer names the places of the pack that become the talon."""

    bottom_jack: bool = flag("3", "M")
    """Whether a jack at the bottom of the pack throws the deal in."""


@dataclass(frozen=True, slots=True)
class Redeals:
    """Thrown-in hands (docs/rules.md, 4)."""

    rights: tuple[RedealRight, ...] = option(
        "rights",
        "4",
        "W M",
        [],
        requires=(Condition(TALON, (True,), (f"no {RIGHTS_OF_TALON}",)),),
        customary=_CUSTOMARY_RIGHTS,
    )
    """All rights of the rule set."""

    third_in_a_row_penalty: bool = flag("4", "M")
    """Whether the third hand in a row thrown in for nines costs the dealer 120."""

    in_auction: tuple[RedealRight, ...] = field(init=False)
    """The rights that can be used at a turn of the auction; computed from ``rights``."""

    in_exchange: tuple[RedealRight, ...] = field(init=False)
    """The same for the exchange."""

    in_play: tuple[RedealRight, ...] = field(init=False)
    """The same for the play."""

    def __post_init__(self) -> None:
        for moment, names in RIGHTS.items():
            object.__setattr__(self, moment, tuple(right for right in self.rights if right.right in names))


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction (docs/rules.md, 5)."""

    enabled: bool = flag("5", "W S M", default=True, excludes=needs(TALON, True, True))
    """Whether there is an auction; without one there is no declarer."""

    opening: int = number("5", "W I G M", 100, minimum=1, at_most="auction.ceiling", customary=(10, 40, 85, 100, 120))
    """The lowest bid, in points; 120 in a golden hand."""

    step: int = number("5", "W I G M", 5, minimum=1, customary=(5, 10))
    """Points between two possible bids."""

    ceiling: int = number("5", "W I", 400, minimum=1, customary=(200, 300, 360, 400))
    """The highest bid and contract, in points."""

    forced_opening: bool = flag("5", "W I G M", default=True)
    """Whether the first seat has to bid."""

    opening_fixed: bool = flag("5", "W G")
    """Whether the first bid is the opening bid itself, not more."""

    graded: bool = flag("5", "W")
    """Whether each bid is exactly one step above the last one."""

    raise_after_exchange: bool = flag("5", "W I G M")
    """Whether the declarer names the contract after the exchange: the bid, or more."""

    above_120: str = choice("5", "W I G M", "free", "any_marriage", "held_marriages", default="any_marriage")
    """The condition for a bid above 120: ``free``, ``any_marriage`` or ``held_marriages``."""

    silence_below: int | None = number(
        "5",
        "M",
        None,
        nullable=True,
        minimum=-ANY_NUMBER,
        requires=needs("auction.forced_opening", True, None),
        customary=(None, -100, -120, -150),
    )
    """A seat with a total below this must not bid; None for no such rule."""

    golden_round: str = choice("5", "M", "off", "on", "on_with_reset")
    """``off``, ``on``, or ``on_with_reset``: totals go back to 0 before the round is played again."""

    blind: str = choice("5", "M", "off", "gains", "all")
    """What a contract bid without looking doubles: ``off`` (nothing), ``gains``, or ``all`` (gains and losses)."""


@dataclass(frozen=True, slots=True)
class Talon:
    """Talon and exchange (docs/rules.md, 6)."""

    reveal: str = choice(
        "6", "I M G W", "always", "never", "contested", "from_130", requires=needs(TALON, True, "always")
    )
    """Whether all see the talon as it is taken: ``always``, ``never``, ``contested`` or ``from_130``."""

    face_up: bool = flag("6", "W", requires=needs(TALON, True))
    """Whether the talon lies open from the deal on."""

    pass_face_up: bool = flag("6", "M", requires=needs(TALON, True))
    """Whether passed cards are shown to all."""

    uncontested_pass: str = choice("6", "W", "any", "talon_cards", requires=needs(TALON, True, "any"))
    """What a declarer who won at the bare opening bid may pass: ``any`` card, or ``talon_cards``."""

    discards_count_for: str = choice(
        "6", "W M", "last_trick", "nobody", "declarer", default="nobody", requires=needs(TALON, True, "nobody")
    )
    """Who gets the points of discards and of an untouched talon: ``last_trick``, ``nobody`` or ``declarer``."""

    sweep_fills_120: bool = flag(
        "6", "M", requires=(Condition(TALON, (True,)), Condition("talon.discards_count_for", ("nobody",)))
    )
    """Whether a contract of 120 with every trick and no marriage is credited with all 120 card points."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """The bonus of the seat that sits out (docs/rules.md, 6)."""

    ace: int = number("6", "W M", 0, customary=(0, 40, 50))
    """Points for each ace in the talon."""

    marriage: bool = flag("6", "W M")
    """Whether a marriage in the talon pays its value."""

    card_points: bool = flag("6", "M")
    """Whether the talon's card points are paid instead of the aces."""


@dataclass(frozen=True, slots=True)
class Concession:
    """Giving up (docs/rules.md, 7)."""

    enabled: bool = flag("7", "W I M", requires=needs("auction.enabled", True))
    """Whether the declarer may give a hand up."""

    stage: str = choice(
        "7", "W I M", "before_talon", "after_talon", default="after_talon", requires=needs(TALON, True, "before_talon")
    )
    """The moment to give up: ``before_talon`` (before it is turned) or ``after_talon`` (first turn of the exchange)."""

    max_contract: int | None = number("7", "W", None, nullable=True, customary=(None, 100, 120))
    """The highest bid, in points, that the declarer may concede; None for any bid."""

    free_uses: int | None = number("7", "W I M", None, nullable=True, customary=(None, 1, 2, 3))
    """How often a player may concede without a penalty; None for any number of times."""

    payout: str = choice("7", "W I M", "fixed", "half")
    """What each defender gets: ``fixed`` (60 points), or ``half`` the contract."""

    payout_step: int = number("7", "W M", 5, minimum=1, customary=(5, 10))
    """Half the contract is rounded up to a multiple of this many points."""

    payout_minimum: int = number("7", "I", 0, customary=(0, 60))
    """The least that half a contract pays, in points."""

    beyond: str = choice("7", "W I M", "forbidden", "penalty")
    """Whether conceding after the free uses is ``forbidden``, or costs a ``penalty`` of 120."""

    write_down: bool = flag("7", "M")
    """Whether the declarer may give up for minus the contract instead. The defenders then get nothing."""

    forced_opening_walkout: bool = flag("7", "M", requires=needs(TALON, True))
    """Whether the declarer of a forced opening that nobody overbid may give up for −100."""

    write_down_uses: int | None = number("7", "M", None, nullable=True, minimum=1, customary=(None, 1, 2, 3))
    """How often a player may write down in a game; None for any number of times."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The play (docs/rules.md, 8)."""

    follow_suit: str = choice("8", "M", "always", "after_stock", requires=needs(STOCK, True, "always"))
    """When suit has to be followed: ``always``, or ``after_stock``, only in tricks that begin with an empty stock."""

    must_beat: bool = flag("8", "W S G M")
    """Whether a seat that follows suit has to beat the best card if possible."""

    must_overtrump: bool = flag("8", "S")
    """Whether a seat that has to trump has to beat the best trump if possible."""

    when_void: str = choice("8", "S I G M W", "trump", "beat", "free")
    """What a seat without a card of the suit led plays: ``trump``, ``beat`` (only a trump that wins) or ``free``."""

    peek: str = choice("8", "S", "none", "first_trick", "last_trick")
    """Which finished trick may be looked at again: ``none``, ``first_trick`` or ``last_trick``."""


@dataclass(frozen=True, slots=True)
class Marriages:
    """Marriages and four aces (docs/rules.md, 2 and 8)."""

    values: tuple[int, int, int, int] = option(
        "marriage_values", "2", "W S I G M", "standard", values=tuple(MARRIAGE_TABLES)
    )
    """The value of each marriage, in points, in the order S C D H."""

    first_trick: bool = flag("8", "W S G I M", default=True)
    """Whether the first lead may declare a marriage; else only a seat that has won a trick may."""

    automatic: bool = flag("8", "G")
    """Whether leading the king or queen of a marriage declares it automatically."""

    on_queen: bool = flag("8", "S")
    """Whether a king may declare a marriage with the queen that the seat before has just played."""

    four_aces: int = number("8", "M", 0, customary=(0, 200))
    """Points for four aces; 0 if they don't count."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """Scoring a hand (docs/rules.md, 9)."""

    declarer: str = choice("9.2", "W I G M", "contract", "points")
    """The score of a made contract: the ``contract``, or the declarer's own ``points``."""

    rounding_to: int = number("9.3", "W S I M", 5, values=(1, 5, 10))
    """The step to which points are rounded: 1, 5 or 10."""

    rounding_half: str = choice("9.3", "W S M", "up", "down")
    """Whether a half goes ``up`` or ``down``."""

    zero: str = choice("9.5", "I M S", "off", "strikes", "per_hand")
    """The penalty of a seat that wins nothing: ``off``, ``strikes``, or ``per_hand`` (docs/rules.md, 9.5)."""

    reset_at: int | None = number("9.8", "M", None, nullable=True, minimum=1, customary=(None, 555))
    """The total that is reset to 0 when it is reached exactly; None for no such rule (docs/rules.md, 9.8)."""


@dataclass(frozen=True, slots=True)
class Lock:
    """Gains only for the declarer near the target (docs/rules.md, 9.7)."""

    enabled: bool = flag("9.7", "W M G S", excludes=needs("barrel.enabled", True))
    """Whether there is a lock."""

    strict: bool = flag("9.7", "S G")
    """Whether the lock begins above ``at``, not at it."""

    at: int = number("9.7", "W M G S", 900, minimum=1, below="game.target", customary=(800, 900))
    """The total, in points, from which a seat is locked."""

    earns: str = choice(
        "9.7",
        "W M S",
        "declarer",
        "declarer_with_marriage",
        "marriage_or_sweep",
        "any_marriage_or_sweep",
        requires=needs("auction.enabled", True, "marriage_or_sweep", "any_marriage_or_sweep"),
    )
    """How a locked seat gains: as ``declarer``, as ``declarer_with_marriage``, by a ``marriage_or_sweep`` that reaches
    the target, or by ``any_marriage_or_sweep``."""

    no_trick_penalty: int = number("9.7", "W", 0, customary=(0, 100))
    """The loss of a locked seat other than the declarer that takes no trick, in points."""


@dataclass(frozen=True, slots=True)
class Barrel:
    """The barrel (docs/rules.md, 9.7)."""

    enabled: bool = flag("9.7", "I M")
    """Whether there is a barrel."""

    exact_points: bool = flag("9.7", "M")
    """Whether the points of a seat on the barrel are not rounded."""

    at: int = number("9.7", "I M", 880, minimum=1, below="game.target", customary=(850, 870, 880, 900))
    """The total, in points, at which a seat enters the barrel."""

    hands: int = number("9.7", "I M", 3, minimum=1, customary=(2, 3, 4))
    """How many hands a seat may stay on the barrel."""

    need: int = number("9.7", "I M", 120, minimum=1, customary=(100, 120, 125))
    """The least points, or the least contract, that win from the barrel (``wins_by``)."""

    crowd: str = choice("9.7", "M", "share", "clash", "push_off")
    """The rule for several seats on the barrel: ``share``, ``clash`` or ``push_off``."""

    falls_to_zero: int | None = number("9.7", "M", None, nullable=True, minimum=1, customary=(None, 2, 3))
    """The number of the fall that sets the total to 0; None for none."""

    style: str = choice("9.7", "M", "classic", "lviv")
    """``classic``, or ``lviv``: without a limit of hands and without the rule about a crowd."""

    wins_by: str = choice("9.7", "M", "points", "contract")
    """What has to reach ``need`` when a declarer makes a contract: the ``points`` taken, or the ``contract``."""

    role: str = choice(
        "9.7",
        "I M",
        "declarer",
        "anyone",
        requires=needs(AUCTION_OR_LVIV, True, "anyone"),
        excludes=needs("game.tie", "another_hand", "declarer"),
    )
    """Who can win from the barrel: the ``declarer`` only, or ``anyone`` with enough points."""

    failure_is_fall: bool = flag("9.7", "M")
    """Whether going down on the barrel counts as a fall."""


@dataclass(frozen=True, slots=True)
class Game:
    """The end of the game (docs/rules.md, 10)."""

    target: int = number("10", "W S I G M", 1000, minimum=1, customary=(500, 1000, 1500, 2000))
    """The total, in points, that wins."""

    exceed_target: bool = flag("10", "M")
    """Whether it has to be exceeded."""

    tie: str = choice("10", "M", "shared", "another_hand")
    """What equal totals at the target lead to: a ``shared`` victory, or ``another_hand``."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set, made only by ``engine.rules``. Rule sets with the same preset and the same values are equal."""

    preset: str
    """The preset's name (docs/rules.md, 11)."""

    table: TableOptions = field(compare=False)
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
    """The bonus of the seat that sits out."""

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
    """Every value as canonical JSON. Two rule sets are equal if their keys and presets are."""

    values: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """Every option's value as JSON, by dotted name. ``flat`` returns a copy."""

    def __repr__(self) -> str:
        """Return the preset and the options that were changed."""
        changed = "".join(f", {name}={json.dumps(value)}" for name, value in self.options.items())
        return f"<rules: {self.preset}{changed}>"
