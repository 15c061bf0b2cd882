"""Messages as JSON for the page: only ids of people in the same room leave the server."""

import json

import pytest

from adapters.web.chatlog import Message
from adapters.web.view import message_view, names_of
from bot.pictures import SeatPicture, TablePicture
from bot.ports.windows import Look, MoveClock
from bot.screen import Picture, Screen

ROOM = "0123456789abcdef"
MINE, FRIEND = f"{ROOM}-1", f"{ROOM}-2"
PEOPLE = [f"web:{MINE}", f"web:{FRIEND}", "telegram:4242", ""]
MENTIONS = " ".join(f'<a href="person:{key}">Somebody</a>' for key in PEOPLE[:3])


@pytest.fixture
def shown() -> Message:
    table = TablePicture(seats=tuple(SeatPicture(name="Somebody", person=key) for key in PEOPLE))
    facts = {"kind": "lobby", "seats": table.model_dump()["seats"]}
    screen = Screen(text=MENTIONS, picture=Picture(data=table), facts=facts)
    return Message(kind="screen", at=1.0, screen=screen)


def test_other_people_are_seats_by_number(shown: Message):
    view = message_view("1", shown, names_of([MINE]))
    for facts in (view["picture"]["data"], view["facts"]):
        assert [seat["person"] for seat in facts["seats"]] == [MINE, "1", "2", ""]


def test_who_is_named_in_a_result_is_told_of_oneself_alone():
    for kind, named in (("result", "declarer"), ("over", "winner")):
        for key in PEOPLE:
            screen = Screen(text="Over", facts={"kind": kind, named: key})
            facts = message_view("1", Message(kind="screen", at=1.0, screen=screen), names_of([MINE]))["facts"]
            assert facts[named] == (MINE if key == PEOPLE[0] else "")


def test_a_mention_keeps_the_id_of_the_own_rooms_people_alone(shown: Message):
    text = message_view("1", shown, names_of([MINE]))["text"]
    assert FRIEND in text
    assert '<a href="person:">' in text
    assert "4242" not in json.dumps(message_view("1", shown, names_of([MINE])))
    assert FRIEND not in message_view("1", shown, names_of(["fedcba9876543210-1"]))["text"]


def test_who_is_away_and_the_clock_come_with_a_look(shown: Message):
    look = Look(1, away=frozenset({1}), clock=MoveClock(ends=100.0, of=30.0))
    data = message_view("1", shown, names_of([MINE]), look=look)["picture"]["data"]
    assert [seat["away"] for seat in data["seats"]] == [False, True, False, False]
    assert data["clock"] == {"ends": 100.0, "of": 30.0}
    assert "clock" not in message_view("1", shown, names_of([MINE]))["picture"]["data"]


def test_a_hand_brings_the_board_of_a_table_without_one_in_the_chats(shown: Message):
    hand = Message(kind="screen", at=1.0, screen=Screen(text="A hand"))
    view = message_view("1", hand, names_of([MINE]), board=shown.screen)
    assert view["text"] == "A hand"
    assert view["board"]["picture"]["drawing"] == "table"
    assert view["board"]["surface"] == "board"
