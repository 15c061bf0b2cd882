"""The question by which rules a tournament is played: the usual ones of tournaments, or those the chat has kept."""

from collections.abc import Callable

from bot.screen import Button
from bot.texts import Said, plain, said
from bot.tournament.plan import Plan
from bot.tournament.tournament import Tournament
from bot.views.names import preset_name

USUAL, KEPT = "r-usual", "r-kept"  # arguments of the buttons


def question(asker: Tournament | Plan, preset: str, language: str) -> Said | None:
    """Ask, if the question is open. `preset` is that of the usual rules."""
    kept = asker.kept_rules
    if kept is None:
        return None
    usual = preset_name(preset, language)
    return said(language, "tournament-which-rules", usual=usual, kept=preset_name(kept.preset, language))


def answers(
    asker: Tournament | Plan, preset: str, language: str, button: Callable[[str, str], Button]
) -> tuple[Button, ...]:
    """Return the two buttons of the question, if it is open. `button` makes one of a label and an argument."""
    kept = asker.kept_rules
    if kept is None:
        return ()
    label = plain(language, "button-kept-rules", preset=preset_name(kept.preset, language))
    return button(preset_name(preset, language), USUAL), button(label, KEPT)
