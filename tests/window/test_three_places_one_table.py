"""One table in three places: a window inside Discord, one inside Telegram, and a room of the playground."""

import contextlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from aiohttp import ClientSession
from playwright.async_api import Browser, Frame, Page, expect

from bot.codec import Verb
from tests.chat.bot_process import BotProcess
from tests.chat.discord.discord_play import SHORT
from tests.chat.guests import DiscordGuest, TelegramGuest
from tests.chat.guests import until as seen
from tests.chat.webhook_place import free_port
from tests.emulators.discord.server import DiscordEmulator
from tests.emulators.telegram.server import TelegramEmulator
from tests.waiting import until
from tests.web.browser import opened
from tests.web.page_client import opened_room, page_at
from tests.window.all_places import OPEN
from tests.window.discord_client import DiscordProxy, chromium_of_discord, discord_client
from tests.window.discord_windows import DiscordWindows
from tests.window.webclient import data_of, web_client
from tests.window.window_moves import RESULT, is_due, moves

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
STARTED = 120.0  # seconds for all three places, on a busy machine


@dataclass
class Evening:
    """Both platforms, with a bot in its own process between them, and the code of the table."""

    telegram: TelegramEmulator
    windows: DiscordWindows
    bot: BotProcess
    playground: str
    code: str = ""
    room: str = ""
    pages: dict[str, Page | Frame] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ben = self.telegram.user(11, "Ben", language_code="en")
        self.group = self.telegram.group("Friday", [self.ben])

    async def sit_down(self) -> None:
        """Let Anna open a table on Discord; Ben joins it from Telegram, Cleo from a room of the playground."""
        anna = DiscordGuest(self.windows.people[0], self.windows.channel)
        ben = TelegramGuest(self.ben, self.group)
        await anna.types(f"/newgame {SHORT}")
        lobby = await seen(lambda: anna.with_verb(Verb.JOIN, private=False), "a lobby")
        self.code = lobby.key(Verb.JOIN).token.table
        await ben.types("/start", private=True)
        await seen(ben.inbox, "a greeting")
        await ben.types(f"/join {self.code}")
        await self._let_in(anna, "Ben")
        playground = self.playground
        async with ClientSession() as session:
            door = await opened_room(session, playground, people=1)
        async with page_at(playground, door) as page:
            await page.say(f"/join {self.code}", id="the-only-line")
            await self._let_in(anna, page.room["people"][0]["name"])
        self.room = f"{playground}/t/{door.code}#key={door.key}"
        lobby = await seen(lambda: anna.with_verb(Verb.START, private=False), "the whole lobby")
        await anna.presses(lobby, lobby.key(Verb.START))

    async def _let_in(self, anna: DiscordGuest, name: str) -> None:
        wanted = await seen(lambda: anna.with_verb(Verb.LET_IN, private=False), f"the question about {name}")
        await anna.presses(wanted, wanted.key(Verb.LET_IN))
        await seen(lambda: not anna.with_verb(Verb.LET_IN, private=False), f"{name} at the table")

    async def is_over(self) -> bool:
        return all([await page.locator(RESULT).count() for page in self.pages.values()])

    async def next_move(self) -> bool:
        """Make the next move; return whether everybody sees the hand's result."""
        for page in self.pages.values():
            if await is_due(page):
                await moves(page)
        return await self.is_over()

    async def in_a_trick(self) -> bool:
        return await self.next_move() or all(
            [await page.locator(".trick .played").count() for page in self.pages.values()]
        )


async def started(bot: BotProcess) -> None:
    await bot.start()
    await bot.says(OPEN, patience=STARTED)


@contextlib.asynccontextmanager
async def an_evening(redis_url: str) -> AsyncIterator[Evening]:
    port, playground = free_port(), free_port()
    async with TelegramEmulator(enforce_limits=False) as telegram, DiscordEmulator() as discord:
        telegram.has_app = True
        discord.activities.enable()
        windows = DiscordWindows(discord, port)
        settings: dict[str, Any] = {
            "TELEGRAM_TOKEN": telegram.token,
            "TELEGRAM_API_URL": telegram.url,
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "DISCORD_CLIENT_SECRET": discord.activities.secret,
            "REDIS_URL": redis_url,
            "HTTP_PORT": playground,
            "APP_URL": windows.address,
        }
        async with BotProcess("all", program="tests.window.all_places", **settings) as bot:
            await started(bot)
            await discord.connected(1, patience=STARTED)
            yield Evening(telegram, windows, bot, f"http://127.0.0.1:{playground}")


async def test_the_game_goes_on_in_all_three_after_a_crash_in_mid_trick(tmp_path, redis_url):
    async with (
        chromium_of_discord(tmp_path) as chromium,
        an_evening(redis_url) as evening,
        DiscordProxy(evening.windows).running(chromium.port, chromium.folder),
    ):
        await goes_on_in_all_three(chromium.browser, evening)


async def goes_on_in_all_three(browser: Browser, evening: Evening) -> None:
    await evening.sit_down()
    async with (
        discord_client(browser, evening.windows, evening.windows.people[0]) as discord,
        web_client(browser, evening.windows.address) as telegram,
        opened(browser) as room,
    ):
        await room.goto(evening.room)
        data = data_of(evening.telegram, evening.ben, evening.group, f"t_{evening.code}")
        evening.pages = {
            "discord": await discord.launch(),
            "telegram": await telegram.launch(data),
            "room": room,
        }
        for page in evening.pages.values():
            await expect(page.locator(".fan .card").first).to_be_visible(timeout=20_000)
        await until(evening.in_a_trick, patience=300.0)
        assert not await evening.is_over()
        await evening.bot.kill()
        await started(evening.bot)
        await until(evening.next_move, patience=300.0)
        for page in evening.pages.values():
            await expect(page.locator(RESULT)).to_contain_text(re.compile("Anna|You"))
