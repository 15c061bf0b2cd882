"""The page about rights says what the code demands, and pages with promises name tests that exist."""

import re
from pathlib import Path

import pytest

from tools import rights_page

ROOT = Path(__file__).parents[2]


def test_its_table_is_that_of_the_code():
    assert f"\n\n{rights_page.table()}\n" in rights_page.PAGE.read_text("utf-8"), "python -m tools.rights_page"


@pytest.mark.parametrize("name", ["rights.md", "security.md"])
def test_each_promise_names_tests_that_there_are(name):
    page = (ROOT / "docs" / name).read_text("utf-8")
    named = re.findall(r"`(tests/[\w/.]+?)(?:::(\w+))?`", page)
    assert named
    missing = [
        f"{path}::{test}"
        for path, test in named
        if not (ROOT / path).exists() or (test and f"def {test}(" not in (ROOT / path).read_text("utf-8"))
    ]
    assert missing == []


def test_no_promise_about_rights_stands_without_a_test():
    _, _, rows = rights_page.PAGE.read_text("utf-8").partition("| promise | tests |\n|---|---|\n")
    assert rows
    assert [row for row in rows.splitlines() if "`tests/" not in row] == []
