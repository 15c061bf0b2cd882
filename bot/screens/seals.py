"""The seal of the next deal in the answer to /seed, and how to add words to it."""

from bot.screen import Screen
from bot.table.deals import SealedDeal
from bot.texts import Markup, say
from bot.views.seals import shown


def how_to_add(deal: SealedDeal, language: str, *, discord: bool) -> Screen:
    """Explain how to add words to the next deal."""
    seal_shown = shown(deal.commitment)
    lines = [
        Markup(f"<b>{say(language, 'seed-title')}</b>"),
        say(language, "seed-how", hand=deal.hand, seal=seal_shown),
    ]
    if discord:
        lines.append(say(language, "seed-discord", seal=seal_shown))
    return Screen(text=Markup.join("\n", lines))
