"""Statistics of finished games, for `/stats` and `/top`.

A game counts if it was played to its end, or was ended by a vote without its leader's consent, and nothing was taken
back. In other games only people who had left lose. Games with built-in players count too. The rating needs at least two
people and no hints, and compares only people. A seat counts for its person even if a built-in player stood in. A person
who has left for good wins nothing, and comes last. A seat that was taken over counts for the person who had it first,
up to that time.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.finished import details, rated_games, ratings, records
from bot.finished.ratings import Rating
from bot.finished.visibility import visible
from bot.people import Person, PersonKey, unique_names
from bot.ports.directory import CURVE, PLAYED_IN, Aggregates, Directory, month_of
from bot.ports.effects import Archived, Effect, Summed
from bot.table.calendar import date_at
from bot.table.deals import ScoreRow
from bot.table.ending import winners
from bot.table.masks import chats_told, is_masked
from bot.table.parts import Ending
from bot.table.table import Seat, Table
from bot.table.vacancies import counted_at, had_people
from bot.zones import UTC, ZONE, month_at


@dataclass(frozen=True, slots=True)
class Standing:
    """The sums of a person's finished games."""

    name: str = ""
    """The person's last name."""

    games: int = 0
    """Finished games."""

    wins: int = 0
    """Won games."""

    made: int = 0
    """Contracts made as the declarer."""

    down: int = 0
    """Contracts lost as the declarer."""

    conceded: int = 0
    """Hands conceded as the declarer."""

    hands: int = 0
    """Hands played to their end."""

    points: int = 0
    """Final totals, added up."""

    rated: int = 0
    """Games that counted for the rating."""

    strength: float = 0.0
    """See `bot.finished.ratings.Rating`."""

    doubt: float = 0.0
    """See `bot.finished.ratings.Rating`."""

    shared: int = 0
    """Games with at least two people."""

    left: int = 0
    """Games with at least two people that the person did not play to the end."""

    best: int | None = None
    """The most points won or the fewest lost in a hand; None where that was not noted yet."""

    @property
    def ended(self) -> int:
        """Games with at least two people that the person played to the end."""
        return self.shared - self.left

    @property
    def rating(self) -> int | None:
        """The rating in shown points; None before the first rated game."""
        return ratings.shown(Rating(self.strength, self.doubt)) if self.rated else None

    @property
    def finished(self) -> int | None:
        """The share of games with others that were played to the end, in percent; None for too few games."""
        return 100 * (self.shared - self.left) // self.shared if self.shared >= SHARE_FROM else None

    @property
    def is_provisional(self) -> bool:
        """Whether the rating is based on too few games."""
        return self.rated < ratings.SETTLED


SHARE_FROM = 10  # games with others; with fewer, the share of those played to the end is not told
RELIABLE = 80  # percent of games with others that a reliable player plays to the end

SUMMED = ("games", "wins", "made", "down", "conceded", "hands", "points", "rated", "shared", "left")
"""Sums of whole numbers."""

OF_RATING = ("rated", "strength", "doubt")
"""The sums behind a rating."""


def standing(name: str, numbers: Mapping[str, float]) -> Standing:
    """Build a standing from stored sums."""
    whole = {number: round(numbers.get(number, 0)) for number in SUMMED}
    strength, doubt = (float(numbers.get(name, 0.0)) for name in ("strength", "doubt"))
    best = numbers.get("best")
    return Standing(name, **whole, strength=strength, doubt=doubt, best=None if best is None else round(best))


async def counted(directory: Directory, table: Table, *, places: bool = True) -> tuple[Effect, ...]:
    """Return what archives a finished game for its people and chats, and adds it to their sums.

    A void game is not archived, and counts only as a loss for people who had left. The effects are unmet if a rating
    has changed meanwhile, or if a game that ended before anybody looked finds no place among a pair's rated games of
    the day: it is counted without `places` then.
    """
    if not table.kind.counts:
        return ()
    effects: list[Effect] = []
    people = [person.key for person in _counting(table).values()]
    if table.ending is not Ending.VOID:
        summary = records.summary(table, table.clock.turn_since).model_dump(mode="json")
        named = (*people, *(person.key for person in table.people))
        players = dict.fromkeys(key for key in named if not is_masked(table, key))
        effects.append(Archived(table.id, summary, tuple(players), tuple(chat.key for chat in chats_told(table))))
    if table.taken_back:
        return tuple(effects)
    day = table.rated_on
    if day is None and places and rated_games.may_be(table):
        day = date_at(table.clock.turn_since)
        effects += rated_games.places(table, day) if rated_games.can_be(table) else ()
    rated = bool(day) and rated_games.may_be(table) and rated_games.can_be(table)
    if table.rated_on and not rated:
        effects += rated_games.given_back(table, table.rated_on)
    known = dict(zip(people, await directory.sums(people), strict=True))
    one_more = added(table, known, rated=rated)
    chats = await sums_of(directory, table)
    in_chats = {f"{PLAYED_IN}{chat}": "1" for chat in chats}
    for person, new in one_more.items():
        was = {"rated": known[person].numbers.get("rated", 0.0)} if "rated" in new.numbers else {}
        own = details_added(table, person)
        name = {} if table.kind.own_names else {"name": new.name}
        words = {**_curve(known[person], new), **({} if is_masked(table, person) else {**name, **in_chats})}
        effects.append(Summed(person, {**new.numbers, **own.numbers}, {**new.most, **own.most}, words, was))
    known_here = {person: new for person, new in one_more.items() if not is_masked(table, person)}
    for chat in chats:
        numbers = {
            f"{person}|{what}": value for person, new in known_here.items() for what, value in new.numbers.items()
        }
        most = {f"{person}|{what}": value for person, new in known_here.items() for what, value in new.most.items()}
        effects.append(Summed(chat, numbers, most))
    return tuple(effects)


async def sums_of(directory: Directory, table: Table) -> list[str]:
    """Return the keys of the sums of chats, and of their months, that a game counts in."""
    chats = [chat for chat in table.kind.counted_in(table.chats) if not chat.private]
    months = [await _month_in(directory, chat.group.key, table.clock.turn_since) for chat in chats]
    return [*(chat.key for chat in chats), *(dict.fromkeys(months) if is_shared(table) else ())]


async def _month_in(directory: Directory, chat: str, now: float) -> str:
    """Return the key of the sums of a chat's present month, in the chat's own time zone."""
    zone = str((await directory.chat(chat)).get(ZONE, UTC))
    return month_of(chat, month_at(now, zone))


def is_shared(table: Table) -> bool:
    """Whether at least two people, forgotten ones included, have played a game from its beginning."""
    return len(had_people(table)) > 1


def added(table: Table, known: Mapping[str, Aggregates], *, rated: bool = True) -> dict[str, Aggregates]:
    """Return what a finished game adds, by person key. `known` has the sums before it, `rated` if ratings change."""
    people = _counting(table)
    # A forgotten person is rated like a beginner.
    forgotten = {index: Aggregates() for index, seat in enumerate(table.seats) if _is_forgotten(seat)}
    before = forgotten | {index: known.get(person.key, Aggregates()) for index, person in people.items()}
    changes = _rated(table, before) if rated else {}
    return {
        person.key: Aggregates(person.name, {**_played(table, index), **changes.get(index, {})}, _best(table, index))
        for index, person in people.items()
    }


def part_of(table: Table, person: Person) -> Mapping[str, float]:
    """Return what a finished game has added to a person's sums, ratings aside; nothing if it counts for others."""
    own = added(table, {}, rated=False).get(person.key)
    return {**own.numbers, **details_added(table, person.key).numbers} if own is not None else {}


def details_added(table: Table, person: PersonKey) -> Aggregates:
    """Return what a finished game adds to a person's further sums (`bot.finished.details`)."""
    index = next(index for index, one in _counting(table).items() if one.key == person)
    rows = _rows_of(table, index)
    numbers = details.added(table, index, rows, won=_won(table, index))
    return Aggregates(numbers=numbers, most=details.highest(rows, index))


def _curve(before: Aggregates, new: Aggregates) -> dict[str, str]:
    """Return the curve of a person's ratings after a game; nothing where it was not rated."""
    if "rated" not in new.numbers:
        return {}
    strength, doubt = (before.numbers.get(name, 0.0) + new.numbers[name] for name in ("strength", "doubt"))
    return {CURVE: ratings.curve_with(before.curve, Rating(strength, doubt))}


def _counting(table: Table) -> dict[int, Person]:
    """Return the people for whom the game counts, by seat; a seat that was taken over counts for its first person."""
    void = table.ending is Ending.VOID
    return {index: person for index, person in counted_at(table).items() if _has_left(table.seats[index]) or not void}


def _has_left(seat: Seat) -> bool:
    return seat.left or bool(seat.earlier)


def _was_absent(seat: Seat) -> bool:
    """Whether the person for whom a seat counts was absent at the end."""
    return _has_left(seat) or seat.stand_in


def _is_forgotten(seat: Seat) -> bool:
    return not (seat.earlier[0].person.key or seat.earlier[0].number) if seat.earlier else seat.forgotten


def _rows_of(table: Table, index: int) -> Sequence[ScoreRow]:
    """Return the rows of the score sheet that count for a seat's person."""
    earlier = table.seats[index].earlier
    return table.rows[: earlier[0].rows] if earlier else table.rows


def _played(table: Table, index: int) -> dict[str, float]:
    rows = _rows_of(table, index)
    ended = [row.result["outcome"] for row in rows if row.result["declarer"] == index]
    return {
        "games": 1,
        "shared": int(is_shared(table)),
        "left": int(is_shared(table) and _was_absent(table.seats[index])),
        "wins": int(_won(table, index)),
        **{outcome: ended.count(outcome) for outcome in ("made", "down", "conceded")},
        "hands": sum(row.counts for row in rows),
        "points": _total(table, index),
    }


def _best(table: Table, index: int) -> dict[str, float]:
    """Return the most that a seat has won in a hand; nothing for a game without a hand that counts."""
    won = [float(row.result["deltas"][index]) for row in _rows_of(table, index) if row.counts]
    return {"best": max(won)} if won else {}


def _total(table: Table, index: int) -> int:
    earlier = table.seats[index].earlier
    if earlier:
        return earlier[0].total
    return table.game.totals[index] if table.game is not None else 0


def _won(table: Table, index: int) -> bool:
    return index in winners(table) and not _has_left(table.seats[index])


def _rated(table: Table, known: Mapping[int, Aggregates]) -> dict[int, dict[str, float]]:
    if len(known) < 2 or table.game is None or not rated_games.can_be(table):
        return {}
    merits = {index: (not _has_left(table.seats[index]), _won(table, index), _total(table, index)) for index in known}
    places = [sum(other > merits[index] for other in merits.values()) for index in known]
    before = [Rating(one.numbers.get("strength", 0.0), one.numbers.get("doubt", 0.0)) for one in known.values()]
    changes = ratings.rated(before, places)
    return {
        index: {"rated": 1, "strength": change.strength, "doubt": change.doubt}
        for index, change in zip(known, changes, strict=True)
    }


def is_reliable(one: Standing) -> bool:
    """Whether a person plays four of five games with others to the end, or is new."""
    return one.finished is None or one.finished >= RELIABLE


async def players_in(directory: Directory, sums: str) -> list[Standing]:
    """Return the players of a chat or of a month of it (`month_of`) over the games there; ratings count all games.

    They have the names of their last games, namesakes told apart. People who hide their numbers are not among them.
    """
    here = await directory.sums_in(sums)
    shown = await visible(directory, here)
    known = dict(zip(shown, await directory.sums(shown), strict=True))
    names = unique_names({person: own.name for person, own in known.items() if own.name})
    return [
        standing(name, {**here[person], **{one: known[person].numbers.get(one, 0.0) for one in OF_RATING}})
        for person, name in names.items()
    ]


async def standings_in(directory: Directory, month: str) -> Sequence[Standing]:
    """Return the players of a chat's month (`month_of`).

    They are sorted by wins, then with fewer games left early, then with more games played to the end. People who have
    played none to the end come last (`placed`).
    """
    players = await players_in(directory, month)
    return sorted(players, key=lambda one: (not one.ended, -one.wins, one.left, -one.ended, one.name))


def placed(standings: Sequence[Standing]) -> Sequence[Standing]:
    """Return the players who have a place in a month: they have played a game with others to the end."""
    return [one for one in standings if one.ended]


def ranked(standings: Iterable[Standing]) -> Sequence[Standing]:
    """Sort the players of a chat: by rating, provisional ones last."""
    return sorted(
        standings,
        key=lambda one: (one.is_provisional, not one.rated, -(one.rating or 0), -one.wins, one.games, one.name),
    )
