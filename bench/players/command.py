"""`python -m bench players`: a match between two built-in players, and its result."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from math import nan
from pathlib import Path
from statistics import stdev

from bench.players.kept import results
from bench.players.match import Seen, interval, tasks
from bench.players.named import KINDS, check
from bench.report import Section, percentile
from engine.rules import PRESETS

ONE_SIDED = 1.645 / 1.96
LEAST = "At least: the lower end of the one-sided 95 % interval. S.d.: of one deal or game, played twice."


def sections(arguments: list[str]) -> Iterator[Section]:
    """Play the matches that a command line describes, one for each preset."""
    parser = argparse.ArgumentParser(
        prog="python -m bench players",
        description="Two players at the same deals, each once in either's seats.",
        epilog=f"Players:\n{KINDS}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--a", default="hard", help="the one player (hard)")
    parser.add_argument("--b", default="normal", help="the other (normal)")
    parser.add_argument("--preset", action="append", choices=PRESETS, metavar="PRESET", help="polish; may be repeated")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON", help="a rule that is otherwise")
    parser.add_argument("--seats", type=int, help="three where the preset has them")
    parser.add_argument("--deals", type=int, default=0, help="deals for the points a hand")
    parser.add_argument("--games", type=int, default=0, help="whole games for the share won")
    parser.add_argument("--seed", default="1", help="which deals")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--into", type=Path, help="a file that keeps results: a stopped match goes on there")
    given = parser.parse_args(arguments)
    for name in (given.a, given.b):
        try:
            check(name)
        except ValueError as error:
            parser.error(str(error))
    if not given.deals and not given.games:
        given.deals = 200
    options = {name: json.loads(value) for name, _, value in (entry.partition("=") for entry in given.option)}
    for preset in given.preset or [PRESETS[0]]:
        yield _match(given, preset, options)


def _match(given: argparse.Namespace, preset: str, options: dict[str, object]) -> Section:
    rows: list[tuple[str | int | float | None, ...]] = []
    everything: list[Seen] = []
    for count, whole, title in ((given.deals, False, "points a hand"), (given.games, True, "share of games won")):
        if not count:
            continue
        more = {"whole": whole, "seed": given.seed, "options": options}
        made = tasks(given.a, given.b, preset, given.seats, count, **more)
        seen = results(list(made), given.jobs, given.into)
        everything += seen
        values = [one.difference for one in seen]
        (mean, half), digits = interval(values), 3 if whole else 1
        least = mean - half * ONE_SIDED
        spread = stdev(values) if count > 1 else nan
        rows.append((title, count, mean, f"± {half:.{digits}f}", f"{least:+.{digits}f}", f"{spread:.{digits}f}"))
    return Section(
        f"{given.a} against {given.b}: {preset}",
        ("of A more than of B" if not given.games else "A", "deals or games", "average", "95 %", "at least", "s.d."),
        rows,
        (LEAST, *_times(given, everything), *_contracts(everything)),
    )


def _times(given: argparse.Namespace, seen: list[Seen]) -> list[str]:
    notes = []
    for who, name in (("A", given.a), ("B", given.b)):
        times = [spent for one in seen for spent in one.times[who]]
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
