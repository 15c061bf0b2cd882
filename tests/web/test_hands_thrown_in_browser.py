"""The helper for moves in a browser distinguishes a hand that was thrown in from one with a result still to come."""

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, button, hand, result, table, thrown
from tests.web.table_moves import HAND, TURN_OR_RESULT, WATCH, has_moved, is_over, move, open_short_game
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

MY_TURN = hand(EIGHT, buttons=False, others=[button("Pass", Verb.PASS)], text="<b>Your turn: bid or pass</b>")


async def turn_in_hand_1(page: Page, playground: Playground) -> tuple[Visit, str, str]:
    """Show my turn in hand 1; return the visit, the board's message and the value of HAND."""
    await page.add_init_script(f"({WATCH})()")
    visit = await Visit.at_table(page, playground)
    await visit.show(MY_TURN, 0)
    board = await visit.show(table(title="Hand 1"))
    await expect(page.locator(".title")).to_have_text("Hand 1")
    await expect(page.locator(".table.my-turn")).to_be_visible()
    return visit, board, await page.evaluate(HAND)


async def test_a_turn_after_a_hand_thrown_in_is_known_at_once(page: Page, playground: Playground):
    visit, board, before = await turn_in_hand_1(page, playground)
    await visit.show(table(title="Hand 2"), again=board)
    await has_moved(page, before)
    await expect(page.locator(".title")).to_have_text("Hand 2")


async def test_a_turn_that_comes_before_the_result_of_the_last_hand_waits_for_it(page: Page, playground: Playground):
    visit, board, before = await turn_in_hand_1(page, playground)
    await visit.show(table(title="Hand 2"))
    await expect(page.locator(".title")).to_have_text("Hand 2")
    assert not await page.evaluate(TURN_OR_RESULT, before)
    await visit.show(result(), again=board)
    await has_moved(page, before)
    await expect(page.get_by_role("dialog", name="The hand is over")).to_be_visible()


@pytest.mark.parametrize("size", [(320, 480), (390, 844), (1280, 800)])
async def test_a_hand_thrown_in_is_shown_with_its_cards_and_a_way_on(
    page: Page, playground: Playground, size: tuple[int, int]
):
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    visit, board, _ = await turn_in_hand_1(page, playground)
    await visit.show(thrown("Hand 2"), again=board)
    shown = page.locator(".thrown")
    await expect(shown).to_contain_text("Ben throws the hand in")
    await expect(shown.locator(".laid")).to_have_count(4)
    assert await visit.is_whole(shown)
    assert await visit.is_whole(shown.get_by_role("button", name="Next hand"))
    await expect(page.locator("#told")).to_contain_text("Talon: ")
    await shown.get_by_role("button", name="Next hand").click()
    await expect(shown).to_have_count(0)


async def test_a_hand_thrown_in_before_one_came_is_not_shown(page: Page, playground: Playground):
    visit = await Visit.at_table(page, playground)
    await visit.show(thrown("Hand 2"))
    await expect(page.locator(".title")).to_have_text("Hand 2")
    await expect(page.locator(".thrown")).to_have_count(0)


@pytest.mark.slow
async def test_a_real_hand_is_reached_through_hands_that_are_thrown_in(page: Page, address: str):
    often = 'redeal.rights=[{"right":"weak_hand","points_below":34}]'
    await open_short_game(page, address, f"lock.enabled=no game.target=2000 {often}")
    moves = 0
    while not await is_over(page):
        await move(page)
        moves += 1
        assert moves < 100
