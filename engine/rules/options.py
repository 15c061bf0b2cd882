"""The catalogue: every option with its type, range, base value, conditions and source (docs/rules.md, 12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["flag", "choice", "number", "players", "layouts", "rights", "marriage_values"]

ANY_NUMBER = 100_000
MARRIAGE_TABLES: dict[str, tuple[int, int, int, int]] = {
    "standard": (40, 60, 80, 100),
    "silesia": (80, 100, 40, 60),
    "wielkopolska": (100, 80, 40, 60),
    "russeln": (60, 40, 80, 100),
}
"""Values of the marriages of S, C, D and H (docs/rules.md, 2)."""

# Facts that follow from an option's value, and the option they are about.
FACTS = {
    "a talon": "deal.layouts",
    "a stock": "deal.layouts",
    "rights of the talon": "redeal.rights",
    "an auction, or the barrel of Lviv": "auction.enabled",
}

GROUPS = ("auction", "concession", "lock", "barrel")
"""The groups with a field ``enabled``: no other field of theirs may be overridden while that is off."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What another option has to be, unless this option's value is one of ``unless``."""

    field: str
    """The other option's dotted name, or one of ``FACTS``."""

    values: tuple[Any, ...]
    """What it must be (in ``requires``), or must not be (in ``excludes``)."""

    unless: tuple[Any, ...] = (False,)
    """Values of this option for which the condition does not matter."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of the rule set (docs/rules.md, 12)."""

    name: str
    """Its dotted name."""

    type: Kind
    """What kind of value it has."""

    default: Any
    """Its value in the base."""

    section: str
    """The section of docs/rules.md that it belongs to."""

    source: str
    """The texts it comes from, by the letters of docs/rules.md."""

    values: tuple[Any, ...] = ()
    """The choices, or the numbers where only some will do; empty where ``minimum`` and ``maximum`` say it."""

    minimum: int = 0
    """The least number."""

    maximum: int = ANY_NUMBER
    """The greatest number."""

    nullable: bool = False
    """Whether it may also be null, for no such rule."""

    requires: tuple[Condition, ...] = ()
    """What other options must be."""

    excludes: tuple[Condition, ...] = ()
    """What other options must not be."""

    below: str | None = None
    """The dotted name of an option that it has to be lower than; None for none."""

    at_most: str | None = None
    """The dotted name of an option that it must not exceed; None for none."""

    customary: tuple[Any, ...] = ()
    """Values of the source texts that are offered where others could be set too; of rights, each by itself."""

    @property
    def group(self) -> str:
        """The part of the name before the dot."""
        return self.name.split(".")[0]


def _flag(name: str, section: str, source: str, default: bool = False, **more: Any) -> Option:
    return Option(name, "flag", default, section, source, values=(True, False), **more)


def _choice(name: str, section: str, source: str, *values: str, **more: Any) -> Option:
    return Option(name, "choice", values[0], section, source, values=values, **more)


def _number(name: str, section: str, source: str, default: int | None, **more: Any) -> Option:
    return Option(name, "number", default, section, source, **more)


def _needs(field: str, value: Any, *unless: Any) -> tuple[Condition, ...]:
    return (Condition(field, (value,), unless or (False,)),)


_TALON = "a talon"
_THREE = {"hand": 7, "talons": 1, "talon_size": 3, "pass": 1, "discard": 0}

_RIGHTS: tuple[dict[str, Any], ...] = (
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

CATALOGUE: tuple[Option, ...] = (
    Option(
        "table.players",
        "players",
        [3, 4],
        "3",
        "W S I G M",
        values=(2, 3, 4),
        customary=([2], [3], [4], [3, 4], [2, 3, 4]),
    ),
    _choice("table.sits_out", "3", "W M", "dealer", "right_of_dealer", "opposite_dealer"),
    _number("table.deck", "2", "W S I G M", 24, values=(24, 20)),
    Option("deal.layouts", "layouts", {"3": _THREE, "4": _THREE}, "3", "W S I G M"),
    _choice("deal.cut", "3", "W S", "off", "offer"),
    _flag("deal.dealer_sets_talon", "3", "W", requires=_needs(_TALON, True)),
    _flag("deal.bottom_jack", "3", "M"),
    Option(
        "redeal.rights",
        "rights",
        [],
        "4",
        "W M",
        requires=(Condition(_TALON, (True,), ("no rights of the talon",)),),
        customary=_RIGHTS,
    ),
    _flag("redeal.third_in_a_row_penalty", "4", "M"),
    _flag("auction.enabled", "5", "W S M", default=True, excludes=_needs(_TALON, True, True)),
    _number(
        "auction.opening", "5", "W I G M", 100, minimum=1, at_most="auction.ceiling", customary=(10, 40, 85, 100, 120)
    ),
    _number("auction.step", "5", "W I G M", 5, minimum=1, customary=(5, 10)),
    _number("auction.ceiling", "5", "W I", 400, minimum=1, customary=(200, 300, 360, 400)),
    _flag("auction.forced_opening", "5", "W I G M", default=True),
    _flag("auction.opening_fixed", "5", "W G"),
    _flag("auction.graded", "5", "W"),
    _flag("auction.raise_after_exchange", "5", "W I G M"),
    Option(
        "auction.above_120",
        "choice",
        "any_marriage",
        "5",
        "W I G M",
        values=("free", "any_marriage", "held_marriages"),
    ),
    _number(
        "auction.silence_below",
        "5",
        "M",
        None,
        nullable=True,
        minimum=-ANY_NUMBER,
        requires=_needs("auction.forced_opening", True, None),
        customary=(None, -100, -120, -150),
    ),
    _choice("auction.golden_round", "5", "M", "off", "on", "on_with_reset"),
    _choice("auction.blind", "5", "M", "off", "gains", "all"),
    _choice(
        "talon.reveal",
        "6",
        "I M G W",
        "always",
        "never",
        "contested",
        "from_130",
        requires=_needs(_TALON, True, "always"),
    ),
    _flag("talon.face_up", "6", "W", requires=_needs(_TALON, True)),
    _flag("talon.pass_face_up", "6", "M", requires=_needs(_TALON, True)),
    _choice("talon.uncontested_pass", "6", "W", "any", "talon_cards", requires=_needs(_TALON, True, "any")),
    Option(
        "talon.discards_count_for",
        "choice",
        "nobody",
        "6",
        "W M",
        values=("last_trick", "nobody", "declarer"),
        requires=_needs(_TALON, True, "nobody"),
    ),
    _flag(
        "talon.sweep_fills_120",
        "6",
        "M",
        requires=(Condition(_TALON, (True,)), Condition("talon.discards_count_for", ("nobody",))),
    ),
    _number("sitter.ace", "6", "W M", 0, customary=(0, 40, 50)),
    _flag("sitter.marriage", "6", "W M"),
    _flag("sitter.card_points", "6", "M"),
    _flag("concession.enabled", "7", "W I M", requires=_needs("auction.enabled", True)),
    Option(
        "concession.stage",
        "choice",
        "after_talon",
        "7",
        "W I M",
        values=("before_talon", "after_talon"),
        requires=_needs(_TALON, True, "before_talon"),
    ),
    _number("concession.max_contract", "7", "W", None, nullable=True, customary=(None, 100, 120)),
    _number("concession.free_uses", "7", "W I M", None, nullable=True, customary=(None, 1, 2, 3)),
    _choice("concession.payout", "7", "W I M", "fixed", "half"),
    _number("concession.payout_step", "7", "W M", 5, minimum=1, customary=(5, 10)),
    _number("concession.payout_minimum", "7", "I", 0, customary=(0, 60)),
    _choice("concession.beyond", "7", "W I M", "forbidden", "penalty"),
    _flag("concession.write_down", "7", "M"),
    _flag("concession.forced_opening_walkout", "7", "M", requires=_needs(_TALON, True)),
    _choice("play.follow_suit", "8", "M", "always", "after_stock", requires=_needs("a stock", True, "always")),
    _flag("play.must_beat", "8", "W S G M"),
    _flag("play.must_overtrump", "8", "S"),
    _choice("play.when_void", "8", "S I G M W", "trump", "beat", "free"),
    _choice("play.peek", "8", "S", "none", "first_trick", "last_trick"),
    Option("marriages.values", "marriage_values", "standard", "2", "W S I G M", values=tuple(MARRIAGE_TABLES)),
    _flag("marriages.first_trick", "8", "W S G I M", default=True),
    _flag("marriages.automatic", "8", "G"),
    _flag("marriages.on_queen", "8", "S"),
    _number("marriages.four_aces", "8", "M", 0, customary=(0, 200)),
    _choice("scoring.declarer", "9.2", "W I G M", "contract", "points"),
    _number("scoring.rounding_to", "9.3", "W S I M", 5, values=(1, 5, 10)),
    _choice("scoring.rounding_half", "9.3", "W S M", "up", "down"),
    _choice("scoring.zero", "9.5", "I M S", "off", "strikes", "per_hand"),
    _number("scoring.reset_at", "9.8", "M", None, nullable=True, minimum=1, customary=(None, 555)),
    _flag("lock.enabled", "9.7", "W M G S", excludes=_needs("barrel.enabled", True)),
    _flag("lock.strict", "9.7", "S G"),
    _number("lock.at", "9.7", "W M G S", 900, minimum=1, below="game.target", customary=(800, 900)),
    _choice(
        "lock.earns",
        "9.7",
        "W M S",
        "declarer",
        "declarer_with_marriage",
        "marriage_or_sweep",
        "any_marriage_or_sweep",
        requires=_needs("auction.enabled", True, "marriage_or_sweep", "any_marriage_or_sweep"),
    ),
    _number("lock.no_trick_penalty", "9.7", "W", 0, customary=(0, 100)),
    _flag("barrel.enabled", "9.7", "I M"),
    _flag("barrel.exact_points", "9.7", "M"),
    _number("barrel.at", "9.7", "I M", 880, minimum=1, below="game.target", customary=(850, 870, 880, 900)),
    _number("barrel.hands", "9.7", "I M", 3, minimum=1, customary=(2, 3, 4)),
    _number("barrel.need", "9.7", "I M", 120, minimum=1, customary=(100, 120, 125)),
    _choice("barrel.crowd", "9.7", "M", "share", "clash", "push_off"),
    _number("barrel.falls_to_zero", "9.7", "M", None, nullable=True, minimum=1, customary=(None, 2, 3)),
    _choice("barrel.style", "9.7", "M", "classic", "lviv"),
    _number("game.target", "10", "W S I G M", 1000, minimum=1, customary=(500, 1000, 1500, 2000)),
    _flag("game.exceed_target", "10", "M"),
    _choice("game.tie", "10", "M", "shared", "another_hand"),
    # Options of later releases stand at the end: buttons of messages that are on screen name options by their place.
    _number("concession.write_down_uses", "7", "M", None, nullable=True, minimum=1, customary=(None, 1, 2, 3)),
    _choice("barrel.wins_by", "9.7", "M", "points", "contract"),
    _choice(
        "barrel.role",
        "9.7",
        "I M",
        "declarer",
        "anyone",
        requires=_needs("an auction, or the barrel of Lviv", True, "anyone"),
        excludes=_needs("game.tie", "another_hand", "declarer"),
    ),
    _flag("barrel.failure_is_fall", "9.7", "M"),
)

BY_NAME: dict[str, Option] = {option.name: option for option in CATALOGUE}
