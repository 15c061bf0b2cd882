"""Plural forms, escaping, numbers and cards."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.texts import LANGUAGES, WHOLE, Markup, card, cards, plain, say, suit, visible


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, "beczka: jeszcze 1 rozdanie"),
        (2, "beczka: jeszcze 2 rozdania"),
        (5, "beczka: jeszcze 5 rozdań"),
        (12, "beczka: jeszcze 12 rozdań"),
        (22, "beczka: jeszcze 22 rozdania"),
    ],
)
def test_polish_has_three_plural_forms(count, words):
    assert plain("pl", "mark-barrel", hands=count) == words


@pytest.mark.parametrize(("count", "words"), [(1, "1 strike"), (2, "2 strikes"), (0, "0 strikes")])
def test_english_has_two(count, words):
    assert plain("en", "mark-strikes", count=count) == words


def test_each_number_of_a_sentence_has_its_own_form():
    said = plain("pl", "refusal-seat-count", allowed="3 lub 4", seated=2)
    assert said.endswith("przy stole siedzą 2 osoby.")
    assert plain("pl", "layout-talon", talons=2, count=3) == "2 musiki po 3"


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("key", ["mydata-series", "standings-line"])
def test_points_of_a_tournament_which_may_be_fractions_stand_behind_their_word(language, key):
    said = plain(language, key, place=1, name="Cup", points="1", count=1, buchholz="1", totals="1", firsts=1)
    assert not re.search("1 (points|Punkte|punti|punkty|очки)", said)


def test_numbers_have_no_thousands_separator():
    assert plain("en", "button-bid", value=1000) == plain("pl", "button-bid", value=1000) == "1000"


def test_a_name_is_escaped():
    assert say("en", "turn-lead", name="<b>&'\"") == "&lt;b&gt;&amp;&#x27;&quot; leads"


def test_markup_is_not_escaped_twice():
    name = Markup.of("a & b")
    assert say("en", "turn-lead", name=name) == "a &amp; b leads"
    assert Markup.of(name) == name


def test_plain_text_is_not_escaped():
    assert plain("en", "turn-lead", name="a & b") == "a & b leads"


def test_parts_are_joined_each_escaped():
    assert Markup.join("<i>", ["<", Markup("<b>")]) == "&lt;<i><b>"


def test_what_is_seen_of_markup():
    assert visible("<b>1 &lt; 2</b>") == "1 < 2"


def test_a_person_cannot_smuggle_a_fluent_expression_in():
    assert plain("en", "turn-lead", name="{ $name }") == "{ $name } leads"


def test_an_unknown_key_and_a_missing_parameter_are_mistakes():
    with pytest.raises(LookupError):
        plain("en", "no-such-key")
    with pytest.raises(LookupError):
        plain("en", "turn-lead")


def test_cards_have_local_letters():
    assert card("en", "QH") == "Q♥"
    assert card("pl", "QH") == "D♥"
    assert card("pl", "JS") == "W♠"
    assert card("pl", "TD") == "10♦"
    assert cards("pl", ["AS", "KC", "9D"]) == "A♠ K♣ 9♦"
    assert [suit(letter) for letter in "SCDH"] == ["♠", "♣", "♦", "♥"]


def test_a_language_is_read_when_it_is_first_spoken():
    code = (
        "from bot import texts\n"
        "from bot.texts import sentences\n"
        "assert sentences._bundle.cache_info().currsize == 0\n"
        "texts.plain('pl', 'button-pass')\n"
        "assert sentences._bundle.cache_info().currsize == 1\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_readme_names_every_language():
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8").casefold()
    assert [language for language in LANGUAGES if plain(language, "language-name").casefold() not in readme] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [10**17, 10**18, -(10**30), 10**400])
def test_a_number_that_nobody_needs_is_written_all_the_same(language, number):
    assert str(number) in plain(language, "refusal-review-many", limit=number)
