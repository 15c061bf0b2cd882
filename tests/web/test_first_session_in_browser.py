"""A newcomer's first session in the playground: welcome, how to play, a hand with explanations, a game with tips."""

import os
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.chat.bot_process import BotProcess
from tests.web.browser import connected, open_room
from tests.web.playground_moves import free_port, make_a_move

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]


async def pictured(page: Page, name: str) -> None:
    """Keep a picture of what is seen, where somebody wants to look at it."""
    folder = os.environ.get("THOUSAND_PICTURES")
    if folder:
        await page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


async def test_welcome_then_how_to_play_then_a_lesson_then_a_game_with_tips(redis_url, chromium):
    port = free_port()
    async with BotProcess("web", REDIS_URL=redis_url, HTTP_PORT=port) as bot, connected(chromium) as browser:
        await bot.start(until="The playground is open")
        page = await (await browser.new_context(viewport={"width": 1300, "height": 900})).new_page()
        await page.goto(f"http://127.0.0.1:{port}/")
        await open_room(page)
        await expect(page.get_by_role("button", name="Start a game")).to_be_visible(timeout=20_000)
        await pictured(page, "1-welcome")
        await page.get_by_role("button", name="How to play – 1 minute").first.click()
        await expect(page.get_by_text("Thousand in one minute").first).to_be_visible(timeout=10_000)
        await pictured(page, "2-how-to-play")
        await page.get_by_role("button", name="A hand with explanations").first.click()
        await expect(page.get_by_text("💡").first).to_be_visible(timeout=20_000)
        await pictured(page, "3-lesson")
        for _ in range(60):
            await page.wait_for_function(
                "() => document.querySelector('.chat.private.to-move') || "
                "document.body.textContent.includes('That was a whole hand')",
                timeout=30_000,
            )
            if "That was a whole hand" in (await page.text_content("body") or ""):
                break
            await make_a_move(page)
        await expect(page.get_by_text("That was a whole hand").first).to_be_visible()
        await pictured(page, "4-lesson-over")
        await page.get_by_role("button", name="Practise now").last.click()
        await expect(page.locator(".chat.private.to-move")).to_have_count(1, timeout=20_000)
        await expect(page.get_by_role("button", name="No more tips").first).to_be_attached()
        await pictured(page, "5-practice-with-tips")
