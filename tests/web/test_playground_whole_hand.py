"""Hands in the page that shows a group chat, with the real bot, a real Redis and a real browser."""

import pytest
from playwright.async_api import Page, expect

from adapters.redis.database import Database
from bot.table.table import Table
from engine.view import view
from tests.waiting import until
from tests.web.browser import open_room, opened
from tests.web.listener import Listener
from tests.web.playground_moves import make_a_move, running_playground, stored_table

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(180)]

HAND_IS_OVER = "Hand 2 ·"
# The focus is on a card or a choice of the person to move, or the text has appeared.
DECIDES = """text => document.body.textContent.includes(text)
  || document.activeElement.closest(".to-move [data-shows=hand] .rows button")"""

ANSWERED = "text => !document.activeElement.dataset.asked || document.body.textContent.includes(text)"


async def open_playground(page: Page, address: str) -> None:
    await page.goto(address)
    await open_room(page)
    await page.get_by_role("button", name="Start a game").click()
    await expect(page.locator(".chat.private.to-move")).to_have_count(1, timeout=20_000)


async def board(page: Page) -> str:
    return await page.locator(".group [data-shows=board]").last.text_content() or ""


async def play_until(page: Page, text: str) -> None:
    for _ in range(80):
        await page.wait_for_function(
            "text => document.querySelector('.chat.private.to-move') || document.body.textContent.includes(text)",
            arg=text,
            timeout=20_000,
        )
        if text in await board(page):
            return
        await make_a_move(page)
    raise AssertionError(f"no {text!r} on the board: {await board(page)}")


async def play_by_keys(page: Page, text: str) -> Listener:
    """Play until the board contains a text. The page moves the focus to the next choice, so Enter makes it."""
    listener = await Listener.at(page)
    while True:
        await page.wait_for_function(DECIDES, arg=text, timeout=20_000)
        if text in await board(page):
            await listener.heard()
            return listener
        await listener.focus()
        await page.evaluate("document.activeElement.dataset.asked = 1")
        await listener.press("Enter")
        await listener.heard()
        await page.wait_for_function(ANSWERED, arg=text)


async def test_a_whole_hand_is_played_by_keys_in_at_most_60_presses(redis_url, browser):
    async with running_playground(redis_url) as (_, address), opened(browser) as page:
        await page.goto(address)
        await page.locator("[data-door=chat]").focus()
        await page.keyboard.press("Enter")  # this opens a room
        start = page.get_by_role("button", name="Start a game")
        await start.focus()
        await page.keyboard.press("Enter")
        listener = await play_by_keys(page, HAND_IS_OVER)
        assert listener.presses <= 60
        text = " ".join(listener.transcript)
        assert "Your turn" in text
        assert "Hand 1 is over" in text
        await page.get_by_role("region", name="The group").get_by_role("button", name="Score").first.click()
        await expect(page.get_by_text("Score · table").first).to_be_visible(timeout=10_000)


async def test_a_game_survives_kill_9_and_goes_on_in_the_open_page(redis_url, redis_database, browser):
    async with running_playground(redis_url) as (bot, address), opened(browser) as page:
        await open_playground(page, address)
        await play_until(page, "plays for")
        await bot.kill()
        _, stored = await stored_table(redis_database)
        await bot.start(until="The playground is open")
        await page.reload()
        await until(lambda: shows_the_hands(page, redis_database), 20)
        # A built-in player may have moved by now, but no card of a person is lost.
        _, now = await stored_table(redis_database)
        assert set(hands_of_people(stored)) <= set(hands_of_people(now))
        await play_until(page, HAND_IS_OVER)


async def shows_the_hands(page: Page, database: Database) -> bool:
    """Whether the private chats show the cards that the people at the table hold."""
    faces = page.locator(".chat.private [data-shows=hand]:last-child .held .face")
    shown = await faces.evaluate_all("faces => faces.map(face => face.dataset.face)")
    _, table = await stored_table(database)
    return shown == hands_of_people(table)


def hands_of_people(table: Table) -> list[str]:
    people = [index for index, seat in enumerate(table.seats) if seat.person is not None]
    return [code for index in people for code in view(table.game, index).hand]
