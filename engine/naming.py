"""Removal of people from stored values, the same for every document.

A name is only stored in a `Named` value, together with its person's key. A key may be anywhere, as a separate string.
So one walk over a value finds all names and keys, and no list of their places is needed.
"""

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Self, TypeVar

from pydantic import BaseModel, ConfigDict

Value = TypeVar("Value")


class Named(BaseModel):
    """A value that names one person, and is removed together with this person.

    A removed value is left out of a list; as a single field it is replaced by `nobody`.
    """

    model_config = ConfigDict(frozen=True)

    names: ClassVar[str] = "person"
    """The field with the person, or with their key."""

    @property
    def whose(self) -> str:
        """The person's key; empty for nobody."""
        named = getattr(self, self.names)
        return named.whose if isinstance(named, Named) else str(named)

    def nobody(self) -> Self:
        """Return the same value without the person."""
        return self.model_copy(update={self.names: getattr(self, self.names).nobody()})


def without(value: Value, gone: Collection[str]) -> Value:
    """Return a value without the people whose keys are in `gone`; the same object if it names none of them."""
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
