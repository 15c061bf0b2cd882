"""The entrance without a mouse: a name, a face and the way to a table."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.web.conftest import Playground

pytestmark = pytest.mark.browser

STOPS = 40  # presses of Tab within which every control of the entrance is reached


async def reach(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press Tab until an element has the focus and shows its outline."""
    for _ in range(STOPS):
        await page.keyboard.press(key)
        if await page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            break
    await expect(page.locator(wanted)).to_be_focused()
    assert await page.evaluate("() => document.activeElement.matches(':focus-visible')")


async def test_a_name_a_face_and_the_way_to_a_table_by_keys_alone(page: Page, playground: Playground):
    await page.goto(str(playground.client.make_url("/")))
    await expect(page.locator("[data-door=now]")).to_be_visible()
    await reach(page, "[name=name]")
    await page.keyboard.type("Zoë")
    await reach(page, "[data-face=owl]")
    await page.keyboard.press("Space")
    await expect(page.locator("[data-face=owl]")).to_have_attribute("aria-pressed", "true")
    await reach(page, "[data-door=now]", "Shift+Tab")
    await page.keyboard.press("Enter")
    await page.wait_for_url(re.compile("/t/[0-9a-f]+"))
    room = await playground.rooms.load(page.url.rpartition("/")[2])
    assert room is not None
    assert [(one.name, one.face) for one in room.people] == [("Zoë", "owl")]


async def test_every_door_of_the_entrance_is_reached_by_tab(page: Page, playground: Playground):
    await page.goto(str(playground.client.make_url("/")))
    doors = page.locator("[data-door]")
    await expect(page.locator("[data-door=now]")).to_be_visible()
    there = {await one.get_attribute("data-door") for one in await doors.all()}
    met: set[str | None] = set()
    for _ in range(STOPS):
        await page.keyboard.press("Tab")
        met.add(await page.evaluate("() => document.activeElement.dataset.door ?? null"))
    assert there <= met
    assert len(there) > 5
