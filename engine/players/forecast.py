"""How many points a hand would make: the play tried out in guessed worlds."""

from collections.abc import Iterator

from engine.cards import mask_of
from engine.players.exchange import gift_danger, keep_value, least_useful, shape_of
from engine.players.playout import Position, play_out
from engine.players.reading import Reading
from engine.players.worlds import World, worlds

HIDDEN_STOCK = 0


def as_declarer(reading: Reading, draws: Iterator[int], count: int) -> list[int]:
    """Return the points that the own hand makes as declarer in ``count`` guessed worlds, ascending.

    Before the exchange is over the talon is guessed too, taken in, and the least useful cards are put away.
    """
    guesses = worlds(reading, draws)
    return sorted(_declare(reading, next(guesses)) for _ in range(count))


def _declare(reading: Reading, world: World) -> int:
    hands = list(world.hands)
    rest = list(world.rest)
    me = reading.seat
    stock = rest[: reading.stock]
    rest = rest[reading.stock :]
    if reading.phase in {"auction", "concession", "choose_talon"}:
        taken, passed, aside = shape_of(len(reading.active), reading.counts[me], len(rest), reading.stock)
        hands[me] |= mask_of(rest[:taken])
    else:
        passed, aside = _still_to_go(reading)
    defenders = [seat for seat in reading.active if seat != me]
    hand = hands[me]
    away = least_useful(
        hand,
        passed * len(defenders) + aside,
        lambda card: 2 * keep_value(hand, card) + (gift_danger(hand, 0, card) if passed else 0),
    )
    for number, card in enumerate(away):
        hands[me] ^= 1 << card
        if number < passed * len(defenders):
            hands[defenders[number % len(defenders)]] |= 1 << card
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


def _still_to_go(reading: Reading) -> tuple[int, int]:
    """Cards to pass to each defender and to lay aside in the middle of an exchange."""
    gives = {action["to"] for action in reading.legal_to("give")}
    sizes = [reading.counts[seat] for seat in reading.active if seat != reading.seat]
    own = reading.counts[reading.seat]
    passed = 1 if gives else 0
    aside = own - len(gives) - (max(sizes) if not gives else min(sizes) + passed)
    return passed, max(aside, 0)
