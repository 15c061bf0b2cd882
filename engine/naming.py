"""Who is named in a value that is kept, and how they are struck out of it: one definition for every document.

A name stands in a `Named` value alone, beside the key of whose it is. A key may stand anywhere, as a string of its own.
So one walk over a value finds both wherever they are, and no list says where to look.
"""

from collections.abc import Collection, Mapping
from typing import Any, Self, TypeVar

from pydantic import BaseModel, ConfigDict

Value = TypeVar("Value")


class Named(BaseModel):
    """What names one person, or stands for one: it goes with them.

    Of several in a row it is left out; where it stands alone, `nobody` takes its place.
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
    """Return a value in which nobody of `gone`, by key, is named any more: the very same one if nobody is."""
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
            return value.nobody()
        case BaseModel():
            fields = {name: getattr(value, name) for name in type(value).model_fields}
            changed = {name: new for name, old in fields.items() if (new := _without(old, gone)) is not old}
            return value.model_copy(update=changed) if changed else value
        case _:
            return value


def _is(one: object, other: object) -> bool:
    return one is other
