"""`python -m bench players`: a match between two built-in players, and its result."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import nan
from statistics import stdev

from bench.players.arguments import Matches, parser
from bench.players.match import Seen, interval
from bench.players.own import COMMAND
from bench.report import Section, percentile

ONE_SIDED = 1.645 / 1.96
LEAST = "At least: the lower end of the one-sided 95 % interval. S.d.: of one deal or game, played twice."


def sections(arguments: list[str]) -> Iterator[Section]:
    """Play the matches that a command line describes, one for each preset."""
    line = parser("players", "Two players at the same deals, each once in either's seats.")
    line.add_argument("--a", default="hard", metavar="PLAYER", help="the one player (hard)")
    line.add_argument("--b", default="normal", metavar="PLAYER", help="the other (normal)")
    given = line.parse_args(arguments)
    matches = Matches(line, given, (given.a, given.b))
    for preset in matches.presets:
        yield _match(matches, given.a, given.b, preset)


def _match(matches: Matches, a: str, b: str, preset: str) -> Section:
    rows: list[tuple[str | int | float | None, ...]] = []
    everything: list[Seen] = []
    for title, count, whole in matches.measures:
        seen = matches.played(a, b, preset, count, whole=whole)
        everything += seen
        values = [one.difference for one in seen]
        (mean, half), digits = interval(values), 3 if whole else 1
        least = mean - half * ONE_SIDED
        spread = stdev(values) if count > 1 else nan
        rows.append((title, count, mean, f"± {half:.{digits}f}", f"{least:+.{digits}f}", f"{spread:.{digits}f}"))
    share = any(whole for *_, whole in matches.measures)
    return Section(
        f"{a} against {b}: {preset}",
        ("A" if share else "of A more than of B", "deals or games", "average", "95 %", "at least", "s.d."),
        rows,
        (LEAST, *_times({"A": a, "B": b}, everything), *_contracts(everything)),
    )


def _times(names: Mapping[str, str], seen: list[Seen]) -> list[str]:
    notes = []
    for who, name in names.items():
        times = [spent for one in seen for spent in one.times[who]]
        if COMMAND in name:
            notes.append(f"{who} = {name}: the time of a program of its own isn't measured, {len(times)} moves.")
            continue
        notes.append(
            f"{who} = {name}: {percentile(times, 0.5):.2f} ms a move (median), {percentile(times, 0.99):.1f} ms (99 %),"
            f" {sum(times) / max(len(times), 1):.2f} ms (mean) of processor time, {len(times)} moves with a choice."
        )
    return notes


def _contracts(seen: list[Seen]) -> list[str]:
    """Say how the contracts of each player ended."""
    notes = []
    for who in "AB":
        ended: Counter[str] = Counter()
        values = []
        for one in seen:
            for declarer, outcome, contract in one.contracts:
                if declarer == who:
                    ended[outcome] += 1
                    if outcome in {"made", "down"}:
                        values.append(contract)
        if values:
            notes.append(
                f"{who} made {ended['made']} contracts, went down in {ended['down']}, conceded {ended['conceded']};"
                f" the average contract was {sum(values) / len(values):.0f}."
            )
    return notes
