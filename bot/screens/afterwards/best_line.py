"""The best play of a deal of the day, once the day is over: cards, bids and tricks in order."""

from collections.abc import Iterator, Sequence

from bot.finished.dailies import Best, result_of
from bot.screen import Screen
from bot.screens.during.board import played
from bot.table.calendar import day_of
from bot.table.table import Table
from bot.texts import Markup, say
from bot.views.day import LOST, TOOK, finished_day
from bot.views.names import named, seat_name, signed
from bot.views.own_words import OWN
from bot.views.wording import by_suit
from engine.actions import Action, Bid, Concede, Contract, Pass, Play


def best_line(best: Best, language: str) -> Screen:
    """Show the best play of a day card by card."""
    table, day = best.table, finished_day(best.table, language)
    person = table.seats[OWN].person
    name = named(person.name, language) if person is not None else seat_name(table, OWN, language)
    title = say(language, "daily-best", date=day_of(day.date), name=name, points=signed(result_of(table) or 0))
    lines = [
        Markup(f"<b>{title}</b>"),
        *(
            say(language, "replay-hand", name=seat_name(table, seat, language), cards=by_suit(held, language))
            for seat, held in enumerate(best.hands)
        ),
        *_auction(table, best.actions, language),
        *_tricks(table, best.actions, day.tricks, language),
    ]
    return Screen(text=Markup.join("\n", lines))


def _auction(table: Table, done: Sequence[Action], language: str) -> Iterator[Markup]:
    """Tell the bids, the contract, and a concession."""
    bids = []
    for action in done:
        if isinstance(action, Bid | Pass):
            key = "board-bid" if isinstance(action, Bid) else "board-bid-pass"
            params = {"value": action.value} if isinstance(action, Bid) else {}
            bids.append(say(language, key, name=seat_name(table, action.seat, language), **params))
    if bids:
        yield say(language, "board-bids", bids=Markup.join(" · ", bids))
    for action in done:
        if isinstance(action, Contract):
            name = seat_name(table, action.seat, language)
            yield say(language, "board-plays", name=name, value=action.value)
        if isinstance(action, Concede):
            yield say(language, "replay-concede", name=seat_name(table, action.seat, language))


def _tricks(table: Table, done: Sequence[Action], taken: Sequence[bool], language: str) -> Iterator[Markup]:
    """Tell the tricks, each with its cards in the order played. On a deal of the day nobody sits out."""
    plays = [action for action in done if isinstance(action, Play)]
    each = len(table.seats)
    for number, start in enumerate(range(0, len(plays), each), start=1):
        cards = played(
            ((seat_name(table, one.seat, language), one.card) for one in plays[start : start + each]), language
        )
        mark = TOOK if number <= len(taken) and taken[number - 1] else LOST
        yield Markup.join("", [f"{mark} {number}. ", cards])
