"""The promises of `bot.ports.store.TableStore`, on fakeredis and on the real server."""

import asyncio

import pytest

from adapters.redis import keys
from adapters.redis.database import Database
from adapters.redis.packing import DIGEST
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import TOKEN_LENGTH, TOKENS_KEPT
from bot.ports.schedule import Lead
from bot.ports.store import CommitResult, Rest, Shown, Stored, SurfaceKind, SurfaceName
from tests.store.store_steps import commit
from tests.store.surface_names import BOARD_1

DONE, CONFLICT, DUPLICATE = CommitResult.DONE, CommitResult.CONFLICT, CommitResult.DUPLICATE
BOARD = Shown(message="12", digest="abc", at=7.25)


async def lead_taken(database):
    """Let another process take the lead; return it."""
    other = Database(database.client)
    await database.call("HSET", keys.LEAD, "ends", 0)
    return await RedisSchedule(other).lead(0.0)


async def test_a_commit_is_there_to_load_byte_for_byte(tables):
    body = bytes(range(256))
    assert await commit(tables, 0, body=body, log=[b"one\n", b"\x00two"]) == (DONE, None)
    assert await tables.load("K7QX2") == Stored(1, "table", 1, body)
    assert await tables.version("K7QX2") == 1
    assert await tables.log("K7QX2") == [b"one\n", b"\x00two"]


async def test_the_same_input_id_may_be_used_at_two_tables(tables):
    assert (await commit(tables, 0, "u1", table="AAAAA"))[0] is DONE
    assert (await commit(tables, 0, "u1", table="BBBBB"))[0] is DONE


async def test_an_input_is_known_to_have_been_applied(tables):
    await commit(tables, 0, "u1")
    assert await tables.was_applied("K7QX2", "u1")
    assert not await tables.was_applied("K7QX2", "u2")
    assert not await tables.was_applied("AAAAA", "u1")


async def test_one_of_many_commits_on_the_same_version_is_done(tables):
    await commit(tables, 0)
    results = [result for result, _ in await asyncio.gather(*(commit(tables, 1, f"u{n}") for n in range(20)))]
    assert results.count(DONE) == 1
    assert results.count(CONFLICT) == 19
    assert await tables.version("K7QX2") == 2


async def test_one_input_at_many_workers_is_applied_once(tables):
    await commit(tables, 0)
    results = [result for result, _ in await asyncio.gather(*(commit(tables, 1, "u1") for _ in range(20)))]
    assert results.count(DONE) == 1
    assert results.count(DUPLICATE) == 19


async def test_inputs_are_remembered_through_hundreds_of_commits_and_stay_few(tables, database):
    newest = 2 * keys.SEEN_INPUTS
    for version in range(newest + 1):
        await commit(tables, version, f"u{version}")
    for number in range(newest - keys.SEEN_INPUTS + 1, newest + 1):
        assert (await commit(tables, newest + 1, f"u{number}"))[0] is DUPLICATE
    assert await database.call("HLEN", keys.seen("K7QX2")) <= keys.SEEN_SWEEP
    assert await database.call("HSTRLEN", keys.table("K7QX2"), "digests") == keys.SEEN_INPUTS * DIGEST
    assert 0 < await database.call("TTL", keys.seen("K7QX2")) <= keys.SEEN_LIFE


async def test_commits_without_inputs_leave_little_behind(tables, database):
    for version in range(keys.SEEN_SWEEP + 1):
        await commit(tables, version, "u0" if version == 0 else None)
    assert await database.call("HLEN", keys.seen("K7QX2")) == 1
    assert await database.call("HSTRLEN", keys.table("K7QX2"), "tokens") == TOKENS_KEPT * TOKEN_LENGTH
    assert (await commit(tables, keys.SEEN_SWEEP + 1, "u0"))[0] is DUPLICATE


async def test_a_forgotten_table_wants_no_attention_and_expires_with_all_its_keys(tables, schedule, database):
    await commit(tables, 0, log=[b"one"])
    await tables.show("K7QX2", {BOARD_1: BOARD})
    await tables.forget("K7QX2", version=1)
    assert await schedule.everywhere() == []
    assert await tables.log("K7QX2") == [b"one"]
    for key in (keys.table("K7QX2"), keys.log("K7QX2"), keys.shown("K7QX2")):
        assert keys.RESTING_LIFE - 60 < await database.call("TTL", key) <= keys.RESTING_LIFE


async def test_a_live_table_does_not_expire(tables, database):
    await commit(tables, 0, log=[b"one"])
    await tables.show("K7QX2", {BOARD_1: BOARD})
    for key in (keys.table("K7QX2"), keys.log("K7QX2"), keys.shown("K7QX2")):
        assert await database.call("TTL", key) == -1


async def test_a_commit_brings_a_forgotten_table_back_for_good(tables, schedule, database):
    await commit(tables, 0, log=[b"one"])
    await tables.show("K7QX2", {BOARD_1: BOARD})
    await tables.forget("K7QX2", version=1)
    assert (await commit(tables, 1, wake=8.0))[0] is DONE
    assert not await database.call("HEXISTS", keys.table("K7QX2"), "resting")
    assert await schedule.everywhere() == [("K7QX2", 8.0)]
    for key in (keys.table("K7QX2"), keys.log("K7QX2"), keys.shown("K7QX2")):
        assert await database.call("TTL", key) == -1


async def test_forgetting_nothing_leaves_nothing(tables, database):
    await tables.forget("K7QX2", version=0, shown={BOARD_1: BOARD})
    assert await database.call("DBSIZE") == 0


async def test_a_code_used_again_begins_without_the_old_log(tables, database):
    await commit(tables, 0, log=[b"old"])
    await tables.show("K7QX2", {BOARD_1: BOARD})
    await database.call("DEL", keys.table("K7QX2"))  # expired before the table's other keys
    await commit(tables, 0, log=[b"new"])
    assert await tables.log("K7QX2") == [b"new"]
    assert await tables.shown("K7QX2") == {}


async def test_a_surface_written_by_a_newer_release_is_read_without_what_it_added(tables, database):
    written = b'{"message":"12","digest":"abc","at":7.25,"of_tomorrow":[1]}'
    await database.call("HSET", keys.shown("K7QX2"), "board 1 telegram:-100", written)
    assert await tables.shown("K7QX2") == {BOARD_1: BOARD}


NAMES = [
    *(SurfaceName.board(3, "telegram:-100:7", lowered) for lowered in (0, 1, 12)),
    *(SurfaceName.over("telegram:-100"), SurfaceName.shown_hand("telegram:-100"), SurfaceName.hand(2, "discord:42")),
    *(
        SurfaceName.nudge(30, "telegram:42"),
        SurfaceName.nudge(0, "telegram:42"),
        SurfaceName.standings(3, "telegram:42"),
    ),
    *(SurfaceName.notice(1, "telegram:42"), SurfaceName.unshown(0, "telegram:42"), SurfaceName.answer(5, "discord:1")),
]


async def test_every_kind_of_surface_is_read_back_by_its_name(tables):
    await commit(tables, 0)
    await tables.show("K7QX2", dict.fromkeys(NAMES, BOARD))
    assert await tables.shown("K7QX2") == dict.fromkeys(NAMES, BOARD)
    assert {name.kind for name in NAMES} == set(SurfaceKind)


@pytest.mark.parametrize(
    ("other", "further_down"),
    [
        (SurfaceName.board(3, "telegram:-100", 2), True),
        (SurfaceName.board(3, "telegram:-100", 1), False),
        (SurfaceName.board(3, "telegram:-100"), False),
        (SurfaceName.board(4, "telegram:-100", 2), False),
        (SurfaceName.board(3, "telegram:-200", 2), False),
        (SurfaceName.hand(3, "telegram:-100"), False),
    ],
)
def test_a_board_goes_on_only_in_a_later_message_of_the_same_board_and_chat(other, further_down):
    assert SurfaceName.board(3, "telegram:-100", 1).goes_on_as(other) == further_down


async def test_surfaces_of_an_earlier_leader_are_refused(tables, schedule, database):
    await commit(tables, 0)
    old, new = await schedule.lead(0.0), await lead_taken(database)
    assert not await tables.show("K7QX2", {BOARD_1: BOARD}, lead=old)
    assert await tables.shown("K7QX2") == {}
    assert await tables.show("K7QX2", {BOARD_1: BOARD}, lead=new)


async def test_an_earlier_leader_writes_no_surface_and_lets_no_table_sleep(tables, schedule, database):
    await commit(tables, 0, wake=6.0)
    old = await schedule.lead(0.0)
    await lead_taken(database)
    assert await tables.sleep_until("K7QX2", 99.5, version=1, shown={BOARD_1: BOARD}, lead=old) is Rest.LOST
    assert await tables.shown("K7QX2") == {}
    assert await schedule.everywhere() == [("K7QX2", 6.0)]


@pytest.mark.parametrize("fence", ["1 another", "2 mark", "1"])
async def test_the_number_of_a_fence_without_its_mark_is_refused(tables, schedule, fence):
    await commit(tables, 0)
    await schedule.lead(0.0)
    assert not await tables.show("K7QX2", {BOARD_1: BOARD}, lead=Lead(fence, 0.0))


async def test_only_a_live_table_is_made_due(tables, schedule):
    await commit(tables, 0, wake=6.0)
    await tables.attend("K7QX2", 3.0)
    await tables.attend("AAAAA", 3.0)
    assert await schedule.everywhere() == [("K7QX2", 3.0)]


async def test_the_surfaces_of_an_expiring_table_expire_with_it(tables, database):
    await commit(tables, 0)
    await tables.forget("K7QX2", version=1)
    await tables.show("K7QX2", {BOARD_1: BOARD})
    assert await database.call("TTL", keys.shown("K7QX2")) > 0


async def test_a_table_is_forgotten_with_the_records_of_its_messages_or_not_at_all(tables, schedule):
    old, new = await schedule.lead(0.0), Lead("9 other", 0.0)
    await commit(tables, 0, wake=6.0)
    for lead, version, answer, due, shown in (
        (new, 1, Rest.LOST, True, {}),
        (old, 2, Rest.WOKEN, True, {BOARD_1: BOARD}),
        (old, 1, Rest.ASLEEP, False, {BOARD_1: BOARD}),
    ):
        assert await tables.forget("K7QX2", version=version, shown={BOARD_1: BOARD}, lead=lead) is answer
        assert (bool(await schedule.everywhere()), await tables.shown("K7QX2")) == (due, shown)


async def test_a_table_that_is_there_is_not_forgotten_as_one_that_is_missing(tables, schedule):
    await commit(tables, 0, wake=6.0)
    assert await tables.forget("K7QX2", version=0) is Rest.WOKEN
    assert await schedule.everywhere() == [("K7QX2", 6.0)]
