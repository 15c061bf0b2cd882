"""A series: the sum of several evenings of a chat. Each person's best evenings count."""

from collections.abc import Iterable
from fractions import Fraction

from engine.naming import Named
from engine.tournament.model import Person, Points, Tournament
from engine.tournament.standings import Standing, standings

MOST_RANKED = 500  # people in the standings at most; the last ones make room


class Ranked(Named):
    """A person in the standings of a series."""

    person: Person
    """The person."""

    evenings: int
    """How many evenings they have played."""

    won: int
    """How many of them they have won."""

    counted: tuple[Points, ...]
    """The points of the evenings that count, the best first."""

    place: int = 0
    """The place, from 1; equal people have the same."""

    @property
    def points(self) -> Fraction:
        """The points of the series."""
        return sum(self.counted, Fraction(0))


def added(ranked: tuple[Ranked, ...], evening: Tournament, best: int) -> tuple[Ranked, ...]:
    """Add a finished evening to the standings. `best` evenings of each person count."""
    found = {one.person.key: one for one in ranked}
    for row in standings(evening):
        person = evening.players[row.player - 1].person
        if not person.key or not _has_played(row):
            continue
        before = found.get(person.key) or Ranked(person=person, evenings=0, won=0, counted=())
        counted = sorted((*before.counted, row.points), reverse=True)[:best]
        won = before.won + (row.place == 1)
        found[person.key] = Ranked(person=person, evenings=before.evenings + 1, won=won, counted=tuple(counted))
    return placed(found.values())[:MOST_RANKED]


def _has_played(row: Standing) -> bool:
    return any(line.kind in {"table", "bye"} and not line.forfeited for line in row.lines)


def placed(ranked: Iterable[Ranked]) -> tuple[Ranked, ...]:
    """Return people in order, with their places: by points, then by evenings won."""
    ordered = sorted(ranked, key=_merits)
    places: dict[tuple[Fraction, int], int] = {}
    for place, one in enumerate(ordered, 1):
        places.setdefault(_merits(one), place)
    return tuple(one.model_copy(update={"place": places[_merits(one)]}) for one in ordered)


def _merits(one: Ranked) -> tuple[Fraction, int]:
    return (-one.points, -one.won)
