"""What people read at once: after opening, joining too late, losing a race for a seat, leaving."""

import asyncio
from dataclasses import replace

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.table.ending import has_won
from bot.table.parts import HistoryLine
from bot.table.table import Stage
from bot.texts import visible
from bot.views.history import line
from bot.views.result import game_result_of
from tests.crossed import sampled
from tests.screens.drawn import game_over_at_table

OVER = "This game is over. /newgame opens a new table."


def button(table, verb, argument=""):
    return encode(ButtonToken(table, 0, verb, argument))


@pytest.mark.parametrize("verb", [Verb.PRACTISE, Verb.SHORT])
async def test_a_game_that_is_dealt_at_once_asks_nobody_to_join(world, anna, verb):
    answer = await world.presses(anna, button("", verb), chat=await world.room.private_chat(anna))
    assert answer.toast == "The game begins."
    assert (await world.table(await world.table_id(await world.room.private_chat(anna)))).stage is Stage.PLAYING


async def test_a_typed_game_that_is_dealt_at_once_asks_nobody_to_join(world, anna):
    assert (await world.says(anna, "/newgame", chat=await world.room.private_chat(anna))).toast == "The game begins."


async def test_a_table_in_a_group_does(world, anna):
    assert (await world.says(anna, "/newgame")).toast == "The table is open. Press Join to play."


@pytest.mark.parametrize("seated", sampled([True, False], 2))
@pytest.mark.parametrize("stage", ["closed lobby", "ended game"])
@pytest.mark.parametrize("way", ["button", "anyway", "seat", "code", "link", "back"])
async def test_whoever_wants_a_seat_at_a_table_that_is_over_is_told_so(world, seated, stage, way):
    anna, ben = await world.seats("Anna Ben", start=False)
    code = await world.table_id()
    if stage == "ended game":
        await world.says(anna, "/addbot")
        await world.says(anna, "/deal")
        await world.says(ben, "/leave")
        await world.says_yes(anna, "/endgame")
    else:
        await world.says(anna, "/endgame")
    person = ben if seated else world.person("Zoe")
    alone = await world.room.private_chat(person)
    before = await world.table(code)
    buttons = {"button": Verb.JOIN, "anyway": Verb.JOIN_ANYWAY, "seat": Verb.JOIN, "back": Verb.BACK}
    if way in buttons:
        answer = await world.presses(person, button(code, buttons[way], "1" if way == "seat" else ""))
    else:
        typed = f"/join {code}" if way == "code" else f"/start join_{code}"
        answer = await world.says(person, typed, chat=alone)
    expected = "You have no seat at this table." if way == "back" and not seated else OVER
    assert answer.toast == expected
    assert await world.table(code) == before
    assert code not in await world.directory.tables_of_person(world.person("Zoe").key)


async def free_seat(world):
    """A game with a seat that its person has left long ago."""
    await world.begin()
    await world.says(world.person("Cleo"), "/leave")
    await world.passes(1.0)
    await world.skips(await world.table_id(), 700.0)
    return await world.table_id()


@pytest.mark.parametrize("way", ["button", "command"])
async def test_who_loses_a_race_for_a_seat_reads_that_it_is_taken(world, way):
    code = await free_seat(world)
    (free,) = [index for index, seat in enumerate((await world.table()).seats) if seat.free]
    racers = [world.person(name) for name in ("Zoe", "Yan")]

    def runs(person):
        if way == "command":
            return world.says(person, "/join")
        return world.presses(person, button(code, Verb.JOIN, str(free)))

    toast = sorted([answer.toast for answer in await asyncio.gather(*map(runs, racers))])
    lost = {
        "button": "Someone was quicker: this seat is taken.",
        "command": "The game has begun, and every seat is taken.",
    }[way]
    assert sorted([lost, "You have Cleo’s seat. You play from the next hand on."]) == toast


async def test_who_joins_a_game_without_a_free_seat_is_told_so(world):
    await world.begin()
    answer = await world.says(world.person("Zoe"), "/join")
    assert answer.toast == "The game has begun, and every seat is taken."


async def test_in_a_group_the_answer_names_who_has_left(world):
    anna, ben = await world.seats("Anna Ben")
    assert (await world.says(ben, "/leave")).toast == "Ben has left the table."
    await world.presses(ben, world.board.button(Verb.JOIN))
    await world.says(anna, "/addbot")
    await world.says(anna, "/deal")
    answer = await world.says(ben, "/leave")
    assert answer.toast == "Ben has left the game, and a bot plays on. “I’m back” on the board gives the seat back."


async def test_whoever_presses_or_types_alone_is_told_of_themselves(world):
    _, ben = await world.seats("Anna Ben")
    assert (await world.presses(ben, world.board.button(Verb.LEAVE))).toast == "You’ve left the table."
    await world.presses(ben, world.board.button(Verb.JOIN))
    answer = await world.says(ben, "/leave", chat=await world.room.private_chat(ben))
    assert answer.toast == "You’ve left the table."


async def test_a_bot_that_plays_for_somebody_who_left_wins_in_its_own_name(world):
    code = await world.begin()
    await world.says(world.person("Cleo"), "/leave")
    table = await world.table(code)
    index = table.seat_of(world.person("Cleo").key)
    won = table.replace(stage=Stage.OVER, game=replace(table.game, winners=(index,)))
    screen = game_over_at_table(won, "en")
    assert visible(screen.text).startswith("🏆 Cleo (bot) wins the game!")
    assert game_result_of(won, "en").winner == ""
    assert not has_won(won, index)
    assert line(won, HistoryLine(key="game-won", params={"winners": [index]}), "en").words == "Cleo (bot) wins the game"
    everybody = HistoryLine(key="game-won", params={"winners": [0, 1, 2]})
    assert "Cleo (bot)" in line(won, everybody, "en").words
