"""The page's own words: in every language that the bot speaks, and in no other; the page asks which these are."""

import json
import re

import pytest

from adapters.web.site import STATIC
from bot.texts import LANGUAGES
from tests.web.conftest import Playground

FOLDER = STATIC / "words"
SCRIPTS = {path.name: path.read_text("utf-8") for path in STATIC.rglob("*.js")}
FIELD = re.compile(r"\{(\w+)\}")


def words(language: str) -> dict[str, str]:
    path = FOLDER / f"{language}.json"
    assert path.is_file(), f"bot/texts/{language}/ has no words for the page: adapters/web/static/words/{path.name}"
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_of_the_bot_has_every_word_of_the_page_and_no_other(language: str):
    mine, english = words(language).keys(), words("en").keys()
    faults = {"missing": sorted(english - mine), "too many": sorted(mine - english)}
    assert faults == {"missing": [], "too many": []}, f"adapters/web/static/words/{language}.json: {faults}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_filled_in_with_the_same_in_every_language(language: str):
    english = words("en")
    assert {
        key: text
        for key, text in words(language).items()
        if set(FIELD.findall(text)) != set(FIELD.findall(english[key]))
    } == {}


def test_there_are_words_for_no_language_that_the_bot_does_not_speak():
    strange = {path.name for path in FOLDER.iterdir()} - {f"{language}.json" for language in LANGUAGES}
    assert strange == set(), f"no folder in bot/texts/ for {sorted(strange)} in adapters/web/static/words/"


def test_every_word_that_the_page_asks_for_is_there():
    asked = {key for script in SCRIPTS.values() for key in re.findall(r'\bword\("([\w-]+)"', script)}
    assert asked <= words("en").keys()


@pytest.mark.parametrize("page", ["/", "/static/index.html"])
async def test_a_browser_without_scripts_reads_in_every_language_what_is_missing(playground: Playground, page: str):
    text = await (await playground.client.get(page)).text()
    without = text.partition("<noscript>")[2].partition("</noscript>")[0]
    said = dict(re.findall(r'<p class="noscript" lang="(\w+)">(.*?)</p>', without))
    assert said == {language: words(language)["no-script"] for language in LANGUAGES}


def test_no_script_of_the_page_lists_languages():
    codes = "|".join(set(LANGUAGES) - {"en"})
    assert {name for name, script in SCRIPTS.items() if re.search(rf"""["'`]({codes})["'`]""", script)} == set()


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["pl"], "pl"),
        (["uk-UA", "en"], "uk"),
        (["xx", "KO-KR", "pl"], "ko"),
        (["kok", "de"], "de"),
        (["xx"], "en"),
        (["", "?"], "en"),
        ([], "en"),
    ],
)
async def test_the_page_is_told_the_first_of_its_languages_that_is_spoken(
    playground: Playground, wanted: list[str], language: str
):
    answer = await playground.client.get("/setting", params=[("language", tag) for tag in wanted])
    setting = await answer.json()
    assert (setting["language"], setting["languages"]) == (language, list(LANGUAGES))


def test_dates_of_the_page_are_written_in_one_place():
    told = {name for name, script in SCRIPTS.items() if re.search(r"DateTimeFormat|\.toLocale\w*String\(", script)}
    assert told == {"dates.js"}
