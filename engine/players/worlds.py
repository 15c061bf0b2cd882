"""Guesses of the hidden cards that agree with everything a seat has seen."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import COURT, RANK_OF, SUIT_OF, numbers
from engine.players.chance import shuffled
from engine.players.reading import Reading

NOBODY = -1
"""Stands for the place of cards that no seat holds: talons, discards, the stock."""

_KEPT = (97, 90, 75, 70, 55, 50)
"""The probability that a declarer keeps a card of the talon, in percent, by rank."""

_LAID_ASIDE = (1, 4, 8, 10, 20, 24)
"""How likely a declarer lays a card aside, as a weight by rank."""

_TRIES = 6
_CONTRACT_WITHOUT_MARRIAGE = 120


@dataclass(frozen=True, slots=True)
class World:
    """One guess of the hidden cards."""

    hands: tuple[int, ...]
    """The cards of each seat, as masks."""

    rest: tuple[int, ...]
    """The cards that no seat holds, in random order."""


def worlds(reading: Reading, draws: Iterator[int]) -> Iterator[World]:
    """Yield an endless stream of guesses.

    A seat gets the cards that it is known to hold. It gets no card that it would have had to play, unless the hands
    cannot be filled otherwise. A seat that made a bid which needs a marriage gets one, if a few tries succeed.
    """
    proved = _with_marriage(reading)
    while True:
        world = _guess(reading, draws)
        for _ in range(_TRIES):
            if all(_has_marriage(world, seat) for seat in proved):
                break
            world = _guess(reading, draws)
        yield world


def _with_marriage(reading: Reading) -> list[int]:
    """Return the seats whose bids need a marriage in hand, until the play begins."""
    if reading.rules.auction.above_120 == "free" or reading.phase == "play":
        return []
    highest: dict[int, int] = {}
    for action in reading.view["auction"]:
        if action["do"] == "bid":
            highest[action["seat"]] = int(action["value"])
    return [seat for seat, value in highest.items() if seat != reading.seat and value > _CONTRACT_WITHOUT_MARRIAGE]


def _has_marriage(world: World, seat: int) -> bool:
    return any(world.hands[seat] & pair == pair for pair in COURT)


def _guess(reading: Reading, draws: Iterator[int]) -> World:
    room = {seat: reading.counts[seat] for seat in reading.active if seat != reading.seat}
    unseen = numbers(reading.unseen)
    room[NOBODY] = max(len(unseen) - sum(room.values()), 0)
    places: dict[int, list[int]] = {place: [] for place in room}
    pending = []
    for card in shuffled(unseen, draws):
        place = _known_place(reading, card, draws)
        if place is not None and room[place] > 0:
            places[place].append(card)
            room[place] -= 1
        else:
            pending.append(card)
    # Cards with few possible places come first, so they rarely end up without a place.
    lacks = reading.lacks
    pending.sort(key=lambda card: -sum(bool(cards >> card & 1) for cards in lacks.values()))
    aside = _laid_aside(reading)
    for card in pending:
        homes = [place for place in room if room[place] > 0 and not lacks.get(place, 0) >> card & 1]
        homes = homes or [place for place in room if room[place] > 0]
        if not homes:
            break
        weights = [room[home] * (_readily(card, aside, room) if home == NOBODY else 12) for home in homes]
        draw = (next(draws) >> 20) % sum(weights)
        for home, weight in zip(homes, weights, strict=True):
            if draw < weight:
                places[home].append(card)
                room[home] -= 1
                break
            draw -= weight
    hands = [sum(1 << card for card in places.get(seat, ())) for seat in range(len(reading.counts))]
    hands[reading.seat] = reading.hand
    return World(tuple(hands), tuple(places[NOBODY]))


def _laid_aside(reading: Reading) -> int:
    """Return the number of hidden cards that another seat has laid aside as the declarer."""
    if reading.layout is None or reading.declarer in {None, reading.seat} or reading.phase != "play":
        return 0
    return reading.layout.discard


def _readily(card: int, aside: int, room: dict[int, int]) -> int:
    """Return the weight for placing a card with nobody. High cards are rarely laid aside."""
    if not aside:
        return 12
    hidden = max(room[NOBODY], 1)
    chosen = min(aside, hidden)
    return max((chosen * _LAID_ASIDE[RANK_OF[card]] + (hidden - chosen) * 12) // hidden, 1)


def _known_place(reading: Reading, card: int, draws: Iterator[int]) -> int | None:
    for seat, sure in reading.placed.items():
        if sure >> card & 1:
            return seat
    if reading.talon >> card & 1:
        if reading.declarer is None:
            return NOBODY
        if reading.declarer != reading.seat and not reading.lacks[reading.declarer] >> card & 1:
            # The declarer may have passed or laid aside the card since, more often a low card than a high one.
            married = COURT[SUIT_OF[card]] & ~(1 << card) & reading.talon and COURT[SUIT_OF[card]] >> card & 1
            kept = 97 if married else _KEPT[RANK_OF[card]]
            if (next(draws) >> 20) % 100 < kept:
                return reading.declarer
    return None
