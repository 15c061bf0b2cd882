"""How packs were shuffled at tables that release 0.1.0 opened: their games end and verify by this (docs/record.md).

It proves less than `engine.fairness`: the nonces came from the server, which could try many.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import cards, fairness


def pack(secret: bytes, nonces: Sequence[bytes], table: str, hand: int, deck: int) -> tuple[str, ...]:
    """Return the pack of a hand before the cut.

    ``nonces`` are in the order of the seats, ``deck`` is the number of cards. The commitment is the seal of
    `engine.fairness`.
    """
    message = fairness.counted(nonces) + fairness.place(table, hand)
    return tuple(fairness.shuffled(cards.deck(deck), fairness.stream(secret, message)))
