"""Why a hand counts what it does, and why a game is won, as a page's reader is told it."""

from dataclasses import replace

import pytest

from bot.table.parts import Ending
from bot.table.table import Stage
from bot.texts import LANGUAGES, plain
from bot.views.page import page_view
from bot.views.reasons import why_counted, why_won
from bot.views.result import hand_result_of
from tests.screens.set_tables import NOW, after_hands, opened, started, until


def table_of(preset: str):
    return until(started(opened(preset)), after_hands(1))


def hand(table, **result):
    """A row of the table with another result."""
    row = table.rows[-1]
    nothing = {"deltas": (0, 0, 0), "totals": (0, 0, 0), "points": (0, 0, 0), "marks": ((), (), ())}
    base = {"outcome": "made", "declarer": 0, "contract": 100, "sits_out": None, "marriages": ((), (), ())}
    return row.model_copy(update={"result": {**row.result, **nothing, **base, **result}})


def whys(table, row, seat=0):
    return [one.code for one in why_counted(table, row, seat, "en")]


HANDS = {
    "a contract made with more points": ({"points": (113, 7, 0), "deltas": (100, 10, 0)}, ["why-contract"]),
    "a contract made exactly": ({"points": (100, 20, 0), "deltas": (100, 20, 0)}, []),
    "a contract missed": ({"outcome": "down", "points": (79, 30, 11), "deltas": (-100, 30, 10)}, ["why-short"]),
    "a hand given up, for its declarer": ({"outcome": "conceded", "deltas": (0, 50, 50)}, []),
}


@pytest.mark.parametrize("name", HANDS)
def test_the_declarer_is_told_what_the_contract_counts(name):
    table = table_of("polish")
    result, expected = HANDS[name]
    assert whys(table, hand(table, **result)) == expected


def test_another_player_is_told_of_rounding_and_of_a_contract_given_up():
    table = table_of("polish")
    assert whys(table, hand(table, points=(100, 7, 10), deltas=(100, 10, 10)), 1) == ["why-rounded"]
    assert whys(table, hand(table, points=(100, 7, 10), deltas=(100, 10, 10)), 2) == []
    assert whys(table, hand(table, outcome="conceded", deltas=(0, 50, 50)), 1) == ["why-given-up"]
    locked = hand(table, points=(100, 17, 0), marks=((), ("locked",), ()))
    assert whys(table, locked, 1) == []  # its mark says so


def test_on_the_barrel_points_are_said_not_to_count_and_who_comes_there_stays():
    table = table_of("russian")
    at = table.game.rules.barrel.at
    assert whys(table, hand(table, points=(0, 60, 0), totals=(0, at, 0)), 1) == ["why-barrel"]
    comes = hand(table, points=(0, 60, 0), deltas=(0, 30, 0), totals=(0, at, 0), marks=((), ("barrel_on",), ()))
    (stays,) = why_counted(table, comes, 1, "en")
    assert stays.words == f"stays at {at}"


def won_by(table, winners, totals, **result):
    row = hand(table, totals=totals, deltas=tuple(result.pop("deltas", totals)), **result)
    game = replace(table.game, totals=totals, winners=winners)
    return table.replace(game=game, rows=(*table.rows[:-1], row), stage=Stage.OVER)


WINS = {
    "declarer": ((0,), (1000, 400, 300), {}),
    "declarer-first": ((0,), (1000, 1040, 300), {}),
    "most": ((1,), (1000, 1040, 300), {"declarer": 2}),
    "reached": ((1,), (300, 1000, 300), {}),
    "together": ((0, 1), (1000, 1000, 300), {"declarer": 2}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", WINS)
def test_a_winner_is_told_why_though_another_has_more_points(why, language):
    winners, totals, result = WINS[why]
    table = won_by(table_of("polish"), winners, totals, **result)
    (said,) = why_won(table, winners, language)
    assert said.words == plain(language, f"over-why-{why}", target=1000)


def test_a_win_from_the_barrel_and_the_end_before_a_win_are_told_as_such():
    table = table_of("russian")
    barrel = table.game.rules.barrel
    won = won_by(table, (0,), (barrel.at + barrel.need, 0, 0), deltas=(barrel.need, 0, 0))
    assert [one.code for one in why_won(won, (0,), "en")] == ["over-why-barrel"]
    assert [one.code for one in why_won(won.replace(ending=Ending.COUNTED), (0,), "en")] == ["over-why-ended"]
    assert why_won(won.replace(ending=Ending.VOID), (), "en") == ()


def test_a_marriage_is_sent_with_what_it_counts():
    table = table_of("polish")
    row = hand(table, marriages=(("H", "S"), (), ()), points=(200, 0, 0), deltas=(100, 0, 0))
    assert hand_result_of(table, row, "en").rows[0].worth == (100, 40)


def test_the_last_result_stays_in_the_view_when_the_next_hand_is_dealt():
    table = until(started(opened()), lambda one: len(one.rows) == 1 and one.deal is not None)
    sent = page_view(table, table.seats[0].person.key, NOW, None).as_json()
    assert sent["result"]["hand"] == 1
    assert "between" not in sent
    assert page_view(table, "", NOW, table.rows[0]).as_json()["between"]
