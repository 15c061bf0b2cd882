"""Spans of time in a language's own units, and days of the week by one name in all that is shown and typed."""

import datetime as dt

import pytest

from bot.asking import completing
from bot.asking.tournament_typed import read
from bot.refusal import Refusal
from bot.screens import questions
from bot.screens.before import options
from bot.screens.refusals import refused
from bot.table.parts import Times
from bot.texts import LANGUAGES, evening, plain, speaks, typed_evening, weekday
from bot.texts.typed import weekday_named
from bot.views.wording import duration
from tests.screens.set_tables import opened

FRIDAY = dt.datetime(2026, 12, 4, 20, 0, tzinfo=dt.UTC)


@pytest.mark.parametrize(
    ("language", "spans"),
    [
        ("en", ["30 seconds", "2 minutes", "90 seconds", "1 hour", "7 days"]),
        ("pl", ["30 sekund", "2 minuty", "90 sekund", "1 godzina", "7 dni"]),
        ("ru", ["30 секунд", "2 минуты", "90 секунд", "1 час", "7 дней"]),
        ("uk", ["30 секунд", "2 хвилини", "90 секунд", "1 година", "7 днів"]),
        ("de", ["30 Sekunden", "2 Minuten", "90 Sekunden", "1 Stunde", "7 Tage"]),
        ("it", ["30 secondi", "2 minuti", "90 secondi", "1 ora", "7 giorni"]),
        ("ko", ["30초", "2분", "90초", "1시간", "7일"]),
    ],
)
def test_a_span_is_told_in_words(language, spans):
    assert [duration(seconds, language) for seconds in (30, 120, 90, 3600, 604_800)] == spans


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seconds", [30, 60, 120, 300, 86_400])
def test_patience_and_times_for_a_move_are_on_their_buttons_in_words(language, seconds):
    table = opened("polish", people=2).replace(menu="t", times=Times(patience=seconds))
    labels = [button.whole or button.label for row in options.menu(table, language).rows for button in row]
    assert any(duration(seconds, language) in label for label in labels)
    assert not any(label.endswith(f"{seconds} s") for label in labels)
    offered = [button.label for row in questions.timer(table, language).rows for button in row]
    assert offered[: len(questions.TIMES)] == [duration(one, language) for one in questions.TIMES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_day_of_the_week_has_one_name(language):
    day = typed_evening(language).partition("_")[0]
    assert weekday_named(day) == 4
    assert read([f"at={typed_evening(language)}"]).at == (4, dt.time(20, 0))
    assert day in weekday(language, FRIDAY)
    assert day in evening(language, FRIDAY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_typed_names_the_day_in_the_reader_s_language(language):
    needed = plain(language, "refusal-evenings-need-time")
    assert typed_evening(speaks(language, "refusal-evenings-need-time")) in needed
    wrong = refused(Refusal("bad-value", typed="x", option="at", suggestion=("Fri_20:00", "20:00")), language)
    assert typed_evening(language) in wrong
    (shown,) = [one for one in completing.tournament_line("at=", language) if "_" in one.line]
    assert (shown.line, shown.shown) == ("at=Fri_20:00", f"at={typed_evening(language)}")
