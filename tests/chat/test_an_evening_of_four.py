"""An evening of four quick players, read and pressed from outside: how often phones buzz."""

import itertools
import random
import time
from collections import Counter

import pytest

from bot.table.nudging import NUDGE_AFTER
from bot.table.parts import PATIENCE
from tests.chat.guests import sit_down, until
from tests.chat.places import place_on

NAMES = ("Anna", "Ben", "Cleo", "Dora")
HOUR = 3600.0
MOST_AN_HOUR = 2  # loud messages in the group
AWAY = PATIENCE + 20.0  # seconds: once in half an hour somebody answers the door


class Clock:
    """The bot's clock, which a test moves forward."""

    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


def thinking(seed):
    """How long each move takes in seconds: mostly a few, rarely most of a minute, twice an hour more than two."""
    drawn, away = random.Random(seed), 0.0
    for _ in itertools.count():
        seconds = min(2.0 + drawn.expovariate(1 / 22), 70.0)
        away += seconds
        if away > HOUR / 2:
            away, seconds = 0.0, AWAY
        yield seconds


@pytest.fixture(params=["telegram", "discord"])
async def four(request, redis_url):
    """A group of four people on each platform in turn."""
    async with place_on(request.param, redis_url, NAMES) as place:
        yield place


@pytest.mark.slow
async def test_a_group_hears_two_loud_messages_an_hour_and_a_player_one_a_long_turn(four):
    clock, seconds = Clock(), thinking(7)
    async with four.bot(now=clock):
        await four.greeted()
        await sit_down(four.guests, "polish")
        began, done, moves, nudged = clock(), set(), 0, Counter()

        def mover():
            for guest in four.guests:
                turn = guest.turn()
                if turn is not None and turn[1].token.decision not in done:
                    return guest, *turn
            return None

        hands = [await until(lambda who=guest: four.loud(who), "the first hand") for guest in four.guests]
        assert [len(loud) for loud in hands] == [1, 1, 1, 1], "the game begins with a sound, in private"
        while clock() < began + HOUR:
            guest, sight, key = await until(mover, "somebody's turn")
            heard, in_group = len(four.loud(guest)), len(four.loud())
            wait = next(seconds)
            clock.ahead += wait
            if wait > NUDGE_AFTER:
                await until(lambda who=guest, before=heard: len(four.loud(who)) > before, "a nudge in private")
                nudged[guest.name] += 1
            if wait > PATIENCE:
                await until(lambda before=in_group: len(four.loud()) > before, "a nudge in the group")
            await guest.presses(sight, key)
            done.add(key.token.decision)
            moves += 1
        assert moves > 100
        loud = four.loud()
        assert len(loud) <= MOST_AN_HOUR, loud
        assert all("it’s your turn" in text for text in loud)
        assert [len(four.loud(guest)) for guest in four.guests] == [1 + nudged[guest.name] for guest in four.guests]
