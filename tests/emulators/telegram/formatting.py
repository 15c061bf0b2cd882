"""Formatted text as Telegram reads it: HTML with its few tags, entities, lengths in UTF-16 units."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from tests.emulators.telegram.refusals import RefusalError, bad_request

Entity = dict[str, Any]
FindUser = Callable[[int], "dict[str, Any] | None"]

MAX_ENTITIES = 100

TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "a": "text_link",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "tg-emoji": "custom_emoji",
}
NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}

_CHARACTER = re.compile(r"&(#x[0-9a-fA-F]+|#[0-9]+|lt|gt|amp|quot);?")
_VALUE = r"\"[^\"<]*\"|'[^'<]*'|[\w.-]+"
_ATTRIBUTE = re.compile(rf"(?P<name>[\w-]+)(?:\s*=\s*(?P<value>{_VALUE}))?")
_TAG = re.compile(rf"<(?P<end>/?)(?P<name>[\w-]+)(?P<attributes>(?:\s+[\w-]+(?:\s*=\s*(?:{_VALUE}))?)*)\s*>")
_AUTOMATIC = re.compile(
    r"(?P<bot_command>(?<![\w/])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/]))"
    r"|(?P<url>https?://[^\s<>\"]+)"
    r"|(?P<mention>(?<![\w@])@[A-Za-z][A-Za-z0-9_]{3,31}\b)"
    r"|(?P<hashtag>(?<![\w#])#(?=\w*[^\W\d])\w+)"
)
_UNWANTED = re.compile("[\u2028-\u202e\u0333\u033f\u030a]|\r")
_CONTROL = re.compile("[\x00-\x09\x0b-\x1f]")


def utf16_length(text: str) -> int:
    """Length in UTF-16 code units, the unit of every limit and offset of the Bot API."""
    return len(text) if text.isascii() else len(text) + sum(character > "\uffff" for character in text)


def cleaned(text: str) -> str:
    """A text as the server stores it: without control characters and direction overrides."""
    return _CONTROL.sub(" ", _UNWANTED.sub("", text))


def detect_entities(text: str) -> list[Entity]:
    """Commands, links, mentions and hashtags, which the server itself marks in a plain text."""
    found = []
    for match in _AUTOMATIC.finditer(text):
        start = utf16_length(text[: match.start()])
        found.append({"type": match.lastgroup, "offset": start, "length": utf16_length(match.group())})
    return found


def parse_html(source: str, find_user: FindUser) -> tuple[str, list[Entity]]:
    """The visible text and its entities.

    `find_user` gives the Bot API's User for the id in a `tg://user?id=` link, if the bot has met that user. Raises the
    Bot API's "can't parse entities".
    """
    if "<" not in source and "&" not in source:
        return source, []
    return _HtmlReader(source, find_user).read()


class _HtmlReader:
    def __init__(self, source: str, find_user: FindUser) -> None:
        self.source = source
        self.find_user = find_user
        self.text = ""
        self.open: list[tuple[str, dict[str, str], int]] = []
        self.entities: list[Entity] = []

    def read(self) -> tuple[str, list[Entity]]:
        at = 0
        for tag in _TAG.finditer(self.source):
            self._add(self.source[at : tag.start()])
            name = tag["name"].lower()
            if tag["end"]:
                self._close(name)
            else:
                self._open(name, tag["attributes"])
            at = tag.end()
        self._add(self.source[at:])
        if self.open:
            raise _error(f'Can\'t find end tag corresponding to start tag "{self.open[-1][0]}"')
        self.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
        return self.text, self.entities

    def _add(self, raw: str) -> None:
        if "<" in raw:
            raise _error(f"Unsupported start tag in {raw!r}")
        self.text += _CHARACTER.sub(_decoded, raw)

    def _open(self, name: str, given: str) -> None:
        attributes = {one["name"].lower(): one["value"] for one in _ATTRIBUTE.finditer(given)}
        if name not in TAGS:
            raise _error(f'Unsupported start tag "{name}"')
        if name == "span" and attributes.get("class") != '"tg-spoiler"':
            raise _error('Tag "span" must have class "tg-spoiler"')
        if any(value is None for key, value in attributes.items() if (name, key) != ("blockquote", "expandable")):
            raise _error(f'Expected equal sign in declaration of an attribute of the tag "{name}"')
        values = {key: _CHARACTER.sub(_decoded, (value or "").strip("\"'")) for key, value in attributes.items()}
        self.open.append((name, values, len(self.text)))

    def _close(self, name: str) -> None:
        if not self.open:
            raise _error("Unexpected end tag")
        tag, attributes, begin = self.open.pop()
        if name != tag:
            raise _error(f'Unmatched end tag, expected "</{tag}>", found "</{name}>"')
        entity = self._entity(tag, attributes, self.text[begin:]) if len(self.text) > begin else None
        offset = utf16_length(self.text[:begin])
        if entity is not None and not self._repeats(entity, offset):
            self.entities.append({**entity, "offset": offset, "length": utf16_length(self.text) - offset})

    def _entity(self, tag: str, attributes: dict[str, str], text: str) -> Entity | None:
        if tag == "a":
            return _link(attributes.get("href") or text, self.find_user)
        if tag == "blockquote" and "expandable" in attributes:
            return {"type": "expandable_blockquote"}
        if tag == "tg-emoji":
            return {"type": "custom_emoji", "custom_emoji_id": attributes.get("emoji-id", "")}
        if tag == "code":
            language = attributes.get("class", "").removeprefix("language-")
            if language and self.open and self.open[-1][0] == "pre":
                return {"type": "pre", "language": language}
        return {"type": TAGS[tag]}

    def _repeats(self, entity: Entity, offset: int) -> bool:
        """Whether an entity is the second half of a block `<pre><code class="language-x">`."""
        last = self.entities[-1] if self.entities else {}
        return entity == {"type": "pre"} and last.get("type") == "pre" and last["offset"] == offset


def _error(problem: str) -> RefusalError:
    return bad_request(f"can't parse entities: {problem}")


def _decoded(match: re.Match[str]) -> str:
    name = match[1]
    if not name.startswith("#"):
        return NAMED[name]
    code = int("0" + name[1:], 16 if name[1] == "x" else 10)
    return chr(code) if 0 < code < 0x110000 and not 0xD800 <= code < 0xE000 else match[0]


def _link(target: str, find_user: FindUser) -> Entity | None:
    if target.startswith("tg://user?id="):
        number = target.removeprefix("tg://user?id=")
        user = find_user(int(number)) if number.isdigit() else None
        return None if user is None else {"type": "text_mention", "user": user}
    if not valid_url(target):
        return None
    return {"type": "text_link", "url": target}


def valid_url(url: str) -> bool:
    """Whether the server would accept this as the target of a link or of a button."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
    except ValueError:
        return False
    if parts.scheme in {"tg", "ton", "tonsite"}:
        return True
    host = parts.hostname or ""
    return parts.scheme in {"http", "https"} and "." in host and not re.search(r"\s", url)


def trimmed(text: str, entities: list[Entity]) -> tuple[str, list[Entity]]:
    """The text without surrounding white space, with the entities moved and cut to fit."""
    body = text.rstrip()
    cut = utf16_length(body) - utf16_length(body.lstrip())
    body = body.lstrip()
    length, kept = utf16_length(body), []
    for entity in entities:
        start, end = max(0, entity["offset"] - cut), min(length, entity["offset"] + entity["length"] - cut)
        if start < end:
            kept.append({**entity, "offset": start, "length": end - start})
    return body, kept[:MAX_ENTITIES]
