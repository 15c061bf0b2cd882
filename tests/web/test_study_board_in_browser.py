"""The study board in a browser: what if, variations, files and links, set-up positions, kept studies, playing on."""

import base64
import json
import random
import zlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from engine import read_record
from engine.__main__ import main
from tests.web.faults import faults
from tests.web.table_moves import is_over, move, my_turn_or_result, open_short_game, study_menu

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PRESSED = ".study button, .study select, .study summary, .study-sheet button, .study-sheet select, .study-sheet summary"
EVIL = '<img src=x onerror="evil=1">'
DROP = """([text, where]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.json"));
  document.querySelector(where).dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""
HANDS = {"Player 1": "AS TS KS QS AH TH KH", "Player 2": "AC TC KC QC AD TD KD", "Player 3": "JS JH JC JD 9S 9H 9C"}


@pytest.fixture
def record(capsys) -> dict[str, Any]:
    """A whole game between built-in players."""
    assert (
        main(["simulate", "--rules", "polish", "--seats", "3", "--games", "1", "--seed", "5", "--level", "easy"]) == 0
    )
    return json.loads(capsys.readouterr().out)


@pytest_asyncio.fixture(loop_scope="session")
async def board(page: Page, address: str) -> AsyncIterator[Page]:
    """The board with a random deal."""
    await page.goto(address)
    await page.get_by_role("button", name="Study board").click()
    await expect(page.locator(".study[open]")).to_be_visible()
    yield page


def link_of(address: str, study: object) -> str:
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(json.dumps(study).encode()) + packer.flush()
    return f"{address}#study={base64.urlsafe_b64encode(packed).decode().rstrip('=')}&at=0..0"


def choices(page: Page) -> Locator:
    return page.locator(".choice-press")


def count(page: Page) -> Locator:
    return page.locator(".study-count")


async def tried(page: Page) -> None:
    """Bid, go back, and make another choice: a variation begins."""
    await choices(page).first.click()
    await expect(count(page)).to_contain_text("1 / 1")
    await choices(page).last.click()
    await expect(count(page)).to_contain_text("2 / 2")
    await page.get_by_role("button", name="Back", exact=True).click()
    await choices(page).first.click()
    await expect(page.locator(".study-lines li")).to_have_count(2)


async def test_a_variation_is_begun_named_promoted_deleted_and_brought_back(board: Page):
    await tried(board)
    assert await board.evaluate("document.activeElement.className") == "choice-press"
    await board.locator(".study-tools").get_by_label("Name", exact=True).fill("A braver bid")
    await board.keyboard.press("Tab")
    await expect(board.locator(".study-lines [aria-current=true]")).to_contain_text("A braver bid")
    await board.get_by_role("button", name="Make it the main line").click()
    await expect(board.locator(".study-lines [aria-current=true]")).to_have_text("Main line")
    await board.locator(".study-lines button").nth(1).click()
    await board.get_by_role("button", name="Delete").click()
    await expect(board.locator(".study-lines li")).to_have_count(1)
    await board.get_by_role("button", name="Bring it back").click()
    await expect(board.locator(".study-lines li")).to_have_count(2)


async def test_bots_answer_until_the_same_seat_is_to_act_again(board: Page):
    await board.get_by_label("After my choice the others play").select_option(label="Easy")
    await choices(board).first.click()
    await expect(count(board)).not_to_contain_text("0 / 0")
    done = int((await count(board).inner_text()).rpartition("/")[2])
    assert done >= 3


async def test_a_dropped_record_and_a_saved_file_are_the_same_study(page: Page, address: str, record):
    await page.goto(address)
    await expect(page.locator(".hero")).to_be_visible()
    await page.evaluate(DROP, [json.dumps(record), ".hero"])
    await expect(page.locator(".study-panel ol").last.locator("li")).to_have_count(len(record["hands"]))
    async with page.expect_download() as saving:
        await study_menu(page, "Save as a file")
    saved = json.loads((await (await saving.value).path()).read_text("utf-8"))
    assert [hand["actions"] for hand in saved["hands"]] == [hand["actions"] for hand in record["hands"]]
    await page.evaluate(DROP, ['{"format": "poem"}', ".study"])
    await expect(page.locator(".study-said")).not_to_contain_text("deal")
    await expect(page.locator(".study-panel ol").last.locator("li")).to_have_count(len(record["hands"]))


async def test_the_mistakes_of_all_seats_lead_to_their_moments(page: Page, address: str, record):
    await page.goto(link_of(address, {**record, "hands": record["hands"][:3], "names": ["Anna", "Jan", "Ola"]}))
    await page.get_by_role("button", name="Find everyone").click()
    one = page.locator(".study-part", has_text="Mistakes").locator("li button").first
    await one.click(timeout=60_000)
    await expect(one).to_have_attribute("aria-current", "true")
    await expect(page.locator(".study-reason")).to_contain_text("Better:")


async def test_a_link_leads_to_the_same_moment_of_the_same_variation(board: Page, address: str):
    await tried(board)
    await study_menu(board, "Share a link")
    link = await board.locator(".study-link input").input_value()
    said = await board.locator(".study-said").inner_text()
    assert len(read_record(link).hands[0].actions) == 2
    await board.goto("about:blank")
    await board.goto(link)
    await expect(count(board)).to_contain_text("2 / 2")
    await expect(board.locator(".study-said")).to_have_text(said)
    await board.locator(".study-close").click()
    assert board.url == address


async def test_a_foreign_study_can_do_nothing_but_be_shown(page: Page, address: str, record):
    text = {"title": EVIL, "names": ["<b>A", EVIL[:24], "\u202eC"], "evil": EVIL}
    hand = record["hands"][0]
    branch = {"at": 1, "name": EVIL, "actions": [hand["actions"][1]], "comments": {"2": EVIL}, "evil": EVIL}
    hand |= {"comments": {"0": EVIL}, "variations": [branch], "evil": EVIL}
    stranger = {**record, **text, "hands": [hand]}
    await page.add_init_script("window.evil = 0")
    await page.goto(link_of(address, stranger))
    await expect(page.locator("#study-title")).to_have_text(EVIL)
    await expect(page.locator(".study textarea")).to_have_value(EVIL)
    assert await page.locator(".study img[src=x], .study script").count() == 0
    assert await page.evaluate("window.evil") == 0


async def test_what_is_no_study_is_refused_and_changes_nothing(page: Page, address: str, record):
    rng = random.Random(7)
    whole = link_of(address, record)
    huge = link_of(address, {"format": "thousand-record/1", "title": "x" * 3_000_000})
    deep = link_of(address, json.loads("[" * 150 + "]" * 150))
    broken = [
        "".join(rng.choice("ABCabc019_-") if rng.random() < 0.02 else sign for sign in whole.partition("#study=")[2])
        for _ in range(8)
    ]
    for bad in [
        huge,
        deep,
        link_of(address, None),
        link_of(address, [1]),
        *(f"{address}#study={one}" for one in broken),
    ]:
        await page.goto("about:blank")
        await page.goto(bad)
        await expect(page.locator("#toasts, .study-said").last).not_to_be_empty()
    assert await page.locator(".hero").count() == 1


async def test_a_position_is_typed_and_an_impossible_one_is_refused_at_its_place(board: Page):
    await study_menu(board, "Set up a position")
    await board.get_by_role("button", name="Clear").click()
    for name, cards in HANDS.items():
        await board.get_by_role("button", name="Show it").click()
        await expect(board.locator(".study-note.wrong")).not_to_be_empty()
        await board.get_by_role("textbox", name=f"{name}: type cards").fill(cards)
    await board.get_by_role("textbox", name="Player 3: type cards").fill(f"{HANDS['Player 3']} AS")
    await board.get_by_role("button", name="Show it").click()
    await expect(board.locator(".study-place.blamed")).to_have_count(1)
    await board.get_by_role("textbox", name="Player 3: type cards").fill(HANDS["Player 3"])
    await board.get_by_role("textbox", name="Player 1: type cards").fill(HANDS["Player 1"])
    await board.get_by_role("button", name="Show it").click()
    await expect(board.locator(".study-sheet")).to_have_count(0)
    await expect(board.locator(".held [data-card]")).to_have_count(7)
    await expect(board.locator(".study .lying [data-face=QH]")).to_be_visible()  # the remaining cards are the talon


async def test_a_card_goes_by_two_presses_to_its_place_and_the_focus_with_it(board: Page):
    await study_menu(board, "Set up a position")
    await board.get_by_role("button", name="Clear").click()
    card = board.locator(".study-card[data-card=AS]")
    await card.press("Enter")
    await board.get_by_role("button", name="Put it here: Talon").press("Enter")
    await expect(board.locator("[data-place=talon] .study-card")).to_have_count(1)
    await expect(card).to_be_focused()
    await board.locator(".study-card[data-card=KH]").drag_to(board.locator("[data-place=hand-1]"))
    await expect(board.get_by_role("textbox", name="Player 2: type cards")).to_have_value("KH")


async def test_a_study_is_kept_opened_again_and_deleted(board: Page):
    await board.locator(".study-menu").click()
    await board.locator(".study-sheet").get_by_label("Name", exact=True).fill("My deal")
    await board.get_by_role("button", name="Keep this study").click()
    await expect(board.locator(".study-said")).to_have_text("Kept.")
    await tried(board)
    await study_menu(board, "My studies")
    await board.get_by_role("button", name="My deal").first.click()
    await expect(board.locator("#study-title")).to_have_text("My deal")
    await expect(count(board)).to_contain_text("0 / 0")
    await study_menu(board, "My studies")
    await board.get_by_role("button", name="Delete: My deal").click()
    await expect(board.get_by_text("Nothing is kept yet.")).to_be_visible()


async def test_one_plays_on_from_a_moment(board: Page):
    await choices(board).first.click()
    await board.get_by_role("button", name="Play on from here").click()
    await board.locator(".study-sheet").get_by_role("button", name="Easy").click()
    await expect(board.locator(".study")).to_have_count(0)
    await expect(board.locator(".table.playing")).to_be_visible()


async def test_the_result_of_a_game_does_not_lie_over_one_that_is_played_on_from_it(page: Page, address: str):
    await open_short_game(page, address, "polish lock.enabled=no game.target=120")
    while not await page.get_by_role("dialog", name="The game is over").count():
        if await is_over(page):
            await page.locator(".sheet[open] .sheet-foot button").first.click()
            await my_turn_or_result(page)
        else:
            await move(page)
    await page.locator(".sheet[open]").get_by_role("button", name="Study").click()
    await page.get_by_role("button", name="Next", exact=True).click()
    await page.get_by_role("button", name="Play on from here").click()
    await page.locator(".study-sheet").get_by_role("button", name="Easy").click()
    await expect(page.locator("main.my-turn")).to_be_visible()
    await expect(page.locator("dialog[open]")).to_have_count(0)


async def test_axe_finds_nothing_on_the_board_and_its_sheets(board: Page):
    await tried(board)
    await expect(board.locator(".choice-worth b").first).to_be_visible(timeout=30_000)
    assert await faults(board, PRESSED) == {}
    for name in ("Set up a position", "Share a link"):
        await study_menu(board, name)
        await expect(board.locator(".study-sheet").last).to_be_visible()
        assert await faults(board, PRESSED) == {}, name
        await board.keyboard.press("Escape")
