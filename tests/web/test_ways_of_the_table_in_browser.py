"""Ways to and from a game on the first page: Back, other games, sharing, copying, zoom, and larger letters."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.waiting import until
from tests.web.friends import begun, friends
from tests.web.playground_moves import running_playground
from tests.web.table_moves import PATIENCE, is_over, move, my_turn_or_result, play_now

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

REFUSES = "() => Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error()) })"
# The questions and choices that a plate or the bar covers: they could not be pressed or read.
COVERED = """() => [...document.querySelectorAll(".asked, .acts .act")].filter((one) => {
  const box = one.getBoundingClientRect();
  const plates = [...document.querySelectorAll(".plate .shown, .bar")].map((plate) => plate.getBoundingClientRect());
  const beside = (other) => other.right <= box.left || other.left >= box.right;
  const meets = (other) => !beside(other) && other.bottom > box.top && other.top < box.bottom;
  return box.height && plates.some(meets);
}).map((one) => one.textContent)"""
LETTERS = "() => getComputedStyle(document.querySelector('.asked')).fontSize"


@pytest_asyncio.fixture(loop_scope="session")
async def page(page: Page) -> Page:
    page.set_default_timeout(PATIENCE)
    return page


async def choose(page: Page, name: str) -> None:
    """Choose an entry of the menu."""
    await page.get_by_role("button", name="Menu", exact=True).click()
    await page.get_by_role("dialog", name="Menu").get_by_role("button", name=name, exact=True).click()


async def cards(page: Page) -> list[str]:
    return await page.locator(".dock .card").evaluate_all("cards => cards.map((one) => one.dataset.card)")


async def other_cards(page: Page, held: list[str]) -> None:
    """Wait until another game is on the felt."""

    async def are_there() -> bool:
        return await cards(page) not in ([], held)

    await until(are_there, 20.0)
    await my_turn_or_result(page)


async def play_to_the_end_of_the_hand(page: Page) -> None:
    while not await is_over(page):
        await move(page)


async def test_back_closes_the_window_then_the_chat_and_leaves_only_after_a_question(page, address):
    await play_now(page, address)
    room = page.url
    await page.get_by_role("button", name="Log and chat", exact=True).click()
    await page.get_by_role("button", name="Menu", exact=True).click()
    await expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    await page.go_back()
    await expect(page.get_by_role("dialog", name="Menu")).to_be_hidden()
    await expect(page.locator(".side")).to_be_visible()
    await page.go_back()
    await expect(page.locator(".side")).to_be_hidden()
    await page.go_back()
    question = page.get_by_role("dialog", name="Leave this page?")
    await question.get_by_role("button", name="Cancel").click()
    assert page.url == room
    await page.go_back()
    await question.get_by_role("button", name="Yes, go").click()
    await expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.url != room


async def test_lessons_in_mid_game_lie_over_the_felt_and_lead_back_to_the_game(page, address):
    await play_now(page, address)
    held = await cards(page)
    await choose(page, "Lessons")
    lessons = page.get_by_role("dialog", name="Learn to play: short lessons")
    await lessons.get_by_role("button", name="1. Cards and tricks").click()
    await page.keyboard.press("Escape")
    await expect(page.locator(".solving")).to_have_count(0)
    assert await cards(page) == held


async def test_the_deal_of_the_day_offers_its_result_and_stays(page, address):
    await play_now(page, address)
    await page.get_by_role("button", name="Log and chat", exact=True).click()
    await page.get_by_role("combobox").fill("/daily")
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    held = await cards(page)
    await page.get_by_role("button", name="Begin").click()
    await other_cards(page, held)
    await play_to_the_end_of_the_hand(page)
    shown = page.get_by_role("dialog", name="Deal of the day")
    await expect(shown).to_be_visible()
    await page.evaluate(REFUSES)
    await shown.get_by_role("button", name="Share").click()
    await expect(shown.locator("textarea")).to_have_value(re.compile("🟩|⬜"))
    await shown.get_by_role("button", name="Close").last.click()
    await expect(page.locator(".panel")).to_contain_text("Deal of the day")
    await expect(page.locator(".dock .card")).to_have_count(0)
    await page.get_by_role("button", name="Back to the other game").click()
    await expect(page.locator(".dock .card").first).to_be_visible()


async def test_copying_says_so_only_if_the_browser_copied(page, address):
    await page.goto(address)
    await page.get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog", name="Invite friends")
    await expect(dialog.locator(".links input")).to_have_count(1)
    await page.evaluate(REFUSES)
    await dialog.get_by_role("button", name="Copy the link").first.click()
    await expect(dialog.get_by_text("copy it yourself")).to_be_visible()
    assert (
        await page.evaluate("() => String(getSelection())") == await dialog.locator(".links input").first.input_value()
    )
    await expect(dialog.get_by_text("Copied.")).to_have_count(0)


async def test_a_new_table_in_mid_game_asks_what_becomes_of_the_old_one(page, address):
    await play_now(page, address)
    held = await cards(page)
    await choose(page, "New table")
    question = page.get_by_role("dialog", name="New table")
    await question.get_by_role("button", name="Cancel").click()
    assert await cards(page) == held
    await choose(page, "New table")
    await question.get_by_role("button", name="End it: it won’t count").click()
    await expect(question).to_be_hidden()
    await other_cards(page, held)
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_new_table_for_several_people_ends_the_old_game_if_its_host_wants_so(redis_url, browser):
    people = [(name, "en-GB") for name in ("Anna", "Ben", "Cleo")]
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, people) as pages:
        anna, ben, _ = pages
        await begun(pages)
        await choose(ben, "New table")
        question = ben.get_by_role("dialog", name="New table")
        await question.get_by_role("button", name="End the game").click()
        await expect(anna.locator(".acts")).to_contain_text("Yes, end the game", timeout=PATIENCE)
        await expect(ben.locator(".table.playing")).to_be_visible()
        await choose(anna, "New table")
        question = anna.get_by_role("dialog", name="New table")
        await question.get_by_role("button", name="End the game").click()
        await expect(question).to_be_hidden()
        for page in pages:
            await expect(page.locator(".round.lobby")).to_be_visible(timeout=PATIENCE)


async def test_at_four_hundred_percent_nothing_lies_over_the_question_and_the_choices(page, address):
    await page.emulate_media(reduced_motion="reduce")
    await page.set_viewport_size({"width": 320, "height": 256})
    await play_now(page, address)
    for _ in range(4):
        if await is_over(page):
            break
        assert await page.evaluate(COVERED) == []
        await expect(page.locator(".asked")).to_be_in_viewport(ratio=1)
        await move(page)


async def test_letters_follow_the_size_that_is_set_in_the_browser(page, address):
    await play_now(page, address)
    assert await page.evaluate(LETTERS) == "16px"
    # As in a browser with letters set half as large again.
    await page.evaluate("() => { document.documentElement.style.fontSize = '24px'; }")
    assert await page.evaluate(LETTERS) == "24px"


async def test_the_cards_in_words_are_read_in_a_sheet_that_nothing_covers(page, address):
    await play_now(page, address)
    await choose(page, "My cards in words")
    sheet = page.locator(".sheet[open]")
    await expect(sheet).to_have_count(1)
    await expect(sheet).to_contain_text(re.compile("♠|♥"))
    await expect(sheet.locator(".face")).to_have_count(0)
    await expect(page.locator("#alert")).to_be_hidden()
