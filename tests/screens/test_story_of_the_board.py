"""The board tells the story so far to a person who sees it for the first time."""

import pytest

from bot.table.parts import HistoryLine
from bot.texts import visible
from tests.screens import faces
from tests.screens.drawn import finished_at_table
from tests.screens.set_tables import NOW, act, after_hands, dealt, in_phase, opened, plain_choice, started, until


def shown(table):
    return visible(faces.board(table, "en", NOW).text)


def test_the_record_of_a_hand_says_the_same_once_the_next_one_counts():
    first = dealt(until(started(opened(preset="polish", options={"lock.enabled": False})), after_hands(1)))
    (row,) = (one for one in first.rows if one.counts)
    second = dealt(until(first, after_hands(2)))
    before = finished_at_table(first, row, "en")
    assert "Last trick: " in visible(before.text)
    assert finished_at_table(second, row, "en") == before


def test_lines_of_an_earlier_hand_stand_under_its_number():
    table = dealt(until(started(opened()), after_hands(1)))
    assert "Hand 1:" in shown(table)
    played = until(act(table, plain_choice(table)), lambda one: one.game.phase == "play")
    found = shown(played).split("\n")
    if "Hand 2:" in found:
        assert found.index("Hand 1:") < found.index("Hand 2:")


def test_lines_of_an_older_release_have_no_number():
    table = started(opened()).model_copy(update={"history": (HistoryLine(key="all-passed"),)})
    assert "Everyone passed" in shown(table)
    assert "Hand 1:" not in shown(table)


@pytest.mark.parametrize("kind", ["concede", "write_down", "walk_out"])
def test_a_hand_that_was_given_up_says_what_it_cost(kind):
    fact = HistoryLine(key="conceded", params={"seat": 0, "kind": kind, "value": 100, "points": 60})
    table = started(opened()).model_copy(update={"history": (fact,)})
    assert "60 for each of the others" in shown(table)
    old = HistoryLine(key="conceded", params={"seat": 0, "kind": kind})
    assert "Anna" in shown(table.model_copy(update={"history": (old,)}))


def test_the_game_itself_tells_what_giving_up_cost():
    table = until(started(opened(options={"concession.stage": "before_talon"})), in_phase("concession"))
    table = act(table, {"do": "concede", "kind": "concede"})
    (fact,) = [one for one in table.history if one.key == "conceded"]
    assert fact.params["value"] == table.rows[-1].result["contract"]
    assert fact.params["points"] == 60
