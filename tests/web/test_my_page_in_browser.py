"""One's own page and games in the page: opened from the menu, drawn from their views."""

import json
import re

import pytest
from playwright.async_api import Locator, Page, expect

from adapters.web.rooms import with_change
from adapters.web.site import STATIC
from bot.codec import Verb, decode
from bot.finished import ratings
from bot.finished.records import FinishedGame, Player, SheetHand
from bot.people import Person
from bot.ports.directory import Aggregates
from bot.ports.presses import Pressed
from bot.screen import Answer
from bot.views.as_json import as_json
from bot.views.my_games import A_PAGE, my_games
from bot.views.my_page import my_page
from tests.screens.set_tables import in_play
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.table_moves import PATIENCE
from tests.web.visits import Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

NOW = 1_700_000_000.0
ANNA = Person(platform="web", id="anna", name="Anna")
BEN = Person(platform="web", id="ben", name="Bartholomäus Längsdorff-K.")
NUMBERS = {
    "games": 83.0,
    "wins": 31.0,
    "made": 120.0,
    "down": 40.0,
    "conceded": 12.0,
    "hands": 700.0,
    "points": 54000.0,
    "rated": 60.0,
    "strength": 9.0,
    "doubt": -6.5,
    "shared": 70.0,
    "left": 3.0,
    "detailed": 60.0,
    "declared": 150.0,
    "declared_points": 9000.0,
    "defended": 400.0,
    "defended_points": -700.0,
    "marriages": 44.0,
    "contract": 240.0,
    "preset:polish": 40.0,
    "preset:polish:won": 14.0,
    "preset:russian": 20.0,
    "ladder:gentle": 3.0,
    "ladder:easy": 2.0,
    "ladder:normal": 1.0,
}


def curve() -> str:
    found = ""
    for number in range(60):
        found = ratings.curve_with(found, ratings.Rating(number * 0.12 + number % 5, max(-6.5, -0.15 * number)))
    return found


def page_of(language: str, numbers: dict[str, float] | None = None) -> Answer:
    sums = Aggregates("Anna", NUMBERS if numbers is None else numbers, curve=curve() if numbers is None else "")
    about = {"daily": {"last": "2026-11-28", "streak": 12}}
    return Answer(own={"kind": "me", **as_json(my_page("Anna", sums, about, "2026-11-28", language, own=True))})


def game(number: int, finished: float) -> FinishedGame:
    sheet = ((0, 100, "made", (100, 20, 15)), (1, 120, "down", (140, -100, 30)), (0, 110, "made", (1010, -60, 300)))
    return FinishedGame(
        table=f"GAME{number}",
        preset="polish",
        finished=finished,
        hands=3,
        players=(Player(person=ANNA), Player(person=BEN), Player(number=1)),
        totals=sheet[-1][3],
        winners=(number % 2,),
        sheet=tuple(
            SheetHand(hand=at + 1, declarer=who, contract=contract, outcome=outcome, totals=totals)
            for at, (who, contract, outcome, totals) in enumerate(sheet)
        ),
    )


def games_of(language: str, page: int = 0) -> Answer:
    running = in_play().replace(id="RUNS22")
    running = running.replace(clock=running.clock.replace(turn_since=NOW - 7200))
    days = [NOW - 600, NOW - 5 * 86_400, *(NOW - (40 + day) * 86_400 for day in range(A_PAGE))]
    games = [game(number, at) for number, at in enumerate(days)]
    view = my_games(ANNA.key, [running], games[page * A_PAGE :], [], page, now=NOW, language=language)
    return Answer(own={"kind": "games", **as_json(view)})


async def opened(page: Page, playground: Playground, entry: str, language: str = "en") -> Locator:
    """Open an entry of the menu, and return its sheet."""
    playground.service.answers |= {"stats": lambda _: page_of(language), "history": lambda _: games_of(language)}
    visit = await Visit.at_table(page, playground)
    if language != "en":
        room, address = await playground.rooms.load(visit.group.id), page.url
        await page.goto("about:blank")
        await playground.rooms.update(room.code, lambda old: with_change(old, room.people[0].id, language=language))
        await page.goto(address)
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await page.locator(".to-menu").click()
    await page.locator(f".choices button:text-is('{word(language, entry)}')").click()
    sheet = page.locator(".sheet[open]")
    await expect(sheet.get_by_role("heading", level=2)).to_have_text(word(language, entry))
    return sheet


def word(language: str, key: str) -> str:
    return json.loads((STATIC / "words" / f"{language}.json").read_text("utf-8"))[key]


async def has_pressed(playground: Playground, wanted: tuple[Verb, str]) -> None:
    async def is_there() -> bool:
        tokens = [decode(one.what.data) for one in playground.service.presses if isinstance(one.what, Pressed)]
        return wanted in [(token.verb, token.argument) for token in tokens]

    await until(is_there, PATIENCE / 1000)


async def test_my_page_shows_the_numbers_and_asks_who_sees_them(page: Page, playground: Playground):
    sheet = await opened(page, playground, "play-my-page")
    numbers = sheet.locator(".figures")
    await expect(numbers.locator(".rating")).to_contain_text("estimate ")
    await expect(numbers.locator(".declarer")).to_contain_text("+60a hand, in 150 hands")
    await expect(numbers.locator(".defender")).to_contain_text("−2")
    await expect(numbers.locator(".days")).to_contain_text("12")
    await expect(sheet.get_by_role("img")).to_have_attribute("aria-label", re.compile("Rating over the last 60 games:"))
    await expect(sheet.locator(".ladder .done")).to_have_count(2)
    await expect(sheet.locator(".ladder [aria-current=step]")).to_contain_text("normal 1/2")
    await expect(sheet.locator(".earned li")).to_have_text(["First win", "First whole game won", "Ladder: easy"])
    await expect(sheet.get_by_role("row").nth(1)).to_have_text("Polish Thousand4014")
    await expect(sheet).to_contain_text("60 of 83 games")
    await sheet.get_by_label("No one").check()
    await has_pressed(playground, (Verb.SEEN, "nobody"))
    await expect(sheet).not_to_contain_text(re.compile("/[a-z]"))


async def test_my_games_show_whose_turn_it_is_and_lead_on(page: Page, playground: Playground):
    sheet = await opened(page, playground, "play-my-games")
    running = sheet.locator(".game-list").first
    await expect(running.get_by_role("listitem")).to_contain_text("2 hours ago")
    await expect(running.get_by_role("button", name="Go to the table")).to_be_visible()
    finished = sheet.locator(".game-list").last.locator("> li")
    await expect(finished).to_have_count(20)
    await expect(finished.first).to_contain_text("Won · 14 Nov 2023")
    await expect(finished.first.locator(".won")).to_have_text("You 1010 (winner)")
    await expect(finished.get_by_role("button", name="Review")).to_have_count(2)
    await finished.nth(5).locator("summary").click()
    await expect(finished.nth(5).get_by_role("row").nth(2)).to_contain_text("−120")
    await sheet.get_by_role("button", name="Older games").click()
    await has_pressed(playground, (Verb.GAMES, "1"))


async def test_before_the_first_game_the_page_has_the_ladder_alone(page: Page, playground: Playground):
    sheet = await opened(page, playground, "play-my-games")
    playground.service.answers["stats"] = lambda _: page_of("en", {})
    await page.keyboard.press("Escape")
    await page.locator(".to-menu").click()
    await page.locator(".choices button:text-is('My page')").click()
    await expect(sheet).to_contain_text("No finished game yet.")
    await expect(sheet.locator(".ladder li")).to_have_count(4)
    await expect(sheet.locator(".figures > div")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "ru"])
async def test_nothing_of_them_is_wider_than_a_narrow_phone(page: Page, playground: Playground, language: str):
    await page.set_viewport_size({"width": 320, "height": 568})
    for entry in ("play-my-page", "play-my-games"):
        sheet = await opened(page, playground, entry, language)
        body = sheet.locator(".sheet-body")
        assert await body.evaluate("one => one.scrollWidth <= one.clientWidth"), entry
