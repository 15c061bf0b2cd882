"""A tournament in the playground: from `/tournament` to the cards of round 1, with the page's own buttons."""

import pytest
from playwright.async_api import expect

from tests.web.browser import open_room, opened
from tests.web.playground_moves import running_playground

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(180)]

PHONE = {"width": 390, "height": 844}
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"


async def test_three_people_come_from_the_command_to_their_cards(redis_url, browser):
    async with running_playground(redis_url) as (_, address), opened(browser) as page:
        await page.goto(address)
        await open_room(page)
        group = page.get_by_role("region", name="The group")
        await page.get_by_role("button", name="Add a person").click()
        speaker = group.get_by_role("combobox")
        await expect(speaker.locator("option")).to_have_count(3)
        line = group.get_by_role("textbox")
        await line.fill("/tournament Cup end=hands:1 timer=1h")
        await line.press("Enter")
        for place in range(3):
            await speaker.select_option(index=place)
            await group.get_by_role("button", name="Join", exact=True).click()
            await expect(group.get_by_role("log")).to_contain_text(f"{place + 1} player")
        await speaker.select_option(index=0)
        await group.get_by_role("button", name="Start", exact=True).click()
        await page.get_by_role("button", name="Start now").click()
        await expect(group.get_by_role("log")).to_contain_text("round 1 of 3")
        await expect(page.locator(".private [data-shows=hand]", has_text="Cup · round 1 · table 1")).to_have_count(3)
        await expect(page.locator(".chat.private.to-move")).to_have_count(1)
        await page.set_viewport_size(PHONE)
        assert await page.evaluate(OVERFLOW) <= 0
