"""`python -m bench tournament`: each of several players against each other one, and a table of the results."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean

from bench.players.arguments import Matches, parser
from bench.players.match import interval
from bench.report import Cell, Section


def sections(arguments: list[str]) -> Iterator[Section]:
    """Play the tournaments that a command line describes, one for each preset and measure."""
    line = parser("tournament", "Each player against each other one, all at the same deals.")
    line.add_argument("players", nargs="+", metavar="PLAYER", help="two or more, each once")
    given = line.parse_args(arguments)
    names: list[str] = given.players
    if len({*names}) < max(len(names), 2):
        line.error("a tournament has two players or more, each once")
    matches = Matches(line, given, names)
    for preset in matches.presets:
        for title, count, whole in matches.measures:
            yield _table(matches, names, preset, title, count, whole=whole)


def _table(matches: Matches, names: Sequence[str], preset: str, title: str, count: int, *, whole: bool) -> Section:
    """Play all pairs. The best is first; a row has what its player did against each one."""
    results: dict[tuple[str, str], list[float]] = {}
    for a, b in combinations(names, 2):
        found = [one.difference for one in matches.played(a, b, preset, count, whole=whole)]
        results[a, b] = found
        results[b, a] = [1 - value if whole else -value for value in found]
    # Of each deal, the average over all opponents: they all had the same cards.
    each = {
        name: [
            fmean(values) for values in zip(*(results[name, other] for other in names if other != name), strict=True)
        ]
        for name in names
    }
    ranked = sorted(names, key=lambda name: -fmean(each[name]))
    digits, sign = (3, "") if whole else (1, "+")
    rows: list[Sequence[Cell]] = []
    for place, name in enumerate(ranked, start=1):
        against = [None if name == other else f"{fmean(results[name, other]):{sign}.{digits}f}" for other in ranked]
        mean, half = interval(each[name])
        rows.append((f"{place} {name}", *against, f"{mean:{sign}.{digits}f}", f"± {half:.{digits}f}"))
    unit = "games" if whole else "deals"
    more = "the share that the row's player won" if whole else "how many more the row's player got than the other"
    return Section(
        f"Each against each: {preset}, {title}",
        ("player", *(str(place) for place, _ in enumerate(ranked, start=1)), "average", "95 %"),
        rows,
        (f"{count} {unit} for each pair, each played twice with the seats exchanged. A number is {more}.",),
    )
