"""Buttons of a table's screens: a label, a verb, and the decision they were drawn for."""

from collections.abc import Callable, Mapping

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Style
from bot.table import ancestry
from bot.table.table import Table
from bot.texts.cells import short
from bot.texts.cells import width as width_of

LABEL_CELLS: Mapping[int, int] = {1: 40, 2: 19, 3: 12, 4: 9, 5: 7, 6: 5}
"""How many cells of a label a phone shows, by how many buttons share a row."""

MUTED_CELLS = 2  # of the mark that platforms without colours put before a button that is not legal now

Row = tuple[Button, ...]


def key(table: Table, label: str, verb: Verb, argument: str | int = "", style: Style = Style.PLAIN) -> Button:
    """Return a button of a table."""
    shown = short(label, LABEL_CELLS[1])
    return Button(
        label=shown,
        whole=label if shown != label else None,
        data=encode(ButtonToken(table.id, table.decision, verb, str(argument), ancestry.seal(table))),
        style=style,
    )


def in_rows(buttons: list[Button], width: int) -> list[Row]:
    """Lay buttons out in rows of at most `width`, of fewer where a phone would cut a label."""
    width = next((each for each in range(width, 1, -1) if all(map(fits(each), buttons))), 1)
    return [tuple(buttons[start : start + width]) for start in range(0, len(buttons), width)]


def fits(each: int) -> Callable[[Button], bool]:
    """Return what tells whether a phone shows the whole label of a button in a row of so many."""
    return lambda button: cells_of(button) <= LABEL_CELLS[each]


def cells_of(button: Button) -> int:
    """Return how many cells a button's label takes."""
    return width_of(button.label) + (MUTED_CELLS if button.style is Style.MUTED else 0)
