"""Play with people on the page: entrance, queue, name, open tables, and the table that comes by itself."""

import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.waiting import until
from tests.web.browser import opened
from tests.web.guest_window import GuestWindow, window_at
from tests.web.playground_moves import running_playground
from tests.web.table_moves import PATIENCE, come

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

PEOPLE = ".0.people"
TWO_TALONS = "polish_two_talons"
FOCUSED = "() => document.activeElement.dataset.press ?? document.activeElement.dataset.door ?? ''"


@pytest_asyncio.fixture(loop_scope="session")
async def address(redis_url) -> AsyncIterator[str]:
    """A playground in which nobody waits or plays yet."""
    async with running_playground(redis_url, STRANGERS="on", PACE=0) as (_, address):
        yield address


async def waits(window: GuestWindow, name: str, rules: str) -> None:
    """Let a guest of another place wait for a kind of rules."""
    await window.do(f"/play name {name}", chat=window.me)
    answer = await window.press(f"{PEOPLE}.w{rules}", chat=window.me)
    assert any(crowd.get("own") for crowd in answer["people"]["crowds"])


async def at_the_entrance(page: Page, address: str) -> None:
    """Open the entrance from the first page: it makes a room, and loads the table and the pages for people."""
    await come(page, f"{address}/")
    await page.get_by_role("button", name="Play with people").click()
    await expect(page.get_by_role("dialog", name="Play with people")).to_be_visible(timeout=PATIENCE)


async def waits_on_the_page(page: Page, name: str, rules: str) -> None:
    await page.get_by_role("button", name=re.compile(rules)).click()
    await page.get_by_role("textbox", name="Your name").fill(name)
    await page.get_by_role("button", name="OK").click()
    await page.locator(".crowd.own, .plate").first.wait_for()  # the last one is seated at once


async def test_a_visitor_waits_under_a_chosen_name_by_keys_and_leaves_by_one_press(page, address):
    await come(page, f"{address}/")
    await page.locator("[data-door=people]").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".crowd.usual")).to_be_visible()
    await page.locator(".crowd.usual").focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("textbox", name="Your name").fill("Kim")
    await page.keyboard.press("Enter")
    await expect(page.locator(".crowd.own")).to_contain_text("somebody waits")
    await expect(page.get_by_text("👤 Kim")).to_be_visible()
    await page.get_by_role("button", name="Stop waiting").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".crowd.own")).to_have_count(0)
    await page.locator(".crowd").nth(1).focus()
    before = await page.evaluate(FOCUSED)
    async with window_at(address) as other:
        await waits(other, "Ola", "polish")
        await expect(page.locator(".crowd.usual")).to_contain_text("somebody waits")
    assert await page.evaluate(FOCUSED) == before != ""
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.goto(f"{address}/")
    await page.get_by_role("button", name="Play with people").click()
    await expect(page.get_by_text("👤 Kim")).to_be_visible()


async def test_the_game_comes_onto_the_felt_and_people_talk_in_phrases(page, address):
    async with AsyncExitStack() as stack:
        others = [await stack.enter_async_context(window_at(address)) for _ in range(2)]
        for window, name in zip(others, ("Ola", "Borys"), strict=True):
            await waits(window, name, "russian")
        await at_the_entrance(page, address)
        await waits_on_the_page(page, "Kim", "Russian")
        await expect(page.locator(".plate")).to_have_count(3, timeout=40_000)
        await expect(page.get_by_role("dialog")).to_have_count(0)
        await expect(page.get_by_text("two minutes in reserve")).to_be_visible()
        await expect(page.locator(".plate .mark", has_text="guest")).to_have_count(2)
        await expect(page.locator(".reserve")).to_have_text("+2:00")
        (ola, _) = others
        await ola.until(lambda: ola.view.get("kind") == "game")
        menu = next(act for row in ola.view["own"]["acts"] for act in row if act["kind"] == "menu")
        talk = await ola.press(menu["data"], chat=ola.me)
        await ola.press(talk["people"]["rows"][0][1]["data"], chat=ola.me)
        await expect(page.locator(".phrase-said")).to_have_text("Good luck!")
        await expect(page.locator("#teller")).to_contain_text("Ola: Good luck!")
        await page.get_by_role("button", name="Say something").click()
        await page.get_by_role("button", name="Thanks!").click()
        await ola.until(lambda: "Thanks!" in str(ola.view.get("strangers")))
        await page.locator(".plate", has_text="Ola").click()
        await page.get_by_role("button", name=re.compile("^Mute .*Ola")).click()
        await expect(page.get_by_role("button", name=re.compile("^Unmute .*Ola"))).to_be_visible()
        await page.get_by_role("button", name=re.compile("^Report .*Ola")).click()
        await page.get_by_role("button", name="Plays for time").click()
        await expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.slow
async def test_an_open_table_is_watched_from_the_list_and_a_seat_is_taken_there(page, address):
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(window_at(address))
        await waits(host, "Fen", "italian")
        await until(lambda: _at_a_table(host), patience=40.0)
        await at_the_entrance(page, address)
        await page.get_by_role("button", name="Open tables").click()
        table = page.locator(".open-table", has_text="Italian")
        await expect(table).to_contain_text("1 of 3 seats")
        await table.get_by_role("button", name="Watch").click()
        await expect(page.locator(".plate", has_text="Fen")).to_be_visible()
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("button", name="Play with people").click()
        await page.get_by_role("button", name="Open tables").click()
        await table.get_by_role("button", name="Sit down").click()
        await page.get_by_role("textbox", name="Your name").fill("Lea")
        await page.get_by_role("button", name="OK").click()
        await host.until(lambda: "Lea" in str(host.view.get("seats")))
        await expect(page.get_by_role("dialog")).to_have_count(0)


async def _at_a_table(window: GuestWindow) -> bool:
    try:
        await window.until(lambda: window.table != "")
    except TimeoutError:
        return False
    return True


async def test_where_strangers_do_not_play_nothing_leads_to_them(page, playground):
    await page.goto(str(playground.client.make_url("/")))
    await expect(page.get_by_role("button", name="Play now")).to_be_visible()
    await expect(page.locator("[data-door=people]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.timeout(400)
async def test_twelve_people_in_twelve_browsers_all_play(browser, address):
    kinds = ("Polish T", "Russian", "Italian")
    wanted = {f"Guest {number}": kinds[number % 3] for number in range(12)}
    async with AsyncExitStack() as stack:
        pages = dict[str, Page]()
        for name in random.Random(1).sample([*wanted], len(wanted)):
            pages[name] = await stack.enter_async_context(opened(browser, locale="en-GB"))
            await at_the_entrance(pages[name], address)
            await waits_on_the_page(pages[name], name, wanted[name])
        for page in pages.values():
            await expect(page.locator(".plate")).to_have_count(3, timeout=40_000)
            await expect(page.get_by_role("dialog")).to_have_count(0)
        await at_the_entrance(one := next(iter(pages.values())), address)
        await expect(one.get_by_role("button", name="Back to your game")).to_be_visible()
        await expect(one.locator(".crowd", has_text="Polish T")).to_contain_text("4 play")


@pytest.mark.slow
async def test_who_is_left_alone_is_offered_another_one_who_is_and_they_play_together(page, address):
    async with AsyncExitStack() as stack:
        ola, fen, iga = [await stack.enter_async_context(window_at(address)) for _ in range(3)]
        await waits(ola, "Ola", TWO_TALONS)
        await at_the_entrance(page, address)
        await waits_on_the_page(page, "Kim", "Polish for two")
        await expect(page.locator(".plate", has_text="Ola")).to_be_visible(timeout=40_000)
        await waits(fen, "Fen", TWO_TALONS)
        await waits(iga, "Iga", TWO_TALONS)
        await until(lambda: _at_a_table(fen), patience=40.0)
        for window in (ola, iga):
            await window.do("/leave", chat=window.me)
        offer = page.locator(".toast.leading", has_text="both press")
        await expect(offer).to_be_visible(timeout=40_000)
        await offer.get_by_role("button", name="Move to other people").click()
        await fen.until(lambda: "both press" in fen.view["strangers"].get("offer", ""))
        move = next(act for row in fen.view["own"]["acts"] for act in row if act["kind"] == "move")
        await fen.press(move["data"], chat=fen.me)
        await expect(page.locator(".plate", has_text="Fen")).to_be_visible(timeout=40_000)
        await expect(offer).to_have_count(0)
