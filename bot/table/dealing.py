"""Deals that can be checked: committed to before anybody adds to them, revealed when the hand is over.

docs/record.md gives the algorithm; `engine.fairness` computes it.
"""

import hashlib
from typing import Any

from bot.chance import Chance
from bot.table.model import Deal, Table
from bot.table.playing import play
from engine import fairness
from engine.actions import Deal as DealAction

SECRET_BYTES = 32
NONCE_BYTES = 16
TOLD_AT_LEAST = 15.0  # seconds that a notice stays: longer than a chat waits that has used up its budget


def commit_to(table_id: str, hand: int, chance: Chance) -> Deal:
    """Draw the secret of a hand to come and commit to it."""
    secret = chance.token(SECRET_BYTES)
    return Deal(hand=hand, secret=secret.hex(), commitment=fairness.commitment(secret, table_id, hand))


def share(person_key: str, input_id: str) -> str:
    """Return a person's share of the next shuffle, made from their press. Hex, 16 bytes."""
    return hashlib.sha256(f"{person_key} {input_id}".encode()).digest()[:NONCE_BYTES].hex()


def deal_next(table: Table, now: float, chance: Chance) -> tuple[Table, dict[str, Any]]:
    """Deal the next hand of a game in progress, and commit to the one after it.

    Returns the table and the entry for the log.
    """
    if table.game is None or table.next_deal is None:
        raise ValueError("no hand can be dealt at this table")
    deal = table.next_deal.model_copy(update={"nonces": tuple(seat.nonce for seat in table.seats)})
    pack = fairness.pack(
        bytes.fromhex(deal.secret),
        [bytes.fromhex(share) for share in deal.nonces],
        table.id,
        deal.hand,
        table.game.rules.table.deck,
    )
    before = table.model_copy(
        update={
            "deal": deal,
            "next_deal": commit_to(table.id, deal.hand + 1, chance),
            "boards": 1 + sum(row.counts for row in table.rows),
            "last_trick": (),
            "last_trick_winner": None,
            # What has just been told of lost moves stays to be read: the hand may have been dealt again, or have ended
            # at once.
            "notice": table.notice if now - table.redrawn < TOLD_AT_LEAST else None,
        }
    )
    dealt, _ = play(before, DealAction(pack), now)
    entry = {"pack": list(pack), "commitment": deal.commitment, "secret": deal.secret, "nonces": list(deal.nonces)}
    return dealt, entry
