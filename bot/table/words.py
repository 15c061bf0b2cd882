"""Words that people add to deals, typed after the seal. Only their hash is kept; a silent seat adds nothing."""

import re

from bot.refusal import Refusal
from bot.table.deals import SealedDeal
from bot.table.table import Table
from engine import fairness

GUESSED = 16  # characters below which words can be found by trying

_SEAL = re.compile(rf"((?:[0-9A-Fa-f]{{{fairness.SHOWN_DIGITS}}}){{1,2}})(?:\s+|$)")  # as screens show it, or whole


def shown(deal: SealedDeal) -> str:
    """Return as much of a seal as screens show and players repeat: 32 digits, 128 bits."""
    return deal.commitment[: fairness.SHOWN_DIGITS]


def without_seal(table: Table, typed: str) -> str:
    """Return what was typed without the present seal in front. Raises Refusal for another one."""
    deal = awaited(table)
    seal = _SEAL.match(typed)
    if seal is None:
        return typed
    if seal[1].lower() not in {shown(deal), deal.commitment}:
        raise Refusal("other-seal", hand=deal.hand)
    return typed[seal.end() :]


def is_seal(word: str) -> bool:
    """Whether a word looks like a seal as screens show it."""
    return _SEAL.fullmatch(word) is not None


def awaited(table: Table) -> SealedDeal:
    """Return the deal that words typed now count for. Raises Refusal where none do."""
    if table.kind.no_words:
        raise Refusal(table.kind.no_words)
    if not table.is_live or table.next_deal is None:
        raise Refusal("game-over")
    return table.next_deal


def added(table: Table, index: int, words: str) -> Table:
    """Take a seat's words for the deal to come; they take the place of earlier ones, and count as typed now."""
    awaited(table)
    last = max(seat.typed for seat in table.seats)
    return _with(table, index, share=fairness.share_of(words).hex(), typed=last + 1)


def kept(table: Table, index: int, words: str | None) -> Table:
    """Keep a seat's words for all deals to come; None keeps none any more."""
    awaited(table)
    return _with(table, index, kept=fairness.share_of(words).hex() if words is not None else "")


def in_order(table: Table) -> tuple[int, ...]:
    """Return the seats that have added to the deal to come, in order of typing, kept words first."""
    silent = {index for index, seat in enumerate(table.seats) if not (seat.share or seat.kept)}
    return tuple(sorted(set(range(len(table.seats))) - silent, key=lambda index: (table.seats[index].typed, index)))


def shares(table: Table) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return the shares of the deal to come as they are now, hex, by seat, and the seats in order of typing."""
    if table.next_deal is None:
        raise ValueError("no deal of this table is to come")
    hand = table.next_deal.hand
    found = tuple(
        seat.share or (fairness.kept_share(bytes.fromhex(seat.kept), hand).hex() if seat.kept else "")
        for seat in table.seats
    )
    return found, in_order(table)


def without_shares(table: Table) -> Table:
    """Return the table with no words for the deal to come; those that are kept stay."""
    seats = tuple(seat.model_copy(update={"share": "", "typed": 0}) for seat in table.seats)
    return table.model_copy(update={"seats": seats})


def _with(table: Table, index: int, **changes: str | int) -> Table:
    seat = table.seats[index].model_copy(update=changes)
    return table.model_copy(update={"seats": (*table.seats[:index], seat, *table.seats[index + 1 :])})
