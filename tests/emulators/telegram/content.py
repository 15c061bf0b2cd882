"""The content of the bot's messages: text, keyboard, picture, each checked as the server checks it."""

from __future__ import annotations

import io
import json
import re
from typing import TYPE_CHECKING, Any

from PIL import Image

from tests.emulators.telegram.formatting import (
    Entity,
    cleaned,
    detect_entities,
    parse_html,
    trimmed,
    utf16_length,
    valid_url,
)
from tests.emulators.telegram.messages import Media
from tests.emulators.telegram.refusals import bad_request

if TYPE_CHECKING:
    from tests.emulators.telegram.server import TelegramEmulator

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
DATA_LIMIT = 64
MAX_BUTTONS = 100
PHOTO_BYTES = 10 * 2**20
DOCUMENT_BYTES = 50 * 2**20
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20

ACTIONS = frozenset(
    [
        "url",
        "callback_data",
        "web_app",
        "login_url",
        "switch_inline_query",
        "switch_inline_query_current_chat",
        "switch_inline_query_chosen_chat",
        "copy_text",
        "callback_game",
        "pay",
    ]
)
STYLES = frozenset({"danger", "primary", "success"})

Fields = dict[str, Any]
Keyboard = tuple[tuple[dict[str, Any], ...], ...]


def read_text(emulator: TelegramEmulator, fields: Fields) -> tuple[str, tuple[Entity, ...]]:
    """The visible text and entities of a message. Raises 400 for an empty, too long or wrongly formatted text."""
    text, entities = _formatted(emulator, fields, "text", "entities")
    if not text:
        raise bad_request("message text is empty")
    if utf16_length(text) > TEXT_LIMIT:
        raise bad_request("message is too long")
    return text, entities


def read_caption(emulator: TelegramEmulator, fields: Fields) -> tuple[str, tuple[Entity, ...]]:
    """The visible caption, which may be empty, and its entities."""
    text, entities = _formatted(emulator, fields, "caption", "caption_entities")
    if utf16_length(text) > CAPTION_LIMIT:
        raise bad_request("message caption is too long")
    return text, entities


def _formatted(emulator: TelegramEmulator, fields: Fields, name: str, spans: str) -> tuple[str, tuple[Entity, ...]]:
    source = cleaned(fields.get(name) or "")
    mode = fields.get("parse_mode") or ""
    if mode.lower() == "html":
        text, entities = parse_html(source, emulator.find_user_json)
    elif mode:
        raise bad_request(f"unsupported parse_mode {mode!r}: the emulator reads HTML and plain text")
    else:
        text, entities = source, fields.get(spans) or []
        if any(entity["offset"] < 0 or entity["offset"] + entity["length"] > utf16_length(text) for entity in entities):
            raise bad_request("entity begins or ends outside of the text")
    entities = entities + [
        found for found in detect_entities(text) if not any(_overlap(found, entity) for entity in entities)
    ]
    text, entities = trimmed(text, sorted(entities, key=lambda entity: (entity["offset"], -entity["length"])))
    return text, tuple(entities)


def _overlap(one: Entity, other: Entity) -> bool:
    if other["type"] not in {"code", "pre", "text_link", "text_mention"}:
        return False
    return bool(one["offset"] < other["offset"] + other["length"] and other["offset"] < one["offset"] + one["length"])


def read_keyboard(fields: Fields, *, check: bool) -> Keyboard:
    """The inline keyboard. Raises 400 for any other kind of keyboard and for an invalid button."""
    markup = fields.get("reply_markup")
    if not markup:
        return ()
    if "inline_keyboard" not in markup:
        raise bad_request("the emulator shows inline keyboards only")
    keyboard: Keyboard = tuple(tuple(row) for row in markup["inline_keyboard"] if row)
    if check:
        if sum(len(row) for row in keyboard) > MAX_BUTTONS:
            raise bad_request("REPLY_MARKUP_TOO_LONG")
        for row in keyboard:
            for button in row:
                _check_button(button)
                if "web_app" in button and not str(fields.get("chat_id", "")).isdecimal():
                    raise bad_request("BUTTON_TYPE_INVALID")  # allowed only in private chats
    return keyboard


def _check_button(button: dict[str, Any]) -> None:
    label = button["text"]
    if not label.strip():
        raise bad_request("can't parse inline keyboard button: the text of a button must be non-empty")
    actions = ACTIONS & set(button)
    if len(actions) != 1:
        found = "no action: text buttons are unallowed in the inline keyboard" if not actions else f"{sorted(actions)}"
        raise bad_request(f"inline keyboard button {label!r} must have exactly one action, not {found}")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= DATA_LIMIT:
        raise bad_request("BUTTON_DATA_INVALID")
    if "url" in button and not valid_url(button["url"]):
        raise bad_request(f"inline keyboard button URL '{button['url']}' is invalid: Wrong HTTP URL")
    if "copy_text" in button and not 1 <= len(button["copy_text"]["text"]) <= 256:
        raise bad_request("BUTTON_COPY_TEXT_INVALID")
    if actions & {"pay", "callback_game"}:
        raise bad_request("BUTTON_TYPE_INVALID")
    if button.get("style", "primary") not in STYLES:
        raise bad_request(f"button style {button['style']!r} is none of {sorted(STYLES)}")


def read_media(emulator: TelegramEmulator, kind: str, given: Any, files: dict[str, tuple[str, bytes]]) -> Media:
    """A photo or a document: an upload, the id of an earlier one, or a web address.

    `given` is the field's value, `files` are the uploaded parts by name (file name, content).
    """
    if not isinstance(given, str) or not given:
        raise bad_request(f"there is no {kind} in the request")
    if not given.startswith("attach://"):
        if given in emulator.media:
            return emulator.media[given]
        if re.match("https?://", given):
            return _kept(emulator, Media(kind, given.encode(), given.rsplit("/", 1)[-1], width=1, height=1))
        raise bad_request("wrong remote file identifier specified: can't unserialize it")
    part = files.get(given.removeprefix("attach://"))
    if part is None:
        raise bad_request(f"there is no {kind} in the request")
    name, content = part
    if not content:
        raise bad_request("file must be non-empty")
    if len(content) > (PHOTO_BYTES if kind == "photo" else DOCUMENT_BYTES):
        raise bad_request("file is too big")
    if kind == "photo":
        width, height = _photo_size(content)
        return _kept(emulator, Media(kind, content, name, "image/jpeg", width, height))
    return _kept(emulator, Media(kind, content, name))


def _kept(emulator: TelegramEmulator, media: Media) -> Media:
    emulator.media[media.file_id] = media
    return media


def _photo_size(content: bytes) -> tuple[int, int]:
    try:
        with Image.open(io.BytesIO(content)) as image:
            image.verify()
            width, height = image.size
    except (OSError, SyntaxError, ValueError):
        raise bad_request("IMAGE_PROCESS_FAILED") from None
    if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return width, height


def canonical(value: Any) -> str:
    """The same string for equal values, usable as a key."""
    return json.dumps(value, sort_keys=True)
