"""A tournament of players: each against each other one, in one table."""

import pytest

from bench.players import command
from bench.players.tournament import sections


def table(*arguments):
    (section,) = sections(list(arguments))
    return section


@pytest.mark.slow
def test_each_cell_is_the_match_of_its_two_players():
    players = ("gentle", "greedy", "greedy/contract=gentle")
    found = table(*players, "--deals", "6")
    assert found.columns == ("player", "1", "2", "3", "average", "95 %")
    ranked = [row[0].partition(" ")[2] for row in found.rows]
    assert sorted(ranked) == sorted(players)
    for a, row in zip(ranked, found.rows, strict=True):
        for b, cell in zip(ranked, row[1:4], strict=True):
            if a == b:
                assert cell is None
            else:
                (match,) = command.sections(["--a", a, "--b", b, "--deals", "6"])
                assert float(cell) == pytest.approx(match.rows[0][2], abs=0.05)


def test_the_best_is_first_and_averages_add_up_to_nothing():
    rows = table("gentle", "easy", "greedy", "--deals", "4").rows
    averages = [float(row[-2]) for row in rows]
    assert averages == sorted(averages, reverse=True)
    assert sum(averages) == pytest.approx(0, abs=0.2)


def test_whole_games_are_shared_out_between_two_players():
    rows = table("greedy", "bench.players.greedy:choose", "--games", "2", "--preset", "skoroszow").rows
    assert [row[-2] for row in rows] == ["0.500", "0.500"]


@pytest.mark.parametrize("players", [["easy"], ["easy", "easy"], ["easy", "nobody"]])
def test_a_tournament_of_one_of_the_same_or_of_nobody_is_refused(players, capsys):
    with pytest.raises(SystemExit):
        table(*players)
    assert "error" in capsys.readouterr().err
