"""A language may grow: a draft has every text of a first game, a whole language has every text."""

import tomllib

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.refusal import Refusal
from bot.screens import pages
from bot.screens.before import rules
from bot.screens.refusals import refused
from bot.texts import LANGUAGES, WHOLE, either, own_name, plain, say, visible
from bot.texts.languages import FOLDER, borrows_from
from bot.texts.sentences import DRAFT
from tests.crossed import sampled
from tests.screens.set_tables import opened
from tests.texts.first_game import first_game, greeted, heard, learnt
from tests.texts.known_texts import FOR_NOW, may_lack

LISTED = tomllib.loads((FOLDER / "first_game.toml").read_text(encoding="utf-8"))
FIRST_GAME = {key for keys in LISTED.values() for key in keys}
DRAFTS = [language for language in LANGUAGES if language not in WHOLE]
NAMES = {"language-name"}  # labels that are the same in every language


def messages(language):
    """The keys in each file of a language: for each text its name with its attributes."""
    found = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found[path.name] = {
            one.id.name: {attribute.id.name for attribute in one.attributes}
            for one in entries
            if isinstance(one, ftl.Message)
        }
    return found


async def played(world, monkeypatch, language):
    """Play a first game in a language; return the (language, key) of all texts used."""
    seed = 2
    world.chance.__init__(seed)
    people = [world.person(name, language=language) for name in ("Anna", "Ben", "Cleo")]
    with heard(monkeypatch) as said:
        await greeted(world, people[0])
        await learnt(world, people[0])
        await first_game(world, people, seed)
    return said


@pytest.mark.parametrize(
    "language", sampled(["en", "ru"], 2)
)  # the Polish rules, and the rules that all drafts so far begin with
async def test_a_first_game_says_nothing_beyond_its_list(world, monkeypatch, language):
    said = {key.partition(".")[0] for _, key in await played(world, monkeypatch, language)}
    assert len(said) > len(FIRST_GAME) / 3
    assert said - FIRST_GAME == set()


def test_each_text_of_the_list_stands_in_its_file():
    english = messages("en")
    assert [(file, key) for file, keys in LISTED.items() for key in keys if key not in english[file]] == []
    assert sum(map(len, LISTED.values())) == len(FIRST_GAME)


@pytest.mark.parametrize("language", DRAFTS)
def test_a_draft_has_each_text_of_a_first_game_and_each_text_whole(language):
    mine, english = messages(language), messages("en")
    lacking = {key for file, keys in LISTED.items() for key in keys if key not in mine.get(file, {})}
    partly = {
        key for file, keys in mine.items() for key, parts in keys.items() if parts != english.get(file, {}).get(key)
    }
    assert ({key for key in lacking if not may_lack(key)}, partly - FOR_NOW) == (set(), set())


@pytest.mark.parametrize("language", DRAFTS)
def test_a_draft_borrows_from_a_language_that_has_all_texts(language):
    assert borrows_from(language) in WHOLE


@pytest.mark.slow
@pytest.mark.parametrize("language", DRAFTS)
async def test_a_first_game_in_a_draft_says_nothing_in_another_language(world, monkeypatch, language):
    said = await played(world, monkeypatch, language)
    own = {key for keys in messages(language).values() for key in keys}
    found = {(spoken, key.partition(".")[0]) for spoken, key in said if key not in NAMES and not may_lack(key)}
    assert {spoken for spoken, _ in found} == {language}
    assert {key for _, key in found} - own == set()


@pytest.mark.parametrize("language", DRAFTS)
def test_what_a_draft_lacks_comes_in_the_language_that_it_borrows_from(language):
    assert say(language, "refusal-unknown-topic", typed="1", topics="2") == say(
        borrows_from(language), "refusal-unknown-topic", typed="1", topics="2"
    )


@pytest.mark.parametrize("language", DRAFTS)
def test_a_list_or_wait_in_a_borrowed_sentence_is_of_its_language_too(language):
    deleted = Refusal("daily-deleted", left=5 * 3600)
    assert refused(deleted, language) == refused(deleted, borrows_from(language))
    players = either(borrows_from(language), [3, 4])
    assert players in visible(rules.rules(opened("polish"), language).text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_languages_marks_drafts_and_says_what_the_mark_means(language):
    shown = pages.languages(language)
    labels = {button.label for row in shown.rows for button in row}
    assert labels == {own_name(one) for one in LANGUAGES}
    assert {label for label in labels if DRAFT in label} == {own_name(one) for one in DRAFTS}
    assert DRAFT in plain(language, "language-drafts")
    assert (plain(language, "language-drafts") in shown.text) == bool(DRAFTS)
