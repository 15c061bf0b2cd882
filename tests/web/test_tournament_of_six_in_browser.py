"""A tournament on the felt: six people who have read nothing play three rounds only by pressing buttons."""

import asyncio
import contextlib

import pytest
from playwright.async_api import Page, expect

from tests.web.contests import PEOPLE, ROUNDS, face_of, joined_by, opened_by, press
from tests.web.friends import PATIENCE, friends
from tests.web.playground_moves import running_playground
from tests.web.table_moves import PRESS

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1500)]

A_ROUND = 400_000  # milliseconds
# A step of a player: close a window, or make a move.
STEP = f"""() => {{
  const open = document.querySelector(".sheet[open]");
  if (open) open.querySelector(".sheet-foot button, header button")?.click();
  else if (document.querySelector(".table.my-turn")) ({PRESS})();
}}"""


async def play(page: Page, over: asyncio.Event) -> None:
    """Make moves until the round is over."""
    while not over.is_set():
        await page.evaluate(STEP)
        await page.wait_for_timeout(50)


@contextlib.asynccontextmanager
async def playing(pages: list[Page]):
    """Let these people play."""
    over = asyncio.Event()
    players = [asyncio.create_task(play(page, over)) for page in pages]
    try:
        yield
    finally:
        over.set()
        await asyncio.gather(*players)


async def test_six_people_play_three_rounds_by_pressing_alone(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE) as pages:
        host = pages[0]
        for page in pages:
            await page.emulate_media(reduced_motion="reduce")  # six pages share one browser
        await opened_by(host)
        await joined_by(host, pages)
        await expect(face_of(pages[5])).to_contain_text("Anna starts the first round", timeout=PATIENCE)
        await expect(face_of(pages[5]).get_by_role("button", name="Start", exact=True)).to_have_count(0)
        await press(host, "Start", ".tournament")
        await press(host, "Start now")
        for number in range(1, ROUNDS + 1):
            for page in pages:  # the round is drawn after a pause, and dealt at once
                await expect(page.locator(".table.playing .plate")).to_have_count(3, timeout=3 * PATIENCE)
                await expect(page.locator(".title")).to_contain_text("Hand 1", timeout=PATIENCE)
            async with playing(pages):
                for page in pages:
                    heading = f"Round {number} of {ROUNDS}" if number < ROUNDS else "The tournament is over"
                    told = face_of(page).filter(has_text=heading).filter(has=page.locator(".standings .own"))
                    await expect(told).to_be_visible(timeout=A_ROUND)
                    await expect(told.locator(".tour-card.done")).to_have_count(2, timeout=A_ROUND)
        for page in pages:
            await expect(face_of(page).locator(".tour-podium .place-1")).not_to_have_count(0, timeout=PATIENCE)
            shown = await face_of(page).inner_text()
            assert "/" not in shown
        await press(pages[3], "Standings")
        await expect(pages[3].locator(".sheet[open] .standings tbody tr")).to_have_count(6, timeout=PATIENCE)


async def test_a_table_that_goes_on_is_seen_from_the_one_that_has_ended(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE) as pages:
        host = pages[0]
        await opened_by(host)
        await joined_by(host, pages)
        await press(host, "Start", ".tournament")
        await press(host, "Start now")
        tables = []
        for page in pages:
            await expect(page.locator(".table.playing .plate")).to_have_count(3, timeout=3 * PATIENCE)
            tables.append(sorted(await page.locator(".plate .name").all_inner_texts()))
        mates = [page for page, names in zip(pages, tables, strict=True) if "Anna" in names or page is host]
        async with playing(mates):
            other = host.locator(".panel:not([hidden]) .tour-card.playing:not(.own)")
            await expect(other).to_contain_text("hand 1", timeout=A_ROUND)
        await expect(face_of(host)).to_contain_text("Round 2 begins when table", timeout=PATIENCE)
        async with playing([host, *(page for page in pages if page not in mates)]):  # the host closes a late result
            await expect(other).to_contain_text("hand 2", timeout=A_ROUND)
            await other.get_by_role("button", name="Watch").click()
            await expect(host.locator(".title")).to_contain_text("You’re watching", timeout=PATIENCE)
            await expect(host.locator(".table.playing .plate.own")).to_have_count(0)
