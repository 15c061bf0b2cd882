"""A tournament on the felt: six people who have read nothing play three rounds only by pressing buttons."""

import asyncio
import contextlib

import pytest
from playwright.async_api import Page, expect

from tests.web.friends import PATIENCE, friends
from tests.web.playground_moves import running_playground
from tests.web.table_moves import PRESS

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1500)]

PEOPLE = [(name, "en-GB") for name in ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")]
ROUNDS = 3
SETTINGS = {"Rounds": str(ROUNDS), "A table plays": "3 hands", "Between rounds": "30 seconds"}
A_ROUND = 400_000  # milliseconds
# A step of a player: close a window, or make a move.
STEP = f"""() => {{
  const open = document.querySelector(".sheet[open]");
  if (open) open.querySelector(".sheet-foot button, header button")?.click();
  else if (document.querySelector(".table.my-turn")) ({PRESS})();
}}"""


async def press(page: Page, name: str, where: str = "body") -> None:
    """Press a button on the felt or in a window."""
    await page.locator(where).get_by_role("button", name=name, exact=True).first.click(timeout=PATIENCE)


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


def face_of(page: Page):
    """The tournament on the felt."""
    return page.locator(".panel .tournament")


async def opened_by(host: Page) -> None:
    """Open a tournament of three short rounds in the menu, and choose its settings."""
    await press(host, "Menu")
    await press(host, "Tournament")
    await press(host, "Open a tournament")
    await expect(face_of(host)).to_contain_text("3 more players needed", timeout=PATIENCE)
    await press(host, "Settings", ".tournament")
    for name, value in SETTINGS.items():
        group = host.get_by_role("group", name=name, exact=True)
        await group.get_by_text(value, exact=True).click(timeout=PATIENCE)
        await expect(group.get_by_role("radio", name=value, exact=True)).to_be_checked()
    await press(host, "Close", ".sheet[open]")
    await expect(face_of(host)).to_contain_text("Each game ends after 3 hands", timeout=PATIENCE)


async def joined_by(host: Page, players: list[Page]) -> None:
    for number, page in enumerate(players, 1):
        await press(page, "Join", ".tournament")
        await expect(face_of(host).locator(".tour-joined li:not(.free)")).to_have_count(number, timeout=PATIENCE)
        await expect(face_of(page).get_by_role("button", name="Join", exact=True)).to_have_count(0, timeout=PATIENCE)


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
            other = face_of(host).locator(".tour-card.playing")
            await expect(other).to_contain_text("hand 1", timeout=A_ROUND)
        await expect(face_of(host)).to_contain_text("Round 2 begins when table", timeout=PATIENCE)
        async with playing([page for page in pages if page not in mates]):
            await expect(other).to_contain_text("hand 2", timeout=A_ROUND)


async def test_a_judge_annuls_a_hand_at_the_desk_by_pressing_alone(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE[:4]) as pages:
        judge, players = pages[0], pages[1:]
        await opened_by(judge)
        await joined_by(judge, players)
        await press(judge, "Start", ".tournament")
        await expect(face_of(judge)).to_contain_text("Round 1 of 3", timeout=PATIENCE)
        await expect(players[0].locator(".title")).to_contain_text("Hand 1", timeout=PATIENCE)
        await press(judge, "The judge’s desk", ".tournament")
        for name in ("1", "Annul the hand", "Rule broken by mistake", "Yes"):
            await press(judge, name, ".sheet[open]")
        await expect(judge.locator(".sheet[open]")).to_contain_text("✓ Hand 1 at table 1 is annulled", timeout=PATIENCE)
        for page in players:
            await expect(page.locator(".title")).to_contain_text("Hand 2", timeout=PATIENCE)
