"""Whether a page is in front of its people, and which changes of a table it gets."""

import asyncio
from time import time as epoch
from typing import Any

import pytest
import pytest_asyncio

from adapters.web import presence as module
from adapters.web.pages import APART
from adapters.web.presence import HIDDEN_FOR, SIGN_EVERY, Signs
from adapters.web.rooms import room_of
from bot.ports.store import SurfaceName
from bot.ports.windows import Look
from bot.screen import Screen
from tests.web.conftest import Playground
from tests.web.page_client import Door, PageClient
from tests.web.word_of_tables import Doors, Word

ANNA, TABLE = "web:room-1", "K7QX2A"
SPOT = (TABLE, ANNA)


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def changes() -> list[str]:
    return []


@pytest.fixture
def doors(changes: list[str]) -> Doors:
    return Doors(changes.append)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def front(doors: Doors, time: Time) -> Signs:
    return Signs(doors, time)


async def test_signs_are_written_down_now_and_then(front: Signs, doors: Doors, changes: list[str], time: Time):
    await front.seen([SPOT])
    for _ in range(5):
        await front.seen([SPOT])
    assert (doors.signs, changes) == (1, [TABLE])
    time.now += SIGN_EVERY
    await front.seen([SPOT])
    assert (doors.signs, changes) == (2, [TABLE])


async def test_a_hidden_page_is_away_after_a_while(front: Signs, doors: Doors, changes: list[str], monkeypatch):
    monkeypatch.setattr(module, "HIDDEN_FOR", 0.01)
    await front.seen([SPOT])
    await front.seen([SPOT], hidden=True)
    assert doors.here[ANNA], "not at once"
    while doors.here[ANNA]:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.005)
    assert changes == [TABLE, TABLE]


async def test_a_page_that_is_seen_again_in_time_stays(front: Signs, doors: Doors, changes: list[str]):
    assert HIDDEN_FOR > 1
    await front.seen([SPOT])
    await front.seen([SPOT], hidden=True)
    await front.seen([SPOT])
    assert doors.here[ANNA]
    assert changes == [TABLE]
    assert [task for task in asyncio.all_tasks() if task.get_name() == "a hidden page"] == []


async def test_a_page_that_was_never_in_front_is_not_present(front: Signs, doors: Doors):
    await front.seen([SPOT], hidden=True)
    await front.gone()
    assert doors.here == {}


async def test_a_closed_page_is_gone_at_once(front: Signs, doors: Doors, changes: list[str]):
    await front.seen([SPOT])
    await front.gone()
    assert not doors.here[ANNA]
    assert changes == [TABLE, TABLE]


async def test_what_is_done_in_a_page_is_a_sign_at_once(front: Signs, doors: Doors):
    await front.seen([SPOT])
    await front.seen([SPOT], touched=True)
    assert (doors.signs, doors.touches) == (2, 1)


async def test_what_a_page_has_drawn_is_told_of_its_own_table_alone(front: Signs, doors: Doors):
    await front.seen([SPOT])
    await front.drew("another", 9)
    assert doors.drawn[ANNA] == 0
    await front.drew(TABLE, 7)
    assert doors.drawn[ANNA] == 7


async def test_what_was_drawn_before_the_first_sign_is_told_with_it(front: Signs, doors: Doors):
    await front.drew(TABLE, 7)
    await front.seen([SPOT])
    assert doors.drawn[ANNA] == 7


async def test_whoever_goes_on_to_another_table_leaves_the_first(front: Signs, doors: Doors, changes: list[str]):
    await front.seen([SPOT])
    await front.seen([("another", ANNA)])
    assert changes == [TABLE, TABLE, "another"]


async def test_a_store_that_is_away_costs_nobody_the_page(front: Signs, doors: Doors, changes: list[str]):
    doors.silent = True
    await front.seen([SPOT])
    await front.gone()
    assert changes == []


# ------------------------------------------------------------------------------------------------------------ a page


class Story:
    """A made-up table for looks, set by a test."""

    def __init__(self) -> None:
        self.version = 1
        self.boards: set[SurfaceName] = set()
        self.past = False  # whether the boards are no longer the present ones
        self.commits = False  # whether each look is followed by another commit
        self.lapses: float | None = None  # when a friend's page that doesn't answer stops counting

    async def look(self, code, person, names=(), **_):
        self.boards |= set(names or ())
        self.version += self.commits
        text = f"version {self.version} for {person.language}"
        is_past = self.lapses is not None and self.lapses <= epoch()
        screen = Screen(text=f"{text}, a friend is away" if is_past else text)
        lapses = None if is_past else self.lapses
        current = frozenset() if self.past else frozenset(self.boards)
        return Look(self.version, current, dict.fromkeys(self.boards, screen), lapses=lapses)


class Served:
    """A playground whose tables are shown as looks."""

    def __init__(self, playground: Playground) -> None:
        self.looks, self.word = Story(), Word()
        self.doors = Doors(self.word.announce)
        self.playground = playground

    async def shown(self, page: PageClient) -> str:
        """Deliver the board of a table to the group; return its message."""
        place = f"web:{page.group}"
        screen = Screen(text="as it was delivered", surface=("K7QX2A", "board", 1, place, 0))
        room = await self.playground.rooms.load(page.group)
        return await self.playground.messenger.send(room.group, screen, nonce="board")


@pytest_asyncio.fixture(loop_scope="session")
async def story(playground: Playground):
    story = Served(playground)
    async with playground.served(looks=story.looks, presence=story.doors, announcements=story.word):
        yield story


async def come(story: Served, door: Door | None = None) -> PageClient:
    """Open a page that shows the table."""
    page = await story.playground.open(door)
    await story.shown(page)
    await page.until(lambda: page.texts(page.group) != [])
    return page


async def said_at(story: Served, code: str, *, there: bool) -> None:
    """Wait until a table announces that its people are present, or away."""
    async with asyncio.timeout(5):
        while code not in story.word.announced or any(story.doors.here.values()) != there:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)
    story.word.announced.clear()


async def test_a_table_is_shown_as_a_look_and_not_as_it_was_delivered(story: Served):
    page = await come(story)
    assert page.texts(page.group) == ["version 1 for en"]


async def test_a_commit_changes_what_is_shown_without_a_new_message(story: Served):
    page = await come(story)
    log = story.playground.chatlog
    revision = (await log.since(page.group, 0)).revision
    story.looks.version = 2
    story.word.said.put_nowait("K7QX2A")
    await page.until(lambda: page.texts(page.group) == ["version 2 for en"])
    assert (await log.since(page.group, 0)).revision == revision


async def test_the_board_of_a_hand_becomes_its_result_before_that_is_delivered(story: Served):
    page = await come(story)
    story.looks.version, story.looks.past = 2, True  # the next hand is dealt, but its board isn't sent yet
    story.word.said.put_nowait("K7QX2A")
    await page.until(lambda: page.texts(page.group) == ["version 2 for en"])


async def test_no_hand_is_newer_than_what_has_happened_at_its_table(story: Served, monkeypatch):
    """Otherwise the next hand would ask for a move before the result of the last one is shown."""
    page = await come(story)
    me = page.people[0]
    hand = Screen(text="as it was delivered", surface=("K7QX2A", "hand", 1, f"web:{me}", 0))
    room = await story.playground.rooms.load(page.group)
    await story.playground.messenger.send(room.private(room.people[0]), hand, nonce="hand")
    await page.until(lambda: len(page.texts(page.group)) == len(page.texts(me)) == 1)
    heard: list[tuple[str, int]] = []
    hear = page.hear

    def noted(frame: dict[str, Any]) -> None:
        assert frame["type"] == "changes"
        heard.append((frame["chat"], int(frame["messages"][0]["text"].split()[1])))
        hear(frame)

    monkeypatch.setattr(page, "hear", noted)
    story.looks.commits = True
    story.word.said.put_nowait("K7QX2A")
    await page.until(lambda: len(heard) == 2)
    (first, of_table), (second, of_hand) = heard
    assert (first, second) == (page.group, me)
    assert of_table >= of_hand


async def test_commits_in_quick_succession_are_told_as_one(story: Served, monkeypatch):
    page = await come(story)
    heard: list[dict[str, Any]] = []
    hear = page.hear

    def noted(frame: dict[str, Any]) -> None:
        heard.append(frame)
        hear(frame)

    monkeypatch.setattr(page, "hear", noted)
    for version in range(2, 12):
        story.looks.version = version
        story.word.said.put_nowait("K7QX2A")
    await page.until(lambda: page.texts(page.group) == ["version 11 for en"])
    assert len(heard) <= 3, f"they are {APART} s apart"


async def test_lost_word_has_everything_looked_at_anew(story: Served):
    page = await come(story)
    story.looks.version = 2
    story.word.said.put_nowait(None)
    await page.until(lambda: page.texts(page.group) == ["version 2 for en"])


async def test_coming_and_going_is_said_at_the_table(story: Served):
    door = await story.playground.enter()
    page = await come(story, door)
    await page.close()
    await said_at(story, "K7QX2A", there=False)
    page = await come(story, door)
    await said_at(story, "K7QX2A", there=True)
    assert set(story.doors.here) == {f"web:{one}" for one in page.people}
    assert room_of(page.people[0]) == page.group


async def test_a_friends_page_that_stops_answering_is_noticed(story: Served):
    story.looks.lapses = epoch() + 0.2
    page = await come(story)
    await page.until(lambda: page.texts(page.group) == ["version 1 for en, a friend is away"])
    story.looks.lapses = epoch() + 60
    story.word.said.put_nowait("K7QX2A")  # the friend is back
    await page.until(lambda: page.texts(page.group) == ["version 1 for en"])
