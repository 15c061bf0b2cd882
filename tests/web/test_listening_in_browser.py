"""The page for listeners: every event is announced once and in words; nothing has to be searched for."""

import pytest
from playwright.async_api import Page, expect

from bot.screen import Screen
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, hand, table
from tests.web.listener import Listener
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

TO_PLAY = "Your turn: play a card"


async def hears(listener: Listener, wanted: str) -> None:
    async def is_heard() -> bool:
        await listener.heard()
        return any(wanted in line for line in listener.transcript)

    await until(is_heard, 5)


@pytest.mark.parametrize("width", [390, 1280])
async def test_moves_messages_and_the_own_turn_are_told_wherever_one_looks(
    page: Page, playground: Playground, width: int
):
    await page.set_viewport_size({"width": width, "height": 844})
    visit = await Visit.begin(page, playground)
    await visit.reply("said before")
    board = await visit.show(table("Ben is to play", to_act=1))
    anna = await visit.show(hand(EIGHT), 0)
    for place in (None, 0):
        await expect(visit.chat(place).get_by_role("log")).to_have_attribute("aria-live", "polite")
    if width < 900:
        await page.get_by_role("navigation").get_by_role("button", name="Anna").click()
    listener = await Listener.at(page)
    await visit.show(table("Anna is to play", trick=[(1, "KH")]), again=board)
    await hears(listener, "Anna is to play")
    await visit.show(hand(EIGHT, legal=["9H"], asked=TO_PLAY), 0, again=anna)
    await hears(listener, "Your turn: play a card")
    await visit.reply("Ben has 9♥ and\nmore")
    await hears(listener, "hearts")
    assert "said before" not in " ".join(listener.transcript)
    assert "nine of hearts" in await listener.tree(visit.chat(0))
    assert listener.transcript.count("Anna is to play") <= 1


async def test_the_headings_of_the_page_begin_with_its_name(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.show(Screen(text="one"))
    assert await page.get_by_role("heading", level=1).all_text_contents() == ["Thousand"]
    assert (await page.get_by_role("heading", level=2).all_text_contents())[:1] == ["The group"]
