"""The lessons on the page: gone through by buttons, cards and keys, and nothing that axe finds."""

import re
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, expect

from engine.lessons.lesson import LESSONS, steps
from engine.record import RecordRules
from tests.web import table_moves as moves
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
        await expect(lessons.locator(".played")).to_have_count(2)
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


async def by_keys(page: Page, name: str) -> None:
    """Go by Tab to the button with a name, and press it."""
    for _ in range(20):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement.textContent") == name:
            return await page.keyboard.press("Enter")
    raise AssertionError(f"no way to {name} by Tab")


async def read_of(lessons):
    """What a screen reader says of a new step by itself."""
    return await lessons.locator(".solving-said").aria_snapshot()


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_all_five_are_gone_through_by_keys_and_each_answer_is_read_aloud(redis_url, page: Page):
    async with lessons_of(redis_url, page) as lessons:
        for number, lesson in enumerate(LESSONS):
            course = steps(lesson, RecordRules(preset="polish"))
            for place, step in enumerate(course):
                choices = lessons.locator(".solving-choices button")
                await expect(choices).to_have_count(len(step.choices))
                asked = await lessons.locator(".solving-ask").inner_text()
                assert asked in await read_of(lessons)
                assert await lessons.get_by_role("group", name=asked, exact=True).get_by_role("button").count() > 1
                labels = await choices.all_inner_texts()
                await by_keys(page, labels[next(n for n, one in enumerate(step.choices) if one in step.right)])
                await expect(lessons.locator(".of-next, .of-lesson").first).to_be_focused()
                assert "Right!" in await read_of(lessons)
                await page.keyboard.press("Enter")
                if place + 1 == len(course):
                    await expect(lessons.locator(".of-lesson")).to_have_count(len(LESSONS))
            if number + 1 < len(LESSONS):
                await by_keys(page, await lessons.locator(".of-lesson").nth(number + 1).inner_text())


async def test_a_tip_opens_the_lesson_that_it_names_and_leads_back_to_the_game(redis_url, page: Page):
    async with running_playground(redis_url) as (_, address):
        await page.set_viewport_size({"width": 1280, "height": 800})
        await moves.play_now(page, address)
        named = page.locator(".asking .tips .does-learn")
        await expect(named).to_be_visible(timeout=20_000)
        asked = await page.locator(".asked").inner_text()
        await named.click()
        await expect(page.get_by_role("dialog", name="Counting and bidding · 1/4")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.locator(".solving")).to_have_count(0)
        assert await page.locator(".asked").inner_text() == asked
        await page.set_viewport_size({"width": 320, "height": 640})
        await page.locator(".tip-button").click()
        await page.locator(".sheet[open] .does-learn").click()
        await expect(page.get_by_role("dialog", name="Counting and bidding · 1/4")).to_be_visible()
