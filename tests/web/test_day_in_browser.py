"""The deal of the day as the page draws it: today's page, the month, and a day that is over."""

import pytest
from playwright.async_api import Page, expect

from tests.web.conftest import Playground
from tests.web.days_drawn import OVER, TODAY, opened

pytestmark = pytest.mark.browser


async def test_todays_page_shows_the_place_the_month_and_what_comes_next(page: Page, playground: Playground):
    await opened(page, playground)
    sheet = page.get_by_role("dialog", name=TODAY["title"])
    for text in ("Place 2 of 12", "median 30", "Friday", "Ben −20", "Next deal in 5 hours"):
        await expect(sheet).to_contain_text(text)
    month = sheet.get_by_role("table", name="November 2026")
    await expect(month.locator("thead th")).to_have_count(7)
    await expect(month.locator("tbody tr").first.locator("td")).to_have_count(7)
    await expect(month.locator("tr").nth(1).locator(".minus")).to_have_text("1−60")
    await expect(month.locator("[aria-current=date]")).to_have_text("3+60")
    await expect(sheet.get_by_role("button", name="Share")).to_be_visible()
    await sheet.get_by_role("button", name="Yesterday").click()
    after = page.get_by_role("dialog", name=OVER["title"])
    bars = after.get_by_role("table", name="Contracts").get_by_role("row")
    await expect(bars).to_have_text(["a bot played3ø −12", "1209ø +40"])
    widths = [(await bar.bounding_box())["width"] for bar in await after.locator(".bar").all()]
    assert widths[1] == pytest.approx(3 * widths[0], rel=0.05)


async def test_a_press_that_begins_a_game_closes_the_sheet(page: Page, playground: Playground):
    await opened(page, playground)
    await page.get_by_role("button", name="Practise now").click()
    await expect(page.locator(".sheet[open]")).to_have_count(0)
    assert playground.service.presses[-1].what.data == ".0.practise.polish"
