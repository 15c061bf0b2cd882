"""`make release` says what a release has, how old it is, and what is missing."""

import datetime as dt
import json

import pytest

from tools import release

TODAY = dt.date(2026, 11, 28)
NOON = dt.datetime(2026, 11, 27, 12, tzinfo=dt.UTC).timestamp()


def git(*words):
    """A repository without changes since its checks."""
    return {"rev-list": "0\n", "log": "abc12345\n", "rev-parse": "abc12345\n", "status": ""}[words[0]]


@pytest.fixture
def root(tmp_path):
    """A project in which a release lacks nothing."""
    for folder in ("docs", "engine", "tools", "tests/releases/1.0.0"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "engine/__init__.py").write_text('__version__ = "1.0.0"\n', "utf-8")
    (tmp_path / "tests/releases/1.0.0/store.json").write_text(json.dumps({"now": NOON}), "utf-8")
    (tmp_path / "README.md").write_text("Fast (2026-11-20, commit abc12345). The day 2020-01-01.\n", "utf-8")
    noted = "".join(f'{name} = {{ date = "2026-11-25", commit = "abc12345" }}\n' for name in release.RUNS)
    (tmp_path / release.RAN).write_text(f"# The head.\n{noted}", "utf-8")
    return tmp_path


def missing(root, today=TODAY, lacking=()):
    return {row.what: row.found for row in release.rows(root, today, git, lacking) if not row.fine}


def test_a_release_that_has_all_lacks_nothing(root):
    assert missing(root) == {}


def test_a_check_that_never_ran_is_missing_with_its_command(root):
    (root / release.RAN).write_text("", "utf-8")
    rows = {row.command for row in release.rows(root, TODAY, git, ()) if row.found == "never noted"}
    assert rows == {command for _, command, _ in release.RUNS.values()}


def test_a_check_older_than_a_week_is_missing_and_tells_its_age(root):
    late = missing(root, TODAY + dt.timedelta(days=5))
    assert late == {what: "8 days old, at abc12345, 0 changes since" for what, _, _ in release.RUNS.values()}


def test_a_check_of_code_that_has_changed_since_is_missing(root):
    def changed(*words):
        return "3\n" if words[0] == "rev-list" and "bot" in words else git(*words)

    found = [row.what for row in release.rows(root, TODAY, changed, ()) if not row.fine]
    checks = [what for what, _, paths in release.RUNS.values() if "bot" in paths]
    assert found == [*checks, "the fixture of 1.0.0"]


def test_texts_that_a_language_lacks_are_missing(root):
    assert missing(root, lacking=["ko: 1 faults"]) == {"texts whole, none stale": "ko: 1 faults"}


@pytest.mark.parametrize(
    "text",
    [
        "2026-10-20, commit abc12345",
        "2026-10-20 at commit abc12345",
        "commit abc12345 (2026-10-20)",
        "to be taken anew",
    ],
)
def test_a_figure_older_than_a_month_or_out_of_date_is_missing(root, text):
    (root / "README.md").write_text(f"Fast ({text}).\n", "utf-8")
    assert missing(root) == {"figures younger than a month": "to be taken anew: README.md: 1"}


def test_a_release_without_its_stored_games_lacks_them(root):
    (root / "engine/__init__.py").write_text('__version__ = "1.1.0"\n', "utf-8")
    assert missing(root) == {"the fixture of 1.1.0": "never noted"}


def test_a_check_that_passes_is_noted_with_day_and_commit(root):
    (root / release.RAN).write_text("# The head.\n", "utf-8")
    release.ran("mutants", root, TODAY, git)
    noted = (root / release.RAN).read_text("utf-8")
    assert noted == '# The head.\nmutants = { date = "2026-11-28", commit = "abc12345" }\n'


def test_a_check_of_what_is_not_committed_is_not_noted(root):
    before = (root / release.RAN).read_text("utf-8")
    said = release.ran("mutants", root, TODAY, lambda *words: " M engine/play.py\n" if words[0] == "status" else "")
    assert "not everything is committed" in said
    assert (root / release.RAN).read_text("utf-8") == before


@pytest.mark.slow
def test_the_table_of_this_project_ends_with_a_status(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["release"])
    status = release.main()
    lines = capsys.readouterr().out.splitlines()
    states = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert len(states) == len(release.RUNS) + 3
    assert status == ("missing" in states)
