"""A tournament's face on the felt: who may do what, the way to one's table and back, the judge's desk."""

import pytest
from playwright.async_api import Page, expect

from tests.web.contests import PEOPLE, face_of, joined_by, opened_by, press
from tests.web.faults import faults
from tests.web.friends import PATIENCE, friends
from tests.web.playground_moves import running_playground

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SIDEWAYS = """() => [...document.querySelectorAll("body, .panel, .sheet[open] .sheet-body")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className || one.tagName)"""


PRESSED = ".tournament .button, .sheet .button, .one-of label, .own-words input, .standings summary"


async def faults_of(page: Page) -> list[object]:
    """Return what is wrong with a page: for axe, for a finger, and what is scrolled sideways on a small phone."""
    found: list[object] = [*(await faults(page, PRESSED)).items()]
    await page.set_viewport_size({"width": 320, "height": 640})
    return [*found, *await page.evaluate(SIDEWAYS)]


async def test_people_join_and_only_the_organiser_sets_and_starts(redis_url, browser):
    async with running_playground(redis_url) as (_, address), friends(browser, address, PEOPLE[:3]) as pages:
        host, ben, _ = pages
        await opened_by(host)
        golden = face_of(host).locator(".tour-acts .success")
        await expect(golden).to_have_text("Join")
        assert await faults_of(host) == []
        await press(host, "Settings", ".tournament")
        assert await faults_of(host) == []
        await press(host, "Close", ".sheet[open]")
        await joined_by(host, pages)
        await expect(golden).to_have_text("Start")
        for name in ("Start", "Settings", "The judge’s desk", "Invite friends"):
            await expect(face_of(host).get_by_role("button", name=name, exact=True)).to_have_count(1)
            await expect(face_of(ben).get_by_role("button", name=name, exact=True)).to_have_count(0)
        await expect(face_of(ben)).to_contain_text("Anna starts the first round")


@pytest.mark.slow
async def test_from_one_s_table_to_the_tournament_and_back(redis_url, browser):
    async with running_playground(redis_url) as (_, address), friends(browser, address, PEOPLE[:3]) as pages:
        host, ben, _ = pages
        await opened_by(host)
        await joined_by(host, pages)
        await press(host, "Start", ".tournament")
        await press(host, "Start now")
        await expect(ben.locator(".table.playing .plate")).to_have_count(3, timeout=PATIENCE)
        await ben.locator(".bar .to-standings").click()
        standings = ben.get_by_role("dialog", name="Standings")
        await expect(standings.locator(".screen")).to_contain_text("Anna", timeout=PATIENCE)
        await expect(ben.locator(".table.playing")).to_be_visible()
        await press(ben, "Close", ".sheet[open]")
        await press(ben, "Menu")
        await press(ben, "Tournament", ".sheet[open]")
        await expect(face_of(ben).locator(".tour-card.own")).to_contain_text("hand 1", timeout=PATIENCE)
        await expect(face_of(ben)).to_contain_text("Round 2 begins when table 1 is done", timeout=PATIENCE)
        assert await faults_of(ben) == []
        assert "/" not in await face_of(ben).inner_text()
        await press(ben, "To my table", ".tournament")
        await expect(ben.locator(".table.playing .plate")).to_have_count(3, timeout=PATIENCE)


@pytest.mark.slow
async def test_a_judge_types_points_and_a_remark_in_a_line_of_the_desk(redis_url, browser):
    async with running_playground(redis_url) as (_, address), friends(browser, address, PEOPLE[:4]) as pages:
        judge, players = pages[0], pages[1:]
        await opened_by(judge)
        await joined_by(judge, players)
        await press(judge, "Start", ".tournament")
        await expect(face_of(judge).locator(".tour-card")).to_contain_text("hand 1", timeout=PATIENCE)
        await press(judge, "The judge’s desk", ".tournament")
        sheet = judge.locator(".sheet[open]")
        for name in ("1", "Fine", "Ben"):
            await press(judge, name, ".sheet[open]")
        for label, typed in (("Another number", "75"), ("In your own words", "looked at the talon")):
            await sheet.get_by_label(label).fill(typed, timeout=PATIENCE)
            await press(judge, "Send", ".sheet[open]")
        await expect(sheet).to_contain_text("looked at the talon", timeout=PATIENCE)
        await press(judge, "Yes", ".sheet[open]")
        await expect(sheet).to_contain_text("✓ Ben is fined 75 points at table 1", timeout=PATIENCE)
        await press(judge, "Close", ".sheet[open]")
        await expect(face_of(judge)).to_contain_text("looked at the talon", timeout=PATIENCE)


async def test_a_judge_annuls_a_hand_at_the_desk_by_pressing_alone(redis_url, browser):
    async with running_playground(redis_url) as (_, address), friends(browser, address, PEOPLE[:4]) as pages:
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
