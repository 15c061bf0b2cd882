"""On each platform one press lets a bot move for an absent player, and another press plays the rest of a hand."""

import time

import pytest

from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.table import the_rest
from bot.table.stored import rules_of
from bot.table.tables import Tables
from engine import view
from tests.chat.guests import sit_down, until
from tests.world.finished_games import played


def takes_the_rest(table):
    return table.to_act is not None and the_rest.is_sure(table, view.view(table.game, table.to_act))


async def put_on(database, table, log):
    """Store a game in progress; a worker then shows it."""
    tables = RedisTables(database)
    body = table.model_dump_json().encode()
    await tables.commit(
        table.id,
        expected=0,
        what="table",
        schema=Tables.schema,
        body=body,
        rules=rules_of(table),
        log=log,
        wake=0.0,
    )


@pytest.fixture
async def late(place, redis_database):
    """A group in which the others may ask for a bot's move after one second; the settings' buttons start at 30."""
    await RedisDirectory(redis_database).save_chat(place.chat.key, {"patience": 1})


@pytest.mark.slow
async def test_the_others_let_a_bot_move_for_whoever_is_away(place, late):
    async with place.bot():
        await place.greeted()
        await sit_down(place.guests, "polish")
        board = await until(lambda: place.guests[0].with_verb(Verb.MOVE_FOR, private=False), "the button")
        mover = next(guest for guest in place.guests if guest.turn() is not None)
        asker = next(guest for guest in place.guests if guest is not mover)
        assert "your own turn" in await mover.presses(board, board.key(Verb.MOVE_FOR))
        await asker.presses(board, board.key(Verb.MOVE_FOR))
        said = await until(lambda: asker.sees("a bot moved for", private=False), "who asked")
        assert f"{asker.name} asked: a bot moved for {mover.name}" in said.text


async def test_whoever_takes_every_trick_plays_the_rest_with_one_press(place, redis_database):
    table, log = played(place.people(), place.chat, options={"game.target": 1000}, until=takes_the_rest)
    table = table.replace(clock=table.clock.replace(turn_since=time.time()))
    guest = place.guests[table.to_act]
    async with place.bot():
        await place.greeted()
        await put_on(redis_database, table, log)
        hand = await until(lambda: guest.with_verb(Verb.REST, private=True), "the button in the hand")
        assert all(one.with_verb(Verb.REST, private=True) is None for one in place.guests if one is not guest)
        await guest.presses(hand, hand.key(Verb.REST))
        await until(lambda: guest.sees("takes the rest of the tricks", private=False), "who took the rest")
