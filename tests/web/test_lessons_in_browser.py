"""The lessons on the page: gone through by buttons, cards and keys, and nothing that axe finds."""

import re
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, expect

from tests.web.faults import faults
from tests.web.playground_moves import running_playground

PRESSED = ".solving button"
pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


@asynccontextmanager
async def lessons_of(redis_url, page: Page):
    """The window of the first lesson, as a newcomer opens it from the entrance."""
    async with running_playground(redis_url) as (_, address):
        await page.goto(address)
        await page.get_by_role("button", name=re.compile("new here")).click()
        await expect(page.get_by_role("dialog", name="Cards and tricks · 1/4")).to_be_visible(timeout=20_000)
        yield page.locator(".solving")


async def test_a_newcomer_goes_through_the_first_lesson_and_comes_back_to_the_list(redis_url, page: Page):
    async with lessons_of(redis_url, page) as lessons:
        await lessons.locator('.held [data-card="TS"]').click()
        await expect(lessons.get_by_role("status")).to_contain_text("Right!")
        await lessons.get_by_role("button", name="Next").click()
        await lessons.get_by_role("button", name="Q♣").click()
        await expect(lessons.get_by_role("status")).to_contain_text("Nothing is above the ace")
        await lessons.get_by_role("button", name="Again").click()
        for right in ("A♦", "10♥", "25"):
            await lessons.get_by_role("button", name=right, exact=True).click()
            await lessons.locator(".of-next, .of-lesson").first.click()
        await expect(lessons.get_by_role("button", name="✅ 1. Cards and tricks")).to_be_visible()


async def test_a_card_that_the_rules_forbid_is_answered_by_the_rule_and_by_keys(redis_url, page: Page):
    async with lessons_of(redis_url, page) as lessons:
        await lessons.get_by_role("button", name="Q♠").focus()
        await page.keyboard.press("Enter")
        await expect(lessons.get_by_role("status")).to_contain_text("You have to beat K♠ if you can.")
        await page.keyboard.press("Enter")
        await expect(lessons.get_by_role("button", name="10♠")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(lessons).to_have_count(0)


async def test_axe_finds_nothing_in_a_lesson(redis_url, page: Page):
    async with lessons_of(redis_url, page) as lessons:
        assert await faults(page, PRESSED) == {}
        await lessons.get_by_role("button", name="10♠").click()
        await expect(lessons.get_by_role("button", name="Next")).to_be_visible()
        assert await faults(page, PRESSED) == {}
