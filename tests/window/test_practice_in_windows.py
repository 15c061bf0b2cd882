"""A person alone with bots in a window: hints mark their move, and the chosen speed is that of the bots."""

import pytest

from bot.codec import Verb, verb_of
from tests.world.finished_games import play_out


@pytest.fixture
async def practice(clients, people, world):
    """A window in which Anna practises and is to move."""
    window = await clients.open(people[0])
    name, button = window.button("practise", "me")
    await window.press(button["data"], name, "me")
    await window.until(lambda: window.hand)
    await play_out(world, window.room["table"], until=lambda table: table.to_act == 0)
    await window.until(lambda: window.hand["to_move"])
    return window


def of_the_hand(window):
    """The data of all buttons of the hand."""
    return [button["data"] for row in window.hand["rows"] for button in row] + [
        value["data"] for value in window.hand["facts"]["values"]
    ]


async def test_a_second_hint_marks_a_button_of_the_hand(practice):
    name, button = practice.button("hint", "me")
    first = await practice.press(button["data"], name, "me")
    assert "hint" not in first
    assert "Press again to see a move" in first["toast"]
    second = await practice.press(button["data"], name, "me")
    assert second["hint"]["button"] in of_the_hand(practice)
    assert practice.hand["to_move"], "nothing was played"


async def test_the_speed_that_the_page_asks_for_is_kept_at_the_table(practice):
    speed = practice.hand["facts"]["speed"]
    assert speed["now"] == "normal"
    assert verb_of(speed["data"]["once"]) is Verb.SPEED
    answer = await practice.press(speed["data"]["once"], practice.hand["id"], "me")
    assert "refused" not in answer
    await practice.until(lambda: practice.hand["facts"]["speed"]["now"] == "once")
