"""A hand that was thrown in is shown in place of a result, to those who saw it."""

import pytest
from playwright.async_api import Page, expect

from tests.crossed import thinned
from tests.web.conftest import Playground
from tests.web.hands import table, thrown
from tests.web.visits import Visit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", thinned([(320, 480), (390, 844), (1280, 800)], 3))
async def test_a_hand_thrown_in_is_shown_with_its_cards_and_a_way_on(
    page: Page, playground: Playground, size: tuple[int, int]
):
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    visit = await Visit.at_table(page, playground)
    board = await visit.show(table(title="Hand 1"))
    await expect(page.locator(".title")).to_contain_text("Hand 1")
    await visit.show(thrown("Hand 2"), again=board)
    shown = page.locator(".thrown")
    await expect(shown).to_contain_text("Ben throws the hand in")
    await expect(shown.locator(".laid")).to_have_count(4)
    assert await visit.is_whole(shown)
    assert await visit.is_whole(shown.get_by_role("button", name="Next hand"))
    await expect(page.locator("#teller")).to_contain_text("Talon: ")
    await shown.get_by_role("button", name="Next hand").click()
    await expect(shown).to_have_count(0)


async def test_a_hand_thrown_in_before_one_came_is_not_shown(page: Page, playground: Playground):
    visit = await Visit.at_table(page, playground)
    await visit.show(thrown("Hand 2"))
    await expect(page.locator(".title")).to_contain_text("Hand 2")
    await expect(page.locator(".thrown")).to_have_count(0)
