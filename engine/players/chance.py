"""Pseudo-random numbers that depend only on a player's view, so the same view always gets the same answer."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

Item = TypeVar("Item")

_MODULUS = 2**61 - 1
_FACTOR = 437_799_614_237_992_725


def seed_of(view: Mapping[str, object]) -> int:
    """Return a number from 1 to 2**61 - 2 that depends on everything in the view except the order of its keys."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") % _MODULUS or 1


def stream(seed: int) -> Iterator[int]:
    """Yield an endless stream of numbers from 0 to 2**61 - 2, the same for the same seed.

    It is a multiplicative congruential generator: fast, and good enough for guessing hidden hands. Deals never come
    from here.
    """
    number = seed % _MODULUS or 1
    while True:
        number = number * _FACTOR % _MODULUS
        yield number


def pick(items: Sequence[Item], numbers: Iterator[int]) -> Item:
    """Return one of the items. There must be at least one."""
    return items[(next(numbers) >> 20) % len(items)]


def shuffled(items: Sequence[Item], numbers: Iterator[int]) -> list[Item]:
    """Return the items in an order drawn from the numbers."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = (next(numbers) >> 20) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order
