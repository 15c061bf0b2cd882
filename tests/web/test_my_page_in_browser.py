"""One's own page and games in the page: opened from the menu, drawn from their views."""

import json
import re

import pytest
from playwright.async_api import Locator, Page, expect

from adapters.web.rooms import with_change
from adapters.web.site import STATIC
from bot.codec import Verb, decode
from bot.ports.presses import Pressed
from tests.crossed import crossed
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.made_pages import games_of, page_of
from tests.web.table_moves import PATIENCE
from tests.web.visits import Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


async def opened(page: Page, playground: Playground, entry: str, language: str = "en") -> Locator:
    """Open an entry of the menu, and return its sheet."""
    playground.service.answers |= {"stats": lambda _: page_of(language), "history": lambda _: games_of(language)}
    visit = await Visit.at_table(page, playground)
    if language != "en":
        room, address = await playground.rooms.load(visit.group.id), page.url
        await page.goto("about:blank")
        await playground.rooms.update(room.code, lambda old: with_change(old, room.people[0].id, language=language))
        # The page loads itself again in the other language, perhaps before Playwright knows that it is there.
        await page.evaluate("address => { location.href = address }", address)
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await page.locator(".to-menu").click()
    await page.locator(f".choices button:text-is('{word(language, entry)}')").click()
    sheet = page.locator(".sheet[open]")
    await expect(sheet.get_by_role("heading", level=2)).to_have_text(word(language, entry))
    return sheet


def word(language: str, key: str) -> str:
    return json.loads((STATIC / "words" / f"{language}.json").read_text("utf-8"))[key]


async def has_pressed(playground: Playground, wanted: tuple[Verb, str]) -> None:
    async def is_there() -> bool:
        tokens = [decode(one.what.data) for one in playground.service.presses if isinstance(one.what, Pressed)]
        return wanted in [(token.verb, token.argument) for token in tokens]

    await until(is_there, PATIENCE / 1000)


async def test_my_page_shows_the_numbers_and_asks_who_sees_them(page: Page, playground: Playground):
    sheet = await opened(page, playground, "play-my-page")
    numbers = sheet.locator(".figures")
    await expect(numbers.locator(".rating")).to_contain_text("estimate ")
    await expect(numbers.locator(".declarer")).to_contain_text("+60a hand, in 150 hands")
    await expect(numbers.locator(".defender")).to_contain_text("−2")
    await expect(numbers.locator(".days")).to_contain_text("12")
    await expect(sheet.get_by_role("img")).to_have_attribute("aria-label", re.compile("Rating over the last 60 games:"))
    await expect(sheet.locator(".ladder .done")).to_have_count(2)
    await expect(sheet.locator(".ladder [aria-current=step]")).to_contain_text("normal 1/2")
    await expect(sheet.locator(".earned li")).to_have_text(["First win", "First whole game won", "Ladder: easy"])
    await expect(sheet.get_by_role("row").nth(1)).to_have_text("Polish Thousand4014")
    await expect(sheet).to_contain_text("60 of 83 games")
    await sheet.get_by_label("No one").check()
    await has_pressed(playground, (Verb.SEEN, "nobody"))
    await expect(sheet).not_to_contain_text(re.compile("/[a-z]"))


async def test_my_games_show_whose_turn_it_is_and_lead_on(page: Page, playground: Playground):
    sheet = await opened(page, playground, "play-my-games")
    running = sheet.locator(".game-list").first
    await expect(running.get_by_role("listitem")).to_contain_text("2 hours ago")
    await expect(running.get_by_role("button", name="Go to the table")).to_be_visible()
    finished = sheet.locator(".game-list").last.locator("> li")
    await expect(finished).to_have_count(20)
    await expect(finished.first).to_contain_text("Won · 14 Nov 2023")
    await expect(finished.first.locator(".won")).to_have_text("You 1010 (winner)")
    await expect(finished.get_by_role("button", name="Review")).to_have_count(2)
    await finished.nth(5).locator("summary").click()
    await expect(finished.nth(5).get_by_role("row").nth(2)).to_contain_text("−120")
    await sheet.get_by_role("button", name="Older games").click()
    await has_pressed(playground, (Verb.GAMES, "1"))


async def test_before_the_first_game_the_page_has_the_ladder_alone(page: Page, playground: Playground):
    sheet = await opened(page, playground, "play-my-games")
    playground.service.answers["stats"] = lambda _: page_of("en", {})
    await page.keyboard.press("Escape")
    await page.locator(".to-menu").click()
    await page.locator(".choices button:text-is('My page')").click()
    await expect(sheet).to_contain_text("No finished game yet.")
    await expect(sheet.locator(".ladder li")).to_have_count(4)
    await expect(sheet.locator(".figures > div")).to_have_count(0)


@pytest.mark.parametrize(("language", "entry"), crossed(["de", "ru"], ["play-my-page", "play-my-games"]))
async def test_nothing_of_them_is_wider_than_a_narrow_phone(
    page: Page, playground: Playground, language: str, entry: str
):
    await page.set_viewport_size({"width": 320, "height": 568})
    sheet = await opened(page, playground, entry, language)
    body = sheet.locator(".sheet-body")
    assert await body.evaluate("one => one.scrollWidth <= one.clientWidth")
