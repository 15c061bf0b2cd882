"""Buttons of a table's screens: a label, a verb, and the decision they were drawn for."""

from bot.codec import Token, Verb, encode
from bot.screen import Button, Style
from bot.table import lineage
from bot.table.model import Table

LABEL_LIMIT = 40  # characters that a phone shows of a button across the whole width

Row = tuple[Button, ...]


def key(table: Table, label: str, verb: Verb, argument: str | int = "", style: Style = Style.PLAIN) -> Button:
    """Return a button of a table."""
    return Button(
        label=label if len(label) <= LABEL_LIMIT else label[: LABEL_LIMIT - 1] + "…",
        data=encode(Token(table.id, table.decision, verb, str(argument), lineage.seal(table))),
        style=style,
    )


def in_rows(buttons: list[Button], width: int) -> list[Row]:
    """Lay buttons out in rows of at most `width`."""
    return [tuple(buttons[start : start + width]) for start in range(0, len(buttons), width)]
