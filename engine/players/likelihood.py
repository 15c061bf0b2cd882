"""How likely a player with certain cards bids, names a contract and lays cards aside as it did, where two play.

``likelihood.toml`` holds numbers that ``tools/learn_likelihood.py`` learned from hands of the players among themselves.
A hand's strength is a sum over its suits. Likelihoods are whole numbers (of ``ONE``), so they are the same on every
machine.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from itertools import combinations
from math import erf, exp, sqrt

from engine.cards import ACE, KING, QUEEN
from engine.rules import Layout, Rules

ONE = 1 << 16
"""A likelihood of 1."""

LEAST = ONE // 500
"""The least likelihood: players aren't as regular as the numbers."""

SUITS = range(4)
_TEN = 1
_PARTS = 64
"""Strengths and scores are counted in such parts."""

_FURTHEST = 300
"""The furthest that a contract is told apart from a hand's strength, in points."""

Pair = tuple[int, int]


@cache
def strength(suit: int, held: int, values: tuple[int, ...]) -> tuple[float, ...]:
    """Return what makes the cards of a suit strong. ``held`` is a mask of 6 bits, ``values`` the marriages' values."""
    ace, ten = held >> ACE & 1, held >> _TEN & 1
    married = held >> KING & held >> QUEEN & 1
    length = held.bit_count()
    return (
        ace,
        ten,
        ten & ~ace,
        married,
        married * values[suit] / 100,
        married * length,
        married & ace,
        married & ten,
        ace * length,
    )


@cache
def spare(suit: int, held: int, rank: int, values: tuple[int, ...]) -> tuple[float, ...]:
    """Return what makes a declarer lay a card of a suit aside or keep it."""
    king, queen = held >> KING & 1, held >> QUEEN & 1
    of_court = rank in {KING, QUEEN}
    return (
        *(float(rank == kept) for kept in range(5)),
        float(of_court and king and queen),
        float(of_court and king != queen),
        (of_court and king != queen) * values[suit] / 100,
        float(held.bit_count() == 1),
        (rank - (held & (1 << rank) - 1).bit_count()) / 3,
    )


def together(held: int, pair: Pair) -> tuple[float, float]:
    """Return whether two cards laid aside are of one suit, and whether they are all of that suit."""
    same = pair[0] // 6 == pair[1] // 6
    return float(same), float(same and (held >> 6 * (pair[0] // 6) & 63).bit_count() == 2)


def reads(rules: Rules, layout: Layout | None) -> bool:
    """Return whether the numbers hold for two players: two talons of two cards, and a contract that may be raised."""
    return (
        layout is not None
        and rules.auction.raise_after_exchange
        and (layout.talons, layout.talon_size, layout.passes, layout.discard) == (2, 2, 0, 2)
    )


def of_bids(hand: int, chances: Sequence[tuple[int, bool]], values: tuple[int, ...]) -> int:
    """Return the likelihood of some bids and passes. ``chances``: the lowest bids possible, and whether made."""
    learned = _learned()["bids"]
    likelihood = ONE
    for lowest, bid in chances:
        sure = _strength_of(hand, "bids", values) + round(_PARTS * learned[-1] * lowest / 30)
        likelihood = likelihood * _sigmoid(sure if bid else -sure) // ONE
    return likelihood


def of_contract(hand: int, contract: int, bid: int, values: tuple[int, ...]) -> int:
    """Return the likelihood of a contract, with the cards at the first lead. At the bid, the hand may be weaker."""
    beyond = contract - _strength_of(hand, "contract", values) // _PARTS
    return _normal(max(-_FURTHEST, min(_FURTHEST, beyond)), contract > bid)


def of_discards(held: int, pair: Pair, values: tuple[int, ...]) -> float:
    """Return the likelihood of laying two cards aside, with all cards held before. Between 0 and 1."""
    scores = {card: _spare_of(held, card, values) for card in pair}
    return _odds(sum(scores.values()) + _together_of(held, pair)) / _all_pairs(held, values)


@cache
def _learned() -> dict[str, list[float]]:
    text = resources.files("engine").joinpath("players", "likelihood.toml").read_text(encoding="utf-8")
    return {name: list(numbers) for name, numbers in tomllib.loads(text).items()}


def _strength_of(hand: int, kind: str, values: tuple[int, ...]) -> int:
    return sum(_of_suit(kind, suit, hand >> 6 * suit & 63, values) for suit in SUITS) + _base(kind)


@cache
def _base(kind: str) -> int:
    return round(_PARTS * _learned()[kind][0])


@cache
def _of_suit(kind: str, suit: int, held: int, values: tuple[int, ...]) -> int:
    learned = _learned()[kind][1:]
    return round(_PARTS * sum(one * much for one, much in zip(learned, strength(suit, held, values), strict=False)))


@cache
def _sigmoid(sure: int) -> int:
    return max(round(ONE / (1 + exp(-max(-16 * _PARTS, min(16 * _PARTS, sure)) / _PARTS))), LEAST)


@cache
def _normal(beyond: int, raised: bool) -> int:
    """Return the likelihood of a contract so far beyond the strength."""
    spread = _learned()["contract"][-1] * sqrt(2)
    above = 0.5 * (1 + erf((beyond + 5) / spread))
    below = 0.5 * (1 + erf((beyond - 5) / spread)) if raised else 0.0
    return max(round(ONE * (above - below)), LEAST)


@cache
def _odds(score: int) -> int:
    return max(round(ONE * exp(max(-10 * _PARTS, min(10 * _PARTS, score)) / _PARTS)), 1)


def _spare_of(held: int, card: int, values: tuple[int, ...]) -> int:
    suit, rank = divmod(card, 6)
    return _spare(suit, held >> 6 * suit & 63, rank, values)


@cache
def _spare(suit: int, held: int, rank: int, values: tuple[int, ...]) -> int:
    learned = _learned()["discards"]
    return round(_PARTS * sum(one * much for one, much in zip(learned, spare(suit, held, rank, values), strict=False)))


def _together_of(held: int, pair: Pair) -> int:
    learned = _learned()["discards"][-2:]
    return round(_PARTS * sum(one * much for one, much in zip(learned, together(held, pair), strict=True)))


@cache
def _of_one_suit(suit: int, held: int, values: tuple[int, ...]) -> tuple[int, int]:
    """Return the sum of the odds of the single cards of a suit, and of its pairs of cards."""
    cards = [6 * suit + rank for rank in range(6) if held >> rank & 1]
    scores = {card: _spare(suit, held, card % 6, values) for card in cards}
    pairs = [(one, other) for one, other in combinations(cards, 2)]
    return (
        sum(_odds(score) for score in scores.values()),
        sum(_odds(scores[one] + scores[other] + _together_of(held << 6 * suit, (one, other))) for one, other in pairs),
    )


def _all_pairs(held: int, values: tuple[int, ...]) -> float:
    """Return the sum of the odds of all pairs of cards."""
    suits = [_of_one_suit(suit, held >> 6 * suit & 63, values) for suit in SUITS]
    within = sum(pairs for _, pairs in suits)
    across = sum(one * other for (one, _), (other, _) in combinations(suits, 2)) / ONE
    return within + across
