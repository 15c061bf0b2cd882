"""Friends who open an invitation while a game is on: they come in for a bot, or watch, and everybody is told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, expect

from tests.web.browser import opened
from tests.web.friends import PATIENCE, SIZE
from tests.web.table_moves import my_turn_or_result, play_now

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]


async def choose(page: Page, name: str) -> None:
    await page.get_by_role("button", name="Menu", exact=True).click()
    await page.get_by_role("dialog", name="Menu").get_by_role("button", name=name, exact=True).click()


async def invitation(host: Page) -> str:
    links = host.locator(".links input")
    await expect(links).to_have_count(1, timeout=PATIENCE)
    link = await links.input_value()
    await host.locator(".sheet[open] header button").click()
    return link


@asynccontextmanager
async def guest(browser: Browser, link: str, name: str) -> AsyncIterator[Page]:
    async with opened(browser, viewport=SIZE, locale="en-GB") as page:
        await page.goto(link)
        await page.locator("input[name=name]").fill(name)
        await page.locator(".sit-down > button").click()
        await expect(page.locator(".dock")).to_be_visible(timeout=PATIENCE)
        yield page


async def test_each_comes_in_for_a_bot_and_who_finds_none_watches(page: Page, address: str, browser: Browser):
    await play_now(page, address)
    await choose(page, "Invite friends")
    link = await invitation(page)
    shown = page.locator("#toasts")
    async with guest(browser, link, "Ola") as ola, guest(browser, link, "Jan") as jan:
        for friend, name, bot in ((ola, "Ola", "Bot 1"), (jan, "Jan", "Bot 2")):
            await expect(friend.locator("#toasts")).to_contain_text(f"You have {bot}’s seat", timeout=PATIENCE)
            await expect(friend.locator(".plate .name", has_text="You")).to_have_count(1)
            await expect(friend.locator(".plate.own .mark")).to_have_text("plays from the next hand")
            await expect(shown).to_contain_text(f"{name} takes a seat and plays from the next hand", timeout=PATIENCE)
        async with guest(browser, link, "Eve") as eve:
            await expect(eve.locator(".title")).to_contain_text("You’re watching", timeout=PATIENCE)
            await expect(eve.locator(".plate .name")).to_have_text(["Ola", "Jan", "Guest"])
            await expect(eve.locator(".plate.own")).to_have_count(0)
            await expect(shown).to_contain_text("Watching: Eve", timeout=PATIENCE)
            await expect(jan.locator("#toasts")).to_contain_text("Watching: Eve")
            await expect(page.locator(".title")).not_to_contain_text("You’re watching")


@pytest.mark.parametrize("begins", ["now", "invite"])
async def test_who_is_told_of_a_seat_is_at_its_table_although_a_tournament_is_open(
    page: Page, address: str, browser: Browser, begins: str
):
    if begins == "now":
        await play_now(page, address)
        await choose(page, "Invite friends")
    else:
        await page.goto(address)
        await page.locator("[data-door=invite]").click()
    link = await invitation(page)
    await choose(page, "Tournament")
    await page.get_by_role("button", name="Open a tournament").click()
    tournament = page.locator(".panel", has_text="3 more players needed")
    await expect(tournament).to_be_visible(timeout=PATIENCE)
    async with guest(browser, link, "Ola") as ola:
        for _ in range(2):
            await expect(ola.locator(".plate .name, .plate .chair-name", has_text="You")).to_have_count(1)
            await expect(ola.locator(".panel:not([hidden])", has_text="3 more players needed")).to_have_count(0)
            await ola.reload()
            await expect(ola.locator(".dock")).to_be_visible(timeout=PATIENCE)
        await expect(tournament).to_be_visible()
        await page.get_by_role("button", name="Back to the other game").click()
        if begins == "now":
            await my_turn_or_result(page)
        await expect(page.locator(".plate", has_text="Ola")).to_be_visible()
