"""Reactions and faces: they go from page to page at one table, and to no other table."""

from collections.abc import Sequence
from typing import Any

import pytest_asyncio

from adapters.redis.allowances import RedisAllowances
from bot.people import Chat
from bot.views.table import TableView
from tests.web.conftest import Playground
from tests.web.guest_window import GuestWindow
from tests.web.hands import table, with_people
from tests.web.made_views import CODE
from tests.web.page_client import Door
from tests.web.word_of_tables import Doors


def seated(people: Sequence[str]) -> TableView:
    """A board at which these people sit, by their ids."""
    return with_people(table(names=["Anna", "Cleo", "Bot 1"]), [*(f"web:{one}" for one in people), ""])


async def at_a_table(playground: Playground) -> tuple[GuestWindow, GuestWindow, Door]:
    """A host and a guest who sit at one table."""
    door = await playground.enter()
    guest = await playground.seated(door, "Cleo")
    pages = await playground.window(door), await playground.window(guest)
    people = [pages[0].people[0], pages[1].people[0]]
    await playground.tables.show(Chat(platform="web", id=door.code), seated(people))
    for page in pages:
        await page.until(lambda page=page: bool(page.view))
    return (*pages, door)


def faces(page: GuestWindow) -> list[str]:
    """The faces at a room's table, by seat."""
    view = page.views.view(CODE) or {"seats": []}
    return [seat.get("face", "") for seat in view["seats"]]


async def react(page: GuestWindow, name: str = "wow", **more: Any) -> dict[str, Any]:
    return await page.send(
        **{"type": "react", "id": f"re{len(page.answers)}", "person": page.people[0], "reaction": name, **more}
    )


@pytest_asyncio.fixture(loop_scope="session")
async def playground(playground: Playground, redis_database):
    """The playground with pages that get news of tables."""
    looks, here = playground.tables, Doors(lambda _: None)
    async with playground.served(looks=looks, presence=here, allowances=RedisAllowances(redis_database)):
        yield playground


async def test_a_reaction_is_told_by_the_seat_to_every_page_of_the_table(playground: Playground):
    host, guest, _ = await at_a_table(playground)
    await react(guest)
    for page in (host, guest):
        await page.until(lambda page=page: bool(page.reactions))
        [found] = page.reactions
        assert (found["table"], found["seat"], found["reaction"]) == (CODE, 1, "wow")
        assert host.people[0] not in str(found)


async def test_one_reaction_in_three_seconds_however_many_pages_a_person_has(playground: Playground):
    host, guest, door = await at_a_table(playground)
    again = await playground.window(door)
    assert "refused" not in await react(host)
    assert (await react(again))["refused"] == "play-reacts-wait"
    assert "refused" not in await react(guest), "another person is not counted"


async def test_nobody_reacts_as_another_or_with_words_of_their_own(playground: Playground):
    host, guest, _ = await at_a_table(playground)
    assert (await react(guest, person=host.people[0]))["refused"] == "stranger"
    assert (await react(guest, "you fool"))["refused"] == "nonsense"
    await react(host, "luck")
    await guest.until(lambda: bool(guest.reactions))
    assert [one["reaction"] for one in guest.reactions] == ["luck"]


async def test_pages_of_other_rooms_hear_nothing_and_nothing_is_kept(playground: Playground):
    host, guest, door = await at_a_table(playground)
    stranger = await playground.window()
    before = (await playground.chatlog.since(door.code, 0)).revision
    await react(host)
    await guest.until(lambda: bool(guest.reactions))
    await stranger.say("/help", id="one")
    assert stranger.reactions == []
    assert (await playground.chatlog.since(door.code, 0)).revision == before
    assert (await playground.window(door)).reactions == []


async def test_a_face_is_seen_at_the_seat_by_everybody_and_can_be_changed_in_a_game(playground: Playground):
    host, guest, _ = await at_a_table(playground)
    await guest.say("/help", id="acted")
    assert "refused" not in await guest.send(type="rename", id="face", person=guest.people[0], face="owl")
    assert (await guest.send(type="rename", id="name", person=guest.people[0], name="Eve"))["refused"] == "seated"

    await host.until(lambda: faces(host) == ["", "owl", ""])


async def test_the_face_of_somebody_from_another_room_is_seen_at_the_seat_without_their_id(playground: Playground):
    friend = await playground.window()
    await friend.send(type="rename", id="face", person=friend.people[0], face="fox")
    door = await playground.enter()
    host = await playground.window(door)
    board = seated([host.people[0], friend.people[0]])
    await playground.tables.show(Chat(platform="web", id=door.code), board)
    await host.until(lambda: faces(host) == ["", "fox", ""])
    assert friend.people[0] not in str([host.messages, host.views.all()])


async def test_a_face_is_a_short_name_and_nothing_else(playground: Playground):
    host, _, _ = await at_a_table(playground)
    for wrong in ("../fox", "x" * 13, "<b>", "Fox"):
        answer = await host.send(type="rename", id=f"f{len(host.answers)}", person=host.people[0], face=wrong)
        assert answer["refused"] == "nonsense"
