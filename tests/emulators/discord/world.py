"""The guilds, channels, people and messages behind the emulator: SimCord's backend, watched for changes.

SimCord (``simcord.backend``) keeps the state and knows Discord's rules: permissions, limits of messages and components,
the life of an interaction. This module adds what a bot in a second process needs: a running clock that a test can
advance, attachments that can be fetched over loopback, and a memory of every message, including deleted and ephemeral
ones.
"""

from __future__ import annotations

import datetime as dt
import mimetypes
from collections import deque
from collections.abc import Callable
from typing import Any

from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.cdn import CdnStore
from simcord.backend.models import Message

#: The newest events and calls that SimCord itself keeps, for the report of a failed test.
TRANSCRIPT_LENGTH = 400


class RunningClock(Clock):
    """The computer's time (discord.py compares an interaction's id with it) plus the seconds added by the test."""

    def now(self) -> dt.datetime:
        return dt.datetime.now(dt.UTC) + dt.timedelta(seconds=self.elapsed)


class LoopbackFiles(CdnStore):
    """Uploads, at an address that the emulator serves itself."""

    def __init__(self, base: Callable[[], str]) -> None:
        super().__init__()
        self._base = base

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        url = f"{self._base()}/attachments/{channel_id}/{attachment_id}/{filename}"
        self._blobs[url] = data
        kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        return {
            "id": str(attachment_id),
            "filename": filename,
            "description": description,
            "size": len(data),
            "url": url,
            "proxy_url": url,
            "content_type": kind,
        }


class World(Backend):
    """SimCord's backend; ``on_message(what, message)`` is called for every change of a message.

    ``what`` is ``"sent"``, ``"edited"`` or ``"deleted"``; a deleted channel deletes its messages one by one.
    """

    def __init__(self, on_message: Callable[[str, Message], None], files_base: Callable[[], str]) -> None:
        self._on_message = on_message
        super().__init__(clock=RunningClock())
        self.cdn = LoopbackFiles(files_base)
        self.transcript = deque(maxlen=TRANSCRIPT_LENGTH)  # type: ignore[assignment]
        # The emulator keeps its own list of calls, with answers.
        self.http_requests = deque(maxlen=0)  # type: ignore[assignment]

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        committed = super().commit_message(message, broadcast=broadcast)
        self._on_message("sent", committed)
        return committed

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        message = super().edit_message(channel_id, message_id, fields)
        self._on_message("edited", message)
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._on_message("deleted", message)

    def delete_channel(self, channel_id: int) -> None:
        messages = list(self.messages.get(channel_id, {}).values())
        for thread in [c.id for c in self.channels.values() if c.is_thread and c.parent_id == channel_id]:
            self.delete_channel(thread)
        super().delete_channel(channel_id)
        for message in messages:
            self._on_message("deleted", message)
