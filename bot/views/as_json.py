"""Views as JSON for a page: the fields of their values by name, without those that no face of the page draws."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from bot.pictures import BumpChart
from bot.screen import Button, Style
from bot.texts import Said, bare
from bot.views.keys import Choice

NOT_SENT = frozenset(
    {
        *("person", "people"),  # keys of people
        *("rules", "preset", "home", "language", "decision", "decided"),  # behind the buttons
        *("has_pictures", "has_board", "is_first", "has_talon", "golden", "passed", "unreachable", "player", "holders"),
        *("head", "history", "judged", "words_again", "seals", "proof", "numbers"),
        *("hints", "door", "added", "whom", "playable", "story", "course", "study"),
        *("stood_in", "withdrawn", "comes_next"),
        "standing",  # behind the figures
    }
)
"""Fields that stay on the server: a page draws them, if at all, from the text of a message."""


def as_json(value: Any) -> Any:
    """Return a view, or a part of it, as data for JSON. Sentences are words; what is empty or false is left out."""
    if isinstance(value, Said):
        return value.words
    if isinstance(value, Button):
        return {name: as_json(one) for name, one in value if one not in {None, "", "plain"}}
    if isinstance(value, Choice):
        more = {"kind": value.kind, "card": value.card}
        button = as_json(value.button)
        if value.card and value.style is Style.PRIMARY:  # as each card that may be played
            del button["style"]
        return {**button, **{name: one for name, one in more.items() if _says_something(one)}}
    if is_dataclass(value):
        both = ((field.name, getattr(value, field.name)) for field in fields(value) if field.name not in NOT_SENT)
        return {name: as_json(one) for name, one in both if _says_something(one)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, str):
        return bare(value)
    if isinstance(value, Mapping):
        return {name: as_json(one) for name, one in value.items()}
    if isinstance(value, tuple):
        return [as_json(one) for one in value]
    if isinstance(value, BumpChart):
        return value.model_dump(mode="json")
    return value


def _says_something(value: Any) -> bool:
    return value is not None and value is not False and value not in ("", (), {})
