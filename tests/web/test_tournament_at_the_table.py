"""A tournament at the table of the first page: six people play three rounds only by pressing buttons."""

import asyncio

import pytest
from playwright.async_api import Page, expect

from tests.web.friends import PATIENCE, friends
from tests.web.playground_moves import running_playground
from tests.web.table_moves import PRESS

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1500)]

PEOPLE = [(name, "en-GB") for name in ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")]
ROUNDS = 3
SETTINGS = {f"{ROUNDS} rounds": f"{ROUNDS} rounds", "3 hands": "ends after 3 hands", "Pause: 30 seconds": "Pause: 30"}
A_ROUND = 400_000  # milliseconds
# A step of a player: close a window, or make a move.
STEP = f"""() => {{
  const open = document.querySelector(".sheet[open]");
  if (open) open.querySelector(".sheet-foot button, header button")?.click();
  else if (document.querySelector(".table.my-turn")) ({PRESS})();
}}"""
ON_THE_FELT = """told => {
  const panel = document.querySelector(".panel:not([hidden])");
  return Boolean(panel?.textContent.includes(told));
}"""


async def press(page: Page, name: str) -> None:
    """Press a button on the felt or in a window."""
    await page.get_by_role("button", name=name, exact=True).first.click(timeout=PATIENCE)


async def play(page: Page, over: asyncio.Event) -> None:
    """Make moves until the round is over."""
    while not over.is_set():
        await page.evaluate(STEP)
        await page.wait_for_timeout(50)


async def played(pages: list[Page], until: str) -> None:
    """Let everybody play until the tournament's page on every felt contains a text."""
    over = asyncio.Event()
    players = [asyncio.create_task(play(page, over)) for page in pages]
    try:
        for page in pages:
            await page.wait_for_function(ON_THE_FELT, arg=until, timeout=A_ROUND)
    finally:
        over.set()
        await asyncio.gather(*players)


async def opened_by(host: Page) -> None:
    """Open a tournament of three short rounds in the menu, and choose its settings."""
    await press(host, "Menu")
    await press(host, "Tournament")
    await press(host, "Open a tournament")
    await host.wait_for_function(ON_THE_FELT, arg="Nobody has joined yet", timeout=PATIENCE)
    await press(host, "Settings")
    settings = host.locator(".sheet[open]")
    for name, found in SETTINGS.items():
        await settings.get_by_role("button", name=name, exact=True).click(timeout=PATIENCE)
        await expect(settings).to_contain_text(found, timeout=PATIENCE)
    await settings.locator("header button").click()


async def joined_by(host: Page, players: list[Page]) -> None:
    for number, page in enumerate(players, 1):
        await press(page, "Join")
        await host.wait_for_function(ON_THE_FELT, arg=f"{number} player", timeout=PATIENCE)


async def test_six_people_play_three_rounds_by_pressing_alone(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE) as pages:
        host = pages[0]
        for page in pages:
            await page.emulate_media(reduced_motion="reduce")  # six pages share one browser
        await opened_by(host)
        await joined_by(host, pages)
        await press(host, "Start")
        await press(host, "Start now")
        for number in range(1, ROUNDS + 1):
            for page in pages:  # the round is drawn after a pause, and dealt at once
                await expect(page.locator(".table.playing .plate")).to_have_count(3, timeout=3 * PATIENCE)
                await expect(page.locator(".title")).to_contain_text("Hand 1", timeout=PATIENCE)
            await played(pages, f"Round {number + 1} is drawn" if number < ROUNDS else "final standings")
        await press(pages[3], "Standings")
        await expect(pages[3].locator(".sheet[open]")).to_contain_text("final standings", timeout=PATIENCE)


async def test_a_judge_annuls_a_hand_at_the_desk_by_pressing_alone(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE[:4]) as pages:
        judge, players = pages[0], pages[1:]
        await opened_by(judge)
        await joined_by(judge, players)
        await press(judge, "Start")
        await judge.wait_for_function(ON_THE_FELT, arg="round 1 of 3", timeout=PATIENCE)
        await expect(players[0].locator(".title")).to_contain_text("Hand 1", timeout=PATIENCE)
        await press(judge, "Menu")
        for name in ("The judge’s desk", "1", "Annul the hand", "Rule broken by mistake", "Yes"):
            await judge.locator(".sheet[open]").get_by_role("button", name=name, exact=True).click(timeout=PATIENCE)
        await expect(judge.locator(".sheet[open]")).to_contain_text("✓ Hand 1 at table 1 is annulled", timeout=PATIENCE)
        for page in players:
            await expect(page.locator(".title")).to_contain_text("Hand 2", timeout=PATIENCE)
