"""Discord on loopback: REST and gateway over SimCord's backend, and people that a test moves.

An unmodified discord.py in this process, in a thread or in another process speaks HTTP and WebSocket to it::

    async with DiscordEmulator() as discord:                         # token, api_url, gateway_url
        anna = discord.user("Anna", locale="pl")
        ben = discord.user("Ben", locale="de")
        club = discord.guild("Club", [anna, ben], locale="pl")
        table = club.channel("table")
        with discord.redirected():                                   # or client.redirect(…) in the bot's process
            start_the_bot(token=discord.token)
            await discord.connected()                                # its gateway sessions are there
            await discord.until(lambda: discord.commands)            # its commands are registered

        lobby = await anna.command(table, "newgame", preset="polish")
        assert lobby.ephemeral is False and "Join" in lobby.answer.labels
        board = lobby.answer                                         # a SeenMessage: text, labels, versions, pinged …
        pressed = await ben.press(board, "Join")                     # label, its beginning, or custom_id=
        assert pressed.kind == "update" and "Ben" in board.text
        hand = await ben.press(board, "My hand")
        assert hand.ephemeral and hand.answer.visible_to(ben) and not hand.answer.visible_to(anna)
        assert [c["name"] for c in await anna.autocomplete(table, "newgame", option="preset", typed="rus")]

        ben.close_dms(50007)                                         # or 50278
        discord.fail("PATCH", "/channels/*/messages/*", status=502)  # the next one; times=None: until .release()
        discord.rate_limit("POST", "/channels/*/messages", retry_after=0.2)
        discord.drop("POST", "/channels/*/messages", when="after")   # acted on, then the connection is cut
        held = discord.hold("PATCH", "/channels/*/messages/*")       # until held.release()
        late = await anna.press(board, "Leave", late=True)           # late.codes == [10062]
        twice = await anna.press(board, "Leave", deliveries=2)       # one of twice.attempts got 40060
        discord.clock.advance(3601)                                  # an hour later: edits of old messages get 30046
        await discord.disconnect_gateway("abort")                    # reconnect, close, abort, invalid
        table.deny("send_messages"); table.delete()

Leaving the block fails the test for what must never be: a route or field that the emulator does not know (``gaps``),
an accepted body that Discord's OpenAPI description does not allow (``violations``, only with ``THOUSAND_DISCORD_API``
set to the description's file).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, Literal, Self

import discord
from aiohttp import web
from simcord.backend.models import Message as StoredMessage

from adapters.discord.addresses import found_at
from tests.emulators.discord.activities import Activities
from tests.emulators.discord.application import new_application
from tests.emulators.discord.faults import Fault, Faults, RateLimits
from tests.emulators.discord.gateway import Disconnect, Gateway
from tests.emulators.discord.interactions import Interaction
from tests.emulators.discord.openapi import Description
from tests.emulators.discord.people import Channel, Guild, User
from tests.emulators.discord.rest import Call, Rest
from tests.emulators.discord.seen import SeenMessage
from tests.emulators.discord.world import RunningClock, World
from tests.emulators.watched import PATIENCE, Watched

EMULATED_TOKEN = "emulated-token"
REPORTED_CALLS = 12


class DiscordEmulator(Watched):
    """One Discord with one bot. Everything is driven in the event loop that started it.

    The privileged intents are not approved.
    """

    recheck = 0.02  # the bot may change without a call

    def __init__(self, *, shards: int = 1) -> None:
        super().__init__()
        self.token = EMULATED_TOKEN
        self.shards = shards
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.messages: dict[int, SeenMessage] = {}
        self.messages_by_channel: defaultdict[int, list[SeenMessage]] = defaultdict(list)
        self.interactions: dict[int, Interaction] = {}
        self.calls: list[Call] = []
        self.faults = Faults()
        self.limits = RateLimits()
        self.application: dict[str, Any] = new_application()
        self.gaps: list[str] = []
        self.violations: list[str] = []
        self.api = Description.from_environment()
        self._channels: dict[int, Channel] = {}
        self._port = 0
        self._runner: web.AppRunner | None = None
        self.world = World(self._note_message, lambda: self.url)
        self.world.bot_user.name = "Thousand"
        self.gateway = Gateway(
            self.world,
            token=self.token,
            approved_intents=discord.Intents.default(),
            own_url=lambda: self.gateway_url,
            flags=lambda: int(self.application["flags"]),
            changed=self.changed,
        )
        self.world.subscribers.append(self.gateway.publish)
        self.rest = Rest(self)
        self.rules = self.rest.rules
        self.activities = Activities(self)

    # ------------------------------------------------------------------------------------------------ running

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        if kind is None:
            self.assert_clean()

    async def start(self) -> None:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_route("*", "/api/v{version}/{path:.*}", self.rest.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/attachments/{path:.*}", self._attachment)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        self.faults.clear()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def assert_clean(self) -> None:
        assert not self.gaps, f"the emulator does not know: {self.gaps}"
        assert not self.violations, f"against Discord's API description: {self.violations}"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def api_url(self) -> str:
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/gateway"

    def redirected(self) -> AbstractContextManager[None]:
        """Connect discord.py in this process to this emulator while the context lasts."""
        return found_at(self.api_url, self.gateway_url)

    async def _attachment(self, request: web.Request) -> web.Response:
        data = self.world.cdn.get(self.url + request.path)
        return web.Response(status=404) if data is None else web.Response(body=data)

    # --------------------------------------------------------------------------------------------- the world

    @property
    def clock(self) -> RunningClock:
        """The time of messages, interactions and deadlines; ``advance(seconds)`` moves it forward."""
        clock = self.world.clock
        assert isinstance(clock, RunningClock)
        return clock

    def user(self, name: str, *, locale: str = "en-US") -> User:
        user = User(self, self.world.make_user(name, bot=False).id, name, locale)
        self.users[user.id] = user
        return user

    def guild(
        self,
        name: str,
        members: Iterable[User] = (),
        *,
        locale: str = "en-US",
        shard: int | None = None,
    ) -> Guild:
        """A server with the bot in it; ``shard`` picks an id that belongs to this shard of ``shards``."""
        stored = self.world.create_guild(name, shard_id=shard, shard_count=self.shards, preferred_locale=locale)
        # Discord lets everybody launch Activities on a new server.
        stored.everyone_role.permissions |= discord.Permissions(use_embedded_activities=True).value
        guild = Guild(self, stored.id, name, locale)
        self.guilds[guild.id] = guild
        guild.add(*members)
        return guild

    def channel_of(self, channel_id: int) -> Channel:
        known = self._channels.get(channel_id)
        if known is not None:
            return known
        stored = self.world.channels[channel_id]
        guild = self.guilds[stored.guild_id] if stored.guild_id is not None else None
        channel = Channel(self, channel_id, guild, stored.name or "private")
        return self._channels.setdefault(channel_id, channel)

    @property
    def commands(self) -> dict[str, dict[str, Any]]:
        """The registered global commands by name, as the bot sent them, with an id."""
        return {key[0]: command for key, command in self.world.commands.get(None, {}).items()}

    def _note_message(self, what: str, stored: StoredMessage) -> None:
        if what == "sent":
            message = SeenMessage(self, stored, None)
            self.messages[stored.id] = message
            self.messages_by_channel[stored.channel_id].append(message)
        elif what == "edited":
            self.messages[stored.id].note_version()
        elif stored.id in self.messages:
            self.messages[stored.id].deleted = True
        self.changed()

    # ---------------------------------------------------------------------------------------- watching the bot

    def note_call(self, call: Call) -> None:
        self.calls.append(call)

    def calls_to(self, method: str, route: str) -> list[Call]:
        """The calls of one route, ids written as ``{}``: ``calls_to("PATCH", "/channels/{}/messages/{}")``."""
        return [call for call in self.calls if call.method == method and call.route == route]

    @property
    def unanswered(self) -> list[Interaction]:
        """Interactions that the bot did not acknowledge."""
        return [item for item in self.interactions.values() if not item.acknowledged]

    async def connected(self, sessions: int | None = None, patience: float = PATIENCE) -> None:
        """Wait until this many gateway sessions (by default one for each shard) are identified or resumed."""
        wanted = self.shards if sessions is None else sessions
        await self.until(lambda: len(self.gateway.connected) >= wanted, patience, what=f"{wanted} gateway sessions")

    def report(self) -> str:
        last = self.calls[-REPORTED_CALLS:]
        return f"{len(self.gateway.connected)} gateway sessions; the last calls: {last}"

    # ----------------------------------------------------------------------------------------- disturbances

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        code: int = 0,
        message: str = "Internal Server Error",
        times: int | None = 1,
    ) -> Fault:
        """Answer the next calls with this status (and Discord error code) without acting."""
        return self.faults.add(Fault("status", method, path, times, status=status, code=code, message=message))

    def rate_limit(
        self,
        method: str,
        path: str,
        *,
        retry_after: float,
        scope: Literal["user", "shared", "global"] = "user",
    ) -> Fault:
        """Answer the next call with 429. ``limits.realistic`` refuses by count instead."""
        return self.faults.add(Fault("limit", method, path, retry_after=retry_after, scope=scope))

    def drop(self, method: str, path: str, *, when: Literal["before", "after"], times: int | None = 1) -> Fault:
        """Cut the connection of the next calls, before or after acting on them."""
        return self.faults.add(Fault("drop_before" if when == "before" else "drop_after", method, path, times))

    def hold(self, method: str, path: str, *, times: int | None = 1) -> Fault:
        """Let the next calls wait, before acting, until ``release()``; ``waiting`` is the number of waiting calls."""
        return self.faults.add(Fault("hold", method, path, times))

    async def disconnect_gateway(self, how: Disconnect = "reconnect") -> None:
        """Ask the clients to reconnect, close or abort their sockets, or declare their sessions invalid."""
        await self.gateway.disconnect(how)
