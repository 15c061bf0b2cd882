"""Whatever answers in place of a platform or of APP_URL, a check ends in lines, and a start tries again."""

import asyncio
import contextlib
from urllib.parse import urlsplit

import aiohttp
import pytest
from aiohttp import web

from adapters.discord import running
from bot.running import check_address, check_discord, check_telegram
from bot.running.checks import How
from bot.running.settings import BadSettings, Settings
from tests.chat.bot_in_loop import bot_in_loop
from tests.crossed import sampled
from tests.emulators.discord.server import DiscordEmulator
from tests.emulators.telegram.server import TelegramEmulator
from tests.waiting import until

PAGE = b"<html><body>502 Bad Gateway</body></html>"
JSON, HTML = "application/json", "text/html"
ODD = {
    "a page": (200, HTML, PAGE),
    "a page that is called JSON": (200, JSON, PAGE),
    "nothing": (200, JSON, b""),
    "no content": (204, JSON, b""),
    "null": (200, JSON, b"null"),
    "a list": (200, JSON, b"[]"),
    "a list of numbers": (200, JSON, b"[1]"),
    "a list of objects": (200, JSON, b"[{}]"),
    "an object": (200, JSON, b"{}"),
    "an object of other things": (200, JSON, b'{"id": 7, "flags": "x", "ok": true, "result": 7, "hello": []}'),
    "a number": (200, JSON, b"7"),
    "a text": (200, JSON, b'"x"'),
    "half of an object": (200, JSON, b"{"),
    "brackets without end": (200, JSON, b"[" * 100_000),
    "no text": (200, JSON, b"\xff\xfe"),
    "a broken pack": (200, JSON, b"no pack"),
    "an address elsewhere": (302, HTML, PAGE),
    "400": (400, HTML, PAGE),
    "403": (403, HTML, PAGE),
    "404": (404, HTML, PAGE),
    "404 in JSON": (404, JSON, b'{"message": "404: Not Found", "code": 0}'),
    "429": (429, HTML, PAGE),
    "500": (500, HTML, PAGE),
    "502": (502, HTML, PAGE),
    "503": (503, HTML, PAGE),
}
SHORT = ("a page", "no content", "a list of objects", "an object of other things", "no text", "404 in JSON", "502")
EACH = [pytest.param(odd, marks=[] if odd in SHORT else pytest.mark.slow) for odd in ODD]
PASSED_ON = {"authorization", "content-type", "user-agent"}

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(autouse=True)
def hurried(monkeypatch):
    """discord.py waits up to 25 s before it gives an error of a server up."""
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds, *rest: sleep(min(seconds, 0.001), *rest))


class Between:
    """A proxy in front of a platform that answers something odd at one path."""

    def __init__(self, target: str) -> None:
        at = urlsplit(target)
        self._target = f"{at.scheme}://{at.netloc}"
        self._path = at.path
        self.odd: dict[str, str] = {}
        self.paths: list[str] = []
        self.address = ""

    async def answer(self, request: web.Request) -> web.Response:
        self.paths.append(request.path)
        odd = self.odd.get(request.path)
        if odd is not None:
            status, kind, body = ODD[odd]
            more = {"Content-Encoding": "gzip"} if odd == "a broken pack" else {}
            more |= {"Location": "http://127.0.0.1:9/elsewhere"} if status == 302 else {}
            return web.Response(status=status, body=body, headers={"Content-Type": kind, **more})
        headers = {name: value for name, value in request.headers.items() if name.lower() in PASSED_ON}
        url, body = self._target + request.path_qs, await request.read()
        async with (
            aiohttp.ClientSession() as session,
            session.request(request.method, url, data=body, headers=headers) as answer,
        ):
            return web.Response(
                status=answer.status, body=await answer.read(), headers={"Content-Type": answer.headers["Content-Type"]}
            )

    @contextlib.asynccontextmanager
    async def served(self):
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self.answer)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{runner.addresses[0][1]}{self._path}"
        try:
            yield self
        finally:
            await runner.cleanup()


@pytest.fixture
async def portal():
    async with DiscordEmulator() as emulator:
        emulator.guild("Club")
        emulator.activities.enable()
        async with Between(emulator.api_url).served() as between:
            yield emulator, between


@pytest.fixture
async def telegram():
    async with TelegramEmulator() as emulator, Between(emulator.url).served() as between:
        yield emulator, between


async def looked(check, between, odd, settings):
    """The findings with an odd answer at each path in turn, by the path's last word."""
    good = await check.findings(settings)
    assert not [one for one in good if one.how is How.WRONG]
    found = {}
    for path in dict.fromkeys(between.paths):
        between.odd = {path: odd}
        try:
            found[path.rpartition("/")[2]] = await check.findings(settings)
        except BadSettings as refused:
            found[path.rpartition("/")[2]] = refused
    return found


@pytest.mark.parametrize("odd", EACH)
async def test_the_check_of_discord_ends_in_lines(odd, portal, monkeypatch):
    emulator, between = portal
    monkeypatch.setattr(check_address, "findings", nothing)
    settings = Settings(
        _env_file=None,
        discord_token=emulator.token,
        discord_api_url=between.address,
        app_url="https://table.example.org",
        discord_client_secret=emulator.activities.secret,
    )
    found = await looked(check_discord, between, odd, settings)
    assert set(found) == {"@me", "commands", "guilds", "token"}
    assert [one.how for one in found["@me"]] == [How.WRONG]
    assert any("Discord" in one.text for one in found["@me"])
    secret = [one for one in found["token"] if "CLIENT_SECRET" in one.text or "client secret" in one.text]
    assert [one.how for one in secret] == [How.FINE if odd == "400" else How.NOTE]


@pytest.mark.parametrize("odd", sampled(EACH, 3))
@pytest.mark.slow
async def test_the_check_of_telegram_ends_in_lines(odd, telegram):
    emulator, between = telegram
    settings = Settings(_env_file=None, telegram_token=emulator.token, telegram_api_url=between.address)
    found = await looked(check_telegram, between, odd, settings)
    assert {"getMe", "getWebhookInfo"} <= set(found)
    refused = found["getMe"]
    if isinstance(refused, BadSettings):
        assert odd == "404 in JSON"  # so Telegram answers to a token of another form
    else:
        assert [one.how for one in refused] == [How.WRONG]


@pytest.mark.parametrize("path", ["/app/hello", "/app/talk"])
@pytest.mark.parametrize("odd", EACH)
async def test_the_check_of_the_public_address_ends_in_lines(odd, path):
    async def hello(_: web.Request) -> web.Response:
        return web.json_response({"hello": "x"})

    app = web.Application()
    app.router.add_get("/app/hello", hello)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        async with Between(f"http://127.0.0.1:{runner.addresses[0][1]}").served() as between:
            between.odd = {path: odd}
            (found,) = await check_address.findings(Settings(_env_file=None, app_url=between.address))
    finally:
        await runner.cleanup()
    assert found.how is How.WRONG
    assert any(said in found.text for said in ("not as this bot", "no WebSocket", "cannot be reached"))


@pytest.mark.parametrize("odd", ["a page", "nothing", "a list", "404", "502"])
async def test_the_start_tries_discord_again_after_an_odd_answer(odd, portal, redis_url, monkeypatch, caplog):
    emulator, between = portal
    monkeypatch.setattr(running, "AGAIN", 0.01)
    path = f"{urlsplit(between.address).path}/users/@me"
    between.odd = {path: odd}
    about = {"discord_token": emulator.token, "discord_api_url": between.address}

    async def connected():
        if running.AWAY in caplog.text and between.paths.count(path) > 1:
            between.odd = {}
        return emulator.gateway.connected

    gateway = {"discord_gateway_url": emulator.gateway_url}
    async with bot_in_loop("discord", until(connected, 60.0), redis_url=redis_url, profile="leave", **about, **gateway):
        pass
    assert caplog.text.count(running.AWAY) == 1


async def nothing(_):
    return []
