"""An update without a stop: workers of the release before and of this one share the tables, and lose none."""

import io
import subprocess
import time
import zipfile
from pathlib import Path

import pytest

from bot.table.model import SCHEME
from tests.chaos import chaos_counts as counts
from tests.chaos.chaos_past import Past
from tests.chaos.chaos_people import GAMES
from tests.chaos.chaos_tables import read
from tests.chaos.chaos_world import ChaosWorld
from tests.releases import store_dump

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]

ROOT = Path(__file__).parents[2]
BEFORE = "0.1.0"
# The older leaves a game alone that it would play by other rules, and so would never move in one of the others.
PLAYED_BY_BOTH = [game for game in GAMES if not game.startswith("russian")]


@pytest.fixture
def older(tmp_path):
    """The checkout of the release before, from the history of this one."""
    commit = store_dump.load(BEFORE)["commit"]
    found = subprocess.run(["git", "archive", "--format=zip", commit], cwd=ROOT, capture_output=True, check=False)
    if found.returncode != 0:
        pytest.skip(f"the release before ({BEFORE}) is not in this copy's history: clone it whole")
    folder = tmp_path / BEFORE
    with zipfile.ZipFile(io.BytesIO(found.stdout)) as tree:
        tree.extractall(folder)
    return folder


async def test_two_releases_share_the_tables_and_lose_none(tmp_path, older):
    async with ChaosWorld(tmp_path, 11, workers=2, parties=3, roots=[older], games=PLAYED_BY_BOTH) as world:
        before, present = world.places
        await world.moves(4)
        await present.kill()
        await world.moves(4)
        await present.start()
        await world.moves(4)
        await before.stop()
        await world.moves(4)
        await before.start()  # a step back, as when an update is called off
        await world.moves(4)
        await present.stop()
        await world.moves(4)
        await world.people_rest()
        kept = await read(world.server.url)
        assert not counts.presses_lost(Past(kept), world.emulator.presses.values())
        assert not counts.replay_differs(kept)
        assert not counts.without_attention(kept, time.time())
        assert [place.complaints for place in world.places] == [[], []]


async def test_a_table_whose_deals_people_have_put_words_into_is_left_alone_by_the_older(tmp_path, older):
    """It would deal by its own scheme, and lose the words: the table waits until it is gone."""
    async with ChaosWorld(tmp_path, 12, workers=2, parties=1, roots=[older], games=PLAYED_BY_BOTH) as world:
        before, present = world.places
        await before.stop()
        await world.moves(2)
        await world.people_rest()
        [party] = world.parties
        party.people[0].say(party.group, "/seed words that count")
        await world.emulator.until(lambda: "Words in hand" in str(party.group.shown[-1].text), 10.0, "the words")
        await before.start()
        await present.stop()
        party.people[0].say(party.group, "/timer 1m")
        await world.emulator.until(lambda: "did not get through" in party.group.shown[-1].text, 20.0, "the refusal")
        await present.start()
        await before.stop()
        await world.moves(6)
        await world.people_rest()
        kept = await read(world.server.url)
        [table] = [one.table for one in kept if one.table.id == party.tables[0]]
        assert table.scheme == SCHEME
        deals = [row.deal for row in table.rows] + [deal for deal in (table.deal,) if deal is not None]
        assert any(deal.typed for deal in deals) or any(seat.share for seat in table.seats)
        assert not counts.replay_differs(kept)
        assert [place.complaints for place in world.places] == [[], []]
