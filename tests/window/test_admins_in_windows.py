"""An admin of the group may do in a window what they may do in the chat; only the platform says who is one."""

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.table.platform_facts import ADMIN_FOR


@pytest.fixture
def zoe(world):
    """An admin of the group who doesn't play."""
    zoe = world.person("Zoe").model_copy(update={"id": "7000099"})
    world.room.admins.add((world.group.key, zoe.key))
    return zoe


def pause(table):
    return encode(ButtonToken(table, 0, Verb.VOTE, "pause"))


async def is_paused(world, table):
    return (await world.table(table)).clock.paused_since is not None


async def test_who_watches_as_an_admin_pauses_the_game_at_once(clients, world, zoe, table):
    window = await clients.open(zoe, table)
    await window.press(window.view["menu"]["pause"]["data"])
    assert await is_paused(world, table)
    assert "Zoe" in world.board.screen.text


async def test_nobody_else_who_watches_is_offered_that_or_may(clients, world, eve, table):
    world.room.departed.clear()
    window = await clients.open(eve, table)
    assert "pause" not in window.view["menu"]
    await window.press(pause(table))
    assert not await is_paused(world, table)


async def test_who_is_an_admin_no_more_is_refused_a_minute_later(clients, world, zoe, table):
    window = await clients.open(zoe, table)
    world.room.admins.clear()
    world.time += ADMIN_FOR
    await window.press(window.view["menu"]["pause"]["data"])
    assert not await is_paused(world, table)


async def test_an_admin_who_plays_has_one_vote_and_nobody_is_asked_about_them(clients, world, people, table):
    world.room.admins.update((world.group.key, person.key) for person in people)
    window = await clients.open(people[1], table)
    await window.press(window.view["menu"]["pause"]["data"])
    assert not await is_paused(world, table)
    assert world.room.asked_about == []


async def test_an_admin_of_another_group_is_a_stranger_here(clients, world, people, zoe):
    await world.says(people[0], "/newgame", chat=world.group.model_copy(update={"id": "-777"}))
    other = (await world.directory.table_of_chat("telegram:-777")) or ""
    window = await clients.open(zoe, other)
    assert not any(act["kind"] == "options" for act in window.view["lobby"]["acts"])
