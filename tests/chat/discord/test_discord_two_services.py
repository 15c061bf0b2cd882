"""Two processes on one store: a press that only looks shows the newest position, whoever made it."""

import time

import pytest

from adapters.redis.directory import RedisDirectory
from bot.asking.service import TableService
from bot.codec import ButtonToken, Verb, decode, encode
from bot.people import Chat, Person
from bot.ports.presses import Command, Press, Pressed
from bot.screen import Screen
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from bot.table.automatic import USUAL_PACE
from bot.table.choices import GAME_VERBS
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables

ANNA = Person(platform="discord", id="1", name="Anna")
HOME = Chat(platform="discord", id="2", private=True)


class Nowhere:
    """A messenger that shows nothing."""

    platform = "discord"
    private_hands = False
    pictures = False
    must_start = False
    copies = None
    answers = None
    threads = None

    def start_link(self, payload: str) -> None:
        return None


class Unlimited:
    async def take(self, chat, now) -> float:
        return 0.0

    async def block(self, chat, until) -> None:
        raise NotImplementedError


@pytest.fixture
def services(store, redis_database):
    directory = RedisDirectory(redis_database)
    messengers = {"discord": Nowhere()}
    processes = [Tables(store, directory, now=time.time) for _ in range(2)]
    return [TableService(tables, PlatformFacts(tables, messengers), messengers) for tables in processes]


def press(number: int, data: str) -> Press:
    return Press(ANNA, HOME, f"discord:{number}", Pressed(data))


async def test_a_hand_is_the_newest_although_another_process_made_the_move(services, store, redis_database):
    here, there = services
    await here.act(Press(ANNA, HOME, "discord:0", Command("newgame")))
    (code,) = await here.tables.directory.tables_of_person(ANNA.key)
    look = encode(ButtonToken(code, 0, Verb.HAND))
    tender = Tender(
        here.tables, here.facts, Delivery(store, Unlimited(), {}, time.time), time.time, USUAL_PACE.times(0)
    )

    while (await here.tables.table(code)).to_act != 0:
        await tender.tend(code)

    async def seen_there(number: int) -> Screen:
        (reply,) = (await there.act(press(number, look))).replies
        return reply.screen

    first = await seen_there(1)
    before = await here.tables.table(code)
    move = next(button.data for row in first.rows for button in row if decode(button.data).verb in GAME_VERBS)
    await here.act(press(2, move))
    after = await here.tables.table(code)
    second = await seen_there(3)
    assert decode(first.rows[0][0].data).decision == before.decision
    assert decode(second.rows[0][0].data).decision == after.decision > before.decision
