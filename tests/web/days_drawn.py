"""Days as the bot tells them to a page, and a page that asks for them."""

from playwright.async_api import Page

from bot.screen import Answer
from tests.web.conftest import Playground
from tests.web.visits import Visit

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
    "acts": [
        {"kind": "practise", "label": "Practise now", "data": ".0.practise.polish", "style": "primary"},
        YESTERDAY,
    ],
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
