"""A guest who deletes everything is gone from their room; who else is there stays."""

from contextlib import suppress

from aiohttp import WSMessageTypeError

from bot.people import NAMELESS
from bot.screen import Answer
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.guest_window import GuestWindow
from tests.web.page_client import Door


def forgets(playground: Playground) -> None:
    playground.service.answers["deletemydata"] = lambda _: Answer(toast="Deleted", gone=True)


async def gone(window: GuestWindow) -> None:
    with suppress(WSMessageTypeError):  # the page is closed, perhaps before its answer
        await window.do("/deletemydata", chat=window.me)
    await window.until(lambda: bool(window.refused))


async def test_the_room_of_a_guest_alone_is_gone_with_all_that_was_said(playground: Playground, redis):
    forgets(playground)
    opened = await playground.post("/new", people=1)
    door = Door(opened.headers["Location"].removeprefix("/t/"), (await opened.json())["key"])
    window = await playground.window(door)
    await window.say("hello", id="line")
    await window.until(lambda: window.lines() == ["hello"])
    await gone(window)
    assert window.refused == "play-all-deleted"

    async def is_gone():
        return not [key for key in await redis.keys("*") if door.code.encode() in key]

    await until(is_gone, 10.0)
    assert (await playground.window(door)).refused == "room-gone"


async def test_others_keep_their_room_their_keys_and_their_lines(playground: Playground):
    forgets(playground)
    host = await playground.window()
    guest = await playground.window(await playground.seated(host.door, "Ola"))
    await host.say("from the host", id="one")
    await guest.say("from Ola", id="two")
    await host.until(lambda: len(host.lines()) == 2)
    await gone(guest)
    await host.until(lambda: [one["name"] for one in host.room["people"]] == ["Anna", "Ben", NAMELESS])
    left = (await playground.chatlog.since(host.door.code, 0)).messages.values()
    assert [one.text for one in left if one is not None and one.kind == "said"] == ["from the host"]
    assert (await playground.window(guest.door)).refused == "by-invitation"


async def test_in_the_page_of_a_group_chat_it_is_the_same(playground: Playground):
    forgets(playground)
    page = await playground.open()
    await page.until(lambda: page.room["people"])
    await page.say("/deletemydata", id="go")
    room = await playground.rooms.load(page.group)
    assert room is None or room.people[0].name == NAMELESS
