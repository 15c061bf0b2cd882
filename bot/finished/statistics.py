"""What finished games come to for the people who played them: behind `/stats` and `/top`.

A game counts when it has been played to its end, or was ended by a vote in which its leader did not agree; else only
those lose who had left it. Games with built-in players count too, but for the rating only where at least two people
played, without hints, and then among the people. A seat counts for its person though a built-in player stood in; but
somebody who has left for good wins nothing, and comes last.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.finished import ratings, records
from bot.finished.ratings import Rating
from bot.people import Person
from bot.ports.directory import Aggregates, Directory
from bot.table.ending import winners
from bot.table.table import Ending, Table


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody's finished games add up to."""

    name: str = ""
    """What they were called last."""

    games: int = 0
    """Games played to their end."""

    wins: int = 0
    """How many of them were won."""

    made: int = 0
    """Contracts made as the declarer."""

    down: int = 0
    """Contracts lost as the declarer."""

    conceded: int = 0
    """Hands given up as the declarer."""

    hands: int = 0
    """Hands played to their end."""

    points: int = 0
    """Final totals, added up."""

    rated: int = 0
    """Games that counted for the rating."""

    strength: float = 0.0
    """As in `bot.finished.ratings.Rating`."""

    doubt: float = 0.0
    """As in `bot.finished.ratings.Rating`."""

    @property
    def rating(self) -> int | None:
        """The rating as it is shown, None before the first game that counts for it."""
        return ratings.shown(Rating(self.strength, self.doubt)) if self.rated else None

    @property
    def is_provisional(self) -> bool:
        """Whether too few games have been rated to say much."""
        return self.rated < ratings.SETTLED


SUMMED = ("games", "wins", "made", "down", "conceded", "hands", "points", "rated")
"""The whole numbers that add up."""


def standing(name: str, numbers: Mapping[str, float]) -> Standing:
    """Return stored sums as what they mean."""
    whole = {number: round(numbers.get(number, 0)) for number in SUMMED}
    strength, doubt = (float(numbers.get(name, 0.0)) for name in ("strength", "doubt"))
    return Standing(name, **whole, strength=strength, doubt=doubt)


async def take_in(directory: Directory, table: Table) -> None:
    """Remember a finished game under its people and chats, and add it to what they have come to, once.

    Of a void game nothing is remembered but the loss of those who had left it.
    """
    if not table.kind.counts or await directory.was_counted(table.id):
        return
    people = [person.key for person in _counting(table).values()]
    if table.ending is not Ending.VOID:
        summary = records.summary(table, table.clock.turn_since).model_dump(mode="json")
        await directory.archive(table.id, summary, people, [chat.key for chat in table.chats])
    known = dict(zip(people, await directory.sums(people), strict=True))
    groups = [chat.key for chat in table.kind.counted_in(table.chats) if not chat.private]
    await directory.count(table.id, added(table, known), groups)


def added(table: Table, known: Mapping[str, Aggregates]) -> dict[str, Aggregates]:
    """Return by person key what a finished game adds. `known` has the sums before it."""
    people = _counting(table)
    forgotten = {
        index: Aggregates() for index, seat in enumerate(table.seats) if seat.forgotten
    }  # rated like a beginner
    rated = _rated(table, forgotten | {index: known.get(person.key, Aggregates()) for index, person in people.items()})
    return {
        person.key: Aggregates(person.name, {**_played(table, index), **rated.get(index, {})})
        for index, person in people.items()
    }


def _counting(table: Table) -> dict[int, Person]:
    """Return for whom the game counts, by seat."""
    void = table.ending is Ending.VOID
    return {
        index: seat.person
        for index, seat in enumerate(table.seats)
        if seat.person is not None and (seat.left or not void)
    }


def _played(table: Table, index: int) -> dict[str, float]:
    ended = [row.result["outcome"] for row in table.rows if row.result["declarer"] == index]
    return {
        "games": 1,
        "wins": int(_won(table, index)),
        **{outcome: ended.count(outcome) for outcome in ("made", "down", "conceded")},
        "hands": sum(row.counts for row in table.rows),
        "points": table.game.totals[index] if table.game is not None else 0,
    }


def _won(table: Table, index: int) -> bool:
    return index in winners(table) and not table.seats[index].left


def _rated(table: Table, known: Mapping[int, Aggregates]) -> dict[int, dict[str, float]]:
    if len(known) < 2 or table.game is None or table.ending is Ending.VOID or table.hints:
        return {}
    totals = table.game.totals
    merits = {index: (not table.seats[index].left, _won(table, index), totals[index]) for index in known}
    places = [sum(other > merits[index] for other in merits.values()) for index in known]
    before = [Rating(one.numbers.get("strength", 0.0), one.numbers.get("doubt", 0.0)) for one in known.values()]
    changes = ratings.rated(before, places)
    return {
        index: {"rated": 1, "strength": change.strength, "doubt": change.doubt}
        for index, change in zip(known, changes, strict=True)
    }


def ranked(standings: Iterable[Standing]) -> Sequence[Standing]:
    """Return a chat's players in the order of its table: by rating, those first whose rating is settled."""

    def merit(one: Standing) -> tuple[bool, bool, int, int, int]:
        return not one.is_provisional, one.rated > 0, one.rating or 0, one.wins, -one.games

    return sorted(standings, key=lambda one: (*(-part for part in merit(one)), one.name))
