"""The table in Discord's client: the real page, through Discord's proxy, at the game of the channel."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Frame, expect

from tests.chat.bot_process import BotProcess
from tests.chat.discord.discord_play import turn_of
from tests.chat.webhook_place import free_port
from tests.emulators.discord.people import User
from tests.emulators.discord.server import DiscordEmulator
from tests.waiting import until
from tests.web.table_moves import HAND, MOVED, PRESS, study_menu
from tests.window.discord_client import (
    SANDBOX,
    WITHOUT_ORIGIN,
    Chromium,
    DiscordClient,
    DiscordProxy,
    chromium_of_discord,
    discord_client,
)
from tests.window.discord_windows import DiscordWindows, discord_windows
from tests.window.window_moves import FIRST_LOAD, faults, is_due, loaded, moves, plays_on

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
FORGED = """origin => {
  const data = [1, { cmd: "DISPATCH", evt: "ACTIVITY_LAYOUT_MODE_UPDATE", data: { layout_mode: 1 } }];
  dispatchEvent(new MessageEvent("message", { source: window, origin, data }));
}"""
LATER = r"""async () => {
  const first = document.querySelector("script[type=module]").textContent.match(/"(\/static\/[^"]+)"/)[1];
  const late = (await (await fetch(first)).text()).match(/import\("(\/static\/[^"]+)"\)/)[1];
  return Object.keys(await globalThis.later(late));
}"""
LAYOUT = "document.documentElement.dataset.layout"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def chromium(tmp_path_factory) -> AsyncIterator[Chromium]:
    async with chromium_of_discord(tmp_path_factory.mktemp("certificate")) as chromium:
        yield chromium


@pytest_asyncio.fixture(loop_scope="session")
async def windows(redis_url) -> AsyncIterator[DiscordWindows]:
    async with discord_windows(redis_url) as windows:
        yield windows


@contextlib.asynccontextmanager
async def proxied(chromium: Chromium, windows: DiscordWindows, **rules: bool) -> AsyncIterator[DiscordProxy]:
    proxy = DiscordProxy(windows, **rules)
    async with proxy.running(chromium.port, chromium.folder):
        yield proxy


@contextlib.asynccontextmanager
async def of_anna(chromium: Chromium, windows: DiscordWindows, **settings: Any) -> AsyncIterator[DiscordClient]:
    """Anna's client, behind the proxy."""
    async with (
        proxied(chromium, windows),
        discord_client(chromium.browser, windows, windows.people[0], **settings) as client,
    ):
        yield client


async def seated(frame: Frame) -> Frame:
    """Wait until the person's own cards are visible; return the frame."""
    await expect(frame.locator(".fan .card").first).to_be_visible(timeout=20_000)
    return frame


async def test_one_plays_in_a_window_and_two_by_private_hands(chromium, windows):
    await windows.deal()
    async with of_anna(chromium, windows, viewport={"width": 420, "height": 800}) as client:
        frame = await seated(await client.launch())
        assert await loaded(frame) < FIRST_LOAD
        await plays_on(lambda: frame, lambda: by_private_hands(windows.people[1:]))


async def test_a_hand_in_a_window_goes_on_after_its_process_was_killed_in_mid_trick(chromium, redis_url):
    async with DiscordEmulator() as emulator:
        emulator.activities.enable()
        windows = DiscordWindows(emulator, free_port())
        anna, *others = windows.people
        process = BotProcess(
            "discord",
            program="tests.chat.telegram_unlimited",
            DISCORD_TOKEN=emulator.token,
            DISCORD_API_URL=emulator.api_url,
            DISCORD_GATEWAY_URL=emulator.gateway_url,
            DISCORD_CLIENT_SECRET=emulator.activities.secret,
            REDIS_URL=redis_url,
            HTTP_PORT=windows.port,
            APP_URL=windows.address,
        )
        async with process, proxied(chromium, windows), discord_client(chromium.browser, windows, anna) as client:
            await process.start(until="health is told")
            await emulator.connected(patience=60.0)
            await windows.deal()
            frame = await seated(await client.launch())
            await until(lambda: in_mid_trick(frame, others), patience=120.0)
            shown = await frame.evaluate(HAND)
            await frame.evaluate(PRESS)  # at the kill this press may be under way, or already answered
            await process.kill()
            await emulator.until(lambda: not emulator.gateway.connected)
            await process.start(until="health is told")
            await frame.wait_for_function(MOVED, arg=shown, timeout=60_000)
            await plays_on(lambda: frame, lambda: by_private_hands(others))
        assert "Traceback" not in "\n".join(process.output)


async def in_mid_trick(frame: Frame, others: list[User]) -> bool:
    """Whether the window's person is to play to a trick begun by others; if not, make a move."""
    if not await is_due(frame):
        await by_private_hands(others)
    elif await frame.locator(".trick .played").count() in {1, 2}:
        return True
    else:
        await moves(frame)
    return False


async def by_private_hands(people: list[User]) -> None:
    """Let one of these people move in their private messages, if it is their turn."""
    found = turn_of(people)
    if found is not None:
        person, _, button = found
        await person.press(person.dms[-1], custom_id=button.custom_id)


@pytest.mark.parametrize("foreign", [False, True], ids=["our-host", "discords-host"])
async def test_in_a_frame_without_an_origin_everything_comes_from_memory(chromium, windows, foreign):
    await windows.deal()
    async with (
        proxied(chromium, windows, opaque=True, foreign=foreign) as proxy,
        discord_client(chromium.browser, windows, windows.people[0]) as client,
    ):
        frame = await seated(await client.launch(sandbox=WITHOUT_ORIGIN))
        assert await frame.evaluate("origin") == "null"
        assert {origin for path, origin in proxy.asked if path.startswith("/app/")} == {"null"}
        assert await frame.evaluate("getComputedStyle(document.querySelector('.dock .fan')).display") == "grid"
        assert await frame.evaluate(LATER)


async def test_a_reload_comes_back_to_the_table_without_another_consent(chromium, windows):
    await windows.deal()
    async with of_anna(chromium, windows) as client:
        frame = await seated(await client.launch())
        await frame.evaluate("location.reload()")
        await client.page.wait_for_function("said.filter((one) => one.operation === 0).length === 2")
        await seated(client.frame)
        assert len(await client.said("AUTHORIZE")) == 1


async def test_whoever_does_not_consent_is_told_so(chromium, windows):
    async with of_anna(chromium, windows) as client:
        client.consents = False
        frame = await client.launch()
        await expect(frame.get_by_role("alert")).to_contain_text("who you are", timeout=20_000)


async def test_the_client_alone_says_how_much_is_shown(chromium, windows):
    await windows.deal()
    async with of_anna(chromium, windows) as client:
        frame = await seated(await client.launch())
        await frame.evaluate(FORGED, "https://discord.com")  # not really from Discord's window
        assert await frame.evaluate(LAYOUT) is None
        await client.happened("ACTIVITY_LAYOUT_MODE_UPDATE", {"layout_mode": 1})
        await frame.wait_for_function(f"() => {LAYOUT} === 'small'")
        await expect(frame.locator(".dock .fan")).to_be_hidden(timeout=20_000)
        await client.happened("ACTIVITY_LAYOUT_MODE_UPDATE", {"layout_mode": 0})
        await seated(frame)


async def test_whoever_is_in_the_activity_and_at_no_seat_is_told_as_watching(chromium, windows):
    await windows.deal()
    dora = windows.emulator.user("Dora")
    windows.club.add(dora)
    windows.everybody.append(dora)
    windows.emulator.activities.join(dora, windows.channel)
    async with of_anna(chromium, windows) as client:
        frame = await seated(await client.launch())
        await expect(frame.locator(".title")).to_contain_text("Watching: Dora")
        await client.happened("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", {"participants": []})
        await expect(frame.locator(".title")).not_to_contain_text("Watching")


async def test_axe_finds_nothing_in_any_layout(chromium, windows):
    await windows.deal()
    async with of_anna(chromium, windows, viewport={"width": 960, "height": 600}) as client:
        frame = await seated(await client.launch())
        assert await faults(frame) == []
        for layout, width, height in ((1, 320, 180), (2, 480, 270)):  # in a corner, and as one of several
            await client.page.set_viewport_size({"width": width, "height": height})
            await client.happened("ACTIVITY_LAYOUT_MODE_UPDATE", {"layout_mode": layout})
            await frame.wait_for_function(f"() => {LAYOUT} === 'small'")
            assert await faults(frame) == [], layout


@pytest.mark.parametrize("sandbox", [SANDBOX, WITHOUT_ORIGIN], ids=["with-origin", "without-origin"])
async def test_a_study_leaves_the_activity_by_a_link_and_as_a_picture(chromium, windows, sandbox):
    async with (
        proxied(chromium, windows, opaque=sandbox == WITHOUT_ORIGIN),
        discord_client(chromium.browser, windows, windows.people[0], viewport={"width": 960, "height": 600}) as client,
    ):
        frame = await client.launch(sandbox=sandbox)
        await frame.locator(".to-menu").click()
        await frame.get_by_role("button", name="Study board").click()
        for name, shown in (("Show a picture", ".study-picture"), ("Share a link", ".study-link input")):
            await study_menu(frame, name)
            await expect(frame.locator(shown)).to_be_visible(timeout=20_000)
            link = await frame.get_by_role("link", name="Open in the browser").get_attribute("href")
            assert link.startswith(f"{windows.address}/app/study#study="), "not Discord's own address"
            if shown == ".study-picture":
                await until(lambda: frame.locator(".study-picture").evaluate("one => one.naturalWidth"), patience=10.0)
            await frame.locator(".study-sheet .tool").last.click()


async def test_no_other_page_hears_anything(chromium, windows):
    async with of_anna(chromium, windows, origin="https://evil.example") as client:
        frame = await client.launch()
        await frame.wait_for_load_state("load")
        await client.happened("READY", {"v": 1})
        assert await client.page.evaluate("said") == []


async def test_free_seats_are_offered_in_discords_own_dialog(chromium, windows):
    await windows.people[0].command(windows.channel, "newgame")
    async with of_anna(chromium, windows) as client:
        frame = await client.launch()
        await frame.locator(".plate .act").get_by_text("Invite", exact=True).first.click()
        await until(lambda: client.said("OPEN_INVITE_DIALOG"), patience=10.0)
