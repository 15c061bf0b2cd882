"""Names that the documentation writes as code exist: files, commands, targets, settings, keys, options, metrics, links.

Each test walks all pages, and fails with the page and the name.
"""

import re
from functools import cache
from importlib.util import find_spec

import pytest

from bot.__main__ import ROLES
from bot.asking import rules_typed, tournament_typed
from bot.asking.commands import COMMANDS
from bot.refusal import Refusal
from bot.running.settings import Settings
from engine import rules
from tests.project.pages import ROOT, headings, pages

OF_BOTFATHER = {"newbot", "mybots", "newapp", "setjoingroups", "setprivacy", "setinline", "setprivacypolicy"}
FOLDERS = "adapters|bench|bot|docs|engine|examples|ops|requirements|tests|tools|[.]github|[.]ci"
CODE = ("adapters", "bench", "bot", "engine", "examples", "ops", "tests", "tools")
CITING = {".py", ".sh", ".yml", ".service", ".ftl", ".toml", ".h", ".c"}
MADE_UP = re.compile(r"NAME|LANG|texts/fr|[*…]")  # parts of names that stand for any
OPTIONS = {option.name for option in rules.options()}
PROGRAM = {*ROLES, "tables", "reports", "bar", "backup", "restore"}


@cache
def source(*folders):
    """All code and configuration, which names what it uses."""
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in {".py", ".sh", ".yml"}]
    return "\n".join(path.read_text("utf-8") for path in files)


def written(pattern):
    """Return each page with what a pattern finds in its code."""
    return [(page.name, found) for page in pages() for code in page.code for found in re.findall(pattern, code)]


def test_links_lead_to_a_page_and_to_a_heading_on_it():
    lost = []
    for page in pages():
        for target in re.findall(r"\]\(([^)\s]+)\)", page.text):
            if target.startswith(("http", "mailto:")):
                continue
            name, _, anchor = target.partition("#")
            path = (ROOT / page.name).parent / name if name else ROOT / page.name
            if not path.exists() or (anchor and anchor not in headings(path.read_text("utf-8"))):
                lost.append((page.name, target))
    assert lost == []


def test_files_are_there():
    found = written(rf"(?<![\w/.~-])((?:{FOLDERS})/[\w./-]+[\w/])(?![\w*…{{])")
    gone = {name for page in pages() for name in re.findall(r"`([^`\n]+)` of commit [0-9a-f]{7}", page.text)}
    named = [(page, name) for page, name in found if not MADE_UP.search(name) and name not in gone]
    assert [(page, name) for page, name in named if not (ROOT / name).exists()] == []


def test_targets_of_make_are_there():
    made = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert [(page, name) for page, name in written(r"^(?:\$ )?make ([a-z-]+)") if name not in made] == []


def module_text(name):
    """The code of a module that is run, with the package it belongs to; None if there is no such module here."""
    path = ROOT.joinpath(*name.split("."))
    if path.is_dir():
        return "\n".join(file.read_text("utf-8") for file in path.rglob("*.py"))
    return path.with_suffix(".py").read_text("utf-8") if path.with_suffix(".py").exists() else None


def test_modules_are_there_and_know_their_options():
    wrong = []
    for page, (name, words) in written(r"python3? -m ([\w.]+)((?: [^|;&#]+)?)"):
        text = module_text(name)
        if text is None and find_spec(name.split(".")[0]) is None and name not in {"venv", "pip"}:
            wrong.append((page, name))
        wrong += [
            (page, name, option)
            for option in re.findall(r"(?<!\S)\[?(--[a-z-]+)", words)
            if text and f'"{option}"' not in text
        ]
    assert wrong == []


def test_commands_of_the_program_and_of_the_engine_are_there():
    engine = module_text("engine")
    lost = [(page, name) for page, name in written(r"^(?:\S*/)?thousand ([a-z]+)\b") if name not in PROGRAM]
    lost += [(page, name) for page, name in written(r"(?:bin/|bot )thousand ([a-z]+)\b") if name not in PROGRAM]
    lost += [(page, name) for page, name in written(r"python -m bot ([a-z]+)") if name not in PROGRAM]
    lost += [(page, name) for page, name in written(r"python -m engine ([a-z]+)") if f'"{name}"' not in engine]
    assert lost == []


def test_commands_of_the_bot_are_there():
    code = source("adapters", "bot")
    found = written(r"^/([a-z]+)(?![\w/.])")
    known = COMMANDS.keys() | OF_BOTFATHER
    assert [(page, name) for page, name in found if name not in known and f'"/{name}"' not in code] == []


@pytest.mark.parametrize("command", ["newgame", "play", "options", "tournament"])
def test_what_is_typed_after_a_command_is_understood(command):
    wrong = []
    for page, words in written(rf"^/{command} ([^\[]+)$"):
        if re.search(r"[A-Z]{4}|…", words) or words in {"admins", "off", "people", "name Fox"}:
            continue
        try:
            left = tournament_typed.read(words.split()).rules if command == "tournament" else words.split()
            rules_typed.read(left, "polish")
        except Refusal as refusal:
            wrong.append((page, words, refusal.key))
    assert wrong == []


def test_settings_are_there():
    known = {name.upper() for name in Settings.model_fields}
    code = source("adapters", "bot", "tools", "tests", "engine", "bench") + "".join(
        (ROOT / name).read_text("utf-8") for name in ("Makefile", "compose.yaml", "Dockerfile", ".ci/run")
    )
    found = written(r"(?<![\w.~-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b") + written(r"(?<![\w.~-])([A-Z]{3,})=")
    lost = [(page, name) for page, name in found if name not in known and not re.search(rf"\b{name}\b", code)]
    assert [(page, name) for page, name in lost if not name.startswith("YOUR_")] == []


def test_options_of_the_rules_are_there():
    groups = {name.partition(".")[0] for name in OPTIONS}
    found = written(rf"(?<![\w/.-])((?:{'|'.join(sorted(groups))})\.[a-z][a-z0-9_]*)\b(?![./(])")
    files = {"py", "js", "css", "toml", "ftl", "md"}
    assert [(page, name) for page, name in found if name not in OPTIONS and name.partition(".")[2] not in files] == []


def test_keys_of_redis_are_there():
    code = (ROOT / "adapters/redis/keys.py").read_text("utf-8") + (ROOT / "adapters/web/storage.py").read_text("utf-8")
    found = written(r"(?<!\S)[~&]?((?!git)(?:[a-z]+:)+)(?:\*|[A-Z]{3,})") + written(r"(?<!\S)~([a-z]+)\*?(?!\S|:)")
    assert [(page, name) for page, name in found if name not in code] == []


def test_metrics_are_there():
    code = source("adapters", "bot")
    found = written(r"\b(thousand_[a-z_]+)\b")
    lacking = [(page, name) for page, name in found if name.removesuffix("_total") not in code]
    assert [(page, name) for page, name in lacking if name not in rules.PRESETS] == []


def cited():
    """(file, page, place) of each page that the code names: a section or a heading behind a comma, or empty."""
    files = [path for folder in CODE for path in (ROOT / folder).rglob("*") if path.suffix in CITING]
    for path in [*files, ROOT / ".env.example", ROOT / "Makefile", ROOT / "compose.yaml"]:
        for page, place in re.findall(r"(docs/[a-z/-]+\.md)(?:, ([^()`\n]*?)(?=[):]))?", path.read_text("utf-8")):
            yield path.name, page, place


def test_pages_and_sections_that_the_code_cites_are_there():
    lost = []
    for name, page, place in cited():
        path = ROOT / page
        if not path.exists():
            lost.append((name, page, "no such page"))
            continue
        heads = [line.lstrip("# ").casefold() for line in path.read_text("utf-8").splitlines() if line.startswith("#")]
        sections = {re.match(r"[\d.]+", head)[0].rstrip(".") for head in heads if re.match(r"\d", head)}
        if re.match(r"\d", place):
            lost += [(name, page, number) for number in re.findall(r"\d+(?:\.\d)?", place) if number not in sections]
        elif place and not any(place.casefold() in head for head in heads):
            lost.append((name, page, place))
    assert lost == []
