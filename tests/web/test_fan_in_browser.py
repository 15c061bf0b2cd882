"""The fan of a hand, in a real browser: a press hits the visible card, and cards have names for listeners."""

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.codec import Verb
from tests.waiting import until
from tests.web.browser import opened
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, PASS, button, hand, table
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
  return [[4, 6], [box.width / 2, 20], [box.width - 3, 40], [8, box.height - 8]].map(([x, y]) => seen(x, y));
}"""


async def at_table(page: Page, playground: Playground) -> tuple[Visit, Locator]:
    await page.emulate_media(reduced_motion="reduce")
    visit = await Visit.at_table(page, playground)
    await visit.show(table())
    return visit, page.locator(".fan")


async def pressed(presses: list, count: int) -> bool:
    return len(presses) == count


@pytest.mark.parametrize("width", [320, 390])  # in a wide window the cards are turned
async def test_no_card_covers_what_is_pressed_of_another(page: Page, playground: Playground, width: int):
    await page.set_viewport_size({"width": width, "height": 800})
    visit, fan = await at_table(page, playground)
    await visit.show(hand([*EIGHT, "TH", "KH"], legal=["9H"]), 0)
    await expect(fan.locator(".card")).to_have_count(10)
    nine = fan.get_by_role("button", name="nine of hearts")
    for card in [nine, *await fan.locator(".card").all()]:
        assert await card.evaluate(SEEN) == [True] * 4, await card.get_attribute("aria-label")
        box = await card.bounding_box()
        assert box["width"] >= 43.9
        assert box["height"] >= 44
    await nine.hover()
    assert await fan.get_by_role("button", name="ten of hearts").evaluate(SEEN) == [True] * 4


async def test_a_card_is_named_in_words_and_says_when_it_is_not_allowed(page: Page, playground: Playground):
    visit, fan = await at_table(page, playground)
    shown = await visit.show(hand(EIGHT, legal=["9H"]), 0)
    nine = fan.get_by_role("button", name="nine of hearts", exact=True)
    await expect(nine).to_have_attribute("aria-disabled", "false")
    ace = fan.get_by_role("button", name="ace of spades, not allowed now", exact=True)
    await expect(ace).to_have_attribute("aria-disabled", "true")
    await ace.click(force=True)  # this asks for the reason
    await expect(page.get_by_text("You do not sit").last).to_be_visible()
    await visit.show(hand(EIGHT), 0, again=shown)
    await expect(fan.get_by_role("button", name="ace of spades", exact=True)).to_have_attribute("aria-disabled", "true")


async def test_tab_leads_to_the_first_card_that_is_allowed_and_arrows_to_the_others(page: Page, playground: Playground):
    visit, fan = await at_table(page, playground)
    shown = await visit.show(hand(EIGHT, legal=["QC", "9D"]), 0)
    queen = fan.get_by_role("button", name="queen of clubs", exact=True)
    await expect(fan.locator(".card[tabindex='0']")).to_have_count(1)
    await expect(queen).to_have_attribute("tabindex", "0")
    await queen.focus()
    await page.keyboard.press("ArrowRight")
    await expect(fan.get_by_role("button", name="jack of clubs")).to_be_focused()
    await page.keyboard.press("End")
    await expect(fan.get_by_role("button", name="nine of diamonds")).to_be_focused()
    seven = [card for card in EIGHT if card != "9D"]
    await visit.show(hand(seven), 0, again=shown)
    await expect(fan.get_by_role("button", name="ten of diamonds")).to_be_focused()
    await visit.show(hand(seven, legal=["KS"]), 0, again=shown)
    await expect(fan.get_by_role("button", name="king of spades")).to_be_focused()


async def test_number_keys_play_cards_while_the_table_has_the_focus(page: Page, playground: Playground):
    visit, fan = await at_table(page, playground)
    await visit.show(hand(EIGHT, legal=EIGHT, others=[PASS]), 0)
    presses = playground.service.presses
    await fan.locator(".card").first.focus()
    await page.keyboard.press("3")
    await expect(page.get_by_text("You do not sit").last).to_be_visible()
    assert presses[-1].what.data == button("", Verb.CARD, "6").data  # the third card of the fan, where suits alternate
    await page.keyboard.press("p")
    await expect(page.get_by_text("You passed")).to_be_visible()
    assert len(presses) == 2
    await fan.locator(".card").first.focus()
    await page.keyboard.press("?")
    await page.get_by_role("dialog").get_by_role("checkbox").uncheck()
    await page.keyboard.press("Escape")
    await fan.locator(".card").first.focus()
    await page.keyboard.press("3")
    await page.keyboard.press("Enter")  # the focused card is pressed as usual
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await until(lambda: pressed(presses, 3), 5)
    assert presses[-1].what.data == button("", Verb.CARD, "0").data


async def test_a_card_that_is_pressed_again_before_the_answer_is_sent_once(page: Page, playground: Playground):
    visit, fan = await at_table(page, playground)
    await visit.show(hand(EIGHT, legal=EIGHT), 0)
    service = playground.service
    service.hold()
    await fan.locator(".card").first.focus()
    for key in "33343":
        await page.keyboard.press(key)
    service.release()
    await expect(page.get_by_text("You do not sit").last).to_be_visible()
    await until(lambda: pressed(service.presses, 2), 5)
    await page.keyboard.press("5")
    await until(lambda: pressed(service.presses, 3), 5)
    assert [press.what.data for press in service.presses] == [button("", Verb.CARD, place).data for place in "672"]


@pytest.mark.parametrize(("locale", "letters"), [("ru-RU", ["К", "Д", "Т", "", "К"]), ("en-GB", [""] * 5)])
async def test_cards_bear_the_letters_of_their_readers_language(
    browser: Browser, playground: Playground, locale, letters
):
    async with opened(browser, locale=locale) as page:
        await page.goto(str(playground.client.make_url("/")))
        await expect(page.locator("html[data-cards] .hero-cards .face")).to_have_count(len(letters))
        for corner in ("::before", "::after"):
            drawn = "(faces, corner) => faces.map((one) => getComputedStyle(one, corner).content)"
            shown = await page.locator(".hero-cards .face").evaluate_all(drawn, corner)
            assert [one.strip('"').replace("none", "") for one in shown] == letters
