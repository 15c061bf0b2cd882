"""Messages and tables as JSON for the page: only ids of people in the same room leave the server."""

import json
from dataclasses import replace

import pytest

from adapters.web.chatlog import Message
from adapters.web.view import message_view, names_of, table_view
from bot.codec import Verb
from bot.pictures import ScoreChart
from bot.ports.windows import Look, MoveClock
from bot.screen import Picture, Screen
from bot.views.page import PageView
from tests.web.hands import button, table, with_people
from tests.web.made_views import CODE

ROOM = "0123456789abcdef"
MINE, FRIEND = f"{ROOM}-1", f"{ROOM}-2"
PEOPLE = [f"web:{MINE}", f"web:{FRIEND}", "telegram:4242", ""]
MENTIONS = " ".join(f'<a href="person:{key}">Somebody</a>' for key in PEOPLE[:3])
NAMES = ("Anna", "Ben", "Cleo", "Bot 1")
CHART = Picture(data=ScoreChart(names=("Anna", "Ben"), totals=((20, 10),)), description="Totals")


@pytest.fixture
def shown() -> Message:
    return Message(kind="screen", at=1.0, screen=Screen(text=MENTIONS))


def at_a_table() -> Look:
    """What somebody sees who watches a table of four."""
    board = with_people(table(names=NAMES), PEOPLE)
    return Look(1, view=PageView(game=board).as_json(), people=PEOPLE)


def test_no_key_of_a_person_is_sent_with_a_table():
    assert not [key for key in PEOPLE if key and key in json.dumps(table_view(at_a_table(), {MINE: "owl"}))]


def test_a_face_is_seen_at_the_seat_of_its_person():
    seats = table_view(at_a_table(), {MINE: "owl", "somebody else": "fox"})["seats"]
    assert [seat.get("face") for seat in seats] == ["owl", None, None, None]
    assert [seat["name"] for seat in seats] == list(NAMES)


def test_a_mention_keeps_the_id_of_the_own_rooms_people_alone(shown: Message):
    text = message_view("1", shown, names_of([MINE]))["text"]
    assert FRIEND in text
    assert '<a href="person:">' in text
    assert "4242" not in json.dumps(message_view("1", shown, names_of([MINE])))
    assert FRIEND not in message_view("1", shown, names_of(["fedcba9876543210-1"]))["text"]


def test_who_is_away_and_the_clock_come_with_a_look():
    look = replace(at_a_table(), away=frozenset({1}), clock=MoveClock(ends=100.0, of=30.0))
    view = table_view(look, {})
    assert [seat.get("away", False) for seat in view["seats"]] == [False, True, False, False]
    assert view["clock"] == {"ends": 100.0, "of": 30.0}
    assert "clock" not in table_view(at_a_table(), {})


def test_a_message_says_which_surface_of_which_table_it_shows():
    screen = Screen(text="A board", surface=(CODE, "board", 1, "here", 0))
    message = Message(kind="screen", at=1.0, screen=screen)
    view = message_view("1", message, {}, current=True)
    assert (view["table"], view["shows"], view["current"]) == (CODE, "board", True)
    assert not message_view("1", message, {}).get("current")


def test_a_reply_about_a_table_says_which_one_by_its_buttons():
    screen = Screen(text="The score", rows=((button("Rules", Verb.RULES).button,),))
    view = message_view("1", Message(kind="reply", at=1.0, screen=screen), {})
    assert view["table"] == CODE
    assert "shows" not in view


def test_a_window_is_sent_the_words_and_buttons_of_a_paper_alone():
    screen = Screen(text="The evening is over", rows=((button("Next", Verb.SHORT).button,),), picture=CHART)
    paper = table_view(replace(at_a_table(), paper=screen), {})["paper"]
    assert (paper["text"], paper["rows"][0][0]["does"]) == ("The evening is over", "short")
    assert paper.keys() == {"text", "rows", "picture"}
