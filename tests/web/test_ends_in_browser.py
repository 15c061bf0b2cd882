"""The ends of hands and games on the page: what counts and why, who has won and why, and what leads on."""

from dataclasses import replace

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb, decode
from bot.ports.presses import Pressed
from bot.views.sheet import SheetNotes
from tests.crossed import thinned
from tests.web.conftest import Playground
from tests.web.hands import LOG, SHEET, button, result, table, won
from tests.web.made_views import taken, text
from tests.web.visits import Visit

pytestmark = pytest.mark.browser


async def ended(page: Page, playground: Playground, *shown: object) -> Visit:
    """Show ends at a table without movements."""
    await page.emulate_media(reduced_motion="reduce")
    visit, board = await Visit.seated(page, playground, table())
    for one in shown:
        await visit.show(one, again=board)
    return visit


async def test_a_hand_s_end_stamps_the_contract_and_tells_each_seat_what_counts_and_why(
    page: Page, playground: Playground
):
    hand = result(said="Anna went down with 120", outcome="down")
    first, second, third = hand.rows
    rows = (
        replace(first, delta=-120, total=-20, points=99, marriages=("H",), worth=(100,), why=(text("21 short"),)),
        replace(second, marks=(text("on the barrel"),)),
        third,
    )
    await ended(page, playground, replace(hand, rows=rows))
    over = page.get_by_role("dialog", name="Hand 1 is over")
    await expect(over.locator(".stamp.down")).to_have_text("Down")
    own = over.get_by_role("row").nth(1)
    await expect(own.get_by_role("rowheader")).to_contain_text("♥")
    await expect(own.get_by_role("rowheader")).to_contain_text("21 short")
    await expect(own.get_by_role("cell")).to_have_text(["99", "−120", "−20"])
    await expect(over.get_by_role("row").nth(2)).to_contain_text("on the barrel")
    await expect(over.locator("code")).to_have_count(0)


async def test_totals_are_counted_where_motion_is_wanted(page: Page, playground: Playground):
    visit, board = await Visit.seated(page, playground, table())
    await visit.show(result(outcome="annulled"), again=board)
    await expect(page.locator(".counts .reel")).to_have_count(3)
    await expect(page.locator(".counts .reel")).to_have_count(0)
    await expect(page.locator(".counts td:last-child")).to_have_text(["120", "30", "10"])


async def test_a_vote_before_the_next_hand_is_shown_and_agreed_to_in_the_sheet(page: Page, playground: Playground):
    agree = button("End the game: agree", Verb.VOTE, "end")
    await ended(page, playground, replace(result(), vote=(text("1 of 2 want to end the game"),), motions=(agree,)))
    over = page.get_by_role("dialog", name="Hand 1 is over")
    await expect(over).to_contain_text("1 of 2 want to end the game")
    await over.get_by_role("button", name="End the game: agree").click()
    assert decode(playground.service.presses[-1].what.data).verb is Verb.VOTE


async def test_a_game_s_end_names_the_winner_and_why_and_leads_on_by_the_first_button(
    page: Page, playground: Playground
):
    looks = (button("Review", Verb.REVIEW), button("Study", Verb.REPLAY), button("Score", Verb.SCORE))
    again = (button("Play again", Verb.AGAIN), button("Practise", Verb.PRACTISE))
    await ended(page, playground, replace(result(goes_on=False)), replace(won(), onward=again, looks=looks))
    over = page.get_by_role("dialog", name="The game is over")
    await expect(over.get_by_role("heading", level=3).first).to_have_text("Anna wins the game")
    await expect(over.locator(".winner")).to_contain_text("1000 reached as the declarer")
    await expect(over.locator(".places li.won")).to_contain_text("1.Anna1000")
    await expect(over.locator(".sheet-foot button")).to_have_text(
        ["Play again", "Review", "Study", "Share", "Practise", "Score"]
    )
    await over.get_by_role("button", name="Play again").click()
    await expect(over).to_have_count(0)
    pressed = [one.what.data for one in playground.service.presses if isinstance(one.what, Pressed)]
    assert [decode(one).verb for one in pressed] == [Verb.AGAIN]


async def test_what_the_game_has_brought_is_said_at_its_end(page: Page, playground: Playground):
    await ended(page, playground, replace(won("You win the game"), won=True, earned=(text("First win"),)))
    await expect(page.locator(".winner .first-win")).to_have_text("First win")


@pytest.mark.parametrize("size", thinned([(320, 568), (667, 375), (390, 844)], 3))
async def test_nothing_of_an_end_is_wider_than_its_sheet(page: Page, playground: Playground, size: tuple[int, int]):
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await ended(page, playground, result(goes_on=False), won("Somebody with quite a long name wins the game"))
    body = page.locator(".sheet[open] .sheet-body")
    await expect(body.locator(".winner")).to_be_visible()
    assert await body.evaluate("one => one.scrollWidth <= one.clientWidth")


async def test_no_number_and_no_heading_of_a_hand_s_end_is_broken_on_a_narrow_phone(page: Page, playground: Playground):
    await page.set_viewport_size({"width": 320, "height": 640})
    first, *others = result().rows
    why = (text("points for the contract that was given up"),)
    await ended(page, playground, replace(result(), rows=(replace(first, delta=-1120, total=-1120, why=why), *others)))
    cells = page.locator(".counts thead th, .counts td")
    tops = "one => new Set([...one.querySelectorAll('*'), one].flatMap(one => [...one.childNodes])\
      .filter(one => one.nodeType === 3).flatMap(one => { const range = document.createRange();\
      range.selectNodeContents(one); return [...range.getClientRects()].map(({ top }) => Math.round(top)); })).size"
    await expect(cells).to_have_count(13)
    assert {await cell.evaluate(tops) for cell in await cells.all()} <= {0, 1}


async def test_the_score_sheet_is_written_as_on_paper_and_asks_the_server_nothing(page: Page, playground: Playground):
    visit, _ = await Visit.seated(page, playground, table())
    playground.tables.write(SheetNotes(1000, 900, (text("First to 1000 wins."),), ()), SHEET)
    await visit.show(table())
    await page.get_by_role("button", name="Score", exact=True).click()
    sheet = page.get_by_role("dialog", name="Score")
    await expect(sheet.get_by_role("columnheader")).to_have_text(["You", "Ben", "Bot 1"])
    await expect(sheet.get_by_role("row").nth(1).get_by_role("cell")).to_have_text(["120120✓+120", "30+30", "0–"])
    await expect(sheet.get_by_role("row").nth(2)).to_contain_text("100✗−100")
    await expect(sheet).to_contain_text("Ben: strike")
    await expect(sheet).to_contain_text("First to 1000 wins.")
    await expect(sheet.locator("svg.chart")).to_be_visible()
    assert playground.service.presses == []


async def test_the_log_tells_the_hand_and_leads_back_to_tricks_that_may_be_seen(page: Page, playground: Playground):
    last = taken([(0, "AH"), (1, "9H"), (2, "JH")], 0)
    await Visit.seated(page, playground, table(log=LOG, taken=2, last_trick=last))
    await page.get_by_role("button", name="Log and chat", exact=True).click()
    told = ["You 100", "Talon A♥︎ 9♠︎ 10♦︎", "You → Ben 🂠", "You → Bot 1 9♣︎", "You 120", "You ♥︎ +100", "Ben Trick 1"]
    told.append("You Four aces +200")
    await expect(page.locator(".hand-log li")).to_have_text([*told, "You Trick 2 A♥︎ 9♥︎ J♥︎"])
    await expect(page.locator(".hand-log button")).to_have_count(1)
    await page.locator(".hand-log button").click()
    trick = page.get_by_role("dialog", name="Trick 2")
    await expect(trick.locator(".took figcaption")).to_have_text("You")
    await expect(trick.locator(".face.drawn")).to_have_count(3)


async def test_a_log_opened_again_shows_its_newest_lines_and_in_an_enlarged_window_too(
    page: Page, playground: Playground
):
    await page.set_viewport_size({"width": 320, "height": 256})
    await page.emulate_media(reduced_motion="reduce")
    await Visit.seated(page, playground, table(log=LOG * 4))
    await page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    opens = page.get_by_role("button", name="Log and chat", exact=True)
    await opens.click()
    await page.locator(".side").get_by_role("button", name="Close").click()
    await opens.click()
    await expect(page.locator(".hand-log li").last).to_be_in_viewport()
    await expect(page.locator(".side input")).to_be_in_viewport()
    for shown in (".hand-log ol", ".side-inside"):
        assert await page.locator(shown).evaluate("one => one.scrollWidth <= one.clientWidth && one.clientHeight > 100")


async def test_the_log_ends_with_how_the_hand_ended(page: Page, playground: Playground):
    visit, board = await Visit.seated(page, playground, table(log=LOG[:1]))
    await page.get_by_role("button", name="Log and chat", exact=True).click()
    await visit.show(result(said="Anna gave up 100", outcome="conceded"), again=board)
    await expect(page.locator(".hand-log li")).to_have_text(["You 100", "Anna gave up 100"])


async def test_a_game_that_was_over_before_shows_its_people_and_what_leads_on(page: Page, playground: Playground):
    await ended(page, playground, result(goes_on=False), won())
    await page.reload()
    await expect(page.locator(".plate")).to_have_count(3)
    await expect(page.locator(".acts button")).to_have_text(["Play again"])
    await expect(page.locator(".panel")).to_be_hidden()
