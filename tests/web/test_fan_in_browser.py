"""The fan of a hand, in a real browser: a press hits the visible card, and cards have names for listeners."""

import re

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, PASS, bid, button, hand
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

# Whether the topmost face at four points of a card is the card's own.
SEEN = """card => {
  const box = card.getBoundingClientRect();
  const seen = (x, y) => {
    for (const style of document.querySelectorAll(".card .face")) style.style.pointerEvents = "auto";
    const top = document.elementFromPoint(box.left + x, box.top + y);
    for (const style of document.querySelectorAll(".card .face")) style.style.pointerEvents = "";
    return top?.closest(".card") === card;
  };
  return [[4, 6], [box.width / 2, 20], [box.width - 3, 40], [4, box.height - 4]].map(([x, y]) => seen(x, y));
}"""


async def pressed(presses: list, count: int) -> bool:
    return len(presses) == count


@pytest.mark.parametrize("width", [320, 390, 1280])
async def test_no_card_covers_what_is_pressed_of_another(page: Page, playground: Playground, width: int):
    await page.set_viewport_size({"width": width, "height": 800})
    visit = await Visit.begin(page, playground)
    chat = visit.chat(0)
    if width < 900:
        await page.get_by_role("button", name="Anna").click()
    await visit.show(hand([*EIGHT, "TH", "KH"], legal=["9H"]), 0)
    await expect(chat.locator(".card")).to_have_count(10)
    nine = chat.get_by_role("button", name="nine of hearts")
    for card in [nine, *await chat.locator(".card").all()]:
        assert await card.evaluate(SEEN) == [True] * 4, await card.get_attribute("aria-label")
        box = await card.bounding_box()
        assert box["width"] >= 43.9
        assert box["height"] >= 44
    await nine.hover()
    assert await chat.get_by_role("button", name="ten of hearts").evaluate(SEEN) == [True] * 4


async def test_a_card_is_named_in_words_and_says_when_it_is_not_allowed(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    chat = visit.chat(0)
    shown = await visit.show(hand(EIGHT, legal=["9H"]), 0)
    nine = chat.get_by_role("button", name="nine of hearts", exact=True)
    await expect(nine).to_have_attribute("aria-disabled", "false")
    ace = chat.get_by_role("button", name="ace of spades, not allowed now", exact=True)
    await expect(ace).to_have_attribute("aria-disabled", "true")
    await ace.click(force=True)  # this asks for the reason
    await expect(page.get_by_text("You do not sit").last).to_be_visible()
    await visit.show(hand(EIGHT), 0, again=shown)
    await expect(chat.get_by_role("button", name="ace of spades", exact=True)).to_have_attribute(
        "aria-disabled", "true"
    )


async def test_tab_leads_to_the_first_card_that_is_allowed_and_arrows_to_the_others(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    chat = visit.chat(0)
    shown = await visit.show(hand(EIGHT, legal=["TD", "9H"]), 0)
    ten = chat.get_by_role("button", name="ten of diamonds", exact=True)
    await expect(chat.locator(".card[tabindex='0']")).to_have_count(1)
    await expect(ten).to_have_attribute("tabindex", "0")
    await ten.focus()
    await page.keyboard.press("ArrowRight")
    await expect(chat.get_by_role("button", name="nine of diamonds")).to_be_focused()
    await page.keyboard.press("End")
    await expect(chat.get_by_role("button", name="nine of hearts")).to_be_focused()
    await visit.show(hand(EIGHT[:-1]), 0, again=shown)
    await expect(chat.get_by_role("button", name="ace of hearts")).to_be_focused()
    await visit.show(hand(EIGHT[:-1], legal=["KS"]), 0, again=shown)
    await expect(chat.get_by_role("button", name="king of spades")).to_be_focused()


async def test_the_fan_stands_still_whatever_else_the_hand_shows(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    chat = visit.chat(0)
    shown = await visit.show(hand(EIGHT), 0)
    steps = [
        hand(EIGHT, buttons=False, others=[PASS, bid(100)]),
        hand(EIGHT, buttons=False, text="Your cards\nAnna passes\n♠ A K"),
        hand(EIGHT, legal=["9H"], text="Your turn\n" * 4),
        hand(EIGHT, legal=["9H"], others=[button("K♠ and marriage 40", Verb.MARRIAGE, "1")]),
        hand(EIGHT[1:], text="Your cards"),
    ]
    tops = set()
    for step in steps:
        await visit.show(step, 0, again=shown)
        await expect(chat.locator(".hand .text")).to_have_text(re.compile(step.text.strip().replace("\n", r"\s*")))
        tops.add(await chat.locator(".hand .fan").evaluate("fan => fan.getBoundingClientRect().top"))
    assert len(tops) == 1


async def test_number_keys_play_cards_while_the_table_has_the_focus(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    chat = visit.chat(0)
    await visit.show(hand(EIGHT, legal=EIGHT, others=[PASS]), 0)
    presses = playground.service.presses
    await chat.locator(".card").first.focus()
    await page.keyboard.press("3")
    await expect(page.get_by_text("You do not sit").last).to_be_visible()
    assert presses[-1].what.data == button("", Verb.CARD, "2").data
    await page.keyboard.press("p")
    await expect(page.get_by_text("You passed")).to_be_visible()
    await chat.get_by_role("combobox").focus()
    await page.keyboard.type("3p?")
    await expect(chat.get_by_role("combobox")).to_have_value("3p?")
    assert len(presses) == 2
    await chat.locator(".card").first.focus()
    await page.keyboard.press("?")
    await page.get_by_role("dialog").get_by_role("checkbox").uncheck()
    await page.keyboard.press("Escape")
    await chat.locator(".card").first.focus()
    await page.keyboard.press("3")
    await page.keyboard.press("Enter")  # the focused card is pressed as usual
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await until(lambda: pressed(presses, 3), 5)
    assert presses[-1].what.data == button("", Verb.CARD, "0").data


async def test_a_card_that_is_pressed_again_before_the_answer_is_sent_once(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    chat = visit.chat(0)
    await visit.show(hand(EIGHT, legal=EIGHT), 0)
    service = playground.service
    service.hold()
    await chat.locator(".card").first.focus()
    for key in "33343":
        await page.keyboard.press(key)
    service.release()
    await expect(page.get_by_text("You do not sit").last).to_be_visible()
    await until(lambda: pressed(service.presses, 2), 5)
    await page.keyboard.press("5")
    await until(lambda: pressed(service.presses, 3), 5)
    assert [press.what.data for press in service.presses] == [button("", Verb.CARD, place).data for place in "234"]
