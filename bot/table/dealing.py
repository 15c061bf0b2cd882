"""Deals that can be checked: sealed before anybody adds words, closed when they are due, opened after the hand.

docs/record.md gives the algorithm; `engine.fairness` computes it.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.chance import Chance
from bot.table import words
from bot.table.deals import SealedDeal
from bot.table.playing import play
from bot.table.table import Seat, Stage, Table
from engine import fairness
from engine.actions import Deal as DealAction
from engine.beacon import QUICKNET
from engine.fairness import Mix

SCHEME = 2  # how packs are shuffled and checked, as records call it
SECRET_BYTES = 32
TOLD_AT_LEAST = 15.0  # seconds that a notice stays


def sealed(table_id: str, hand: int, chance: Chance) -> SealedDeal:
    """Draw the secret of a hand to come and seal it."""
    secret = chance.token(SECRET_BYTES)
    return SealedDeal(hand=hand, secret=secret.hex(), commitment=fairness.seal(secret, table_id, hand))


def resealed(table: Table, chance: Chance) -> Table:
    """Seal the deal to come anew, as its cards were seen. Words that came before the new seal do not count."""
    gone = [deal for deal in (table.closing, table.next_deal) if deal is not None]
    if not gone:
        return table
    fresh = sealed(table.id, gone[0].hand, chance)
    return words.without_shares(table).model_copy(
        update={"lost_deals": (*table.lost_deals, *gone), "closing": None, "next_deal": fresh}
    )


def closed(table: Table, now: float, chance: Chance) -> Table:
    """Close the shares of the deal to come, and seal the one after it, where deals are sealed.

    At a table with a beacon, the round that will be mixed in is named: one that is to come, and was never named before.
    """
    if not table.kind.sealed:
        coming = SealedDeal(hand=len(table.rows) + 1, secret="", commitment="")
        return table.model_copy(update={"closing": coming, "next_deal": None})
    if table.next_deal is None:
        raise ValueError("no deal of this table is to come")
    shares, typed = words.shares(table)
    number = max(QUICKNET.round_after(now), _last_round(table) + 1) if table.beacon else None
    ids = joined(table.seats) if table.game is None else ()
    deal = table.next_deal.model_copy(update={"nonces": shares, "typed": typed, "joined": ids, "round": number})
    following = sealed(table.id, deal.hand + 1, chance)
    return words.without_shares(table).model_copy(update={"closing": deal, "next_deal": following})


def joined(seats: Iterable[Seat]) -> tuple[str, ...]:
    """Return the people in order of joining as a record writes them, without their names."""
    return tuple(f"p{place}" if seat.person is not None else f"b{seat.number}" for place, seat in enumerate(seats, 1))


def first_entry(table: Table, dealer: int) -> Mapping[str, Any]:
    """Return the first entry of the log of a game whose seats are not drawn from deal 1."""
    return {"seats": len(table.seats), "first_dealer": dealer, "joined": list(joined(table.seats)), "seat_draw": None}


def list_hash(deal: SealedDeal) -> str:
    """Return what names a closed list of shares, with its seal, as 64 hexadecimal digits."""
    return fairness.closed(deal.commitment, [bytes.fromhex(share) for share in deal.nonces])


def is_listed(deal: SealedDeal) -> bool:
    """Whether a list of who joined, in that order and with their shares, is shown before the deal.

    It is for deal 1, where anybody has typed words for that.
    """
    return bool(deal.joined) and any(deal.nonces)


def awaits_list(table: Table) -> bool:
    """Whether the first deal is closed and waits until the list of who is in it has been shown."""
    deal = table.closing
    return deal is not None and is_listed(deal) and not deal.list_shown


def joined_hash(deal: SealedDeal) -> str:
    """Return what names that list, as 64 hexadecimal digits."""
    return fairness.joined_list(deal.joined, [bytes.fromhex(share) for share in deal.nonces])


def _last_round(table: Table) -> int:
    deals = (*(row.deal for row in table.rows), *table.lost_deals, table.deal, table.closing)
    return max((deal.round or 0 for deal in deals if deal is not None), default=0)


def mix_of(table: Table, deal: SealedDeal) -> Mix:
    """Return what the pack of a closed deal is computed from."""
    if not table.kind.sealed:
        return table.kind.mix_of(table.preset, deal.hand)
    shares = tuple(bytes.fromhex(share) for share in deal.nonces)
    return Mix(bytes.fromhex(deal.secret), shares, bytes.fromhex(deal.signature), table.id, deal.hand)


def deal_next(table: Table, now: float, chance: Chance) -> tuple[Table, dict[str, Any]]:
    """Deal the next hand of a game in progress, closing its shares if they are open.

    Returns the table and the entry for the log.
    """
    if table.game is None:
        raise ValueError("no hand can be dealt at this table")
    deck = table.game.rules.table.deck
    table = table if table.closing is not None else closed(table, now, chance)
    deal = table.closing
    if deal is None:
        raise ValueError("no hand can be dealt at this table")
    pack = mix_of(table, deal).pack(deck)
    before = table.model_copy(
        update={
            "deal": deal,
            "closing": None,
            "boards": 1 + sum(row.counts for row in table.rows),
            "last_trick": (),
            "last_trick_winner": None,
            # What is told of lost moves stays until it was shown, and for long enough to be read: the hand may have
            # been dealt again, or have ended at once.
            "notice": table.notice if not table.notice_shown or now - table.redrawn < TOLD_AT_LEAST else None,
        }
    )
    dealt, _ = play(before, DealAction(pack), now)
    return dealt, {"pack": list(pack), **opened(table, deal)}


def opened(table: Table, deal: SealedDeal) -> Mapping[str, Any]:
    """Return what checks a deal, by the names of a record. Nobody sees it before the hand is over.

    Deal 1 at a table of a tournament comes from the tournament's own lot, whose secret the table does not know.
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
    """Return the deals that were sealed and never dealt, or lost: all whose seals can be opened now."""
    if table.is_live:
        return table.lost_deals
    return (*table.lost_deals, *(deal for deal in (table.closing, table.next_deal) if deal is not None))


def broken_off(table: Table) -> SealedDeal | None:
    """Return the deal that was in play when the game was ended; None without one."""
    return table.deal if table.stage is Stage.CLOSED else None
