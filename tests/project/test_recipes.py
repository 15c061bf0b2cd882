"""CONTRIBUTING.md's recipes for an option and a kind of table are complete: both are followed in a copy.

Whoever follows them knows only English: the new texts stand in no other language, and are listed as such.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FIELD_BEFORE = 'Whether it has to be exceeded."""\n'
FIELD = '''
    quick: bool = flag("10", "M")
    """Whether the game is a quick one."""
'''
TEXTS = """
# The option's name and help.
option-game-quick = Quick
    .help = The game is a quick one.
# Stands above the board. $motto: what the opener typed.
friendly-head = { $motto }
"""
IN_KOREAN = "ko or missing or for_now"  # a part of them is enough: one language, and those of no language
FOR_NOW = ("option-game-quick", "friendly-head", "join-quickly")
TESTS_OF_TEXTS = (
    *("tests/texts/test_texts_of_every_language.py", "tests/texts/test_glossary.py", "tests/web/test_web_words.py"),
    *("tests/texts/test_first_game.py", "tests/screens/test_options_menu.py"),
)
FRIENDLY = '''
"""A friendly game: it counts for nobody, and its opener alone decides."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from bot.table.kinds.kind import Kind
from bot.table.roles import Holders, Right, Role, only


class Friendly(Kind):
    """A game that counts for nobody."""

    name: Literal["friendly"] = "friendly"
    """What it is stored under."""

    motto: str
    """What stands above the board."""

    rights: ClassVar[Mapping[Right, Holders]] = only(Role.OPENER, {Right.DECIDE}, "not-the-opener", "not-the-opener")
    counts: ClassVar[bool] = False
'''
WORDS = '''
"""What a friendly game tells otherwise."""

from bot.table.kinds.friendly import Friendly
from bot.table.table import Table
from bot.texts import Said, said


def head(table: Table, language: str) -> tuple[Said, ...]:
    """Say the motto."""
    kind = Friendly.of(table.kind)
    return (said(language, "friendly-head", motto=kind.motto),) if kind is not None else ()
'''
STEPS = {
    "engine/rules/model.py": [(FIELD_BEFORE, FIELD_BEFORE + FIELD)],
    "bot/table/kinds/__init__.py": [
        ("from bot.table.kinds.kind", "from bot.table.kinds.friendly import Friendly\nfrom bot.table.kinds.kind"),
        ("Ordinary | Practice", "Ordinary | Friendly | Practice"),
    ],
    "bot/views/table.py": [
        ("    own: Own | None\n", '    humans: int\n    """How many people play."""\n\n    own: Own | None\n'),
    ],
    "bot/views/of_table.py": [("        own=None,\n", "        humans=len(table.people),\n        own=None,\n")],
    "bot/screens/during/board.py": [
        ("        view.title.markup,", '        Markup(f"{view.humans} play"),\n        view.title.markup,'),
    ],
    "bot/views/kinds.py": [
        ("from bot.views import own_words", "from bot.views import friendly, own_words"),
        ('    "short":', '    "friendly": KindViews(friendly.head),\n    "short":'),
    ],
}
ASKED = """
import json
from bot.screens.before import options
from bot.screens.during.board import board
from bot.views.of_table import for_chat
from adapters.web.built_page import built_page
from adapters.web.site import STATIC
from bot.table import lobby, rights, seats
from bot.texts import plain
from bot.table.kinds.friendly import Friendly
from bot.table.roles import Right, Role
from bot.table.table import Table
from engine import rules, schema
from tests.screens.set_tables import GROUP, NOW, FixedChance, opened, person, started
from bot.views import wording
from bot.views.page import page_view
from tools import options_table, rights_page
built = rules.build("polish", {"game.quick": True})
table = lobby.open_table("K7QX2M", person(1, "Ania"), GROUP, language="en", preset="polish", options={}, now=NOW,
                         chance=FixedChance(1), settings={}, kind=Friendly(motto="Among friends"))
for number in (2, 3):
    table = seats.join(table, seats.seat_for(person(number, f"P{number}"), {}), None)
again = Table.model_validate_json(table.model_dump_json())
on = started(again)
menu = options.menu(opened("polish").model_copy(update={"menu": "ggame"}), "en")
print(json.dumps({
    "option": {
        "told": rules.as_json(built)["options"],
        "stored": rules.restored(rules.stored(built)).game.quick,
        "schema": schema.rules_schema()["properties"]["options"]["properties"]["game.quick"],
        "menu": any(button.label.startswith("Quick") for row in menu.rows for button in row),
        "changes": wording.changes(opened("polish", options={"game.quick": True}), "en"),
        "page": "| `game.quick` | true, false (false) | 10 | M |" in options_table.page(
            options_table.PAGE.read_text("utf-8")),
    },
    "korean": [plain("ko", "option-game-quick"), plain("ko", "option-game-quick.help"),
               json.loads(built_page(STATIC).text("words/ko.json"))["join-quickly"]],
    "view": {
        "page": page_view(on, "telegram:1", NOW, None).as_json().get("humans"),
        "board": "3 play" in board(for_chat(on, "en", NOW)).text,
    },
    "kind": {
        "stored": again == table and again.kind.motto,
        "board": board(for_chat(on, "en", NOW)).text.splitlines()[0],
        "opener": rights.may(on, frozenset({Role.OPENER}), Right.DECIDE),
        "player": rights.may(on, frozenset({Role.PLAYER}), Right.VOTE),
        "counts": on.kind.counts,
        "page": "kind *friendly*" in rights_page.table(),
    },
}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Follow the recipes in a copy of the code."""
    folder = tmp_path_factory.mktemp("copy")
    for name in ("adapters", "bot", "engine", "tools", "docs", "tests"):  # with compiled bytecode, which saves seconds
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("node_modules", "golden"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "bot/table/kinds/friendly.py").write_text(FRIENDLY, "utf-8")
    (folder / "bot/views/friendly.py").write_text(WORDS, "utf-8")
    for place, changes in STEPS.items():
        text = (folder / place).read_text("utf-8")
        for before, after in changes:
            assert before in text
            text = text.replace(before, after)
        (folder / place).write_text(text, "utf-8")
    with (folder / "bot/texts/en/options.ftl").open("a", encoding="utf-8") as texts:
        texts.write(TEXTS)
    with (folder / "bot/texts/english_for_now.txt").open("a", encoding="utf-8") as listed:
        listed.write("".join(f"{key}\n" for key in FOR_NOW))
    words = folder / "adapters/web/static/words/en.json"
    words.write_text(words.read_text("utf-8").replace("{", '{"join-quickly": "Join quickly",', 1), "utf-8")
    return folder


@pytest.fixture(scope="module")
def output(copy):
    """Return the output of the changed program."""
    done = subprocess.run([sys.executable, "-c", ASKED], cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_a_field_and_its_texts_are_enough_for_an_option(output):
    assert output["option"] == {
        "told": {"game.quick": True},
        "stored": True,
        "schema": {"type": "boolean", "default": False},
        "menu": True,
        "changes": "Quick: yes",
        "page": True,
    }


def test_three_lines_are_enough_for_a_field_of_the_view(output):
    assert output["view"] == {"page": 3, "board": True}


def test_two_files_and_two_rows_are_enough_for_a_kind_of_table(output):
    assert output["kind"] == {
        "stored": "Among friends",
        "board": "Among friends",
        "opener": True,
        "player": False,
        "counts": False,
        "page": True,
    }


def test_a_text_and_a_word_of_the_page_that_a_language_lacks_come_in_english(output):
    assert output["korean"] == ["Quick", "The game is a quick one.", "Join quickly"]


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_no_test_of_texts_fails_if_the_new_ones_are_listed_as_english(copy):
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow",
        *TESTS_OF_TEXTS,
        "-k",
        IN_KOREAN,
    ]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_report_of_texts_tells_those_that_stand_only_in_english(copy):
    command = [sys.executable, "-m", "tools.texts_report", "ko"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    told = set(done.stdout.splitlines())
    assert {f"only in English for now: {key}" for key in FOR_NOW} | {"  ko: the page's words lack join-quickly"} <= told
