"""The number of files that a bid enters, as in ARCHITECTURE.md: until its commit, and until everybody sees it."""

import re
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from adapters.redis.directory import RedisDirectory
from bot.codec import Verb
from bot.ports.presses import Press, Pressed
from tests.world.chat_room import NoLimits, World

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / folder}/" for folder in ("engine", "bot", "adapters"))
LONGEST = 400  # lines of a file on the way


@contextmanager
def files_entered():
    """Collect the project's files in which a function is called, in order."""
    entered = {}

    def note(frame, event, _argument):
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(OURS):
            entered.setdefault(str(Path(name).relative_to(ROOT)))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield entered
    finally:
        sys.setprofile(before)


@pytest.fixture
async def way_of_a_bid(store, redis_database, monkeypatch):
    """The files that a bid enters until its commit, and all files that it enters."""
    world = World(store, RedisDirectory(redis_database), NoLimits())
    table_id = await world.begin()
    for each in (await world.table()).people:
        await world.presses(each, world.room.hand_of(each).button(Verb.TIPS), chat=await world.room.private_chat(each))
    await world.passes(2.0)
    table = await world.table()
    person = table.seats[table.to_act].person
    hand = world.room.hand_of(person)
    press = Press(person, await world.room.private_chat(person), "a bid", Pressed(hand.button(Verb.BID).data, hand.id))
    until_commit = []
    commit = store.commit

    async def committed(*args, **kwargs):
        result = await commit(*args, **kwargs)
        until_commit.extend(entered)
        return result

    monkeypatch.setattr(store, "commit", committed)
    with files_entered() as entered:
        answer = await world.service.act(press)
        await world.tender.tend(table_id, just_committed=True)
    assert answer.toast is None
    assert (await world.table()).game.bid
    return until_commit, list(entered)


def told_in_architecture():
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    (found,) = re.findall(r"at most (\d+) files until its commit, and at most (\d+) in all", text)
    return tuple(map(int, found))


async def test_a_bid_passes_through_no_more_files_than_architecture_says(way_of_a_bid):
    until_commit, in_all = way_of_a_bid
    most_until_commit, most_in_all = told_in_architecture()
    assert len(until_commit) <= most_until_commit, until_commit
    assert len(in_all) <= most_in_all, in_all


async def test_no_file_on_the_way_of_a_bid_is_long(way_of_a_bid):
    _, in_all = way_of_a_bid
    assert {name for name in in_all if len((ROOT / name).read_text("utf-8").splitlines()) > LONGEST} == set()
