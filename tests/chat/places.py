"""One test for Telegram and Discord: an emulator, a group in it, and the bot, all driven in the same way."""

import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any

from bot.people import Chat, Person
from tests.chat.discord.discord_play import discord_bot
from tests.chat.guests import DiscordGuest, Guest, TelegramGuest, until
from tests.chat.telegram_bot import telegram_bot
from tests.emulators.discord.server import DiscordEmulator
from tests.emulators.telegram.server import TelegramEmulator

NAMES = ("Anna", "Ben", "Cleo")
SUPPRESS_NOTIFICATIONS = 1 << 12  # a flag of Discord's messages


class Place(ABC):
    """A group of people on one platform."""

    platform: str
    guests: list[Guest]
    emulator: Any
    chat: Chat

    def __init__(self, redis_url: str) -> None:
        self.redis_url = redis_url

    @abstractmethod
    def bot(self, **settings: object) -> contextlib.AbstractAsyncContextManager[None]:
        """Run the bot while the context lasts."""

    @abstractmethod
    def promote(self, guest: Guest) -> None:
        """Make a guest an admin of the group."""

    @abstractmethod
    def loud(self, guest: Guest | None = None) -> list[str]:
        """The texts of all messages that made phones buzz in the group, or in a guest's private chat."""

    @abstractmethod
    def hold_edits(self, guest: Guest | None = None) -> Any:
        """Leave edits in the group, or in a guest's private chat, unanswered until `release`."""

    async def greeted(self) -> None:
        """Let everybody open the private chat, which only Telegram requires."""
        if self.platform == "telegram":
            for guest in self.guests:
                await guest.types("/start", private=True)
            await until(lambda: all(guest.inbox() for guest in self.guests), "greetings")

    def people(self) -> list[Person]:
        """Return the guests as the application knows them."""
        return [Person(platform=self.platform, id=guest.id, name=guest.name) for guest in self.guests]


class OnTelegram(Place):
    platform = "telegram"

    def __init__(self, redis_url: str, emulator: TelegramEmulator, names: Sequence[str]) -> None:
        super().__init__(redis_url)
        self.emulator = emulator
        people = [emulator.user(11 + seat, name) for seat, name in enumerate(names)]
        self.group = emulator.group("Friday", people)
        self.guests = [TelegramGuest(person, self.group) for person in people]
        self.chat = Chat(platform=self.platform, id=str(self.group.id), title="Friday")

    def bot(self, **settings: Any) -> contextlib.AbstractAsyncContextManager[None]:
        return telegram_bot(self.emulator, self.redis_url, **settings)

    def promote(self, guest: Guest) -> None:
        assert isinstance(guest, TelegramGuest)
        self.group.promote(guest.person)

    def loud(self, guest: Guest | None = None) -> list[str]:
        chat = guest.person.chat if isinstance(guest, TelegramGuest) else self.group
        return [one.text for one in chat.messages if one.from_bot and not one.silent]

    def hold_edits(self, guest: Guest | None = None) -> Any:
        chat = guest.person.chat if isinstance(guest, TelegramGuest) else self.group
        return self.emulator.faults.hold(method="editMessageText", chat=chat, times=None)


class OnDiscord(Place):
    platform = "discord"

    def __init__(self, redis_url: str, emulator: DiscordEmulator, names: Sequence[str]) -> None:
        super().__init__(redis_url)
        self.emulator = emulator
        users = [emulator.user(name, locale="en-US") for name in names]
        self.guild = emulator.guild("Club", users)
        self.channel = self.guild.channel("Friday")
        self.guests = [DiscordGuest(user, self.channel) for user in users]
        self.chat = Chat(platform=self.platform, id=str(self.channel.id), title="#Friday")

    def bot(self, **settings: Any) -> contextlib.AbstractAsyncContextManager[None]:
        return discord_bot(self.emulator, self.redis_url, **settings)

    def promote(self, guest: Guest) -> None:
        assert isinstance(guest, DiscordGuest)
        self.guild.grant(guest.user, manage_guild=True)

    def loud(self, guest: Guest | None = None) -> list[str]:
        channel = guest.user.dm if isinstance(guest, DiscordGuest) else self.channel
        sent = [one for one in channel.history if one.conversational and one.author is None and not one.ephemeral]
        return [one.text for one in sent if not one.flags & SUPPRESS_NOTIFICATIONS]

    def hold_edits(self, guest: Guest | None = None) -> Any:
        channel = guest.user.dm if isinstance(guest, DiscordGuest) else self.channel
        return self.emulator.hold("PATCH", f"/channels/{channel.id}/messages/*", times=None)


@contextlib.asynccontextmanager
async def place_on(platform: str, redis_url: str, names: Sequence[str] = NAMES) -> AsyncIterator[Place]:
    """Give a test its own group on a platform."""
    if platform == "telegram":
        async with TelegramEmulator(enforce_limits=False) as telegram:
            yield OnTelegram(redis_url, telegram, names)
    else:
        async with DiscordEmulator() as discord:
            with discord.redirected():
                yield OnDiscord(redis_url, discord, names)
