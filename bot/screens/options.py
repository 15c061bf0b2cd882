"""The options menu of the lobby, and what its buttons set."""

from dataclasses import dataclass
from typing import Any, Literal

from bot.screen import Screen
from bot.table import Table


@dataclass(frozen=True, slots=True)
class Setting:
    """What a press in the menu asks for: another preset, an option's value, or a setting of the table.

    Settings of the table are `pictures`, `four_colours` and `draw_seats`, each true or false.
    """

    kind: Literal["preset", "option", "table"]
    name: str
    value: Any = None


def menu(table: Table, language: str) -> Screen:
    """The page of the menu that `table.menu` names, on the lobby's message."""
    raise NotImplementedError(table, language)


def read_set(table: Table, argument: str) -> Setting:
    """Return what a SET button asks for; raises Refusal for numbers that the menu does not have."""
    raise NotImplementedError(table, argument)
