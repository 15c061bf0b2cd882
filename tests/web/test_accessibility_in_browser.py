"""Both pages checked with axe-core in each of their states, light and dark, wide and on a phone; and buttons' sizes."""

import time
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.codec import SWITCHES_PAGE, Verb
from bot.ports.windows import MoveClock
from bot.screen import Answer, Style
from bot.screens.during.pictures import table_picture
from bot.views.sheet import SheetNotes
from tests.web import days_drawn, made_people
from tests.web.conftest import Playground
from tests.web.faults import faults_in
from tests.web.hands import EIGHT, LOG, PASS, SHEET, bid, button, day, hand, result, table, thrown, with_people, won
from tests.web.made_pages import games_of, page_of
from tests.web.made_tables import screen_of
from tests.web.made_views import text
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

BIDS = [PASS, bid(110), bid(120)]
ASKED, TIPS = "Your turn: bid or pass", ["Your cards: 33 points."]
TO_PLAY = "Your turn: play a card"
TEN = [*EIGHT, "KH", "JH"]
GIVE = hand(TEN, legal=TEN, asked="Your turn: give Ben a card")
STEP = table("Ben plays 10♥", trick=[(1, "KH"), (2, "TH")], moves=[button("Back", Verb.REPLAY, "begin", Style.MUTED)])
REPLAY = screen_of(STEP).model_copy(update={"picture": table_picture(STEP)})


class GroupChat:
    """The states of the page that shows a group chat."""

    pressed = ".rows button, .tools button, .tab, .pin, .opener, .send, .field, .name, .chat select, .commands button"

    async def no_room(self, page: Page, playground: Playground) -> None:
        await page.goto(str(playground.client.make_url(f"/t/{'0' * 32}/chat")))
        await expect(page.get_by_role("link", name="Open a room")).to_be_visible()

    async def welcome(self, page: Page, playground: Playground) -> None:
        await Visit.begin(page, playground)

    async def lobby(self, page: Page, playground: Playground) -> None:
        visit = await Visit.begin(page, playground)
        await visit.type("/newgame")
        await expect(visit.board()).to_be_visible()

    async def bidding(self, page: Page, playground: Playground) -> Visit:
        visit = await Visit.begin(page, playground)
        await visit.show(table("Anna: bid or pass", moves=BIDS))
        asides = [*BIDS, button("⚙ Settings", Verb.PAGE, SWITCHES_PAGE.argument), button("Tips: off", Verb.TIPS)]
        await visit.show(hand(EIGHT, buttons=False, others=asides, asked=ASKED, tips=TIPS), 0)
        await visit.show(hand(EIGHT, buttons=False), 1)
        await expect(visit.hand(0).locator(".held .face")).to_have_count(8)
        return visit

    async def trick(self, page: Page, playground: Playground) -> None:
        visit = await Visit.begin(page, playground)
        await visit.show(table(trick=[(1, "KH"), (2, "TH")]))
        await visit.show(hand(EIGHT, legal=["AH"], asked=TO_PLAY), 0)
        await visit.show(hand(EIGHT), 1)
        await expect(visit.hand(0).locator(".button.muted")).to_have_count(7)

    async def over(self, page: Page, playground: Playground) -> None:
        visit = await Visit.begin(page, playground)
        board = await visit.show(table())
        await visit.show(hand(EIGHT), 0)
        await visit.show(result(), again=board)
        await visit.type("/score")
        await expect(visit.chat().locator(".chart")).to_be_visible()

    async def dialog(self, page: Page, playground: Playground) -> None:
        playground.service.answers["loud"] = lambda _: Answer(toast="Nobody can be kicked.", alert=True)
        visit = await Visit.begin(page, playground)
        await visit.type("/loud")
        await expect(page.get_by_role("dialog")).to_be_visible()

    async def offline(self, page: Page, playground: Playground) -> None:
        visit = await self.bidding(page, playground)
        await page.context.set_offline(True)
        await visit.hand(0).get_by_role("button", name="Pass").click()
        await expect(page.get_by_text("Connection lost")).to_be_visible()

    async def commands(self, page: Page, playground: Playground) -> None:
        visit = await Visit.begin(page, playground)
        await visit.chat().get_by_role("button", name="Commands").click()
        await expect(visit.chat().locator(".commands")).to_be_visible()

    async def settings(self, page: Page, playground: Playground) -> None:
        visit = await self.bidding(page, playground)
        await visit.chat(0).get_by_role("textbox", name="Name").fill("A name of far more than twenty-four letters")
        await visit.reply("<b>Settings</b>\n/rules and <code>/join K7QX2</code>\n<pre> 1  120</pre>", 0)
        await expect(visit.chat(0).get_by_text("K7QX2")).to_be_visible()


class Table:
    """The states of the page that shows a table."""

    pressed = (
        ".act, .door, .tool, .fan .card, .choices > *, .switches label, .sheet .button, .send, .field, .links input, "
        ".signs button, .one-of label, .crowd, .phrase, .people-signs button"
    )

    async def doors(self, page: Page, playground: Playground) -> None:
        await page.goto(str(playground.client.make_url("/")))
        await expect(page.get_by_role("button", name="Play now")).to_be_visible()

    async def invitation(self, page: Page, playground: Playground) -> None:
        host = await playground.enter()
        token = await playground.invited(host)
        await page.goto(str(playground.client.make_url(f"/t/{host.code}#invited={token}")))
        await expect(page.get_by_role("button", name="Sit down")).to_be_visible()

    async def lobby(self, page: Page, playground: Playground) -> None:
        visit = await Visit.at_table(page, playground)
        await visit.press("Log and chat")
        await page.get_by_role("combobox").fill("/newgame")
        await page.keyboard.press("Enter")
        await visit.press("Close")
        await expect(page.locator(".plate.free")).to_have_count(2)

    async def bidding(self, page: Page, playground: Playground) -> Visit:
        visit = await Visit.at_table(page, playground)
        await visit.show(hand(EIGHT, buttons=False, others=BIDS, asked=ASKED, tips=TIPS), 0)
        await visit.show(table("Anna: bid or pass", moves=BIDS))
        await expect(page.locator(".fan .card")).to_have_count(8)
        await expect(page.locator(".acts .act")).to_have_count(3)
        return visit

    async def todays_page(self, page: Page, playground: Playground) -> None:
        await days_drawn.opened(page, playground)
        await expect(page.locator(".day-month td")).to_have_count(10)

    async def yesterdays_page(self, page: Page, playground: Playground) -> None:
        await days_drawn.opened(page, playground)
        await page.get_by_role("button", name="Yesterday").click()
        await expect(page.locator(".day-bars .bar")).to_have_count(2)

    async def exchange(self, page: Page, playground: Playground) -> None:
        visit = await Visit.at_table(page, playground)
        await visit.show(GIVE, 0)
        await visit.show(table("Anna exchanges cards"))
        await expect(page.locator(".fan .card")).to_have_count(10)

    async def trick(self, page: Page, playground: Playground) -> Visit:
        visit = await Visit.at_table(page, playground)
        await visit.show(hand(EIGHT, legal=["AH"], asked=TO_PLAY), 0)
        await visit.show(table(trick=[(1, "KH"), (2, "TH")]))
        await expect(page.locator(".fan .card.barred")).to_have_count(7)
        await expect(page.locator(".played")).to_have_count(2)
        return visit

    async def last_seconds(self, page: Page, playground: Playground) -> None:
        visit = await Visit.at_table(page, playground)
        await visit.show(table())
        tables = playground.tables
        tables.away, tables.clock = frozenset({1}), MoveClock(time.time() + 9.5, of=30)
        tables.tell()
        await expect(page.locator(".plate.away")).to_have_count(1)
        await expect(page.locator(".few .seconds")).to_be_visible()

    async def thrown_in(self, page: Page, playground: Playground) -> None:
        visit = await Visit.at_table(page, playground)
        board = await visit.show(table(title="Hand 1"))
        await expect(page.locator(".title")).to_contain_text("Hand 1")
        await visit.show(thrown("Hand 2"), again=board)
        await expect(page.locator(".thrown")).to_be_visible()

    async def ended(self, page: Page, playground: Playground) -> None:
        visit, board = await Visit.seated(page, playground, table("A hand to be over"))
        await visit.show(result(), again=board)
        await expect(page.get_by_role("dialog", name="Hand 1 is over")).to_be_visible()

    async def over(self, page: Page, playground: Playground) -> None:
        visit, _ = await Visit.seated(page, playground, table("A game to be over"))
        await visit.show(won())
        await expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()

    async def menu(self, page: Page, playground: Playground) -> None:
        visit = await self.trick(page, playground)
        await visit.press("Menu")
        await expect(page.get_by_role("dialog", name="Menu")).to_be_visible()

    async def links(self, page: Page, playground: Playground) -> None:
        await self.menu(page, playground)
        await page.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
        await expect(page.locator(".qr svg")).to_have_count(1)

    async def rules(self, page: Page, playground: Playground) -> None:
        visit = await Visit.at_table(page, playground)
        await visit.press("Menu")
        await page.get_by_role("dialog").get_by_role("button", name="Rules").click()
        await expect(page.get_by_text("24 cards and the marriages")).to_be_visible()

    async def question(self, page: Page, playground: Playground) -> None:
        await self.menu(page, playground)
        await page.get_by_role("button", name="New table").click()
        await expect(page.get_by_role("button", name="Cancel")).to_be_visible()

    async def preferences(self, page: Page, playground: Playground) -> None:
        await self.menu(page, playground)
        await page.get_by_role("button", name="Cards, sound, tips").click()
        await expect(page.get_by_role("dialog", name="Settings")).to_be_visible()

    async def steps(self, page: Page, playground: Playground) -> None:
        visit = await Visit.at_table(page, playground)
        named = [bid(value) for value in (110, 120, 130)]
        await visit.show(hand(EIGHT, buttons=False, others=BIDS, asked=ASKED, tips=TIPS, values=named), 0)
        await visit.show(table("Anna: bid or pass", moves=BIDS))
        await expect(page.locator(".stepper .named")).to_have_text("110")

    async def signs(self, page: Page, playground: Playground) -> None:
        visit = await Visit.at_table(page, playground)
        await visit.show(hand(EIGHT), 0)
        await visit.show(
            with_people(table("Ben is to play"), (f"web:{visit.people[0].id}", "telegram:1", "telegram:2"))
        )
        await page.get_by_role("button", name="React").click()
        await expect(page.locator(".signs button")).to_have_count(6)

    async def _people(self, page: Page, playground: Playground, panel: Mapping[str, Any], shown: str) -> None:
        """Show a page of playing with people, as the answer to the one press that the scripted service knows."""
        playground.service.answers["rules"] = lambda _: Answer(people=panel)
        visit = await Visit.at_table(page, playground)
        await visit.press("Rules")
        await expect(page.locator(shown).first).to_be_visible()
        del playground.service.answers["rules"]

    async def people_waiting(self, page: Page, playground: Playground) -> None:
        await self._people(page, playground, made_people.entrance(), ".crowd.own")

    async def people_named(self, page: Page, playground: Playground) -> None:
        await self._people(page, playground, made_people.names(), ".people-faces")

    async def people_listed(self, page: Page, playground: Playground) -> None:
        await self._people(page, playground, made_people.tables(), ".open-table")

    async def people_talk(self, page: Page, playground: Playground) -> None:
        await self._people(page, playground, made_people.talk(), ".other")

    async def empty(self, page: Page, playground: Playground) -> None:
        await Visit.at_table(page, playground)
        await expect(page.locator(".panel [data-door=now]")).to_be_visible()

    async def day(self, page: Page, playground: Playground) -> None:
        visit, _ = await Visit.seated(page, playground, table("A deal of the day"))
        await visit.show(day())
        await expect(page.get_by_role("dialog", name="Deal of the day")).to_be_visible()

    async def keys(self, page: Page, playground: Playground) -> None:
        await self.bidding(page, playground)
        await page.locator(".acts .act").first.focus()
        await page.keyboard.press("?")
        await expect(page.get_by_role("dialog", name="Keys")).to_be_visible()

    async def chat(self, page: Page, playground: Playground) -> None:
        visit = await self.trick(page, playground)
        await visit.press("Log and chat")
        await page.get_by_role("combobox").press_sequentially("/")
        await expect(page.get_by_role("option").first).to_be_visible()

    async def offline(self, page: Page, playground: Playground) -> None:
        visit = await self.bidding(page, playground)
        await page.context.set_offline(True)
        await visit.press("Pass")
        await expect(page.get_by_text("Connection lost")).to_be_visible()

    async def log(self, page: Page, playground: Playground) -> None:
        await Visit.seated(page, playground, table(log=LOG, taken=2, title="Hand 1"))
        if await page.locator(".side").is_hidden():  # it may be open from an earlier state
            await page.get_by_role("button", name="Log and chat", exact=True).click()
        await expect(page.locator(".hand-log li")).to_have_count(len(LOG))

    async def score(self, page: Page, playground: Playground) -> None:
        visit, _ = await Visit.seated(page, playground, table())
        playground.tables.write(SheetNotes(1000, 900, (text("First to 1000 wins."),), ()), SHEET)
        await visit.show(table())
        await visit.press("Score")
        await expect(page.get_by_role("dialog", name="Score").get_by_role("row")).to_have_count(4)

    async def my_page(self, page: Page, playground: Playground) -> None:
        playground.service.answers["stats"] = lambda _: page_of("en")
        await page.keyboard.press("Escape")  # the sheet of the state before: a room for each state would be too many
        await page.locator(".to-menu").click()
        await page.get_by_role("dialog").get_by_role("button", name="My page").click()
        await expect(page.locator(".ladder li")).to_have_count(4)

    async def my_games(self, page: Page, playground: Playground) -> None:
        playground.service.answers["history"] = lambda _: games_of("en")
        await page.locator(".sheet").get_by_role("button", name="My games").click()
        await page.locator(".game-list summary").first.click()
        await expect(page.locator(".game-list table")).to_have_count(1)


def states(view: type) -> list[str]:
    return [name for name in vars(view) if not name.startswith("_") and name != "pressed"]


QUICK = ("bidding", "trick")


@pytest.mark.parametrize("view", [GroupChat, Table])
@pytest.mark.parametrize(
    "part",
    [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(2, marks=pytest.mark.slow)],
    ids=["a hand", "half of the others", "the other half"],  # nobody opens as many rooms at once as all need
)
async def test_axe_finds_nothing(page: Page, playground: Playground, view: type[GroupChat | Table], part: int):
    others = [name for name in states(view) if name not in QUICK]
    half = len(others) // 2
    chosen = [getattr(view(), name) for name in (QUICK, others[:half], others[half:])[part]]
    assert await faults_in(chosen, page, playground, view.pressed) == {}


async def test_the_result_of_the_only_hand_leads_to_no_next_hand(page: Page, playground: Playground):
    visit, board = await Visit.seated(page, playground, table("A game of one hand"))
    await visit.show(result(goes_on=False), again=board)
    shown = page.get_by_role("dialog", name="Hand 1 is over")
    await expect(shown.locator(".sheet-foot button")).to_have_text("Close")
