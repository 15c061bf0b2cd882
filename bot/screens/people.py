"""Playing with strangers in a private chat: every page is lines, and rows of buttons below them."""

from bot.screen import Screen
from bot.screens.refusals import done
from bot.texts import Markup, say
from bot.views.names import preset_name
from bot.views.people import Panel


def panel(view: Panel) -> Screen:
    """A page: its lines and buttons."""
    rows = tuple(tuple(choice.button for choice in row) for row in view.rows)
    return Screen(text=Markup.join("\n", [line.markup for line in view.lines]), rows=rows)


def waits_no_more(rules: str, language: str, *, sits: bool) -> Screen:
    """What replaces the message of somebody who has waited. `sits`: whether a table was found for them."""
    if not sits:
        return Screen(text=Markup.of(done("people-quit", language)))
    return Screen(text=say(language, "people-found", preset=preset_name(rules, language)))
