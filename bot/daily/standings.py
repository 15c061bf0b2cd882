"""What the people of a chat have reached on a day."""

from bot.daily.model import Day
from bot.people import Chat
from bot.ports.days import DayResults


def chat_key(chat: Chat) -> str:
    """Return the key of the chat that has a table of the day: all topics of a group have one."""
    return chat.model_copy(update={"thread": None}).key


async def results_in(days: DayResults, day: Day, chat: str) -> list[tuple[str, int]]:
    """Return the names and points of a chat's people who have finished a day, best first."""
    people = await days.players(chat)
    reached = await days.points(day.date, [day.mark_of(person) for person in people])
    found = [(name, points) for name, points in zip(people.values(), reached, strict=True) if points is not None]
    return sorted(found, key=lambda one: (-one[1], one[0]))


async def finished_in(days: DayResults, day: Day, chat: str) -> list[str]:
    """Return the names of a chat's people who have finished a day, in alphabetical order: it tells no result."""
    return sorted(name for name, _ in await results_in(days, day, chat))
