"""Every key belongs to one kind of data, and lives as long as `/privacy` says: on a real server, after real games."""

import inspect
import time

import pytest

from adapters.redis import copies, keys
from adapters.redis.directory import RedisDirectory
from adapters.redis.leases import Lease
from adapters.redis.limits import RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.sessions import RedisSessions
from adapters.redis.store import RedisTables
from adapters.redis.windows import RedisPresence
from adapters.web import storage
from bot.codec import Verb
from bot.finished import handover, records
from bot.finished.kept_studies import mark_of
from bot.people import Chat, Person
from bot.ports.presses import Press, Pressed, StudyRequest
from bot.ports.sessions import SignedIn
from bot.retention import DAY, LIVES, MINUTE, OF_THE_PAGE, PUBLISHED, Kind, life
from bot.screens import help as help_screens
from bot.strangers.conduct import Conduct
from bot.table import ending
from bot.table.documents import Changed
from bot.texts import WHOLE, plain, visible
from tests.world.chat_room import NoLimits, World, pressable
from tests.world.finished_games import finish, open_game, private

NO_BUILDERS = {"kind_of", "life_at_rest"}
BUILDERS = [
    built
    for name, built in inspect.getmembers(keys, inspect.isfunction)
    if built.__module__ == keys.__name__ and name not in NO_BUILDERS and name[0] != "_"
]
SAMPLE = {"table_id": "K7QX2A", "name": "telegram-poller", "platform": "telegram", "chat_id": "-100"}
LIVE_FOR_EVER = {Kind.WORK}


def sampled(built):
    return built(*(SAMPLE.get(name, "telegram:-100:7") for name in inspect.signature(built).parameters))


@pytest.mark.parametrize("built", BUILDERS, ids=sampled)
def test_each_key_that_is_built_belongs_to_exactly_one_kind(built):
    assert keys.kind_of(sampled(built)) in Kind


@pytest.mark.parametrize(
    "key",
    [
        keys.LISTED,
        keys.DAY_LINES,
        keys.MONTH_LINES,
        keys.LEAD,
        keys.SERVING,
        keys.FORGETTING,
        keys.SESSIONS_KEY,
    ],
)
def test_each_key_with_a_single_name_belongs_to_a_kind(key):
    assert keys.kind_of(key) in Kind


def test_who_was_called_to_a_table_is_known_for_a_day():
    assert keys.life_at_rest("call-K7QX2A") == DAY < keys.life_at_rest("K7QX2A")


def test_a_key_that_nobody_builds_has_no_kind():
    with pytest.raises(KeyError):
        keys.kind_of("something:else")


def test_every_kind_says_how_long_and_all_but_the_workers_own_are_told():
    assert set(LIVES) == set(Kind)
    assert set(PUBLISHED) == set(Kind) - LIVE_FOR_EVER == {kind for kind, seconds in LIVES.items() if seconds}
    assert len(PUBLISHED) == len(set(PUBLISHED))


@pytest.mark.parametrize("language", WHOLE)
def test_the_page_tells_the_life_of_each_kind_in_days_or_minutes(language):
    lines = visible(help_screens.privacy(language, playground=True).text).splitlines()
    found = [line for line in lines if line.startswith("• ")]
    assert len(found) == len(PUBLISHED)
    for kind, line in zip(PUBLISHED, found, strict=True):
        unit, seconds = ("days", DAY) if life(kind) >= DAY else ("minutes", MINUTE)
        assert life(kind) % seconds == 0
        assert plain(language, f"privacy-{unit}", **{unit: life(kind) // seconds}) in line


def test_a_chat_outside_the_playground_reads_nothing_of_it():
    assert "page" not in help_screens.privacy("en").text


def test_what_ends_by_itself_ends_when_the_page_says():
    assert (life(Kind.LOBBY), life(Kind.WAITING)) == (ending.LOBBY_LIFE, ending.GAME_LIFE)
    assert life(Kind.PLAYGROUND) == storage.LIFE


@pytest.fixture
def world(redis_database):
    return World(RedisTables(redis_database), RedisDirectory(redis_database), NoLimits())


async def test_after_played_games_every_key_lives_as_long_as_its_kind(world, people, redis_database):
    await world.says(people[0], "/language de")
    await world.says(people[0], "/language pl", admin=True)
    over = await finish(world, people)
    await open_game(world, people)  # this game isn't finished
    practice = Chat(platform="telegram", id="anna", private=True)
    await world.says(people[0], "/newgame", chat=practice)
    await world.says(people[1], "/newgame polish join=anyone", chat=Chat(platform="telegram", id="-300"))
    record = records.record(await world.table(over), await world.store.log(over))
    keeping = Press(people[0], practice, "keep", StudyRequest("keep", over, record=record))
    kept = (await world.service.act(keeping)).data["study"]
    await world.tender.tend(f"study-{kept}")
    await world.tender.tend(f"shelf-{mark_of(people[0].key)}")
    await world.service.conducts.put(Conduct(), lambda conduct: conduct)  # nothing is to be dropped, so it rests
    await world.tender.tend("conduct")
    handed, _ = handover.new(Person(platform="web", id="0abc-1", name="Kitty"), world.time, world.chance)
    await world.service.handovers.create(Changed(handed))
    await world.tender.tend(handed.id)
    await world.directory.ask_to_forget("telegram:5")
    await world.directory.save_ticket("telegram:5", "K7QX2A", world.time + 900.0)
    await RedisSessions(redis_database).begin(SignedIn(people[0], 1e12))
    await RedisPresence(redis_database, time.time).stay(over, people[0].key, "a window")
    await world.directory.days.finish("2026-11-22", "mark", 100)
    await RedisLimits(redis_database).take(world.group, world.time)
    schedule = RedisSchedule(redis_database)
    await schedule.lead(world.time)
    async with Lease(redis_database, "telegram-poller"):
        found = {key.decode(): await redis_database.call("TTL", key) for key in await redis_database.call("KEYS", "*")}
    assert {keys.kind_of(key) for key in found} >= set(Kind) - {Kind.WAITING, *OF_THE_PAGE}
    async for document in copies.documents(redis_database):
        assert [one.key for one in document if not copies.can_be_written(one)] == []
    for key, left in found.items():
        seconds = LIVES[keys.kind_of(key)]
        if keys.kind_of(key) is Kind.RESTING and not key.endswith(f":{over}"):
            assert left == -1, f"{key} is live"
        elif seconds is None:
            assert left == -1 or "live" in key, key
        elif keys.kind_of(key) in {Kind.BUDGET, Kind.SESSION} or key.startswith("forgotten:"):
            assert 0 < left <= seconds, key
        else:
            assert seconds - 60 <= left <= seconds, key


async def test_a_press_on_join_is_remembered_for_a_quarter_of_an_hour(redis_database):
    world = World(RedisTables(redis_database), RedisDirectory(redis_database), NoLimits(), must_start=True)
    anna, ben = world.person("Anna"), world.person("Ben")
    await world.service.private_chat_opened(anna)
    await world.says(anna, "/newgame")
    await world.says(ben, "/language de")
    assert (await world.says(ben, "/join")).url
    assert (await world.directory.person(ben.key)).keys() == {"language"}
    found = [key for key in await redis_database.call("KEYS", "*") if keys.kind_of(key.decode()) is Kind.TICKET]
    assert len(found) == 1
    assert 840 < await redis_database.call("TTL", found[0]) <= 900


async def test_a_seat_taken_and_a_game_finished_begin_the_lives_anew(world, people, redis_database):
    await world.says(people[0], "/language pl", admin=True)
    await world.says(people[0], "/language pl")
    documents = [keys.person(people[0].key), keys.chat(world.group.key)]

    async def nearly_over():
        for key in documents:
            await redis_database.call("EXPIRE", key, 100)

    async def left():
        return [await redis_database.call("TTL", key) for key in documents]

    await nearly_over()
    await open_game(world, people)
    assert min(await left()) > 100
    await nearly_over()
    await world.says(people[0], "/endgame")
    await world.says(people[1], "/endgame")
    await finish(world, people)
    assert min(await left()) > 100


async def test_the_table_of_a_chat_drops_those_whose_own_numbers_are_gone(world, people, redis_database):
    await finish(world, people)
    await redis_database.call("DEL", keys.stats(people[0].key))  # the effect of a year without a game
    assert people[0].key in await world.directory.sums_in(world.group.key)
    await finish(world, people[1:], bots=1)
    assert people[0].key not in await world.directory.sums_in(world.group.key)


async def test_a_press_on_a_card_costs_no_round_trip_for_a_life(world, people, redis_database):
    table_id = await open_game(world, people)
    await world.skips(table_id)
    table = await world.table(table_id)
    person = table.seats[table.to_act].person
    hand = world.room.hand_of(person)
    await world.presses(person, hand.button(Verb.TIPS), chat=private(person))  # tips store how often they were shown
    button = pressable(hand.screen)[0]
    before = redis_database.trips
    await world.service.act(Press(person, world.group, "input-x", Pressed(button.data)))
    assert redis_database.trips - before == 1
