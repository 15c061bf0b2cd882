import pytest
from pydantic import ValidationError

from adapters.pictures.lettering import runs
from adapters.pictures.results import ROW, WON
from adapters.pictures.results import draw as results_table
from bot.pictures import ResultCell, ResultRow, ResultsTable
from bot.views.tournament_words import HALVES
from tests.pictures.picture_facts import amount, opened


def table(players=4, rounds=3, won=()):
    rows = tuple(
        ResultRow(
            place=f"{number + 1}.",
            name=f"Player {number}",
            cells=tuple(ResultCell(points="3", below="1010", won=(number, round_) in won) for round_ in range(rounds)),
            sums=("9", "14½", "2990", "3"),
        )
        for number in range(players)
    )
    return ResultsTable(
        title="Friday Cup", rounds=tuple(range(1, rounds + 1)), sums=("Pts", "Opp", "Sum", "1st"), players=rows
    )


@pytest.mark.parametrize(("players", "rounds"), [(1, 1), (9, 3), (20, 12)])
def test_tables_of_any_size_are_as_high_as_there_are_players_and_stay_small(players, rounds):
    png = results_table(table(players, rounds))
    assert len(png) < 150_000
    assert opened(png).size[1] > players * ROW


def test_a_first_place_is_set_off_and_nothing_else():
    plain = opened(results_table(table()))
    shown = opened(results_table(table(won={(1, 2)})))
    assert amount(plain, WON, (0, 0, *plain.size)) == 0
    assert 2000 < amount(shown, WON, (0, 0, *shown.size)) < 6000


def test_a_row_without_a_cell_for_each_column_is_refused():
    short = table().players[0].model_copy(update={"sums": ("9",)})
    with pytest.raises(ValidationError):
        ResultsTable(title="x", rounds=(1, 2, 3), sums=("Pts", "Opp"), players=(short,))


def test_shared_points_are_written_as_the_fractions_that_they_are():
    assert all(len(runs(sign)) == 1 and runs(sign)[0][1] == sign for sign in HALVES.values())
