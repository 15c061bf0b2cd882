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
from bot.table.parts import Words
from bot.table.playing import play
from bot.table.table import Seat, Stage, Table
from engine import fairness
from engine.actions import Deal as DealAction
from engine.fairness import SCHEME, Mix

SECRET_BYTES = 32


def sealed(table_id: str, hand: int, chance: Chance) -> SealedDeal:
    """Draw the secret of a future deal and seal it."""
    secret = chance.token(SECRET_BYTES)
    return SealedDeal(hand=hand, secret=secret.hex(), commitment=fairness.seal(secret, table_id, hand))


def resealed(table: Table, chance: Chance) -> Table:
    """Replace the deal to come, as its cards may have been seen. Words typed before the new seal do not count."""
    gone = table.next_deal
    if gone is None or not table.is_live:
        return table
    number = len(table.rows) + (table.deal is not None) + 1
    fell = [Words(fell=bool(seat.words.share) or seat.words.fell) for seat in table.seats]
    return table.replace(
        seats=tuple(seat.replace(words=one) for seat, one in zip(table.seats, fell, strict=True)),
        replaced_deals=(*table.replaced_deals, gone),
        next_deal=sealed(table.id, number, chance),
        scheme=SCHEME if table.stage is Stage.LOBBY else table.scheme,
    )


def closed(table: Table, chance: Chance) -> tuple[Table, SealedDeal]:
    """Close the next deal: no share is added any more. The deal after it is sealed, at tables that seal deals.

    Returns the table without the closed deal, and that deal.
    """
    if not table.kind.sealed:
        return table.replace(next_deal=None), SealedDeal(hand=len(table.rows) + 1, secret="", commitment="")
    if table.next_deal is None:
        raise ValueError("no deal of this table is to come")
    typed = words.in_order(table)
    shares = tuple(table.seats[index].words.share for index in typed)
    deal = table.next_deal.replace(shares=shares, typed=typed)
    return words.without_shares(table).replace(next_deal=sealed(table.id, deal.hand + 1, chance)), deal


def joined(seats: Iterable[Seat]) -> tuple[str, ...]:
    """Return ids for the seats in order of joining, as records have them: p1 for a person, b2 for a built-in player."""
    return tuple(f"p{place}" if seat.person is not None else f"b{seat.number}" for place, seat in enumerate(seats, 1))


def seating(table: Table, deal: SealedDeal) -> tuple[int, ...]:
    """Return for each seat of the first deal the place in order of joining of who sits there, drawn if that is wanted.

    The shares of the deal still belong to places.
    """
    if not table.draw_seats:
        return tuple(range(len(table.seats)))
    mix = mix_of(table, deal)
    by_place = dict(zip(deal.typed, mix.shares, strict=True))
    return mix.seats(fairness.order_of_seats(joined(table.seats), by_place))


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


def mix_of(table: Table, deal: SealedDeal) -> Mix:
    """Return everything that the pack of a closed deal is computed from."""
    if not table.kind.sealed:
        return table.kind.mix_of(table.preset, deal.hand)
    return Mix(bytes.fromhex(deal.secret), tuple(map(bytes.fromhex, deal.shares)), table.id, deal.hand)


def deal_next(table: Table, now: float, chance: Chance) -> tuple[Table, dict[str, Any]]:
    """Close and deal the next hand of a game in progress. Returns the table and the entry for the log."""
    open_table, deal = closed(table, chance)
    return deal_closed(open_table, deal, now)


def deal_closed(table: Table, deal: SealedDeal, now: float) -> tuple[Table, dict[str, Any]]:
    """Deal the hand of a closed deal. Returns the table and the entry for the log."""
    if table.game is None:
        raise ValueError("no hand can be dealt at this table")
    pack = mix_of(table, deal).pack(table.game.rules.table.deck)
    dealt, _ = play(table.replace(deal=deal), DealAction(pack), now)
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
        "shares": list(deal.shares),
        "typed": list(deal.typed),
    }


def unplayed(table: Table) -> tuple[SealedDeal, ...]:
    """Return deals that were sealed but never dealt, as far as their seals can be opened now."""
    if table.is_live:
        return table.replaced_deals
    return (*table.replaced_deals, *((table.next_deal,) if table.next_deal is not None else ()))


def broken_off(table: Table) -> SealedDeal | None:
    """Return the deal that was in play when the game was ended; None for none."""
    return table.deal if table.stage is Stage.CLOSED else None
