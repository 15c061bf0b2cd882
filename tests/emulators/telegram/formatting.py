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
_TOKEN = re.compile(r"<")
_SPACES = " \t\r\n"
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
    """What the server keeps of a text: no control characters and no direction overrides."""
    return _CONTROL.sub(" ", _UNWANTED.sub("", text))


def detect_entities(text: str) -> list[Entity]:
    """Commands, links, mentions and hashtags that the server marks in a plain text by itself."""
    found = []
    for match in _AUTOMATIC.finditer(text):
        start = utf16_length(text[: match.start()])
        found.append({"type": match.lastgroup, "offset": start, "length": utf16_length(match.group())})
    return found


def parse_html(source: str, find_user: FindUser) -> tuple[str, list[Entity]]:
    """The visible text and its entities.

    `find_user` gives the Bot API's User for an id that the bot has met, for `tg://user?id=` links.
    Raises the Bot API's "can't parse entities" with the byte offset.
    """
    if "<" not in source and "&" not in source:
        return source, []
    return _HtmlReader(source, find_user).read()


class _HtmlReader:
    def __init__(self, source: str, find_user: FindUser) -> None:
        self.source = source
        self.find_user = find_user
        self.parts: list[str] = []
        self.length = 0
        self.characters = 0
        self.open: list[tuple[str, dict[str, str], int, int]] = []
        self.entities: list[Entity] = []

    def read(self) -> tuple[str, list[Entity]]:
        at = 0
        while (found := _TOKEN.search(self.source, at)) is not None:
            self._text(self.source[at : found.start()])
            at = (
                self._end_tag(found.start())
                if self.source.startswith("</", found.start())
                else self._start_tag(found.start())
            )
        self._text(self.source[at:])
        if self.open:
            raise self._error(f'Can\'t find end tag corresponding to start tag "{self.open[-1][0]}"')
        self.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
        return "".join(self.parts), self.entities

    def _text(self, raw: str) -> None:
        text = _CHARACTER.sub(_decoded, raw) if "&" in raw else raw
        self.parts.append(text)
        self.length += utf16_length(text)
        self.characters += len(text)

    def _start_tag(self, begin: int) -> int:
        source, at = self.source, begin + 1
        while at < len(source) and source[at] not in _SPACES + "/>":
            at += 1
        name = source[begin + 1 : at].lower()
        if name not in TAGS:
            raise self._error(f'Unsupported start tag "{name}"', begin)
        attributes: dict[str, str] = {}
        while True:
            while at < len(source) and source[at] in _SPACES:
                at += 1
            if at >= len(source):
                raise self._error("Unclosed start tag", begin)
            if source[at] == ">":
                break
            at = self._attribute(name, at, attributes)
        if name == "span" and attributes.get("class") != "tg-spoiler":
            raise self._error('Tag "span" must have class "tg-spoiler"', begin)
        self.open.append((name, attributes, self.length, self.characters))
        return at + 1

    def _attribute(self, tag: str, at: int, attributes: dict[str, str]) -> int:
        source, begin = self.source, at
        while at < len(source) and source[at] not in _SPACES + "=>":
            at += 1
        name = source[begin:at].lower()
        if not name:
            raise self._error(f'Empty attribute name in the tag "{tag}"', begin)
        while at < len(source) and source[at] in _SPACES:
            at += 1
        if at >= len(source) or source[at] != "=":
            if tag == "blockquote" and name == "expandable":
                attributes[name] = ""
                return at
            raise self._error(f'Expected equal sign in declaration of an attribute of the tag "{tag}"', begin)
        at += 1
        while at < len(source) and source[at] in _SPACES:
            at += 1
        if at < len(source) and source[at] in "\"'":
            close = source.find(source[at], at + 1)
            if close < 0:
                raise self._error("Unclosed start tag", begin)
            attributes[name] = _CHARACTER.sub(_decoded, source[at + 1 : close])
            return close + 1
        end = at
        while end < len(source) and (source[end].isalnum() or source[end] in ".-"):
            end += 1
        if end == at:
            raise self._error(f'Unexpected end of attribute of the tag "{tag}"', begin)
        attributes[name] = source[at:end].lower()
        return end

    def _end_tag(self, begin: int) -> int:
        close = self.source.find(">", begin)
        if close < 0:
            raise self._error("Unclosed end tag", begin)
        name = self.source[begin + 2 : close].strip(_SPACES).lower()
        if not self.open:
            raise self._error("Unexpected end tag", begin)
        tag, attributes, offset, index = self.open.pop()
        if name and name != tag:
            raise self._error(
                f'Unmatched end tag at byte offset {self._byte(begin)}, expected "</{tag}>", found "</{name}>"'
            )
        if self.length > offset:
            entity = self._entity(tag, attributes, "".join(self.parts)[index:])
            if entity is not None and not self._repeats(entity, offset):
                self.entities.append({**entity, "offset": offset, "length": self.length - offset})
        return close + 1

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
        """`<pre><code class="language-x">` is one block, which names its language."""
        last = self.entities[-1] if self.entities else {}
        return entity == {"type": "pre"} and last.get("type") == "pre" and last["offset"] == offset

    def _byte(self, index: int) -> int:
        return len(self.source[:index].encode())

    def _error(self, problem: str, begin: int | None = None) -> RefusalError:
        where = "" if begin is None else f" at byte offset {self._byte(begin)}"
        return bad_request(f"can't parse entities: {problem}{where}")


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
    """Would the server take this as the target of a link or of a button?"""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
    except ValueError:
        return False
    if parts.scheme in {"tg", "ton", "tonsite"}:
        return True
    host = parts.hostname or ""
    return parts.scheme in {"http", "https"} and "." in host and not re.search(r"\s", url)


def trimmed(text: str, entities: list[Entity]) -> tuple[str, list[Entity]]:
    """Text without the white space around it, with the entities moved and cut to fit."""
    body = text.rstrip()
    cut = utf16_length(body) - utf16_length(body.lstrip())
    body = body.lstrip()
    length, kept = utf16_length(body), []
    for entity in entities:
        start, end = max(0, entity["offset"] - cut), min(length, entity["offset"] + entity["length"] - cut)
        if start < end:
            kept.append({**entity, "offset": start, "length": end - start})
    return body, kept[:MAX_ENTITIES]
