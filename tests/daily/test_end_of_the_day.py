"""A day ends at 00:00 UTC: open hands are closed, then the secret is shown. An upgrade makes the running day void."""

import json

import pytest

from adapters.redis.store import RedisTables
from bot.codec import ButtonToken, Verb, encode
from bot.refusal import Refusal
from bot.table import calendar
from bot.table.automatic import Why, next_step
from bot.table.change import TableChange
from bot.table.documents import Changed
from bot.table.table import Stage
from bot.views.day_after import PLAY
from engine import fairness
from engine.record import read
from engine.verify import verify
from tests.daily.days_played import begun, code_of, daily_screens, finished, midnight, played
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
    (page,) = await daily_screens(world, anna)
    assert "You haven’t played yet" in page.text


async def test_after_midnight_a_press_counts_for_nothing_even_before_a_worker_comes(world, anna):
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


async def test_a_button_to_play_an_earlier_day_shows_today_and_deals_nothing(world, anna):
    earlier = calendar.date_at(world.time)
    (page,) = await daily_screens(world, anna)
    play = next(one for row in page.rows for one in row if one.data.endswith(f".{PLAY}{earlier}"))
    world.time = midnight(world, 1) + 3600
    (reply,) = (await world.presses(anna, play, chat=private(anna))).replies
    assert "You haven’t played yet" in reply.screen.text
    for date in (earlier, calendar.date_at(world.time)):
        with pytest.raises(Refusal):
            await world.table(await code_of(world, anna, date))


@pytest.mark.slow
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
        return verified.screen.text + verified.document[1].decode() + (await daily_screens(world, anna))[-1].text

    for moment in (midnight(world, 1) - 1.0, midnight(world, 1), midnight(world, 1) + calendar.OPENED_AFTER - 1.0):
        world.time = moment
        assert secret not in await shown()
    world.time += 1.0
    assert secret in await shown()


@pytest.mark.slow
async def test_the_record_of_a_day_that_is_over_proves_its_pack(world, anna):
    table_id = await finished(world, anna)
    world.time = midnight(world, 1) + calendar.OPENED_AFTER
    (reply,) = (await world.says(anna, f"/export {table_id}", chat=private(anna))).replies
    record = json.loads(reply.document[1])
    assert record["table"] == "daily-2023-11-15"
    assert list(read(record).hands[0].pack) == record["hands"][0]["pack"]
    assert verify(record) == {
        "checked": [True],
        "why": [None],
        "unplayed": [],
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


# ------------------------------------------------------------------------------------------ days of an earlier release


PLAYED_THAT_DAY = encode(ButtonToken("", 0, Verb.DAILY, f"{PLAY}2023-11-15"))


async def sealed_earlier(world, date):
    """Seal a day as an earlier release did."""
    days = world.service.days
    await days.day(date)
    await days.change(f"daily-{date}", lambda day: Changed(day.replace(scheme=2)))
    return await days.day(date)


async def test_the_day_that_runs_at_an_upgrade_is_void(world, anna):
    table_id = await begun(world, anna)
    await sealed_earlier(world, "2023-11-15")
    await world.tables.change(table_id, lambda table: TableChange(table.replace(scheme=2)))
    await played(world, anna, table_id)
    assert (await world.directory.days.numbers("2023-11-15")).count == 0
    (answer,) = [await world.says(anna, "/daily", chat=private(anna))]
    assert "Today’s deal doesn’t count" in answer.toast
    assert "Today’s deal doesn’t count" in (await world.presses(anna, PLAYED_THAT_DAY, chat=private(anna))).toast
    assert await world.tender.tend("daily-2023-11-15") == midnight(world, 1)
    verified = (await world.says(anna, f"/verify {table_id}", chat=private(anna))).replies[0].screen.text
    assert "This version can’t check it." in verified


async def test_the_day_that_follows_an_upgrade_is_sealed_anew(world, anna):
    before = await sealed_earlier(world, "2023-11-16")
    await world.service.days.renew("daily-2023-11-16")
    after = await world.service.days.day("2023-11-16")
    assert (after.scheme, after.date) == (3, before.date)
    assert after.seal != before.seal
    await world.service.days.renew("daily-2023-11-16")
    assert (await world.service.days.day("2023-11-16")).seal == after.seal, "once"


# ------------------------------------------------------------------------------------------------------------- crashes


@pytest.mark.slow
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
            await world.presses(anna, ".0.daily.p2023-11-15", chat=private(anna))
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
    assert len(await daily_screens(world, anna)) == 2


async def test_a_day_that_the_store_has_lost_is_brought_back_by_whoever_knows_it(world, redis_database):
    day = await world.service.days.day("2023-11-16")
    await redis_database.call("FLUSHALL")
    again = await world.service.days.kept("2023-11-16")
    assert again.seal == day.seal
    stored = await world.store.load("daily-2023-11-16")
    assert (stored.what, stored.schema) == ("day", 1)
    assert fairness.seal(bytes.fromhex(again.secret), "daily-2023-11-16", 1) == again.seal
