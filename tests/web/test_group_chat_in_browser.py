"""The room shown as a group chat: a column for the group and for each person of the page, as in a chat client."""

import re

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from bot.screen import Answer, Reply, Screen
from tests.crossed import thinned
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, PASS, bid, hand, result, table, won
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

BIDS = [PASS, *(bid(value) for value in (110, 120, 130))]
TO_PLAY = "Your turn: play a card"
FLAG = "🇵🇱"  # two characters, shown as one symbol
CUT_OFF = """log => [...log.querySelectorAll(".message, .message button, .felt-plate")].filter((one) => {
  const [inner, outer] = [one.getBoundingClientRect(), log.getBoundingClientRect()];
  return inner.left < outer.left - 1 || inner.right > outer.right + 1;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("width", thinned([320, 390, 768, 1280, 2560], 3))
async def test_a_board_and_a_hand_are_messages_with_a_picture_and_buttons(
    page: Page, playground: Playground, width: int
):
    await page.set_viewport_size({"width": width, "height": 900})
    visit = await Visit.begin(page, playground)
    await visit.show(table("Anna: bid or pass", trick=[(1, "KS")], moves=BIDS))
    await visit.show(hand([*EIGHT, "KH", "JH"], legal=["KH"], asked=TO_PLAY), 0)
    board, own = visit.board(), visit.hand(0)
    await expect(board.locator(".felt-played .face")).to_have_count(1)
    await expect(board.locator(".row").first.locator("button")).to_have_text(["Pass", "110", "120", "130"])
    await expect(own.locator(".held .face")).to_have_count(10)
    await expect(own.locator(".held .dim")).to_have_count(9)
    await expect(own.get_by_role("button", name="king of hearts")).to_contain_text("K♥")
    assert [await log.evaluate(CUT_OFF) for log in await page.locator(".log").all()] == [[]] * 3
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_what_goes_on_is_said_above_the_messages_and_leads_to_the_one_that_counts(
    page: Page, playground: Playground
):
    visit = await Visit.begin(page, playground)
    await visit.show(table("Anna: bid or pass", moves=BIDS))
    for line in range(30):
        await visit.reply(f"line {line}")
    await expect(visit.chat().get_by_text("line 29")).to_be_in_viewport()
    await expect(visit.board()).not_to_be_in_viewport()
    await visit.chat().get_by_role("button", name="▶ Anna: bid or pass").click()
    await expect(visit.board()).to_be_in_viewport()
    await expect(visit.board()).to_be_focused()


async def test_the_command_in_a_text_can_be_pressed(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.reply(
        "Open a table with /newgame. From another chat: <code>/join K7QX2</code>. Not here: https://x.y/help"
    )
    assert await visit.chat().locator(".command").all_text_contents() == ["/newgame", "/join K7QX2"]
    await visit.chat().get_by_role("button", name="/newgame", exact=True).click()
    await expect(visit.board()).to_contain_text("A game of Thousand")
    assert playground.service.presses[-1].what.name == "newgame"


async def test_a_result_and_the_end_of_a_game_are_messages_too(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    board = await visit.show(table())
    await visit.show(result(), again=board)
    await expect(visit.chat().get_by_text("Hand 1 is over")).to_be_in_viewport()
    await visit.show(won(), again=board)
    await expect(visit.chat().get_by_role("button", name="Play again")).to_be_in_viewport()


async def test_a_break_of_the_connection_is_told(page: Page, playground: Playground):
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


async def test_an_input_without_an_answer_is_told_and_arrives(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.show(hand(EIGHT, buttons=False, others=BIDS), 0)
    playground.service.hold()
    await visit.chat(0).get_by_role("button", name="Pass").click()
    await expect(visit.chat(0).get_by_role("button", name="Pass")).to_have_attribute("aria-busy", "true")
    async with page.expect_websocket(timeout=8000) as opened:  # the page tries another connection
        await expect(page.locator("#connection")).to_have_text(re.compile("Connection lost"), timeout=4000)
    await (await opened.value).wait_for_event("framereceived")
    playground.service.release()
    await expect(visit.chat(0).get_by_text("You passed")).to_be_visible()
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
        await expect(visit.chat(mover)).to_be_in_viewport(ratio=0.9)
        await expect(page).to_have_title(re.compile(("Anna", "Ben")[mover]))
    await visit.reply("My statistics", 1)
    await page.get_by_text("The answer is in").locator("..").get_by_role("button", name="Show it").click()
    await expect(visit.chat(1).get_by_text("My statistics")).to_be_in_viewport()


async def test_unread_messages_are_counted_on_the_tab_until_the_chat_is_seen(page: Page, playground: Playground):
    await page.set_viewport_size({"width": 390, "height": 844})
    visit = await Visit.begin(page, playground)
    for line in ("one", "two"):
        await visit.reply(line, 1)
    tab = page.get_by_role("navigation").get_by_role("button", name="Ben")
    await expect(tab.get_by_role("img", name="2 new")).to_be_visible()
    await tab.click()
    await expect(visit.chat(1)).to_be_in_viewport(ratio=0.9)
    await expect(tab.get_by_role("img")).to_have_count(0)
    await expect(tab).to_have_attribute("aria-current", "true")
    await expect(tab).to_be_focused()


async def test_a_reply_for_one_person_says_so_and_one_for_all_does_not(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    shared = Reply(screen=Screen(text="The score"), private=False)
    own = Reply(screen=Screen(text="My statistics"))
    playground.service.answers["score"] = lambda _: Answer(replies=(shared, own))
    await visit.type("/score")
    await expect(visit.chat().locator(".from-bot")).to_have_text(re.compile(r"^The score\d\d:\d\d$"))
    await expect(visit.chat(0).locator(".from-bot")).to_contain_text(re.compile("^Only .?Anna.? sees this"))


async def test_names_are_counted_in_signs_and_never_cut_in_silence(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    name = visit.chat(0).get_by_role("textbox", name="Name")
    await name.fill("Bartholomäus von und zu Hohenfels")
    await name.press("Enter")
    assert await name.evaluate("field => field.validationMessage") == "At most 24 characters; now 33"
    await expect(name).to_have_css("border-top-width", "2px")
    await name.fill(f"{FLAG} Abu")
    await name.press("Enter")
    await expect(visit.chat().get_by_role("combobox", name="You act here as")).to_contain_text("Abu")
    await expect(visit.chat(0).locator(".avatar")).to_have_text(FLAG)


async def test_a_move_on_the_groups_board_is_made_by_the_person_who_has_to_move(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.show(table("Ben: bid or pass", to_act=1, moves=BIDS))
    await visit.show(hand(EIGHT, buttons=False), 0)
    await visit.show(hand(EIGHT, buttons=False, others=BIDS[:2]), 1)
    await expect(page.locator(".chat.private.to-move")).to_have_count(1)
    await visit.board().get_by_role("button", name="110").click()
    await expect(page.get_by_text("Pressed BID")).to_be_visible()
    assert playground.service.presses[-1].person.name == "Ben"


async def test_as_many_columns_as_there_is_room_for_and_tabs_to_the_others(page: Page, playground: Playground):
    await page.set_viewport_size({"width": 1000, "height": 700})
    visit = await Visit.begin(page, playground, people=8)
    await visit.show(hand(EIGHT, legal=["9H"], asked=TO_PLAY), 5)
    for width, columns in [(320, 1), (700, 1), (768, 2), (1280, 3), (2560, 7)]:
        await page.set_viewport_size({"width": width, "height": 700})
        await page.get_by_role("navigation").get_by_role("button", name="Player 6").click()
        await expect(visit.chat(5)).to_be_in_viewport(ratio=0.9)
        whole = "chats => [...chats.children].filter((one) => one.offsetWidth * %d <= innerWidth).length"
        assert await page.locator("#chats").evaluate(whole % columns) == 9
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_a_friend_is_invited_by_a_link_and_the_felt_is_one_press_away(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.press("Invite a friend")
    await expect(page.get_by_role("dialog")).to_contain_text("#invited=")
    await page.keyboard.press("Escape")
    await visit.press("The table")
    await expect(page).to_have_url(re.compile(f"/t/{visit.group.id}$"))


async def test_markup_with_attributes_that_nobody_knows_is_read_without_them(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.show(Screen(text='<blockquote expandable="" open>Seal of deal 1</blockquote>', rows=((PASS.button,),)))
    await expect(visit.board().locator("blockquote")).to_have_text("Seal of deal 1")
    assert "<" not in await visit.board().locator(".text").inner_text()
