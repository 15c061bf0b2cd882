"""Deals that everybody can check afterwards: seals, shares, and the packs drawn from them (docs/record.md, verify).

In hashed messages every part of variable length comes after its length, written as four bytes, so different parts never
give the same message. Text is UTF-8. The number of the hand is decimal and counts a table's deals from 1.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from engine import cards

Thing = TypeVar("Thing")

SCHEME = 3
"""The version of all this, in records. The checks refuse records of any other."""

SHOWN_DIGITS = 32
"""The number of hexadecimal digits of a seal that screens show: 128 bits."""

_LENGTH, _COUNTER = 4, 8
_BYTE = 256


def _part(content: bytes) -> bytes:
    return len(content).to_bytes(_LENGTH, "big") + content


def counted(parts: Sequence[bytes]) -> bytes:
    """Return a list of parts as bytes: their number, then each part after its length."""
    return len(parts).to_bytes(_LENGTH, "big") + b"".join(map(_part, parts))


def place(table: str, hand: int) -> bytes:
    """Return a table and the number of a hand as bytes."""
    return _part(table.encode()) + _part(str(hand).encode())


def seal(secret: bytes, table: str, hand: int) -> str:
    """Return the seal of a hand: SHA-256 of secret, table and hand, as 64 hexadecimal digits."""
    return hashlib.sha256(_part(secret) + place(table, hand)).hexdigest()


def share_of(words: str) -> bytes:
    """Return a person's share of a deal: SHA-256 of their words (NFC, without white space at either end)."""
    text = unicodedata.normalize("NFC", words).strip()
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def order_of_draw(shares: Mapping[int, bytes], everybody: Iterable[int]) -> tuple[int, ...]:
    """Return the order in which people stand before seats or places are drawn for them.

    Those with a share stand by its value (equal ones by number), then the others in the order of ``everybody``. So
    nobody's haste or seat decides where they stand. ``shares`` are by number of the person.
    """
    speaking = sorted(shares, key=lambda number: (shares[number], number))
    return (*speaking, *(number for number in everybody if number not in shares))


def order_of_seats(joined: Sequence[str], shares: Mapping[int, bytes]) -> tuple[int, ...]:
    """Return the order in which people stand before the seats of deal 1 are drawn: their places in ``joined``.

    ``joined`` are ids as records have them, in the order of joining: silent built-in players (``b…``) stand last.
    ``shares`` are by place.
    """
    people_first = sorted(range(len(joined)), key=lambda place: joined[place].startswith("b"))
    return order_of_draw(shares, people_first)


def stream(secret: bytes, message: bytes) -> Iterator[int]:
    """Yield the bytes of HMAC-SHA256(secret, message ‖ counter), the counter rising from 0."""
    counter = 0
    while True:
        yield from hmac.digest(secret, message + counter.to_bytes(_COUNTER, "big"), "sha256")
        counter += 1


def below(limit: int, chance: Iterator[int]) -> int:
    """Return a number from 0 to ``limit`` - 1, each equally likely.

    Bytes that are not below the greatest multiple of ``limit`` are skipped; the first other byte is taken modulo
    ``limit``. For limits above 256, as many bytes as needed are read as one number, high byte first.
    """
    width = 1
    while _BYTE**width < limit:
        width += 1
    unbiased = _BYTE**width - _BYTE**width % limit
    while (drawn := int.from_bytes(bytes(islice(chance, width)), "big")) >= unbiased:
        pass
    return drawn % limit


def shuffled(things: Iterable[Thing], chance: Iterator[int]) -> list[Thing]:
    """Return things in random order: Fisher–Yates, from the last place down to the second."""
    drawn = list(things)
    for last in range(len(drawn) - 1, 0, -1):
        other = below(last + 1, chance)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn


@dataclass(frozen=True)
class Mix:
    """The source of chance for a deal. The same mix gives the same seats, dealer and pack."""

    secret: bytes
    """The sealed secret."""

    shares: tuple[bytes, ...]
    """The shares that were given. Their order, and giving one twice, changes nothing."""

    table: str
    """The table's code."""

    hand: int
    """The number of the deal, from 1."""

    def pack(self, deck: int, label: str = "pack") -> tuple[str, ...]:
        """Return the shuffled pack of ``deck`` cards before the cut."""
        return tuple(shuffled(cards.deck(deck), self.stream(label)))

    def seats(self, people: Iterable[Thing], label: str = "seats") -> tuple[Thing, ...]:
        """Return for each seat who of the ``people`` sits there. They stand in the order of the draw."""
        return tuple(shuffled(people, self.stream(label)))

    def dealer(self, count: int, label: str = "dealer") -> int:
        """Return the seat that deals first, out of ``count`` seats."""
        return below(count, self.stream(label))

    def stream(self, label: str) -> Iterator[int]:
        """Yield the random bytes for one purpose, named by its label."""
        message = counted(sorted(set(self.shares))) + place(self.table, self.hand) + _part(label.encode())
        return stream(self.secret, message)
