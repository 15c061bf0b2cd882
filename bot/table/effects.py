"""Side effects of a change, carried out in the directory after the commit. Each is idempotent."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.ports.directory import Directory


@dataclass(frozen=True, slots=True)
class Remembered:
    """Fields to keep in a person's document."""

    person: str
    """The person's key."""

    about: Mapping[str, Any]
    """The values by name; None removes one."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Fields to keep in a chat's document."""

    chat: str
    """The chat's key."""

    about: Mapping[str, Any]
    """The values by name; None removes one."""


@dataclass(frozen=True, slots=True)
class Sits:
    """Adds a table to a person's live tables, or removes it."""

    person: str
    """The person's key."""

    table: str
    """The table's id."""

    on: bool
    """True to add the table, False to remove it."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Lists a table for people who look for one."""

    table: str
    """The table's id."""


Effect = Remembered | Kept | Sits | Listed


async def carry_out(effect: Effect, directory: Directory) -> None:
    """Carry out an effect."""
    match effect:
        case Remembered(person, about):
            await directory.save_person(person, about)
        case Kept(chat, about):
            await directory.save_chat(chat, about)
        case Sits(person, table, on):
            await directory.link_person(person, table, on=on)
        case Listed(table):
            await directory.list_table(table)
