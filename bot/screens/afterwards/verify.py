"""Checking the deals: what was promised before each hand, and what opens the promise."""

from bot.screen import Screen
from bot.screens.names import seat_name
from bot.table.model import Row, Table
from bot.texts import Markup, say
from engine import fairness

OPENED_SHOWN = 2  # the newest hands; /export has them all


def verification(table: Table, language: str) -> Screen:
    """The seals of the deals to come and in play, and the newest opened ones with everything that checks them."""
    lines = [Markup(f"<b>{say(language, 'verify-title')}</b>"), say(language, "verify-how")]
    for row in table.rows[-OPENED_SHOWN:]:
        lines += _opened(table, row, language)
    lines += [
        say(language, "board-sealed", hand=deal.hand, commitment=deal.commitment)
        for deal in (table.deal, table.next_deal)
        if deal is not None
    ]
    lines += [
        say(language, "verify-lost", hand=deal.hand, commitment=deal.commitment, secret=deal.secret)
        for deal in table.lost_deals
    ]
    lines.append(say(language, "verify-file", code=table.id))
    return Screen(text=str(Markup.join("\n", lines)))


def _opened(table: Table, row: Row, language: str) -> list[Markup]:
    deal = row.deal
    true = fairness.commitment(bytes.fromhex(deal.secret), table.id, deal.hand) == deal.commitment
    shares = [
        say(language, "verify-share", name=seat_name(table, seat, language), nonce=nonce)
        for seat, nonce in enumerate(deal.nonces)
        if nonce
    ]
    return [
        say(language, "board-sealed", hand=deal.hand, commitment=deal.commitment),
        say(language, "board-opened", hand=deal.hand, secret=deal.secret),
        *shares,
        say(language, "verify-true" if true else "verify-false", hand=deal.hand),
    ]
