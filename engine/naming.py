"""People who are named in stored values, and how they are removed: the same for every document.

A name is only ever in a `Named` value, beside the key of its person. A key may be anywhere, as a string of its own.
So one walk over a value finds all names and keys; no list of places is needed.
"""

from collections.abc import Collection, Mapping
from typing import Any, Self, TypeVar

from pydantic import BaseModel, ConfigDict

Value = TypeVar("Value")


class Named(BaseModel):
    """A value that names one person, and is removed with them.

    In a list it is left out; a single one is replaced by `nobody`.
    """

    model_config = ConfigDict(frozen=True)

    @property
    def whose(self) -> str:
        """The key of the person; empty for nobody."""
        raise NotImplementedError

    def nobody(self) -> Self:
        """Return the same without the person."""
        raise NotImplementedError


def without(value: Value, gone: Collection[str]) -> Value:
    """Return a value without the people of `gone`, by key; the same object if none of them is named."""
    return _without(value, gone)  # type: ignore[no-any-return]


def _without(value: Any, gone: Collection[str]) -> Any:
    match value:
        case str():
            return "" if value in gone else value
        case tuple() | list():
            kept = [_without(one, gone) for one in value if not (isinstance(one, Named) and one.whose in gone)]
            same = len(kept) == len(value) and all(map(_is, kept, value))
            return value if same else type(value)(kept)
        case Mapping():
            left = {name: _without(one, gone) for name, one in value.items() if name not in gone}
            return value if len(left) == len(value) and all(map(_is, left.values(), value.values())) else left
        case Named() if value.whose in gone:
            return _without(value.nobody(), gone)
        case BaseModel():
            fields = {name: getattr(value, name) for name in type(value).model_fields}
            changed = {name: new for name, old in fields.items() if (new := _without(old, gone)) is not old}
            return value.model_copy(update=changed) if changed else value
        case _:
            return value


def _is(one: object, other: object) -> bool:
    return one is other
