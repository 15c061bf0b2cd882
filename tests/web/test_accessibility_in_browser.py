"""The page by axe-core: no violation in any of its states, light and dark, wide and on a phone; pressed sizes."""

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb
from bot.screen import Answer
from tests.web.conftest import Playground
from tests.web.faults import State, faults_in
from tests.web.hands import EIGHT, button, hand, result, table
from tests.web.visits import Visit

pytestmark = pytest.mark.browser


BIDS = [button("Pass", Verb.PASS), button("110", Verb.BID, "110"), button("120", Verb.BID, "120")]

PRESSED = """
  .pinned button, .pinned a.button, .result button, .chip, .tab, .start, .to-log, .send, .field, .speakers label"""


async def entry(page: Page, playground: Playground) -> None:
    await page.goto(str(playground.client.make_url(f"/t/{'0' * 32}/chat")))  # of a room that is no more
    await expect(page.locator(".start")).to_be_visible()


async def welcome(page: Page, playground: Playground) -> None:
    await Visit.begin(page, playground)


async def lobby(page: Page, playground: Playground) -> None:
    visit = await Visit.begin(page, playground)
    field = visit.chat().get_by_role("combobox")
    await field.fill("/newgame")
    await field.press("Enter")
    await expect(visit.chat().locator(".board")).to_be_visible()


async def bidding(page: Page, playground: Playground) -> Visit:
    visit = await Visit.begin(page, playground)
    await visit.show(table("Anna: bid or pass", moves=BIDS))
    asides = [*BIDS, button("⚙ Settings", Verb.PAGE, "9"), button("Tips: off", Verb.TIPS)]
    text = "<b>Your turn: bid or pass</b>\n💡 <i>Your cards: 33 points.</i>"
    await visit.show(hand(EIGHT, buttons=False, others=asides, text=text), 0)
    await visit.show(hand(EIGHT, buttons=False), 1)
    await expect(visit.chat(0).locator(".card")).to_have_count(8)
    return visit


async def exchange(page: Page, playground: Playground) -> None:
    visit = await Visit.begin(page, playground)
    await visit.show(table("Anna exchanges cards"))
    ten = [*EIGHT, "KH", "JH"]
    await visit.show(hand(ten, legal=ten, text="<b>Your turn: give Ben a card</b>"), 0)
    await expect(visit.chat(0).locator(".card")).to_have_count(10)


async def trick(page: Page, playground: Playground) -> None:
    visit = await Visit.begin(page, playground)
    await visit.show(table(trick=[(1, "KH"), (2, "TH")]))
    await visit.show(hand(EIGHT, legal=["AH"], text="<b>Your turn: play a card</b>"), 0)
    await visit.show(hand(EIGHT), 1)
    await expect(visit.chat(0).locator(".card.barred")).to_have_count(7)


async def over(page: Page, playground: Playground) -> None:
    visit = await Visit.begin(page, playground)
    board = await visit.show(table())
    await visit.show(hand(EIGHT), 0)
    await visit.show(result(), again=board)
    await visit.show(table("Anna: bid or pass", moves=BIDS))
    await expect(page.get_by_role("button", name="Next hand")).to_be_visible()


async def dialog(page: Page, playground: Playground) -> None:
    playground.service.answers["loud"] = lambda _: Answer(toast="Nobody can be kicked.", alert=True)
    visit = await Visit.begin(page, playground)
    field = visit.chat().get_by_role("combobox")
    await field.fill("/loud")
    await field.press("Enter")
    await expect(page.get_by_role("dialog")).to_be_visible()


async def keys(page: Page, playground: Playground) -> None:
    visit = await bidding(page, playground)
    await visit.chat(0).locator(".card").first.focus()
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog")).to_be_visible()


async def offline(page: Page, playground: Playground) -> None:
    visit = await bidding(page, playground)
    await page.context.set_offline(True)
    await visit.chat(0).get_by_role("button", name="Pass").click()
    await expect(page.get_by_text("Connection lost")).to_be_visible()


async def completions(page: Page, playground: Playground) -> None:
    visit = await Visit.begin(page, playground)
    await visit.chat().get_by_role("combobox").press_sequentially("/")
    await expect(page.get_by_role("option").first).to_be_visible()


async def settings(page: Page, playground: Playground) -> None:
    visit = await bidding(page, playground)
    name = visit.chat(0).get_by_role("textbox", name="Name")
    await name.fill("A name of far more than twenty-four letters")
    await visit.reply("<b>Settings</b>\n/rules and <code>/join K7QX2</code>\n<pre> 1  120</pre>", 0)
    await expect(visit.chat(0).get_by_text("At most 24")).to_be_visible()


STATES: list[State] = [
    *(entry, welcome, lobby, bidding, exchange, trick, over, dialog, keys, offline, completions, settings)
]


async def test_axe_finds_nothing_in_any_state_of_the_page(page: Page, playground: Playground):
    assert await faults_in(STATES, page, playground, PRESSED) == {}
