"""An admin of the group who doesn't play, in the window of its table: what is offered to them alone, and until when."""

import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Frame, expect

from bot.table import platform_facts
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, sit_down, table_of
from tests.chat.webhook_place import free_port
from tests.emulators.telegram.server import TelegramEmulator
from tests.window.discord_client import Chromium, DiscordProxy, chromium_of_discord, discord_client
from tests.window.discord_windows import discord_windows
from tests.window.webclient import data_of, web_client

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
FORGOTTEN_SOON = 0.05  # seconds for which the bot remembers who is an admin
PATIENCE = 20_000  # milliseconds


@dataclass
class Game:
    """A game of three people in a group, at which Zoe, an admin, and Dora, a member, may look in a window."""

    window: Callable[[str], AbstractAsyncContextManager[Frame]]
    """Opens the window of Zoe or Dora, by name."""

    demote: Callable[[], None]
    """Makes Zoe an ordinary member."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def chromium(tmp_path_factory) -> AsyncIterator[Chromium]:
    async with chromium_of_discord(tmp_path_factory.mktemp("certificate")) as chromium:
        yield chromium


@contextlib.asynccontextmanager
async def in_telegram(chromium: Chromium, redis_url: str) -> AsyncIterator[Game]:
    port = free_port()
    app = f"http://127.0.0.1:{port}"
    async with TelegramEmulator(enforce_limits=False) as emulator:
        emulator.has_app = True
        *players, zoe, dora = crowd(emulator, "Anna", "Ben", "Cleo", "Zoe", "Dora")
        group = emulator.group("Friday", [*players, zoe, dora])
        group.promote(zoe)

        @contextlib.asynccontextmanager
        async def window(name: str) -> AsyncIterator[Frame]:
            person = zoe if name == "Zoe" else dora
            async with web_client(chromium.browser, app, viewport={"width": 420, "height": 800}) as client:
                yield await client.launch(data_of(emulator, person, group, f"t_{table_of(boards(group)[-1])}"))

        async with telegram_bot(emulator, redis_url, http_port=port, app_url=app):
            await sit_down(emulator, group, players)
            await emulator.until(lambda: boards(group))
            yield Game(window, lambda: group.demote(zoe))


@contextlib.asynccontextmanager
async def in_discord(chromium: Chromium, redis_url: str) -> AsyncIterator[Game]:
    async with discord_windows(redis_url) as windows:
        zoe, dora = (windows.emulator.user(name) for name in ("Zoe", "Dora"))
        windows.club.add(zoe, dora)
        windows.club.grant(zoe, manage_guild=True)

        @contextlib.asynccontextmanager
        async def window(name: str) -> AsyncIterator[Frame]:
            person, size = zoe if name == "Zoe" else dora, {"width": 960, "height": 600}
            async with (
                DiscordProxy(windows).running(chromium.port, chromium.folder),
                discord_client(chromium.browser, windows, person, viewport=size) as client,
            ):
                yield await client.launch()

        await windows.deal()
        yield Game(window, lambda: windows.club.revoke(zoe))


@pytest_asyncio.fixture(loop_scope="session", params=[in_telegram, in_discord], ids=["telegram", "discord"])
async def game(request, chromium, redis_url, monkeypatch) -> AsyncIterator[Game]:
    monkeypatch.setattr(platform_facts, "ADMIN_FOR", FORGOTTEN_SOON)
    async with request.param(chromium, redis_url) as game:
        yield game


DECISIONS = {"Pause", "Time for a move", "End the game"}


async def entries(frame: Frame) -> set[str]:
    """The entries of the menu, which is left open."""
    await frame.locator(".to-menu").click()
    choices = frame.get_by_role("dialog", name="Menu").locator(".choices button")
    await expect(choices.first).to_be_visible()
    return set(await choices.all_inner_texts())


async def choose(frame: Frame, name: str) -> None:
    """Choose an entry of the menu."""
    assert name in await entries(frame)
    await frame.get_by_role("dialog", name="Menu").get_by_role("button", name=name, exact=True).click()


async def test_an_admin_decides_in_the_window_as_long_as_they_are_one(game: Game):
    async with game.window("Dora") as member:
        await expect(member.locator(".plate")).to_have_count(3, timeout=PATIENCE)
        assert not await entries(member) & {*DECISIONS, "My cards in words"}
    async with game.window("Zoe") as admin:
        await expect(admin.locator(".plate")).to_have_count(3, timeout=PATIENCE)
        assert await entries(admin) >= DECISIONS
        await admin.page.keyboard.press("Escape")
        asked, toasts = admin.locator(".asked"), admin.locator("#toasts")
        await choose(admin, "Pause")
        await expect(asked).to_have_text("Paused", timeout=PATIENCE)
        await admin.get_by_role("button", name="Go on", exact=True).click()
        await expect(asked).not_to_have_text("Paused", timeout=PATIENCE)
        game.demote()
        await choose(admin, "Pause")
        await expect(toasts).to_contain_text("You have no seat at this table", timeout=PATIENCE)
        await expect(asked).not_to_have_text("Paused")
