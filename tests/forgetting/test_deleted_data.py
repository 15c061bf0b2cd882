"""`/deletemydata`: no stored data tells who the person was, and nobody else loses anything."""

import asyncio
import zlib
from contextlib import suppress

import pytest
from pydantic import BaseModel

from adapters.redis import keys
from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.finished import forgetting, statistics
from bot.finished.records import record, summary
from bot.finished.reviewing import Reviewing
from bot.people import Chat
from bot.ports.health import Unavailable
from bot.table.table import Stage
from bot.texts import visible
from engine.naming import Named
from engine.verify import verify
from tests.crossed import sampled
from tests.waiting import until
from tests.world.chat_room import ELSEWHERE, NoLimits, World
from tests.world.evening import Evening
from tests.world.finished_games import finish, open_game, play_out, private
from tests.world.kept_games import archived

NAME, OWN_ID = "Quirinius", "4711004711"


@pytest.fixture
def database(fake_database):
    return fake_database


@pytest.fixture
def gone(world):
    """The person who will be forgotten."""
    return world.person(NAME).model_copy(update={"id": OWN_ID})


@pytest.fixture
def others(world):
    return [world.person(name) for name in ("Anna", "Ben")]


async def everything(database):
    """Return everything stored, as one text for each key."""
    seen = {}
    for key in await database.call("KEYS", "*"):
        kind = (await database.call("TYPE", key)).decode()
        read = {
            "string": ("GET", key),
            "hash": ("HGETALL", key),
            "set": ("SMEMBERS", key),
            "zset": ("ZRANGE", key, 0, -1),
            "list": ("LRANGE", key, 0, -1),
        }
        kept = await database.call(*read[kind])
        parts = [part for pair in kept.items() for part in pair] if isinstance(kept, dict) else kept
        seen[key.decode()] = f"{key!r} {[unpacked(part) for part in parts] if isinstance(parts, list) else parts!r}"
    return seen


def unpacked(part):
    with suppress(zlib.error, TypeError):
        return zlib.decompress(part)
    return part


async def naming(database, *texts):
    return {key for key, found in (await everything(database)).items() if any(text in found for text in texts)}


async def forgotten(world, person, **where):
    """Ask to be forgotten, and let the worker do its part."""
    answer = await world.says_yes(person, "/deletemydata", **where)
    assert answer.toast.startswith(("Deleted", "Gelöscht"))
    await tended(world)
    await forgetting.forget_those_who_asked(world.tables, after=-1.0)
    await tended(world)


async def tended(world):
    for table_id in await world.directory._database.call("ZRANGE", keys.WAKE, 0, -1):
        await world.tender.tend(table_id.decode())


async def test_after_a_whole_life_with_the_bot_no_key_tells_the_id_or_the_name(world, database, gone, others):
    await world.says(gone, "/language de")
    await finish(world, [gone, *others])
    await finish(world, [others[0], gone], bots=1)
    await finish(world, [gone], bots=2)
    ended = await open_game(world, others, bots=1)
    await world.says_yes(gone, "/endgame", admin=True)  # a game of other people: only its history names the person
    assert (await world.table(ended)).stage is Stage.CLOSED
    await open_game(world, [gone, *others])
    await world.says(
        gone, "/newgame", chat=Chat(platform="telegram", id=OWN_ID, private=True), input_id=f"telegram:m:{OWN_ID}:5"
    )
    await world.says(gone, "/timer 1d")
    assert len(await naming(database, OWN_ID)) > 10
    await forgotten(world, gone)
    assert await naming(database, OWN_ID, NAME) == set()


async def test_a_press_on_join_that_led_to_no_seat_is_forgotten_too(database, gone, others):
    world = World(RedisTables(database), RedisDirectory(database), NoLimits(), must_start=True)
    await world.service.private_chat_opened(others[0])
    await world.says(others[0], "/newgame")
    await world.says(gone, "/join")
    assert await naming(database, OWN_ID) == {keys.ticket(gone.key)}
    await forgotten(world, gone)
    assert await naming(database, OWN_ID, NAME) == set()


async def test_a_practice_game_that_was_ended_leaves_nothing_either(world, database, gone):
    alone = Chat(platform="telegram", id=OWN_ID, private=True)
    await world.says(gone, "/newgame", chat=alone)
    await world.says_yes(gone, "/endgame", chat=alone, admin=True)
    await tended(world)
    assert await world.directory.chat(alone.key)
    await forgotten(world, gone, chat=alone)
    assert await naming(database, OWN_ID, NAME) == set()


async def test_a_lobby_forgets_everybody_whom_it_named(world, database, gone, others):
    anna, _ = others
    world.room.departed.add(gone.key)
    await world.says(anna, "/newgame")
    lobby = await world.table_id()
    await world.says(gone, f"/join {lobby}", chat=ELSEWHERE)
    await world.presses(anna, world.room.board(world.group).button(Verb.TURN_AWAY))
    assert await naming(database, NAME)
    await forgotten(world, gone)
    assert await naming(database, OWN_ID, NAME) == set()
    assert "Anna has turned somebody away" in world.room.board(world.group).screen.text
    answer = await world.says(gone, f"/join {lobby}", chat=ELSEWHERE)
    assert "removed" in answer.toast, "to be forgotten opens no door"


async def test_who_asks_to_be_let_in_asks_no_more(world, database, gone, others):
    world.room.departed.add(gone.key)
    await world.says(others[0], "/newgame")
    lobby = await world.table_id()
    await world.says(gone, f"/join {lobby}", chat=ELSEWHERE)
    await forgotten(world, gone)
    assert (await world.table(lobby)).knocks == ()
    assert await naming(database, OWN_ID, NAME) == set()


async def test_a_running_game_goes_on_with_somebody_whom_a_built_in_player_plays(world, gone, others):
    table_id = await open_game(world, [gone, *others])
    await world.skips(table_id)
    before = await world.table(table_id)
    await world.says_yes(gone, "/deletemydata")
    await tended(world)
    after = await world.table(table_id)
    assert (after.stage, after.game, after.decision) == (Stage.PLAYING, before.game, before.decision)
    assert after.seats[0].is_played
    assert after.opener.key == others[0].key
    board = visible(world.room.board(world.group).screen.text)
    assert "somebody" in board
    assert NAME not in board
    await world.says(others[0], "/language pl", admin=True)
    assert "ktoś" in visible(world.room.board(world.group).screen.text)
    assert (await play_out(world, table_id)).stage is Stage.OVER


async def test_the_board_of_a_finished_game_is_shown_once_more_without_the_name(world, gone, others):
    await finish(world, [gone, *others])
    shown = len(world.room.messages)
    assert any(NAME in message.screen.text for message in world.room.seen_in(world.group)[-2:])
    await world.says_yes(gone, "/deletemydata")
    await tended(world)
    assert all(NAME not in message.screen.text for message in world.room.seen_in(world.group)[-2:])
    assert len(world.room.messages) == shown, "edited in place, nothing sent anew"


async def test_the_others_keep_record_replay_history_and_numbers_without_the_name(world, gone, others):
    table_id = await finish(world, [gone, *others])
    keys_of_others = [person.key for person in others]
    before = await world.says(others[0], f"/export {table_id}"), await world.directory.sums(keys_of_others)
    await forgotten(world, gone)
    assert (await world.says(others[0], f"/export {table_id}")).replies[0].document == before[0].replies[0].document
    assert verify(record(await world.table(table_id), await world.store.log(table_id)))["verified"]
    assert await world.directory.sums(keys_of_others) == before[1]
    assert gone.key not in await world.directory.sums_in(world.group.key)
    for command, where in ((f"/replay {table_id}", {}), ("/history", {}), ("/history", {"chat": private(others[0])})):
        text = visible((await world.says(others[0], command, **where)).replies[0].screen.text)
        assert "somebody" in text
        assert NAME not in text


async def test_the_others_of_a_running_game_are_rated_as_if_a_beginner_had_left(world, gone, others):
    table_id = await open_game(world, [gone, *others[:1]], bots=1)
    await world.skips(table_id)
    await world.says_yes(gone, "/deletemydata")
    await tended(world)
    await play_out(world, table_id)
    (sums,) = await world.directory.sums([others[0].key])
    assert sums.numbers["rated"] == 1
    assert sums.numbers["strength"] > 0
    assert await world.directory.sums([gone.key]) == [type(sums)()]


async def test_the_last_person_who_is_forgotten_ends_the_game(world, database, gone):
    table_id = await open_game(world, [gone], bots=2)
    await world.skips(table_id)
    await forgotten(world, gone)
    assert (await world.table(table_id)).stage is Stage.CLOSED
    assert await naming(database, OWN_ID, NAME) == set()


@pytest.mark.parametrize("own_id", [OWN_ID, "dm-0815"], ids=["the person's id", "an id of its own"])
async def test_a_practice_game_and_its_private_chat_go_whole(world, database, gone, own_id):
    own = Chat(platform="telegram", id=own_id, private=True)
    await world.says(gone, "/newgame", chat=own)
    table_id = await world.table_id(own)
    await world.tender.tend(table_id)
    await forgotten(world, gone, chat=own)
    assert await world.store.load(table_id) is None
    assert await world.store.log(table_id) == []
    assert await naming(database, own_id, OWN_ID, NAME) == set()


async def test_asked_twice_it_is_done_once(world, database, gone, others):
    await finish(world, [gone, *others])
    await forgotten(world, gone)
    before = await everything(database)
    await forgotten(world, gone)
    after = await everything(database)
    # Only the time of the request changes: it makes data signed before it open no window.
    moved = {name for name in before | after if before.get(name) != after.get(name)}
    assert all(name.startswith("forgotten:") for name in moved)


class Broken(Exception):
    """Stands for the end of the process."""


@pytest.mark.parametrize("after", sampled([*range(6), *range(6, 50, 9)], 3))
async def test_a_crash_on_the_way_is_put_right_by_the_worker(world, database, gone, others, after, monkeypatch):
    await finish(world, [gone, *others])
    await open_game(world, [others[0], gone, others[1]])
    calls, way = 0, database.call

    async def crashing(*command):
        nonlocal calls
        calls += 1
        if calls > after:
            raise Broken
        return await way(*command)

    with monkeypatch.context() as patch:
        patch.setattr(database, "call", crashing)
        with suppress(Broken):
            await forgetting.forget(world.tables, gone)
    world.restart()
    if gone.key not in await world.directory.to_forget(-1.0):
        await world.directory.ask_to_forget(gone.key)  # nothing was begun yet: they ask again
    await forgetting.forget_those_who_asked(world.tables, after=-1.0)
    await tended(world)
    assert await naming(database, OWN_ID) == set()


async def test_what_a_worker_writes_late_of_a_game_that_just_ended_is_found(world, database, gone, others):
    table_id = await open_game(world, [gone, *others])
    over = await play_out(world, table_id)
    await world.says_yes(gone, "/deletemydata")
    # A delayed worker still has the table as it was.
    people = [seat.person.key for seat in over.seats]
    await world.store.carry_out(
        archived(table_id, summary(over, 1.0).model_dump(mode="json"), people, [world.group.key])
    )
    await world.directory.save_person(gone.key, {"private": False})
    await forgetting.forget_those_who_asked(world.tables, after=-1.0)
    assert await naming(database, OWN_ID, NAME) == set()


async def test_somebody_who_comes_back_at_once_keeps_the_new_seat(world, gone, others):
    await finish(world, [gone, *others])
    await world.says_yes(gone, "/deletemydata")
    await world.says(others[0], "/newgame")
    await asyncio.sleep(0)
    await world.presses(gone, world.room.board(world.group).button(Verb.JOIN))
    await world.says(gone, "/language it")
    await forgetting.forget_those_who_asked(world.tables, after=-1.0)
    assert (await world.table()).seat_of(gone.key) == 1
    assert (await world.directory.person(gone.key))["language"] == "it"
    assert await world.directory.to_forget(-1.0) == {}


async def test_a_namesake_keeps_the_name(world, gone, others):
    other = gone.model_copy(update={"id": "999"})
    table_id = await open_game(world, [gone, other, others[0]])
    await forgotten(world, gone)
    people = [seat.person for seat in (await world.table(table_id)).seats]
    assert [person.id if person else None for person in people] == [None, "999", "anna"]


async def test_two_may_be_forgotten_at_one_table(world, database, gone, others):
    table_id = await open_game(world, [gone, *others])
    await world.skips(table_id)
    await forgotten(world, gone)
    await forgotten(world, others[0])
    table = await world.table(table_id)
    assert sorted(seat.number for seat in table.seats[:2]) == [1, 2]
    assert visible(world.room.board(world.group).screen.text).count("somebody") >= 2
    assert table.opener.key == others[1].key


async def test_a_store_that_does_not_answer_is_said_and_nothing_is_claimed(world, gone, others, monkeypatch):
    await finish(world, [gone, *others])

    async def silent(*_args, **_more):
        raise Unavailable

    monkeypatch.setattr(world.directory, "rewrite_games", silent)
    answer = await world.says_yes(gone, "/deletemydata")
    assert "Deleted" not in answer.toast
    assert statistics.standing("", (await world.directory.sums([gone.key]))[0].numbers).games == 1


@pytest.fixture
async def judged(world, gone):
    """A round in which the person, who does not play, has judged at the first table and has an open question."""
    evening = await Evening.begun(world)
    evening.people[NAME] = gone
    await evening.says(NAME, "/judge", admin=True)
    alone = await world.room.private_chat(gone)
    question = await evening.says(NAME, "/judge annul 1 a misdeal", chat=alone)
    yes = next(one for row in question.replies[0].screen.rows for one in row if f".{Verb.JUDGE}.y" in (one.data or ""))
    await evening.presses_privately(NAME, yes)
    await evening.says(NAME, "/judge annul 2 another", chat=alone)
    return evening


def named_plainly(value, where=""):
    """Return the fields that name the person in a type that isn't declared to name people."""
    if isinstance(value, Named):
        return []
    if isinstance(value, str):
        return [where] if NAME in value or OWN_ID in value else []
    if isinstance(value, tuple | list):
        return [found for one in value for found in named_plainly(one, where)]
    if isinstance(value, dict):
        return [found for name, one in value.items() for found in named_plainly([name, one], where)]
    if not isinstance(value, BaseModel):
        return []
    fields = {name: field for name, field in type(value).model_fields.items() if "'whose'" not in repr(field)}
    return [found for name in fields for found in named_plainly(getattr(value, name), f"{type(value).__name__}.{name}")]


async def test_no_field_of_what_is_stored_names_somebody_as_mere_text(world, judged, gone, others):
    await open_game(world, [gone, *others])
    await world.says(gone, "/timer 1d")
    documents = [await world.table(), await judged.tournament(), *await judged.tables()]
    assert any(NAME in one.model_dump_json() for one in documents)
    assert [named_plainly(one) for one in documents] == [[]] * len(documents)


async def test_a_forgotten_judges_name_stays_away_when_the_table_ends(world, database, judged, gone):
    assert {key.split(":")[0] for key in await naming(database, OWN_ID)} >= {"table"}
    await world.says_yes(gone, "/deletemydata", chat=await world.room.private_chat(gone))
    await judged.plays_round()
    await tended(world)
    assert (await judged.tournament()).core.rounds[0].tables[0].result.rulings[0].remark == "a misdeal"
    assert await naming(database, OWN_ID, NAME) == {keys.FORGETTING}, "the rest is done a minute later"
    answer = await judged.says(
        "Anna", f"/export {judged.code}", chat=await world.room.private_chat(judged.people["Anna"])
    )
    assert NAME not in answer.replies[0].document[1].decode()
    assert NAME not in judged.page.screen.text
    await forgetting.forget_those_who_asked(world.tables, after=-1.0)
    assert await naming(database, OWN_ID, NAME) == set()


async def test_a_review_that_waits_while_its_person_is_forgotten_names_nobody(world, database, gone, others):
    table_id = await finish(world, [gone, *others])
    free = asyncio.Event()

    async def lines(_record, _seat):
        await free.wait()
        yield {"decisions": 0, "hands": 1}

    world.service.reviewing = Reviewing(world.store, lines, patience=0.0)
    await world.says(gone, f"/review {table_id}")
    await forgotten(world, gone)
    free.set()
    await until(lambda: world.store.review(table_id, 0), 10.0)
    assert await naming(database, OWN_ID, NAME) == set()


async def test_who_blocks_the_bot_after_they_were_forgotten_is_not_written_down_again(world, database, gone, others):
    await finish(world, [gone, *others])
    await forgotten(world, gone)
    await world.service.private_chat_closed(gone)
    assert await naming(database, OWN_ID, NAME) == set()
