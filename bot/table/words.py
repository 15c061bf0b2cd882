"""Words that people add to the shuffle after the deal is sealed. Only their hash is kept."""

import re

from bot.refusal import Refusal
from bot.table.deals import SealedDeal
from bot.table.parts import Words
from bot.table.table import Table
from engine import fairness

GUESSED = 16  # characters: shorter words can be guessed from their hash

_SEAL = re.compile(rf"((?:[0-9A-Fa-f]{{{fairness.SHOWN_DIGITS}}}){{1,2}})(?:\s+|$)")  # as screens show it, or whole


def without_seal(table: Table, typed: str) -> str:
    """Strip the present seal from the front of typed words. Raises Refusal for another seal."""
    deal = awaited(table)
    seal = _SEAL.match(typed)
    if seal is None:
        return typed
    if seal[1].lower() not in {deal.commitment[: fairness.SHOWN_DIGITS], deal.commitment}:
        raise Refusal("other-seal", hand=deal.hand)
    return typed[seal.end() :]


def is_seal(word: str) -> bool:
    """Whether a word has the form of a seal."""
    return _SEAL.fullmatch(word) is not None


def awaited(table: Table) -> SealedDeal:
    """Return the deal that words typed now count for. Raises Refusal if there is none."""
    if table.kind.no_words:
        raise Refusal(table.kind.no_words)
    if not table.is_live or table.next_deal is None:
        raise Refusal("game-over")
    return table.next_deal


def added(table: Table, index: int, words: str) -> Table:
    """Add a seat's words to the next deal. They replace earlier ones, and count as typed now."""
    awaited(table)
    last = max(seat.words.typed for seat in table.seats)
    return table.with_seat(index, words=Words(share=fairness.share_of(words).hex(), typed=last + 1))


def in_order(table: Table) -> tuple[int, ...]:
    """Return the seats that have added words to the next deal, in order of typing."""
    speaking = (index for index, seat in enumerate(table.seats) if seat.words.share)
    return tuple(sorted(speaking, key=lambda index: table.seats[index].words.typed))


def without_shares(table: Table) -> Table:
    """Drop all words for the next deal."""
    return table.replace(seats=tuple(seat.replace(words=Words()) for seat in table.seats))
