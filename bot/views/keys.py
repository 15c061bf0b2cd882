"""Choices and their buttons: a label, a verb and an argument, and how they are laid out in rows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Style
from bot.texts.sentences import short
from bot.texts.sentences import width as width_of

LABEL_CELLS: Mapping[int, int] = {1: 40, 2: 19, 3: 12, 4: 9, 5: 7, 6: 5}
"""By the number of buttons in a row: the cells of each label that a phone shows."""

MUTED_CELLS = 2  # platforms without colours put a mark this wide before a button that is not legal now

HERE = "▸"  # before the number of the page that is open

Row = tuple[Button, ...]


class Labelled(Protocol):
    """A button, or something that has one."""

    @property
    def label(self) -> str:
        """The label of the button."""

    @property
    def style(self) -> Style:
        """How much the button stands out."""


AnyButton = TypeVar("AnyButton", bound=Labelled)


class Decided(Protocol):
    """A table, or a view of it, whose buttons carry its present decision."""

    @property
    def id(self) -> str:
        """The table's code."""

    @property
    def decision(self) -> int:
        """The number of the present decision."""

    @property
    def decided(self) -> int:
        """The version in which the decision came up."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that the reader may do. A muted one is not possible now, and a press on it tells why."""

    kind: str
    """What it is: `card`, `marriage`, `four_aces`, `rest`, `bid`, `pass`, `look`, `contract`, `concede`, `play_on`,
    `redeal`, `talon`, `cut`, `position`, `page` for another page of choices; for another act the verb of its button."""

    button: Button
    """Its button."""

    card: str = ""
    """The code of the card that it plays, gives or lays aside; empty for any other."""

    value: int | None = None
    """The points that it names; None for any other."""

    @property
    def label(self) -> str:
        """The label of its button."""
        return self.button.label

    @property
    def style(self) -> Style:
        """How much its button stands out."""
        return self.button.style

    @property
    def data(self) -> str | None:
        """The data of its button."""
        return self.button.data

    @property
    def can_be_played(self) -> bool:
        """Whether it is a card that is possible now."""
        return bool(self.card) and self.style is not Style.MUTED


Rows = tuple[tuple[Choice, ...], ...]


def buttons(rows: Rows) -> tuple[tuple[Button, ...], ...]:
    """Return rows of choices as rows of buttons."""
    return tuple(tuple(one.button for one in row) for row in rows)


class Act(NamedTuple):
    """A choice that is to be made: its label, and what its button does."""

    label: str
    """The whole label; what a phone has no room for is cut."""

    verb: Verb
    """What the button does."""

    argument: str | int = ""
    """With what."""

    style: Style = Style.PLAIN
    """How much the button stands out."""

    kind: str = ""
    """The kind of the choice; empty if it is the verb."""


def choices_of(table: Decided, rows: Iterable[Sequence[Act]]) -> Rows:
    """Return rows of choices at a table. Their buttons have the number of the present decision, as those of `keys`."""
    rows = list(rows)
    made = iter(_made(table, [act for row in rows for act in row]))
    return tuple(tuple([Choice(act.kind or act.verb, next(made)) for act in row]) for row in rows)


def keys(
    table: Decided, verb: Verb, labels: Iterable[tuple[str | int, str]], style: Style = Style.PLAIN
) -> list[Button]:
    """Return the buttons of a table for a verb, one for each argument, given with its label.

    They have the number of the present decision, so later presses on them are outdated.
    """
    return _made(table, [Act(label, verb, argument, style) for argument, label in labels])


def _made(table: Decided, acts: Iterable[Act]) -> list[Button]:
    shown = [(act, short(act.label, LABEL_CELLS[1])) for act in acts]
    return [
        Button(
            label=cut,
            whole=act.label if cut != act.label else None,
            data=encode(ButtonToken(table.id, table.decision, act.verb, str(act.argument), table.decided)),
            style=act.style,
        )
        for act, cut in shown
    ]


def key(table: Decided, label: str, verb: Verb, argument: str | int = "", style: Style = Style.PLAIN) -> Button:
    """Return one button of a table, as `keys` does."""
    return _made(table, [Act(label, verb, argument, style)])[0]


def lasting_key(
    label: str, verb: Verb, argument: str = "", style: Style = Style.PLAIN, *, table_id: str = ""
) -> Button:
    """Return a button that stays valid whatever happens at the table: it carries no decision number."""
    return Button(label=label, data=encode(ButtonToken(table_id, 0, verb, argument)), style=style)


def chosen(label: str, *, on: bool, sign: str = "✓") -> str:
    """Return the label of a button that is one of several: with a sign if it is the present one.

    Its style says so too, but not every client shows colours.
    """
    return f"{sign} {label}" if on else label


def turning(
    button: Callable[[str, int], AnyButton], page: int, count: int, *, step: int = 1, signs: str = "◀▶"
) -> list[tuple[AnyButton, ...]]:
    """Return a row of buttons to the page before and the page after; no row where there is neither.

    `button` builds one from a sign and a page. Pages run from 0 to `count` - 1, `step` apart.
    """
    near = zip(signs, (page - step, page + step), strict=True)
    row = tuple(button(sign, other) for sign, other in near if 0 <= other < count)
    return [row] if row else []


def in_rows(buttons: list[AnyButton], width: int) -> list[tuple[AnyButton, ...]]:
    """Lay buttons out in rows of at most `width`; of fewer where a phone would cut a label."""
    longest = max(map(cells_of, buttons), default=0)
    width = next((each for each in range(width, 1, -1) if longest <= LABEL_CELLS[each]), 1)
    return [tuple(buttons[start : start + width]) for start in range(0, len(buttons), width)]


def cells_of(button: Labelled) -> int:
    """Return how many cells a button's label takes."""
    return width_of(button.label) + (MUTED_CELLS if button.style is Style.MUTED else 0)
