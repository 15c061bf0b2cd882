"""Tables of a tournament mix the public beacon into all deals but the first."""

import json

import pytest

from bot.showing.tending import Tender
from engine import beacon as engine_beacon
from engine.beacon import QUICKNET
from engine.tournament.check import check
from tests.beacon.own_chain import CHAIN, Rounds
from tests.world.evening import Evening


@pytest.fixture
async def evening(world):
    world.tables.beacon = True
    plans, beacon = world.service.plans, Rounds(world)
    world.tender = Tender(world.tables, world.facts, world.delivery, lambda: world.time, beacon=beacon, plans=plans)
    return await Evening.begun(world, 3, "Cup end=hands:2 rounds=1")


async def played_up_to_closing(evening):
    world, (table,) = evening.world, await evening.tables()
    while table.closing is None:
        if table.to_act is None:
            await world.skips(table.id, 1.0)
        else:
            await evening.moves(table.id)
        table = await world.tables.table(table.id)
    return table


async def test_the_first_deal_has_no_beacon_and_nothing_says_that_it_is_missing(evening):
    (table,) = await evening.tables()
    assert table.beacon
    assert table.deal.signature == ""
    text = evening.world.room.hand_of(evening.people["Anna"]).screen.text
    assert "random source" not in text


async def test_everybody_can_read_which_round_comes_before_it_comes(evening):
    table = await played_up_to_closing(evening)
    await evening.world.tender.tend(table.id)
    assert evening.world.time < QUICKNET.time_of(table.closing.round)
    for person in evening.people.values():
        assert str(table.closing.round) in evening.world.room.hand_of(person).screen.text


async def test_a_later_deal_has_its_round_and_the_record_passes(evening, monkeypatch):
    monkeypatch.setattr(engine_beacon.is_true, "__defaults__", (CHAIN,))
    (table,) = await evening.tables()
    await evening.plays_quickly(table.id)
    await evening.tended()
    rows = (await evening.world.tables.table(table.id)).rows
    assert [bool(row.deal.signature) for row in rows] == [False] + [True] * (len(rows) - 1)
    answer = await evening.says("Anna", f"/export {evening.code}")
    record = json.loads(answer.replies[0].document[1])
    assert len(record["records"]) == 1
    check(record)
