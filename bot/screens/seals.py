"""The seals of the deals on the board, in one folded line, as few people read them; and how to add words.

A lobby shows no seal: it is behind the button *Fair deal* and in the answer to /seed.
"""

from collections.abc import Iterable

from bot.screen import Screen
from bot.table.deals import SealedDeal
from bot.texts import Markup, folded, say
from bot.views.said import Said
from bot.views.seals import shown


def in_one_line(parts: Iterable[Markup | Said]) -> list[Markup]:
    """Put parts into one folded line; without parts there is none."""
    lines = [part.markup if isinstance(part, Said) else part for part in parts]
    return [folded([Markup.join(" · ", lines)])] if lines else []


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
