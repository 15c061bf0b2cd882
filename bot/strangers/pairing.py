"""Who sits down with whom: the longest wait first, free seats before new tables. Pure."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.people import PersonKey
from bot.strangers.queue import Game, Queue, Waiting

PATIENCE = 20.0  # seconds of waiting until a game begins with built-in players
LOOK = 2.0  # seconds between two looks at the tables while somebody waits
LOOK_AROUND = 10.0  # the same while nobody waits, where somebody who sits alone could move to another table

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


def paired(
    queue: Queue,
    rooms: Iterable[Room],
    seats: int,
    avoids: Avoids,
    now: float,
    patience: float = PATIENCE,
) -> Queue:
    """Seat whoever can be seated. `seats` is the number of seats of a new table, which has no code yet.

    Somebody who sits alone and waits meanwhile is a newcomer like others, but begins no table with built-in players;
    and takes no seat beside somebody who sits alone and has not asked for company.
    """
    found, unplaced = {room.code: room for room in rooms}, list[Waiting]()
    for one in queue.waiting:
        if one not in queue.waiting:
            continue  # somebody comes to their table
        room = next((room for room in _fullest(found.values()) if _fits(queue, one, room, avoids)), None)
        if room is None:
            unplaced.append(one)
            continue
        found[room.code] = replace(room, people=(*room.people, one.person.key), free=room.free - 1)
        found.pop(one.holds, None)  # their own table closes
        game = queue.game(room.code) or Game(code=room.code)
        queue = queue.replace(
            waiting=tuple(other for other in queue.waiting if other != one and other.holds != room.code)
        )
        queue = queue.with_game(game.replace(coming=(*game.coming, one)))
    while (group := _next_group(queue, unplaced, seats, avoids, now - patience)) is not None:
        unplaced = list(_rest(tuple(unplaced), group))
        queue = queue.replace(
            waiting=_rest(queue.waiting, group),
            games=(*queue.games, Game(code="", begins=now, coming=tuple(group))),
        )
    return queue


def company(rooms: Sequence[Room], avoids: Avoids) -> Mapping[str, int]:
    """Return for each table how many people somebody who sits there alone could move to; 0 for nobody."""
    found = dict.fromkeys((room.code for room in rooms), 0)
    for room in rooms:
        if len(room.people) == 1:
            others = (one for one in rooms if one.code != room.code and _may_come(room.people[0], one, avoids))
            found[room.code] = max((len(one.people) for one in others), default=0)
    return found


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


def _fits(queue: Queue, one: Waiting, room: Room, avoids: Avoids) -> bool:
    if room.code == one.holds or not _may_come(one.person.key, room, avoids):
        return False
    asks_first = _plays(queue, one) and len(room.people) == 1
    return not asks_first or queue.has(room.people[0])


def _plays(queue: Queue, one: Waiting) -> bool:
    return one.holds != queue.id


def _next_group(
    queue: Queue, unplaced: Sequence[Waiting], seats: int, avoids: Avoids, before: float
) -> list[Waiting] | None:
    """Return people who get a table of their own now: enough, or one who has waited since `before`; None for nobody."""
    for first in unplaced:
        group = [first]
        for other in unplaced:
            if other is not first and not any(avoids(other.person.key, one.person.key) for one in group):
                group.append(other)
        group = group[:seats]
        if len(group) == seats or (not _plays(queue, first) and first.since <= before):
            return group
    return None


def _rest(people: Sequence[Waiting], gone: Sequence[Waiting]) -> tuple[Waiting, ...]:
    return tuple(one for one in people if one not in gone)
