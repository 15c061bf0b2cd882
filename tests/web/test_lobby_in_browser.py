"""The lobby as the seats around the felt: built-in players and their levels, the rules, and what is offered to whom."""

import pytest
from playwright.async_api import Page, expect

from tests.web.faults import faults
from tests.web.friends import friends
from tests.web.playground_moves import running_playground

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

PATIENCE = 20_000  # milliseconds
PRESSED = ".door, .act, select, .tool, .sheet .button, summary, .switches label, .one-of label"


async def opened(page: Page, address: str) -> None:
    """Open a lobby as its only person."""
    await page.goto(address)
    await page.locator("[data-door=invite]").click()
    await expect(page.locator(".links input")).to_have_count(1, timeout=PATIENCE)
    await page.keyboard.press("Escape")


async def test_one_press_seats_a_bot_of_the_level_chosen_last(page: Page, address: str):
    await opened(page, address)
    await expect(page.locator(".does-start")).to_have_attribute("aria-disabled", "true")
    await page.locator(".plate.free select").first.select_option("hard")
    await expect(page.locator(".plate.free select").last).to_have_value("hard")
    levels = page.locator(".plate:not(.free) select")
    for count in (1, 2):
        await page.get_by_role("button", name="Add a bot").first.click()
        await expect(levels).to_have_count(count, timeout=PATIENCE)
    assert [await levels.nth(at).input_value() for at in range(2)] == ["hard", "hard"]
    await expect(page.locator(".does-start.success")).to_be_visible()
    assert await faults(page, PRESSED) == {}
    await levels.first.select_option("easy")
    await expect(page.get_by_role("group", name="Bot 1, easy")).to_be_visible(timeout=PATIENCE)
    await page.get_by_role("button", name="Remove a bot: Bot 1").click()
    await expect(page.locator(".plate.free")).to_have_count(1, timeout=PATIENCE)
    await expect(page.get_by_role("group", name="Bot 2, hard")).to_be_visible()


async def test_a_lobby_shows_no_code_and_no_command(page: Page, address: str):
    await opened(page, address)
    await expect(page.locator(".gathering")).to_contain_text("2 more players needed")
    shown = await page.locator("main").inner_text()
    assert "/" not in shown
    assert (await page.evaluate("location.pathname"))[3:9].upper() not in shown.upper()


async def test_a_change_of_the_rules_comes_first_with_the_way_back(page: Page, address: str):
    await opened(page, address)
    await page.locator(".chip").click()
    sheet = page.locator(".sheet[data-kind=options]")
    await expect(sheet.locator(".presets .chosen")).to_have_count(1, timeout=PATIENCE)
    await sheet.get_by_role("button", name="Options").click()
    await sheet.locator("summary", has_text="The end").click()
    await sheet.get_by_role("button", name="Target: Higher").click()
    await expect(sheet.locator("h3").first).to_have_text("Different from the preset", timeout=PATIENCE)
    await expect(page.get_by_role("button", name="Target: Higher").last).to_be_focused()
    assert await faults(page, PRESSED) == {}
    await expect(page.locator(".chip")).to_contain_text("up to 1500")
    await sheet.get_by_role("button", name="As in the preset").click()
    await expect(page.locator(".chip")).to_contain_text("up to 1000", timeout=PATIENCE)
    await expect(sheet.locator("h3").first).to_have_text("The table")
    await sheet.locator("summary", has_text="The table").click()
    await sheet.get_by_role("button", name="Presets").click()
    await sheet.get_by_role("button", name="Russian Thousand Three").click()
    await expect(page.locator(".chip")).to_contain_text("Russian Thousand", timeout=PATIENCE)
    await expect(sheet).not_to_be_visible()


async def test_who_may_not_choose_or_invite_is_told_who_does(redis_url, browser):
    people = [("Anna", "en-GB"), ("Ben", "en-GB")]
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, people) as (anna, ben):
        await expect(ben.locator(".gathering")).to_contain_text("Anna chooses the rules", timeout=PATIENCE)
        await expect(ben.get_by_role("button", name="Invite")).to_have_count(0)
        await expect(ben.get_by_role("button", name="Add a bot")).to_have_count(1)
        await expect(anna.get_by_role("button", name="Invite")).to_have_count(1)
        await expect(ben.get_by_role("group", name="Anna, host")).to_be_visible()
        await ben.locator(".chip").click()
        await expect(ben.locator(".sheet[open]")).to_contain_text("1000", timeout=PATIENCE)
        await expect(ben.locator(".sheet[data-kind=options]")).to_have_count(0)
