"""The room shown as a group chat: pending choices are fully visible on every screen, and nothing gets lost."""

import re

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from bot.screen import Answer, Screen
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, PASS, bid, hand, result, table, won
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

TEN = [*EIGHT, "KH", "JH"]
BIDS = [PASS, *(bid(value) for value in (110, 120, 130))]
TO_PLAY = "Your turn: play a card"
FLAG = "🇵🇱"  # two characters, shown as one symbol
SEEN = """(board, text) => [...board.querySelectorAll("*")].filter(
  (one) => one.childElementCount === 0 && one.textContent.includes(text)
    && one.closest(".line, span").clientHeight !== 1
).length"""


async def test_table_cards_and_bids_are_whole_on_every_screen_when_it_is_ones_turn(page: Page, playground: Playground):
    await page.set_viewport_size({"width": 320, "height": 480})
    visit = await Visit.begin(page, playground)
    await visit.show(table("Anna: bid or pass", trick=[(1, "KS")], moves=BIDS))
    bidding = hand(TEN, buttons=False, others=BIDS, asked=TO_PLAY, tips=["A tip of two lines, which says a lot."])
    await visit.show(bidding, 0)
    await expect(visit.chat(0).locator(".card")).to_have_count(10)
    cut = []
    for width, height in [(320, 480), (480, 320), (844, 390), (640, 400), (390, 844), (768, 1024)]:
        await page.set_viewport_size({"width": width, "height": height})
        last = ".hand .card:last-child .face"
        wanted = {"strip": ".strip", "fan": ".hand .fan", "last card": last, "bids": ".hand .row"}
        for name, where in wanted.items():
            await expect(visit.chat(0).locator(where)).to_be_visible()
            if not await visit.is_whole(visit.chat(0).locator(where)):
                cut.append((width, height, name))
    assert cut == []
    await page.set_viewport_size({"width": 844, "height": 390})
    await expect(visit.chat(0).get_by_role("combobox", name="Message in")).to_be_hidden()
    await visit.chat(0).get_by_role("button", name="Messages").click()
    await expect(visit.chat(0).get_by_role("log")).to_be_visible()
    await expect(visit.chat(0).get_by_role("combobox", name="Message in")).to_be_visible()


async def test_a_game_can_be_started_after_rules_and_after_a_game(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    help_text = "Open a table with /newgame. From another chat: <code>/join K7QX2</code>. Not here: https://x.y/help"
    playground.service.answers["help"] = lambda _: Answer()
    await visit.reply(help_text)
    start = visit.chat().get_by_role("button", name="Start a game")
    await expect(start).to_be_visible()
    assert await visit.is_whole(start)
    assert await visit.chat().locator(".command").all_text_contents() == ["/newgame", "/join K7QX2"]
    await visit.chat().get_by_role("button", name="/newgame", exact=True).last.click()
    await expect(visit.chat().locator(".board")).to_contain_text("A game of Thousand")
    await expect(start).to_be_hidden()
    assert playground.service.presses[-1].what.name == "newgame"
    await visit.show(won(), again=playground.service.board)
    await expect(visit.chat().get_by_role("button", name="Play again")).to_be_visible()
    await expect(start).to_be_visible()


async def test_a_result_stays_in_sight_until_it_is_put_away(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    board = await visit.show(table())
    await visit.show(hand(EIGHT), 0)
    await visit.show(result(), again=board)
    for line in range(12):
        await visit.reply(f"line {line}")
    await visit.show(table("Anna: bid or pass", moves=BIDS))
    await expect(page.get_by_text("line 11", exact=True)).to_be_visible()
    over = visit.chat().get_by_role("article", name="The result of the hand")
    assert await visit.is_whole(over.get_by_text("Hand 1 is over"))
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.get_by_role("navigation").get_by_role("button", name="Anna").click()
    await expect(visit.chat(0).get_by_text("Hand 1 is over")).to_be_visible()
    await visit.chat(0).get_by_role("button", name="Next hand").click()
    await expect(visit.chat(0).locator(".fan").last).to_be_visible()
    await expect(page.locator(".result:visible")).to_have_count(0)
    await page.reload()
    await expect(page.locator(".hand .card").first).to_be_visible()
    await expect(page.locator(".result:visible")).to_have_count(0)


async def test_a_break_of_the_connection_is_told_with_what_waits(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.show(hand(EIGHT, buttons=False, others=BIDS), 0)
    await page.context.set_offline(True)
    await expect(page.locator("#connection")).to_have_text(re.compile("Connection lost"), timeout=4000)
    await page.context.set_offline(False)
    await expect(page.locator("#connection")).to_be_empty()


class Cut:
    """Stands between a page and the server. While `silent` it passes nothing on, but the connection stays open."""

    def __init__(self) -> None:
        self.silent = False

    def between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda said: None if self.silent else server.send(said))
        server.on_message(lambda said: None if self.silent else page.send(said))


async def test_a_break_without_a_word_is_told_with_nothing_pressed(page: Page, playground: Playground):
    cut = Cut()
    await page.route_web_socket(re.compile("/talk$"), cut.between)
    visit = await Visit.begin(page, playground)
    await visit.reply("still here")
    await expect(page.get_by_text("still here")).to_be_visible()
    cut.silent = True
    await expect(page.locator("#connection")).to_have_text(re.compile("Connection lost"), timeout=4000)
    cut.silent = False
    await visit.reply("here again")
    await expect(page.get_by_text("here again")).to_be_visible()
    await expect(page.locator("#connection")).to_be_empty()


async def test_an_input_without_an_answer_is_shown_as_waiting(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.show(hand(EIGHT, buttons=False, others=BIDS), 0)
    playground.service.hold()
    await visit.chat(0).get_by_role("button", name="Pass").click()
    await expect(visit.chat(0).get_by_text("Not sent yet: Pass")).to_be_visible(timeout=4000)
    async with page.expect_websocket(timeout=8000) as opened:  # the page tries another connection
        await expect(page.locator("#connection")).to_have_text(re.compile("Connection lost"), timeout=4000)
    await (await opened.value).wait_for_event("framereceived")
    await expect(page.locator("#connection")).to_have_text(re.compile("Connection lost"))
    playground.service.release()
    await expect(visit.chat(0).get_by_text("Not sent yet")).to_have_count(0)
    await expect(page.locator("#connection")).to_be_empty()


async def test_on_a_phone_the_page_follows_whoever_has_to_move(page: Page, playground: Playground):
    await page.set_viewport_size({"width": 390, "height": 844})
    visit = await Visit.begin(page, playground)
    await visit.show(table())
    waiting, playing = hand(EIGHT), hand(EIGHT, legal=["9H"], asked=TO_PLAY)
    messages = [await visit.show(waiting, place) for place in (0, 1)]
    for mover in (0, 1, 0):
        await visit.show(waiting, 1 - mover, again=messages[1 - mover])
        await visit.show(playing, mover, again=messages[mover])
        await expect(visit.chat(mover)).to_be_visible()
    await visit.reply("The rules in plain words", 1)
    await page.get_by_text("The answer is in").locator("..").get_by_role("button", name="Show it").click()
    await expect(visit.chat(1).get_by_text("The rules in plain words")).to_be_in_viewport()


async def test_names_are_counted_in_signs_and_never_cut_in_silence(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    name = visit.chat(0).get_by_role("textbox", name="Name")
    await name.fill("Bartholomäus von und zu Hohenfels")
    await name.press("Enter")
    shown = visit.chat(0).get_by_text("At most 24 characters; now 33")
    await expect(shown).to_be_visible()
    await expect(name).to_have_attribute("aria-invalid", "true")
    await name.fill(f"{FLAG} Abu")
    await expect(shown).to_be_hidden()
    await name.press("Enter")
    await expect(visit.chat().locator(".speakers label").first).to_contain_text("Abu")
    await expect(visit.chat(0).locator(".avatar")).to_have_text(FLAG)
    long = "W" * 24
    await visit.show(table(names=(long, "أبو بكر", "Bot 1")))
    plates = visit.chat().locator(".felt-plate bdi")
    await expect(plates.first).to_be_visible()
    felt = await visit.chat().locator(".felt").bounding_box()
    for plate in await visit.chat().locator(".felt-plate").all():
        box = await plate.bounding_box()
        assert box["x"] >= felt["x"]
        assert box["x"] + box["width"] <= felt["x"] + felt["width"]


async def test_the_board_offers_bids_only_to_whoever_may_bid_and_says_a_line_once(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    board = await visit.show(table("Ben: bid or pass", to_act=1, moves=BIDS))
    await visit.show(hand(EIGHT, buttons=False), 0)
    await expect(visit.chat().locator(".board")).to_be_visible()
    await expect(visit.chat().locator(".board .row")).to_have_count(0)
    assert await visit.chat().locator(".board").evaluate(SEEN, "Ben: bid or pass") == 1
    await visit.show(hand(EIGHT, buttons=False, others=BIDS[:2]), 1)
    await expect(visit.chat().locator(".board .row .button")).to_have_text(["Pass", "110"])
    await visit.chat().locator(".board").get_by_role("button", name="110").click()
    await expect(page.get_by_text("Pressed BID")).to_be_visible()
    assert playground.service.presses[-1].person.name == "Ben"
    await visit.show(table("Bot 1: bid or pass", to_act=2, moves=BIDS), again=board)
    await visit.show(hand(EIGHT, buttons=False), 1, again="1")
    await expect(visit.chat().locator(".board .row")).to_have_count(0)


async def test_as_many_columns_as_there_is_room_for(page: Page, playground: Playground):
    await page.set_viewport_size({"width": 1000, "height": 700})
    visit = await Visit.begin(page, playground, people=8)
    await visit.show(hand(EIGHT, legal=["9H"], asked=TO_PLAY), 5)
    for width, columns in [(1000, 2), (1199, 2), (1280, 3), (2560, 5)]:
        await page.set_viewport_size({"width": width, "height": 700})
        await expect(page.locator(".chat:visible")).to_have_count(columns)
        await expect(visit.chat(5)).to_be_visible()
        assert await page.evaluate("Math.max(document.body.scrollWidth, chats.scrollWidth) <= innerWidth")
    await page.set_viewport_size({"width": 1000, "height": 700})
    await page.get_by_role("navigation").get_by_role("button", name="Ben").click()
    await expect(visit.chat(1)).to_be_visible()
    await expect(visit.chat(5)).to_be_hidden()


async def test_markup_with_attributes_that_nobody_knows_is_read_without_them(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.show(Screen(text='<blockquote expandable="" open>Seal of deal 1</blockquote>', rows=((PASS.button,),)))
    await expect(visit.chat().locator(".board blockquote")).to_have_text("Seal of deal 1")
    assert "<" not in await visit.chat().locator(".board .text").inner_text()
