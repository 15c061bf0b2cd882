"""Lines that others write while the chat of the first page is closed: its button counts them until it is opened."""

import pytest
from playwright.async_api import Page, expect

from adapters.web.chatlog import Message
from adapters.web.rooms import with_person
from tests.web.conftest import Playground
from tests.web.hands import table
from tests.web.visits import Visit

pytestmark = pytest.mark.browser


async def write(visit: Visit, author: str, text: str) -> None:
    said = Message(kind="said", at=1.0, author=author, text=text)
    await visit.playground.chatlog.add(visit.group.id, said, nonce=f"{author} {text}")


async def come(page: Page, playground: Playground) -> tuple[Visit, str]:
    """Sit at a table with a friend; return the visit and the friend's id."""
    visit, _ = await Visit.seated(page, playground, table())
    room = await playground.rooms.update(visit.group.id, lambda old: with_person(old, "Ola", "en", "another key"))
    return visit, room.people[-1].id


async def test_a_line_in_the_closed_chat_leaves_a_mark_until_it_is_opened(page: Page, playground: Playground):
    visit, friend = await come(page, playground)
    chat = page.locator(".to-chat")
    await expect(chat).to_have_attribute("aria-label", "Log and chat")
    await write(visit, friend, "Good luck!")
    await write(visit, friend, "Shall we?")
    await expect(chat).to_have_attribute("aria-label", "Log and chat · 2 new")
    await page.reload()
    await expect(chat).to_have_attribute("data-unread", "2")
    await chat.click()
    await expect(chat).to_have_attribute("aria-label", "Log and chat")
    await write(visit, friend, "Well played")
    await expect(page.locator(".side .log")).to_contain_text("Well played")
    await page.locator(".side header button").click()
    await expect(chat).to_have_attribute("aria-label", "Log and chat")


async def test_own_lines_and_commands_leave_no_mark(page: Page, playground: Playground):
    visit, friend = await come(page, playground)
    await write(visit, friend, "/score")
    await write(visit, visit.people[0].id, "Hello")
    await write(visit, friend, "Hi")
    await expect(page.locator(".to-chat")).to_have_attribute("data-unread", "1")
