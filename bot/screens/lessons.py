"""A lesson as a message in a private chat: one message that is edited, with three rows of buttons at most."""

from collections.abc import Iterator

from bot.screen import Picture, Screen
from bot.screens.afterwards import board
from bot.screens.during.board import hand_in_play
from bot.screens.during.hand import own_cards
from bot.texts import Markup, card, say
from bot.views.keys import in_rows
from bot.views.lesson import LessonView
from bot.views.of_table import for_seat
from engine.lessons.lesson import LEARNER

WIDE = 6  # most buttons in a row


def lesson(view: LessonView, language: str, *, pictures: bool) -> Screen:
    """Return the message of a step, or of the list of lessons."""
    whole = [one.button for one in view.choices if one.kind in {"marriage", "concede"}]
    short = [one.button for one in view.choices if one.button not in whole]
    wide = WIDE if len(short) <= WIDE else -(-len(short) // 2)
    acts = [one.button for one in view.acts]
    if view.ask is None:
        acts = [one.model_copy(update={"label": str(number)}) for number, one in enumerate(acts, 1)]
    return Screen(
        text=Markup.join("\n", _lines(view, language)),
        rows=(*in_rows(short, wide), *in_rows(whole, 4), *in_rows(acts, WIDE if view.ask is None else 2)),
        picture=_picture(view, language) if pictures else None,
    )


def _lines(view: LessonView, language: str) -> Iterator[Markup]:
    if view.ask is None:
        yield Markup(f"<b>{view.title.markup}</b>")
        yield from (one.markup for one in view.about)
        yield from (Markup.of(one.button.label) for one in view.acts)
        return
    yield say(language, "learn-step", title=view.title.markup, place=view.place, count=view.count)
    yield from (one.markup for one in view.about)
    yield Markup(f"<b>{view.ask.markup}</b>")
    yield from _cards(view, language)
    yield from (one.markup for one in view.told)
    if view.why:
        yield Markup.of(view.why)


def _cards(view: LessonView, language: str) -> Iterator[Markup]:
    """Tell the cards in words, those that matter underlined."""
    if view.moment is None:
        if view.cards:
            yield Markup(f"<b>{' '.join(card(language, code) for code in view.cards)}</b>")
        return
    seen = for_seat(view.moment.table, LEARNER, language)
    if seen.trick:
        yield say(language, "learn-table", cards=" ".join(card(language, one.card) for one in seen.trick))
    elif seen.phase == "auction":
        yield from hand_in_play(seen)
    yield from own_cards(seen)


def _picture(view: LessonView, language: str) -> Picture | None:
    return board.picture(view.moment, "", language, LEARNER) if view.moment is not None else None
