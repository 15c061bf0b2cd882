"""The sentences: looked up by key, filled in, in the right plural form. A language is read when it is first spoken."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number

from bot.texts.markup import Markup

FALLBACK = "en"
_FOLDER = Path(__file__).parent

LANGUAGES: tuple[str, ...] = tuple(sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl"))))


class TextError(LookupError):
    """A sentence that is not there, or was not given what fills it in: a mistake in a screen or a translation."""


def best(language_code: str | None) -> str:
    """Return the language spoken here that fits a code such as `pl-PL` or `pt_BR` best; English where none does."""
    wanted = (language_code or "").replace("_", "-").lower().partition("-")[0]
    return wanted if wanted in LANGUAGES else FALLBACK


def say(language: str, key: str, **params: str | int) -> Markup:
    """Return a sentence as markup. `key` may name an attribute: `option-barrel-at.help`.

    Texts among `params` are escaped unless they are Markup; numbers choose plural forms and are written without
    grouping. Raises TextError for an unknown key or a missing parameter.
    """
    return Markup(_fill(language, key, {name: Markup.of(v) if isinstance(v, str) else v for name, v in params.items()}))


def plain(language: str, key: str, **params: str | int) -> str:
    """Return a sentence as plain text, for button labels and toasts. Nothing is escaped."""
    return _fill(language, key, params)


def has(key: str) -> bool:
    """Whether there is a sentence of this key."""
    return _pattern(FALLBACK, key) is not None


def _fill(language: str, key: str, params: Mapping[str, str | int]) -> str:
    pattern = _pattern(language, key)
    if pattern is None:
        raise TextError(f"no text {key!r} in {language!r}")
    given = {name: v if isinstance(v, str) else fluent_number(int(v), useGrouping=False) for name, v in params.items()}
    text, errors = _bundle(language).format_pattern(pattern, given)
    if errors:
        raise TextError(f"text {key!r} in {language!r}: {errors[0]}")
    return str(text)


@cache
def _pattern(language: str, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks around every parameter would break aligned tables and copied codes.
    bundle = FluentBundle([best(language)], use_isolating=False)
    for path in sorted((_FOLDER / best(language)).glob("*.ftl")):
        resource = cast("Callable[[str], Any]", FluentResource)(path.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
    return bundle
