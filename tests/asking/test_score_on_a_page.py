"""The score sheet that a person asks for on a page calls them "You"; in every other chat it names them."""

import pytest

from bot.codec import Verb
from bot.ports.presses import Command, Press, Pressed
from bot.texts import visible
from tests.world.finished_games import play_out


@pytest.fixture
async def anna(world):
    anna, *_ = await world.seats("Anna Ben Cleo", start=True)
    table_id = await world.directory.table_of_chat(world.group.key)
    await play_out(world, table_id, until=lambda table: len(table.rows) >= 1 and table.deal is not None)
    return anna


async def answered(world, person, what, window):
    private = await world.room.private_chat(person)
    answer = await world.service.act(Press(person, private, f"{what}{window}", what, window=window))
    (reply,) = answer.replies
    return visible(reply.screen.text)


@pytest.mark.parametrize("what", ["/score", "/score text", "a press"])
async def test_a_sheet_says_you_on_a_page_and_the_name_elsewhere(world, anna, what):
    table_id = await world.directory.table_of_chat(world.group.key)
    pressed = Pressed(world.room.board(world.group).button(Verb.SCORE).data)
    asked = pressed if what == "a press" else Command("score", what.removeprefix("/score").strip())
    elsewhere = await answered(world, anna, asked, None)
    assert "Anna" in elsewhere
    assert "You" not in elsewhere
    on_page = await answered(world, anna, asked, table_id)
    assert "You" in on_page
    assert "Anna" not in on_page


async def test_a_sheet_for_a_whole_group_names_everybody(world, anna):
    answer = await world.service.act(Press(anna, world.group, "in the group", Command("score"), window=None))
    assert "Anna" in visible(answer.replies[0].screen.text)
