"""A person alone with bots in a window: hints mark their move, and the chosen speed is that of the bots."""

import pytest

from bot.codec import Verb, verb_of
from tests.web.views_heard import choices_of
from tests.world.finished_games import play_out


@pytest.fixture
async def practice(clients, people, world):
    """A window in which Anna practises and is to move."""
    window = await clients.open(people[0])
    button = window.button("practise")
    await window.press(button["data"])
    await window.until(lambda: window.hand)
    await play_out(world, window.room["table"], until=lambda table: table.to_act == 0)
    await window.until(lambda: window.is_due)
    return window


async def test_a_second_hint_marks_a_button_of_the_hand(practice):
    hint = practice.act("hint")
    first = await practice.press(hint, chat="me")
    assert "hint" not in first
    assert "Press again to see a move" in first["toast"]
    second = await practice.press(hint, chat="me")
    assert second["hint"]["button"] in [one["data"] for one in choices_of(practice.view)]
    assert practice.is_due, "nothing was played"


async def test_the_speed_that_the_page_asks_for_is_kept_at_the_table(practice):
    assert practice.hand["speed"] == "normal"
    at_once = practice.hand["speed_data"]["once"]
    assert verb_of(at_once) is Verb.SPEED
    answer = await practice.press(at_once, chat="me")
    assert "refused" not in answer
    await practice.until(lambda: practice.hand["speed"] == "once")
