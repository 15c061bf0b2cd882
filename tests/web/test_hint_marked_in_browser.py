"""A second press on *Hint* marks what it names: a bid, or a card and who gets it, until that decision is over."""

import pytest
from playwright.async_api import Page, expect

from tests.web.table_moves import HAND, PATIENCE, has_moved, is_over, move, my_turn_or_result, open_short_game

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

ASKED_FOR = "document.querySelector('.asked.mine')?.textContent ?? ''"
GAVE = "() => Boolean(JSON.parse(localStorage.getItem('thousand-table') ?? '{}').gave)"
# The stepper names another bid at once: what is shown before the bid is read after it.
STEP_UP = """() => {
  const higher = [...document.querySelectorAll(".stepper .step")].at(-1);
  while (higher && higher.getAttribute("aria-disabled") !== "true") higher.click();
}"""
BID = """() => {
  const bid = document.querySelector(".stepper .named, .acts .does-bid");
  bid?.click();
  return Boolean(bid);
}"""


async def hint(page: Page) -> str:
    """Press *Hint* and close what it says; return it."""
    await page.locator(".acts .does-hint").click()
    shown = page.locator("#alert-text")
    await expect(shown).not_to_be_empty(timeout=PATIENCE)
    await expect(page.locator("#alert")).to_be_visible(timeout=PATIENCE)
    said = await shown.text_content()
    await page.locator("#alert-close").click()
    return said or ""


async def press(page: Page, marked: str) -> None:
    """Press what is marked; a newcomer's first gift is asked once more, by code that is loaded then."""
    is_asked = "give a card to" in await page.evaluate(ASKED_FOR) and not await page.evaluate(GAVE)
    await page.locator(marked).click(position={"x": 20, "y": 20})
    if is_asked:
        await page.get_by_role("button", name="Give it").click()


async def wins_the_auction(page: Page) -> None:
    """Bid as much as possible, hand after hand, until a bot hasn't done so before."""
    for _ in range(60):
        if "give a card to" in await page.evaluate(ASKED_FOR):
            return
        if await is_over(page):
            await page.locator(".sheet[open] .sheet-foot button").click()
            await my_turn_or_result(page)
            continue
        await page.evaluate(STEP_UP)
        before = await page.evaluate(HAND)
        if await page.evaluate(BID):
            await has_moved(page, before)
        else:
            await move(page)


async def test_the_move_is_marked_at_each_decision_until_it_is_made(page: Page, address: str):
    await open_short_game(page, address, "polish concession.enabled=no")
    marked = page.locator(".fan .hinted, .acts .hinted")
    for _ in range(4):
        await my_turn_or_result(page)
        if await page.locator(".sheet[open]").count():
            break
        assert "Press again to see a move" in await hint(page)
        await expect(marked).to_have_count(0)
        assert "Hint: " in await hint(page)
        await expect(marked).to_have_count(1)
        card = await marked.get_attribute("data-card")
        before = await page.evaluate(HAND)
        if card:
            assert "the hint" in (await marked.get_attribute("aria-label") or "")
        await press(page, ".fan .hinted, .acts .hinted")
        await has_moved(page, before)
        await expect(marked).to_have_count(0)


async def test_who_is_to_get_the_card_is_marked_too(page: Page, address: str):
    await open_short_game(page, address, "polish auction.ceiling=120 concession.enabled=no")
    await wins_the_auction(page)
    for _ in range(2):
        await page.wait_for_function(f"() => ({ASKED_FOR}).includes('give a card to ')", timeout=PATIENCE)
        receiver = (await page.evaluate(ASKED_FOR)).split("give a card to ")[1]
        await hint(page)
        assert f"to {receiver}" in await hint(page)
        await expect(page.locator(".plate.hinted .name")).to_have_text(receiver)
        await expect(page.locator(".fan .hinted")).to_have_count(1)
        before = await page.evaluate(HAND)
        await press(page, ".fan .hinted")
        await has_moved(page, before)
        await expect(page.locator(".plate.hinted")).to_have_count(0)
