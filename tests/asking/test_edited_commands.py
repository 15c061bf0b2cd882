"""Typed commands whose messages are edited, also without a change: Telegram delivers so a message's first reaction."""

import asyncio

import pytest

from bot.asking.commands import SPECS
from bot.codec import Verb
from bot.ports.typed import Turn
from bot.screen import Answer
from bot.table.table import Stage
from tests.crossed import crossed, sampled

LATE = "This message was a command already, so its edit doesn’t count. Send a new one."
TYPED = {
    "addbot": ["hard"],
    "kick": ["Ben", "Ben 7d"],
    "options": ["pictures on", "russian"],
    "timer": ["1h"],
    "language": ["pl"],
    "callme": ["off", "23-7"],
    "notwith": ["Ben"],
    "zone": ["Europe/Warsaw"],
    "seed": ["some words"],
    "top": ["on", "month"],
    "daily": ["on"],
    "tournament": ["Cup", "at=Fri_20:00"],
    "judge": ["add Ben"],
    "newgame": ["russian", "join=link"],
}
"""Some arguments of each command, beside none."""

LINES = [f"{spec.name} {args}".strip() for spec in SPECS for args in ["", *TYPED.get(spec.name, [])]]


async def kept(database):
    """Everything that is stored, but how much was asked."""
    read = {b"string": ("GET",), b"hash": ("HGETALL",), b"set": ("SMEMBERS",), b"list": ("LRANGE", 0, -1)}
    found = {}
    for key in sorted(await database.call("KEYS", "*")):
        name, *range_of = read.get(await database.call("TYPE", key), ("ZRANGE", 0, -1, "WITHSCORES"))
        if not key.startswith(b"limit:"):
            found[key] = await database.call(name, key, *range_of)
    return found


@pytest.mark.parametrize(("line", "where"), sampled(crossed(LINES, ["group", "private"]), 4))
async def test_a_reaction_to_a_command_does_nothing_in_any_process(world, fake_database, line, where):
    anna, _ = await world.seats("Anna Ben")
    chat = world.group if where == "group" else await world.room.private_chat(anna)
    await world.says(anna, line, chat=chat, admin=True, message="7")
    await world.says(anna, "/help", chat=chat)  # what is noted of her client is noted by now
    before, replies = await kept(fake_database), len(world.room.replies)
    for service in (world.service, world.another_service()):
        world.service = service
        answer = await world.says(anna, line, chat=chat, admin=True, message="7", edited=True)
        assert answer == Answer()
        assert await kept(fake_database) == before
    assert len(world.room.replies) == replies


async def test_a_command_that_was_obeyed_is_not_obeyed_again_through_an_edit(world):
    anna, _ = await world.seats("Anna Ben")
    await world.says(anna, "/addbot", message="7")
    assert (await world.says(anna, "/addbot hard", message="7", edited=True)).toast == LATE
    assert [seat.level for seat in (await world.table()).seats if seat.person is None] == ["normal"]
    await world.says(anna, "/addbot hard", message="8")
    assert len((await world.table()).seats) == 4, "another message is another command"


async def test_who_has_come_back_is_not_out_again(world):
    _, ben = await world.seats("Anna Ben")
    await world.says(ben, "/leave", message="7")
    await world.presses(ben, world.board.button(Verb.JOIN))
    await world.says(ben, "/leave", message="7", edited=True)
    assert (await world.table()).seat_of(ben.key) is not None


async def test_the_next_table_stays_open(world):
    anna, _ = await world.seats("Anna Ben")
    await world.says(anna, "/endgame", message="7")
    await world.says(anna, "/newgame")
    await world.says(anna, "/endgame", message="7", edited=True)
    assert (await world.table()).stage is Stage.LOBBY


@pytest.mark.parametrize("first", ["/addbot strong", "/addbto", "/kick Zoe", "/timer soon"])
async def test_a_command_that_was_refused_or_unknown_is_mended_by_an_edit(world, first):
    anna, _ = await world.seats("Anna Ben")
    await world.says(anna, first, message="7")
    world.restart()
    assert (await world.says(anna, first, message="7", edited=True)) == Answer()
    await world.says(anna, "/addbot hard", message="7", edited=True)
    assert [seat.level for seat in (await world.table()).seats if seat.person is None] == ["hard"]
    assert (await world.says(anna, "/addbot easy", message="7", edited=True)).toast == LATE


async def test_talk_that_becomes_a_command_is_obeyed(world):
    anna, _ = await world.seats("Anna Ben")
    await world.says(anna, "/addbot", message="7", edited=True)
    assert len((await world.table()).seats) == 3


async def test_after_a_kill_the_same_input_is_obeyed_and_its_reaction_is_not(world):
    anna, _ = await world.seats("Anna Ben")
    typed = world.directory.typed
    await typed.turn_of(f"{world.group.key} 7", "addbot ", "input-7")  # killed before anything was done
    world.restart()
    await world.says(anna, "/addbot", message="7", edited=True)
    assert len((await world.table()).seats) == 2
    await world.says(anna, "/addbot", message="7", input_id="input-7")
    await world.says(anna, "/addbot", message="7", input_id="input-7")
    assert len((await world.table()).seats) == 3


async def test_of_all_that_comes_at_the_same_moment_one_is_obeyed(world):
    typed = world.directory.typed
    turns = await asyncio.gather(*(typed.turn_of("chat 7", f"addbot {n % 3}", f"input {n}") for n in range(9)))
    assert sorted(turns) == [*[Turn.LATE] * 6, Turn.OBEY, Turn.SAME, Turn.SAME]


async def test_no_words_of_a_command_are_kept(world, fake_database):
    await world.directory.typed.turn_of("telegram:dm-anna 7", "seed my secret words", "telegram:m:anna:7")
    for key, value in (await kept(fake_database)).items():
        assert not any(word in repr((key, value)) for word in ("secret", "telegram", "anna"))
