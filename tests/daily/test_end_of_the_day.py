"""A day ends at 00:00 UTC: open hands are closed, then the secret is shown. Before the deal a beacon is awaited."""

import json

import pytest

from adapters.redis.store import RedisTables
from bot.daily.days import Days
from bot.refusal import Refusal
from bot.table import calendar
from bot.table.automatic import BEACON_WAIT, Why, next_step
from bot.table.documents import Live
from bot.table.table import Stage
from engine import fairness
from engine.beacon import QUICKNET
from engine.record import read
from engine.verify import verify
from tests.beacon.own_chain import Rounds, signed
from tests.daily.days_played import asked, begun, code_of, finished, midnight, played
from tests.world.chat_room import pressable
from tests.world.deaths import DeadlyStore, Killed
from tests.world.finished_games import own_hand, private


async def test_a_hand_in_progress_is_closed_at_midnight(world, anna):
    table_id = await begun(world, anna)
    await played(world, anna, table_id, presses=2)
    table = await world.table(table_id)
    assert next_step(table).why in {Why.DAY_OVER, Why.PLAYED}
    world.time = midnight(world, 1)
    await world.tender.tend(table_id)
    table = await world.table(table_id)
    assert (table.stage, table.rows) == (Stage.CLOSED, ())
    assert await world.directory.days.points("2023-11-15", [table.kind.mark]) == [None]
    (page,) = await asked(world, anna)
    assert "You haven’t played yet" in page.text


async def test_a_press_after_midnight_moves_nothing_though_no_worker_has_come_yet(world, anna):
    table_id = await begun(world, anna)
    await played(world, anna, table_id, presses=2)
    await played(world, anna, table_id, presses=0)
    while not pressable(own_hand(world, anna).screen):
        await world.skips(table_id, 1.0)
    before = await world.table(table_id)
    world.time = midnight(world, 1)
    answer = await world.presses(anna, pressable(own_hand(world, anna).screen)[0], chat=private(anna))
    assert "over" in answer.toast
    assert (await world.table(table_id)).game == before.game


async def test_what_needs_nobody_any_more_is_played_out_after_midnight(world, anna):
    """A person who played their last card in time has finished."""
    table_id = await begun(world, anna)
    for presses in range(1, 60):
        await played(world, anna, table_id, presses=1)
        table = await world.table(table_id)
        if table.game.hands[0].bit_count() == 1 or not table.is_live:
            break
        assert presses < 59
    world.time = midnight(world, 1)
    while (await world.table(table_id)).is_live:
        await world.skips(table_id, 1.0)
    await world.tender.tend(table_id)
    table = await world.table(table_id)
    assert table.rows
    assert await world.directory.days.points("2023-11-15", [table.kind.mark]) != [None]


async def test_the_secret_is_shown_only_when_every_clock_has_passed_midnight(world, anna):
    table_id = await finished(world, anna)
    secret = (await world.service.days.day("2023-11-15")).secret

    async def shown():
        (verified,) = (await world.says(anna, f"/verify {table_id}", chat=private(anna))).replies
        return verified.screen.text + verified.document[1].decode() + (await asked(world, anna))[-1].text

    for moment in (midnight(world, 1) - 1.0, midnight(world, 1), midnight(world, 1) + calendar.OPENED_AFTER - 1.0):
        world.time = moment
        assert secret not in await shown()
    world.time += 1.0
    assert secret in await shown()


async def test_the_record_of_a_day_that_is_over_proves_its_pack(world, anna):
    table_id = await finished(world, anna)
    world.time = midnight(world, 1) + calendar.OPENED_AFTER
    (reply,) = (await world.says(anna, f"/export {table_id}", chat=private(anna))).replies
    told = json.loads(reply.document[1])
    assert told["table"] == "daily-2023-11-15"
    assert list(read(told).hands[0].pack) == told["hands"][0]["pack"]
    assert verify(told) == {
        "checked": [True],
        "why": [None],
        "beacon": [None],
        "unplayed": [],
        "without_beacon": 0,
        "verified": True,
    }


async def test_a_broken_off_hand_is_opened_too(world, anna):
    table_id = await begun(world, anna)
    world.time = midnight(world, 1)
    while (await world.table(table_id)).is_live:
        await world.skips(table_id, 2.0)
    world.time += calendar.OPENED_AFTER
    (reply,) = (await world.says(anna, f"/verify {table_id}", chat=private(anna))).replies
    assert "seal and secret match." in reply.screen.text


# ------------------------------------------------------------------------------------------------------------- beacon


@pytest.fixture
def rounds(world):
    world.tables.beacon = True
    found = Rounds(world)
    world.service.days = Days(world.tables, found)
    return found


async def test_the_first_round_of_the_day_is_mixed_in_and_awaited(world, anna, rounds):
    world.time = midnight(world, 1) - 10.0
    day = await world.service.days.day("2023-11-16")
    first = QUICKNET.time_of(day.round)
    assert 0 <= first - midnight(world, 1) < QUICKNET.period
    world.time = first - 0.5
    with pytest.raises(Refusal, match="daily-not-drawn"):
        await world.service.days.drawn(day.date)
    world.time = first + 1.0
    table_id = await begun(world, anna)
    await played(world, anna, table_id)
    world.time = midnight(world, 1) + calendar.OPENED_AFTER
    (reply,) = (await world.says(anna, f"/export {table_id}", chat=private(anna))).replies
    told = json.loads(reply.document[1])
    assert told["hands"][0]["beacon"] == {"round": day.round, "signature": signed(day.round).hex()}
    assert verify(told)["why"] == ["beacon"], "the pack is right, and that key is not quicknet's"


async def test_a_day_whose_round_does_not_come_is_drawn_without_it_for_everybody(world, rounds):
    rounds.late = 1_000_000.0
    world.time = midnight(world, 1) + BEACON_WAIT + QUICKNET.period
    day = await world.service.days.drawn("2023-11-16")
    assert day.signature == ""
    rounds.late = 0.0
    other = Days(world.another_service().tables, rounds)
    assert (await other.drawn("2023-11-16")).signature == ""


async def test_a_process_without_a_beacon_leaves_the_round_to_the_others(world, rounds):
    world.time = midnight(world, 1) + 60.0
    without = Days(world.another_service().tables)
    with pytest.raises(Refusal, match="daily-not-drawn"):
        await without.drawn((await world.service.days.day("2023-11-16")).date)
    assert (await world.service.days.drawn("2023-11-16")).signature


# ------------------------------------------------------------------------------------------------------------- crashes


@pytest.mark.parametrize("after", [False, True], ids=["before the write", "after it"])
async def test_killed_at_each_of_its_writes_nothing_is_lost_and_nobody_plays_twice(world, redis_database, after):
    anna, mortal = world.person("Anna"), DeadlyStore(redis_database, after=after)
    world.store = mortal
    for lasts in (*range(8), *[20] * 40):
        world.restart()
        mortal.begins(lasts)
        world.time += 3.0
        try:
            await world.says(anna, "/daily", chat=private(anna))  # after a failure it is typed again
            await world.presses(anna, ".0.Yp2023-11-15", chat=private(anna))
            await played(world, anna, await code_of(world, anna), strict=False)
            break
        except (Killed, Refusal):
            continue
    table_id = await code_of(world, anna)
    assert mortal.kills
    world.store = RedisTables(redis_database)
    world.restart()
    table = await world.table(table_id)
    packs = [line for line in map(json.loads, await world.store.log(table_id)) if "pack" in line]
    assert len(packs) == len(table.rows) == 1
    assert (await world.directory.days.numbers("2023-11-15")).count == 1
    assert len(await asked(world, anna)) == 2


async def test_a_day_that_the_store_has_lost_is_brought_back_by_whoever_knows_it(world, redis_database):
    day = await world.service.days.day("2023-11-16")
    await redis_database.call("FLUSHALL")
    world.service.days.remember(Live("day", day.model_copy(update={"round": 1}), 5))  # its beacon is awaited
    again = await world.service.days.kept("2023-11-16")
    assert again.seal == day.seal
    stored = await world.store.load("daily-2023-11-16")
    assert (stored.what, stored.schema) == ("day", 1)
    assert fairness.seal(bytes.fromhex(again.secret), "daily-2023-11-16", 1) == again.seal
