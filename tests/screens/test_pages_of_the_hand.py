"""A button that opens a page of the hand says which in words of its own; anything else opens none."""

import pytest

from bot.codec import FIRST_PAGE, SWITCHES_PAGE, HandPage

PAGES = [
    FIRST_PAGE,
    SWITCHES_PAGE,
    *(HandPage(number=number) for number in (1, 9, 90, 91, 9999)),
    *(HandPage(concession=place) for place in (0, 1)),
    *(HandPage(places=places) for places in ((1,), (5, 7), (1, 12, 22), (2, 4, 6, 8))),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.argument)
def test_a_page_is_read_from_its_button(page):
    assert HandPage.read(page.argument) == page


def test_no_two_pages_have_the_same_button():
    assert len({page.argument for page in PAGES}) == len(PAGES)


@pytest.mark.parametrize("argument", ["", "-1", "1.5", "99999", "sure", "sure-1", "talon", "talon1-", "switch", "١"])
def test_an_argument_that_no_button_has_opens_no_page(argument):
    assert HandPage.read(argument) is None
