"""After any crash, retry or repeated delivery, tables are made once, results count once, and everybody has a table."""

import asyncio
from contextlib import suppress

import pytest

from bot.refusal import Refusal
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from bot.tournament import rounds
from bot.tournament.tournaments import TournamentChange, Tournaments
from tests.world.chat_room import NoLimits
from tests.world.deaths import through_deaths
from tests.world.evening import Evening


@pytest.mark.slow
async def test_a_tournament_killed_at_each_write_counts_everything_once(deadly_world):
    world = deadly_world
    evening = await Evening.opened(world, 6, "Cup end=hands:1 rounds=3")

    for number in (1, 2, 3):
        if number == 1:
            await through_deaths(evening, lambda: drawn_by_button(evening))
        await through_deaths(evening, evening.tended)
        for table in await evening.tables():
            await evening.plays_quickly(table.id)
        await through_deaths(evening, evening.tended)
        world.time += 61.0
        await through_deaths(evening, evening.tended)
    core = (await evening.tournament()).core
    assert world.store.kills > 20
    assert core.stage == "finished"
    assert [len(round_.tables) for round_ in core.rounds] == [2, 2, 2]
    for round_ in core.rounds:
        assert sorted(number for table in round_.tables for number in table.seats) == [1, 2, 3, 4, 5, 6]
        assert all(table.result is not None for table in round_.tables)
    pages = [one for one in world.room.seen_in(world.group) if "round 3 of 3" in one.screen.text]
    assert len(pages) <= 2


async def drawn_by_button(evening):
    """Draw the round with one input id, as when a platform delivers Start again to processes that are killed."""
    world, codes = evening.world, ["AAAAAA", "AAAAAB", "AAAAAC"]

    def drawn(now):
        by = evening.people["Anna"].key
        return TournamentChange(now if now.core.round else rounds.drawn(now, by, codes, world.time, world.chance))

    with suppress(Refusal):
        await Tournaments(world.tables).change(evening.code, drawn, input_id="start")


async def test_a_result_that_is_told_again_changes_nothing(world):
    evening = await Evening.begun(world, 3)
    await evening.plays_round()
    before = await world.store.version(evening.code)
    for table in await evening.tables():
        await world.tender.tournaments.result_taken(table)
    assert await world.store.version(evening.code) == before


async def test_two_workers_that_tend_the_same_round_make_each_table_once(world):
    evening = await Evening.opened(world, 6)
    services = [world.another_service() for _ in range(2)]
    tenders = [
        Tender(one.tables, one.facts, Delivery(world.store, NoLimits(), {}, lambda: world.time), lambda: world.time)
        for one in services
    ]
    await evening.starts("Anna")
    for _ in range(2):
        await asyncio.gather(*(tender.tend(evening.code) for tender in tenders))
        tables = await evening.tables()
        assert sorted(key for table in tables for key in (seat.person.key for seat in table.seats)) == sorted(
            person.key for person in evening.people.values()
        )
        for table in tables:
            await evening.plays_quickly(table.id)
        await asyncio.gather(*(tender.tend(table.id) for tender in tenders for table in tables))
        core = (await evening.tournament()).core
        assert all(table.result is not None for table in core.rounds[-1].tables)
        world.time += 61.0
    await asyncio.gather(*(tender.tend(evening.code) for tender in tenders))
    assert (await evening.tournament()).core.round == 3


async def test_standings_kept_back_by_a_crash_are_shown_before_the_next_draw(world):
    evening = await Evening.begun(world, 3)
    (table,) = await evening.tables()
    await evening.plays_quickly(table.id)  # the result is counted, but no process shows the standings
    world.time += 61.0
    await world.tender.tend(evening.code)
    texts = [one.screen.text for one in world.room.seen_in(world.group)]
    assert any("standings after round 1" in text for text in texts)
    assert "round 2 of 3" in texts[-1]
