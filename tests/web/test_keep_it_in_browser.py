"""A guest's own page: *Keep it* with its link and its question, deletion, and the door that leads to the page."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.codec import decode
from bot.finished import handover
from bot.finished.handover import Kept, Step
from bot.finished.kept_studies import mark_of
from bot.people import Person
from bot.screen import Answer
from bot.views.as_json import as_json
from bot.views.handover import keep_it
from tests.web.conftest import Playground
from tests.web.faults import faults
from tests.web.made_pages import NOW, NUMBERS, page_of
from tests.web.visits import Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

PRESSED = ".sheet[open] .ways-of-links :is(button, a)"
CODE = "K7QX2MABCDEFGHJK"
BOTS = {"telegram": "https://t.me/thousand_bot?start=", "discord": ""}
OFFERED = handover.Handover(
    code="handover-K7QX2M", guest=Person(platform="web", id="1", name="Kitty"), secret="", until=NOW + 600
)
ASKED = OFFERED.replace(step=Step.ASKED, taker=Person(platform="telegram", id="5", name="Annelise"))


@pytest_asyncio.fixture(loop_scope="session")
async def playground(redis) -> AsyncIterator[Playground]:
    async with Playground(redis).served(told={"keeps": BOTS}) as playground:
        yield playground


class Kitty:
    """The bot's side of a guest's page: how far a handover has come."""

    def __init__(self, playground: Playground) -> None:
        self.one = OFFERED
        self.pressed: list[str] = []
        playground.service.answers |= {
            "stats": lambda _: page_of("en", NUMBERS, guest=True),
            "handover": self.answer,
            "deletemydata": lambda _: Answer(toast="Deleted", gone=True),
        }

    def answer(self, press) -> Answer:
        step = decode(press.what.data).argument
        self.pressed.append(step)
        if step.startswith("give"):
            self.one = self.one.replace(step=Step.MOVED)
        view = keep_it(self.one, Kept(12, "easy"), NOW, "en", "" if step else CODE)
        return Answer(own={"kind": "keep", **as_json(view)})


async def own_page(page: Page):
    await page.locator(".to-menu").click()
    await page.locator(".choices button:text-is('My page')").click()
    sheet = page.locator(".sheet[open]")
    await expect(sheet.locator(".figures")).to_be_visible()
    return sheet


async def test_a_guest_gives_their_games_to_the_account_that_the_page_names(page: Page, playground: Playground):
    kitty = Kitty(playground)
    await Visit.at_table(page, playground)
    sheet = await own_page(page)
    assert await faults(page, PRESSED) == {}
    await sheet.get_by_role("button", name="Keep it").click()
    await expect(sheet).to_contain_text("12 games, ladder: easy")
    link = sheet.get_by_role("link", name="Open Telegram")
    await expect(link).to_have_attribute("href", f"{BOTS['telegram']}keep_{CODE}")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")
    await expect(sheet.locator("code")).to_have_text("/keep K7QX-2MAB-CDEF-GHJK")
    assert CODE not in page.url + await page.evaluate("JSON.stringify([localStorage, sessionStorage, history.state])")
    assert await faults(page, PRESSED) == {}
    kitty.one = ASKED
    await expect(sheet).to_contain_text("Give them to Annelise on Telegram?")
    await expect(link).to_have_count(0)
    await sheet.get_by_role("button", name="Give", exact=True).click()
    await expect(sheet).to_contain_text("Done. Annelise on Telegram has them now.")
    assert [step for step in kitty.pressed if step not in {"", "look"}] == [f"give-{mark_of(ASKED.taker.key)}"]


async def test_the_page_can_be_deleted_and_leads_back_to_the_entrance(page: Page, playground: Playground):
    Kitty(playground)
    visit = await Visit.at_table(page, playground)
    assert await playground.rooms.load(visit.group.id) is not None
    sheet = await own_page(page)
    await sheet.get_by_role("button", name="Delete everything").click()
    await expect(page.locator(".hero .refused")).to_have_text("Everything about you here is deleted.")
    assert await page.evaluate("localStorage.getItem('tables')") is None
    assert await playground.rooms.load(visit.group.id) is None


async def test_the_entrance_leads_to_the_page_of_who_played_here_before(page: Page, playground: Playground):
    Kitty(playground)
    await page.goto(str(playground.client.make_url("/")))
    await expect(page.locator("[data-door=howto]")).to_be_visible()
    await expect(page.locator("[data-door=mine]")).to_have_count(0)
    visit = await Visit.at_table(page, playground)
    await own_page(page)
    await page.goto(str(playground.client.make_url("/")))
    await page.locator("[data-door=mine]").click()
    await expect(page.locator(".sheet[open] .figures")).to_be_visible()
    assert visit.group.id in page.url


async def test_without_a_bot_there_is_nothing_to_keep_it_with(page: Page, playground: Playground, monkeypatch):
    for platform in [*BOTS]:
        monkeypatch.delitem(BOTS, platform)
    Kitty(playground)
    await Visit.at_table(page, playground)
    sheet = await own_page(page)
    await expect(sheet).to_contain_text("a month after your last visit")
    await expect(sheet.get_by_role("button", name="Keep it")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "ru"])
async def test_nothing_of_it_is_wider_than_a_narrow_phone(page: Page, playground: Playground, language: str):
    view = keep_it(ASKED, Kept(12, "easy"), NOW, language, CODE)
    playground.service.answers |= {"stats": lambda _: Answer(own={"kind": "keep", **as_json(view)})}
    await page.set_viewport_size({"width": 320, "height": 568})
    await Visit.at_table(page, playground)
    await page.locator(".to-menu").click()
    await page.locator(".choices button:text-is('My page')").click()
    body = page.locator(".sheet[open] .sheet-body")
    await expect(body.locator(".keep-what")).to_be_visible()
    assert await body.evaluate("one => one.scrollWidth <= one.clientWidth")
