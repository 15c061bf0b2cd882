"""Screens of a game, drawn for a chat or a seat as the bot does."""

from bot.screens.during import board as board_screen
from bot.screens.during import glance, hand, seated
from bot.views import tips
from bot.views.of_table import for_chat, for_seat
from bot.views.table import own_of
from engine.view import peekable


def board(table, language, now=0.0, link=None):
    return board_screen.board(for_chat(table, language, now), link)


def board_in_windows(table, language, now=0.0):
    return board_screen.in_windows(for_chat(table, language, now))


def hand_of(table, seat, language, link=None):
    return hand.hand(for_seat(table, seat, language), link)


def private(table, seat, language, link=None):
    return seated.private(for_seat(table, seat, language), link)


def with_refresh(table, seat, language):
    return seated.with_refresh(for_seat(table, seat, language))


def put_away(table, seat, language):
    return seated.put_away(for_seat(table, seat, language))


def away(table, seat, language):
    return seated.away(for_seat(table, seat, language))


def at_a_glance(table, seat, language):
    return glance.glance(own_of(for_seat(table, seat, language)).hand, language)


def seen_again(table, language):
    return glance.peek(for_chat(table, language), peekable(table.game))


def meanings(table, language):
    return hand.meanings(for_chat(table, language))


def tip_lines(table, view, language):
    return hand.tips_written(tips.lines(table, view, language))


def worth_lines(table, view, language):
    return hand.tips_written(tips.what_it_is_worth(table, view, language))


def price_lines(table, view, language):
    return hand.tips_written(tips.price_of_giving_up(table, view, language))


def own_of_seat(table, seat, language="en"):
    return own_of(for_seat(table, seat, language))
