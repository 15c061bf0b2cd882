"""The result of a hand and of a game as one reader sees it: plain words, and "You" for a page's reader alone."""

import random
from dataclasses import replace

import pytest

from bot.screens.afterwards import record
from bot.table.table import Stage
from bot.texts import LANGUAGES, WHOLE, plain, visible
from bot.views.result import game_result_of, hand_result_of, outcome_of
from tests.screens.hidden_cards import dealt_differently
from tests.screens.set_tables import in_phase, opened, started, until
from tests.views.plain_values import HOSTILE, marked_up
from tests.world.judged_tables import fined

NAMES = [f"{HOSTILE}{letter}" for letter in "ABC"]


def in_hand(number):
    return lambda table: len(table.rows) == number - 1 and in_phase("play")(table)


@pytest.fixture(scope="module")
def played():
    """A table in the third hand; somebody was fined in the second."""
    return until(fined(until(started(opened(names=NAMES)), in_hand(2)), 0, 20), in_hand(3))


@pytest.fixture(scope="module")
def won():
    """A game that one of three people has won."""
    options = {"game.target": 300, "lock.at": 250}
    return until(started(opened(names=NAMES, options=options)), lambda one: one.stage is Stage.OVER)


def key_at(table, seat):
    return table.seats[seat].person.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_have_no_markup_and_names_stand_in_them_as_they_are(played, won, language):
    for table in (played, won):
        for reader in (None, key_at(table, 0)):
            views = [hand_result_of(table, row, language, reader) for row in table.rows]
            over = game_result_of(table, language, reader)
            assert marked_up([*views, over]) == []
            expected = [plain(language, "own-name"), *NAMES[1:]] if reader else NAMES
            assert sorted(one.name for one in over.totals) == sorted(expected)
            assert all([one.name for one in view.rows] == expected for view in views)


@pytest.mark.parametrize("language", WHOLE)
def test_the_lines_of_a_hand_say_you_to_their_reader_and_the_name_to_others(played, language):
    for row in played.rows:
        for seat, name in enumerate(NAMES):
            view = hand_result_of(played, row, language, key_at(played, seat))
            assert [one.own for one in view.rows] == [other == seat for other in range(3)]
            text = visible(record.finished(view).text)
            assert name not in text.replace(view.rulings[0].words if view.rulings else "", "")
            assert all(other in text for other in NAMES if other != name)


@pytest.mark.parametrize("outcome", ["made", "down", "conceded"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_own_contract_is_told_as_such_to_the_declarer_alone(played, outcome, language):
    row = played.rows[0]
    row = row.model_copy(update={"result": {**row.result, "outcome": outcome, "declarer": 1, "contract": 120}})
    own = outcome_of(played, row, language, key_at(played, 1))
    assert own.words == plain(language, f"finished-own-{outcome}", contract=120)
    for reader in (None, "", key_at(played, 0), "telegram:99"):
        assert NAMES[1] in outcome_of(played, row, language, reader).words
    assert hand_result_of(played, row, language, key_at(played, 1)).declarer_own


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_alone_is_told_so_as_such(won, language):
    (winner,) = won.game.winners
    views = [game_result_of(won, language, key_at(won, seat)) for seat in range(3)]
    assert [view.won for view in views] == [seat == winner for seat in range(3)]
    assert views[winner].words.words == plain(language, "over-own-won")
    assert all(NAMES[winner] in view.words.words for seat, view in enumerate(views) if seat != winner)
    assert [one.own for one in views[winner].totals] == [True, False, False]


def test_a_shared_win_names_everybody(won):
    shared = won.replace(game=replace(won.game, winners=(0, 1)))
    view = game_result_of(shared, "en", key_at(won, 0))
    assert not view.won
    assert view.words.words == f"🏆 {NAMES[0]} and {NAMES[1]} win the game together!"


def test_results_do_not_depend_on_a_card_of_the_hand_in_play(played):
    chance = random.Random(3)
    for seat in (None, 0, 1, 2):
        other = dealt_differently(played, seat, chance)
        assert other.game != played.game
        reader = key_at(played, seat) if seat is not None else None
        for row in played.rows:
            assert hand_result_of(other, row, "en", reader) == hand_result_of(played, row, "en", reader)
        assert game_result_of(other, "en", reader) == game_result_of(played, "en", reader)
