"""The deal of the day as the page draws it: today's page, the month, and a day that is over."""

import pytest
from playwright.async_api import Page, expect

from bot.screen import Answer
from tests.web.conftest import Playground
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

YESTERDAY = {"label": "Yesterday", "data": ".0.daily.y2026-11-21"}
TODAY = {
    "kind": "day",
    "title": "Deal of the day · 22 November 2026",
    "preset": "Polish Thousand",
    "about": "Tysiąc as most play it.",
    "stands": "You have played today.",
    "told": "Deal of the day\n🟩⬜ +60",
    "place": "Place 2 of 12 · better than 90 of 100",
    "results": ["Results: 12 · median 30 · best +120"],
    "chats": [{"title": "Friday", "rows": [["Ben", -20]]}],
    "month": {
        "title": "November 2026",
        "first": 6,
        "days": [
            {"number": 1, "points": -60},
            {"number": 2},
            {"number": 3, "points": 60, "today": True},
            {"number": 4, "ahead": True},
        ],
    },
    "following": "Next deal in 5 hours: Italian",
    "acts": [{"label": "Practise now", "data": ".0.practise.polish", "style": "primary"}, YESTERDAY],
}
OVER = {
    "kind": "day-after",
    "title": "Deal of the day · 21 November 2026",
    "preset": "Italian",
    "own": "Your result: +80",
    "chosen": [
        {"name": "a bot played", "count": 3, "average": -12},
        {"name": "120", "count": 9, "average": 40},
    ],
    "chosen_title": "Contracts",
    "built_in": "A hard bot made +95 with these cards.",
    "acts": [{"label": "Today", "data": ".0.daily.p"}],
}


async def opened(page: Page, playground: Playground) -> None:
    """Open the menu's deal of the day."""
    await Visit.at_table(page, playground)
    answers = playground.service.answers
    answers["daily"] = lambda press: Answer(own=OVER if getattr(press.what, "data", "") == YESTERDAY["data"] else TODAY)
    answers["practise"] = lambda _: Answer()
    await page.get_by_role("button", name="Menu", exact=True).click()
    await page.get_by_role("button", name="Deal of the day").click()


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
