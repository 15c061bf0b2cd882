"""The playground's server: allowed hosts and origins, open pages, health, and a quick exit."""

import asyncio
import time

import pytest
from aiohttp import WSServerHandshakeError
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client import CollectorRegistry, Counter

from adapters.web.guard import is_own_host
from adapters.web.health import Condition, Port, create_health_app
from adapters.web.server import serving
from tests.web.conftest import Playground

OWN = ["localhost", "localhost:8000", "127.0.0.1:9", "[::1]:8000", "192.168.1.7", "play.lan"]
FOREIGN = ["", "evil.example", "127.0.0.1.evil.example:8000", "localhost.evil.example", "play.lan."]


@pytest.mark.parametrize("host", OWN + FOREIGN)
def test_addresses_and_allowed_names_are_own_hosts(host: str):
    assert is_own_host(host, {"play.lan"}) == (host in OWN)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.nip.io:8000", "[", "[::1", "a b"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_a_page_under_a_foreign_name_is_refused(playground: Playground, method: str, host: str):
    answer = await playground.client.request(method, "/", headers={"Host": host}, allow_redirects=False)
    assert answer.status in {400, 421}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", None])
async def test_only_our_own_page_opens_the_websocket(playground: Playground, origin: str | None):
    room = await playground.enter()
    headers = {} if origin is None else {"Origin": origin}
    with pytest.raises(WSServerHandshakeError) as refused:
        await playground.client.ws_connect(f"/t/{room.code}/talk", headers=headers)
    assert refused.value.status == 403


@pytest.mark.parametrize("path", ["/", "/setting", "/static/screen.js", "/t/0123456789abcdef/chat/talk"])
async def test_every_answer_keeps_the_page_to_itself(playground: Playground, path: str):
    answer = await playground.client.get(path)
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef", "/t/0123456789abcdef/chat"])
async def test_the_page_names_nothing_from_outside_and_nothing_inline(playground: Playground, path: str):
    page = await (await playground.client.get(path)).text()
    assert "://" not in page
    assert "<style" not in page
    assert " on" not in page.split("<body")[1].replace(" one", "")


async def test_no_page_frames_it_but_those_that_are_set(redis):
    for framed_by, found in [("", "'none'"), ("https://web.telegram.org", "https://web.telegram.org")]:
        async with Playground(redis).served(framed_by=framed_by) as playground:
            policy = (await playground.client.get("/")).headers["Content-Security-Policy"]
            assert f"frame-ancestors {found};" in policy


async def test_the_page_is_told_where_the_bot_can_be_added(redis):
    bots = {"telegram": "https://t.me/ThousandBot?startgroup=true"}
    async with Playground(redis).served(told={"bots": bots}) as playground:
        assert (await (await playground.client.get("/setting")).json())["bots"] == bots


async def test_the_languages_of_a_new_room_are_the_browsers(playground: Playground):
    room = await playground.rooms.load((await playground.enter(**{"Accept-Language": "pl-PL,pl;q=0.9"})).code)
    assert [one.language for one in room.people] == ["pl", "pl"]


async def test_a_name_can_be_changed_until_its_owner_does_something(playground: Playground):
    page = await playground.open()
    person = page.people[0]
    await page.send(type="rename", id="one", person=person, name="  Zoë\u202e\n the   Great ")
    await page.until(lambda: page.room["people"][0]["name"] == "Zoë the Great")
    await page.say("/hand", id="two")
    await page.until(lambda: page.room["people"][0]["fixed"])
    assert (await page.send(type="rename", id="three", person=person, name="Late"))["refused"] == "seated"
    assert playground.service.presses[0].person.name == "Zoë the Great"


async def test_every_page_of_a_room_hears_what_happens(playground: Playground):
    room = await playground.enter()
    one, other = await playground.open(room), await playground.open(room)
    await one.say("hello", id="one")
    await other.until(lambda: other.texts(other.group) == ["hello"])


async def test_a_page_that_comes_back_is_sent_its_chats_whole(playground: Playground):
    room = await playground.enter()
    page = await playground.open(room)
    await page.say("before", id="one")
    await page.until(lambda: page.texts(page.group) == ["before"])
    await page.close()
    other = await playground.open(room)
    await other.say("meanwhile", id="two")
    back = await playground.open(room)
    await back.until(lambda: back.texts(back.group) == ["before", "meanwhile"])
    assert back.wholes.count(back.group) == 1


async def test_a_page_that_knows_a_log_which_is_gone_begins_anew(playground: Playground):
    page = await playground.open()
    for number in range(3):
        await page.say(f"line {number}", id=f"line{number}")
    await page.until(lambda: len(page.texts(page.group)) == 3)
    await playground.chatlog.drop(page.group)
    await page.say("hello", id="hello")
    await page.until(lambda: page.texts(page.group) == ["hello"])
    assert page.wholes.count(page.group) == 2


async def test_an_open_page_does_not_hold_up_the_exit(playground: Playground):
    page = await playground.open()
    hearing = asyncio.create_task(page.until(lambda: False))
    begun = time.monotonic()
    await playground.client.server.close()
    assert time.monotonic() - begun < 3
    with pytest.raises((TypeError, TimeoutError)):
        await hearing
    assert page.socket.close_code == 1001


async def test_it_is_served_on_loopback_unless_told_otherwise(redis):
    async with serving(Playground(redis).app(), port=0) as address:
        assert address.startswith("http://127.0.0.1:")


async def test_health_says_what_is_missing_and_when_to_come_back(playground: Playground):
    playground.condition = Condition({"redis": True}, {"10.0.0.3:6379": "no-answer"})
    answer = await playground.client.get("/readyz", headers={"Host": "bot.cluster.local"})
    assert answer.status == 200, "under any name, and although something is degraded"
    assert await answer.json() == {"ready": True, "redis": True, "degraded": {"10.0.0.3:6379": "no-answer"}}
    playground.condition = Condition({"redis": False})
    answer = await playground.client.get("/readyz")
    assert answer.status == 503
    assert await answer.json() == {"ready": False, "redis": False, "degraded": {}}
    assert "Retry-After" in answer.headers
    assert (await playground.client.get("/healthz")).status == 200


async def test_metrics_are_those_of_the_registry_given_and_the_condition():
    registry = CollectorRegistry()
    Counter("thousand_presses", "Presses taken.", registry=registry).inc(3)
    conditions = [Condition({"redis": False}, {"10.0.0.3:6379": "no-answer"}), Condition({"redis": True})]

    async def health() -> Condition:
        return conditions.pop(0)

    async with TestClient(TestServer(create_health_app(Port(health, registry, ["bot.lan"])))) as client:
        text = await (await client.get("/metrics")).text()
        assert "thousand_presses_total 3.0" in text
        assert "thousand_ready 0.0" in text
        assert 'thousand_degraded{what="10.0.0.3:6379",why="no-answer"} 1.0' in text
        text = await (await client.get("/metrics")).text()
        assert "thousand_ready 1.0" in text
        assert "thousand_degraded{" not in text, "what is well again is not told any more"


@pytest.mark.parametrize(("host", "status"), [("bot.lan:8000", 200), ("10.0.0.7:8000", 200), ("evil.example", 421)])
async def test_metrics_are_read_under_a_name_of_this_machine_alone(host, status):
    async def health() -> Condition:
        return Condition({"redis": True})

    async with TestClient(TestServer(create_health_app(Port(health, CollectorRegistry(), ["bot.lan"])))) as client:
        assert (await client.get("/metrics", headers={"Host": host})).status == status
        assert (await client.get("/readyz", headers={"Host": host})).status == 200, "probes come under any name"


async def test_a_file_is_handed_out_for_saving_only(playground: Playground):
    document = await playground.chatlog.keep_document('re"cord\n.json', b"{}")
    answer = await playground.client.get(f"/files/{document}")
    assert await answer.read() == b"{}"
    assert answer.content_type == "application/octet-stream"
    assert answer.headers["Content-Disposition"].startswith("attachment;")
    assert (await playground.client.get("/files/never-kept-this-file")).status == 404
