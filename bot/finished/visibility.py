"""Who may see a person's numbers and rating: the person's own choice, kept in their document."""

from collections.abc import Collection, Mapping
from typing import Any

from bot.ports.directory import Directory

SEEN = "seen_by"
"""The name of the choice in a person's document; without it, it's `CHATS`."""

CHATS, EVERYBODY, NOBODY = "chats", "everybody", "nobody"
CHOICES = (CHATS, EVERYBODY, NOBODY)


def seen_by(about: Mapping[str, Any]) -> str:
    """Return who sees a person's numbers, by their document: people of their chats, everybody, or nobody."""
    return str(about.get(SEEN, CHATS))


async def shows(directory: Directory, person: str, *, together: bool = True) -> bool:
    """Whether a person (key) shows their numbers to somebody; `together`: to somebody of one of their chats."""
    wanted = seen_by(await directory.person(person))
    return wanted == EVERYBODY or (together and wanted == CHATS)


async def visible(directory: Directory, people: Collection[str]) -> list[str]:
    """Return those of a chat's people, by key, who don't hide their numbers."""
    wanted = await directory.noted([*people], SEEN)
    return [person for person, seen in zip(people, wanted, strict=True) if seen != NOBODY]
