"""How many points a hand would make: the play tried out in guessed worlds."""

from collections.abc import Iterator

from engine.cards import mask_of
from engine.players.exchange import away_cost, least_useful, shape_of
from engine.players.playout import Position, play_out
from engine.players.reading import Reading
from engine.players.worlds import World, worlds


def as_declarer(reading: Reading, draws: Iterator[int], count: int) -> list[int]:
    """Return the points that the own hand makes as declarer in ``count`` guessed worlds, ascending.

    Before the exchange is over the talon is guessed too, taken in, and the least useful cards are put away.
    """
    guesses = worlds(reading, draws)
    return sorted(_declare(reading, next(guesses)) for _ in range(count))


def chance(results: list[int], points: int) -> float:
    """Return the share of the results that reach some points."""
    return sum(result >= points for result in results) / len(results)


def _declare(reading: Reading, world: World) -> int:
    me = reading.seat
    hands = list(world.hands)
    stock, rest = list(world.rest[: reading.stock]), world.rest[reading.stock :]
    if reading.phase in {"auction", "concession", "choose_talon"}:
        taken, passed, aside = shape_of(len(reading.active), reading.counts[me], len(rest), reading.stock)
        hands[me] |= mask_of(rest[:taken])
        receivers = [seat for seat in reading.active if seat != me] * passed
    else:
        receivers, aside = still_to_go(reading)
    hand = hands[me]
    gifts = bool(receivers)
    away = least_useful(hand, len(receivers) + aside, lambda card: away_cost(hand, 0, card, gift=gifts))
    for card in away:
        hands[me] ^= 1 << card
    for seat, card in zip(receivers, away, strict=False):
        hands[seat] |= 1 << card
    position = Position(
        hands=hands,
        active=reading.active,
        leader=me,
        table=[],
        points=[0] * len(hands),
        declarer=me,
        trump=None,
        stock=stock,
        must_beat=reading.must_beat,
    )
    return play_out(position)[me]


def still_to_go(reading: Reading) -> tuple[list[int], int]:
    """Return the defenders who still get a card, and how many cards are still to be laid aside.

    After the exchange every hand is of one size, which tells how many cards must go.
    """
    receivers = sorted({action["to"] for action in reading.legal_to("give")})
    size = max(reading.counts[seat] + (seat in receivers) for seat in reading.active if seat != reading.seat)
    return receivers, max(reading.counts[reading.seat] - size - len(receivers), 0)
