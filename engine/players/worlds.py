"""Guessing where the hidden cards lie: deals that agree with all that a seat has seen."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import numbers
from engine.players.chance import shuffled
from engine.players.reading import Reading

NOBODY = -1
"""The place of cards that no seat holds: talons, discards, the stock."""


@dataclass(frozen=True, slots=True)
class World:
    """One guess of where the cards are."""

    hands: tuple[int, ...]
    """The cards of each seat, as masks."""

    rest: tuple[int, ...]
    """The cards that no seat holds, in random order."""


def worlds(reading: Reading, draws: Iterator[int]) -> Iterator[World]:
    """Return an endless stream of guesses.

    Cards that are known to lie with a seat lie there; a seat gets no card of a suit in which it has shown itself
    void, unless there is no other way to fill the hands.
    """
    while True:
        yield _guess(reading, draws)


def _guess(reading: Reading, draws: Iterator[int]) -> World:
    room = {seat: reading.counts[seat] for seat in reading.active if seat != reading.seat}
    unseen = numbers(reading.unseen)
    room[NOBODY] = len(unseen) - sum(room.values())
    places: dict[int, list[int]] = {place: [] for place in room}
    pending = []
    for card in shuffled(unseen, draws):
        place = _known_place(reading, card, draws)
        if place is not None and room[place] > 0:
            places[place].append(card)
            room[place] -= 1
        else:
            pending.append(card)
    # Cards with few possible places come first, so that a hand is seldom left with none that fits.
    pending.sort(key=lambda card: -sum(bool(cards >> card & 1) for cards in reading.void.values()))
    for card in pending:
        fitting = [place for place in room if room[place] > 0 and not reading.void.get(place, 0) >> card & 1]
        homes = fitting or [place for place in room if room[place] > 0]
        draw = (next(draws) >> 20) % sum(room[home] for home in homes)
        for home in homes:
            if draw < room[home]:
                places[home].append(card)
                room[home] -= 1
                break
            draw -= room[home]
    hands = [sum(1 << card for card in places.get(seat, ())) for seat in range(len(reading.counts))]
    hands[reading.seat] = reading.hand
    return World(tuple(hands), tuple(places[NOBODY]))


def _known_place(reading: Reading, card: int, draws: Iterator[int]) -> int | None:
    for seat, sure in reading.placed.items():
        if sure >> card & 1:
            return seat
    if reading.talon >> card & 1:
        if reading.declarer is None:
            return NOBODY
        # What was shown may have been passed on or laid aside since: in one guess of four it is anywhere.
        if reading.declarer != reading.seat and next(draws) >> 20 & 3:
            return reading.declarer
    return None
