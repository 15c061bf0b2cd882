"""A screen's text as Telegram's HTML, its buttons as an inline keyboard."""

import re
from typing import Any

from bot.screen import Button, Screen, Style
from bot.texts import as_text, sentences

TEXT_LIMIT = 4096  # characters of a message after parsing
CAPTION_LIMIT = 1024  # characters of a picture's caption after parsing

_OPENED = re.compile(r"<(/?)([a-z]+)([^>]*)>")
_PERSON = re.compile(r'<a href="person:([a-z]+):([^"]+)">(.*?)</a>', re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_MUTED = "· "  # prefix of the label of a button that is not legal now


def html_of(text: str) -> str:
    """Return a screen's text as Telegram's HTML: people of Telegram are mentioned, others only named."""
    return _PERSON.sub(_mention, text)


def text_of(screen: Screen, limit: int = TEXT_LIMIT) -> str:
    """Return a screen's text as Telegram's HTML, without what stands behind its first page."""
    return html_of(pages(screen.text, limit)[0])


def _mention(match: re.Match[str]) -> str:
    platform, person, name = match.groups()
    return f'<a href="tg://user?id={person}">{name}</a>' if platform == "telegram" else name


def visible_length(text: str) -> int:
    """Return the length of a text as Telegram counts it: UTF-16 units without tags."""
    return len(_TAG.sub("", text).encode("utf-16-le")) // 2


def pages(text: str, limit: int) -> list[str]:
    """Cut a screen's text into pages of at most `limit` visible characters, at the ends of lines.

    Tags that are open at the end of a page are closed there and opened again on the next. A line that is too long by
    itself is left out.
    """
    text = as_text(text)
    if visible_length(text) <= limit:
        return [text]
    done: list[str] = []
    page = ""
    for line in text.split("\n"):
        longer = f"{page}\n{line}" if page else line
        if visible_length(longer) <= limit:
            page = longer
            continue
        opened = _open_tags(page)
        if page:
            done.append(page + "".join(f"</{name}>" for name, _ in reversed(opened)))
        reopened = "".join(f"<{name}{attributes}>" for name, attributes in opened)
        page = reopened + line if visible_length(line) <= limit else reopened
    return [*done, page] if visible_length(page) else done or [""]


def _open_tags(text: str) -> list[tuple[str, str]]:
    opened: list[tuple[str, str]] = []
    for closing, name, attributes in _OPENED.findall(text):
        if closing:
            opened.pop()
        else:
            opened.append((name, attributes))
    return opened


def cut(text: str, limit: int) -> str:
    """Return a plain text of at most `limit` UTF-16 units."""
    return sentences.cut(text, limit, count=lambda kept: len(kept.encode("utf-16-le")) // 2)


def keyboard(screen: Screen) -> dict[str, Any]:
    """Return the inline keyboard of a screen in the Bot API's form, ready for `api_kwargs`; empty without buttons.

    Building and serialising the library's own objects takes longer than drawing a board.
    """
    rows = [[_button(button) for button in row] for row in screen.rows if row]
    return {"reply_markup": {"inline_keyboard": rows}} if rows else {}


def _button(button: Button) -> dict[str, str | None]:
    label = as_text(_MUTED + button.label if button.style is Style.MUTED else button.label)
    if button.url is not None:
        return {"text": label, "url": button.url}
    return {"text": label, "callback_data": button.data}
