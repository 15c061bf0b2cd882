"""People with a Telegram account: they start the bot, type, press, block and leave."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Generator
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from tests.emulators.telegram.chats import Chat, Group, PrivateChat, Topic
from tests.emulators.telegram.formatting import utf16_length
from tests.emulators.telegram.messages import Message, Version

if TYPE_CHECKING:
    from tests.emulators.telegram.ephemeral import Whisper
    from tests.emulators.telegram.server import TelegramEmulator

START_PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclasses.dataclass(frozen=True)
class Answer:
    """What the presser sees: a toast, an alert, or a link that opens. `text` is None for a plain answer."""

    text: str | None
    show_alert: bool
    url: str | None
    time: float


class Press:
    """A pressed button. Await it for the bot's answer."""

    def __init__(self, number: str, person: Person, message: Message, data: str) -> None:
        self.id = number
        self.person = person
        self.message = message
        self.data = data
        self.time = message.chat.emulator.clock.now()
        self.answer: Answer | None = None

    def __repr__(self) -> str:
        return f"<Press of {self.data!r} by {self.person.first_name!r}>"

    def __await__(self) -> Generator[Any, None, Answer]:
        return self.answered().__await__()

    async def answered(self) -> Answer:
        """Wait for the answer. Raises TimeoutError."""
        emulator = self.message.chat.emulator
        return await emulator.until(lambda: self.answer, what=f"an answer to {self}")


class Query:
    """The text that a person typed behind the bot's name in any chat. Await it for the bot's offers."""

    def __init__(self, number: str, person: Person, text: str) -> None:
        self.id = number
        self.person = person
        self.text = text
        self.offers: list[dict[str, Any]] | None = None
        self.kept_for: int | None = None  # seconds that the server may return the same offers again
        self.personal = False

    def __repr__(self) -> str:
        return f"<Query {self.text!r} of {self.person.first_name!r}>"

    def __await__(self) -> Generator[Any, None, list[dict[str, Any]]]:
        return self.answered().__await__()

    async def answered(self) -> list[dict[str, Any]]:
        """Wait for the offers. Raises TimeoutError."""
        await self.person.emulator.until(lambda: self.offers is not None, what=f"an answer to {self}")
        return self.offers or []


class Person:
    """A Telegram account. `started` and `blocked` are the state of its private chat with the bot."""

    def __init__(
        self,
        emulator: TelegramEmulator,
        number: int,
        first_name: str,
        *,
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = None,
        is_bot: bool = False,
    ) -> None:
        self.emulator = emulator
        self.id = number
        self.first_name = first_name
        self.last_name = last_name
        self.username = username
        self.language_code = language_code
        self.is_bot = is_bot
        self.started = False
        self.blocked = False
        self.chat = PrivateChat(emulator, self)
        self.whispers: list[Whisper] = []  # in groups, seen only by this person

    def __repr__(self) -> str:
        return f"<Person {self.id} {self.first_name!r}>"

    def json(self) -> dict[str, Any]:
        """The Bot API's User."""
        shown: dict[str, Any] = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        for name in ("last_name", "username", "language_code"):
            if getattr(self, name) is not None:
                shown[name] = getattr(self, name)
        return shown

    # --- What the person sees ----------------------------------------------------------------------------------

    @property
    def inbox(self) -> list[Message]:
        """The bot's private messages that are still there, oldest first."""
        return self.chat.shown

    @property
    def last(self) -> Message:
        """The bot's newest private message."""
        return self.chat.last

    def find(self, text: str) -> Message | None:
        """The bot's newest private message whose text contains `text`."""
        return self.chat.find(text)

    # --- What the person does ----------------------------------------------------------------------------------

    def start_bot(self, payload: str | None = None) -> Message:
        """Press Start, or open `t.me/<bot>?start=<payload>` and press it; unblocks the bot as well."""
        if payload is not None and not START_PAYLOAD.fullmatch(payload):
            raise ValueError(f"Telegram opens no link with the payload {payload!r}")
        self.unblock()
        return self.say(None, "/start" if payload is None else f"/start {payload}")

    def allow_writing(self) -> Message:
        """Accept a Mini App's request that the bot may write to this person."""
        self.unblock()
        self.started = True
        message = self.chat.write(self, service={"write_access_allowed": {"from_request": True}})
        self.emulator.deliver(message)
        return message

    def open(self, url: str) -> Message:
        """Follow a link to the bot, from a button or an answer, and press Start."""
        parts = urlsplit(url)
        if parts.netloc not in {"t.me", "telegram.me"} or parts.path != f"/{self.emulator.bot.username}":
            raise ValueError(f"{url} does not open the bot's chat")
        return self.start_bot(parse_qs(parts.query).get("start", [None])[0])

    def say(
        self,
        chat: Chat | None,
        text: str,
        *,
        reply_to: Message | None = None,
        topic: Topic | None = None,
        anonymous: bool = False,
        as_channel: Chat | None = None,
        mentioned: Person | None = None,
    ) -> Message:
        """Write in a chat; None is the private chat with the bot.

        `anonymous` writes in the group's name, `as_channel` in a channel's. `mentioned` is picked from the list of
        members, with a name instead of a username.
        """
        sender, sender_chat = self, as_channel
        if chat is None or isinstance(chat, PrivateChat):
            chat = self.chat
            if self.blocked:
                raise RuntimeError(f"{self} has blocked the bot")
            self.started = True
        elif isinstance(chat, Group):
            if self.id not in chat.members:
                raise RuntimeError(f"{self} is not in {chat}")
            if anonymous:
                sender, sender_chat = self.emulator.anonymous, chat
            elif as_channel is not None:
                sender = self.emulator.channel_bot
        if reply_to is None and topic is not None:
            reply_to = topic.opening
        message = chat.write(sender, text, sender_chat=sender_chat, topic=topic, reply_to=reply_to)
        if mentioned is not None:
            _mention(message, mentioned)
        self.emulator.deliver(message)
        return message

    def edit(self, message: Message, text: str) -> None:
        """Change one of this person's own messages."""
        message.versions.append(Version(self.emulator.clock.now(), text, text))
        self.emulator.deliver(message, edited=True)

    def react(self, message: Message) -> None:
        """Set a message's first reaction. The bot hears of it as of an edit, with the text as it was."""
        message.versions.append(dataclasses.replace(message.now, time=self.emulator.clock.now()))
        self.emulator.deliver(message, edited=True)

    def delete(self, message: Message) -> None:
        """Delete a message: an own one or (as an administrator) the bot's. The bot gets no update."""
        message.deleted = True
        self.emulator.changed()

    def press(self, message: Message, label: str | None = None, *, data: str | None = None) -> Press:
        """Press an inline button, by its label or by its data; await the result for the bot's answer.

        `data` may be anything: an old client's button or a forged one. Raises LookupError for a label that the message
        does not show, RuntimeError for a button that opens a link.
        """
        if data is None:
            if message.deleted:
                raise LookupError(f"{message} is gone")
            button = message.button(label or "")
            if button.data is None:
                raise RuntimeError(f"{button.text!r} is no callback button: {button.raw}")
            data = button.data
        return self.emulator.press(self, message, data)

    def types_behind_name(self, text: str = "") -> Query:
        """Type `@bot` and some words in any chat; await the result for the bot's offers."""
        return self.emulator.asked_inline(self, text)

    def block(self) -> None:
        """Stop and block the bot."""
        self._set_blocked(blocked=True)

    def unblock(self) -> None:
        """Allow the bot to write again."""
        self._set_blocked(blocked=False)

    def join(self, group: Group) -> None:
        group.add_member(self)

    def leave(self, group: Group) -> None:
        group.remove_member(self)

    def _set_blocked(self, *, blocked: bool) -> None:
        if self.blocked == blocked:
            return
        self.blocked = blocked
        status = {True: "kicked", False: "member"}
        bot = self.emulator.bot.json()
        payload = {
            "chat": self.chat.json(),
            "from": self.json(),
            "date": int(self.emulator.clock.now()),
            "old_chat_member": _member(bot, status[not blocked]),
            "new_chat_member": _member(bot, status[blocked]),
        }
        self.emulator.push("my_chat_member", payload, queue=self.id)


def _member(bot: dict[str, Any], status: str) -> dict[str, Any]:
    return {"user": bot, "status": status, **({"until_date": 0} if status == "kicked" else {})}


def _mention(message: Message, person: Person) -> None:
    """Make a person's name in the message a link to that person."""
    version = message.versions[-1]
    at = version.text.index(person.first_name)
    entity = {
        "type": "text_mention",
        "offset": utf16_length(version.text[:at]),
        "length": utf16_length(person.first_name),
        "user": person.json(),
    }
    message.versions[-1] = dataclasses.replace(version, entities=(*version.entities, entity))
