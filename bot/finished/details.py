"""What a person's own page tells beside the usual statistics: averages by role, marriages, rules, the ladder of bots.

These sums are kept for people alone, not for chats. They count from the first release that had them on: `detailed` is
the number of games in them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.table.deals import ScoreRow
from bot.table.table import Table
from bot.table.vacancies import had_people
from engine import rules
from engine.errors import EngineError

STEPS = ("gentle", "easy", "normal", "hard")
"""The steps of the ladder: levels of built-in players, the weakest first."""

WINS_A_STEP = 2
LEAST_TARGET = 300  # of a game that counts for the ladder
TARGET = "game.target"
WITH_TARGET = frozenset({"lock.enabled", "lock.at", "barrel.enabled", "barrel.at"})
"""Options that have to change where a lower target does not go with the preset's lock or barrel."""

_PRESET, _WON, _LADDER = "preset:", ":won", "ladder:"


@dataclass(frozen=True, slots=True)
class Average:
    """Game points won in some hands."""

    hands: int = 0
    """The number of hands."""

    points: int = 0
    """The points, added up."""

    @property
    def each(self) -> int:
        """The points of a hand, rounded; 0 without a hand."""
        return round(self.points / self.hands) if self.hands else 0


@dataclass(frozen=True, slots=True)
class Details:
    """A person's further sums."""

    games: int = 0
    """Games in these sums."""

    declarer: Average = Average()
    """Hands as the declarer."""

    defender: Average = Average()
    """Hands against another declarer."""

    marriages: int = 0
    """Declared marriages."""

    contract: int | None = None
    """The highest contract made, in points; None before the first one."""

    presets: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Games and won games, by the preset of their rules."""

    ladder: Mapping[str, int] = field(default_factory=dict)
    """Wins on the ladder, by level."""

    @property
    def step(self) -> int:
        """How many steps of the ladder are taken, from the lowest on."""
        return steps(self.ladder)


def steps(ladder: Mapping[str, int]) -> int:
    """Return how many steps are taken from the lowest on, by the wins of each level."""
    return next((at for at, level in enumerate(STEPS) if ladder.get(level, 0) < WINS_A_STEP), len(STEPS))


def details(numbers: Mapping[str, float]) -> Details:
    """Build the details from stored sums."""
    known = {name: round(value) for name, value in numbers.items()}
    played = {
        name.removeprefix(_PRESET): (games, known.get(name + _WON, 0))
        for name, games in known.items()
        if name.startswith(_PRESET) and not name.endswith(_WON)
    }
    return Details(
        games=known.get("detailed", 0),
        declarer=Average(known.get("declared", 0), known.get("declared_points", 0)),
        defender=Average(known.get("defended", 0), known.get("defended_points", 0)),
        marriages=known.get("marriages", 0),
        contract=known.get("contract"),
        presets=dict(sorted(played.items(), key=lambda one: (-one[1][0], one[0]))),
        ladder={level: known.get(_LADDER + level, 0) for level in STEPS},
    )


def added(table: Table, seat: int, rows: Sequence[ScoreRow], *, won: bool) -> dict[str, float]:
    """Return what a finished game adds to the sums of a seat's person, by `rows`, the hands that count for them."""
    declared, defended = [list(_deltas(rows, seat, declares=declares)) for declares in (True, False)]
    level = ladder_level(table, seat) if won and not is_helped(table) else None
    return {
        "detailed": 1,
        "declared": len(declared),
        "declared_points": sum(declared),
        "defended": len(defended),
        "defended_points": sum(defended),
        "marriages": sum(len(row.result["marriages"][seat]) for row in rows if row.counts),
        f"{_PRESET}{table.preset}": 1,
        **({f"{_PRESET}{table.preset}{_WON}": 1} if won else {}),
        **({f"{_LADDER}{level}": 1} if level is not None else {}),
    }


def highest(rows: Sequence[ScoreRow], seat: int) -> dict[str, float]:
    """Return the highest contract that a seat has made in a game; nothing without one."""
    made = [float(row.result["contract"]) for row in rows if _is_made_by(row, seat)]
    return {"contract": max(made)} if made else {}


def ladder_level(table: Table, seat: int) -> str | None:
    """Return the step of the ladder that an unhelped win on a seat counts for; None for a game that counts for none.

    Built-in players of one level have all other seats from the beginning, and the rules are a preset's, or differ in
    a target of at least `LEAST_TARGET` and what has to change with it. The person has played to the end. A game that
    `is_helped` has a level too, although it counts for none.
    """
    chair, others = table.seats[seat], [one for index, one in enumerate(table.seats) if index != seat]
    levels = {one.level for one in others if one.person is None}
    target = table.game.rules.game.target if table.game is not None else 0
    alone = had_people(table) == [seat] and not any(one.person or one.forgotten or one.earlier for one in others)
    plays = chair.acted and not (chair.earlier or chair.left or chair.stand_in)
    level = next(iter(levels)) if len(levels) == 1 else None
    counts = table.kind.counts and target >= LEAST_TARGET and _is_usual(table)
    return level if alone and plays and counts and level in STEPS else None


def is_helped(table: Table) -> bool:
    """Whether a hint was given in a game, or a decision taken back: then it counts for no step of the ladder."""
    return bool(table.hints or table.taken_back)


def _is_usual(table: Table) -> bool:
    """Whether a table's rules are a preset's, or differ only in the target and in what has to change with it."""
    if not set(table.options) <= {TARGET, *WITH_TARGET}:
        return False
    if set(table.options) <= {TARGET}:
        return True
    try:
        rules.build(table.preset, {name: value for name, value in table.options.items() if name == TARGET})
    except EngineError:
        return True
    return False


def _deltas(rows: Sequence[ScoreRow], seat: int, *, declares: bool) -> Iterator[int]:
    """Yield the points of each hand with a declarer that a seat has played as the declarer, or as a defender."""
    for row in rows:
        declarer = row.result["declarer"]
        if row.counts and declarer is not None and row.result["sits_out"] != seat and (declarer == seat) is declares:
            yield int(row.result["deltas"][seat])


def _is_made_by(row: ScoreRow, seat: int) -> bool:
    return bool(row.result["declarer"] == seat and row.result["outcome"] == "made")


def level_after(step: int) -> str | None:
    """Return the level that comes after a number of steps; None at the top of the ladder."""
    return STEPS[step] if step < len(STEPS) else None
