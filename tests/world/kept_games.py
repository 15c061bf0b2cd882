"""Finished games as commits leave them in lists and sums, without the games."""

from collections.abc import Mapping, Sequence

from bot.ports.directory import PLAYED_IN, Aggregates
from bot.ports.effects import Archived, Effect, Summed


def archived(
    table: str, summary: Mapping[str, object], people: Sequence[str], chats: Sequence[str]
) -> Sequence[Effect]:
    return (Archived(table, summary, tuple(people), tuple(chats)),)


def summed(added: Mapping[str, Aggregates], chats: Sequence[str]) -> Sequence[Effect]:
    """What adds a game's numbers to the sums of its people and chats."""
    here = {f"{PLAYED_IN}{chat}": "1" for chat in chats}
    people = [Summed(person, one.numbers, one.most, {"name": one.name, **here}) for person, one in added.items()]
    numbers = {f"{person}|{what}": value for person, one in added.items() for what, value in one.numbers.items()}
    return (*people, *(Summed(chat, numbers) for chat in chats))
