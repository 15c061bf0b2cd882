"""The seals of a table's deals, and who has added words to them, as sentences.

The first 32 digits of each number are shown. The whole number is under /verify and in its file.
"""

from bot.codec import Verb
from bot.table import words
from bot.table.deals import SealedDeal
from bot.table.holders import at_hand
from bot.table.table import Table
from bot.texts import Said, plain, said
from bot.views.keys import Choice, lasting_key
from bot.views.kinds import of_kind
from bot.views.names import seat_names
from engine import fairness


def shown(number: str) -> str:
    """Return the part of a seal or secret that is shown: its first digits, which players type in front of words."""
    return number[: fairness.SHOWN_DIGITS]


def seal(deal: SealedDeal, language: str) -> Said:
    """Tell the seal of a deal."""
    return said(language, "board-sealed", hand=deal.hand, commitment=shown(deal.commitment))


def opened(table: Table, deal: SealedDeal, language: str) -> Said:
    """Tell the secret that opens a seal, cut like the seal; or where the seal is opened, if not here."""
    if not deal.secret:
        return of_kind(table).opened_elsewhere(table, deal, language)
    return said(language, "board-opened", hand=deal.hand, secret=shown(deal.secret))


def seals(table: Table, language: str) -> tuple[Said, ...]:
    """Tell the seals of the deals that are not over, and who has added words to them; nothing for unsealed deals."""
    if not table.kind.sealed:
        return ()
    following = table.next_deal if table.is_live else None
    deals = (deal for deal in (table.deal, following) if deal is not None)
    return (*(seal(deal, language) for deal in deals), *added(table, language))


def added(table: Table, language: str) -> tuple[Said, ...]:
    """Name those who have added words, for each deal that is not over and has some."""
    closed = [(table.deal, table.deal.typed)] if table.deal is not None else []
    has_words = table.is_live and any(seat.words.share for seat in table.seats)
    following = [(table.next_deal, words.in_order(table))] if table.next_deal is not None and has_words else []
    return tuple(_words(table, deal, typed, language) for deal, typed in (*closed, *following) if typed)


def words_again(table: Table, language: str) -> tuple[Said, ...]:
    """Ask those for their words again whose words fell, as the next deal was sealed anew."""
    fallen = [index for index, seat in enumerate(table.seats) if seat.person is not None and seat.words.fell]
    if table.next_deal is None or not table.is_live or not fallen:
        return ()
    names = seat_names(table, fallen, language)
    return (said(language, "board-words-again", hand=table.next_deal.hand, names=names),)


def verified(table: Table, language: str) -> tuple[Choice, ...]:
    """Return the button that checks the deals, if they are sealed."""
    if not table.kind.sealed:
        return ()
    return (Choice(Verb.VERIFY, lasting_key(plain(language, "button-verify"), Verb.VERIFY, table_id=table.id)),)


def _words(table: Table, deal: SealedDeal, typed: tuple[int, ...], language: str) -> Said:
    return said(language, "board-words", hand=deal.hand, names=seat_names(at_hand(table, deal.hand), typed, language))
