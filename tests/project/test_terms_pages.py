"""The pages about data and terms for the platforms agree with the code, and with `/privacy`."""

from pathlib import Path

import pytest

from bot.retention import PUBLISHED
from bot.screens import help as help_screens
from bot.screens.help import life_of
from tools import terms_pages

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("name", "made"), [(name, made) for name, (_, made) in terms_pages.PAGES.items()])
def test_a_page_tells_what_the_table_says(name, made):
    assert made() in (ROOT / name).read_text("utf-8"), "python -m tools.terms_pages"


def test_privacy_says_each_thing_that_the_bot_says_when_asked():
    said = help_screens.privacy("en", playground=True).text
    page = terms_pages.remembered()
    lines = [line.removeprefix("• ") for line in said.splitlines()[1:]]
    assert len(lines) == len(PUBLISHED) + 1
    assert [line for line in lines if line not in page] == []


def test_every_life_of_the_table_is_told():
    page = terms_pages.remembered()
    assert all(life_of(kind, "en") in page for kind in PUBLISHED)


@pytest.mark.parametrize(("platform", "place"), [("telegram", "/setprivacypolicy"), ("discord", "Privacy Policy URL")])
def test_the_page_of_a_platform_says_where_their_addresses_are_entered(platform, place):
    page = (ROOT / "docs" / "hosting" / f"{platform}.md").read_text("utf-8")
    assert place in page
    assert "[PRIVACY.md](../../PRIVACY.md)" in page
    assert "[TERMS.md](../../TERMS.md)" in page
