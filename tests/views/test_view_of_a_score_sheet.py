"""The score sheet as one reader sees it: plain words, and "You" in the reader's column, sentences and line."""

import random

import pytest

from bot.screens.afterwards import score
from bot.texts import LANGUAGES, WHOLE, plain, visible
from bot.views.as_json import as_json
from bot.views.sheet import score_sheet_of, sheet_lines
from tests.screens.hidden_cards import dealt_differently
from tests.screens.set_tables import after_hands, in_phase, opened, positions, started, until
from tests.views.plain_values import HOSTILE, marked_up
from tests.world.judged_tables import fined

NAMES = [f"{HOSTILE}{letter}" for letter in "ABC"]
SHORT = ["Anna", "Jan", "Ola"]


def in_hand(number):
    return lambda table: len(table.rows) == number - 1 and in_phase("play")(table)


@pytest.fixture(scope="module")
def played():
    """A table in the third hand; somebody was fined in the second."""
    return until(fined(until(started(opened(names=NAMES)), in_hand(2)), 0, 20), in_hand(3))


def key_at(table, seat):
    return table.seats[seat].person.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_has_no_markup_and_names_stand_in_it_as_they_are(played, language):
    for reader in (None, key_at(played, 0)):
        view = score_sheet_of(played, language, reader)
        assert marked_up(view) == []
        expected = [plain(language, "own-name"), *NAMES[1:]] if reader else NAMES
        assert [seat.name for seat in view.seats] == expected
        assert all([cell.name for cell in row.cells] == expected for row in view.rows)
        assert list(view.chart.names) == expected
        assert HOSTILE in view.rulings[0].words


@pytest.mark.parametrize("language", WHOLE)
def test_columns_and_sentences_say_you_to_their_reader_and_the_name_to_others(language):
    table = until(started(opened(names=SHORT)), after_hands(2))
    for draw in (score.sheet, score.in_sentences):
        anna, jan = (visible(draw(score_sheet_of(table, language, key_at(table, seat))).text) for seat in (0, 1))
        assert "Anna" not in anna
        assert "Jan" in anna
        assert "Anna" in jan
        assert plain(language, "own-name") in anna


def test_a_sheet_tells_of_each_hand_what_it_changed(played):
    view = score_sheet_of(played, "en", key_at(played, 1))
    assert [seat.own for seat in view.seats] == [False, True, False]
    assert [seat.total for seat in view.seats] == list(played.game.totals)
    for row, kept in zip(view.rows, played.rows, strict=True):
        assert row.hand == kept.number
        assert [cell.delta for cell in row.cells] == list(kept.result["deltas"])
    assert [list(totals) for totals in view.chart.totals] == [list(row.result["totals"]) for row in played.rows]


def test_before_the_first_hand_a_sheet_is_empty():
    for table in (opened(), started(opened())):
        view = score_sheet_of(table, "en")
        assert (view.rows, view.chart, [seat.total for seat in view.seats]) == ((), None, [0, 0, 0])


def test_a_sheet_does_not_depend_on_a_card_of_the_hand_in_play(played):
    chance = random.Random(3)
    for seat in (None, 0, 1, 2):
        other = dealt_differently(played, seat, chance)
        assert other.game != played.game
        reader = key_at(played, seat) if seat is not None else None
        assert score_sheet_of(other, "en", reader) == score_sheet_of(played, "en", reader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_s_sheet_has_a_line_a_hand_with_declarer_contract_and_totals(played, language):
    lines = sheet_lines(played, language)
    assert marked_up([*lines]) == []
    for line, row in zip(lines, played.rows, strict=True):
        told = (line.hand, line.declarer, line.contract, line.outcome, line.totals)
        assert told == (row.number, *(row.result[name] for name in ("declarer", "contract", "outcome", "totals")))
    fine = plain(language, "sheet-judge_penalty")
    assert fine in [mark.words for mark in lines[1].marks[0]]


def test_lines_of_a_page_s_sheet_are_only_added_at_the_end():
    before = []
    for table in positions(started(opened()), 3):
        now = [dict(one) for one in as_json(sheet_lines(table, "en"))]
        assert now[: len(before)] == before
        before = now
    assert len(before) == 3
