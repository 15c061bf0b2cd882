"""A hand as a screen, with any of its cards allowed: what a test of the page needs and no game gives at once."""

from collections.abc import Collection, Sequence

from bot.codec import Token, Verb, encode
from bot.screen import Button, Picture, Screen, Style
from tests.web.scripted_service import label

EIGHT = ["AS", "KS", "QC", "JC", "TD", "9D", "AH", "9H"]


def button(text: str, verb: Verb, argument: str = "", style: Style = Style.PLAIN) -> Button:
    """A button of decision 2 at a table that no service knows."""
    return Button(label=text, data=encode(Token("K7QX2", 2, verb, argument)), style=style)


def hand(
    cards: Sequence[str],
    legal: Collection[str] = (),
    others: Sequence[Button] = (),
    text: str = "Your cards",
    *,
    buttons: bool = True,
) -> Screen:
    """A hand; without `buttons` its cards only lie there, as in the auction."""
    pressed = [
        button(label(card), Verb.CARD, str(place), Style.PRIMARY if card in legal else Style.MUTED)
        for place, card in enumerate(cards)
    ]
    rows = [tuple(pressed)] if buttons and pressed else []
    if others:
        rows.append(tuple(others))
    return Screen(text=text, rows=tuple(rows), picture=Picture(drawing="hand", data={"cards": list(cards)}))
