"""The log of a hand: bids, talon, gifts, contract, marriages, four aces and tricks, as one reader may see them.

Lines are only added at its end, and it begins anew with each hand. It holds no card of a finished trick: which tricks
may be looked at again is a rule (docs/rules.md, 8: `play.peek`).
"""

from collections.abc import Iterator

from bot.views.parts import Bid, LogLine
from engine import marriages
from engine.cards import CODES, SUITS
from engine.state import BETWEEN_HANDS, State
from engine.view import PublicView, TrickView

COURT = "KQ"


def log_of(game: State, seen: PublicView, bids: tuple[Bid, ...], aces: LogLine | None) -> tuple[LogLine, ...]:
    """Return the log of the hand in play; empty between hands.

    `bids` is what was said in the auction, `aces` the line of four aces; None if nobody has shown them.
    """
    return tuple(_lines(game, seen, bids, aces)) if seen.phase not in BETWEEN_HANDS else ()


def _lines(game: State, seen: PublicView, bids: tuple[Bid, ...], aces: LogLine | None) -> Iterator[LogLine]:
    for one in bids:
        yield LogLine(one.do, one.seat, words=one.words, value=one.value)
    if seen.declarer is not None and seen.talon:
        yield LogLine("talon", seen.declarer, cards=seen.talon)
    yield from _gifts(game, seen)
    if seen.declarer is not None and seen.phase == "play":
        yield LogLine("contract", seen.declarer, value=seen.contract)
    declared: set[str] = set()
    tricks = [*enumerate(seen.tricks, start=1), *([(None, seen.trick)] if seen.trick is not None else [])]
    for number, trick in tricks:
        if number is not None and number <= game.invented:
            continue
        if aces is not None and _shows(trick, aces.seat):
            yield aces
            aces = None
        yield from _marriages(game, seen, trick, declared)
        if number is not None:
            yield LogLine("trick", trick.winner or 0, value=number)


def _gifts(game: State, seen: PublicView) -> Iterator[LogLine]:
    """Tell who has given whom a card. Which card it was is known to giver and receiver, or to all."""
    seen_cards = {(one.to, one.card) for one in seen.passed}
    for to, index in game.passed:
        card = CODES[index]
        yield LogLine("gift", seen.declarer or 0, to=to, cards=(card,) if (to, card) in seen_cards else ())


def _shows(trick: TrickView, seat: int) -> bool:
    """Whether a seat has led an ace: who shows four aces leads the first of them."""
    led = trick.cards[0]
    return led.seat == seat and led.card[0] == "A"


def _marriages(game: State, seen: PublicView, trick: TrickView, declared: set[str]) -> Iterator[LogLine]:
    """Tell the marriages declared in a trick: with the first king or queen of their suit, when both were held."""
    for played in trick.cards:
        suit = played.card[1]
        if played.card[0] in COURT and suit in seen.marriages[played.seat] and suit not in declared:
            declared.add(suit)
            value = marriages.value(game, played.seat, SUITS.index(suit))
            yield LogLine("marriage", played.seat, cards=(suit,), value=value)
