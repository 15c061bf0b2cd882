"""Playing with strangers in a private chat: every page is lines, and rows of buttons below them."""

from bot.screen import Screen
from bot.texts import Markup
from bot.views.people import Panel


def panel(view: Panel) -> Screen:
    """A page: its lines and buttons."""
    rows = tuple(tuple(choice.button for choice in row) for row in view.rows)
    return Screen(text=Markup.join("\n", [line.markup for line in view.lines]), rows=rows)
