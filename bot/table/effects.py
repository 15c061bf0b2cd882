"""What a change brings about beside its table: a part of the change, carried out in the directory after the commit.

Each is idempotent: carried out again, it changes nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.ports.directory import Directory


@dataclass(frozen=True, slots=True)
class Remembered:
    """Things to keep of a person."""

    person: str
    """The person's key."""

    about: Mapping[str, Any]
    """What to keep, by its name in the person's document; None takes it away."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Things to keep of a chat."""

    chat: str
    """The chat's key."""

    about: Mapping[str, Any]
    """What to keep, by its name in the chat's document; None takes it away."""


@dataclass(frozen=True, slots=True)
class Sits:
    """Whether a table is among the live ones of a person."""

    person: str
    """The person's key."""

    table: str
    """The table's id."""

    on: bool
    """Whether it is to be among them."""


@dataclass(frozen=True, slots=True)
class Listed:
    """That a table can be found by whoever looks for one."""

    table: str
    """The table's id."""


Effect = Remembered | Kept | Sits | Listed


async def carry_out(effect: Effect, directory: Directory) -> None:
    """Write down what a change brings about beside its table."""
    match effect:
        case Remembered(person, about):
            await directory.save_person(person, about)
        case Kept(chat, about):
            await directory.save_chat(chat, about)
        case Sits(person, table, on):
            await directory.link_person(person, table, on=on)
        case Listed(table):
            await directory.list_table(table)
