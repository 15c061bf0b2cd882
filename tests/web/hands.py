"""Screens for tests of the page: hands, tables and results, without a game."""

import time
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any
from unittest.mock import patch

from adapters.web import shown
from adapters.web.view import message_view
from bot.codec import ButtonToken, Verb, encode
from bot.pictures import HandPicture, PlayedCard, SeatPicture, TablePicture
from bot.ports.windows import Look, MoveClock
from bot.screen import Button, Picture, Screen, Style

SUITS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}
EIGHT = ["AS", "KS", "QC", "JC", "TD", "9D", "AH", "9H"]


def label(card: str) -> str:
    """Name a card as a button does."""
    return card[0].replace("T", "10") + SUITS[card[1]]


def button(text: str, verb: Verb, argument: str = "", style: Style = Style.PLAIN, *, decision: int = 2) -> Button:
    """A button of a made-up table."""
    return Button(label=text, data=encode(ButtonToken("K7QX2", decision, verb, argument)), style=style)


def hand(
    cards: Sequence[str],
    legal: Collection[str] = (),
    others: Sequence[Button] = (),
    text: str = "Your cards",
    *,
    buttons: bool = True,
    decision: int = 2,
) -> Screen:
    """A hand; without `buttons` its cards can't be pressed, as in the auction."""
    pressed = [
        button(label(card), Verb.CARD, str(place), Style.PRIMARY if card in legal else Style.MUTED, decision=decision)
        for place, card in enumerate(cards)
    ]
    rows = [tuple(pressed)] if buttons and pressed else []
    if others:
        rows.append(tuple(others))
    return Screen(text=text, rows=tuple(rows), picture=Picture(data=HandPicture(cards=tuple(cards))))


def seats(board: Screen) -> list[dict[str, Any]]:
    """The seats of a drawn table, as plain data."""
    assert board.picture is not None
    assert isinstance(board.picture.data, TablePicture)
    return [seat.model_dump() for seat in board.picture.data.seats]


def with_data(board: Screen, **data: Any) -> Screen:
    """A board with other data in its picture."""
    assert board.picture is not None
    changed = TablePicture.model_validate(board.picture.data.model_dump() | data)
    return board.model_copy(update={"picture": board.picture.model_copy(update={"data": changed})})


THROWN = {
    "kind": "thrown",
    "table": "K7QX2A",
    "hand": 1,
    "said": "Ben throws the hand in: cards below 14 points",
    "seats": [{"name": name, "cards": EIGHT} for name in ("Anna", "Ben", "Cleo")],
    "talon": EIGHT[:3],
    "four_colour": False,
}
"""The result of a hand that was thrown in, as the page gets it."""


def thrown(title: str) -> Screen:
    """The board of the next hand after one that was thrown in."""
    return table(title=title).model_copy(update={"facts": THROWN})


def limited(seconds: float) -> AbstractContextManager[object]:
    """While this lasts, tables have a time limit that ends in so many seconds, and an absent player."""
    look = Look(1, away=frozenset({1}), clock=MoveClock(time.time() + seconds, of=30))
    return patch.object(shown, "message_view", partial(message_view, look=look))


def table(
    heading: str = "Anna is to play",
    *,
    names: Sequence[str] = ("Anna", "Ben", "Bot 1"),
    to_act: int | None = 0,
    trick: Sequence[tuple[int, str]] = (),
    moves: Sequence[Button] = (),
    title: str = "",
) -> Screen:
    """A board with a drawn table."""
    data = TablePicture(
        seats=tuple(SeatPicture(name=name, total=100 * at, points=12, cards=8) for at, name in enumerate(names)),
        title=title,
        heading=heading,
        to_act=to_act,
        dealer=2,
        declarer=0,
        contract="120",
        trump="H",
        trick=tuple(PlayedCard(seat=seat, card=card) for seat, card in trick),
        winning=trick[0][0] if trick else None,
    )
    asides = (button("My cards", Verb.HAND), button("Score", Verb.SCORE), button("Rules", Verb.RULES))
    played = " · ".join(f"{names[seat]} {label(card)}" for seat, card in trick)
    text = f"<b>▶ {heading}</b>\nHand 1 · Polish Thousand\nTrick: {played or 'nothing yet'}"
    return Screen(
        text=text,
        rows=(tuple(moves), asides) if moves else (asides,),
        picture=Picture(data=data, description=heading),
    )


def result(hand: int = 1, **more: object) -> Screen:
    """The board of a hand once the hand is over."""
    seal = f"<blockquote expandable>Seal of hand {hand}: <code>6c6c0f35911f252e</code></blockquote>"
    rows = "Anna: +120 → <b>120</b>\nBen: +30 → <b>30</b>\nBot 1: +10 → <b>10</b>"
    text = f"<b>Hand {hand} is over</b> · Anna made 120\n{rows}\n{seal}"
    return Screen(text=text, facts={"kind": "result", "hand": hand, **more})
