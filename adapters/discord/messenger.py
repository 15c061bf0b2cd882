"""The outgoing side of Discord."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from io import BytesIO
from typing import Any

import discord

from adapters.discord.activity import Activity
from adapters.discord.answers import DiscordAnswers
from adapters.discord.calls import CLOSED_REASON, TooOld, delivered
from adapters.discord.components import view_of
from adapters.discord.files import Draw, drawn, files_of
from adapters.discord.guard import RefusedCalls
from adapters.discord.markdown import CHANNEL, markdown, mentioned
from adapters.discord.members import DiscordMembers
from adapters.discord.private import PrivateChats
from adapters.discord.sightings import Sightings
from adapters.discord.threads import DiscordThreads
from bot.people import Chat, Person
from bot.picture_rights import PictureRights
from bot.ports.messenger import THREAD_CLOSED, Blocked, Busy, Gone, Messenger, NotDelivered
from bot.screen import Reply, Screen
from bot.texts import FALLBACK, Markup, best, slash

log = logging.getLogger(__name__)

HOUR = 3600.0  # seconds after which Discord accepts fewer edits of a message
OLD_EDIT_PATIENCE = 4.0  # seconds for editing an old message; discord.py by itself would wait and retry five times
OLD_EDIT_AGAIN = 20.0  # seconds until a retry of editing a hand's record, which nobody waits for


class DiscordMessenger(Messenger):
    """The messenger of Discord, which can show private messages to any presser without a private chat.

    `now` returns seconds since the epoch.
    """

    platform = "discord"

    def __init__(
        self,
        client: discord.Client,
        private: PrivateChats,
        pictures: PictureRights,
        guard: RefusedCalls,
        draw: Draw,
        command_ids: Mapping[str, str],
        now: Callable[[], float] = time.time,
        activity: Activity | None = None,
    ) -> None:
        self._client = client
        self._private = private
        self._pictures = pictures
        self._guard = guard
        self._draw = draw
        self._command_ids = command_ids
        self._now = now
        self._activity = activity
        self.threads: DiscordThreads = DiscordThreads(client, guard)
        self._members = DiscordMembers(client, guard)
        self.answers = DiscordAnswers(client, guard, draw, command_ids)
        self.sightings = Sightings()

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person; raises Blocked where it is closed or not wanted."""
        return Chat(platform="discord", id=await self._private.channel_of(person), private=True)

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:
        """Send a new message and return its id. Repeating a nonce within some minutes shows no second message."""
        send = partial(self._sent, chat, nonce=nonce)
        return await self._pictures.with_or_without(chat, screen, send, self._pictures_missed)

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Change a message in place. If it's too old to be edited, delete it and raise Gone: a new one is needed."""
        is_old = self._now() - discord.utils.snowflake_time(int(message)).timestamp() > HOUR
        try:
            edit = partial(self._edited, chat, message, quickly=is_old)
            await self._pictures.with_or_without(chat, screen, edit, self._pictures_missed)
        except TooOld:
            await self._replaced(chat, message, screen)
        except Busy as busy:
            if not (is_old and busy.unsure):
                raise
            await self._replaced(chat, message, screen)
        return message

    async def delete(self, chat: Chat, message: str) -> None:
        """Delete a message; it may be gone already."""
        self.sightings.removed(chat.thread or chat.id, int(message))
        try:
            await self._delivered(chat, self._channel(chat).get_partial_message(int(message)).delete())
        except Gone:
            return

    async def without_buttons(self, chat: Chat, message: str) -> None:
        """Take the buttons of a message away. One that is already gone, or has none, is no error."""
        with suppress(Gone):
            await self._delivered(chat, self._channel(chat).get_partial_message(int(message)).edit(view=None))

    async def reply(self, chat: Chat, reply: Reply) -> None:
        """Send a message beside the table's screens."""
        send = partial(self._sent, chat, document=reply.document)
        await self._pictures.with_or_without(chat, reply.screen, send, self._pictures_missed)

    def link_to(self, chat: Chat, message: str | None) -> str | None:  # noqa: ARG002 - a message's link needs its server
        """Return a link to a private chat; for a channel a mark that `adapters.discord.markdown` turns into one."""
        return f"https://discord.com/channels/@me/{chat.id}" if chat.private else f"{CHANNEL}{chat.id}"

    def below(self, chat: Chat, message: str) -> int:
        """Return how many messages stand below a message, as far as this process saw them arrive."""
        return self.sightings.below(chat.thread or chat.id, int(message))

    async def is_member(self, chat: Chat, person: Person) -> bool | None:
        """Whether a person may see a channel now; None where Discord does not say."""
        try:
            return await self._members.may_see(chat, person)
        except NotDelivered:
            return None

    async def is_admin(self, chat: Chat, person: Person) -> bool:
        """Whether a person may manage the server of a channel; False where Discord does not say."""
        try:
            return await self._members.manages(chat, person)
        except NotDelivered:
            return False

    def group_link(self) -> str | None:
        """Return the link that installs this application on a server."""
        application = self._client.application_id
        return f"https://discord.com/oauth2/authorize?client_id={application}" if application else None

    def window_link(self, code: str) -> str | None:
        """Return the link for a button that opens the table's window; None while Activities are off."""
        return self._activity.link(code) if self._activity is not None else None

    # ----------------------------------------------------------------------------------------------------------- calls

    async def _sent(
        self, chat: Chat, screen: Screen, *, nonce: str | None = None, document: tuple[str, bytes] | None = None
    ) -> str:
        files = await self._files(screen)
        if document is not None:
            files.insert(0, discord.File(BytesIO(document[1]), document[0]))
        sent = await self._delivered(
            chat,
            self._channel(chat).send(
                self._markdown(screen),
                view=view_of(screen.rows),
                files=files,
                nonce=nonce or secrets.token_hex(12),
                silent=not screen.pings,
                suppress_embeds=True,
                allowed_mentions=_pinged(screen),
            ),
        )
        return str(sent.id)

    async def _edited(self, chat: Chat, message: str, screen: Screen, *, quickly: bool) -> str:
        try:
            await self._edit_called(chat, message, screen, quickly=quickly)
        except Blocked as blocked:
            if blocked.reason != THREAD_CLOSED:
                raise
            await self.threads.reopen(chat)  # a new message would reopen the thread by itself
            await self._edit_called(chat, message, screen, quickly=quickly)
        return message

    async def _edit_called(self, chat: Chat, message: str, screen: Screen, *, quickly: bool) -> None:
        edit = self._channel(chat).get_partial_message(int(message)).edit
        call = edit(content=self._markdown(screen), view=view_of(screen.rows), attachments=await self._files(screen))
        await self._delivered(chat, call, **({"within": OLD_EDIT_PATIENCE} if quickly else {}))

    async def _pictures_missed(self, chat: Chat, language: str) -> None:
        guild = getattr(self._client.get_channel(int(chat.id)), "guild", None)
        spoken = language or best(str(guild.preferred_locale) if guild is not None else FALLBACK)
        await self._sent(chat, Screen(text=Markup.of(slash.no_pictures(spoken))))

    async def _replaced(self, chat: Chat, message: str, screen: Screen) -> None:
        """Delete a message and raise Gone, so that a new one is sent. For a record, which can wait, raise Busy."""
        if not screen.rows:
            raise Busy(OLD_EDIT_AGAIN)
        await self.delete(chat, message)
        raise Gone("too old to be edited")

    async def _delivered(self, chat: Chat, call: Awaitable[Any], **options: float) -> Any:
        try:
            return await delivered(call, self._guard, **options)
        except Blocked as blocked:
            if blocked.reason == CLOSED_REASON:
                await self._private.refused(chat.id)
            raise

    def _markdown(self, screen: Screen) -> str:
        return markdown(screen.text, ids=self._command_ids)

    async def _files(self, screen: Screen) -> list[discord.File]:
        return files_of(await drawn(screen.picture, self._draw)) if screen.picture is not None else []

    def _channel(self, chat: Chat) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(int(chat.thread or chat.id))


def _pinged(screen: Screen) -> discord.AllowedMentions:
    if not screen.pings:
        return discord.AllowedMentions.none()
    people = [discord.Object(number) for number in mentioned(screen.text)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people or False)
