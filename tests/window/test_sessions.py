"""A session lasts a day after its last use, a week at most, and ends when its person asks to be forgotten."""

import pytest

from adapters.redis import keys
from adapters.redis.directory import RedisDirectory
from adapters.redis.sessions import IDLE, LIMIT, LONGEST, RedisSessions
from bot.people import Person
from bot.ports.sessions import NotSignedIn, SignedIn
from tests.store.conftest import Clock

ANNA = Person(platform="telegram", id="7", name="Anna", language="pl")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sessions(redis_database, clock) -> RedisSessions:
    return RedisSessions(redis_database, clock=clock)


def signed(clock, person=ANNA) -> SignedIn:
    return SignedIn(person, clock.now, place="-5", start="t_AAAAA")


async def test_a_session_tells_who_it_is(sessions, clock):
    found = await sessions.find(await sessions.begin(signed(clock)))
    assert found is not None
    assert (found.person, found.signed) == (ANNA, signed(clock))
    assert await sessions.find("made-up") is None


async def test_its_secret_name_is_written_nowhere(sessions, clock, redis_database):
    secret = await sessions.begin(signed(clock))
    for key in await redis_database.call("KEYS", "*"):
        kind = await redis_database.call("TYPE", key)
        read = ("GET", key) if kind == b"string" else ("ZRANGE", key, 0, -1)
        assert secret.encode() not in key
        assert secret not in str(await redis_database.call(*read))


async def test_it_lives_a_day_after_each_use_and_a_week_in_all(sessions, clock, redis_database):
    secret = await sessions.begin(signed(clock))
    (key,) = await redis_database.call("KEYS", "session:*")
    await redis_database.call("EXPIRE", key, 5)
    await sessions.find(secret)
    assert IDLE - 5 <= await redis_database.call("TTL", key) <= IDLE
    clock.now += LONGEST - 60
    await sessions.find(secret)
    assert 0 < await redis_database.call("TTL", key) <= 60
    clock.now += 61
    assert await sessions.find(secret) is None


async def test_one_more_than_allowed_replaces_the_oldest(sessions, clock):
    begun = []
    for _ in range(LIMIT + 1):
        clock.now += 1
        begun.append(await sessions.begin(signed(clock)))
    assert [secret for secret in begun if await sessions.find(secret) is None] == begun[:1]


async def test_whoever_asks_to_be_forgotten_is_signed_out_everywhere(sessions, clock, redis_database):
    secret, later = await sessions.begin(signed(clock)), RedisSessions(redis_database, clock=clock)
    await RedisDirectory(redis_database, clock=clock).ask_to_forget(ANNA.key)
    assert await sessions.find(secret) is None
    with pytest.raises(NotSignedIn, match="forgotten"):
        await later.begin(signed(clock))
    assert await redis_database.call("KEYS", "session*:*") == []
    clock.now += 1
    assert await later.find(await later.begin(signed(clock))) is not None


async def test_that_somebody_was_forgotten_stands_under_no_name_and_for_an_hour(sessions, clock, redis_database):
    await sessions.end_all(ANNA.key, clock.now)
    (key,) = await redis_database.call("KEYS", "forgotten:*")
    assert key.removeprefix(b"forgotten:") != b"7"
    assert ANNA.key.encode() not in key
    assert 3500 < await redis_database.call("TTL", key) <= 3660


async def test_all_processes_of_a_store_share_a_word(sessions, redis_database):
    word = await sessions.nonce()
    assert word == await RedisSessions(redis_database).nonce() != ""
    await redis_database.call("UNLINK", keys.SESSIONS_KEY)
    assert word != await RedisSessions(redis_database).nonce()
