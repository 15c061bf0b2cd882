"""Moments at the table: marriages, contracts and victories are shown for a second or two; a press ends them."""

import io
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Locator, Page, expect

from bot.screen import Screen
from bot.views.table import TableView
from tests.crossed import thinned
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, PASS, hand, result, table, with_seats, won
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

SIZES = ((390, 844), (390, 600), (1280, 800))
FIRST = "1"  # the message with the hand, in the private chat
PROPERTIES = """() => document.getAnimations().flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys))
  .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name))"""


def board(**more: Any) -> TableView:
    """A board without trump, unless one is given."""
    return table("Anna is to play", **{"trump": None, **more})


def wed() -> TableView:
    """The board after Ben's marriage."""
    return with_seats(board(trump="H"), {}, {"marriages": ("H",), "points": 112})


async def test_a_marriage_flies_to_the_plate_with_what_it_counts(page: Page, playground: Playground):
    visit, shown = await Visit.seated(page, playground, board())
    await visit.show(wed(), again=shown)
    moment = page.locator(".moment.marriage")
    await expect(moment.locator(".face")).to_have_count(2)
    await expect(moment.locator(".wed-points")).to_have_text("+100")
    assert set(await page.evaluate(PROPERTIES)) <= {"translate", "scale", "rotate", "transform", "opacity"}
    await expect(moment).to_have_count(0)
    await expect(page.locator(".points").nth(0)).to_have_text("+112")


async def test_a_contract_made_is_told_before_its_result_and_a_press_ends_the_moment(
    page: Page, playground: Playground
):
    visit, shown = await Visit.seated(page, playground, board())
    await visit.show(result(), again=shown)
    await expect(page.locator(".moment.banner")).to_have_text("Anna made 120")
    await page.evaluate("() => document.getAnimations().forEach((one) => one.pause())")
    await page.mouse.click(20, 300)
    await expect(page.locator(".moment")).to_have_count(0)
    await expect(page.get_by_role("dialog", name="Hand 1 is over")).to_be_visible()


async def test_a_result_is_shown_though_its_board_has_become_another_message_meanwhile(
    page: Page, playground: Playground
):
    visit, shown = await Visit.seated(page, playground, board())
    await visit.show(result(), again=shown)
    await expect(page.locator(".moment.banner")).to_have_text("Anna made 120")
    await visit.show(Screen(text="This table is closed."), again=shown)
    over = page.get_by_role("dialog", name="Hand 1 is over")
    await expect(over).to_contain_text("Anna made 120")
    await page.keyboard.press("Escape")
    await expect(over).to_have_count(0)
    await visit.show(hand(EIGHT[:7], legal=EIGHT[:7], text="The next hand"), 0)
    await visit.show(board(trump="S"))
    await expect(page.locator(".fan .card")).to_have_count(7)


async def test_a_victory_is_celebrated_once_after_the_last_hand(page: Page, playground: Playground):
    visit, shown = await Visit.seated(page, playground, board())
    await visit.show(result(said="Ben went down with 120", outcome="down", goes_on=False), again=shown)
    await expect(page.locator(".banner.down")).to_have_text("Ben went down with 120")
    await visit.show(won())
    await expect(page.locator(".banner.victory p")).to_have_text("Anna wins the game")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    await expect(page.locator(".moment")).to_have_count(0)


async def test_the_talon_turns_over_and_trump_is_seen_to_change(page: Page, playground: Playground):
    visit, shown = await Visit.seated(page, playground, board(talon=(None,) * 3))
    await visit.show(board(talon=("AH", "9S", "KD"), trump="D"), again=shown)
    await expect(page.locator(".lying > .reverse")).to_have_count(3)
    await expect(page.locator(".lying > .reverse")).to_have_count(0)
    await expect(page.locator(".lying > .face")).to_have_count(3)


async def test_who_wants_less_motion_sees_no_moment(page: Page, playground: Playground):
    await page.emulate_media(reduced_motion="reduce")
    visit, shown = await Visit.seated(page, playground, board())
    await page.evaluate(
        "() => { window.moments = 0; new MutationObserver(() => { moments"
        " += document.querySelectorAll('.moment').length; })"
        ".observe(document.body, { childList: true, subtree: true }); }"
    )
    await visit.show(wed(), again=shown)
    await expect(page.locator(".points").nth(0)).to_have_text("+112")
    await visit.show(result(), again=shown)
    await expect(page.get_by_role("dialog", name="Hand 1 is over")).to_be_visible()
    assert await page.evaluate("() => moments") == 0


BAR = "() => document.querySelector('.going-on').getAnimations()[0]"


async def resulting(page: Page, playground: Playground) -> None:
    """Show the result of a hand that is followed by another, with its bar paused."""
    visit, shown = await Visit.seated(page, playground, board())
    await visit.show(result(outcome="annulled"), again=shown)
    await expect(page.get_by_role("dialog", name="Hand 1 is over")).to_be_visible()
    await expect(page.locator(".going-on")).to_have_count(1)
    await page.evaluate(f"({BAR})().pause()")


async def test_a_result_goes_when_its_bar_is_full(page: Page, playground: Playground):
    await resulting(page, playground)
    await expect(page.get_by_role("dialog")).to_contain_text("Anna made 120")
    await page.evaluate(f"({BAR})().finish()")
    await expect(page.get_by_role("dialog", name="Hand 1 is over")).to_be_hidden()


async def test_a_result_stays_for_who_touches_it(page: Page, playground: Playground):
    await resulting(page, playground)
    await page.mouse.click(195, 300)
    await expect(page.locator(".going-on")).to_have_count(0)
    await expect(page.get_by_role("dialog", name="Hand 1 is over")).to_be_visible()


LOST = (0x3A, 0x2A, 0x02)  # the background of the message "Connection lost"


async def is_seen(page: Page, line: Locator) -> bool:
    """Whether a picture of the page has the message's colour at both of its ends."""
    box = await line.bounding_box()
    assert box is not None
    shown = Image.open(io.BytesIO(await page.screenshot(clip=box))).convert("RGB")
    return all(shown.getpixel((x, shown.height // 2)) == LOST for x in (9, shown.width - 9))


@pytest.mark.parametrize("size", thinned(SIZES, 3))
async def test_that_the_connection_is_lost_is_covered_by_no_offer_and_no_window(
    page: Page, playground: Playground, size
):
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    visit, _ = await Visit.seated(page, playground, board())
    await visit.show(hand(EIGHT, buttons=False, others=[PASS]), 0)
    async with page.expect_event("requestfinished", lambda one: one.url.endswith("menu.js")):
        await visit.press("Pass")
    offer = page.get_by_role("button", name="Sound on")
    await expect(offer).to_be_visible()
    await page.context.set_offline(True)
    lost = page.locator("#lost")
    await expect(lost).to_have_text("Connection lost. Trying again…", timeout=4000)
    assert await is_seen(page, lost)
    await offer.click(trial=True)
    await page.keyboard.press("m")
    await expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert await is_seen(page, lost)


async def test_sound_is_offered_at_the_first_move_and_the_answer_is_remembered(page: Page, playground: Playground):
    visit, _ = await Visit.seated(page, playground, board())
    await visit.show(hand(EIGHT, buttons=False, others=[PASS]), 0)
    await visit.press("Pass")
    await expect(page.get_by_text("Play with sound?")).to_be_visible()
    assert await page.evaluate("() => localStorage['thousand-table']") is None
    await visit.press("Sound on")
    await expect(page.get_by_text("Play with sound?")).to_have_count(0)
    await page.reload()
    await visit.press("Pass")
    await expect(page.locator("[aria-busy=true]")).to_have_count(0)
    await expect(page.get_by_text("Play with sound?")).to_have_count(0)
