"""The command line that matches and tournaments share: who plays, by which rules, how many deals or games."""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bench.players.kept import results
from bench.players.match import Seen, tasks
from bench.players.named import KINDS, check
from bench.players.own import Fault
from engine.errors import EngineError
from engine.rules import PRESETS


def parser(program: str, description: str) -> argparse.ArgumentParser:
    """Return a parser of the options that all matches have."""
    made = argparse.ArgumentParser(
        prog=f"python -m bench {program}",
        description=description,
        epilog=f"Players:\n{KINDS}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--preset", action="append", choices=PRESETS, metavar="PRESET", help="polish; may be repeated")
    made.add_argument("--option", action="append", default=[], metavar="NAME=JSON", help="a rule that is otherwise")
    made.add_argument("--seats", type=int, help="three where the preset has them")
    made.add_argument("--deals", type=int, default=0, help="deals for the points a hand (200)")
    made.add_argument("--games", type=int, default=0, help="whole games for the share won")
    made.add_argument("--seed", default="1", help="which deals")
    made.add_argument("--jobs", type=int, default=1, help="processes")
    made.add_argument("--into", type=Path, help="a file that keeps results: a stopped match goes on there")
    return made


class Matches:
    """The matches that a command line asks for."""

    def __init__(self, of: argparse.ArgumentParser, given: argparse.Namespace, players: Iterable[str]) -> None:
        """Take the parsed line and the names in it. A name that is no player ends the program with a message."""
        self._parser = of
        self._given = given
        for name in players:
            try:
                check(name)
            except ValueError as error:
                of.error(str(error))
        deals = given.deals or (0 if given.games else 200)
        self.presets: list[str] = given.preset or [PRESETS[0]]
        """The presets to be played, in order."""

        self.measures = [
            (title, count, whole)
            for title, count, whole in (("points a hand", deals, False), ("share of games won", given.games, True))
            if count
        ]
        """What is measured: its title, of how many deals or games, and whether they are whole games."""

        self._options: dict[str, Any] = {
            name: json.loads(value) for name, _, value in (entry.partition("=") for entry in given.option)
        }

    def played(self, a: str, b: str, preset: str, count: int, *, whole: bool) -> list[Seen]:
        """Play a match of two players. What a player of one's own does wrong ends the program with a message."""
        given = self._given
        more = {"whole": whole, "seed": given.seed, "options": self._options}
        try:
            return results(list(tasks(a, b, preset, given.seats, count, **more)), given.jobs, given.into)
        except (Fault, EngineError) as error:
            self._parser.error(str(error))
