"""A backup holds documents and keys of every kind. New ones come by introspection."""

import inspect
import re

import pytest

from adapters.redis import copies, keys
from adapters.redis.store import RedisTables
from adapters.web import storage
from bot.running.settings import Settings
from bot.table.documents import Documents
from bot.table.table import Table
from tests.store.backups_made import back_up, everything, lines_of, restore
from tests.world.filled_documents import below, filled

OF_THE_BOT = (one for one in below(Documents) if one.__module__.startswith("bot."))
DOCUMENTS = sorted(OF_THE_BOT, key=lambda one: one.what)
PLAYGROUND = ("web:{web:1}:messages", "web:file:abc", "web:table:K7QX2A")
SAMPLE = {"table_id": "K7QX2A", "name": "telegram-poller", "platform": "telegram", "chat_id": "-100"}
OTHERS = {"kind_of", "life_at_rest", "table"}
BYTES = bytes(range(256))


@pytest.fixture
def settings(redis_url):
    return Settings(redis_url=redis_url, _env_file=None)


def code_of(kind):
    """A code as documents of a type have it."""
    return "K7QX2A" if kind.what in {"table", "tournament"} else f"{kind.what}-2026"


async def emptied(database):
    await database.call("FLUSHALL")


async def stored(database, kind):
    body = filled(kind.form).model_dump_json().encode()
    await RedisTables(database).commit(
        code_of(kind), expected=0, what=kind.what, schema=kind.schema, body=body, log=[b"{}"], input_id="a", wake=5.0
    )
    return body


def test_all_types_of_documents_of_a_bot_are_known_here(world):
    assert world.tables.registry.types.keys() == {kind.what for kind in DOCUMENTS}


@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")
@pytest.mark.parametrize("kind", DOCUMENTS, ids=lambda kind: kind.what)
async def test_a_document_with_every_field_filled_comes_back_as_it_was(kind, redis_database, settings, tmp_path):
    body = await stored(redis_database, kind)
    before = await everything(redis_database)
    assert await back_up(settings, tmp_path / "games") == len(before)
    await emptied(redis_database)
    await restore(settings, tmp_path / "games")
    after = await everything(redis_database)
    if kind.form is Table:  # its answers are left out
        after.pop(keys.table(code_of(kind)))
        before.pop(keys.table(code_of(kind)))
        left = (await RedisTables(redis_database).load(code_of(kind))).body
        assert b'"answers":[{' in body
        assert b'"answers":[{' not in left
        assert Table.model_validate_json(left, context={"rules": None}).id
    assert after == before


@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")
async def test_no_document_but_a_table_has_the_handle_of_an_answer():
    found = {kind.what for kind in DOCUMENTS if '"handle"' in filled(kind.form).model_dump_json()}
    assert found == {"table"}


def built_keys():
    for name, build in inspect.getmembers(keys, inspect.isfunction):
        if build.__module__ == keys.__name__ and name not in OTHERS and name[0] != "_":
            yield build(*(SAMPLE.get(name, "telegram:-100:7") for name in inspect.signature(build).parameters))
    yield from (keys.LISTED, keys.DAY_LINES, keys.MONTH_LINES, keys.FORGETTING, *PLAYGROUND)


@pytest.mark.parametrize(
    ("kind", "command"),
    [
        ("string", ("SET", BYTES)),
        ("hash", ("HSET", BYTES, b"", b"", BYTES, *map(str, range(2400)))),
        ("list", ("RPUSH", *map(str, range(1201)), BYTES, BYTES)),
        ("set", ("SADD", *map(str, range(1201)), BYTES)),
        (
            "zset",
            ("ZADD", "-1.5", BYTES, "+inf", "a", "-inf", "b", "1e300", "c", "1700000000.123456", "d", "1e-9", "e"),
        ),
    ],
)
async def test_each_key_comes_back_whatever_it_holds_and_with_its_life(
    kind, command, redis_database, settings, tmp_path
):
    for number, key in enumerate(key for key in built_keys() if re.fullmatch(keys.TYPES[kind], key)):
        await redis_database.call(command[0], key, *command[1:])
        if number % 2:
            await redis_database.call("EXPIRE", key, 1000)
    before = await everything(redis_database)
    assert before
    await back_up(settings, tmp_path / "games")
    await emptied(redis_database)
    assert await restore(settings, tmp_path / "games") == len(before)
    assert await everything(redis_database) == before
    for key, (found, expires, _) in before.items():
        assert found == kind
        left = int(await redis_database.call("PTTL", key))
        assert (900_000 < left <= 1_000_000) if expires else left == -1


def test_each_key_that_is_copied_has_one_type():
    for key in filter(copies.is_copied, built_keys()):
        assert len([kind for kind, pattern in keys.TYPES.items() if re.fullmatch(pattern, key)]) == 1, key


async def test_keys_of_another_program_are_neither_read_nor_in_the_way(redis_database, settings, tmp_path):
    await redis_database.call("SET", b"\xff\xfe", "x")
    await redis_database.call("SET", "theirs", "x")
    await redis_database.call("XADD", "game:stream", "*", "a", "b")  # a name of ours, and a type that we don't have
    await redis_database.call("SET", keys.game("K7QX2A"), "{}")
    assert await back_up(settings, tmp_path / "games") == 1
    assert [line["key"] for line in lines_of(tmp_path / "games") if "key" in line] == [keys.game("K7QX2A")]
    for key in ("game:stream", keys.game("K7QX2A")):
        await redis_database.call("DEL", key)
    await restore(settings, tmp_path / "games")
    assert await redis_database.call("GET", b"\xff\xfe") == b"x"


def test_every_key_of_the_playground_that_is_kept_is_copied():
    described = [line.split()[0] for line in storage.__doc__.splitlines() if line.startswith("web:")]
    samples = [key.replace("<chat>", "web:1").replace("<", "").replace(">", "") for key in described]
    left_out = {key for key in samples if not copies.is_copied(key)}
    assert {key.split(":")[1] for key in left_out} == {"changed"}  # those that a page may ask for again
