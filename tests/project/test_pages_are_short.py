"""Pages of the documentation stay as short as a stranger reads them, say first whom they are for, and are found."""

import re

import pytest

from tests.project.pages import ROOT

KB = 1024
MOST = {
    "README.md": 6,
    "ARCHITECTURE.md": 9,
    "CHANGELOG.md": 6,
    "docs/deploy.md": 10,
    "docs/engine.md": 6,
    "docs/performance.md": 9,
    "docs/players.md": 11,
    "docs/puzzles.md": 5,
    "docs/record.md": 20,
    "docs/redis.md": 4,
    "docs/strangers.md": 4,
    "docs/tournaments.md": 17,
}
"""The most KB of single pages."""

MOST_OF_THE_OTHERS = 125
OWN_FOLDERS = {"decisions", "translating"}
DOCS = sorted(path for path in (ROOT / "docs").rglob("*.md") if path.parent.name not in OWN_FOLDERS)
OTHERS = [path for path in DOCS if path.relative_to(ROOT).as_posix() not in MOST]


@pytest.mark.parametrize("name", MOST)
def test_a_page_is_short(name):
    assert (ROOT / name).stat().st_size <= MOST[name] * KB


def test_the_other_pages_are_short_together():
    assert sum(path.stat().st_size for path in OTHERS) <= MOST_OF_THE_OTHERS * KB


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.stem)
def test_a_page_says_first_whom_it_is_for(path):
    assert re.match(r"# .+\n\n\*For ", path.read_text("utf-8"))


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.stem)
def test_the_readme_leads_to_every_page(path):
    assert f"({path.relative_to(ROOT).as_posix()}" in (ROOT / "README.md").read_text("utf-8")
