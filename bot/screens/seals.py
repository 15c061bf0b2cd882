"""The seals of the deals on the board, in one folded line, as few people read them; who has added words, and how to.

The first 32 digits of each number are shown there. The whole number is under /verify and in its file. A lobby shows no
seal: it is behind the button *Fair deal* and in the answer to /seed.
"""

from bot.codec import Verb
from bot.screen import Button, Screen
from bot.screens import kinds
from bot.screens.keys import lasting_key
from bot.table import words
from bot.table.deals import SealedDeal
from bot.table.holders import at_hand
from bot.table.table import Table
from bot.texts import Markup, folded, plain, say
from bot.views.names import seat_names
from engine import fairness


def shown(number: str) -> str:
    """Return the part of a seal or secret that screens show: its first digits, which players type in front of words."""
    return number[: fairness.SHOWN_DIGITS]


def seal(deal: SealedDeal, language: str) -> Markup:
    """Show the seal of a deal, cut to its first digits."""
    return say(language, "board-sealed", hand=deal.hand, commitment=shown(deal.commitment))


def opened(table: Table, deal: SealedDeal, language: str) -> Markup:
    """Show the secret that opens a seal, cut like the seal; or say where the seal is opened, if not here."""
    if not deal.secret:
        return kinds.screens(table).opened_elsewhere(table, deal, language)
    return say(language, "board-opened", hand=deal.hand, secret=shown(deal.secret))


def seals(table: Table, language: str) -> list[Markup]:
    """Show the seals of the deals that are not over, and who has added words to them."""
    if not table.kind.sealed:
        return []
    following = table.next_deal if table.is_live else None
    deals = (deal for deal in (table.deal, following) if deal is not None)
    return in_one_line([*(seal(deal, language) for deal in deals), *added(table, language)])


def added(table: Table, language: str) -> list[Markup]:
    """Name those who have added words, for each deal that is not over and has some."""
    closed = [(table.deal, table.deal.typed)] if table.deal is not None else []
    following = [(table.next_deal, words.in_order(table))] if table.next_deal is not None and table.is_live else []
    return [_words(table, deal, typed, language) for deal, typed in (*closed, *following) if typed]


def in_one_line(parts: list[Markup]) -> list[Markup]:
    """Put parts into one folded line; without parts there is none."""
    return [folded([Markup.join(" · ", parts)])] if parts else []


def verified(table: Table, language: str) -> list[Button]:
    """Return the button that checks the deals, if they are sealed."""
    if not table.kind.sealed:
        return []
    return [lasting_key(plain(language, "button-verify"), Verb.VERIFY, table_id=table.id)]


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


def words_again(table: Table, language: str) -> list[Markup]:
    """Ask those for their words again whose words fell, as the next deal was sealed anew."""
    fallen = [index for index, seat in enumerate(table.seats) if seat.person is not None and seat.words.fell]
    if table.next_deal is None or not table.is_live or not fallen:
        return []
    return [say(language, "board-words-again", hand=table.next_deal.hand, names=seat_names(table, fallen, language))]


def _words(table: Table, deal: SealedDeal, typed: tuple[int, ...], language: str) -> Markup:
    names = seat_names(at_hand(table, deal.hand), typed, language)
    return say(language, "board-words", hand=deal.hand, names=names)
