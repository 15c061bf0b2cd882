"""A newcomer's first session in the playground: welcome, how to play, a step of a lesson, a game with tips."""

import os

import pytest
from playwright.async_api import expect

from tests.web.browser import open_room, opened
from tests.web.playground_moves import running_playground

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]

SIZES = {"phone": {"width": 390, "height": 844}}
if os.environ.get("GAMES") == "whole":  # `make games`
    SIZES["desktop"] = {"width": 1300, "height": 900}


TIP = "💡"


@pytest.mark.parametrize("size", SIZES, ids=SIZES)
async def test_welcome_then_how_to_play_then_a_lesson_then_a_game_with_tips(redis_url, browser, size):
    async with running_playground(redis_url) as (_, address), opened(browser, viewport=SIZES[size]) as page:
        await page.goto(address)
        await open_room(page)
        await expect(page.get_by_role("button", name="Start a game")).to_be_visible(timeout=20_000)
        line = page.get_by_role("region", name="Anna").get_by_role("textbox", name="Message in")
        await line.fill("/rules minute")
        await line.press("Enter")
        await expect(page.get_by_text("Thousand in one minute").first).to_be_visible(timeout=10_000)
        await page.get_by_role("button", name="Beginner lessons").first.click()
        await expect(page.get_by_text("1. Cards and tricks").first).to_be_visible(timeout=20_000)
        await page.locator("[data-label='1']").last.click()
        await page.locator("[data-label='10♠']").last.click()
        await expect(page.get_by_text("Right!").first).to_be_visible()
        await page.get_by_role("button", name="Practise now").last.click()
        await expect(page.locator(".chat.private.to-move")).to_have_count(1, timeout=20_000)
        hand = page.locator(".chat.private.to-move [data-shows=hand]").last
        await expect(hand).to_contain_text(TIP)
        await expect(hand).to_be_in_viewport()
        await hand.get_by_role("button", name="No more tips").first.click()
        # Practice may still show how far such a hand is safe.
        tips = hand.locator(".line", has_text=TIP).filter(has_not_text="With cards like these")
        await expect(tips).to_have_count(0, timeout=20_000)
