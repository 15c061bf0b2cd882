"""Results of a day: of the people of a chat by name, and of all people together.

A person without an account can play repeatedly under other names. So the results of a room without accounts count only
in that room.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from bot.daily.day import Day
from bot.people import Person, unique_names
from bot.ports.days import ALL, DayResults

REGULAR = 4  # days of the last seven
NO_ACCOUNTS = "web"  # the platform without accounts: each of its chats is a separate room


def _room_of(chat: str) -> str:
    return chat if chat.partition(":")[0] == NO_ACCOUNTS else ALL


async def results_in(days: DayResults, day: Day, chat: str) -> list[tuple[str, int]]:
    """Return the names and points of a chat's people who have finished a day, best first."""
    people, room = await days.players(chat), _room_of(chat)
    reached = await days.points(day.date, [day.mark_of(person) for person in people], room=room)
    found = {person: points for person, points in zip(people, reached, strict=True) if points is not None}
    names = unique_names({person: people[person] for person in found})
    return sorted(((names[person], points) for person, points in found.items()), key=lambda one: (-one[1], one[0]))


async def all_regulars_have_played(days: DayResults, day: Day, week: Sequence[Day], chat: str) -> bool:
    """Whether everybody in a chat who has finished `REGULAR` days of the week before a day has finished it too."""
    people, room = await days.players(chat), _room_of(chat)
    finished = Counter[str]()
    for one in (*week, day):
        reached = await days.points(one.date, [one.mark_of(person) for person in people], room=room)
        done = [person for person, points in zip(people, reached, strict=True) if points is not None]
        if one is day:
            regular = {person for person, count in finished.items() if count >= REGULAR}
            return bool(regular) and regular <= set(done)
        finished.update(done)
    return False


async def finished_in(days: DayResults, day: Day, chat: str) -> list[str]:
    """Return the names of a chat's people who have finished a day, in alphabetical order, which hides their results."""
    return sorted(name for name, _ in await results_in(days, day, chat))


def counted_with(person: Person, served: Collection[str]) -> str:
    """Return the scope of the statistics for a person: ALL or the key of their room. `served` are platforms."""
    return ALL if set(served) - {NO_ACCOUNTS} else person.room
