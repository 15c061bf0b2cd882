"""How fast bots are where one person plays alone with them: that person's choice, and nobody's where others play."""

import pytest

from bot.codec import ButtonToken, Verb, decode, encode
from bot.table import speed
from bot.table.automatic import next_step
from bot.table.kinds.practice import Practice
from bot.table.kinds.short import ShortGame
from bot.views.page import page_view
from tests.screens import faces
from tests.screens.set_tables import opened, positions, started
from tests.world.finished_games import open_game

KINDS = [None, Practice(), ShortGame()]


def waits_of_bots(table):
    """How long each moment without a choice of the person lasts in a hand, in seconds."""
    found = []
    for now in positions(table, 1):
        step = next_step(now)
        if now.to_act not in {None, 0} and step is not None:
            found.append(step.at - now.clock.turn_since)
    return found


def alone(kind=None, **seat):
    table = opened(people=1, bots=2)
    table = table if kind is None else table.replace(kind=kind)
    return started(table).with_seat(0, **seat)


@pytest.mark.parametrize("name", speed.SPEEDS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name if kind is not None else "ordinary")
def test_the_chosen_speed_is_that_of_the_bots_of_a_person_alone(kind, name):
    usual, chosen = waits_of_bots(alone(kind)), waits_of_bots(alone(kind, speed=name))
    assert max(usual) > 0
    assert chosen == pytest.approx([wait * speed.SPEEDS[name] for wait in usual])


def test_at_once_is_without_any_wait():
    assert set(waits_of_bots(alone(speed="once"))) == {0.0}


@pytest.mark.parametrize("name", speed.SPEEDS)
def test_where_others_play_nobody_changes_the_speed(name):
    table = started(opened(people=2, bots=1))
    assert waits_of_bots(table.with_seat(0, speed=name)) == waits_of_bots(table)
    assert faces.own_of_seat(table, 0).speed is None


async def test_the_view_of_a_seat_has_each_speed_and_says_which_is_chosen(world, anna):
    code = await open_game(world, [anna], bots=2)
    for name in speed.SPEEDS:
        data = page_view(await world.table(code), anna.key, 0.0, None).as_json()["own"]["speed_data"]
        assert decode(data[name]).argument == name
        answer = await world.presses(anna, data[name])
        assert answer.toast is None, "the page shows what was chosen"
        assert faces.own_of_seat(await world.table(code), 0).speed == name


@pytest.mark.parametrize("argument", ["", "warp", "normal-", "0"])
async def test_another_speed_changes_nothing(world, anna, argument):
    code = await open_game(world, [anna], bots=2)
    before = await world.table(code)
    await world.presses(anna, encode(ButtonToken(code, 0, Verb.SPEED, argument)))
    assert await world.table(code) == before


async def test_a_stranger_sets_no_speed(world, anna):
    code = await open_game(world, [anna], bots=2)
    before = await world.table(code)
    await world.presses(world.person("Eve"), encode(ButtonToken(code, 0, Verb.SPEED, "once")))
    assert await world.table(code) == before
