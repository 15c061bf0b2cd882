"""Absent players and the time left, shown on the plates of the first page."""

import re

import pytest
from playwright.async_api import expect

from tests.web.friends import PATIENCE, begun, friends
from tests.web.playground_moves import running_playground
from tests.web.table_moves import types

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

PEOPLE = [(name, "en-GB") for name in ("Anna", "Ben", "Cleo")]
SHARE = "() => parseFloat(document.querySelector('.clock circle')?.style.strokeDasharray ?? '1')"


async def test_who_closes_the_page_is_away_and_back_when_they_return(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE) as pages:
        anna, ben, _ = pages
        await begun(pages)
        plate = anna.locator(".plate", has_text="Ben")
        await expect(anna.locator(".plate.away")).to_have_count(0)
        where = ben.url
        await ben.goto("about:blank")
        await expect(plate).to_contain_text("away", timeout=PATIENCE)
        assert "away" in await plate.get_attribute("aria-label")
        await ben.goto(where)
        await expect(anna.locator(".plate.away")).to_have_count(0, timeout=PATIENCE)


async def test_after_a_friend_has_left_the_host_is_not_asked_to_come_back(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE) as pages:
        anna, ben, _ = pages
        await begun(pages)
        await ben.locator(".to-menu").click()
        await ben.get_by_role("button", name="Leave the table", exact=True).click()
        await ben.locator(".sheet[open] .choices button").first.click()
        back = "I’m back"
        await expect(ben.get_by_role("button", name=back)).to_be_visible(timeout=PATIENCE)
        await expect(anna.locator(".plate", has_text="Ben").locator(".mark")).not_to_have_count(0, timeout=PATIENCE)
        await expect(anna.get_by_role("button", name=back)).to_have_count(0)


async def test_a_time_limit_is_a_ring_and_then_seconds(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE) as pages:
        anna = pages[0]
        await begun(pages)
        await expect(anna.locator(".clock")).to_have_count(0)
        for page in pages[:2]:  # more than half of the players vote for it
            await page.locator(".to-chat").click()
            await types(page, "/timer 15s")
        for page in pages:
            await expect(page.locator(".plate.to-act .clock")).to_have_count(1, timeout=PATIENCE)
        assert await anna.evaluate(SHARE) <= 1
        await expect(anna.locator(".plate.to-act .seconds")).to_have_text(re.compile(r"^[1-9]$"), timeout=PATIENCE)
        await expect(anna.locator(".plate.to-act .few")).to_have_count(1)
