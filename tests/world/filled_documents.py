"""Documents of every kind, filled by introspection: a new field needs no change here."""

from enum import Enum
from fractions import Fraction
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel

from bot.people import Chat, Person
from bot.tournament.tournament import core_person
from engine import game, rules
from engine.state import State
from engine.tournament.model import Person as CorePerson

T = TypeVar("T")

NAME, OWN_ID = "Quirinius", "4711004711"
GONE = Person(platform="telegram", id=OWN_ID, name=NAME, language="pl")
OTHER = Person(platform="telegram", id="5", name="Anna")
PRIVATE = Chat(platform="telegram", id=OWN_ID, private=True, title=NAME)
PEOPLE = {Person: (GONE, OTHER), CorePerson: (core_person(GONE), core_person(OTHER)), Chat: (PRIVATE,)}

POSITION = game.new(rules.build("polish", {}), 3, 0)


def every(annotation: Any, within: tuple[Any, ...] = ()) -> list[Any]:
    """Return values of a type that name the person wherever the type allows it, also as plain text."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if annotation in PEOPLE:
        return list(PEOPLE[annotation])
    if origin is Annotated:
        return every(parts[0], within)
    if origin is Literal:
        return [parts[0]]
    if origin in {Union, UnionType}:
        return [value for part in parts if part is not NoneType for value in every(part, within)] or [None]
    if origin is tuple:
        return [tuple(value for part in parts if part is not ... for value in every(part, within))]
    if isinstance(origin, type):
        return [{"who": value, GONE.key: value} for value in every(parts[1], within)]
    if annotation is Any:
        return [[GONE.key, {"by": GONE.key}]]
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return [list(annotation)[-1]]
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [filled(annotation, within)] if annotation not in within else []
    plain: dict[Any, Any] = {str: GONE.key, int: 1, float: 1.0, bool: True, Fraction: Fraction(1), State: POSITION}
    return [plain[annotation]] if annotation in plain else []


def filled(model: type[BaseModel], within: tuple[Any, ...] = ()) -> BaseModel:
    """Return a document with the person in every field that can hold one."""
    fields = {name: every(field.annotation, (*within, model)) for name, field in model.model_fields.items()}
    return model.model_construct(**{name: found[0] if found else None for name, found in fields.items()})


def below(kind: type[T]) -> set[type[T]]:
    """Return the classes that derive from one."""
    return {found for one in kind.__subclasses__() for found in (one, *below(one))}
