"""Tournaments for tests: people P1, P2 …, secrets made from a number, results set by the test."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from types import SimpleNamespace

from engine.tournament import questions, rounds
from engine.tournament.model import Person, Result, Secrets, Tournament
from engine.tournament.settings import Settings
from engine.tournament.standings import seat_results, standings
from tests.engine.tournament.acts import Act, Count, Draw, Finish, Join

CODE = "SKORO"
SALT = 1787  # the lot of round 1 of nine people is then the one of the tournament that was calculated by hand
ORGANISER = Person(key="organiser", name="Ewa")


def person(number: int) -> Person:
    return Person(key=f"key {number}", name=f"P{number}")


def secrets(number: int) -> Secrets:
    """The secrets of a round, the same for the same number."""
    lot, deals = (hashlib.sha256(f"{what} {number} {SALT}".encode()).hexdigest() for what in ("lot", "deals"))
    return Secrets(lot=lot, deals=deals)


def opened(people: int = 0, first: int = 1, **settings: object) -> Tournament:
    """A tournament in registration with so many people; ``first`` is the number of round 1's secrets."""
    chosen = Settings(**{"name": "Cup", **settings})
    tournament = rounds.new(CODE, chosen, ORGANISER, secrets(first))
    return after(tournament, *(Join(person(number)) for number in range(1, people + 1)))


def after(tournament: Tournament, *acts: Act) -> Tournament:
    for act in acts:
        tournament = act(tournament)
    return tournament


def codes(tournament: Tournament) -> tuple[str, ...]:
    number = tournament.round + 1
    return tuple(f"R{number}T{table}" for table in range(1, questions.tables_needed(tournament) + 1))


def drawn(tournament: Tournament, first: int = 1) -> Tournament:
    """The tournament with its next round drawn."""
    return after(tournament, Draw(ORGANISER.key, codes(tournament), secrets(first + tournament.round + 1)))


def won(table: Sequence[int | None], *order: int | None, totals: Sequence[int] = (1000, 500, 200, 100)) -> Result:
    """The result of a table at which the players finish in this order; the first is the winner by the rules."""
    by_number = dict(zip(order, totals, strict=False))
    return Result(totals=tuple(by_number[number] for number in table), winners=(table.index(order[0]),))


def in_order(tournament: Tournament, table: int, *order: int | None, totals: Sequence[int] = (1000, 500, 200, 100)):
    """Count the result of a table of the last round: its players finish in this order."""
    seats = tournament.rounds[-1].tables[table - 1].seats
    return after(tournament, Count(tournament.round, table, won(seats, *order, totals=totals)))


def random_result(seats: Sequence[int | None], chance: random.Random, absent: float = 0.0) -> Result:
    totals = [chance.randrange(-300, 1000, 10) for _ in seats]
    if chance.random() < 0.2:
        totals[chance.randrange(len(seats))] = totals[0]
    winners: tuple[int, ...] = ()
    if chance.random() < 0.8:
        winner = chance.randrange(len(seats))
        totals[winner], winners = 1000, (winner,)
    away = tuple(seat for seat, one in enumerate(seats) if one is not None and chance.random() < absent)
    return Result(totals=tuple(totals), winners=winners, absent=away)


def played(tournament: Tournament, chance: random.Random, absent: float = 0.0) -> Tournament:
    """The tournament with random results at all unfinished tables of its last round."""
    for table in questions.tables_left(tournament):
        seats = tournament.rounds[-1].tables[table - 1].seats
        tournament = after(tournament, Count(tournament.round, table, random_result(seats, chance, absent)))
    return tournament


def whole(people: int, seed: int = 0, **settings: object) -> Tournament:
    """A finished tournament with random results."""
    chance = random.Random(seed)
    tournament = opened(people, first=seed * 100, **settings)
    while questions.due(tournament) is not questions.Due.FINISH:
        tournament = played(drawn(tournament, first=seed * 100), chance)
    return after(tournament, Finish(None))


def tables(tournament: Tournament) -> list[set[int | None]]:
    """The people of each table of the last round, as sets."""
    return [set(table.seats) for table in tournament.rounds[-1].tables]


def people(tournament: Tournament) -> list[list[int]]:
    """The people of each table of the last round, ascending, fillers left out."""
    return [sorted(one for one in table.seats if one) for table in tournament.rounds[-1].tables]


def handed_out(tournament: Tournament, number: int) -> SimpleNamespace:
    """The points of a round: gained by players, given by tables and byes, and given to nobody."""
    drawn, bye = tournament.rounds[number - 1], tournament.settings.place_points[1]
    out = {one.player for one in tournament.penalties if (one.round, one.taken_back) == (number, False)}
    seats = [
        (seated, one)
        for index, table in enumerate(drawn.tables, start=1)
        for seated, one in zip(table.seats, seat_results(tournament, number, index), strict=False)
    ]
    before, now = (sum(row.points for row in standings(tournament, after)) for after in (number - 1, number))
    return SimpleNamespace(
        given=now - before,
        tables=sum(one.points for _, one in seats),
        byes=bye * len(drawn.byes),
        kept_back=sum(one.points for seated, one in seats if seated is None or one.forfeited)
        + bye * len(out & set(drawn.byes)),
    )


def everybody(found: Iterable[Iterable[int]]) -> list[int]:
    return sorted(number for table in found for number in table)
