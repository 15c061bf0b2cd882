"""The repository's contents besides the code: working examples, valid forms, a bill of materials, a report."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from tools import sbom, texts_report

ROOT = Path(__file__).parents[2]
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
HOOKS = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
PAGE = ROOT / "adapters" / "web" / "static"
LONGEST = 400  # lines of a script or a style sheet of the page
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


# ------------------------------------------------------------------------------------------------------------ examples


def said_by(example, *words):
    done = subprocess.run(
        [sys.executable, "-m", f"examples.{example}", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.splitlines()


def test_the_example_plays_a_hand_with_the_engine():
    lines = said_by("play_a_hand")
    assert lines[-1].startswith("totals: (")
    assert len(lines) > 1  # at least a hand that is thrown in


def test_the_example_reads_a_record_into_a_table():
    record = next((ROOT / "tests" / "records").glob("00131-*.record.json"))
    expected = json.loads(record.with_name(record.name.replace(".record.", ".expected.")).read_text("utf-8"))
    lines = said_by("table_of_results", str(record))
    assert len(lines) == 2 + len(json.loads(record.read_text("utf-8"))["hands"])
    assert str(expected["totals"]) in lines[-2]


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.stem)
def test_an_example_is_short_and_uses_the_engine_alone(path):
    text = path.read_text("utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= 25
    assert "import bot" not in text
    assert "from bot" not in text
    assert f"`{path.relative_to(ROOT)}`" in (ROOT / "README.md").read_text("utf-8")


# ---------------------------------------------------------------------------------------------------- files of the page


def test_no_script_and_no_style_sheet_of_the_page_is_long():
    found = [path for path in PAGE.rglob("*") if path.suffix in {".js", ".css"}]
    lines = {path.relative_to(PAGE).as_posix(): len(path.read_text("utf-8").splitlines()) for path in found}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


# --------------------------------------------------------------------------------------------------- forms and hooks


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_is_one(path):
    form = yaml.safe_load(path.read_text("utf-8"))
    assert {"name", "description", "body"} <= set(form)
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert len(set(ids)) == len(ids) > 0
    for part in form["body"]:
        assert part["type"] in KINDS
        assert part["attributes"].get("value" if part["type"] == "markdown" else "label")
        if part["type"] == "dropdown":
            assert len(set(part["attributes"]["options"])) == len(part["attributes"]["options"])


def test_hooks_fetch_nothing_and_run_what_there_is():
    hooks = [hook for repo in HOOKS for hook in repo["hooks"]]
    assert {repo["repo"] for repo in HOOKS} == {"local"}
    for hook in hooks:
        program, dash, module, *rest = hook["entry"].split()
        assert (program, dash, hook["language"]) == (".venv/bin/python", "-m", "system")
        assert module in {"ruff", "mypy", "pytest"} or (ROOT / f"{module.replace('.', '/')}.py").exists()
        assert [word for word in rest if word.startswith("tests/") and not (ROOT / word).exists()] == []


# -------------------------------------------------------------------------------------------------- bill of materials


def test_the_bill_of_materials_is_one_and_names_each_package_of_the_lock():
    lock = sbom.LOCK.read_text("utf-8")
    bill = sbom.bill(lock)
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(bill)) is None
    pinned = {line.split("==")[0] for line in lock.splitlines() if "==" in line and not line.startswith((" ", "#"))}
    assert {part["name"] for part in bill["components"]} == pinned
    assert all(any(one["name"] == "thousand:sha256" for one in part["properties"]) for part in bill["components"])


def test_a_bill_of_materials_of_the_same_lock_is_the_same():
    lock = sbom.LOCK.read_text("utf-8")
    assert sbom.bill(lock) == sbom.bill(lock)


# ------------------------------------------------------------------------------------------------------------- texts


@pytest.fixture
def started(tmp_path):
    """A new language with one translated text, one with another variable, and one that can't be parsed."""
    for language, texts in {
        "en": "hello = Hello { $name }\nbye = Goodbye, come again\nlate = Too late, { $name }\n",
        "fr": "hello = Bonjour { $nom }\nbye = Goodbye, come again\nother = Autre chose\n???\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(texts, "utf-8")
        (tmp_path / "words").mkdir(exist_ok=True)
        (tmp_path / "words" / f"{language}.json").write_text('{"join": "x"}' if language == "en" else "{}", "utf-8")
    (tmp_path / "en" / "glossary.toml").write_text('[say]\ntrick = ["trick"]\n', "utf-8")
    return tmp_path


def test_the_report_names_whatever_a_language_lacks(started):
    english, french = (texts_report.read(language, started, started) for language in ("en", "fr"))
    assert texts_report.report("fr", french, english) == [
        "fr: cannot be read: a.ftl: ???",
        "fr: a.ftl lacks late",
        "fr: no such text in English: other",
        "fr: is filled in by other things than in English: hello",
        "fr: glossary.toml is missing: copy one of another language",
        "fr: the page's words lack join",
    ]
    (started / "fr" / "glossary.toml").write_text("[say]\n", "utf-8")
    lines = texts_report.report("fr", texts_report.read("fr", started, started), english)
    assert "fr: glossary.toml has no word for trick" in lines
    assert "fr: the same as in English (as_in_english in glossary.toml, if rightly so): bye" in lines


def test_a_language_that_has_all_lacks_nothing(started):
    texts = "hello = Bonjour { $name }\nbye = Au revoir\nlate = Trop tard, { $name }\n"
    (started / "fr" / "a.ftl").write_text(texts, "utf-8")
    (started / "fr" / "glossary.toml").write_text('[say]\ntrick = ["pli"]\n', "utf-8")
    (started / "words" / "fr.json").write_text('{"join": "y"}', "utf-8")
    french, english = (texts_report.read(language, started, started) for language in ("fr", "en"))
    assert texts_report.report("fr", french, english) == []


def test_the_report_lists_a_drafts_texts_whose_english_has_changed_since(started):
    def outdated():
        read = (texts_report.read(language, started, started) for language in ("fr", "en"))
        return [line for line in texts_report.report("fr", *read) if "older than its English" in line]

    (started / "fr" / "glossary.toml").write_text('status = "draft"\n[say]\n', "utf-8")
    assert outdated() == ["fr: is older than its English: hello, bye"]
    texts_report.follow("fr", ["hello", "bye"], started)
    assert outdated() == []
    english = started / "en" / "a.ftl"
    english.write_text(english.read_text("utf-8").replace("Goodbye", "See you"), "utf-8")
    assert outdated() == ["fr: is older than its English: bye"]
