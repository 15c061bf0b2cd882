"""Signing in while Discord is slow: a crowd of made-up codes keeps a real person waiting for one answer at most."""

import asyncio
import itertools
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from adapters.discord.exchanges import AT_ONCE, OF_ONE, Exchanges
from adapters.discord.signing import DiscordSigning
from bot.ports.sessions import NotSignedIn

MADE_UP = 24
CROWD, ELSEWHERE = "198.51.100.7", "203.0.113.5"


class SlowDiscord:
    """Discord, which says of a made-up code only when the test allows it that it is none."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.patient = asyncio.Semaphore(0)

    async def token(self, request: web.Request) -> web.Response:
        code = str((await request.post())["code"])
        self.heard.append(code)
        if code.startswith("made-up"):
            await self.patient.acquire()
            return web.json_response({"error": "invalid_grant"}, status=400)
        return web.json_response({"access_token": code})

    async def me(self, request: web.Request) -> web.Response:
        name = request.headers["Authorization"].removeprefix("Bearer ")
        return web.json_response({"id": "7", "username": name, "locale": "pl"})

    async def application(self, _: web.Request) -> web.Response:
        return web.json_response({"id": "42"})

    async def instance(self, _: web.Request) -> web.Response:
        return web.json_response({"users": ["7"], "location": {"channel_id": "1"}})

    def app(self) -> web.Application:
        app = web.Application()
        app.add_routes(
            [
                web.get("/applications/@me", self.application),
                web.post("/oauth2/token", self.token),
                web.get("/users/@me", self.me),
                web.get("/applications/42/activity-instances/{instance}", self.instance),
            ]
        )
        return app


@pytest.fixture
def discord() -> SlowDiscord:
    return SlowDiscord()


@pytest.fixture
async def signing(discord: SlowDiscord) -> AsyncIterator[DiscordSigning]:
    async with TestServer(discord.app()) as server:
        yield DiscordSigning("token", "secret", lambda: 0.0, str(server.make_url("/")))


async def enters(signing: DiscordSigning, code: str, instance: str, sender: str) -> str:
    """The name of the person who signs in, or why they do not."""
    try:
        return (await signing.signed_in(f"code={code}&instance_id={instance}", sender)).person.name
    except NotSignedIn as refused:
        return refused.why


@pytest.fixture
async def crowd(discord: SlowDiscord, signing: DiscordSigning) -> AsyncIterator[list[asyncio.Task[str]]]:
    """So many made-up codes from one address, of which Discord has not said anything yet."""
    entering = [
        asyncio.create_task(enters(signing, f"made-up-{number}", f"i-{number}", CROWD)) for number in range(MADE_UP)
    ]
    while len(discord.heard) < OF_ONE:  # noqa: ASYNC110 - the server and the signing are in this process
        await asyncio.sleep(0.01)
    yield entering
    for _ in range(MADE_UP):
        discord.patient.release()
    assert await asyncio.gather(*entering) == ["bad"] * MADE_UP


@pytest.mark.usefixtures("crowd")
async def test_somebody_from_elsewhere_is_signed_in_at_once(discord: SlowDiscord, signing: DiscordSigning):
    assert await enters(signing, "Anna", "i-anna", ELSEWHERE) == "Anna"
    assert len(discord.heard) == OF_ONE + 1


@pytest.fixture
async def known(discord: SlowDiscord, signing: DiscordSigning) -> str:
    """An instance from which somebody has signed in before."""
    assert await enters(signing, "Anna", "i-club", CROWD) == "Anna"
    discord.heard.clear()
    return "i-club"


async def test_somebody_of_a_known_instance_at_the_same_address_is_signed_in_at_once(
    signing: DiscordSigning, known: str, crowd: list[asyncio.Task[str]]
):
    assert await enters(signing, "Ben", known, CROWD) == "Ben"
    assert not any(task.done() for task in crowd)


@pytest.mark.usefixtures("crowd")
async def test_anybody_else_waits_for_one_answer(discord: SlowDiscord, signing: DiscordSigning):
    entering = asyncio.create_task(enters(signing, "Anna", "i-anna", CROWD))
    await asyncio.sleep(0)
    discord.patient.release()
    assert await entering == "Anna"
    assert len(discord.heard) <= OF_ONE + 2


async def in_order(exchanges: Exchanges, groups: str) -> list[str]:
    """Let people of these groups ask in this order, one after the other; return who gets a turn in which order."""
    order: list[str] = []
    go_on = asyncio.Semaphore(0)

    async def one(name: str) -> None:
        async with exchanges.turn(name[0]):
            order.append(name)
            await go_on.acquire()

    numbers = {group: itertools.count(1) for group in groups}
    asking = [asyncio.create_task(one(f"{group}{next(numbers[group])}")) for group in groups]
    for _ in asking:
        for _ in range(5):
            await asyncio.sleep(0)
        go_on.release()
    await asyncio.gather(*asking)
    return order


async def test_groups_take_turns_and_in_each_the_newest_goes_first():
    order = await in_order(Exchanges(), "a" * OF_ONE + "b" * AT_ONCE + "aaa" + "cc")
    assert order[:OF_ONE] == [f"a{number}" for number in range(1, OF_ONE + 1)]
    assert order[OF_ONE:AT_ONCE] == ["b1", "b2"]
    assert order[AT_ONCE : AT_ONCE + 3] == ["b8", "a9", "c2"]


async def test_who_gives_up_leaves_the_turn_to_others():
    exchanges = Exchanges()
    order = []

    async def waits(group: str) -> None:
        async with exchanges.turn(group):
            order.append(group)

    async with exchanges.turn("a"), exchanges.turn("a"), exchanges.turn("a"), exchanges.turn("b"), exchanges.turn("b"):
        async with exchanges.turn("c"), exchanges.turn("c"), exchanges.turn("c"):
            first, second = asyncio.create_task(waits("d")), asyncio.create_task(waits("e"))
            await asyncio.sleep(0)
            first.cancel()
            await asyncio.sleep(0)
        await second
    assert order == ["e"]
    assert not exchanges._waiting
    assert not exchanges._under_way.total()
