"""*Leave the table* on the first page: what is asked before is what happens."""

from contextlib import suppress

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as Covered

from tests.web.friends import PATIENCE, begun, friends
from tests.web.playground_moves import running_playground
from tests.web.table_moves import play_now

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

SOON = 5_000  # milliseconds
ENDS, GOES_ON = "End this game?", "A bot plays on for you"


async def leave(page: Page) -> None:
    """Leave by the menu. If a hand of built-in players ends meanwhile, its result opens over the menu: press again."""
    choice = page.get_by_role("dialog", name="Menu").get_by_role("button", name="Leave the table")
    while True:
        with suppress(Covered):
            await page.get_by_role("button", name="Menu", exact=True).click(timeout=SOON)
            return await choice.click(timeout=SOON)
        await page.keyboard.press("Escape")


async def test_alone_with_bots_the_game_ends_only_if_that_is_wanted(page: Page, address: str):
    await play_now(page, address)
    await leave(page)
    question = page.get_by_role("dialog", name="Leave the table")
    await expect(question).to_contain_text(ENDS, timeout=PATIENCE)
    await expect(question).not_to_contain_text(GOES_ON)
    await page.keyboard.press("Escape")
    await expect(page.locator(".table.playing")).to_be_visible()
    await leave(page)
    await question.get_by_role("button", name="Yes, end the game").click(timeout=PATIENCE)
    over = page.get_by_role("dialog", name="The game is over")
    await expect(over).to_contain_text("doesn’t count", timeout=PATIENCE)


async def test_with_a_friend_a_bot_plays_on_and_the_last_one_is_asked_whether_to_end_it(redis_url, browser):
    people = [(name, "en-GB") for name in ("Anna", "Ben", "Cleo", "Dan", "Eve")]
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, people) as pages:
        anna, *others, eve = pages
        await begun(pages)
        await eve.get_by_role("button", name="Menu", exact=True).click()
        await expect(eve.get_by_role("dialog", name="Menu")).not_to_contain_text("Leave")  # she only watches
        for page in others:
            await leave(page)
            question = page.get_by_role("dialog", name="Leave the table")
            await expect(question).to_contain_text(GOES_ON)
            await question.get_by_role("button", name="Yes, leave").click()
            await expect(page.get_by_role("button", name="I’m back")).to_be_visible(timeout=PATIENCE)
        await expect(anna.locator(".table.playing")).to_be_visible()
        await leave(anna)
        question = anna.get_by_role("dialog", name="Leave the table")
        await expect(question).to_contain_text(ENDS, timeout=PATIENCE)
