"""The platforms' limits hold for any names and any length of a game."""

import os
from itertools import islice

import pytest

from bot.finished import records
from bot.finished.replay import HandStep, moment
from bot.finished.statistics import Standing
from bot.people import clean_name
from bot.screens.afterwards import player_statistics, replay
from bot.screens.before import rules
from bot.table.parts import HistoryLine
from bot.table.table import Stage
from bot.texts import WHOLE, plain, visible
from bot.texts.sentences import width
from bot.views.keys import LABEL_CELLS
from bot.views.options import CATALOGUE, code_of
from engine import rules as rule_sets
from engine.record import read
from engine.rules.options import GROUPS
from tests.crossed import thinned
from tests.screens import faces
from tests.screens.drawn import finished_at_table, lobby_of_table, sentences_of_table, sheet_of_table
from tests.screens.every_screen import screens_of
from tests.screens.own_words import faults
from tests.screens.set_tables import GROUP, NOW, after_hands, opened, person, positions, started, until
from tests.world import finished_games
from tests.world.judged_tables import annulled, fined

EACH = 3 if os.environ.get("GAMES") == "whole" else 7  # one of so many positions is tried; `make games` tries more
DATA_LIMIT = 64  # bytes, Telegram
DISCORD_TEXT = 2000
BOARD_TEXT = 1500
DISCORD_BUTTONS = 25

LONG = [clean_name("W\u0301\u0302" * 400 + letter) for letter in "abcd"]
NASTY = ["<b>&\"'", "</pre><a href='x'>", "{ $name }", "&amp;&lt;"]
BOTH = pytest.mark.parametrize("names", [LONG, NASTY], ids=["long", "nasty"])
ODD_TABLES = [("polish", 4), ("russian", 4), ("polish_twelve", 2), ("polish_nine", 2), ("skoroszow", 3)]


def assert_buttons_fit(screen):
    buttons = [button for row in screen.rows for button in row]
    assert len(buttons) <= DISCORD_BUTTONS
    assert all(0 < len(row) <= 8 for row in screen.rows)
    for button in buttons:
        assert 0 < width(button.label) <= LABEL_CELLS[1]
        assert len(button.data.encode()) <= DATA_LIMIT


def assert_no_markup_is_open(screen):
    for tag in ("b", "pre"):
        assert screen.text.count(f"<{tag}>") == screen.text.count(f"</{tag}>")


@BOTH
@pytest.mark.parametrize(("preset", "seats"), ODD_TABLES)
@pytest.mark.parametrize("language", thinned(WHOLE, 3))
def test_screens_are_short_enough_and_buttons_too(preset, seats, names, language):
    for table in islice(positions(started(opened(preset, people=seats, names=names)), 2), None, None, EACH):
        for screen in screens_of(table, language):
            assert len(visible(screen.text)) <= DISCORD_TEXT
            assert_buttons_fit(screen)


def test_the_oldest_history_goes_first_when_a_board_is_full():
    table = until(started(opened(people=4, names=LONG)), lambda one: len(one.game.tricks) == 1)
    seats = tuple(seat.model_copy(update={"unreachable": True}) for seat in table.seats)
    lines = tuple(HistoryLine(key="four-aces", params={"seat": number % 4, "value": number}) for number in range(1, 7))
    full = table.model_copy(update={"seats": seats, "history": lines})
    text = faces.board(full, "pl", NOW).text
    assert len(visible(text)) <= BOARD_TEXT
    assert "(+6)" in text
    assert "(+1)" not in text


@pytest.mark.parametrize("name", NASTY)
def test_names_never_become_markup(name):
    table = until(started(opened(people=3, names=[name, "Jan", "Ola"])), after_hands(1))
    table = table.model_copy(update={"history": (HistoryLine(key="left", params={"seat": 0}),)})
    for screen in [*screens_of(table, "en"), lobby_of_table(opened(names=[name, "Jan", "Ola"]), "en")]:
        assert name not in screen.text.replace("{ $name }", "") or name == "{ $name }"
        assert_no_markup_is_open(screen)
    assert name in visible(faces.board(table, "en", NOW).text)


def test_equal_tables_have_equal_screens():
    one, other = started(opened()), started(opened())
    assert [screen.digest for screen in screens_of(one, "pl")] == [screen.digest for screen in screens_of(other, "pl")]


@pytest.mark.slow
@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("preset", rule_sets.PRESETS)
def test_menu_pages_and_rules_are_short_enough(preset, language):
    table = opened(preset, people=2)
    pages = ["p0", "p1", "p2", "pmore", "g", "t", *(f"g{group}" for group in GROUPS)]
    pages += [f"o{code_of(option)}" for option in CATALOGUE]
    screens = [lobby_of_table(table.model_copy(update={"menu": page}), language) for page in pages]
    screens += [rules.rules(table, language), *(rules.topic(table, name, language) for name in rules.TOPICS)]
    for screen in screens:
        assert len(visible(screen.text)) <= DISCORD_TEXT
        assert len(screen.text.splitlines()) >= 2
        assert_buttons_fit(screen)
        assert faults(screen, language) == []


@pytest.mark.parametrize("language", WHOLE)
def test_the_lobby_offers_presets_in_one_row_without_cutting_a_name(language):
    for preset in rule_sets.PRESETS:
        screen = lobby_of_table(opened(preset, people=2, language=language), language)
        (row,) = [row for row in screen.rows if any(button.whole for button in row)]
        assert len(row) == 3
        assert not [button.label for button in row if button.label.endswith("…")]


@pytest.mark.parametrize("language", WHOLE)
def test_a_long_game_in_sentences_keeps_its_totals_and_its_newest_hands(language):
    table = until(started(opened(names=LONG[:3])), after_hands(1))
    rows = tuple(table.rows[0].model_copy(update={"number": number}) for number in range(1, 60))
    text = visible(sentences_of_table(table.model_copy(update={"rows": rows}), language).text)
    assert len(text) <= DISCORD_TEXT
    assert plain(language, "lobby-target", target=1000) in text
    begun = {number: plain(language, "sheet-hand", number=number, changes="").strip() for number in range(1, 60)}
    lines = [number for number, start in begun.items() if any(line.startswith(start) for line in text.splitlines())]
    assert lines == list(range(60 - len(lines), 60))
    assert 5 < len(lines) <= 20
    assert plain(language, "sheet-earlier", count=59 - len(lines)) in text


def test_a_long_game_leaves_the_earliest_hands_out():
    table = until(started(opened()), after_hands(1))
    rows = tuple(table.rows[0].model_copy(update={"number": number}) for number in range(1, 60))
    sheet = sheet_of_table(table.model_copy(update={"rows": rows, "stage": Stage.PLAYING}), "en")
    assert "39 earlier hands aren’t shown." in sheet.text
    assert len(visible(sheet.text)) <= DISCORD_TEXT
    assert len(sheet.picture.data.totals) == 59


@BOTH
@pytest.mark.parametrize("language", thinned(WHOLE, 3))
def test_many_rulings_keep_screens_short_and_no_remark_is_markup(names, language):
    table = started(opened("russian", people=4, names=names))
    for number in range(1, 31):
        table = fined(table, number % 4, number, "mistake", f"<b>{number}</b> " + "W" * 110)
    assert len(visible(faces.board(table, language, NOW).text)) <= BOARD_TEXT
    assert len(visible(sheet_of_table(table, language).text)) <= DISCORD_TEXT
    table = until(annulled(table, "</pre>" * 20), after_hands(30), moves=2000)
    for screen in screens_of(table, language):
        assert len(visible(screen.text)) <= DISCORD_TEXT
        assert_no_markup_is_open(screen)
    assert len(visible(finished_at_table(table, table.rows[0], language).text)) <= DISCORD_TEXT


def test_the_newest_decisions_of_a_judge_are_those_that_are_shown():
    table = started(opened())
    for number in range(1, 31):
        table = fined(table, 0, number, "mistake", "W" * 120)
    text = sheet_of_table(table, "en").text
    assert "fined 30 by" in text
    assert "fined 1 by" not in text
    assert "earlier decisions of the judge aren’t shown." in text


@BOTH
@pytest.mark.parametrize("language", thinned(WHOLE, 3))
def test_replays_and_players_are_short_enough_and_no_name_is_markup(names, language):
    people = [person(number, name) for number, name in enumerate(names[:3], start=1)]
    table, log = finished_games.played(people, GROUP)
    record = read(records.record(table, log))
    places = [
        HandStep(hand, step) for hand, played in enumerate(record.hands, 1) for step in range(len(played.actions))
    ]
    screens = [replay.replay(moment(table, record, place), language) for place in places[::3]]
    players = [Standing(name, 4000, 1999, 9999, 9999, 999, 99999, -99999, 5, -3.0, -4.0) for name in names * 9]
    for screen in [*screens, player_statistics.stats(players[:3], language), player_statistics.top(players, language)]:
        assert len(visible(screen.text)) <= DISCORD_TEXT + 500 * (not screen.rows)
        assert_no_markup_is_open(screen)
        assert not any(name in screen.text for name in names if "<" in name)
        assert_buttons_fit(screen)
