"""The page's own words: in every language of the bot, and in no other; the page asks for the list of languages."""

import json
import re

import pytest

from adapters.web.site import STATIC
from bot.texts import LANGUAGES
from tests.texts.known_texts import FOR_NOW
from tests.web.conftest import Playground

FOLDERS = {
    "page": STATIC / "words",
    "study board": STATIC / "play" / "study" / "words",
    "tournament": STATIC / "play" / "tournament" / "words",
}  # the others are loaded with their parts
SCRIPTS = {path.name: path.read_text("utf-8") for path in STATIC.rglob("*.js")}
FIELD = re.compile(r"\{(\w+)\}")


def words(language: str, part: str = "page") -> dict[str, str]:
    path = FOLDERS[part] / f"{language}.json"
    assert path.is_file(), f"bot/texts/{language}/ has no words for the {part}: {path}"
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("part", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_of_the_bot_has_every_word_of_the_page_and_no_other(language: str, part: str):
    mine, english = words(language, part).keys(), words("en", part).keys()
    faults = {"missing": sorted(english - mine - FOR_NOW), "too many": sorted(mine - english)}
    assert faults == {"missing": [], "too many": []}, f"{FOLDERS[part]}/{language}.json: {faults}"


@pytest.mark.parametrize("part", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_twice(language: str, part: str):
    """Of two words with one name the second would be shown for both."""
    names: list[str] = []
    text = (FOLDERS[part] / f"{language}.json").read_text("utf-8")
    json.loads(text, object_pairs_hook=lambda pairs: names.extend(name for name, _ in pairs))
    assert sorted(names) == sorted({*names})


@pytest.mark.parametrize("part", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_filled_in_with_the_same_in_every_language(language: str, part: str):
    english = words("en", part)
    assert {
        key: text
        for key, text in words(language, part).items()
        if set(FIELD.findall(text)) != set(FIELD.findall(english[key]))
    } == {}


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_there_are_words_for_no_language_that_the_bot_does_not_speak(folder):
    strange = {path.name for path in folder.iterdir()} - {f"{language}.json" for language in LANGUAGES}
    assert strange == set(), f"no folder in bot/texts/ for {sorted(strange)} in {folder}"


def test_every_word_that_the_page_asks_for_is_there():
    lines = {key for script in SCRIPTS.values() for key in re.findall(r'\bword\("([\w-]+)"', script)}
    assert lines <= {key for part in FOLDERS for key in words("en", part)}


def test_words_that_are_loaded_later_are_none_of_the_pages():
    keys = [key for part in FOLDERS for key in words("en", part)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("page", ["/", "/static/chat/chat.html"])
async def test_a_browser_that_runs_no_script_reads_in_every_language_what_is_missing(playground: Playground, page: str):
    text = await (await playground.client.get(page)).text()
    said = dict(re.findall(r'<p lang="(\w+)">(.*?)</p>', text))
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
    found = {name for name, script in SCRIPTS.items() if re.search(r"DateTimeFormat|\.toLocale\w*String\(", script)}
    assert found == {"dates.js"}
