"""The private screens of a person at a table: with the hand, without one, and as the answer to a press.

Above the hand stands the board, at tables that are not played on a board in a chat. An answer to a press is seen by its
presser alone: it is updated for a while, then put away.
"""

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.during.board import hand_in_play, headed, history, judged, news_line, totals, unreachable, within
from bot.screens.during.hand import hand, not_now, own_cards, way_back, written
from bot.screens.during.pictures import hand_picture
from bot.texts import Markup, in_one_line, plain, say
from bot.views.keys import buttons, lasting_key
from bot.views.names import points
from bot.views.table import TableView, own_of

AGAIN = "n"
"""Argument of the button on a hand that was put away: it shows the hand there again."""


def away(view: TableView) -> Screen:
    """Say that the seat is kept. This screen does not change as the game goes on, so no calls are spent on it."""
    own, language = own_of(view), view.language
    if own.withdrawn:
        return Screen(text=say(language, "hand-withdrawn"))
    if own.comes_next:
        return Screen(text=say(language, "hand-comes-next", total=points(view.seats[view.seat or 0].total)))
    back = lasting_key(plain(language, "button-back"), Verb.BACK, style=Style.PRIMARY, table_id=view.id)
    return Screen(text=say(language, "hand-away"), rows=((back,),) if view.is_live else ())


def gave_up(language: str) -> Screen:
    """Say that another person has taken over the seat."""
    return Screen(text=say(language, "hand-gave-up"))


def private(view: TableView, link: str | None = None) -> Screen:
    """The private screen of a seat, from its own view. `link` leads back to the chat of the table."""
    own, language = own_of(view), view.language
    if own.comes_next:
        return away(view)
    if view.has_board:
        return hand(view, link)
    head = headed(view)
    if link:  # in the same line: some platforms replace the words of a link by their own
        head = [Markup.join(" · ", [*head, way_back(view, link)])]
    mine = view.question.own
    first = say(language, "hand-your-turn", what=mine.markup) if mine is not None else view.question.words.markup
    before = [
        *head,
        Markup(f"<b>{'▶ ' if mine is not None else ''}{first}</b>"),
        *map(news_line, view.news),
        view.title.markup,
        *hand_in_play(view),
        *totals(view),
    ]
    after = [
        *judged(view),
        *unreachable(view),
        *written(view.words_again),
        *in_one_line(view.seals),
        *(own_cards(view) if view.is_live else []),
        *not_now(own, language),
        *written(own.bounds),
        *written(own.too_low),
        *written(own.stood_in),
    ]
    return Screen(
        text=within(before, history(view), after, language),
        rows=buttons((*own.choices, *own.acts)),
        picture=hand_picture(view) if view.has_pictures else None,
    )


def with_refresh(view: TableView) -> Screen:
    """The private screen of a seat, with a Refresh button beside its switches."""
    screen = private(view)
    if not screen.rows or not view.is_live:
        return screen
    *rows, last = screen.rows
    renew = lasting_key(plain(view.language, "button-refresh"), Verb.HAND, table_id=view.id)
    return screen.model_copy(update={"rows": (*rows, (*last, renew))})


def put_away(view: TableView) -> Screen:
    """The final state of such a message: no cards, which would soon be outdated, and no buttons for moves."""
    if not view.is_live:
        return private(view)
    if own_of(view).left:
        return away(view)
    again = lasting_key(plain(view.language, "button-hand"), Verb.HAND, AGAIN, Style.PRIMARY, table_id=view.id)
    return Screen(text=say(view.language, "hand-earlier"), rows=((again,),))
