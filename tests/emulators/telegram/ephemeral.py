"""Messages in a group that only one person sees (Bot API 10.2 and later, its fields as of 10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.emulators.telegram.chats import Chat, Group
from tests.emulators.telegram.content import read_keyboard, read_text
from tests.emulators.telegram.messages import Message, Version
from tests.emulators.telegram.refusals import NOT_MODIFIED, STALE_QUERY, bad_request

if TYPE_CHECKING:
    from tests.emulators.telegram.people import Person
    from tests.emulators.telegram.server import TelegramEmulator

Fields = dict[str, Any]


class Whisper(Message):
    """A message that only its receiver sees. It has no message_id, but a number of its own."""

    def __init__(self, chat: Chat, own_number: int, sender: Person, receiver: Person, first: Version) -> None:
        super().__init__(chat, 0, sender, first)
        self.own_number = own_number
        self.receiver = receiver

    def json(self, *, reply: bool = True) -> dict[str, Any]:
        """The Bot API's Message."""
        named = {"ephemeral_message_id": self.own_number, "receiver_user": self.receiver.json()}
        return {**super().json(reply=reply), **named}


def send_whisper(emulator: TelegramEmulator, chat: Chat, fields: Fields, version: Version) -> dict[str, Any]:
    wanted = fields["ephemeral_message_parameters"]
    receiver = emulator.users[wanted["receiver_user_id"]]
    press = emulator.presses.get(wanted.get("callback_query_id", ""))
    if not isinstance(chat, Group):
        raise bad_request("BOT_NOT_ADMIN")
    if chat.bot_status != "administrator" and (press is None or press.person is not receiver or press.answer):
        raise bad_request(STALE_QUERY)
    whisper = Whisper(chat, len(receiver.whispers) + 7_000_001, emulator.bot, receiver, version)
    receiver.whispers.append(whisper)
    return whisper.json()


def edit_whisper(emulator: TelegramEmulator, fields: Fields, files: object) -> bool:
    chat = emulator.chat_of(fields)
    emulator.count_towards_limits(chat)
    receiver = emulator.users.get(fields.get("receiver_user_id", 0))
    numbers = {one.own_number: one for one in receiver.whispers if one.chat is chat} if receiver is not None else {}
    whisper = numbers.get(fields.get("ephemeral_message_id", 0))
    if whisper is None:
        raise bad_request("message to edit not found")
    text, entities = read_text(emulator, fields)
    keyboard = read_keyboard(fields, check=emulator.validate)
    version = Version(emulator.clock.now(), text, fields["text"], entities, keyboard)
    if version.looks_like(whisper.now):
        raise bad_request(NOT_MODIFIED)
    whisper.versions.append(version)
    return True
