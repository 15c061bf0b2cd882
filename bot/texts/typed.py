"""Words that people type, in any language: names of levels, topics and presets, yes and no."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from bot.texts.languages import FALLBACK, LANGUAGES, WHOLE
from bot.texts.locales import place, weekdays
from bot.texts.sentences import has, plain
from bot.zones import OFFERED, zone_named

_ALIKE = str.maketrans({"ł": "l", "’": "", "'": "", "ʼ": "", "-": " ", "_": " ", ",": " "})


def folded(typed: str) -> str:
    """Normalise words for comparison: no case, no accents, hyphens and underscores as blanks."""
    bare = typed.casefold()
    if not bare.isascii():
        apart = unicodedata.normalize("NFKD", bare)
        bare = "".join(char for char in apart if unicodedata.category(char) != "Mn")
    return " ".join(bare.translate(_ALIKE).split())


def name_typed(typed: str, family: str, names: Iterable[str], joint: str = "-") -> str | None:
    """Return the typed name, as in commands or as its text `FAMILY-NAME` in any language; None if no name fits.

    `joint` joins the two: a dot for attributes, such as the values of an option.
    """
    return _known(family, tuple(names), joint).get(folded(typed))


def name_with_word(typed: str, family: str, names: Iterable[str]) -> str | None:
    """Return the name with this word in its text in any language: the shortest one, None if two are equally short."""
    return _by_words(family, tuple(names)).get(folded(typed))


def weekday_named(typed: str) -> int | None:
    """Return the typed day of the week, whole or short, in any language: 0 for Monday; None for any other text."""
    return _weekdays().get(folded(typed).rstrip("."))


@cache
def _weekdays() -> Mapping[str, int]:
    found: dict[str, int] = {}
    for language in (FALLBACK, *LANGUAGES):
        for day, names in enumerate(weekdays(language)):
            for name in names:
                found.setdefault(folded(name).rstrip("."), day)
    return found


def zone_typed(typed: str) -> str | None:
    """Return the typed time zone: by its name or city. Offered zones are found by their city in any language too."""
    return zone_named(typed) or _cities().get(folded(typed))


@cache
def _cities() -> Mapping[str, str]:
    return {folded(place(language, zone)): zone for language in WHOLE for zone in OFFERED}


@cache
def _known(family: str, names: tuple[str, ...], joint: str) -> Mapping[str, str]:
    found = {folded(name): name for name in names}
    for language in (FALLBACK, *LANGUAGES):
        for key, name in ((f"{family}{joint}{name}", name) for name in names):
            if has(key):
                found.setdefault(folded(plain(language, key)), name)
    return found


@cache
def _by_words(family: str, names: tuple[str, ...]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for language in (FALLBACK, *LANGUAGES):
        keys = [(f"{family}-{name}", name) for name in names]
        texts = [(folded(plain(language, key)).split(), name) for key, name in keys]
        for word in {word for words, _ in texts for word in words if not word.isdigit()}:
            holding = sorted((len(words), name) for words, name in texts if word in words)
            if len(holding) == 1 or holding[0][0] < holding[1][0]:
                found.setdefault(word, holding[0][1])
    return found
