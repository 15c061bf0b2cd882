"""Dates, lists and waits are written in texts as in their language, never in a machine format."""

import json
import re
from pathlib import Path

import pytest

from bot.texts import LANGUAGES, WHOLE, ahead, either, listed, moment

ROOT = Path(__file__).parents[2]
TEXTS = {language: sorted((ROOT / "bot" / "texts" / language).glob("*.ftl")) for language in LANGUAGES}
WORDS = ROOT / "adapters" / "web" / "static" / "words"
MACHINE_DATE = re.compile(r"\d{4}-\d\d-\d\d")


@pytest.mark.parametrize(
    ("language", "names", "values"),
    [
        ("de", "Anna, Jan und Ola", "2, 3 oder 4"),
        ("en", "Anna, Jan and Ola", "2, 3 or 4"),
        ("it", "Anna, Jan e Ola", "2, 3 o 4"),
        ("ko", "Anna, Jan 및 Ola", "2, 3 또는 4"),
        ("pl", "Anna, Jan i Ola", "2, 3 lub 4"),
        ("ru", "Anna, Jan и Ola", "2, 3 или 4"),
        ("uk", "Anna, Jan і Ola", "2, 3 або 4"),
    ],
)
def test_the_last_of_a_list_is_joined_by_a_word(language, names, values):
    assert listed(language, ["Anna", "Jan", "Ola"]) == names
    assert either(language, [2, 3, 4]) == values


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_list_needs_no_comma_and_a_cut_one_no_word(language):
    assert listed(language, []) == ""
    assert listed(language, ["Anna"]) == "Anna"
    assert "," not in listed(language, ["Anna", "Jan"])
    assert listed(language, ["Anna", "Jan", "Ola"], most=2) == "Anna, Jan …"


def test_a_name_with_braces_stays_what_it_is():
    assert listed("en", ["{0}", "{name}", "{{"]) == "{0}, {name} and {{"


@pytest.mark.parametrize(
    ("language", "hours", "minute"),
    [
        ("de", "in 5 Stunden", "in 1 Minute"),
        ("en", "in 5 hours", "in 1 minute"),
        ("it", "tra 5 ore", "tra 1 minuto"),
        ("ko", "5시간 후", "1분 후"),
        ("pl", "za 5 godzin", "za 1 minutę"),
        ("ru", "через 5 часов", "через 1 минуту"),
        ("uk", "через 5 годин", "через 1 хвилину"),
    ],
)
def test_a_wait_is_told_in_hours_and_its_end_in_minutes(language, hours, minute):
    assert ahead(language, 5 * 3600 + 60) == hours
    assert ahead(language, 20) == minute


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"lt"}))  # Lithuanians do write 2023-11-14
def test_a_moment_is_no_date_for_machines(language):
    shown = moment(language, 1_700_000_000)
    assert "2023" in shown
    assert "22:13:20" in shown or "10:13:20" in shown
    assert not MACHINE_DATE.search(shown)


@pytest.mark.parametrize("language", WHOLE)
def test_no_text_has_a_date_for_machines_or_names_utc(language):
    lines = [line for path in TEXTS[language] for line in path.read_text("utf-8").splitlines()]
    lines += json.loads((WORDS / f"{language}.json").read_text("utf-8")).values()
    assert [line for line in lines if MACHINE_DATE.search(line)] == []
    assert [line for line in lines if "UTC" in line] == []
