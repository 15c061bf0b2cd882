"""The texts in a view, for tests of what every view must be."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from bot.texts import Markup, Said

HOSTILE = "<b>x</b>&amp;"
"""A name that is changed wherever it is escaped, or read as markup."""

_CUT = re.compile("|".join(re.escape(f"{HOSTILE[:size]}…") for size in range(len(HOSTILE), 0, -1)))


def texts_of(value: Any) -> Iterator[str]:
    """Every text of a view, its sentences as words."""
    if isinstance(value, Said):
        yield value.words
        value = value.params
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from texts_of(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts_of(getattr(value, field.name))
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from texts_of(getattr(value, name))
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from texts_of(one)


def marked_up(view: Any) -> list[str]:
    """The texts of a view that are markup or escaped. Its hostile names may stand in it as they are, also cut."""
    return [
        text
        for text in texts_of(view)
        if isinstance(text, Markup) or any(sign in _CUT.sub("", text.replace(HOSTILE, "")) for sign in "<>&")
    ]
