"""Leaving a game that only built-in players would go on with: it is asked about first, as it ends the game.

Whatever way a person leaves, and whatever the kind of game: what is said before is what happens.
"""

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.people import Chat
from bot.table.parts import Ending
from bot.table.table import Stage

QUESTION = "End this game?"
COMMAND, STALE_BUTTON = "/leave", "a lobby's button"
WAYS = [COMMAND, STALE_BUTTON]


async def leaves(world, person, way, chat=None):
    """Leave in one of the ways; return the answer."""
    if way == COMMAND:
        return await world.says(person, "/leave", chat=chat)
    table = await world.table(await world.table_id(chat))
    return await world.presses(person, encode(ButtonToken(table.id, 0, Verb.LEAVE)), chat=chat)


def question_in(answer):
    """The screen of the question; None if the answer is something else."""
    (screen,) = [reply.screen for reply in answer.replies] or (None,)
    return screen if screen is not None and QUESTION in screen.text else None


async def with_bots(world, names, bots):
    people = await world.seats(names)
    for _ in range(bots):
        await world.says(people[0], "/addbot")
    await world.says(people[0], "/deal")
    return people


@pytest.mark.parametrize("way", WAYS)
async def test_a_game_with_built_in_players_goes_on_until_the_person_says_yes(world, way):
    (anna,) = await with_bots(world, "Anna", 2)
    code = await world.table_id()
    question = question_in(await leaves(world, anna, way))
    assert question is not None
    assert not (await world.table(code)).seats[0].left
    answer = await world.presses(anna, question.rows[0][0])
    assert answer.toast == "The game has been ended."
    table = await world.table(code)
    assert (table.stage, table.ending) == (Stage.CLOSED, Ending.VOID)


@pytest.mark.parametrize("way", WAYS)
async def test_with_another_person_a_built_in_player_goes_on_as_is_said(world, way):
    anna, ben = await with_bots(world, "Anna Ben", 1)
    answer = await leaves(world, ben, way)
    assert "bot plays on" in answer.toast
    table = await world.table()
    assert (table.stage, table.seats[table.seat_of(ben.key)].left) == (Stage.PLAYING, True)
    assert question_in(await leaves(world, anna, way)) is not None, "the last one ends it"


@pytest.mark.parametrize("command", ["/newgame", "/daily", "/play"])
async def test_in_a_private_chat_too_what_is_said_happens(world, command):
    anna = world.person("Anna")
    chat = Chat(platform="telegram", id="anna", private=True)
    answer = await world.says(anna, command, chat=chat)
    if command == "/daily":
        await world.presses(anna, answer.replies[0].screen.rows[0][0], chat=chat)
    code = (await world.directory.tables_of_person(anna.key))[0]
    answer = await world.says(anna, "/leave", chat=chat)
    table = await world.table(code)
    assert table.stage is Stage.PLAYING
    assert not table.seats[table.seat_of(anna.key)].left
    if command == "/daily":
        assert "can’t change, pause or leave it" in answer.toast
        return
    await world.presses(anna, question_in(answer).rows[0][0], chat=chat)
    assert (await world.table(code)).stage is Stage.CLOSED


async def test_the_yes_ends_no_game_that_others_have_come_to_or_come_back_to_meanwhile(world):
    anna, ben = await with_bots(world, "Anna Ben", 1)
    await world.says(ben, "/leave")
    yes = question_in(await world.says(anna, "/leave")).rows[0][0]
    await world.says(ben, "/join")
    answer = await world.presses(anna, yes)
    assert "old" in answer.toast or "earlier" in answer.toast
    table = await world.table()
    assert (table.stage, table.seats[0].left) == (Stage.PLAYING, False)


async def test_anothers_press_on_the_question_changes_nothing(world):
    (anna,) = await with_bots(world, "Anna", 2)
    yes = question_in(await world.says(anna, "/leave")).rows[0][0]
    await world.presses(world.person("Eve"), yes)
    assert (await world.table()).stage is Stage.PLAYING


async def test_a_lobby_is_left_without_a_question(world):
    (anna,) = await world.seats("Anna")
    code = await world.table_id()
    answer = await world.says(anna, "/leave")
    assert "left the table" in answer.toast
    assert (await world.table(code)).stage is Stage.CLOSED
