"""Puzzles on the page: from the entrance to an answer, why it is so, and the next one; nothing that axe finds."""

import pytest
from playwright.async_api import Page, expect

from tests.web.faults import faults
from tests.web.playground_moves import running_playground

PRESSED = ".solving button"
pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


async def test_a_guest_tries_a_puzzle_sees_why_and_goes_on(redis_url, page: Page):
    async with running_playground(redis_url) as (_, address):
        await page.emulate_media(reduced_motion="reduce")
        await page.goto(address)
        await page.get_by_role("button", name="Puzzles").click()
        puzzle = page.locator(".solving")
        choices = puzzle.locator(".solving-choices button:not(.act)")
        await expect(choices.first).to_be_visible(timeout=30_000)
        await expect(puzzle.locator(".solving-tried")).to_have_count(0)
        assert await faults(page, PRESSED) == {}
        while not await puzzle.locator(".of-again").count():
            turn = await puzzle.get_attribute("data-turn") or ""
            await choices.first.click()
            await expect(puzzle).not_to_have_attribute("data-turn", turn, timeout=20_000)
        if await puzzle.locator(".of-why").count():
            await expect(puzzle.locator(".solving-tried")).to_have_count(0)
            await puzzle.locator(".of-why").click()
            await expect(puzzle.get_by_role("status")).to_contain_text("Solution")
        await expect(puzzle).to_contain_text("Today: 1 / 3")
        await puzzle.get_by_role("button", name="Play on").click()
        board = page.locator("dialog.study:not(.solving)")
        await expect(board.locator(".choice-worth i").first).to_be_attached(timeout=30_000)
        await expect(board.get_by_label("After my choice")).to_have_value("best")
        await board.get_by_role("button", name="Close").click()
        assert await faults(page, PRESSED) == {}
        await puzzle.get_by_role("button", name="Next").click()
        await expect(puzzle.locator(".of-again")).to_have_count(0)
        await page.set_viewport_size({"width": 1280, "height": 800})
        await puzzle.get_by_role("button", name="Cards to give").click()
        await expect(puzzle.locator(".of-give, .of-discard").first).to_be_visible()
        held, panel = puzzle.locator(".held"), puzzle.locator(".study-panel")
        cards, beside = await held.bounding_box(), await panel.bounding_box()
        assert cards
        assert beside
        assert cards["x"] + cards["width"] <= beside["x"], "ten cards stay on the felt"
