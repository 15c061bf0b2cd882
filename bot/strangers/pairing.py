"""Who sits down with whom: the longest wait first, free seats before new tables, and who may move. Pure.

There are too many tables exactly if the people of the one with the fewest would all find a free seat at others.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.people import PersonKey
from bot.strangers.queue import Game, Queue, Waiting

PATIENCE = 20.0  # seconds of waiting until a game begins with built-in players
LOOK = 2.0  # seconds between two looks at the tables while somebody waits
LOOK_AROUND = 10.0  # the same while nobody waits, where the people of a table could move to others

Avoids = Callable[[PersonKey, PersonKey], bool]
"""Whether one of two people does not want to meet the other, whichever."""


@dataclass(frozen=True, slots=True)
class Room:
    """A table that has room, or will have."""

    code: str
    """Its code."""

    people: tuple[PersonKey, ...]
    """The keys of the people who sit there or are about to."""

    free: int
    """How many more can be seated."""

    shut: frozenset[PersonKey] = frozenset()
    """The keys of people who cannot come in, as they have given up a seat there."""

    plays: bool = True
    """Whether a game goes on there; nobody moves away or comes from another table while the next one is awaited."""


def paired(
    queue: Queue,
    rooms: Iterable[Room],
    seats: int,
    avoids: Avoids,
    now: float,
    patience: float = PATIENCE,
) -> Queue:
    """Seat whoever can be seated. `seats` is the number of seats of a new table, which has no code yet.

    The people of a table who all wait meanwhile are newcomers like others, but are only seated together, get no new
    table, and no seat beside somebody who sits alone and has not asked for company.
    """
    found, unplaced = {room.code: room for room in rooms}, list[Waiting]()
    for one in queue.waiting:
        if one not in queue.waiting:
            continue  # seated with others of their table, or somebody comes to it
        party = _party(queue, one, found)
        places = _places([member.person.key for member in party], _open_to(queue, one, found.values()), avoids)
        if not places:
            unplaced += [] if queue.plays(one) else [one]
            continue
        found.pop(one.holds, None)  # their own table closes
        for member, code in zip(party, places, strict=True):
            found[code] = _with(found[code], member.person.key)
            game = queue.game(code) or Game(code=code)
            waiting = (other for other in queue.waiting if other != member and other.holds != code)
            queue = queue.replace(waiting=tuple(waiting)).with_game(game.replace(coming=(*game.coming, member)))
    while (group := _next_group(unplaced, seats, avoids, now - patience)) is not None:
        unplaced = list(_rest(tuple(unplaced), group))
        queue = queue.replace(
            waiting=_rest(queue.waiting, group),
            games=(*queue.games, Game(code="", begins=now, coming=tuple(group))),
        )
    return queue


def offers(rooms: Sequence[Room], avoids: Avoids) -> Mapping[str, int]:
    """Return the tables whose people are to be asked whether they move: those with the fewest people that can.

    By code, with the number of people who sit at the fullest table that they would come to.
    """
    found = dict[str, tuple[int, int]]()
    for room in rooms:
        alone = len(room.people) == 1
        others = [other for other in rooms if other.code != room.code and other.plays]
        others = [other for other in others if alone or len(other.people) > 1]
        places = _places(room.people, others, avoids) if room.plays else None
        if places:
            found[room.code] = len(room.people), max(len(other.people) for other in others if other.code in places)
    fewest = min((people for people, _ in found.values()), default=0)
    return {code: company for code, (people, company) in found.items() if people == fewest}


def next_look(queue: Queue, now: float) -> float | None:
    """Return when the queue has to be looked at again, in seconds since the epoch; None if nothing is to come."""
    times = [game.begins for game in queue.games if game.begins is not None]
    if queue.waiting:
        times.append(now + LOOK)
    elif len(queue.games) > 1:
        times.append(now + LOOK_AROUND)
    times += [at for one in queue.waiting if (at := one.since + PATIENCE) > now]
    return min(times, default=None)


def _fullest(rooms: Iterable[Room]) -> Sequence[Room]:
    return sorted(rooms, key=lambda room: -len(room.people))


def _may_come(person: PersonKey, room: Room, avoids: Avoids) -> bool:
    return room.free > 0 and person not in room.shut and not any(avoids(person, other) for other in room.people)


def _places(people: Sequence[PersonKey], rooms: Sequence[Room], avoids: Avoids) -> tuple[str, ...] | None:
    """Return the code of a table with a free seat for each of some people, the fullest first; None without enough."""
    if not people:
        return ()
    first, *others = people
    for room in _fullest(rooms):
        if _may_come(first, room, avoids):
            left = [_with(other, first) if other is room else other for other in rooms]
            places = _places(others, left, avoids)
            if places is not None:
                return (room.code, *places)
    return None


def _with(room: Room, person: PersonKey) -> Room:
    return replace(room, people=(*room.people, person), free=room.free - 1)


def _party(queue: Queue, one: Waiting, rooms: Mapping[str, Room]) -> tuple[Waiting, ...]:
    """Return who is seated together with somebody who waits: nobody as long as not all of their table do."""
    if not queue.plays(one):
        return (one,)
    party = tuple(other for other in queue.waiting if other.holds == one.holds)
    room = rooms.get(one.holds)
    agree = room is not None and room.plays and set(room.people) == {other.person.key for other in party}
    return party if agree else ()


def _open_to(queue: Queue, one: Waiting, rooms: Iterable[Room]) -> list[Room]:
    """Return the tables that somebody who waits may come to, if there is room."""
    if not queue.plays(one):
        return list(rooms)
    others = (room for room in rooms if room.plays and room.code != one.holds)
    return [room for room in others if len(room.people) != 1 or queue.has(room.people[0])]


def _next_group(unplaced: Sequence[Waiting], seats: int, avoids: Avoids, before: float) -> list[Waiting] | None:
    """Return people who get a table of their own now: enough, or one who has waited since `before`; None for nobody."""
    for first in unplaced:
        group = [first]
        for other in unplaced:
            if other is not first and not any(avoids(other.person.key, one.person.key) for one in group):
                group.append(other)
        group = group[:seats]
        if len(group) == seats or first.since <= before:
            return group
    return None


def _rest(people: Sequence[Waiting], gone: Sequence[Waiting]) -> tuple[Waiting, ...]:
    return tuple(one for one in people if one not in gone)
