"""Screens for tests of the page: hands, tables and results, without a game."""

import time
from collections.abc import Collection, Sequence

from bot.codec import ButtonToken, Verb, encode
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
    return Screen(text=text, rows=tuple(rows), picture=Picture(drawing="hand", data={"cards": list(cards)}))


def seats(*names: str) -> list[dict[str, object]]:
    """Seats of a drawn table."""
    return [{"name": name, "total": 100 * place, "points": 12, "cards": 8} for place, name in enumerate(names)]


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


def limited(seconds: float) -> Screen:
    """A board with a time limit that ends in so many seconds, and an absent player."""
    board = table()
    assert board.picture is not None
    found = [{**seat, "away": number == 1} for number, seat in enumerate(board.picture.data["seats"])]
    data = {**board.picture.data, "seats": found, "clock": {"ends": time.time() + seconds, "of": 30}}
    return board.model_copy(update={"picture": board.picture.model_copy(update={"data": data})})


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
    data = {
        "title": title,
        "seats": seats(*names),
        "heading": heading,
        "centre": heading,
        "to_act": to_act,
        "dealer": 2,
        "declarer": 0,
        "contract": "120",
        "trump": "H",
        "trick": [{"seat": seat, "card": card} for seat, card in trick],
        "winning": trick[0][0] if trick else None,
        "talon": [],
    }
    asides = (button("My cards", Verb.HAND), button("Score", Verb.SCORE), button("Rules", Verb.RULES))
    played = " · ".join(f"{names[seat]} {label(card)}" for seat, card in trick)
    text = f"<b>▶ {heading}</b>\nHand 1 · Polish Thousand\nTrick: {played or 'nothing yet'}"
    return Screen(
        text=text,
        rows=(tuple(moves), asides) if moves else (asides,),
        picture=Picture(drawing="table", data=data, description=heading),
    )


def result(hand: int = 1, **more: object) -> Screen:
    """The board of a hand once the hand is over."""
    seal = f"<blockquote expandable>Seal of hand {hand}: <code>6c6c0f35911f252e</code></blockquote>"
    rows = "Anna: +120 → <b>120</b>\nBen: +30 → <b>30</b>\nBot 1: +10 → <b>10</b>"
    text = f"<b>Hand {hand} is over</b> · Anna made 120\n{rows}\n{seal}"
    return Screen(text=text, facts={"kind": "result", "hand": hand, **more})
