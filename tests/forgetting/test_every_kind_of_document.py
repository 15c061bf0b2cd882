"""No field of any kind of document names a forgotten person; values for new fields are generated from their types."""

import pytest

from bot.daily.day import Day
from bot.finished import records
from bot.finished.group_puzzles import GroupPuzzle
from bot.finished.handover import Handover
from bot.finished.kept_studies import KeptStudy, Shelf
from bot.finished.records import FinishedGame
from bot.finished.review import Review
from bot.finished.solvers import Solver
from bot.people import Frozen
from bot.table import forgetting
from bot.table.table import Table
from bot.tournament import entering
from bot.tournament.tournament import Tournament
from engine.naming import Named, without
from tests.world.filled_documents import GONE, NAME, OTHER, OWN_ID, PEOPLE, below, filled

HOW = {
    Table: lambda table: forgetting.without(table, GONE, now=0.0),
    Tournament: lambda tournament: entering.forgotten(tournament, GONE),
    FinishedGame: lambda game: FinishedGame.model_validate(records.without(game.model_dump(mode="json"), GONE)),
    Day: lambda day: without(day, {GONE.key}),
    KeptStudy: lambda study: without(study, {GONE.key}),
    Shelf: lambda shelf: without(shelf, {GONE.key}),
    Solver: lambda solver: without(solver, {GONE.key}),
    Handover: lambda handover: without(handover, {GONE.key}),
    GroupPuzzle: lambda puzzle: without(puzzle, {GONE.key}),
    Review: lambda review: without(review, {GONE.key}),
}
"""How to forget a person in each kind of document."""


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
    text = "".join(one.model_dump_json() for one in left)
    assert OWN_ID not in text
    assert NAME not in text


def test_a_value_that_names_nobody_of_them_stays_the_very_same():
    for kind in HOW:
        document = filled(kind)
        assert without(document, {"telegram:99"}) is document


def test_a_forgotten_person_is_left_out_of_a_list_and_alone_becomes_nobody():
    assert without([GONE, OTHER], {GONE.key}) == [OTHER]
    assert without({"who": GONE}, {GONE.key}) == {"who": GONE.nobody()}
    assert GONE.nobody().key == ""
