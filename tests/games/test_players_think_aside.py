"""Built-in players think outside the event loop, and only once for a position, however often a write is retried."""

import asyncio
import threading

import pytest

from bot.table.automatic import Thought, Why, next_step, take_due, thought_of
from engine import players
from tests.screens.set_tables import FixedChance


@pytest.fixture
def thoughts(monkeypatch):
    """The thread of each decision that is computed."""
    seen = []
    choose = players.choose

    def watched(*question):
        seen.append(threading.current_thread())
        return choose(*question)

    monkeypatch.setattr(players, "choose", watched)
    return seen


async def practising(world):
    """A practice game in which a built-in player is to move."""
    anna = world.person("Anna")
    private = (await world.room.private_chat(anna)).model_copy(update={"private": True})
    await world.says(anna, "/newgame", chat=private)
    table_id = await world.directory.table_of_chat(private.key)
    for _ in range(40):
        table = await world.table(table_id)
        if table.to_act is not None and table.seats[table.to_act].is_played and next_step(table).why is Why.PLAYED:
            return table
        await world.passes(0.5, table_id)
    raise AssertionError("no built-in player comes to move")


async def test_they_think_in_a_thread_of_their_own(world, thoughts):
    table = await practising(world)
    thoughts.clear()
    await world.passes(3.0, table.id)
    assert thoughts
    assert threading.main_thread() not in thoughts
    assert (await world.table(table.id)).decision > table.decision


async def test_what_has_been_thought_out_is_not_thought_out_again(world, thoughts):
    table = await practising(world)
    thought = await thought_of(table, asyncio.to_thread)
    thoughts.clear()
    due = next_step(table).at
    changes = [take_due(table, due, FixedChance(), thought=thought) for _ in range(3)]
    assert thoughts == []
    assert all(change.value.decision > table.decision for change in changes)


async def test_a_thought_about_another_position_changes_nothing(world):
    table = await practising(world)
    due = next_step(table).at
    later = take_due(table, due, FixedChance(), thought=await thought_of(table, asyncio.to_thread)).value
    stale = Thought(table.game, table.seats[table.to_act].level, (await thought_of(table, asyncio.to_thread)).action)
    assert take_due(later, due + 60, FixedChance(), thought=stale).value is later
