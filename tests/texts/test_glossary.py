"""The game's own words: each language has a glossary, and its texts keep to it."""

import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts import LANGUAGES, plain
from tests.texts.known_texts import messages
from tools import texts_report

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bot" / "texts"
PAGE = ROOT / "adapters" / "web" / "static"
WORDS = PAGE / "words"
STUDY_WORDS = PAGE / "play" / "study" / "words"
OTHERS = [language for language in LANGUAGES if language != "en"]
HAVE_PLURALS = [language for language in OTHERS if language != "ko"]

# Texts that must contain the word for a thing.
ABOUT = {
    "talon": ("topic-talon", "group-talon", "board-talon", "rules-talon-one", "option-talon-face_up", "button-talon"),
    "declarer": ("rules-talon-one", "rules-scoring-declarer", "option-barrel-role.declarer"),
    "marriage": (
        "topic-marriages",
        "group-marriages",
        "history-marriage",
        "rules-marriages-on-queen",
        "button-marriage",
    ),
    "trick": ("board-trick", "finished-tricks", "rules-play-trick", "button-peek", "board-last-trick"),
    "trump": ("board-trump", "board-no-trump", "board-trump-none", "rules-play-trick", "error-must_trump"),
    "barrel": ("group-barrel", "mark-barrel", "history-barrel-on", "sheet-barrel_fall", "rules-brief-barrel"),
    "lock": ("group-lock", "mark-locked", "sheet-locked", "rules-brief-lock", "option-lock-at"),
    "auction": ("topic-auction", "group-auction", "rules-brief-auction", "turn-opening"),
    "bot": ("bot-name", "lobby-bot", "mark-stand-in", "history-stood-in", "button-add-bot", "refusal-no-bot-here"),
    "redeal": ("topic-redeal", "group-redeal", "button-redeal", "history-thrown-in", "replay-redeal"),
    "giving-up": ("topic-concession", "group-concession", "button-concede", "history-conceded", "replay-concede"),
    "discard": ("ask-discard", "replay-discards", "layout-discard", "rules-talon-exchange"),
    "cards": ("hand-head", "button-hand", "glance-empty"),
    "hand": ("board-head", "finished-head", "board-sealed", "board-totals", "replay-place"),
    "strike": ("mark-strikes", "sheet-strike", "rules-scoring-zero"),
    "dealer": ("mark-dealer", "rules-deal-cut", "history-dealer-penalty"),
    "tip": ("button-tips-on", "button-tips-off", "done-tips-on", "mydata-tips"),
    "hint": ("button-hint", "over-hints", "hint-move", "refusal-hint-not-here"),
    "private-chat": ("done-hand-sent", "refusal-private-only", "done-open-private-chat"),
    "judge": ("tournament-judges", "desk-appointing", "refusal-judges-only-offer"),
    "bid": ("board-bids", "turn-auction", "error-bid_too_low"),
    "queen": ("error-no_marriage", "howto-marriages", "coach-marriage"),
    "review": ("button-review", "review-title", "command-review"),
    "study": ("button-study", "refusal-study-gone", "refusal-study-many", "study-refused-too-big"),
    "replay": ("replay-title", "button-shown-replay", "done-replay-begin", "command-replay"),
    "lesson": ("learn-all", "button-lessons", "coach-lesson"),
    "practice": ("button-practise", "help-how", "refusal-hint-not-here"),
    "chart": ("button-review-chart",),
}
# The same for the page's words.
ON_THE_PAGE = (
    ("talon", "play-talon"),
    ("talon", "play-rules-two-text"),
    ("trump", "play-trump"),
    ("trick", "play-peek"),
    ("trick", "play-what"),
    ("marriage", "play-marriage"),
    ("marriage", "play-what"),
    ("bid", "play-bid"),
    ("barrel", "play-rules-classic-text"),
    ("study", "play-door-study"),
    ("replay", "play-replay"),
    ("study", "board-title"),
    ("study", "board-kept"),
    ("study", "board-too-large"),
    ("review", "board-part-game"),
    ("chart", "board-curve-draw"),
)
NUMBER, WORD = 2, "strikes"


@cache
def glossary(language):
    return tomllib.loads((FOLDER / language / "glossary.toml").read_text(encoding="utf-8"))


class Plurals(Visitor):
    """The variables of a text that choose a plural form."""

    def __init__(self, text):
        self.found = set()
        self.visit(FluentParser().parse_entry(f"x = {text.written}"))

    def visit_SelectExpression(self, node):  # noqa: N802 - the visitor's own spelling
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and keys & {"one", "few", "many"}:
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def filled(language, key):
    values = {name: WORD if name == "scoring-zero" else NUMBER for name in messages(language)[key].variables}
    return plain(language, key, **values).casefold()


def words_in(path):
    """The words of a file of the page by key, without the names of the variables, which nobody sees."""
    words = json.loads(path.read_text(encoding="utf-8"))
    return {key: re.sub(r"\{[^{}]*\}", "{}", text) for key, text in words.items()}


@cache
def page_words(language):
    """The words of the page's entrance and table by key."""
    return words_in(WORDS / f"{language}.json")


@cache
def everything_read(language):
    """(where it stands, text) of all that people read in a language: the bot's texts and each folder of page words."""
    files = sorted(PAGE.rglob(f"words/{language}.json"))
    of_page = [(f"{path.relative_to(PAGE)}: {key}", text) for path in files for key, text in words_in(path).items()]
    return [(key, text.written) for key, text in messages(language).items()] + of_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_word_for_each_thing(language):
    assert set(glossary(language)["say"]) == set(ABOUT)


@pytest.mark.parametrize("term", ABOUT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_about_a_thing_say_its_word(language, term):
    stems = glossary(language)["say"][term]
    own = [(key, filled(language, key)) for key in ABOUT[term] if key in messages(language)]
    assert [(key, text) for key, text in own if not any(stem in text for stem in stems)] == []


@pytest.mark.parametrize(("term", "key"), ON_THE_PAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_the_word_too(language, term, key):
    text = {**page_words(language), **words_in(STUDY_WORDS / f"{language}.json")}[key].casefold()
    assert any(stem in text for stem in glossary(language)["say"][term]), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_an_expression_that_the_language_does_without(language):
    """Capitals make no difference, except within `(?-i:…)`."""
    expressions = [re.compile(one, re.IGNORECASE) for one in glossary(language)["never"]]
    found = [(key, one.pattern) for key, text in everything_read(language) for one in expressions if one.search(text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_folder_of_page_words_is_read(language):
    folders = {path.parent for path in PAGE.rglob("words/*.json")}
    assert len(folders) > 1
    read = {where.partition(":")[0] for where, _ in everything_read(language) if ".json:" in where}
    assert read == {str((folder / f"{language}.json").relative_to(PAGE)) for folder in folders}


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_is_not_left_in_english(language):
    known, english = messages(language), messages("en")
    same = {key for key, text in known.items() if text.written == english[key].written}
    assert {key for key in same if texts_report.has_words(known[key].written)} == set(
        glossary(language)["as_in_english"]
    )


@pytest.mark.parametrize("language", HAVE_PLURALS)
def test_a_number_chooses_its_plural_form(language):
    known, english = messages(language), messages("en")
    without = {key for key, text in known.items() if Plurals(english[key]).found - Plurals(text).found}
    assert without == set(glossary(language)["without_plural"])
