"""Access to rooms: keys, and invitations by a link for all free places."""

import asyncio

import pytest
from fakeredis import FakeAsyncRedis

from adapters.web import pages
from adapters.web.rooms import LINKS_LIMIT, PEOPLE_LIMIT, digest, new_key, new_room, with_invitation
from tests.web.conftest import Playground
from tests.web.made_views import lobby_view
from tests.web.page_client import Door

# ------------------------------------------------------------------ a new room


async def test_a_new_room_is_opened_by_the_key_that_came_with_it(playground: Playground):
    answer = await playground.post("/new", people=1, name="  Zoë\u202e ", language="pl")
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    door = Door(answer.headers["Location"].removeprefix("/t/"), (await answer.json())["key"])
    page = await playground.open(door)
    assert [(one["name"], one["language"], one["mine"]) for one in page.room["people"]] == [("Zoë", "pl", True)]


@pytest.mark.parametrize(
    "body", [{"people": 0}, {"people": 3}, {"people": "x"}, {"name": "x" * 301}, {"language": "?"}, []]
)
async def test_a_room_of_another_kind_is_refused(playground: Playground, redis: FakeAsyncRedis, body: object):
    assert (await playground.client.post("/new", json=body, headers=playground.origin)).status == 400
    assert await redis.keys("web:table:*") == []


async def test_what_is_kept_of_a_room_opens_nothing(playground: Playground, redis: FakeAsyncRedis):
    room = await playground.enter()
    invitation = await playground.invited(room)
    guest = await playground.seated(room, "Cleo")
    kept = b"".join([await redis.get(key) for key in await redis.keys("web:table:*")]).decode()
    assert [secret for secret in (room.key, guest.key, invitation) if secret in kept] == []
    shown = await playground.rooms.load(room.code)
    for person in shown.people:
        assert (await playground.open(Door(room.code, person.key))).refused == "by-invitation"


# ------------------------------------------------------------------ without the right key


@pytest.mark.parametrize("key", ["", "AAAAAAAAAAAAAAAAAAAAAA", "of another room"])
async def test_without_the_right_key_a_room_stays_closed(playground: Playground, key: str):
    key = (await playground.enter()).key if key == "of another room" else key
    page = await playground.open(Door((await playground.enter()).code, key))
    assert (page.refused, page.room, page.messages) == ("by-invitation", {}, {})
    await page.socket.receive()
    assert page.socket.close_code == 1008


async def test_a_room_that_is_no_more_is_told_from_one_that_is_closed(playground: Playground):
    assert (await playground.open(Door("0123456789abcdef", new_key()))).refused == "room-gone"


async def test_a_page_hears_so_when_its_room_goes(playground: Playground, redis: FakeAsyncRedis):
    room = await playground.enter()
    page = await playground.open(room)
    await redis.delete(f"web:table:{room.code}")
    await page.socket.send_json({"type": "say", "id": "a", "person": page.people[0], "chat": page.group, "text": "b"})
    await page.until(lambda: page.refused == "room-gone")


async def test_a_page_that_says_nothing_is_sent_away(playground: Playground, monkeypatch):
    monkeypatch.setattr(pages, "HELLO_PATIENCE", 0.05)
    room = await playground.enter()
    silent = await playground.client.ws_connect(f"/t/{room.code}/talk", headers=playground.origin)
    async with asyncio.timeout(5):
        await silent.receive()
    assert silent.closed


async def test_who_says_nothing_takes_no_place_of_those_who_play(playground: Playground, monkeypatch):
    monkeypatch.setattr(pages, "PAGES_LIMIT", 1)
    room = await playground.enter()
    for _ in range(3):
        await playground.client.ws_connect(f"/t/{room.code}/talk", headers=playground.origin)
    assert (await playground.open(room)).people


@pytest.mark.parametrize("key", ["<script>", "x" * 65, 7, None])
async def test_a_key_that_is_none_closes_the_connection(playground: Playground, key: object):
    socket = await playground.client.ws_connect(f"/t/{(await playground.enter()).code}/talk", headers=playground.origin)
    await socket.send_json({"key": key})
    await socket.receive()
    assert socket.close_code == 1008


# ------------------------------------------------------------------ invitations


async def test_a_friend_sits_down_by_a_link_and_plays_one_person(playground: Playground):
    room = await playground.enter()
    host = await playground.open(room)
    guest = await playground.open(await playground.seated(room, "Cleo"))
    await host.until(lambda: len(host.room["people"]) == 3)
    assert [one["mine"] for one in host.room["people"]] == [True, True, False]
    assert [one["mine"] for one in guest.room["people"]] == [False, False, True]
    assert [one["name"] for one in guest.room["people"]] == ["Anna", "Ben", "Cleo"]


async def test_one_link_seats_each_who_follows_it_as_a_person_of_their_own(playground: Playground):
    room = await playground.enter()
    invitation = await playground.invited(room)
    for name in ("Cleo", "Dan"):
        body = {"invitation": invitation, "key": new_key(), "name": name, "face": "owl"}
        assert (await playground.post(f"/t/{room.code}/seat", **body)).status == 201
    stored = await playground.rooms.load(room.code)
    assert [one.name for one in stored.people] == ["Anna", "Ben", "Cleo", "Dan"]
    assert [one.face for one in stored.people] == ["", "", "owl", "owl"]
    assert len({one.key for one in stored.people}) == 3, "the host plays two"


async def test_a_link_that_the_host_has_stopped_seats_nobody_more_be_it_the_host(playground: Playground):
    room = await playground.enter()
    invitation = await playground.invited(room)
    body = {"invitation": invitation, "name": "Cleo"}
    seated = new_key()
    assert (await playground.post(f"/t/{room.code}/seat", key=seated, **body)).status == 201
    assert (await playground.post(f"/t/{room.code}/invite", key=room.key, stop=True)).status == 204
    late = new_key()
    for key in (late, room.key):
        answer = await playground.post(f"/t/{room.code}/seat", key=key, **body)
        assert (answer.status, "key" in await answer.text()) == (410, False)
    assert (await playground.post(f"/t/{room.code}/seat", key=seated, **body)).status == 201, "who sits there stays"
    assert len((await playground.rooms.load(room.code)).people) == 3
    assert (await playground.open(Door(room.code, late))).refused == "by-invitation"


async def test_only_the_host_stops_links(playground: Playground):
    room = await playground.enter()
    guest = await playground.seated(room, "Cleo")
    assert (await playground.post(f"/t/{room.code}/invite", key=guest.key, stop=True)).status == 403
    assert len((await playground.rooms.load(room.code)).invitations) == 1


async def test_who_asks_again_after_a_lost_answer_is_still_the_same_person(playground: Playground):
    room = await playground.enter()
    body = {"invitation": await playground.invited(room), "key": new_key(), "name": "Cleo"}
    answers = [await playground.post(f"/t/{room.code}/seat", **body) for _ in range(2)]
    assert [answer.status for answer in answers] == [201, 201]
    assert len((await playground.rooms.load(room.code)).people) == 3


async def test_as_many_sit_down_by_one_link_as_there_are_places(playground: Playground):
    room = await playground.enter()
    invitation = await playground.invited(room)
    answers = await asyncio.gather(
        *(
            playground.post(f"/t/{room.code}/seat", invitation=invitation, key=new_key(), name=f"Eve {number}")
            for number in range(10)
        )
    )
    assert sorted(answer.status for answer in answers) == [201] * (PEOPLE_LIMIT - 2) + [409] * 4
    assert len((await playground.rooms.load(room.code)).people) == PEOPLE_LIMIT


async def test_a_qr_code_says_what_it_was_given(playground: Playground):
    data = await (await playground.post("/qr", text="https://example.org/t/0123#invited=abc")).json()
    assert data["size"] >= 21
    assert data["path"].startswith("M0 0h1v1h-1z"), "the corner of every code is dark"
    assert (await playground.post("/qr", text="x" * 301)).status == 400


@pytest.mark.parametrize("who", ["nobody", "guest", "other host"])
async def test_only_the_host_invites(playground: Playground, who: str):
    room = await playground.enter()
    key = {
        "nobody": new_key(),
        "guest": (await playground.seated(room, "Cleo")).key,
        "other host": (await playground.enter()).key,
    }[who]
    assert (await playground.post(f"/t/{room.code}/invite", key=key)).status == 403
    assert len((await playground.rooms.load(room.code)).invitations) == 1, "the one that Cleo came by"


async def test_only_the_host_adds_people(playground: Playground):
    room = await playground.enter()
    guest = await playground.open(await playground.seated(room, "Cleo"))
    assert (await guest.send(type="add", id="one", name="Dan"))["refused"] == "host-only"
    assert len((await playground.rooms.load(room.code)).people) == 3


async def test_a_full_room_invites_and_seats_nobody(playground: Playground):
    room = await playground.enter()
    host = await playground.open(room)
    invitation = await playground.invited(room)
    for number in range(PEOPLE_LIMIT - 2):
        await host.send(type="add", id=f"add{number}", name=f"Player {number}")
    assert (await playground.post(f"/t/{room.code}/invite", key=room.key)).status == 409
    body = {"invitation": invitation, "key": new_key(), "name": "Late"}
    assert (await playground.post(f"/t/{room.code}/seat", **body)).status == 409
    assert (await host.send(type="add", id="more", name="Late"))["refused"] == "full"


def test_of_many_links_the_newest_work():
    room = new_room(("Anna", "Ben"), "en", digest(new_key()))
    for number in range(3 * LINKS_LIMIT):
        room = with_invitation(room, str(number))
    assert room.invitations == ("8", "9", "10", "11")


@pytest.mark.parametrize("route", ["invite", "seat"])
async def test_a_room_that_is_no_more_takes_nobody(playground: Playground, route: str):
    body = {"invitation": new_key(), "key": new_key(), "name": "Cleo"}
    assert (await playground.post(f"/t/0123456789abcdef/{route}", **body)).status == 404


async def test_a_key_too_short_to_be_chance_is_not_taken(playground: Playground):
    room = await playground.enter()
    body = {"invitation": await playground.invited(room), "key": "1234", "name": "Cleo"}
    answer = await playground.post(f"/t/{room.code}/seat", **body)
    assert (answer.status, "1234" in await answer.text()) == (400, False)


async def test_a_link_says_whether_it_can_still_be_used(playground: Playground):
    host = await playground.enter()
    secret = await playground.invited(host)
    wanted = f"/t/{host.code}/invited"
    assert await (await playground.post(wanted, invitation=secret)).json() == {"host": "Anna"}
    body = {"invitation": secret, "key": new_key(), "name": "Ola", "language": "en"}
    assert (await playground.post(f"/t/{host.code}/seat", **body)).status == 201
    assert (await playground.post(wanted, invitation=secret)).status == 200, "there are more places"
    assert (await playground.post(f"/t/{host.code}/invite", key=host.key, stop=True)).status == 204
    assert (await playground.post(wanted, invitation=secret)).status == 410
    assert (await playground.post(f"/t/{'0' * 32}/invited", invitation=secret)).status == 404


async def test_an_invited_guest_reads_who_invites_to_which_rules_and_who_sits_there(playground: Playground):
    host = await playground.enter()
    room = await playground.rooms.load(host.code)
    assert room is not None
    people = [("Anna", f"web:{room.people[0].id}"), ("Bot 1", "")]
    await playground.tables.show(room.group, lobby_view(people, []))
    secret = await playground.invited(host)
    answer = await playground.post(f"/t/{host.code}/invited", invitation=secret, language="en")
    told = await answer.json()
    assert told["host"] == "Anna"
    assert told["rules"] == "Polish Thousand, up to 1000"
    assert told["counts"] == [3]
    assert told["seats"] == [{"name": "Anna"}, {"name": "Bot 1", "level": "normal"}]
    assert answer.headers["Cache-Control"] == "no-store"


async def test_who_has_no_valid_invitation_reads_nothing_of_the_table(playground: Playground):
    host = await playground.enter()
    room = await playground.rooms.load(host.code)
    assert room is not None
    await playground.tables.show(room.group, lobby_view([("Anna", "telegram:1")], []))
    for secret in (new_key(), host.key):
        answer = await playground.post(f"/t/{host.code}/invited", invitation=secret)
        assert (answer.status, "Anna" in await answer.text()) == (410, False)
