"""Sentences of a view: plain words for a face that escapes by itself, markup for chats."""

import pytest

from bot.texts import LANGUAGES, said, say

NAME = "<b>O'Hara & co</b>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_plain_text_with_names_as_they_are(language):
    sentence = said(language, "board-total", name=NAME, total="80", points="+20")
    assert NAME in sentence.words
    assert "&" not in sentence.words.replace(NAME, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_markup_is_the_sentence_as_chats_have_it(language):
    sentence = said(language, "board-total", name=NAME, total="80", points="+20")
    assert sentence.markup == say(language, "board-total", name=NAME, total="80", points="+20")


def test_a_sentence_stands_inside_another_one():
    ruling = said("en", "ruling-fined", hand=2, name=NAME, points=20)
    both = said("en", "ruling-by", ruling=ruling, judge="Jan", reason="talk")
    assert both.markup == say("en", "ruling-by", ruling=ruling.markup, judge="Jan", reason="talk")


def test_a_sentence_may_begin_with_a_capital_letter():
    sentence = said("en", "board-total", name="anna", total="80", points="+20")
    assert sentence.words[0] == "a"
    assert type(sentence)(sentence.language, sentence.code, sentence.params, capital=True).words[0] == "A"
