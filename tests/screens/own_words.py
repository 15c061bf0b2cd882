"""Faults of wording that no screen may have in any language: foreign words, raw keys, labels that a phone cuts off."""

import re
from collections.abc import Iterator
from functools import cache

from bot.screen import Screen
from bot.texts import LANGUAGES, plain, visible
from bot.views.keys import LABEL_CELLS, cells_of
from tests.texts.known_texts import may_lack, messages

NAMES = {"Anna", "Jan", "Ola", "Max", "Ewa", "Cards", "friends"}  # names of people and places in the tests
OURS = {"Discord", "Telegram", "UTC", "Elwood", "Russeln", "Tysiąc", "Thousand", "engine", "verify", "python"}
OURS |= {plain(language, "language-name") for language in LANGUAGES}
ENGLISH = re.compile(
    r"\b(the|and|your|you|with|points|player|players|trick|cards|bids|has|plays|will)\b", re.IGNORECASE
)
LATIN = re.compile(r"[A-Za-zÀ-ž]{3,}")
OWN_SCRIPT = {"ko", "ru", "uk"}
TYPED = r"[\w.]+=\w+|\boff\b|/zone [A-Z][a-z]+|/\w+( (text|offer|\d+\w|join=\w+|russian|month))*|@\w+"
NOT_WORDS = re.compile(rf"<code>.*?</code>|<[^>]*>|{TYPED}|\b[A-Z0-9]{{5,6}}\b")
MACHINE_DATE = re.compile(r"\d{4}-\d\d-\d\d")
KEY = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b|\b(?:option|preset|refusal|error|done|rules)-[a-z_-]+|\{\s*\$")


def faults(screen: Screen, language: str) -> list[str]:
    """Return the faults in the words of a screen."""
    shown = re.sub("|".join(NAMES | OURS), " ", " ".join([_words(screen.text), *map(_words, _labels(screen))]))
    foreign = LATIN if language in OWN_SCRIPT else ENGLISH
    found = (
        [] if language == "en" else [f"foreign: {word}" for word in foreign.findall(shown) if word not in _for_now()]
    )
    found += [f"a key: {key}" for key in KEY.findall(shown)]
    whole = "\n".join([visible(screen.text), *_labels(screen)])
    found += [f"a date for machines: {date}" for date in MACHINE_DATE.findall(whole)]
    found += [f"UTC: {line}" for line in whole.splitlines() if "UTC" in line]
    return [*found, *_cut(screen)]


@cache
def _for_now() -> set[str]:
    """The words of texts that stand only in English until somebody translates them."""
    return {word for key, text in messages("en").items() if may_lack(key) for word in re.findall(r"\w+", text.written)}


def _words(text: str) -> str:
    """Return a text without tags and without texts to be typed, such as commands."""
    return visible(NOT_WORDS.sub(" ", text))


def _labels(screen: Screen) -> list[str]:
    return [button.label for row in screen.rows for button in row]


def _cut(screen: Screen) -> Iterator[str]:
    for row in screen.rows:
        for button in row:
            if cells_of(button) > LABEL_CELLS.get(len(row), 0):
                yield f"a phone cuts: {button.label} (one of {len(row)})"
