"""A person who asks for too much at once has to wait, alone; a nearly full server starts no new games."""

import pytest

from adapters.redis.allowances import RedisAllowances
from bot.asking.allowances import CODES, COMMANDS, TABLES
from bot.codec import ButtonToken, Verb, encode
from bot.people import Chat, Person
from bot.ports.allowances import Unlimited
from bot.screen import Stay
from bot.table.table import Stage


@pytest.fixture
async def counting(world, redis_database):
    """A chat whose commands are counted in Redis."""
    world.service = world.another_service(allowances=RedisAllowances(redis_database))
    return world


def group(number):
    return Chat(platform="telegram", id=f"-{number}", title="A group")


async def test_a_flood_of_commands_stops_and_is_told_in_the_chat_once(counting):
    eve = counting.person("Eve")
    answers = [await counting.says(eve, "/help") for _ in range(COMMANDS.chat.burst + COMMANDS.person.burst + 30)]
    assert all(answer.replies for answer in answers[: COMMANDS.person.burst])
    first, *others = answers[COMMANDS.person.burst :]
    assert first.stay is Stay.KEPT
    assert all(answer.stay is Stay.UNSAID for answer in others)
    assert all("Please wait 1 s" in answer.toast for answer in (first, *others))
    assert (await counting.says(counting.person("Anna"), "/help")).replies, "nobody else waits, even in the same group"
    counting.time += 2 * COMMANDS.person.every
    assert (await counting.says(eve, "/help")).replies


async def test_nobody_opens_tables_without_end(counting):
    eve, opened = counting.person("Eve"), 0
    for number in range(1, 60):
        await counting.says(eve, "/newgame", chat=group(number))
        opened += await counting.directory.table_of_chat(group(number).key) is not None
        counting.time += COMMANDS.person.every
    assert opened < TABLES.person.burst + 60 / TABLES.person.every


def code(number):
    return f"AAAA{'ABCDEFGHJK'[number // 10]}{'ABCDEFGHJK'[number % 10]}"


@pytest.mark.parametrize("command", ["join", "verify", "export", "replay"])
async def test_codes_cannot_be_tried_out(counting, command):
    eve, tried = counting.person("Eve"), 0
    for number in range(100):
        answer = await counting.says(eve, f"/{command} {code(number)}")
        tried += is_tried(answer)
        counting.time += COMMANDS.person.every
    assert tried <= CODES.person.burst + 100 / CODES.person.every + 1


@pytest.mark.parametrize("verb", [Verb.JOIN, Verb.RULES, Verb.REPLAY, Verb.LET_IN])
async def test_codes_cannot_be_tried_out_by_made_up_buttons(counting, verb):
    eve, elsewhere = counting.person("Eve"), group(9)
    argument = {Verb.REPLAY: "1-0", Verb.LET_IN: "0123456789"}.get(verb, "")
    await counting.says(counting.person("Anna"), "/newgame join=link")
    for number in range(CODES.person.burst + 1):
        await counting.presses(eve, encode(ButtonToken(code(number), 0, verb, argument)), chat=elsewhere)
    there = encode(ButtonToken(await counting.table_id(), 0, verb, argument))
    answer = await counting.presses(eve, there, chat=elsewhere)
    assert "Please wait" in answer.toast, "whether it is there, is not told either"
    assert not answer.replies
    assert len((await counting.table()).seats) == 1


# ------------------------------------------------------------------------------------- several people at one browser


def is_tried(answer):
    """Whether a code was tried: then a stranger is told that there is no table, or what is told either way."""
    return any(words in (answer.toast or "") for words in ("no table with the code", "If this table exists"))


def at_a_page(name, room="a", sender="192.0.2.1"):
    """A person in a room of the playground, and the origin of that person's presses."""
    person = Person(platform="web", id=f"{room}-{name}", name=name)
    chat = Chat(platform="web", id=person.id, private=True)
    return person, {"chat": chat, "together": f"web:{room}", "sender": sender}


async def tried_by(counting, people, seconds):
    tried = 0
    for number in range(seconds):
        person, here = people[number % len(people)]
        answer = await counting.says(person, f"/join {code(number)}", **here)
        tried += is_tried(answer)
        counting.time += COMMANDS.person.every
    return tried


async def test_all_people_of_a_room_try_codes_as_one(counting):
    people = [at_a_page(str(number), sender=f"192.0.2.{number}") for number in range(8)]
    assert await tried_by(counting, people, 100) <= CODES.person.burst + 100 / CODES.person.every + 1


async def test_another_room_tries_by_itself(counting):
    await tried_by(counting, [at_a_page("1")], 20)
    assert await tried_by(counting, [at_a_page("1", room="b", sender="192.0.2.2")], 1) == 1


async def test_more_rooms_of_one_address_do_not_help_for_long(counting):
    people = [at_a_page("1", room=str(number)) for number in range(20)]
    assert await tried_by(counting, people, 100) <= CODES.sender.burst + 100 / CODES.sender.every + 1


async def test_all_people_of_a_room_make_up_buttons_as_one(counting):
    await counting.says(counting.person("Anna"), "/newgame join=link")
    there = encode(ButtonToken(await counting.table_id(), 0, Verb.RULES))
    first, here = at_a_page("1")
    for number in range(CODES.person.burst + 1):
        await counting.presses(first, encode(ButtonToken(code(number), 0, Verb.RULES)), **here)
    second, beside = at_a_page("2")
    assert not (await counting.presses(second, there, **beside)).replies
    other, elsewhere = at_a_page("1", room="b", sender="192.0.2.2")
    assert (await counting.presses(other, there, **elsewhere)).replies


class Full(Unlimited):
    """A store that is nearly full."""

    async def room_for_more(self):
        return False


async def test_with_a_nearly_full_store_games_go_on_and_none_begins(world):
    anna, ben = world.person("Anna"), world.person("Ben")
    await world.says(anna, "/newgame draw_thousand")
    await world.says(ben, "/join")
    world.service = world.another_service(allowances=Full())
    assert "can’t take another game" in (await world.says(anna, "/newgame", chat=group(7))).toast
    assert await world.directory.table_of_chat(group(7).key) is None
    await world.says(anna, "/deal")
    assert (await world.table()).stage is Stage.PLAYING


async def test_every_press_of_a_flood_is_refused_in_words_as_silence_means_accepted(counting):
    eve, old = counting.person("Eve"), encode(ButtonToken(code(1), 0, Verb.PASS))
    answers = [await counting.presses(eve, old) for _ in range(CODES.person.burst + 5)]
    assert all(answer.toast for answer in answers)
