"""Screens in Telegram's words: its HTML, its keyboards."""

import re

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.screen import Button, Screen, Style

TEXT_LIMIT = 4096  # characters of a message after parsing
CAPTION_LIMIT = 1024  # characters of a picture's caption after parsing

_PERSON = re.compile(r'<a href="person:([a-z]+):([^"]+)">(.*?)</a>', re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_MUTED = "· "  # stands before the label of a button that is not legal now


def html_of(text: str) -> str:
    """Return a screen's text as Telegram's HTML: people of Telegram are mentioned, those of other platforms named."""
    return _PERSON.sub(_mention, text)


def _mention(match: re.Match[str]) -> str:
    platform, person, name = match.groups()
    return f'<a href="tg://user?id={person}">{name}</a>' if platform == "telegram" else name


def visible_length(text: str) -> int:
    """Return how long a text is for Telegram: UTF-16 units without tags."""
    return len(_TAG.sub("", text).encode("utf-16-le")) // 2


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return the inline keyboard of a screen, None if it has no buttons."""
    rows = [[_button(button) for button in row] for row in screen.rows if row]
    return InlineKeyboardMarkup(rows) if rows else None


def _button(button: Button) -> InlineKeyboardButton:
    label = _MUTED + button.label if button.style is Style.MUTED else button.label
    if button.url is not None:
        return InlineKeyboardButton(label, url=button.url)
    return InlineKeyboardButton(label, callback_data=button.data)
