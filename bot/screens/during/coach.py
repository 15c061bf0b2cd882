"""Tips under a hand, and the words that a hand shows.

Public information decides which words are explained.
"""

from collections.abc import Iterable

from bot.screen import Screen
from bot.texts import Markup, say
from bot.views.said import Said
from bot.views.table import TableView

Line = tuple[Said, ...]


def lines(tips: Iterable[Line]) -> list[Markup]:
    """Write tips, a line for each."""
    return [Markup(f"💡 <i>{Markup.join(' ', (one.markup for one in tip))}</i>") for tip in tips]


def meanings(view: TableView) -> Screen:
    """Explain the words that a hand shows at this moment of the game."""
    return Screen(text=Markup.join("\n", [say(view.language, f"word-{word}") for word in _words(view)]))


def _words(view: TableView) -> list[str]:
    """Return the words of this moment, those of the whole game first. The last one is shown in chats alone."""
    bids = view.rules.auction.enabled
    shown = {
        "trick": True,
        "trump": True,
        "bid": bids,
        "marriage": True,
        "contract": bids,
        "talon": view.has_talon and not view.taken,
        "void": True,
    }
    return [word for word, here in shown.items() if here]
