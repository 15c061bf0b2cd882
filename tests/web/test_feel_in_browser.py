"""The table's controls: bids by a stepper, a card chosen before the turn, lasting settings, reactions at the plate."""

import json
from collections.abc import Collection
from dataclasses import replace

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb
from bot.views.table import TableView
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, PASS, bid, button, hand, table, with_people
from tests.web.made_views import MadeHand, text
from tests.web.visits import Visit

pytestmark = pytest.mark.browser


def board(visit: Visit, *, bots: bool = False) -> TableView:
    """A table with the visitor and another person, or with built-in players only."""
    people = ("", "", "") if bots else (f"web:{visit.people[0].id}", "telegram:7", "")
    return with_people(table("Ben is to play", to_act=1), people)


def bidding(*values: int) -> MadeHand:
    """A hand with these possible bids; the first three have buttons."""
    named = [bid(value) for value in values]
    few = [PASS, *named[:3], button("More…", Verb.PAGE, "1")]
    return hand(EIGHT, others=few, asked="Your turn: bid or pass", values=named, buttons=False)


def pressed(playground: Playground) -> list[str]:
    return [press.what.data.split(".", 2)[2] for press in playground.service.presses]


async def has_pressed(playground: Playground, wanted: Collection[str]) -> bool:
    return pressed(playground) == list(wanted)


async def seated(page: Page, playground: Playground, first: MadeHand, *, bots: bool = False) -> tuple[Visit, str]:
    visit = await Visit.at_table(page, playground)
    shown = await visit.show(first, 0)
    await visit.show(board(visit, bots=bots))
    await expect(page.locator(".plate")).to_have_count(3)
    return visit, shown


async def test_a_bid_is_found_by_a_step_up_or_down_and_made_by_one_press(page: Page, playground: Playground):
    await seated(page, playground, bidding(*range(110, 310, 10)))
    acts = page.locator(".acts .act")
    await expect(acts).to_have_text(["Pass", "", "110", ""])  # not ten buttons in two rows
    bid, higher = page.locator(".stepper .named"), page.get_by_role("button", name="Higher")
    await higher.click()
    await higher.click()
    await page.get_by_role("button", name="Lower").click()
    await expect(bid).to_have_text("120")
    await expect(page.locator(".stepper [role=status]")).to_have_text("120")
    await bid.click()
    await until(lambda: has_pressed(playground, ["bid.120"]), 10.0)


async def test_bids_go_by_keys_alone(page: Page, playground: Playground):
    await seated(page, playground, bidding(110, 120, 130, 140))
    await page.keyboard.press("b")
    await expect(page.locator(".stepper .named")).to_be_focused()
    for key in ("+", "ArrowUp", "ArrowLeft", "End", "ArrowUp", "-"):
        await page.keyboard.press(key)
    await page.keyboard.press("Enter")
    await until(lambda: has_pressed(playground, ["bid.130"]), 10.0)


async def test_who_is_on_the_barrel_reads_which_contract_is_too_low_to_win(page: Page, playground: Playground):
    made = bidding(110, 120, 130)
    warned = replace(made.own, too_low=(text("On the barrel a contract below 120 doesn’t win."),))
    await seated(page, playground, replace(made, own=warned))
    await expect(page.locator(".asked small")).to_have_text(["On the barrel a contract below 120 doesn’t win."])


async def choose(page: Page, card: str) -> None:
    await page.locator(f".fan [data-card='{card}']").click(force=True, position={"x": 8, "y": 60})


@pytest.mark.parametrize("bots", [True, False], ids=["alone", "with others"])
async def test_a_card_chosen_before_the_turn_is_played_at_it(page: Page, playground: Playground, bots: bool):
    visit, shown = await seated(page, playground, hand(EIGHT), bots=bots)
    await choose(page, "AS")
    await expect(page.get_by_role("button", name="ace of spades, will be played at your turn")).to_have_count(1)
    assert pressed(playground) == [], "nobody hears of it"
    await visit.show(hand(EIGHT, legal=EIGHT, decision=4), 0, again=shown)
    await until(lambda: has_pressed(playground, ["card.0"]), 10.0)
    await expect(page.locator(".card.chosen")).to_have_count(0)


async def test_a_chosen_card_is_dropped_where_it_is_not_allowed_or_more_is_to_be_chosen(
    page: Page, playground: Playground
):
    visit, shown = await seated(page, playground, hand(EIGHT), bots=True)
    await choose(page, "TD")
    await visit.show(hand(EIGHT, legal=["AH", "9H"], decision=4), 0, again=shown)
    await expect(page.locator("#toasts")).to_contain_text("I didn’t play ten of diamonds")
    await visit.show(hand(EIGHT, decision=5), 0, again=shown)
    await choose(page, "KS")
    marriage = button("Marriage: lead K♠ (+40)", Verb.MARRIAGE, "1")
    await visit.show(hand(EIGHT, legal=EIGHT, others=[marriage], decision=6), 0, again=shown)
    await expect(page.locator("#toasts")).to_contain_text("I didn’t play king of spades")
    assert pressed(playground) == []


async def test_a_chosen_card_is_taken_back_by_another_press(page: Page, playground: Playground):
    visit, shown = await seated(page, playground, hand(EIGHT), bots=True)
    await choose(page, "AS")
    await choose(page, "AS")
    await expect(page.locator(".card.chosen")).to_have_count(0)
    await choose(page, "TD")
    await visit.show(hand(EIGHT[1:], decision=4), 0, again=shown)
    await visit.show(hand(["TD", "9D"], decision=4), 0, again=shown)
    await expect(page.locator(".card.chosen")).to_have_attribute("data-card", "TD")
    await visit.show(hand(EIGHT, decision=5), 0, again=shown)  # another hand that also contains this card
    await expect(page.locator(".card.chosen")).to_have_count(0)
    assert pressed(playground) == []


async def test_settings_stay_with_the_person_at_the_next_table(page: Page, playground: Playground):
    await seated(page, playground, hand(EIGHT))
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Cards, sound, tips").click()
    sheet = page.get_by_role("dialog", name="Settings")
    width = "() => document.querySelector('.fan .face').offsetWidth"
    before = await page.evaluate(width)
    await sheet.get_by_role("switch", name="Four-colour deck").check()
    await sheet.get_by_role("switch", name="Left-handed").check()
    await sheet.get_by_role("radio", name="Large").check()
    await sheet.get_by_role("radio", name="Fast").check()
    await sheet.get_by_role("button", name="Close").click()
    await expect(page.locator(".fan [data-four]")).to_have_count(4)
    assert await page.evaluate(width) > before
    kept = json.loads(await page.evaluate("localStorage['thousand-table']"))
    assert (kept["fourColour"], kept["leftHanded"], kept["size"], kept["speed"]) == (True, True, "large", "fast")
    await seated(page, playground, hand(EIGHT))
    await expect(page.locator(".fan [data-four]")).to_have_count(4)
    assert await page.evaluate("document.documentElement.dataset.handed") == "left"


async def test_a_reaction_is_given_by_two_presses_and_offered_only_among_people(page: Page, playground: Playground):
    await seated(page, playground, hand(EIGHT), bots=True)
    await expect(page.get_by_role("button", name="React")).to_have_count(0)
    await seated(page, playground, hand(EIGHT))
    await page.get_by_role("button", name="React").click()
    await expect(page.get_by_role("group", name="React").get_by_role("button")).to_have_count(6)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="React")).to_be_focused()
    await expect(page.locator(".signs")).to_be_hidden()
