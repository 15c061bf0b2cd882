"""A newcomer's first session in the playground: welcome, how to play, a hand with explanations, a game with tips."""

import os

import pytest
from playwright.async_api import Page, expect

from tests.web.browser import open_room, opened
from tests.web.playground_moves import make_a_move, running_playground

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

SIZES = {"phone": {"width": 390, "height": 844}}
if os.environ.get("GAMES") == "whole":  # `make games`
    SIZES["desktop"] = {"width": 1300, "height": 900}


async def in_sight(page: Page, wanted: str) -> bool:
    """Whether a part of the hand to move is visible without scrolling."""
    hand = page.locator(".chat.private.to-move .pinned")
    box, shown = await hand.locator(wanted).first.bounding_box(), await hand.bounding_box()
    return box is not None and shown is not None and box["y"] + box["height"] <= shown["y"] + shown["height"]


@pytest.mark.parametrize("size", SIZES, ids=SIZES)
async def test_welcome_then_how_to_play_then_a_lesson_then_a_game_with_tips(redis_url, browser, size):
    async with running_playground(redis_url) as (_, address), opened(browser, viewport=SIZES[size]) as page:
        await page.goto(address)
        await open_room(page)
        await expect(page.get_by_role("button", name="Start a game")).to_be_visible(timeout=20_000)
        await page.get_by_role("button", name="How to play").first.click()
        await expect(page.get_by_text("Thousand in one minute").first).to_be_visible(timeout=10_000)
        await page.get_by_role("button", name="Lesson: one hand").first.click()
        await expect(page.get_by_text("💡").first).to_be_visible(timeout=20_000)
        await expect(page.locator(".chat.private.to-move")).to_have_count(1, timeout=20_000)
        assert await in_sight(page, ".tips")
        assert await in_sight(page, ".hand [data-label=Pass]")
        for _ in range(60):
            await page.wait_for_function(
                "() => document.querySelector('.chat.private.to-move') || "
                "document.body.textContent.includes('That was a whole hand')",
                timeout=30_000,
            )
            if "That was a whole hand" in (await page.text_content("body") or ""):
                break
            await make_a_move(page)
        leading_on = page.locator(".result .next-hand:visible").first
        await expect(leading_on).to_have_text("Close")  # a lesson has only one hand
        await leading_on.click()
        await expect(page.get_by_text("That was a whole hand").first).to_be_visible()
        await page.get_by_role("button", name="Practise now").last.click()
        await expect(page.locator(".chat.private.to-move")).to_have_count(1, timeout=20_000)
        assert await in_sight(page, ".tips")
        await page.locator(".pinned").get_by_role("button", name="No more tips").first.click()
        # Practice may still show how far such a hand is safe.
        tips = page.locator(".pinned .tips .line", has_not_text="With cards like these")
        await expect(tips).to_have_count(0, timeout=20_000)
