"""A command is one spec: anything else that the command needs is reported as missing here, by name."""

import re
from pathlib import Path

import pytest

from bot.asking.commands import COMMANDS, SPECS
from bot.texts import LANGUAGES, plain
from tools import commands_page

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "bot" / "texts"
EVERY = [pytest.param(spec, id=spec.name) for spec in SPECS]


def has(language, key):
    try:
        return bool(plain(language, key))
    except LookupError:
        return False


def test_no_command_is_there_twice():
    assert len(COMMANDS) == len(SPECS)


@pytest.mark.parametrize("spec", EVERY)
def test_it_has_its_texts_in_each_language(spec):
    for language in LANGUAGES:
        wanted = [f"slash-{spec.name}", f"command-{spec.name}" if spec.in_menu else f"slash-{spec.name}.help"]
        if spec.argument is not None:
            wanted += [f"slash-argument-{spec.argument.name}", f"slash-argument-{spec.argument.name}.help"]
        assert [key for key in wanted if not has(language, key)] == []


def test_the_page_of_commands_has_the_tables_of_the_specs():
    text = commands_page.PAGE.read_text("utf-8")
    assert commands_page.page(text) == text, "python -m tools.commands_page"
    assert sum(f"\n| `/{spec.name}" in text for spec in SPECS) == len(SPECS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_of_a_command_that_is_not_there(language):
    text = "".join(path.read_text("utf-8") for path in (TEXTS / language).glob("*.ftl"))
    named = re.findall(r"^(?:command|slash)-([a-z]+) = ", text, re.MULTILINE)
    assert set(named) - set(COMMANDS) <= {"elsewhere", "failed", "missing", "nothing"}
