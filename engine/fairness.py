"""Deals that everybody can check afterwards: seals, shares, and what is drawn from them (docs/record.md, verify).

In hashed messages every part of variable length follows its length as four bytes, so different parts never give the
same message. Text is UTF-8; the number of the hand is decimal and counts a table's deals from 1.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from engine import cards

Thing = TypeVar("Thing")

SHOWN_DIGITS = 32
"""Digits of a seal that screens show: 128 bits."""

_LENGTH, _COUNTER = 4, 8
_BYTE = 256


def _part(content: bytes) -> bytes:
    return len(content).to_bytes(_LENGTH, "big") + content


def counted(parts: Sequence[bytes]) -> bytes:
    """Return a list of parts as bytes: how many there are, then each with its length."""
    return len(parts).to_bytes(_LENGTH, "big") + b"".join(map(_part, parts))


def place(table: str, hand: int) -> bytes:
    """Return a table and the number of a hand as bytes."""
    return _part(table.encode()) + _part(str(hand).encode())


def seal(secret: bytes, table: str, hand: int) -> str:
    """Return the seal of a hand: SHA-256 of secret, table and hand, as 64 hexadecimal digits."""
    return hashlib.sha256(_part(secret) + place(table, hand)).hexdigest()


def share_of(words: str) -> bytes:
    """Return somebody's share of a deal: SHA-256 of their words (NFC, without white space at either end)."""
    text = unicodedata.normalize("NFC", words).strip()
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def kept_share(kept: bytes, hand: int) -> bytes:
    """Return the share of a deal from kept words: SHA-256 of their share and the number of the hand."""
    return hashlib.sha256(kept + str(hand).encode()).digest()


def closed(shown: str, shares: Sequence[bytes]) -> str:
    """Return the hash of a closed list: of the seal and the shares in the order mixed, as 64 hexadecimal digits."""
    return hashlib.sha256(_part(bytes.fromhex(shown)) + counted(shares)).hexdigest()


def joined_list(people: Sequence[str], shares: Sequence[bytes]) -> str:
    """Return the hash of the people in deal 1 and their shares, in the order of joining, as 64 hexadecimal digits.

    It is SHA-256 of one line per person: their id, a blank, and their share in hexadecimal, empty if they gave none.
    """
    lines = (f"{who} {share.hex()}" for who, share in zip(people, shares, strict=True))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def stream(secret: bytes, message: bytes) -> Iterator[int]:
    """Yield the bytes of HMAC-SHA256(secret, message ‖ counter), the counter rising from 0."""
    counter = 0
    while True:
        yield from hmac.digest(secret, message + counter.to_bytes(_COUNTER, "big"), "sha256")
        counter += 1


def below(limit: int, chance: Iterator[int]) -> int:
    """Return a number from 0 to ``limit`` - 1, each equally likely.

    The next byte below the greatest multiple of ``limit`` is taken, modulo ``limit``; higher ones are skipped. Above
    256 it is as many bytes as count so far, read as one number, high byte first.
    """
    width = 1
    while _BYTE**width < limit:
        width += 1
    unbiased = _BYTE**width - _BYTE**width % limit
    while (drawn := int.from_bytes(bytes(islice(chance, width)), "big")) >= unbiased:
        pass
    return drawn % limit


def shuffled(things: Iterable[Thing], chance: Iterator[int]) -> list[Thing]:
    """Return things in another order: Fisher–Yates, from the last place down to the second."""
    drawn = list(things)
    for last in range(len(drawn) - 1, 0, -1):
        other = below(last + 1, chance)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn


@dataclass(frozen=True)
class Mix:
    """The source of chance of a deal. The same mix gives the same seats, dealer and pack."""

    secret: bytes
    """The sealed secret."""

    shares: tuple[bytes, ...]
    """One share for each person, empty if they gave none: for hand 1 in the order of joining, later by seat."""

    beacon: bytes
    """The signature of a public beacon's round; empty without one."""

    table: str
    """The table's code."""

    hand: int
    """The number of the deal, from 1."""

    def pack(self, deck: int, label: str = "pack") -> tuple[str, ...]:
        """Return the pack of ``deck`` cards before the cut: the canonical one, shuffled."""
        return tuple(shuffled(cards.deck(deck), self.stream(label)))

    def seats(self, count: int, label: str = "seats") -> tuple[int, ...]:
        """Return who sits where: for each seat, which one in the order of joining (from 0) takes it."""
        return tuple(shuffled(range(count), self.stream(label)))

    def dealer(self, count: int, label: str = "dealer") -> int:
        """Return the seat that deals first, of ``count``."""
        return below(count, self.stream(label))

    def stream(self, label: str) -> Iterator[int]:
        """Yield the random bytes for one purpose, named by its label."""
        beacon = hashlib.sha256(self.beacon).digest() if self.beacon else b""
        message = counted(self.shares) + _part(beacon) + place(self.table, self.hand) + _part(label.encode())
        return stream(self.secret, message)
