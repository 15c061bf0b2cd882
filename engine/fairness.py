"""Packs that everybody can check afterwards: commitment and shuffle (docs/record.md, verify).

Every variable part of a hashed message is preceded by its length as four bytes, so that no two different lists of
parts give the same message. Text is UTF-8, the number of the hand is decimal and counts a table's deals from 1.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from engine import cards

_LENGTH, _COUNTER = 4, 8
_BYTE = 256


def _part(content: bytes) -> bytes:
    return len(content).to_bytes(_LENGTH, "big") + content


def _place(table: str, hand: int) -> bytes:
    return _part(table.encode()) + _part(str(hand).encode())


def commitment(secret: bytes, table: str, hand: int) -> str:
    """Return what is shown before the hand: SHA-256 of secret, table and hand, as 64 hexadecimal digits."""
    return hashlib.sha256(_part(secret) + _place(table, hand)).hexdigest()


def _stream(secret: bytes, nonces: Sequence[bytes], table: str, hand: int) -> Iterator[int]:
    """Yield the bytes of HMAC-SHA256(secret, message ‖ counter), the counter rising from 0."""
    message = len(nonces).to_bytes(_LENGTH, "big") + b"".join(map(_part, nonces)) + _place(table, hand)
    counter = 0
    while True:
        yield from hmac.digest(secret, message + counter.to_bytes(_COUNTER, "big"), "sha256")
        counter += 1


def pack(secret: bytes, nonces: Sequence[bytes], table: str, hand: int, deck: int) -> tuple[str, ...]:
    """Return the pack of a hand before the cut.

    A Fisher–Yates shuffle of the canonical pack of ``deck`` cards: for each place from the last down to the second
    the next byte below the greatest multiple of the cards left is taken, higher ones are skipped. ``nonces`` are
    in the order of the seats.
    """
    shuffled = list(cards.deck(deck))
    stream = _stream(secret, nonces, table, hand)
    for place in range(len(shuffled) - 1, 0, -1):
        left = place + 1
        unbiased = _BYTE - _BYTE % left
        drawn = next(byte for byte in stream if byte < unbiased)
        other = drawn % left
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return tuple(shuffled)
