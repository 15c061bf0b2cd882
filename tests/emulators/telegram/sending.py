"""The methods that send, change, delete and answer messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.emulators.telegram.chats import Channel, Chat, Group, PrivateChat, Topic
from tests.emulators.telegram.content import read_caption, read_keyboard, read_media, read_text
from tests.emulators.telegram.ephemeral import edit_whisper, send_whisper
from tests.emulators.telegram.formatting import utf16_length
from tests.emulators.telegram.messages import Media, Message, Version
from tests.emulators.telegram.people import Answer
from tests.emulators.telegram.refusals import NOT_MODIFIED, STALE_QUERY, bad_request

if TYPE_CHECKING:
    from tests.emulators.telegram.server import TelegramEmulator

Fields = dict[str, Any]
Files = dict[str, tuple[str, bytes]]
Method = Callable[["TelegramEmulator", Fields, Files], Any]

TOAST_LIMIT = 200
INLINE_RESULTS, INLINE_ID = 50, 64  # results of one answer; bytes of a result's id
TOPIC_NAME = 128
TOPIC_COLORS = (7322096, 16766590, 13338331, 9367192, 16749490, 16478047)
DELETE_LIFE = 48 * 3600.0


def send_message(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    chat = _open_chat(emulator, fields)
    chat.check_right("text messages")
    text, entities = read_text(emulator, fields)
    version = Version(emulator.clock.now(), text, fields["text"], entities)
    if "ephemeral_message_parameters" in fields and emulator.ephemeral == "shown":
        return send_whisper(emulator, chat, fields, version)
    return _send(emulator, chat, fields, version)


def send_photo(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    return _send_media(emulator, "photo", fields, files)


def send_document(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    return _send_media(emulator, "document", fields, files)


def _send_media(emulator: TelegramEmulator, kind: str, fields: Fields, files: Files) -> Any:
    chat = _open_chat(emulator, fields)
    chat.check_right(f"{kind}s")
    media = read_media(emulator, kind, fields.get(kind), files)
    return _send(emulator, chat, fields, _with_caption(emulator, fields, media))


def _with_caption(emulator: TelegramEmulator, fields: Fields, media: Media | None) -> Version:
    caption, entities = read_caption(emulator, fields)
    return Version(emulator.clock.now(), caption, fields.get("caption") or "", entities, media=media)


def _open_chat(emulator: TelegramEmulator, fields: Fields) -> Chat:
    """The chat of a message or an edit, after counting the call in its flood control. Raises 400, 403, 429."""
    chat = emulator.chat_of(fields)
    chat.check_writable()
    emulator.count_towards_limits(chat)
    return chat


def _send(emulator: TelegramEmulator, chat: Chat, fields: Fields, version: Version) -> dict[str, Any]:
    keyboard = read_keyboard(fields, check=emulator.validate)
    message = Message(
        chat,
        0,
        emulator.bot,
        _with_keyboard(version, keyboard),
        sender_chat=chat if isinstance(chat, Channel) else None,
        topic=_topic(chat, fields),
        reply_to=_answered(chat, fields),
        silent=bool(fields.get("disable_notification")),
    )
    message.id = chat.next_message_id()
    return chat.add(message).json()


def _answered(chat: Chat, fields: Fields) -> Message | None:
    """The message that a new one replies to; None if it is deleted and the bot doesn't insist."""
    wanted = fields.get("reply_parameters")
    if wanted is None:
        return None
    message = chat.message(wanted["message_id"])
    if message is None and not wanted.get("allow_sending_without_reply"):
        raise bad_request("message to be replied not found")
    return message


def _with_keyboard(version: Version, keyboard: tuple[tuple[dict[str, Any], ...], ...]) -> Version:
    return Version(version.time, version.text, version.source, version.entities, keyboard, version.media)


def _topic(chat: Chat, fields: Fields) -> Topic | None:
    number = fields.get("message_thread_id")
    if number is None:
        return None
    if not isinstance(chat, Group):
        raise bad_request("message thread not found")
    topic = _topic_of(chat, number)
    if topic.closed and not chat.may_manage_topics:
        raise bad_request("TOPIC_CLOSED")
    return topic


def _topic_of(chat: Group, number: int) -> Topic:
    topic = chat.topics.get(number)
    if topic is None or topic.deleted:
        raise bad_request("message thread not found")
    return topic


# --- Edits --------------------------------------------------------------------------------------------------------


def edit_message_text(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    message = _own_message(emulator, fields)
    message.chat.check_right("text messages")
    text, entities = read_text(emulator, fields)
    if message.media is not None:
        raise bad_request("there is no text in the message to edit")
    return _edit(emulator, message, fields, Version(emulator.clock.now(), text, fields["text"], entities))


def edit_message_media(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    message = _own_message(emulator, fields)
    wanted = fields["media"]
    if wanted.get("type") not in {"photo", "document"}:
        raise bad_request(f"the emulator shows photos and documents, not {wanted.get('type')!r}")
    message.chat.check_right(f"{wanted['type']}s")
    media = read_media(emulator, wanted["type"], wanted.get("media"), files)
    return _edit(emulator, message, fields, _with_caption(emulator, wanted, media))


def edit_message_caption(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    message = _own_message(emulator, fields)
    message.chat.check_right("text messages")
    if message.media is None:
        raise bad_request("there is no caption in the message to edit")
    return _edit(emulator, message, fields, _with_caption(emulator, fields, message.media))


def edit_message_reply_markup(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    message = _own_message(emulator, fields)
    old = message.now
    version = Version(emulator.clock.now(), old.text, old.source, old.entities, media=old.media)
    return _edit(emulator, message, fields, version)


def _own_message(emulator: TelegramEmulator, fields: Fields) -> Message:
    if "chat_id" not in fields or "message_id" not in fields:
        raise bad_request("message identifier is not specified")
    message = _open_chat(emulator, fields).message(fields["message_id"])
    if message is None:
        raise bad_request("message to edit not found")
    if not message.from_bot or message.service:
        raise bad_request("message can't be edited")
    return message


def _edit(emulator: TelegramEmulator, message: Message, fields: Fields, version: Version) -> dict[str, Any]:
    keyboard = read_keyboard(fields, check=emulator.validate)
    version = _with_keyboard(version, keyboard)
    if version.looks_like(message.now):
        raise bad_request(NOT_MODIFIED)
    message.versions.append(version)
    if emulator.history_kept is not None:
        del message.versions[1 : -max(1, emulator.history_kept)]
    return message.json()


# --- Deleting, pinning, answering ---------------------------------------------------------------------------------


def delete_message(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    chat = emulator.chat_of(fields)
    chat.check_writable()
    message = chat.message(fields["message_id"])
    if message is None:
        raise bad_request("message to delete not found")
    admin = isinstance(chat, Group) and chat.bot_status == "administrator"
    if not (message.from_bot or admin or isinstance(chat, PrivateChat)):
        raise bad_request("message can't be deleted")
    if not admin and message.versions[0].time < emulator.clock.now() - DELETE_LIFE:
        raise bad_request("message can't be deleted for everyone")
    message.deleted = True
    return True


def answer_callback_query(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    press = emulator.presses.get(fields["callback_query_id"])
    if press is None:
        raise bad_request(STALE_QUERY)
    late = emulator.clock.now() - press.time > emulator.callback_answer_seconds
    if press.answer is not None or late:
        raise bad_request(STALE_QUERY)
    text, url = fields.get("text") or None, fields.get("url") or None
    if text is not None and utf16_length(text) > TOAST_LIMIT:
        raise bad_request("MESSAGE_TOO_LONG")
    if url is not None and not url.removeprefix("https://").startswith(f"t.me/{emulator.bot.username}?start="):
        raise bad_request("URL_INVALID")
    press.answer = Answer(text, bool(fields.get("show_alert")), url, emulator.clock.now())
    return True


def answer_inline_query(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    query = emulator.queries.get(fields["inline_query_id"])
    if query is None or query.offers is not None:
        raise bad_request(STALE_QUERY)
    results = fields["results"]
    names = [one["id"] for one in results]
    if len(results) > INLINE_RESULTS:
        raise bad_request("RESULTS_TOO_MUCH")
    if len(set(names)) < len(names):
        raise bad_request("RESULT_ID_DUPLICATE")
    if any(not 1 <= len(name.encode()) <= INLINE_ID for name in names):
        raise bad_request("RESULT_ID_INVALID")
    query.offers = results
    query.kept_for, query.personal = fields.get("cache_time", 300), bool(fields.get("is_personal"))
    return True


# --- Topics -------------------------------------------------------------------------------------------------------


def create_forum_topic(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    """Create a topic. Telegram doesn't say whether this counts as a message: as it shows one, it counts here."""
    chat = _open_chat(emulator, fields)
    if not isinstance(chat, Group):
        raise bad_request("the chat is not a forum")
    if not 1 <= utf16_length(fields["name"]) <= TOPIC_NAME:
        raise bad_request("TOPIC_TITLE_EMPTY" if not fields["name"] else "TOPIC_TITLE_TOO_LONG")
    color = fields.get("icon_color", TOPIC_COLORS[0])
    if color not in TOPIC_COLORS:
        raise bad_request("invalid icon color specified")
    topic = chat.topic_of_bot(fields["name"], color)
    return {"message_thread_id": topic.id, "name": topic.title, "icon_color": color}


def close_forum_topic(emulator: TelegramEmulator, fields: Fields, files: Files) -> Any:
    return _set_closed(emulator, fields, closed=True)


def _set_closed(emulator: TelegramEmulator, fields: Fields, *, closed: bool) -> bool:
    chat = _open_chat(emulator, fields)
    if not isinstance(chat, Group) or not chat.forum:
        raise bad_request("the chat is not a forum")
    topic = _topic_of(chat, fields["message_thread_id"])
    if not (chat.may_manage_topics or (topic.by_bot and chat.bot_status == "administrator")):
        raise bad_request("not enough rights to close or reopen the topic")
    if topic.closed is closed:
        raise bad_request("TOPIC_NOT_MODIFIED")
    topic.closed = closed
    service: dict[str, dict[str, str]] = {"forum_topic_closed" if closed else "forum_topic_reopened": {}}
    chat.write(emulator.bot, topic=topic, service=service)
    return True


METHODS: dict[str, Method] = {
    "sendMessage": send_message,
    "sendPhoto": send_photo,
    "sendDocument": send_document,
    "editMessageText": edit_message_text,
    "editEphemeralMessageText": edit_whisper,
    "editMessageMedia": edit_message_media,
    "editMessageCaption": edit_message_caption,
    "editMessageReplyMarkup": edit_message_reply_markup,
    "deleteMessage": delete_message,
    "answerCallbackQuery": answer_callback_query,
    "answerInlineQuery": answer_inline_query,
    "createForumTopic": create_forum_topic,
    "closeForumTopic": close_forum_topic,
}
# The methods that a chat's flood control counts.
COUNTED = frozenset(name for name in METHODS if name.startswith(("sendM", "sendP", "sendD", "edit")) or "Topic" in name)
