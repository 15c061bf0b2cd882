"""Every preset, with every number of seats it allows, from /newgame on by the buttons that a person sees.

One hand of each is played; `make games` plays each to its winner, which takes minutes.
"""

import os
import random

import pytest

from bot.codec import Verb
from bot.table.choices import known_choice
from bot.table.table import Stage
from engine import rules
from tests.crossed import sampled
from tests.world.chat_room import pressable

TABLES = [(preset, seats) for preset in rules.PRESETS for seats in rules.build(preset, {}).table.players]
LONGEST = 6000  # presses and pauses
HANDS = 1000 if os.environ.get("GAMES") == "whole" else 1


@pytest.mark.parametrize(("preset", "seats"), sampled(TABLES, 3, several=True), ids=str)
async def test_a_person_plays_with_built_in_players(world, anna, preset, seats):
    await world.says(anna, f"/newgame {preset}")
    board = world.room.board(world.group)
    for _ in range(seats - 1):
        await world.presses(anna, board.button(Verb.ADD_BUILT_IN))
    await world.presses(anna, board.button(Verb.START))
    table = await played_out(world, anna)
    assert table.preset == preset
    assert table.stage is not Stage.OVER or table.game.winners
    words = [message.screen.text for message in world.room.seen_in(world.group)]
    assert any("🏆" in text for text in words) == (table.stage is Stage.OVER)
    assert table.rows


async def played_out(world, person):
    """Press any button that makes a move whenever it is the person's turn, until the game or the limit is over."""
    chance = random.Random(7)
    table_id = await world.table_id()
    for _ in range(LONGEST):
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING or len(table.rows) >= HANDS:
            return table
        if table.to_act is None or table.seats[table.to_act].person is None or known_choice(table) is not None:
            await world.skips(table_id)
            continue
        moves = pressable(world.room.hand_of(person).screen)
        assert moves, world.room.hand_of(person).screen
        await world.presses(person, chance.choice(moves))
    raise AssertionError("the game does not end")
