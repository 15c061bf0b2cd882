"""Drawing the rounds of tournaments: how long it takes, and how often somebody meets somebody again."""

import hashlib
import random
import time
from collections.abc import Sequence

from bench.report import Cell, Section, median
from engine.tournament import director, draw, questions
from engine.tournament.actions import Count, Draw, Join
from engine.tournament.model import Person, Result, Secrets, Tournament
from engine.tournament.settings import Settings

LONG = 7
"""Rounds of the longer tournaments of the smallest size: there people have met nearly everybody."""

SIZES = (15, 16, 17, 18, 20, 21, 24, 27, 30, 45, 60, 90, 150, 300)
ORGANISER = Person(key="organiser", name="organiser")


def measure(*, quick: bool) -> Section:
    """Play tournaments with random results, fewer of the larger ones, and look at every round but the first."""
    rows: list[Sequence[Cell]] = []
    for people, rounds in ((SIZES[0], LONG), *((people, None) for people in SIZES[:: 6 if quick else 1])):
        tournaments = max(1, (30 if quick else 3000) // people)
        draws = again = pairs = 0
        seconds: list[float] = []
        for seed in range(tournaments):
            tournament, took = _played(people, rounds, seed)
            seconds += took
            for number in range(2, tournament.round + 1):
                before, _ = draw.history(tournament.rounds[: number - 1])
                now, _ = draw.history(tournament.rounds[number - 1 : number])
                met = sum(both in before for both in now)
                draws, again, pairs = draws + 1, again + bool(met), pairs + met
        name = f"{people}, {rounds} rounds" if rounds else str(people)
        rows.append((name, tournaments, draws, again, pairs, median(seconds) * 1000, max(seconds) * 1000))
    return Section(
        "10. Tournaments: drawing a round after the first",
        ("people", "tournaments", "draws", "with a rematch", "pairs again", "ms (median)", "ms (longest)"),
        rows,
        (
            "Tables of three, as many rounds as are usual for so many people, random results.",
            "Processor time of the whole draw: standings, pairing, seats and first dealers.",
        ),
    )


def _played(people: int, rounds: int | None, seed: int) -> tuple[Tournament, list[float]]:
    """Play one tournament; return it, and the seconds that each draw after the first took."""
    chance = random.Random(seed)  # noqa: S311 - the same tournaments in every run
    tournament = director.new("BENCH", Settings(name="Bench", rounds=rounds), ORGANISER, _secrets(seed, 1))
    for number in range(people):
        tournament = director.apply(tournament, Join(Person(key=str(number), name=str(number))))
    took: list[float] = []
    while questions.due(tournament) is not questions.Due.FINISH:
        following = tournament.round + 1
        codes = tuple(f"{following}-{table}" for table in range(questions.tables_needed(tournament)))
        action = Draw(ORGANISER.key, codes, _secrets(seed, following + 1))
        start = time.process_time()
        tournament = director.apply(tournament, action)
        took.append(time.process_time() - start)
        for table in range(1, len(codes) + 1):
            tournament = director.apply(tournament, Count(following, table, _result(chance)))
    return tournament, took[1:]


def _result(chance: random.Random) -> Result:
    winner = chance.randrange(3)
    totals = [1000 if seat == winner else chance.randrange(-200, 990, 10) for seat in range(3)]
    return Result(totals=tuple(totals), winners=(winner,))


def _secrets(seed: int, number: int) -> Secrets:
    lot, deals = (hashlib.sha256(f"{what} {seed} {number}".encode()).hexdigest() for what in ("lot", "deals"))
    return Secrets(lot=lot, deals=deals)
