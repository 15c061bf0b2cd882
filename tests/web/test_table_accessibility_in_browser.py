"""The table page by axe-core: no violation in any of its states, light and dark, wide and on a phone; pressed sizes."""

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb
from bot.people import Chat
from bot.screen import Screen, Style
from tests.web.conftest import Playground
from tests.web.faults import State, faults_in
from tests.web.hands import EIGHT, button, hand, result, table
from tests.web.page_client import opened_room

pytestmark = pytest.mark.browser

PRESSED = ".act, .door, .tool, .fan .card, .choices > *, .switches label, .sheet .button, .send, .field, .links input"
BIDS = [button("Pass", Verb.PASS), button("110", Verb.BID, "110"), button("120", Verb.BID, "120")]
OVER = Screen(
    text="<b>Anna wins the game</b>\nAnna: <b>1000</b>",
    rows=((button("Play again", Verb.AGAIN, style=Style.SUCCESS),), (button("Score", Verb.SCORE),)),
)


class Table:
    """A table page; the test writes into its chats what a bot would."""

    def __init__(self, page: Page, playground: Playground, group: Chat, own: Chat) -> None:
        self.page = page
        self.playground = playground
        self.group = group
        self.own = own

    @classmethod
    async def begin(cls, page: Page, playground: Playground) -> "Table":
        origin = str(playground.client.make_url("/")).rstrip("/")
        door = await opened_room(playground.client.session, origin, people=1)
        found = await playground.rooms.load(door.code)
        await page.goto(f"{origin}/t/{door.code}#key={door.key}")
        await expect(page.locator(".dock")).to_be_visible()
        return cls(page, playground, found.group, found.private(found.people[0]))

    async def show(self, board: Screen, hand: Screen | None = None, *, again: str = "") -> str:
        """Send a board, or change the message `again`, and one's own hand; return the board's message."""
        messenger = self.playground.messenger
        if hand is not None:
            await messenger.send(self.own, hand, nonce=hand.digest)
        if again:
            return await messenger.edit(self.group, again, board)
        return await messenger.send(self.group, board, nonce=board.digest)

    async def open(self, name: str) -> None:
        await self.page.get_by_role("button", name=name, exact=True).click()


async def entry(page: Page, playground: Playground) -> None:
    await page.goto(str(playground.client.make_url("/")))
    await expect(page.get_by_role("button", name="Play now")).to_be_visible()


async def invitation(page: Page, playground: Playground) -> None:
    host = await playground.enter()
    token = await playground.invited(host)
    await page.goto(str(playground.client.make_url(f"/t/{host.code}#invited={token}")))
    await expect(page.get_by_role("button", name="Sit down")).to_be_visible()


async def lobby(page: Page, playground: Playground) -> None:
    visit = await Table.begin(page, playground)
    await visit.open("Chat")
    await page.get_by_role("combobox").fill("/newgame")
    await page.keyboard.press("Enter")
    await visit.page.get_by_role("button", name="Close").click()
    await expect(page.locator(".plate.free")).to_have_count(2)


async def bidding(page: Page, playground: Playground) -> Table:
    visit = await Table.begin(page, playground)
    text = "<b>Your turn: bid or pass</b>\n💡 <i>Your cards: 33 points.</i>"
    await visit.show(table("Anna: bid or pass", moves=BIDS), hand(EIGHT, buttons=False, others=BIDS, text=text))
    await expect(page.locator(".fan .card")).to_have_count(8)
    await expect(page.locator(".acts .act")).to_have_count(3)
    return visit


async def exchange(page: Page, playground: Playground) -> None:
    visit = await Table.begin(page, playground)
    ten = [*EIGHT, "KH", "JH"]
    give = hand(ten, legal=ten, text="<b>Your turn: give Ben a card</b>")
    await visit.show(table("Anna exchanges cards"), give)
    await expect(page.locator(".fan .card")).to_have_count(10)


async def trick(page: Page, playground: Playground) -> Table:
    visit = await Table.begin(page, playground)
    own = hand(EIGHT, legal=["AH"], text="<b>Your turn: play a card</b>")
    await visit.show(table(trick=[(1, "KH"), (2, "TH")]), own)
    await expect(page.locator(".fan .card.barred")).to_have_count(7)
    await expect(page.locator(".played")).to_have_count(2)
    return visit


async def ended(page: Page, playground: Playground) -> None:
    visit = await Table.begin(page, playground)
    board = await visit.show(table("A hand to be over"), hand(EIGHT))
    await expect(page.locator(".plate")).to_have_count(3)
    await visit.show(result(), again=board)
    await expect(page.get_by_role("dialog", name="The hand is over")).to_be_visible()


async def over(page: Page, playground: Playground) -> None:
    visit = await Table.begin(page, playground)
    await visit.show(table("A game to be over"), hand(EIGHT))
    await expect(page.locator(".plate")).to_have_count(3)
    await visit.show(OVER)
    await expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


async def menu(page: Page, playground: Playground) -> None:
    visit = await trick(page, playground)
    await visit.open("Menu")
    await expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


async def links(page: Page, playground: Playground) -> None:
    visit = await trick(page, playground)
    await visit.open("Menu")
    await page.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
    await expect(page.locator(".links input")).to_have_count(2)


async def rules(page: Page, playground: Playground) -> None:
    visit = await Table.begin(page, playground)
    await visit.open("Menu")
    await page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    await expect(page.get_by_text("24 cards and the marriages")).to_be_visible()


async def keys(page: Page, playground: Playground) -> None:
    await bidding(page, playground)
    await page.locator(".acts .act").first.focus()
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


async def chat(page: Page, playground: Playground) -> None:
    visit = await trick(page, playground)
    await visit.open("Chat")
    await page.get_by_role("combobox").press_sequentially("/")
    await expect(page.get_by_role("option").first).to_be_visible()


async def offline(page: Page, playground: Playground) -> None:
    visit = await bidding(page, playground)
    await page.context.set_offline(True)
    await visit.open("Pass")
    await expect(page.get_by_text("Connection lost")).to_be_visible()


STATES: list[State] = [
    *(entry, invitation, lobby, bidding, exchange, trick, ended, over, menu, links, rules, keys, chat, offline)
]


async def test_after_the_last_hand_of_a_lesson_its_result_leads_to_no_other(page: Page, playground: Playground):
    visit = await Table.begin(page, playground)
    board = await visit.show(table("A lesson to be over"), hand(EIGHT))
    await expect(page.locator(".plate")).to_have_count(3)
    await visit.show(result(goes_on=False), again=board)
    told = page.get_by_role("dialog", name="The hand is over")
    await expect(told.locator(".sheet-foot button")).to_have_text("Close")


async def test_axe_finds_nothing_in_any_state_of_the_table(page: Page, playground: Playground):
    assert await faults_in(STATES, page, playground, PRESSED) == {}
