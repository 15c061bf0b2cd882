"""Deals that can be checked: sealed before anybody adds words, closed when they are due, opened after the hand.

docs/record.md describes the algorithm; `engine.fairness` computes it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.chance import Chance
from bot.ports.effects import Sits
from bot.table import words
from bot.table.change import TableChange
from bot.table.deals import SealedDeal
from bot.table.playing import play
from bot.table.table import Seat, Stage, Table
from engine import fairness
from engine.actions import Deal as DealAction
from engine.beacon import QUICKNET
from engine.fairness import Mix

SCHEME = 2  # the version of the shuffle, in records
SECRET_BYTES = 32


def sealed(table_id: str, hand: int, chance: Chance) -> SealedDeal:
    """Draw the secret of a future deal and seal it."""
    secret = chance.token(SECRET_BYTES)
    return SealedDeal(hand=hand, secret=secret.hex(), commitment=fairness.seal(secret, table_id, hand))


def resealed(table: Table, chance: Chance) -> Table:
    """Replace the deals to come, as their cards may have been seen. Words typed before the new seal do not count."""
    gone = tuple(deal for deal in (table.closing, table.next_deal) if deal is not None)
    if not gone or not table.is_live or not table.kind.sealed:
        return table
    fresh = sealed(table.id, gone[0].hand, chance)
    typed = {index for index, seat in enumerate(table.seats) if seat.share or seat.words_fell} | {*gone[0].typed}
    silent = words.without_shares(table)
    seats = (seat.replace(words_fell=index in typed and not seat.kept) for index, seat in enumerate(silent.seats))
    replaced = (*table.replaced_deals, *gone)
    return silent.replace(seats=tuple(seats), replaced_deals=replaced, closing=None, next_deal=fresh)


def closed(table: Table, now: float, chance: Chance) -> Table:
    """Close the next deal: no share is added any more. The deal after it is sealed, at tables that seal deals.

    With a beacon, the round to be mixed in is named: a future one that this table has never named.
    """
    if not table.kind.sealed:
        coming = SealedDeal(hand=len(table.rows) + 1, secret="", commitment="")
        return table.replace(closing=coming, next_deal=None)
    if table.next_deal is None:
        raise ValueError("no deal of this table is to come")
    shares, typed = words.shares(table)
    number = max(QUICKNET.round_after(now), _last_round(table) + 1) if table.beacon else None
    ids = joined(table.seats) if table.game is None else ()
    deal = table.next_deal.replace(nonces=shares, typed=typed, joined=ids, round=number)
    following = sealed(table.id, deal.hand + 1, chance)
    return words.without_shares(table).replace(closing=deal, next_deal=following)


def joined(seats: Iterable[Seat]) -> tuple[str, ...]:
    """Return ids for the seats in order of joining, as records have them: p1 for a person, b2 for a built-in player."""
    return tuple(f"p{place}" if seat.person is not None else f"b{seat.number}" for place, seat in enumerate(seats, 1))


def first_entry(table: Table, dealer: int) -> Mapping[str, Any]:
    """Return the first entry of a game's log, for seats that are not drawn."""
    return {"seats": len(table.seats), "first_dealer": dealer, "joined": list(joined(table.seats)), "seat_draw": None}


def first_dealt(table: Table, dealer: int, pack: Sequence[str], now: float) -> TableChange:
    """Deal the first hand of a new table without a lobby. Its `deal` has only the seal of a secret kept elsewhere."""
    if table.deal is None:
        raise ValueError("no hand can be dealt at this table")
    dealt, _ = play(table, DealAction(tuple(pack)), now)
    log = (first_entry(dealt, dealer), {"pack": list(pack), "seal": table.deal.commitment})
    return TableChange(dealt, log=log, effects=tuple(Sits(person.key, table.id, on=True) for person in table.people))


def list_hash(deal: SealedDeal) -> str:
    """Return the hash of a closed list of shares and its seal, 64 hexadecimal digits."""
    return fairness.closed(deal.commitment, [bytes.fromhex(share) for share in deal.nonces])


def is_listed(deal: SealedDeal) -> bool:
    """Whether the list of people who joined, with their shares, is shown before the deal.

    That is so for deal 1, if anybody has added words.
    """
    return bool(deal.joined) and any(deal.nonces)


def awaits_list(table: Table) -> bool:
    """Whether the first deal is closed and waits until its list has been shown."""
    deal = table.closing
    return deal is not None and is_listed(deal) and not deal.list_shown


def joined_hash(deal: SealedDeal) -> str:
    """Return the hash of the list of people who joined, with their shares, 64 hexadecimal digits."""
    return fairness.joined_list(deal.joined, [bytes.fromhex(share) for share in deal.nonces])


def _last_round(table: Table) -> int:
    deals = (*(row.deal for row in table.rows), *table.replaced_deals, table.deal, table.closing)
    return max((deal.round or 0 for deal in deals if deal is not None), default=0)


def mix_of(table: Table, deal: SealedDeal) -> Mix:
    """Return everything that the pack of a closed deal is computed from."""
    if not table.kind.sealed:
        return table.kind.mix_of(table.preset, deal.hand)
    shares = tuple(bytes.fromhex(share) for share in deal.nonces)
    return Mix(bytes.fromhex(deal.secret), shares, bytes.fromhex(deal.signature), table.id, deal.hand)


def deal_next(table: Table, now: float, chance: Chance) -> tuple[Table, dict[str, Any]]:
    """Deal the next hand of a game in progress, and close the deal first if it is open.

    Returns the table and the entry for the log.
    """
    table = table if table.closing is not None else closed(table, now, chance)
    deal = table.closing
    if deal is None or table.game is None:
        raise ValueError("no hand can be dealt at this table")
    pack = mix_of(table, deal).pack(table.game.rules.table.deck)
    dealt, _ = play(table.replace(deal=deal, closing=None), DealAction(pack), now)
    return dealt, {"pack": list(pack), **opened(table, deal)}


def opened(table: Table, deal: SealedDeal) -> Mapping[str, Any]:
    """Return the data for checking a deal, under its names in a record. Nobody sees it before the hand is over.

    Deal 1 at a tournament table comes from the tournament's lot. The table does not know the lot's secret.
    """
    if not table.kind.sealed:
        return {}
    if not deal.secret:
        return {"seal": deal.commitment}
    return {
        "seal": deal.commitment,
        "secret": deal.secret,
        "shares": list(deal.nonces),
        "typed": list(deal.typed),
        "beacon": {"round": deal.round, "signature": deal.signature} if deal.signature else None,
        **({"closed": joined_hash(deal)} if is_listed(deal) else {}),
    }


def unplayed(table: Table) -> tuple[SealedDeal, ...]:
    """Return deals that were sealed but never dealt, as far as their seals can be opened now."""
    if table.is_live:
        return table.replaced_deals
    return (*table.replaced_deals, *(deal for deal in (table.closing, table.next_deal) if deal is not None))


def broken_off(table: Table) -> SealedDeal | None:
    """Return the deal that was in play when the game was ended; None for none."""
    return table.deal if table.stage is Stage.CLOSED else None
