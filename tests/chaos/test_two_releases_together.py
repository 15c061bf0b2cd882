"""An update without downtime: a worker leaves alone what a later release has written, and nothing is lost."""

import time

import pytest

from bot.table.tables import Tables
from tests.chaos import chaos_counts as counts
from tests.chaos.chaos_past import Past
from tests.chaos.chaos_tables import read
from tests.chaos.chaos_world import ChaosWorld

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]

LATER = Tables.schema + 1


async def test_two_releases_share_the_tables_and_lose_none(tmp_path):
    async with ChaosWorld(tmp_path, 11, workers=2, parties=2, schemas=[LATER - 1, LATER]) as world:
        before, later = world.places
        await later.stop()
        await world.moves(4)
        await later.start()
        await before.stop()
        await world.moves(4)
        await world.people_rest()
        await before.start()  # a step back, as when an update is cancelled
        await later.stop()
        [party, _] = world.parties
        for person in party.people[:2]:  # more than half of the players vote for it
            person.say(party.group, "/timer 1m")
        await world.emulator.until(lambda: "didn’t get through" in party.group.shown[-1].text, 20.0, "the refusal")
        await later.start()
        await before.stop()
        await world.moves(4)
        await world.people_rest()
        kept = await read(world.server.url)
        assert not counts.presses_lost(Past(kept), world.emulator.presses.values())
        assert not counts.replay_differs(kept)
        assert not counts.without_attention(kept, time.time())
        assert [place.complaints for place in world.places] == [[], []]
