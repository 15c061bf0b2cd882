"""Whole games to their natural end, by touch on phones and by keyboard elsewhere: `make games` plays them."""

import os
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.web.browser import opened
from tests.web.table_moves import (
    HAND,
    PATIENCE,
    POINT,
    has_moved,
    is_over,
    my_turn_or_result,
    open_short_game,
    was_the_last,
)

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.timeout(600),
    pytest.mark.skipif(os.environ.get("GAMES") != "whole", reason="minutes long; make games plays them"),
]

SCREENS = [(390, 844, True), (844, 390, True), (1280, 800, False), (2560, 1440, False)]
MOST_KEYS = 60  # pressed in a hand
MOST_HANDS = 40
# The place of the fan, by the number of its cards: it must not move while this number stays.
FAN = """() => {
  const box = document.querySelector(".fan").getBoundingClientRect();
  return [document.querySelectorAll(".fan .card").length, ...[box.left, box.top, box.width].map(Math.round)];
}"""
FOCUSED = "() => document.activeElement !== null && document.activeElement !== document.body"
STILL = "() => document.querySelector('.sheet').getAnimations({ subtree: true }).length === 0"
SINGLE = "() => performance.now() - (window.tappedAt ?? -Infinity) > 600"
INSIDE = """one => {
  const box = one.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    && one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


@pytest_asyncio.fixture(loop_scope="session", params=SCREENS, ids=lambda screen: f"{screen[0]}x{screen[1]}")
async def screen(request, browser) -> AsyncIterator[tuple[Page, bool]]:
    width, height, touch = request.param
    size = {"width": width, "height": height}
    async with opened(browser, viewport=size, has_touch=touch, is_mobile=touch, locale="en-GB") as page:
        yield page, touch


async def tap(page: Page, point: dict[str, float]) -> None:
    """Tap as soon as the tap can't count as the second one of a double tap, which makes no move."""
    await page.wait_for_function(SINGLE, timeout=PATIENCE)
    await page.touchscreen.tap(point["x"], point["y"])
    await page.evaluate("() => { window.tappedAt = performance.now(); }")


async def press_next(page: Page, touch: bool) -> int:
    """Make a move; return the number of keys pressed."""
    if touch:
        point = await page.evaluate(POINT)
        assert point["hit"], f"something covers {point}"
        await tap(page, point)
        return 0
    assert await page.evaluate(FOCUSED)
    await page.keyboard.press("c" if await page.locator(".fan .card[aria-disabled=false]").count() else "b")
    await page.keyboard.press("Enter")
    return 2


async def play_hand(page: Page, touch: bool) -> None:
    keys = 0
    places: dict[int, set[tuple[int, ...]]] = {}
    while not await is_over(page):
        before = await page.evaluate(HAND)
        count, *place = await page.evaluate(FAN)
        places.setdefault(count, set()).add(tuple(place))
        keys += await press_next(page, touch)
        await has_moved(page, before)
    assert keys <= MOST_KEYS
    assert [spots for spots in places.values() if len(spots) > 1] == [], "the fan has moved"


async def test_a_whole_game_at_the_table(screen, address):
    page, touch = screen
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    await open_short_game(page, address, "lock.enabled=no game.target=200")
    for _ in range(MOST_HANDS):
        await play_hand(page, touch)
        over = await was_the_last(page)
        on = page.locator(".sheet[open] .sheet-foot button")
        await expect(on).to_be_visible()
        await page.wait_for_function(STILL)
        assert await on.evaluate(INSIDE)
        if touch:
            await on.tap()
        else:
            await expect(on).to_be_focused()
            await page.keyboard.press("Enter")
        if over:
            break
        await my_turn_or_result(page)
    else:
        raise AssertionError("the game does not end")
    await expect(page.locator(".title")).to_contain_text("Hand 1", timeout=PATIENCE)
    await my_turn_or_result(page)
    assert await page.evaluate(FOCUSED)
    await play_hand(page, touch)
    assert wrong == []


# The next button in the group chat: the quickest choice of the person to move.
NEXT = """() => {
  const hand = [...document.querySelectorAll(".chat.private.to-move [data-shows=hand]")].at(-1);
  return hand?.querySelector("[data-label=Pass]") ?? hand?.querySelector(".rows button:not(.muted)");
}"""
PLACE = f"""() => {{
  const pressed = ({NEXT})();
  if (!pressed) return null;
  pressed.dataset.next = 1;
  pressed.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
  const box = pressed.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return {{ x, y, hit: pressed.contains(document.elementFromPoint(x, y)), name: pressed.textContent }};
}}"""
AGAIN = "() => document.querySelector('.group [data-label=\"Play again\"]')"
PRESSED = f"() => !document.querySelector('[data-next]')?.checkVisibility() || ({AGAIN})()"


async def test_a_whole_game_as_a_group_chat(screen, address):
    page, touch = screen
    await page.goto(address)
    await page.locator("[data-door=chat]").click()
    field = page.locator(".chat.group .field")
    for line in ("/newgame lock.enabled=no game.target=200", "/addbot", "/addbot", "/deal"):
        await field.fill(line)
        await field.press("Enter")
        await expect(page.locator(".chat.group .log")).to_contain_text(line, timeout=PATIENCE)
    for _ in range(MOST_HANDS * 40):
        await page.wait_for_function(f"() => ({NEXT})() || ({AGAIN})()", timeout=PATIENCE)
        place = await page.evaluate(PLACE)
        if place is None:
            break
        assert place["hit"], f"something covers {place}"
        if touch:
            await tap(page, place)
        else:
            await page.locator("[data-next]").first.focus()
            await page.keyboard.press("Enter")
        await page.wait_for_function(PRESSED, timeout=PATIENCE)
        assert touch or await page.evaluate(FOCUSED)
    again = page.locator(".group [data-label='Play again']")
    await expect(again).to_be_visible()
    await again.click()
    await expect(page.locator(".group [data-shows=board]").last).to_contain_text("A game of Thousand", timeout=PATIENCE)
