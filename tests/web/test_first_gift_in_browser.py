"""A newcomer's first gift of a card is asked once more on the felt; cards keep their places during a trick."""

from dataclasses import replace

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, hand, table
from tests.web.made_views import choice
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

ORDER = "cards => cards.map((card) => card.dataset.card)"


UNDER_THE_BAR = """() => {
  const boxOf = (name) => document.querySelector(name).getBoundingClientRect();
  const [dock, asked, bar] = [".dock", ".asked", ".bar"].map(boxOf);
  return Math.abs(dock.top - bar.bottom) <= 1 && asked.top >= bar.bottom;
}"""
BESIDE = (choice("Hint", Verb.HINT), choice("Take back", Verb.TAKE_BACK), choice("The words", Verb.WORDS))


def giving(cards=EIGHT, *, learns: bool = True, beside: bool = False):
    """The hand of a person who is to give Ben a card; with `beside` the page offers helps too."""
    others, tips = (BESIDE, ["Give what wins little."]) if beside else ((), [])
    made = hand(cards, legal=cards, others=others, asked="Your turn: give a card to Ben", tips=tips)
    return replace(made, own=replace(made.own, learns=learns, gives_to=1))


def pressed(presses: list, count: int):
    """Whether the bot has got so many presses."""

    async def are_there() -> bool:
        return len(presses) == count

    return are_there


async def test_the_first_card_that_a_newcomer_gives_is_asked_once_more(page: Page, playground: Playground):
    visit = await Visit.at_table(page, playground)
    await visit.show(table(phase="exchange"))
    shown = await visit.show(giving(), 0)
    nine = page.get_by_role("button", name="nine of hearts", exact=True)
    await nine.click()
    asked = page.locator(".asked")
    await expect(asked).to_have_text("Give away the nine of hearts? Ben gets it.")
    await expect(page.locator(".plate.hinted")).to_contain_text("Ben")
    await page.get_by_role("button", name="Another card", exact=True).click()
    await expect(asked).to_contain_text("give a card to Ben")
    presses = playground.service.presses
    assert not presses
    await nine.press("Enter")
    await page.get_by_role("button", name="Give it", exact=True).click()
    await until(pressed(presses, 1), 5)
    await visit.show(giving(), 0, again=shown)
    await page.get_by_role("button", name="ace of spades", exact=True).click()
    await until(pressed(presses, 2), 5)  # it is asked once only


async def test_at_four_hundred_percent_the_bar_does_not_cover_the_question(page: Page, playground: Playground):
    await page.emulate_media(reduced_motion="reduce")
    await page.set_viewport_size({"width": 320, "height": 256})
    visit = await Visit.at_table(page, playground)
    await visit.show(table(phase="exchange"))
    await visit.show(giving([*EIGHT, "QS", "TH"], beside=True), 0)
    asked = page.locator(".asked.mine")
    await expect(asked).to_be_in_viewport(ratio=1)
    await page.wait_for_function(UNDER_THE_BAR)  # the table is scrolled to the question
    await page.locator("[data-card=QS]").press("Enter")
    await expect(asked).to_have_text("Give away the queen of spades? Ben gets it.")
    await page.wait_for_function(UNDER_THE_BAR)


async def test_the_same_card_pressed_again_is_given(page: Page, playground: Playground):
    visit = await Visit.at_table(page, playground)
    await visit.show(table(phase="exchange"))
    await visit.show(giving(), 0)
    nine = page.get_by_role("button", name="nine of hearts", exact=True)
    await nine.click()
    await expect(page.get_by_role("button", name="Give it", exact=True)).to_be_focused()
    await nine.click()
    await until(pressed(playground.service.presses, 1), 5)


async def test_who_knows_the_game_is_not_asked(page: Page, playground: Playground):
    visit = await Visit.at_table(page, playground)
    await visit.show(table(phase="exchange"))
    await visit.show(giving(learns=False), 0)
    await page.get_by_role("button", name="nine of hearts", exact=True).click()
    await until(pressed(playground.service.presses, 1), 5)


async def test_suits_are_sorted_anew_between_tricks_alone(page: Page, playground: Playground):
    visit = await Visit.at_table(page, playground)
    board = await visit.show(table(phase="play"))
    shown = await visit.show(hand(EIGHT), 0)
    cards = page.locator(".fan .card")
    before = await cards.evaluate_all(ORDER)
    assert before == ["AS", "KS", "AH", "9H", "QC", "JC", "TD", "9D"]
    await visit.show(table(phase="play", trick=[(0, "AH")]), again=board)
    left = [card for card in EIGHT if card[1] != "H"]
    await visit.show(hand(left), 0, again=shown)
    await expect(cards).to_have_count(6)
    assert await cards.evaluate_all(ORDER) == [card for card in before if card in left]
    await visit.show(table(phase="play"), again=board)
    await visit.show(hand(left), 0, again=shown)
    await expect(cards.nth(2)).to_have_attribute("data-card", "TD")
    assert await cards.evaluate_all(ORDER) == ["AS", "KS", "TD", "9D", "QC", "JC"]
