"""Twelve guests in twelve pages and two people in chats come within two minutes, in an order drawn by chance."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client import CollectorRegistry

from adapters.redis.windows import RedisAnnouncements, RedisWishes
from adapters.web.guest_site import GuestSite
from adapters.web.health import Condition, Port
from adapters.web.messenger import WebMessenger
from adapters.web.parts import Parts
from adapters.web.server import create_app
from adapters.web.storage import RedisChatLog, RedisRooms
from bot.asking.windows import WindowDoors
from bot.codec import ButtonToken, Verb, encode
from bot.people import Person
from bot.ports.allowances import Unlimited
from bot.showing.looks import TableLooks
from bot.strangers.pairing import LOOK, LOOK_AROUND, PATIENCE
from bot.strangers.seating import people_of, seats_of
from tests.web.guest_window import GuestWindow
from tests.web.page_client import opened_room
from tests.world.strangers_met import KINDS, Evening, Strangers

MINUTES = 120  # seconds in which all come
PATIENT = 120  # seconds after which something is taken as lost, however slow the machine is


class OpenPage(GuestWindow):
    """A page that takes by itself what it is sent, as a browser does: whoever takes nothing is cut off."""

    def opened(self):
        self.heard = asyncio.Condition()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self):
        while True:
            frame = await self.socket.receive_json()
            async with self.heard:
                self.hear(frame)
                self.heard.notify_all()

    async def until(self, condition):
        if not hasattr(self, "heard"):  # it is still being opened
            await super().until(condition)
            return
        async with self.heard, asyncio.timeout(PATIENT):
            await self.heard.wait_for(condition)

    async def close(self):
        self.listening.cancel()
        await super().close()


class Everywhere(Strangers):
    """Strangers some of whom are in front of pages: a press of theirs goes over their page's connection."""

    def __init__(self, world, rules="polish"):
        super().__init__(world, rules)
        self.windows: dict[str, OpenPage] = world.windows

    async def presses(self, person, argument, table=""):
        window = self.windows.get(person.key)
        if window is None:
            return await super().presses(person, argument, table)
        answer = await window.press(encode(ButtonToken(table, 0, Verb.PEOPLE, argument)), chat=window.me)
        assert "refused" not in answer
        return answer


async def healthy() -> Condition:
    return Condition({})


async def nothing_told(_: str) -> dict[str, Any]:
    return {"commands": {}}


@pytest.fixture
async def pages(world, redis_database) -> AsyncIterator[TestClient]:
    """The playground of the world's bot."""
    client = redis_database.client
    chatlog = RedisChatLog(client)
    world.messengers["web"] = WebMessenger(chatlog)
    looks = TableLooks(world.tables, world.messengers, world.presence)
    doors = WindowDoors(
        world.tables, world.facts, world.messengers, Unlimited(), RedisWishes(redis_database), people=True
    )
    parts = Parts(
        service=world.service,
        doors=doors,
        looks=looks,
        presence=world.presence,
        announcements=RedisAnnouncements(redis_database),
        told=nothing_told,
    )
    port = Port(healthy, CollectorRegistry())
    app = create_app(GuestSite(parts, port, chatlog, RedisRooms(client)), port)
    async with TestClient(TestServer(app)) as served:
        yield served


async def come(world, pages: TestClient, stack: AsyncExitStack, name: str) -> Person:
    """Let a guest open a page and choose a name."""
    origin = str(pages.make_url("/").origin())
    window = await OpenPage.connect(pages, await opened_room(pages.session, origin, people=1))
    window.opened()
    stack.push_async_callback(window.close)
    await window.do(f"/play name {name}", chat=window.me)
    person = Person(platform="web", id=window.me, name=name)
    world.windows[person.key] = window
    return person


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.exhaustive) for seed in (2, 3))])
async def test_every_page_goes_to_its_table_by_itself_and_nobody_stays_alone(world, pages, seed):
    chance, world.windows = random.Random(seed), {}
    evening = Evening(world, Everywhere)
    async with AsyncExitStack() as stack:
        everybody = [await come(world, pages, stack, f"Page {number}") for number in range(12)]
        everybody += await Strangers(world).named("Tim")
        everybody += await Strangers(world).named("Dora", platform="discord")
        chance.shuffle(everybody)
        times = sorted(chance.sample(range(MINUTES), len(everybody)))
        begin = world.time
        plan = {at: (person, chance.choice(KINDS)) for at, person in zip(times, everybody, strict=True)}
        for at, comes in plan.items():
            await evening.passes(begin + at - world.time)
            await evening.comes(*comes)
        await evening.passes(int(PATIENCE + LOOK))
        await all_pages_show_their_tables(evening)
        for kind in evening.kinds.values():
            for table in await kind.tables():
                await kind.hand_over(table.id)
        await evening.passes(LOOK_AROUND + LOOK)
        await evening.all_agree()
        await all_pages_show_their_tables(evening)
        for rules, kind in evening.kinds.items():
            there = [len(people_of(table)) for table in await kind.tables()]
            assert len(there) <= -(-sum(there) // seats_of(rules)), rules
        await two_leave_and_two_others_take_their_seats(evening, pages, stack)


async def all_pages_show_their_tables(evening):
    """Every page has gone to the table at which its person sits, as it is now."""
    for kind in evening.kinds.values():
        for table in await kind.tables():
            for person in people_of(table):
                window = evening.world.windows.get(person.key)
                if window is None:
                    continue
                await window.until(lambda window=window, table=table: window.table == table.id)
                assert any(seat.get("own") for seat in window.view["seats"])
                assert window.view["strangers"]["notes"]


async def two_leave_and_two_others_take_their_seats(evening, pages, stack):
    """Two people leave from their pages. Two new ones take seats; who asks later reads the right numbers."""
    world = evening.world
    rules, kind = max(evening.kinds.items(), key=lambda one: sum(came == one[0] for came, _ in evening.came.values()))
    gone = [one for table in await kind.tables() for one in people_of(table) if one.key in world.windows][:2]
    for person in gone:
        evening.came.pop(person.key)
        await world.windows[person.key].do("/leave", chat=world.windows[person.key].me)
    comers = [await come(world, pages, stack, name) for name in ("New", "Newer")]
    for person in comers:
        await evening.comes(person, rules)
    await evening.passes(int(PATIENCE + LOOK))
    seated = {one.key for table in await kind.tables() for one in people_of(table)}
    assert {person.key for person in comers} <= seated
    assert not {person.key for person in gone} & seated
    await all_pages_show_their_tables(evening)
    reader = world.windows[(await come(world, pages, stack, "Reader")).key]
    answer = await reader.press(".0.people", chat=reader.me)
    crowd = next(one for one in answer["people"]["crowds"] if one["wait"]["data"].endswith(f"w{rules}"))
    assert crowd["waiting"] == "nobody waits yet"
    assert crowd["playing"] == (f"{len(seated)} play" if len(seated) > 2 else "somebody plays")
