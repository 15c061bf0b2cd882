"""The speed chosen in the settings is told to the bots of a person who plays alone with them, at each table."""

import json

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb, decode
from tests.waiting import until
from tests.web.table_moves import PATIENCE, move, my_turn_or_result, play_now

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]


def told_speeds(page: Page) -> list[str]:
    """Collect the speeds that a page tells the bot."""
    found: list[str] = []

    def heard(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said.get("type") == "press" and decode(said["data"]).verb is Verb.SPEED:
            found.append(decode(said["data"]).argument)

    page.on("websocket", lambda socket: socket.on("framesent", heard))
    return found


async def has_told(found: list[str], wanted: list[str]) -> bool:
    return found == wanted


async def chooses(page: Page, speed: str) -> None:
    await page.get_by_role("button", name="Menu", exact=True).click()
    await page.get_by_role("dialog", name="Menu").get_by_role("button", name="Cards, sound, tips…", exact=True).click()
    await page.locator(f"input[name=speed][value={speed}]").check(force=True)
    await page.keyboard.press("Escape")


async def test_each_choice_reaches_the_bots_once_and_holds_at_the_next_table(page: Page, address: str):
    found = told_speeds(page)
    await play_now(page, address)
    assert found == []
    for speed in ("slow", "fast", "once"):
        await chooses(page, speed)
        await my_turn_or_result(page)
    for _ in range(3):
        await move(page)
    assert found == ["slow", "fast", "once"]
    await page.evaluate("() => localStorage.removeItem('tables')")  # whoever is known comes back to the same game
    await page.goto(address)
    await page.get_by_role("button", name="Play now").click()
    await my_turn_or_result(page)
    await until(lambda: has_told(found, ["slow", "fast", "once", "once"]), 10.0)


async def test_the_settings_offer_four_speeds_and_say_that_bots_have_it_too(page: Page, address: str):
    await play_now(page, address)
    await page.get_by_role("button", name="Menu", exact=True).click()
    await page.get_by_role("dialog", name="Menu").get_by_role("button", name="Cards, sound, tips…", exact=True).click()
    choices = page.locator("fieldset", has_text="Speed").locator("label")
    await expect(choices).to_have_text(["Slow", "Normal", "Fast", "At once"], timeout=PATIENCE)
    await expect(page.locator(".sheet[open]")).to_contain_text("Speed, also of the bots")
