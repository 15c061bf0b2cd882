"""People who watch a game in a window without a seat: only as long as they are in its chat."""

import asyncio
import json

import pytest

from adapters.web import pages
from adapters.web.proof import ASKED_EVERY
from tests.window.conftest import PLACE


@pytest.fixture(autouse=True)
def looks_around_often(monkeypatch):
    monkeypatch.setattr(pages, "SIGN_EVERY", 0.05)


@pytest.fixture
async def watching(clients, world, eve, open_chat):
    """The window of somebody who watches a game from its group."""
    world.room.departed.clear()
    return await clients.open(eve, open_chat)


async def is_out(window):
    await window.until(lambda: window.room["shows"] == "outside" and bool(window.view))
    assert "Anna" not in json.dumps(window.view)


async def test_who_is_banned_from_the_chat_is_out_within_about_a_minute(world, eve, watching):
    assert watching.room["shows"] == "table"
    world.room.departed.add(eve.key)
    world.time += ASKED_EVERY
    await is_out(watching)


async def test_who_came_by_the_open_chat_is_asked_about_too(clients, world, eve, open_chat):
    window = await clients.open(eve, open_chat, chat_instance=PLACE)
    assert window.room["shows"] == "table"
    world.time += ASKED_EVERY
    await is_out(window)


@pytest.mark.slow
@pytest.mark.parametrize("busy", [False, True], ids=["the platform does not say", "no call is left"])
async def test_where_nothing_is_told_one_watches_for_an_hour(world, watching, open_chat, monkeypatch, busy):
    heard = []

    async def question(_platform, _now, caller=None):
        heard.append(caller)
        return 5.0 if busy and caller is None else 0.0

    monkeypatch.setattr(world.limits, "take_question", question)
    world.room.tells_nothing = True
    for _ in range(59):
        before = len(heard)
        world.time += ASKED_EVERY
        await seen(watching, lambda before=before: len(heard) > before)
        assert heard[-1] is None
        assert watching.room["shows"] == "table"
    world.time += 2 * ASKED_EVERY
    await is_out(watching)


async def seen(window, condition):
    """Wait for something that a window is not told."""
    async with asyncio.timeout(20):
        while not condition():
            await window.send(type="there")


async def test_a_watcher_costs_one_question_a_minute_whatever_happens_and_a_player_none(
    clients, world, people, watching, open_chat, monkeypatch
):
    heard = []

    async def is_member(_chat, person):
        heard.append(person.name)
        return True

    monkeypatch.setattr(world.room, "is_member", is_member)
    players = [await clients.open(person, open_chat) for person in people]
    for minute in range(1, 4):
        world.time += ASKED_EVERY
        await seen(watching, lambda minute=minute: len(heard) >= minute)
        await players[(await world.table(open_chat)).to_act].moves()
        for _ in range(5):
            await watching.send(type="there")
    assert heard == ["Eve"] * 3


async def test_who_was_let_in_a_moment_ago_stays(clients, world, people, eve, open_chat):
    await world.directory.save_ticket(eve.key, open_chat, world.time + 900)
    window = await clients.open(eve, open_chat)
    world.time += ASKED_EVERY
    for _ in range(5):
        await window.send(type="there")
    assert window.room["shows"] == "table"
    world.time += 900
    await is_out(window)
