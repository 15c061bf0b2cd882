"""Discord's rules that SimCord lacks: closed DMs, nonces, old edits, uploads, threads, tokens."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict, deque
from typing import TYPE_CHECKING, Any

from simcord.backend import errors, serializers
from simcord.backend.errors import BackendError
from simcord.enums import ChannelType

from tests.emulators.discord.commands import check_choices, check_commands
from tests.emulators.discord.interactions import UPLOAD_LIMIT

if TYPE_CHECKING:
    from tests.emulators.discord.rest import Upload
    from tests.emulators.discord.server import DiscordEmulator

CANNOT_SEND = {
    50007: "Cannot send messages to this user",
    50278: "Cannot send messages to this user due to having no mutual guilds",
}
HOUR = dt.timedelta(hours=1)
NONCE_LENGTH = 25
AUTOCOMPLETE_RESULT = 8
ENTRY_POINT = 4
MAX_UPLOADS = 10
THREAD_NAME = 100
ARCHIVED_AFTER = {None, 60, 1440, 4320, 10080}  # minutes


class OldEditsError(BackendError):
    """30046: a 429 with a time to wait."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")
        self.retry_after = retry_after

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "retry_after": self.retry_after, "global": False}


class Rules:
    """The checks by route template; each raises SimCord's ``BackendError``."""

    #: The number of edits of messages older than an hour that a channel takes in a period of the emulator's clock.
    #: Discord publishes no number; bots have measured three in twenty seconds.
    old_edits = 3
    old_edits_per = dt.timedelta(seconds=20)
    #: The seconds that discord.py is then told to wait (it waits and tries five times).
    old_edits_retry_after = 0.05

    def __init__(self, emulator: DiscordEmulator) -> None:
        self._emulator = emulator
        self._old_edits: defaultdict[int, deque[dt.datetime]] = defaultdict(deque)
        self._nonces: dict[tuple[int, str], int] = {}
        self.entry_point: dict[str, Any] | None = None
        """The command that launches an Activity; Discord creates it when Activities are enabled."""

        self._checks = {
            ("POST", "/channels/{}/messages"): self._send,
            ("PATCH", "/channels/{}/messages/{}"): self._edit,
            ("POST", "/channels/{}/threads"): self._open_thread,
            ("PATCH", "/channels/{}"): self._set_thread,
            ("POST", "/interactions/{}/{}/callback"): self._callback,
            ("PUT", "/applications/{}/commands"): self._register,
            ("PUT", "/applications/{}/guilds/{}/commands"): self._register,
        }

    def check(self, method: str, template: str, path: str, body: Any, files: list[Upload]) -> None:
        if len(files) > MAX_UPLOADS or any(len(file.data) > UPLOAD_LIMIT for file in files):
            raise BackendError(413, 40005, "Request entity too large")
        if template.startswith("/webhooks/"):
            self._refuse_expired(path.strip("/").split("/"))
        check = self._checks.get((method, template))
        if check is not None:
            check(path.strip("/").split("/"), body, files)

    def _send(self, parts: list[str], body: dict[str, Any], files: list[Upload]) -> None:
        world = self._emulator.world
        channel = world.channels.get(int(parts[1]))
        if channel is None:
            return
        nonce = body.get("nonce")
        if isinstance(nonce, str) and len(nonce) > NONCE_LENGTH:
            raise errors.invalid_form_body(f"nonce: Must be {NONCE_LENGTH} or fewer in length")
        self._refuse_closed(channel.recipient_ids if channel.type == ChannelType.DM else [])
        if channel.guild_id is not None:
            wanted = ["attach_files"] * bool(files) + ["embed_links"] * bool(body.get("embeds"))
            world.require_permissions(channel.guild_id, world.bot_user.id, channel.id, *wanted)
        state = channel.thread_metadata
        if state is not None and state.archived:
            if state.locked:
                raise BackendError(400, 50083, "Thread is archived")
            world.edit_channel(channel.id, {}, thread_metadata={"archived": False})

    def _edit(self, parts: list[str], body: dict[str, Any], files: list[Upload]) -> None:
        world = self._emulator.world
        channel = world.channels.get(int(parts[1]))
        message = world.messages.get(int(parts[1]), {}).get(int(parts[3]))
        if channel is None or message is None:
            return
        self._refuse_closed(channel.recipient_ids if channel.type == ChannelType.DM else [])
        if channel.thread_metadata is not None and channel.thread_metadata.archived:
            raise BackendError(400, 50083, "Thread is archived")
        now = world.clock.now()
        if now - dt.datetime.fromisoformat(message.timestamp) <= HOUR:
            return
        recent = self._old_edits[channel.id]
        while recent and now - recent[0] >= self.old_edits_per:
            recent.popleft()
        if len(recent) >= self.old_edits:
            raise OldEditsError(self.old_edits_retry_after)
        recent.append(now)

    def _open_thread(self, parts: list[str], body: dict[str, Any], files: list[Upload]) -> None:
        """Open a thread without a message, in a text channel."""
        channel = self._emulator.world.channels.get(int(parts[1]))
        if channel is not None and channel.is_thread:
            raise errors.cannot_execute_on_channel_type()
        if not 1 <= len(body.get("name", "")) <= THREAD_NAME:
            raise errors.invalid_form_body(f"name: Must be between 1 and {THREAD_NAME} in length")
        if body.get("auto_archive_duration") not in ARCHIVED_AFTER:
            raise errors.invalid_form_body("auto_archive_duration: not a choice")

    def _set_thread(self, parts: list[str], body: dict[str, Any], files: list[Upload]) -> None:
        """Refuse every change of an archived thread except unarchiving it."""
        channel = self._emulator.world.channels.get(int(parts[1]))
        state = channel.thread_metadata if channel is not None else None
        if state is not None and state.archived and body.get("archived") is not False:
            raise BackendError(400, 50083, "Thread is archived")

    def _refuse_closed(self, recipients: list[int]) -> None:
        for user_id in recipients:
            user = self._emulator.users.get(user_id)
            if user is not None and user.closed_dms is not None:
                raise BackendError(403, user.closed_dms, CANNOT_SEND[user.closed_dms])

    def _refuse_expired(self, parts: list[str]) -> None:
        """Refuse the token of an interaction after fifteen minutes; SimCord then knows no such webhook."""
        world = self._emulator.world
        record = world.interactions.get(world.interaction_tokens.get(parts[2], 0))
        if record is not None and record.responded and world.now_iso() >= (record.expires_at or ""):
            raise BackendError(401, 50027, "Invalid Webhook Token")

    def _callback(self, parts: list[str], body: dict[str, Any], files: list[Upload]) -> None:
        if body.get("type") == AUTOCOMPLETE_RESULT:
            check_choices((body.get("data") or {}).get("choices", []))

    def _register(self, parts: list[str], body: Any, files: list[Upload]) -> None:
        check_commands(body)
        self._keep_entry_point(body)

    def _keep_entry_point(self, body: list[dict[str, Any]]) -> None:
        """Refuse a list without the application's Entry Point."""
        if self.entry_point is None:
            return
        if not any(command.get("id") == self.entry_point["id"] for command in body):
            why = "You cannot remove this app's Entry Point command in a bulk update operation."
            raise BackendError(400, 50240, why)

    # ----------------------------------------------------------------------------------------------- nonces

    def sent_before(self, path: str, body: Any) -> dict[str, Any] | None:
        """The message already made by a send with the same nonce and ``enforce_nonce``, which Discord returns again."""
        message_id = self._nonces.get(self._key(path, body)) if body.get("enforce_nonce") else None
        if message_id is None:
            return None
        stored = self._emulator.messages[message_id].stored
        return {**serializers.message_payload(self._emulator.world, stored), "nonce": body["nonce"]}

    def remember(self, path: str, body: Any, message_id: int) -> None:
        if body.get("nonce") is not None:
            self._nonces[self._key(path, body)] = message_id

    @staticmethod
    def _key(path: str, body: dict[str, Any]) -> tuple[int, str]:
        return int(path.strip("/").split("/")[1]), str(body.get("nonce"))
