"""Attacks on the playground by other sites, strangers and floods."""

from collections import Counter

import pytest
from fakeredis import FakeAsyncRedis

from adapters.web import pages, storage
from adapters.web.connections import sender
from adapters.web.guest_site import OPENING
from bot.screen import Answer, Reply, Screen
from tests.web.conftest import Playground

ELSEWHERE = [{"Origin": "https://evil.example"}, {"Origin": "null"}, {}]
FROM_ELSEWHERE = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Purpose": "prefetch"}


async def kept(redis: FakeAsyncRedis) -> list[bytes]:
    return sorted(await redis.keys("*"))


# ------------------------------------------------------------------ reading changes nothing


@pytest.mark.parametrize("path", ["/", "/new", "/t/0123456789abcdef", "/t/0123456789abcdef/chat"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_looking_creates_no_room_and_sets_no_cookie(
    playground: Playground, redis: FakeAsyncRedis, method: str, path: str
):
    answer = await playground.client.request(method, path, headers=FROM_ELSEWHERE)
    assert answer.status in {200, 405}
    assert "Set-Cookie" not in answer.headers
    assert await kept(redis) == []


@pytest.mark.parametrize("headers", ELSEWHERE, ids=["foreign", "null", "none"])
@pytest.mark.parametrize("path", ["/new", "/t/CODE/seat", "/t/CODE/invite"])
async def test_no_other_site_opens_a_room_sits_down_or_invites(
    playground: Playground, redis: FakeAsyncRedis, headers: dict[str, str], path: str
):
    room = await playground.enter()
    body = {"invitation": await playground.invited(room), "key": room.key, "name": "Eve"}
    before = await kept(redis), await playground.rooms.load(room.code)
    answer = await playground.client.post(path.replace("CODE", room.code), headers=headers, json=body)
    assert (answer.status, "Set-Cookie" in answer.headers) == (403, False)
    assert (await kept(redis), await playground.rooms.load(room.code)) == before


# ------------------------------------------------------------------ limits and lives of rooms


async def test_rooms_from_one_address_are_bounded(playground: Playground, redis: FakeAsyncRedis):
    answers = [await playground.post("/new") for _ in range(2 * OPENING.burst)]
    statuses = Counter(answer.status for answer in answers)
    assert statuses == {201: OPENING.burst, 429: OPENING.burst}
    assert len(await redis.keys("web:table:*")) == OPENING.burst
    assert 1 <= int(answers[-1].headers["Retry-After"]) <= OPENING.every


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_all_addresses_of_a_household_are_one_sender(host: str, name: str):
    assert sender(host) == name


@pytest.mark.parametrize(
    "name", ["Anna", '"' * 300, "각" * 300, "👨\u200d👩\u200d👧\u200d👦" * 42, "🏴\U000e0067\U000e0062\U000e007f" * 75]
)
async def test_a_room_that_was_only_opened_is_one_small_key(name: str, playground: Playground, redis: FakeAsyncRedis):
    answer = await playground.client.post("/new", json={"name": name, "face": "rabbit"}, headers=playground.origin)
    kept_at = f"web:table:{answer.headers['Location'].removeprefix('/t/')}"
    assert [key for key in await kept(redis) if b"opening" not in key] == [kept_at.encode()]
    assert await redis.strlen(kept_at) < 1000


async def test_every_key_of_a_room_has_a_life(playground: Playground, redis: FakeAsyncRedis):
    reply = Reply(screen=Screen(text="The record"), document=("game.json", b"{}"))
    playground.service.answers["export"] = lambda _: Answer(replies=(reply,))
    page = await playground.open()
    for number, text in enumerate(("hello", "/newgame", "/join", "/export")):
        await page.say(text, id=f"typed{number}", person=number % 2)
    await page.send(type="add", id="more", name="Cleo")
    await page.send(type="rename", id="named", person=page.people[1], name="Dan")
    for sent in await playground.chatlog.since(page.group, 0), await playground.chatlog.since(page.people[1], 0):
        await playground.chatlog.remove(page.group, list(sent.messages)[-1])
    lives = {key: await redis.ttl(key) for key in await kept(redis)}
    assert {key.decode().split(":")[1] for key in lives} >= {"file", "table", "uses"}
    assert {key: life for key, life in lives.items() if not 0 < life <= storage.LIFE} == {}


async def test_a_visit_renews_the_life_of_a_room(playground: Playground, redis: FakeAsyncRedis):
    room = await playground.enter()
    await redis.expire(f"web:table:{room.code}", 60)
    await playground.open(room)
    assert await redis.ttl(f"web:table:{room.code}") > 60


# ------------------------------------------------------------------ a room's log is its own


async def test_lines_in_one_room_are_read_by_no_page_of_another(playground: Playground, monkeypatch):
    talking = await playground.open()
    await talking.say("who hears me?", id="first")
    await talking.until(lambda: bool(talking.texts(talking.group)))
    others = [await playground.open() for _ in range(10)]
    for other in others:  # the page has received everything that is sent first
        await other.until(lambda other=other: len(other.messages) == 3)
    reads: Counter[str] = Counter()

    def counted(owner, name):
        original = getattr(owner, name)

        async def read(which, *rest):
            reads[which] += 1
            return await original(which, *rest)

        monkeypatch.setattr(owner, name, read)

    counted(playground.rooms, "load")
    counted(playground.chatlog, "since")
    for number in range(10):
        await talking.say(f"line {number}", id=f"line{number}")
    await talking.until(lambda: len(talking.texts(talking.group)) == 11)
    own = {talking.group, *talking.people}
    assert reads[talking.group]
    assert reads.keys() <= own


async def test_the_pages_of_a_key_are_bounded_and_nobody_elses(playground: Playground, monkeypatch):
    monkeypatch.setattr(pages, "PAGES_LIMIT", 2)
    room = await playground.enter()
    first, _ = await playground.open(room), await playground.open(room)
    guest = await playground.seated(room, "Cleo")
    third = await playground.client.ws_connect(f"/t/{room.code}/talk", headers=playground.origin)
    await third.send_json({"key": room.key})
    await third.receive()
    assert third.close_code == 1013
    await playground.open(guest)
    await first.close()
    await first.socket.close()
