"""The words of all glossaries as one table."""

import csv
import io
import tomllib

import pytest

from bot.texts import LANGUAGES
from bot.texts.languages import FOLDER
from tools import glossary_table


@pytest.fixture(scope="module")
def table():
    out = io.StringIO()
    glossary_table.write(out)
    return list(csv.DictReader(io.StringIO(out.getvalue())))


def test_each_language_has_its_column(table):
    assert set(table[0]) == {"thing", "meaning", *LANGUAGES}


def test_each_thing_of_the_glossaries_has_its_row_with_the_words_of_each_language(table):
    for language in LANGUAGES:
        said = tomllib.loads((FOLDER / language / "glossary.toml").read_text("utf-8"))["say"]
        assert {row["thing"]: row[language] for row in table} == {
            thing: " / ".join(stems) for thing, stems in said.items()
        }


def test_the_meaning_is_what_english_notes(table):
    meanings = {row["thing"]: row["meaning"] for row in table}
    assert meanings["strike"] == "a hand without points"
