"""The language in which the bot speaks by itself.

A chat's is what an admin chose there, else that of its last table. A person's is what they chose, else what their
client last said.
"""

from collections.abc import Mapping
from typing import Any

from bot.people import Chat
from bot.ports.directory import Directory
from bot.texts import best

CHOSEN = "language"
"""The field of a chat's or a person's document for the language that was chosen by `/language`."""

LAST = "spoken"
"""The field of a chat's document for the language of its last table or tournament."""

HEARD = "client"
"""The field of a person's document for the language that their client last said."""


async def chosen_in(directory: Directory, chat: Chat) -> str | None:
    """Return the language chosen for a chat, else the one chosen for its group; None if neither was."""
    return _first(CHOSEN, await _documents(directory, chat))


async def spoken_in(directory: Directory, chat: Chat) -> str | None:
    """Return a chat's language; None if no admin chose one and no table was opened there. A topic has its group's."""
    known = await _documents(directory, chat)
    return _first(CHOSEN, known) or _first(LAST, known)


def spoken_to(about: Mapping[str, Any], client: str = "") -> str:
    """Return a person's language, by their document and by what their client says now, if it does."""
    return best(str(about.get(CHOSEN) or client or about.get(HEARD, "")))


async def _documents(directory: Directory, chat: Chat) -> list[Mapping[str, Any]]:
    return [await directory.chat(key) for key in dict.fromkeys((chat.key, chat.group.key))]


def _first(field: str, known: list[Mapping[str, Any]]) -> str | None:
    return next((best(str(one[field])) for one in known if one.get(field)), None)
