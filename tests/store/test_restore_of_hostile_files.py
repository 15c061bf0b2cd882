"""A backup is looked at as a whole before anything is written, and only keys of the bot are written."""

import gzip
import json
import zlib

import pytest

from adapters.redis import keys
from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.running.backup_file import BadBackup
from bot.running.settings import Settings
from tests.crossed import sampled
from tests.store.backups_made import back_up, everything, restore, write_lines
from tests.world.chat_room import NoLimits, World
from tests.world.finished_games import open_game

GAME = keys.game("K7QX2A")
TABLE = keys.table("K7QX2A")


def line(key=GAME, kind="string", life=-1, content=("x",), **more):
    return {"key": key, "kind": kind, "life": life, "content": list(content), **more}


def table(**fields):
    usual = {"version": "1", "what": "table", "schema": "1", "body": '{"seats":[]}'}
    return line(TABLE, "hash", content=[part for pair in (usual | fields).items() for part in pair if part is not None])


HOSTILE = {
    "somebody else's key": line("sessions-key-of-theirs"),
    "a lease": line("lease:telegram-poller", "hash", content=["holder", "me"]),
    "a time of attention": line(keys.WAKE, "zset", content=["K7QX2A", "0"]),
    "a budget": line("limit:telegram", "hash", content=["next", "9e99"]),
    "a session": line(keys.session("0")),
    "the key of all sessions": line(keys.SESSIONS_KEY),
    "a key with a line feed": line(f"{GAME}\n"),
    "a key that is no text": line("person:\ud800"),
    "no key": {"kind": "string", "life": -1, "content": ["x"]},
    "a number for a key": line(7),
    "one field more": line(more=1),
    "a type that there is not": line(kind="stream"),
    "a command for a type": line(kind="FLUSHALL"),
    "no type": line(kind=None),
    "a life in the past": line(life=-2),
    "a life without end": line(life=10**30),
    "a broken life": line(life=1.5),
    "a life that is none": line(life=True),
    "no content": line(content=[]),
    "two strings in one": line(content=["x", "y"]),
    "content that is no list": line() | {"content": "xy"},
    "content that is no text": line(content=[1]),
    "signs beyond a byte": line(content=["\u20ac"]),
    "a field without a value": line("chat:telegram:1", "hash", content=["a", "b", "c"]),
    "an empty hash": line("chat:telegram:1", "hash", content=[]),
    "a member without a score": line("finished:telegram:1", "zset", content=["a"]),
    "a score that is no number": line("finished:telegram:1", "zset", content=["a", "soon"]),
    "a score that is no number at all": line("finished:telegram:1", "zset", content=["a", "nan"]),
    "a score as only Python reads it": line("finished:telegram:1", "zset", content=["a", "1_000"]),
    "an empty set": line("daily:lines", "set", content=[]),
    "a table that is a list": line(TABLE, "list"),
    "a log that is a string": line(keys.log("K7QX2A")),
    "a person who is a set": line("person:telegram:1", "set"),
    "a summary that is a hash": line(GAME, "hash", content=["a", "b"]),
    "a table without a body": table(body=None),
    "a table of nobody knows what": table(what=None),
    "a table that is no JSON": table(body="hello"),
    "a table that is a number": table(body="7"),
    "a table without seats": table(body="{}"),
    "a table of a broken pack": table(body="\x78hello"),
    "a table that is larger than any": table(body=zlib.compress(b" " * 80_000_000).decode("latin-1")),
    "a list": [line()],
    "a number": 7,
    "nothing": None,
    "an end too early": {"keys": 7},
    "no JSON": "{",
    "brackets without end": "[" * 100_000,
    "a number without end": "1" * 100_000,
    "signs beyond ASCII": '"\xe9"',
}


@pytest.fixture
def settings(redis_url):
    return Settings(redis_url=redis_url, _env_file=None)


@pytest.mark.parametrize("where", ["at the end", "in the middle"])
@pytest.mark.parametrize("hostile", sampled(HOSTILE, 3))
async def test_one_hostile_line_and_nothing_is_written(hostile, where, redis_database, settings, tmp_path):
    bad = HOSTILE[hostile]
    good = [line(keys.game(f"GOOD{number}")) for number in range(4)]
    body = [*good, bad] if where == "at the end" else [*good[:2], bad, *good[2:]]
    lines = [{"form": "thousand-backup/1"}, *body, {"keys": len(body)}]
    if isinstance(bad, str) and not bad.isascii():
        texts = (one if isinstance(one, str) else json.dumps(one) for one in lines)
        (tmp_path / "games").write_bytes(gzip.compress("\n".join(texts).encode("latin-1")))
    else:
        write_lines(tmp_path / "games", lines)
    with pytest.raises(BadBackup, match=r"Line \d+ of the file|The file "):
        await restore(settings, tmp_path / "games")
    assert await redis_database.call("DBSIZE") == 0


@pytest.mark.parametrize("behind", [line(keys.game("LATE")), {"keys": 1}, {}])
async def test_nothing_may_stand_behind_the_end(behind, redis_database, settings, tmp_path):
    write_lines(tmp_path / "games", [{"form": "thousand-backup/1"}, line(), {"keys": 1}, behind])
    with pytest.raises(BadBackup, match="behind its end"):
        await restore(settings, tmp_path / "games")
    assert await redis_database.call("DBSIZE") == 0


@pytest.mark.parametrize("head", [{"form": "thousand-backup/2"}, {}, [], None, "{"])
async def test_another_form_is_refused(head, redis_database, settings, tmp_path):
    write_lines(tmp_path / "games", [head, line(), {"keys": 1}])
    with pytest.raises(BadBackup):
        await restore(settings, tmp_path / "games")
    assert await redis_database.call("DBSIZE") == 0


@pytest.mark.slow
async def test_a_store_that_refuses_in_the_middle_is_empty_again(redis_database, settings, tmp_path):
    write_lines(
        tmp_path / "games",
        [
            {"form": "thousand-backup/1"},
            table(),
            *(line(keys.game(f"LARGE{number}"), content=["x" * 500_000]) for number in range(40)),
            {"keys": 41},
        ],
    )
    used = (await redis_database.client.info("memory"))["used_memory"]
    await redis_database.call("CONFIG", "SET", "maxmemory", used + 5_000_000)
    try:
        with pytest.raises(Exception, match="memory"):
            await restore(settings, tmp_path / "games")
    finally:
        await redis_database.call("CONFIG", "SET", "maxmemory", 0)
    assert await redis_database.call("DBSIZE") == 0
    assert await restore(settings, tmp_path / "games") == 41


async def test_a_true_backup_can_be_damaged_anywhere_without_harm(redis_database, settings, tmp_path):
    world = World(RedisTables(redis_database), RedisDirectory(redis_database), NoLimits())
    await open_game(world, [world.person("Anna")], bots=2)
    await back_up(settings, tmp_path / "games")
    whole = (tmp_path / "games").read_bytes()
    for at in range(0, len(whole), max(len(whole) // 40, 1)):
        (tmp_path / "cut").write_bytes(whole[:at])
        (tmp_path / "flipped").write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        for name in ("cut", "flipped"):
            await redis_database.call("FLUSHALL")
            try:
                await restore(settings, tmp_path / name)
            except BadBackup:
                assert await redis_database.call("DBSIZE") == 0, (name, at)
            else:  # the head of the pack has parts that nobody reads, e.g. its time
                assert await everything(redis_database), (name, at)
