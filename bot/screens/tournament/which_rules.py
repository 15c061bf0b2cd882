"""The question by which rules a tournament is played: the usual ones of tournaments, or those the chat has kept."""

from collections.abc import Callable

from bot.screen import Button
from bot.texts import Markup, plain, say
from bot.tournament.plan import Plan
from bot.tournament.tournament import Tournament
from bot.views.keys import Row, in_rows
from bot.views.names import preset_name

USUAL, KEPT = "r-usual", "r-kept"  # arguments of the buttons


def lines(asker: Tournament | Plan, preset: str, language: str) -> list[Markup]:
    """Ask, if the question is open. `preset` is that of the usual rules."""
    kept = asker.kept_rules
    if kept is None:
        return []
    usual = preset_name(preset, language)
    return [say(language, "tournament-which-rules", usual=usual, kept=preset_name(kept.preset, language))]


def rows(asker: Tournament | Plan, preset: str, language: str, button: Callable[[str, str], Button]) -> list[Row]:
    """Return the two buttons of the question, if it is open. `button` makes one of a label and an argument."""
    kept = asker.kept_rules
    if kept is None:
        return []
    label = plain(language, "button-kept-rules", preset=preset_name(kept.preset, language))
    return in_rows([button(preset_name(preset, language), USUAL), button(label, KEPT)], 2)
