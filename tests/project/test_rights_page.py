"""The page about rights says what the code asks."""

from pathlib import Path

from tools import rights_page


def test_the_page_is_made_from_the_table():
    page = Path(__file__).parents[2] / "docs" / "rights.md"
    assert page.read_text("utf-8") == rights_page.page(), "python -m tools.rights_page > docs/rights.md"
