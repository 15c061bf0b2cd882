"""How many points a hand would make: the play tried out in guessed worlds."""

from collections.abc import Iterable, Iterator
from statistics import fmean

from engine.cards import mask_of
from engine.players.exchange import away_cost, least_useful, shape_of
from engine.players.playout import Position, play_out
from engine.players.reading import Reading
from engine.players.worlds import World, worlds

Outcome = tuple[int, ...]
"""The points of each seat in one guessed world."""


def forecast(reading: Reading, draws: Iterator[int], count: int, declarer: int) -> list[Outcome]:
    """Return the points that the seats make in ``count`` guessed worlds with a seat as declarer.

    Before the exchange is over the talon is guessed too, taken in, and the least useful cards are put away.
    """
    guesses = worlds(reading, draws)
    return [_declare(reading, next(guesses), declarer) for _ in range(count)]


def chance(outcomes: list[Outcome], seat: int, points: int) -> float:
    """Return the share of the outcomes in which a seat reaches some points."""
    return sum(outcome[seat] >= points for outcome in outcomes) / len(outcomes)


def average(outcomes: list[Outcome], seats: Iterable[int]) -> float:
    """Return the average points of some seats."""
    return fmean(outcome[seat] for outcome in outcomes for seat in seats)


def _declare(reading: Reading, world: World, declarer: int) -> Outcome:
    hands = list(world.hands)
    stock, rest = list(world.rest[: reading.stock]), world.rest[reading.stock :]
    if reading.phase in {"auction", "concession", "choose_talon"}:
        taken, passed, aside = shape_of(len(reading.active), reading.counts[declarer], len(rest), reading.stock)
        hands[declarer] |= mask_of(rest[:taken])
        receivers = [seat for seat in reading.active if seat != declarer] * passed
    else:
        receivers, aside = still_to_go(reading)
    hand = hands[declarer]
    gifts = bool(receivers)
    away = least_useful(hand, len(receivers) + aside, lambda card: away_cost(hand, 0, card, gift=gifts))
    for card in away:
        hands[declarer] ^= 1 << card
    for seat, card in zip(receivers, away, strict=False):
        hands[seat] |= 1 << card
    position = Position(
        hands=hands,
        active=reading.active,
        leader=declarer,
        table=[],
        points=[0] * len(hands),
        declarer=declarer,
        trump=None,
        stock=stock,
        must_beat=reading.must_beat,
    )
    return tuple(play_out(position))


def still_to_go(reading: Reading) -> tuple[list[int], int]:
    """Return the defenders who still get a card, and how many cards are still to be laid aside.

    After the exchange every hand is of one size, which tells how many cards must go.
    """
    receivers = sorted({action["to"] for action in reading.legal_to("give")})
    size = max(reading.counts[seat] + (seat in receivers) for seat in reading.active if seat != reading.seat)
    return receivers, max(reading.counts[reading.seat] - size - len(receivers), 0)
