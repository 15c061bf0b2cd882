"""Messages as everybody in a chat sees them, with their earlier versions."""

from __future__ import annotations

import dataclasses
import hashlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.emulators.telegram.chats import Chat, Topic
    from tests.emulators.telegram.people import Person


@dataclasses.dataclass(frozen=True)
class Button:
    """An inline button: `text` is its label; `data` or `url` is the effect of a press."""

    text: str
    data: str | None
    url: str | None
    raw: dict[str, Any]


@dataclasses.dataclass(frozen=True)
class Media:
    """A photo or a document that the bot sent."""

    kind: str
    content: bytes = dataclasses.field(repr=False)
    filename: str
    mime: str = "application/octet-stream"
    width: int = 0
    height: int = 0

    @property
    def file_id(self) -> str:
        return f"{self.kind}-{hashlib.sha256(self.content + self.filename.encode()).hexdigest()[:32]}"

    def json(self) -> Any:
        file = {"file_id": self.file_id, "file_unique_id": self.file_id[-16:], "file_size": len(self.content)}
        if self.kind == "photo":
            return [{**file, "width": self.width, "height": self.height}]
        return {**file, "file_name": self.filename, "mime_type": self.mime}


@dataclasses.dataclass(frozen=True)
class Version:
    """A message's content from `time` (Unix seconds) on.

    `text` is what people read (for a picture, its caption), `source` is the text as the bot sent it, with its tags.
    """

    time: float
    text: str
    source: str
    entities: tuple[dict[str, Any], ...] = ()
    keyboard: tuple[tuple[dict[str, Any], ...], ...] = ()
    media: Media | None = None

    @property
    def rows(self) -> list[list[Button]]:
        return [
            [Button(raw["text"], raw.get("callback_data"), raw.get("url"), raw) for raw in row] for row in self.keyboard
        ]

    def looks_like(self, other: Version) -> bool:
        """Whether a person (and the server) would see no difference."""
        return (self.text, self.entities, self.keyboard, self.media) == (
            other.text,
            other.entities,
            other.keyboard,
            other.media,
        )


class Message:
    """One message. `versions` has every state of it; the last one is the present."""

    def __init__(
        self,
        chat: Chat,
        number: int,
        sender: Person | None,
        first: Version,
        *,
        sender_chat: Chat | None = None,
        topic: Topic | None = None,
        reply_to: Message | None = None,
        service: dict[str, Any] | None = None,
        silent: bool = False,
    ) -> None:
        self.chat = chat
        self.id = number
        self.sender = sender
        self.versions = [first]
        self.sender_chat = sender_chat
        self.topic = topic
        self.reply_to = reply_to
        self.service = service or {}
        self.silent = silent
        self.deleted = False

    def __repr__(self) -> str:
        state = " deleted" if self.deleted else ""
        return f"<Message {self.id}{state} in {self.chat.title!r}: {self.text!r} {self.labels}>"

    @property
    def now(self) -> Version:
        return self.versions[-1]

    @property
    def edits(self) -> list[Version]:
        """The versions after the first one."""
        return self.versions[1:]

    @property
    def text(self) -> str:
        """The readable text; for a picture or a file, its caption."""
        return self.now.text

    @property
    def html(self) -> str:
        """The text as the bot sent it, with its tags."""
        return self.now.source

    @property
    def entities(self) -> list[dict[str, Any]]:
        return list(self.now.entities)

    @property
    def media(self) -> Media | None:
        return self.now.media

    @property
    def rows(self) -> list[list[Button]]:
        return self.now.rows

    @property
    def buttons(self) -> list[Button]:
        return [button for row in self.rows for button in row]

    @property
    def labels(self) -> list[str]:
        return [button.text for button in self.buttons]

    @property
    def from_bot(self) -> bool:
        """Whether the bot under test sent it."""
        return self.sender is not None and self.sender is self.chat.emulator.bot

    @property
    def thread(self) -> Message | None:
        """The first message of the answers that it belongs to, in a supergroup."""
        if self.reply_to is None or self.chat.type != "supergroup":
            return None
        return self.reply_to.thread or self.reply_to

    @property
    def mentioned(self) -> list[int]:
        """Ids of the people that it mentions by link: their phones buzz."""
        return [entity["user"]["id"] for entity in self.now.entities if entity["type"] == "text_mention"]

    def button(self, label: str) -> Button:
        """The button with this label, or the only one whose label contains it. Raises LookupError."""
        exact = [button for button in self.buttons if button.text == label]
        found = exact or [button for button in self.buttons if label in button.text]
        if len(found) != 1:
            raise LookupError(f"{len(found)} buttons have {label!r}; there are {self.labels}")
        return found[0]

    def json(self, *, reply: bool = True) -> dict[str, Any]:
        """The Bot API's Message."""
        now = self.now
        shown: dict[str, Any] = {"message_id": self.id, "date": int(self.versions[0].time), "chat": self.chat.json()}
        if self.sender is not None:
            shown["from"] = self.sender.json()
        if self.sender_chat is not None:
            shown["sender_chat"] = self.sender_chat.json()
        if len(self.versions) > 1:
            shown["edit_date"] = int(now.time)
        if self.topic is not None:
            shown["message_thread_id"] = self.topic.id
            shown["is_topic_message"] = True
        elif self.thread is not None:
            shown["message_thread_id"] = self.thread.id
        if self.reply_to is not None and reply:
            shown["reply_to_message"] = self.reply_to.json(reply=False)
        if now.media is not None:
            shown[now.media.kind] = now.media.json()
            if now.text:
                shown["caption"] = now.text
                shown["caption_entities"] = list(now.entities)
        elif now.text:
            shown["text"] = now.text
            if now.entities:
                shown["entities"] = list(now.entities)
        if now.keyboard:
            shown["reply_markup"] = {"inline_keyboard": [list(row) for row in now.keyboard]}
        shown.update(self.service)
        return shown
