"""What people have reached on a day: those of a chat by name, and all whose results are counted together.

Whoever has no account can come as often as they like under another name. So the results of a room without accounts
stand in that room alone.
"""

from collections.abc import Collection

from bot.daily.day import Day
from bot.people import Chat, Person
from bot.ports.days import ALL, DayResults

NO_ACCOUNTS = "web"  # the platform whose people have none: each chat of it is a room of its own


def chat_key(chat: Chat) -> str:
    """Return the key of the chat that has a table of the day: all topics of a group have one."""
    return chat.model_copy(update={"thread": None}).key


async def results_in(days: DayResults, day: Day, chat: str) -> list[tuple[str, int]]:
    """Return the names and points of a chat's people who have finished a day, best first."""
    people = await days.players(chat)
    room = chat if chat.partition(":")[0] == NO_ACCOUNTS else ALL
    reached = await days.points(day.date, [day.mark_of(person) for person in people], room=room)
    found = [(name, points) for name, points in zip(people.values(), reached, strict=True) if points is not None]
    return sorted(found, key=lambda one: (-one[1], one[0]))


async def finished_in(days: DayResults, day: Day, chat: str) -> list[str]:
    """Return the names of a chat's people who have finished a day, in alphabetical order: it tells no result."""
    return sorted(name for name, _ in await results_in(days, day, chat))


def counted_with(person: Person, served: Collection[str]) -> str:
    """Return whose numbers somebody is shown, by the key of their room or ALL. `served` are the process's platforms."""
    return ALL if set(served) - {NO_ACCOUNTS} else person.room
