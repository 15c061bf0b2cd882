"""The log of a hand: bids, talon, gifts, contract, marriages and tricks as short lines, as one reader may see them.

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


def log_of(game: State, seen: PublicView, bids: tuple[Bid, ...]) -> tuple[LogLine, ...]:
    """Return the log of the hand in play; empty between hands. `bids` is what was said in the auction."""
    return tuple(_lines(game, seen, bids)) if seen.phase not in BETWEEN_HANDS else ()


def _lines(game: State, seen: PublicView, bids: tuple[Bid, ...]) -> Iterator[LogLine]:
    for one in bids:
        yield LogLine(one.do, one.seat, words=one.words, value=one.value)
    if seen.declarer is not None and seen.talon:
        yield LogLine("talon", seen.declarer, cards=seen.talon)
    yield from _gifts(game, seen)
    if seen.declarer is not None and seen.phase == "play":
        yield LogLine("contract", seen.declarer, value=seen.contract)
    declared: set[str] = set()
    for number, trick in enumerate(seen.tricks, start=1):
        if number > game.invented:
            yield from _marriages(game, seen, trick, declared)
            yield LogLine("trick", trick.winner or 0, value=number)
    if seen.trick is not None:
        yield from _marriages(game, seen, seen.trick, declared)


def _gifts(game: State, seen: PublicView) -> Iterator[LogLine]:
    """Tell who has given whom a card. Which card it was is known to giver and receiver, or to all."""
    seen_cards = {(one.to, one.card) for one in seen.passed}
    for to, index in game.passed:
        card = CODES[index]
        yield LogLine("gift", seen.declarer or 0, to=to, cards=(card,) if (to, card) in seen_cards else ())


def _marriages(game: State, seen: PublicView, trick: TrickView, declared: set[str]) -> Iterator[LogLine]:
    """Tell the marriages declared in a trick: with the first king or queen of their suit, when both were held."""
    for played in trick.cards:
        suit = played.card[1]
        if played.card[0] in COURT and suit in seen.marriages[played.seat] and suit not in declared:
            declared.add(suit)
            value = marriages.value(game, played.seat, SUITS.index(suit))
            yield LogLine("marriage", played.seat, cards=(suit,), value=value)
