"""The hand in play as everybody sees it: bids, contract, trump, the trick on the table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.screens.during.turns import lying
from bot.screens.names import seat_name
from bot.table.table import Table
from bot.texts import Markup, card, cards, say, suit
from engine.view import PlayedCard, PublicView

Lines = list[Markup]


def hand_in_play(table: Table, view: PublicView, language: str) -> Lines:
    """Tell the hand so far: bids, contract, talon, the trick on the table. A seat's own view adds its passed cards."""
    return [
        *([say(language, "board-golden")] if view.golden else []),
        *_bids(table, view, language),
        *_contract(table, view, language),
        *_exchange(table, view, language),
        *([say(language, "board-stock", count=view.stock)] if view.stock else []),
        *_trick(table, view, language),
    ]


def _bids(table: Table, view: PublicView, language: str) -> Lines:
    """Tell the last bid or pass of each seat during the auction."""
    if view.declarer is not None or not view.auction:
        return []
    last = {action["seat"]: action for action in view.auction}
    return [say(language, "board-bids", bids=Markup.join(" · ", (_bid(table, one, language) for one in last.values())))]


def _bid(table: Table, action: Mapping[str, Any], language: str) -> Markup:
    name = seat_name(table, action["seat"], language)
    if action["do"] == "bid":
        return say(language, "board-bid", name=name, value=action["value"])
    return say(language, "board-bid-pass" if action["do"] == "pass" else "board-bid-look", name=name)


def shows_talon(view: PublicView) -> bool:
    """Whether the board shows the talon: until the first trick is taken, if this view knows it."""
    return bool(view.talon) and not view.tricks


def _exchange(table: Table, view: PublicView, language: str) -> Lines:
    told = []
    if view.talon and shows_talon(view):
        told.append(say(language, "board-talon", cards=cards(language, view.talon)))
    if not view.tricks:
        told += [
            say(
                language,
                "board-passed",
                giver=seat_name(table, passed.giver, language),
                to=seat_name(table, passed.to, language),
                card=card(language, passed.card),
            )
            for passed in view.passed
        ]
    return told


def _contract(table: Table, view: PublicView, language: str) -> Lines:
    """Say who plays for what, and the trump."""
    trump = suit(view.trump) if view.trump else None
    if view.declarer is not None and view.contract is not None:
        value = view.contract
        told = [say(language, "board-plays", name=seat_name(table, view.declarer, language), value=value)]
        if view.phase == "play":
            told.append(say(language, "board-has", points=view.points[view.declarer], value=value))
            told.append(say(language, "board-trump-of", trump=trump) if trump else say(language, "board-trump-none"))
        return [Markup.join(" · ", told)]
    if view.phase == "play":
        return [say(language, "board-trump", trump=trump) if trump else say(language, "board-no-trump")]
    return []


def _trick(table: Table, view: PublicView, language: str) -> Lines:
    """Show the trick on the table in the order played, and the finished one before it."""
    told = []
    on_table = lying(view)
    if view.phase == "play":
        number = len(view.tricks) + 1
        if on_table:
            told.append(say(language, "board-trick", number=number))
            told.append(Markup(f"<b>{_cards(table, on_table, language)}</b>"))
        elif not view.tricks:
            told.append(say(language, "board-trick-empty", number=number))
    if view.tricks:
        last = view.tricks[-1]
        name = seat_name(table, last.leader if last.winner is None else last.winner, language)
        told.append(say(language, "board-last-trick", cards=_cards(table, last.cards, language), name=name))
    return told


def _cards(table: Table, cards_played: Sequence[PlayedCard], language: str) -> Markup:
    return played(table, ((one.seat, one.card) for one in cards_played), language)


def played(table: Table, seats_and_cards: Iterable[tuple[int, str]], language: str) -> Markup:
    """Return the cards of a trick in the order given, each with the name of who played it."""
    named = ((seat_name(table, seat, language), card(language, code)) for seat, code in seats_and_cards)
    return Markup.join(" · ", (say(language, "board-played", name=name, card=shown) for name, shown in named))
