"""No field of any kind of document names a forgotten person; values for new fields are generated from their types."""

from enum import Enum
from fractions import Fraction
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest
from pydantic import BaseModel

from bot.daily.day import Day
from bot.finished import records
from bot.finished.kept_studies import KeptStudy, Shelf
from bot.finished.records import FinishedGame
from bot.finished.review import Review
from bot.people import Chat, Frozen, Person
from bot.table import forgetting
from bot.table.table import Table
from bot.tournament import entering
from bot.tournament.tournament import Tournament, core_person
from engine import game, rules
from engine.naming import Named, without
from engine.state import State
from engine.tournament.model import Person as CorePerson

NAME, OWN_ID = "Quirinius", "4711004711"
GONE = Person(platform="telegram", id=OWN_ID, name=NAME, language="pl")
OTHER = Person(platform="telegram", id="5", name="Anna")
PRIVATE = Chat(platform="telegram", id=OWN_ID, private=True, title=NAME)
PEOPLE = {Person: (GONE, OTHER), CorePerson: (core_person(GONE), core_person(OTHER)), Chat: (PRIVATE,)}

POSITION = game.new(rules.build("polish", {}), 3, 0)

HOW = {
    Table: lambda table: forgetting.without(table, GONE, now=0.0),
    Tournament: lambda tournament: entering.forgotten(tournament, GONE),
    FinishedGame: lambda game: FinishedGame.model_validate(records.without(game.model_dump(mode="json"), GONE)),
    Day: lambda day: without(day, {GONE.key}),
    KeptStudy: lambda study: without(study, {GONE.key}),
    Shelf: lambda shelf: without(shelf, {GONE.key}),
    Review: lambda review: without(review, {GONE.key}),
}
"""How to forget a person in each kind of document."""


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


def below(model: type[BaseModel]) -> set[type[BaseModel]]:
    """Return the kinds of documents that derive from one."""
    return {kind for one in model.__subclasses__() for kind in (one, *below(one))}


@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")
@pytest.mark.parametrize("kind", HOW)
def test_nothing_is_left_of_somebody_in_a_document_that_names_them_wherever_it_can(kind):
    document = filled(kind)
    assert document.model_dump_json().count(OWN_ID) > len(kind.model_fields) // 4
    left = HOW[kind](document).model_dump_json()
    assert OWN_ID not in left
    assert NAME not in left


@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")
@pytest.mark.parametrize("kind", sorted(below(Frozen) | below(Named), key=str), ids=lambda kind: kind.__name__)
def test_no_value_within_one_keeps_them_either(kind):
    left = without([filled(kind) if kind not in PEOPLE else PEOPLE[kind][0]], {GONE.key})
    told = "".join(one.model_dump_json() for one in left)
    assert OWN_ID not in told
    assert NAME not in told


def test_a_value_that_names_nobody_of_them_stays_the_very_same():
    for kind in HOW:
        document = filled(kind)
        assert without(document, {"telegram:99"}) is document


def test_of_several_in_a_row_whoever_is_forgotten_is_left_out_and_alone_they_become_nobody():
    assert without([GONE, OTHER], {GONE.key}) == [OTHER]
    assert without({"who": GONE}, {GONE.key}) == {"who": GONE.nobody()}
    assert GONE.nobody().key == ""
