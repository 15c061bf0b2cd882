"""Windows inside Discord: its emulator, the bot with its web server, and people who open the Activity as clients do."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlencode

from aiohttp import ClientSession

from tests.chat.discord.discord_play import discord_bot, sit_down
from tests.chat.webhook_place import free_port
from tests.emulators.discord.interactions import Interaction
from tests.emulators.discord.people import Channel, User
from tests.emulators.discord.seen import SeenMessage
from tests.emulators.discord.server import DiscordEmulator
from tests.window.conftest import WindowClient

OPEN = "🂡 Open the table"


class DiscordWindows:
    """A channel with a table in it, and the address at which the bot serves its windows."""

    def __init__(self, emulator: DiscordEmulator, port: int) -> None:
        self.emulator = emulator
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.people = [emulator.user(name) for name in ("Anna", "Ben", "Cleo")]
        self.everybody = [*self.people]  # including spectators
        self.club = emulator.guild("Club", self.people)
        self.channel = self.club.channel("Friday")

    @property
    def proxy(self) -> str:
        """The host at which Discord's clients reach the application's pages."""
        return f"{self.emulator.activities.client_id}.discordsays.com"

    @property
    def headers(self) -> dict[str, str]:
        """The headers of every request that comes through Discord's proxy."""
        return {"Origin": f"https://{self.proxy}"}

    async def deal(self) -> SeenMessage:
        """Let everybody sit down and begin; return the board."""
        return await sit_down(self.people, self.channel)

    def code_on(self, message: SeenMessage) -> str:
        """The code of the table that the button opens."""
        return (message.button(OPEN).custom_id or "").removeprefix("w:")

    async def press(self, person: User, message: SeenMessage) -> Interaction:
        """Press the button that opens the window."""
        return await person.press(message, custom_id=message.button(OPEN).custom_id)

    def data(self, person: User, instance: str, custom_id: str = "") -> str:
        """The data that the page sends after a person consents."""
        code = self.emulator.activities.authorize(person)
        return urlencode({"code": code, "instance_id": instance, "custom_id": custom_id})

    def consent(self, person: User, channel: Channel | None = None, custom_id: str = "") -> str:
        """Let a person launch the Activity in a channel and consent; return the page's data."""
        instance = self.emulator.activities.join(person, channel or self.channel)
        return self.data(person, instance.id, custom_id)

    async def enter(self, data: str, headers: dict[str, str] | None = None) -> tuple[int, dict[str, Any]]:
        """Sign in, as the page does."""
        body = f'{{"platform": "discord", "data": "{data}"}}'
        async with (
            ClientSession() as session,
            session.post(f"{self.address}/app/enter", data=body, headers=headers or self.headers) as answer,
        ):
            return answer.status, await answer.json() if answer.content_type == "application/json" else {}

    @contextlib.asynccontextmanager
    async def window(
        self, person: User, channel: Channel | None = None, custom_id: str = ""
    ) -> AsyncIterator[WindowClient]:
        """Open a window in a channel as the page does, without a browser."""
        status, entered = await self.enter(self.consent(person, channel, custom_id))
        assert status == 200, entered
        async with ClientSession() as session:
            window = WindowClient(await session.ws_connect(f"{self.address}/app/talk", headers=self.headers))
            hello = {"key": entered["session"], "table": entered["table"]}
            await window.socket.send_json(hello)
            await window.until(lambda: window.room and window.view)
            yield window

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        """Ask for a page or file; return the status and the answer's headers."""
        async with ClientSession() as session, session.get(f"{self.address}{path}", headers=headers) as answer:
            return answer.status, answer.headers


@contextlib.asynccontextmanager
async def discord_windows(redis_url: str, **settings: object) -> AsyncIterator[DiscordWindows]:
    """Run the bot with windows inside Discord."""
    async with DiscordEmulator() as emulator:
        emulator.activities.enable()
        with emulator.redirected():
            windows = DiscordWindows(emulator, free_port())
            given = {
                "http_port": windows.port,
                "app_url": windows.address,
                "discord_client_secret": emulator.activities.secret,
                "profile": "leave",
                **settings,
            }
            async with discord_bot(emulator, redis_url, **given):
                yield windows
