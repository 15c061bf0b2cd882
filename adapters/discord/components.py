"""Buttons: turns a screen's rows into Discord's components, and a custom id back into the button pressed."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, cast

import discord
from discord import ButtonStyle

from bot.screen import Button, Style
from bot.texts import as_text
from bot.texts.sentences import cut

ROWS = 5
WIDTH = 5  # buttons in a row
LABEL_LIMIT = 80  # characters
MUTED = "· "  # prefix of the label of a button that is not legal now

WINDOW = "window:"  # prefix of a button's link to a table's window; the table's code follows

_CUSTOM_ID = re.compile(r"(?:(?P<place>[bhw])\d*:)?(?P<data>(?s:.+))")

_STYLES = {
    Style.PLAIN: ButtonStyle.secondary,
    Style.PRIMARY: ButtonStyle.primary,
    Style.SUCCESS: ButtonStyle.success,
    Style.DANGER: ButtonStyle.danger,
    Style.MUTED: ButtonStyle.secondary,
}

Row = Sequence[Button]


class ButtonPlace(StrEnum):
    """Where a button stands: on a message that is kept up to date, or on a hand shown to its presser alone."""

    MESSAGE = "b"
    HAND = "h"
    WINDOW = "w"  # opens a table's window; the button's data is the table's code


def view_of(rows: Sequence[Row], place: ButtonPlace = ButtonPlace.MESSAGE) -> discord.ui.View:
    """Return the components of a screen. The view is stopped, so discord.py keeps nothing of it."""
    view = discord.ui.View(timeout=None)
    view.stop()
    copies: Counter[str] = Counter()
    for number, row in enumerate(laid_out(rows)):
        for button in row:
            view.add_item(_item(button, place, number, copies))
    return view


def laid_out(rows: Iterable[Row]) -> list[list[Button]]:
    """Return at most five rows of at most five buttons.

    Longer rows are broken. If that makes too many rows, neighbouring rows are joined, as few as needed and from the
    end: so the switches below a hand are joined before its suits. If there are still too many buttons, those that are
    not legal now are left out, then the last ones.
    """
    broken = [list(row[start : start + WIDTH]) for row in rows for start in range(0, len(row), WIDTH)]
    if len(broken) <= ROWS:
        return broken
    joined = list(broken)
    for place in reversed(range(len(broken) - 1)):
        if len(joined) > ROWS and len(joined[place]) + len(joined[place + 1]) <= WIDTH:
            joined[place : place + 2] = [[*joined[place], *joined[place + 1]]]
    if len(joined) <= ROWS:
        return joined
    every = [button for row in broken for button in row]
    if len(every) > ROWS * WIDTH:
        every = [button for button in every if button.style is not Style.MUTED]
    filled = [every[start : start + WIDTH] for start in range(0, len(every), WIDTH)]
    return filled[:ROWS]


def _item(button: Button, place: ButtonPlace, row: int, copies: Counter[str]) -> discord.ui.Button[discord.ui.View]:
    label = as_text(MUTED * (button.style is Style.MUTED) + (button.whole or button.label))
    label = cut(label, LABEL_LIMIT)
    if button.url is not None and button.url.startswith(WINDOW):
        code = button.url.removeprefix(WINDOW)
        return discord.ui.Button(
            label=label, custom_id=f"{ButtonPlace.WINDOW}:{code}", style=_STYLES[button.style], row=row
        )
    if button.url is not None or button.data is None:
        return discord.ui.Button(label=label, url=button.url, row=row)
    # No two buttons of a message may have the same custom id, though they may do the same.
    copy = copies[button.data]
    copies[button.data] += 1
    custom_id = f"{place}{copy or ''}:{button.data}"
    return discord.ui.Button(label=label, custom_id=custom_id, style=_STYLES[button.style], row=row)


class PressedButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=_CUSTOM_ID,
):
    """Any button of the bot, rebuilt from its custom id: the process that drew it may have ended.

    A custom id from another release is passed on as it is, so that its press is answered too.
    """

    def __init__(self, item: "discord.ui.Button[discord.ui.View]", place: ButtonPlace, data: str) -> None:
        super().__init__(item)
        self.place = place
        self.data = data

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: "re.Match[str]", /
    ) -> "PressedButton":
        """Read a custom id back."""
        del interaction
        button = cast("discord.ui.Button[discord.ui.View]", item)
        return cls(button, ButtonPlace(match["place"] or ButtonPlace.MESSAGE), match["data"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the intake."""
        intake = interaction.client.intake
        if self.place is ButtonPlace.WINDOW:
            await intake.window_asked_for(interaction, self.data)
        else:
            await intake.pressed(interaction, self.place, self.data)


def data_on(message: discord.Message) -> tuple[str, ...]:
    """Return the data of all buttons of a message, as Discord stores them."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    ids = (item.custom_id for row in rows for item in row.children if isinstance(item, discord.Button))
    matches = (_CUSTOM_ID.fullmatch(custom_id) for custom_id in ids if custom_id is not None)
    return tuple(match["data"] for match in matches if match is not None and match["place"] != ButtonPlace.WINDOW)
