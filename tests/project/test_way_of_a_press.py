"""The files that a bid enters, as in ARCHITECTURE.md: until its commit, and until everybody sees it.

Real: Redis, and the budgets of calls. A change of file is a call into another file than the call before it.
"""

import re
import sys
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from adapters.redis import limits
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from bot.codec import Verb
from bot.ports.presses import Press, Pressed
from tests.world.chat_room import World

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / folder}/" for folder in ("engine", "bot", "adapters"))
LONGEST = 400  # lines of a file on the way
FULL_AGAIN = 60.0  # seconds until every budget of a chat is full


@dataclass
class Way:
    """The way of a press through the project's files."""

    files: dict[str, None] = field(default_factory=dict)
    """The files in which a function is called, in order of the first call."""

    until_commit: list[str] = field(default_factory=list)
    """Those of them that are entered before the commit."""

    changes: int = 0
    """How often a call is in another file than the call before it."""


@contextmanager
def followed():
    """Follow the calls into the project's files."""
    way, last = Way(), None

    def note(frame, event, _argument):
        nonlocal last
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(OURS):
            way.files.setdefault(str(Path(name).relative_to(ROOT)))
            way.changes += name != last
            last = name

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield way
    finally:
        sys.setprofile(before)


@pytest.fixture
async def way_of_a_bid(store, redis_database, monkeypatch):
    monkeypatch.setattr(limits, "LATE", FULL_AGAIN)  # on a busy machine too, no call misses its moment
    world = World(store, RedisDirectory(redis_database), RedisLimits(redis_database))
    table_id = await world.begin()
    for each in (await world.table()).people:
        await world.presses(each, world.room.hand_of(each).button(Verb.TIPS), chat=await world.room.private_chat(each))
    await world.passes(FULL_AGAIN)
    table = await world.table()
    person = table.seats[table.to_act].person
    hand = world.room.hand_of(person)
    press = Press(person, await world.room.private_chat(person), "a bid", Pressed(hand.button(Verb.BID).data, hand.id))
    commit = store.commit

    async def committed(*args, **kwargs):
        result = await commit(*args, **kwargs)
        way.until_commit.extend(way.files)
        return result

    monkeypatch.setattr(store, "commit", committed)
    calls = len(world.room.calls)
    with followed() as way:
        answer = await world.service.act(press)
        await world.tender.tend(table_id, just_committed=True)
    assert answer.toast is None
    assert (await world.table()).game.bid
    assert len(world.room.calls) - calls > len(table.people)  # the board, and each hand
    return way


def told_in_architecture():
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    (found,) = re.findall(
        r"at most (\d+) files until its commit, and at most (\d+) in all.* at most (\d+) changes of file", text
    )
    return tuple(map(int, found))


async def test_a_bid_passes_through_no_more_files_than_architecture_says(way_of_a_bid):
    until_commit, in_all, changes = told_in_architecture()
    assert len(way_of_a_bid.until_commit) <= until_commit, way_of_a_bid.until_commit
    assert len(way_of_a_bid.files) <= in_all, way_of_a_bid.files
    assert way_of_a_bid.changes <= changes


async def test_no_file_on_the_way_of_a_bid_is_long(way_of_a_bid):
    long = {name for name in way_of_a_bid.files if len((ROOT / name).read_text("utf-8").splitlines()) > LONGEST}
    assert long == set()
