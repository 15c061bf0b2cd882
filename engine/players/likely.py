"""The possible deals where two play, each with its likelihood.

Few cards are hidden where two play without a stock, so all deals that agree with what a seat has seen can be listed.
In the play, the other seat's bids, contract and discards tell which of them are likely (`engine.players.likelihood`).
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import comb

from engine.cards import numbers
from engine.players import likelihood
from engine.players.chance import shuffled
from engine.players.reading import Reading
from engine.players.worlds import World

MOST = 6000
"""The most deals in a list."""

SHARES = 240
"""The sum of the shares of all deals, but for rounding."""


def deals(reading: Reading, draws: Iterator[int], count: int) -> list[tuple[World, int]]:
    """Return at most ``count`` deals in random order, each with its share of the likelihood (of ``SHARES``).

    If more deals are possible, some are drawn by their likelihoods. The list is empty where deals can't be listed: with
    a stock, before there is a declarer, unless two play, and if there are too many. So it is if nothing tells which
    cards the declarer has laid aside.
    """
    found = _listed(reading)
    total = sum(found.values())
    drawn = found if len(found) <= count else _drawn(found, total / count, (next(draws) >> 20 & 1023) / 1024)
    shares = [(hand, round(SHARES * likely / total)) for hand, likely in drawn.items()]
    return [(_world(reading, hand), share) for hand, share in shuffled(shares, draws) if share]


def _drawn(found: Mapping[int, float], step: float, start: float) -> dict[int, float]:
    """Return the hands at evenly spaced points of the summed likelihoods, with their shares in whole steps."""
    drawn: dict[int, float] = {}
    point, reached = step * start, 0.0
    for hand, likely in found.items():
        reached += likely
        while point < reached:
            drawn[hand] = drawn.get(hand, 0.0) + step
            point += step
    return drawn


def _other(reading: Reading) -> int:
    return next(seat for seat in reading.active if seat != reading.seat)


def _world(reading: Reading, hand: int) -> World:
    hands = [0] * len(reading.counts)
    hands[reading.seat], hands[_other(reading)] = reading.hand, hand
    return World(tuple(hands), tuple(numbers(reading.unseen & ~hand)))


def _listed(reading: Reading) -> dict[int, float]:
    """Return the other seat's possible hands, as masks, with their likelihoods."""
    if len(reading.active) != 2 or reading.stock or reading.declarer is None:
        return {}
    other, unseen = _other(reading), reading.unseen
    sure = reading.placed[other]
    away = unseen & reading.lacks[other] & ~sure
    free = numbers(unseen & ~sure & ~away)
    hidden = unseen.bit_count() - reading.counts[other] - away.bit_count()
    if hidden < 0 or comb(len(free), hidden) > MOST:
        return {}
    hands = [unseen & ~away & ~sum(1 << card for card in cards) for cards in combinations(free, hidden)]
    evidence = _Evidence(reading)
    if hidden and reading.declarer == other and not evidence.tells:
        return {}
    found = {hand: evidence.of(hand) for hand in hands}
    return found if any(found.values()) else dict.fromkeys(hands, 1.0)


class _Evidence:
    """What the other seat's actions tell about its hand."""

    def __init__(self, reading: Reading) -> None:
        other = _other(reading)
        self._values = reading.rules.marriages.values
        self._unseen, self._talon = reading.unseen, reading.talon
        self._declares = reading.declarer == other
        known = likelihood.reads(reading.rules, reading.layout) and reading.talon.bit_count() == 2
        self.tells = known and reading.phase == "play"
        self._played = sum(
            1 << card for trick in (*reading.tricks, reading.on_table) for seat, card in trick if seat == other
        )
        self._contract, self._bid = reading.contract, 0
        self._chances: list[tuple[int, bool]] = []
        for action in reading.view["auction"]:
            if action["seat"] == other and self._bid:
                self._chances.append((self._bid + reading.rules.auction.step, action["do"] == "bid"))
            if action["do"] == "bid":
                self._bid = int(action["value"])
        self._before: dict[int, float] = {}

    def of(self, hand: int) -> float:
        """Return the likelihood of a hand."""
        if not self.tells:
            return 1.0
        first = hand | self._played
        if not self._declares:
            return likelihood.of_bids(first, self._chances, self._values) / likelihood.ONE
        rest, total = self._unseen & ~hand, 0.0
        for pair in combinations(numbers(rest), 2):
            aside = 1 << pair[0] | 1 << pair[1]
            if not rest & ~aside & self._talon:  # the talon's cards are in the hand or laid aside, not left over
                total += likelihood.of_discards(first | aside, pair, self._values) * self._bids(first | aside)
        return total * likelihood.of_contract(first, self._contract, self._bid, self._values)

    def _bids(self, held: int) -> float:
        """Return the likelihood of the declarer's bids, with the cards it holds after taking the talon."""
        if held not in self._before:
            self._before[held] = likelihood.of_bids(held & ~self._talon, self._chances, self._values) / likelihood.ONE
        return self._before[held]
