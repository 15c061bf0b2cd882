"""Names are counted and cut as people see them: an emoji family, a flag or an accented letter counts as one."""

import pytest
from wcwidth import iter_graphemes

from bot.people import NAME_LIMIT, NAMELESS, SIGNS_EACH, clean_line, clean_name
from bot.refusal import TYPED_SHOWN, Refusal
from bot.texts.sentences import cut, short, width

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
WHOLE = [
    FAMILY,
    "👩🏽\u200d🚀",
    "👩🏻\u200d❤\ufe0f\u200d💋\u200d👨🏻",
    "🏳\ufe0f\u200d🌈",
    "🇵🇱",
    "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
    "1\ufe0f\u20e3",
    "#\ufe0f\u20e3",
    "❤\ufe0f",
    "Ẃ̂",
    "한",
]


@pytest.mark.parametrize("grapheme", WHOLE)
def test_what_is_seen_as_one_stays_one(grapheme):
    assert clean_name(f"a {grapheme} b") == f"a {grapheme} b"
    assert clean_name(clean_name(grapheme)) == clean_name(grapheme) == grapheme


@pytest.mark.parametrize("grapheme", WHOLE)
def test_a_name_that_is_cut_ends_between_two_of_them_and_says_so(grapheme):
    name = clean_name(grapheme * 40)
    assert name.endswith("…")
    assert set(iter_graphemes(name.removesuffix("…"))) == {grapheme}
    assert len(list(iter_graphemes(name))) <= NAME_LIMIT
    assert len(name) <= NAME_LIMIT * SIGNS_EACH
    assert clean_name(name) == name


def test_a_name_of_just_24_letters_is_whole():
    assert clean_name("x" * NAME_LIMIT) == "x" * NAME_LIMIT
    assert clean_name("x" * (NAME_LIMIT + 1)) == "x" * (NAME_LIMIT - 1) + "…"


@pytest.mark.parametrize("raw", ["a\u200db", "\u200d", "👩\u200d" * 30, "👩\u200dx", "🏴\U000e0067", "a\u20e3"])
def test_a_joiner_that_joins_no_emoji_is_left_out(raw):
    assert not {"\u200d", "\U000e0067", "\u20e3"} & set(clean_name(raw))


def test_a_chain_of_emoji_without_end_is_no_single_sign():
    assert clean_name("\u200d".join("👩" * 30)) == "👩" * (NAME_LIMIT - 1) + "…"


def test_nothing_but_joiners_is_no_name():
    assert clean_name("\u200d\u20e3") == NAMELESS
    assert clean_line("\u200d", 10) == ""


@pytest.mark.parametrize("grapheme", WHOLE)
def test_a_column_and_a_line_are_cut_between_two_of_them(grapheme):
    for found in (short(grapheme * 9, 7), cut(grapheme * 40, 39)):
        assert set(iter_graphemes(found.removesuffix("…"))) <= {grapheme}
    assert width(short(grapheme * 9, 7)) <= 7
    assert len(cut(grapheme * 40, 39)) <= 39


def test_typed_words_that_are_repeated_are_cut_between_two_of_them():
    shown = Refusal("unknown-option", typed=FAMILY * 20).params["typed"]
    assert shown == FAMILY * ((TYPED_SHOWN - 1) // len(FAMILY)) + "…"
