"""Sentences by key, with parameters and plural forms, and text that is safe inside a screen.

Such text is escaped, isolated where it is written from right to left, and cut to its room. A Korean letter or an emoji
takes two *cells*, a mark over a letter none; *characters* are counted as platforms count them. A cut falls between
graphemes, so no emoji family, flag or accented letter is taken apart. Each sentence is parsed when it is first needed.
"""

import datetime as dt
import html
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, NeverIsolatingPlaceable, Pattern, Placeable, TextElement, VariableReference
from fluent.runtime.types import FluentType, fluent_date, fluent_number
from fluent.syntax.ast import Identifier
from wcwidth import iter_graphemes, wcswidth

from bot.texts.languages import FALLBACK, FOLDER, LANGUAGES, borrows_from
from bot.texts.locales import locale_of

DRAFT = "✎"  # after a language's name; `language-drafts` says what it means
LARGEST = 10**18  # numbers from here on are written as they are: Fluent cannot write them
NUMBERS_KEPT = 10_000  # formatted numbers in the cache
TEXTS_KEPT = 10_000
ELLIPSIS = "…"
_NUMBER_BEHIND = re.compile("\u00a0\\([0-9]+\\)$")  # behind a name; a name itself has no such blank
_TAG = re.compile(r"<[^>]*>")
ISOLATE, END = "\u2068", "\u2069"  # first strong isolate, pop directional isolate: neither is seen or takes room
_FROM_THE_RIGHT = re.compile(  # the Unicode blocks of scripts that are written from right to left
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
_NUMBER = Pattern([Placeable(VariableReference(Identifier("number")))])

Filling = str | int | dt.date  # a parameter of a sentence


class TextError(LookupError):
    """A missing sentence or parameter: a mistake in a screen or a translation."""


class Markup(str):
    """Text in the screens' small HTML. Everything else is escaped on its way in."""

    __slots__ = ()

    @classmethod
    def of(cls, text: str) -> "Markup":
        """Escape a text, unless it is markup already."""
        return text if isinstance(text, Markup) else cls(html.escape(text, quote=True))

    @classmethod
    def join(cls, separator: str, parts: "Iterable[str]") -> "Markup":  # type: ignore[override]
        """Join parts, each escaped unless it is markup already. The separator is not escaped."""
        return cls(str(separator).join(cls.of(part) for part in parts))


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence in the language of its reader. Nothing is written out before a face draws it."""

    language: str
    """The code of the language."""

    code: str
    """The key of the text."""

    params: Mapping[str, "Filling | Said"] = field(default_factory=dict)
    """Its parameters by name: names and words as plain text, numbers, days, and sentences inside the sentence."""

    capital: bool = False
    """Whether it begins with a capital letter whatever its first parameter is."""

    @property
    def words(self) -> str:
        """The sentence as plain text, for a face that escapes by itself."""
        return visible(self.markup)

    @property
    def markup(self) -> Markup:
        """The sentence in the screens' small HTML, with its parameters escaped."""
        params = {name: value.markup if isinstance(value, Said) else value for name, value in self.params.items()}
        text = say(self.language, self.code, **params)
        return Markup(text[:1].upper() + text[1:]) if self.capital else text


def folded(lines: "Iterable[str]") -> Markup:
    """Put lines into a quotation that chats show folded."""
    return Markup(f"<blockquote expandable>{Markup.join(chr(10), lines)}</blockquote>")


def in_one_line(parts: Iterable[Markup | Said]) -> list[Markup]:
    """Put parts into one folded line; without parts there is none."""
    lines = [part.markup if isinstance(part, Said) else part for part in parts]
    return [folded([Markup.join(" · ", lines)])] if lines else []


def visible(text: str) -> str:
    """Return the visible text of markup: no tags, entities as characters."""
    return html.unescape(_TAG.sub("", text))


def isolated(words: str) -> str:
    """Put isolates around words from right to left, so that the words beside them keep their places.

    Otherwise a line with two Hebrew names is laid out from the right, with points beside the wrong name.
    """
    if words.isascii() or ISOLATE in words or not _FROM_THE_RIGHT.search(words):
        return words
    return f"{ISOLATE}{words}{END}"


def bare(words: str) -> str:
    """Return words without isolates, for a picture, a file or a comparison."""
    return words.replace(ISOLATE, "").replace(END, "")


def closed(cut: str) -> str:
    """Close the isolates that are open in a cut text."""
    return cut + END * (cut.count(ISOLATE) - cut.count(END))


# ------------------------------------------------------------------------------------------------------------ sentences


def best(language_code: str | None) -> str:
    """Return the supported language for a code such as `pl-PL` or `pt_BR`; English if there is none."""
    wanted = (language_code or "").replace("_", "-").lower().partition("-")[0]
    return wanted if wanted in LANGUAGES else FALLBACK


def say(language: str, key: str, **params: Filling) -> Markup:
    """Return a sentence as markup. `key` may name an attribute: `option-barrel-at.help`.

    Texts among `params` are escaped unless they are Markup; numbers choose plural forms and are written without
    grouping; days are written as the language does. Raises TextError for an unknown key or a missing parameter.
    """
    return Markup(_fill(language, key, {name: Markup.of(v) if isinstance(v, str) else v for name, v in params.items()}))


def said(language: str, code: str, /, **params: "Filling | Said") -> Said:
    """Return a sentence that a face will write out, by the key of its text, with its parameters."""
    return Said(language, code, params)


def plain(language: str, key: str, **params: Filling) -> str:
    """Return a sentence as plain text, for button labels and toasts. Nothing is escaped."""
    return _fill(language, key, params)


def own_name(language: str) -> str:
    """Return a language's name for itself, marked if it is a draft."""
    name = plain(language, "language-name")
    return name if borrows_from(language) is None else f"{name} {DRAFT}"


def has(key: str) -> bool:
    """Whether a key has a sentence."""
    return _pattern(FALLBACK, key) is not None


def _fill(language: str, key: str, params: Mapping[str, Filling]) -> str:
    """Fill in a sentence. Parameters from right to left are isolated."""
    language = speaks(language, key)
    template = _template(language, key)
    if template is not None:
        try:
            return template.format_map(
                {name: isolated(v) if isinstance(v, str) else _number(language, v) for name, v in params.items()}
            )
        except KeyError as missing:
            raise TextError(f"text {key!r} in {language!r}: {missing} is not given") from None
    pattern = _pattern(language, key)
    if pattern is None:
        raise TextError(f"no text {key!r} in {language!r}")
    given = {name: isolated(v) if isinstance(v, str) else _fluent(v) for name, v in params.items()}
    text, errors = _bundle(language).format_pattern(pattern, given)
    if errors:
        raise TextError(f"text {key!r} in {language!r}: {errors[0]}")
    return str(text)


@cache
def speaks(language: str, key: str) -> str:
    """Return the language of a sentence: where a draft has none, the language that it borrows from; at last English.

    A list or a wait inside the sentence is written in the same language: «3 не 4» is not Russian for "3 or 4".
    """
    spoken = best(language)
    candidates = (spoken, borrows_from(spoken) or FALLBACK)
    return next((one for one in candidates if _pattern(one, key) is not None), FALLBACK)


@cache
def _template(language: str, key: str) -> str | None:
    """Return a sentence of only text and variables, as nearly all are, for `str.format`; None for any other.

    `str.format` takes a tenth of Fluent's time, and a board has thirty such sentences.
    """
    pattern = _pattern(language, key)
    parts = []
    for part in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        if isinstance(part, TextElement):
            parts.append(part.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(part, Placeable | NeverIsolatingPlaceable) and isinstance(part.expression, VariableReference):
            parts.append(f"{{{part.expression.id.name}}}")
        else:
            return None
    return "".join(parts)


@lru_cache(maxsize=NUMBERS_KEPT)
def _number(language: str, value: int | dt.date) -> str:
    """Write a number or a day by the rules of a language."""
    return str(_bundle(language).format_pattern(_NUMBER, {"number": _fluent(value)})[0])


def _fluent(value: int | dt.date) -> FluentType | str:
    """Return a number for Fluent, to be written without grouping, or a day."""
    if isinstance(value, dt.date):
        return fluent_date(value)
    return fluent_number(int(value), useGrouping=False) if abs(value) < LARGEST else str(value)


@cache
def _pattern(language: str, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if name not in _written(language):
        return None
    message = _message(language, name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _message(language: str, name: str) -> Message:
    # No sentence names another one, so each can be parsed alone; all of a language take half a second.
    resource = cast("Callable[[str], Any]", FluentResource)(_written(language)[name])
    _bundle(language).add_resource(resource)
    return _bundle(language).get_message(name)


@cache
def _written(language: str) -> Mapping[str, str]:
    """Return the source of each sentence of a language, with its key and attributes."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    return {found[1]: found[0] for text in texts for found in _MESSAGE.finditer(text)}


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolates around every parameter would be copied along with codes; `_fill` adds those that are needed.
    return FluentBundle([locale_of(language)], use_isolating=False)


# ------------------------------------------------------------------------------------------------------ widths and cuts


@lru_cache(maxsize=TEXTS_KEPT)
def width(text: str) -> int:
    """Return the width of a one-line text in cells; each character counts as one if the width is unknown."""
    cells = wcswidth(text)
    return len(text) if cells < 0 else cells


def numbered(name: str, number: int) -> str:
    """Put a number behind a name. No cut takes it away."""
    return f"{name}\u00a0({number})"


@lru_cache(maxsize=TEXTS_KEPT)
def short(text: str, cells: int) -> str:
    """Cut a text to a number of cells, ending in an ellipsis if something is left out."""
    return text if width(text) <= cells else _cut(text, lambda kept: width(kept) <= cells)


def cut(text: str, characters: int, count: Callable[[str], int] = len) -> str:
    """Cut a text to a number of characters, ending in an ellipsis if something is left out.

    `count` counts the characters of a text as a platform does.
    """
    return text if count(text) <= characters else _cut(text, lambda kept: count(kept) <= characters)


def _cut(text: str, fits: Callable[[str], bool]) -> str:
    number = _NUMBER_BEHIND.search(text)
    if number is not None:
        name, tight = text[: number.start()], number[0].lstrip()
        return (name if fits(name + tight) else _cut(name, lambda kept: fits(kept + tight))) + tight
    kept, cut_here = "", ELLIPSIS
    for grapheme in iter_graphemes(text):
        kept += grapheme
        shown = closed(kept + ELLIPSIS)
        if not fits(shown):
            break
        cut_here = shown
    return cut_here


def right(text: str, cells: int) -> str:
    """Pad a text with blanks on the left to a number of cells."""
    return " " * (cells - width(text)) + text


def left(text: str, cells: int) -> str:
    """Pad a text with blanks on the right to a number of cells."""
    return text + " " * (cells - width(text))
