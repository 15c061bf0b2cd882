"""Coming to the playground's page in a browser, and what is done there in most tests."""

from dataclasses import dataclass
from functools import partial

from playwright.async_api import Locator, Page, expect

from adapters.web.rooms import digest, with_person
from bot.people import Chat
from bot.screen import Reply, Screen
from tests.web.conftest import Playground
from tests.web.page_client import opened_room


@dataclass
class Visit:
    """A room with a page in it; the test writes into its chats what a bot would."""

    page: Page
    playground: Playground
    group: Chat
    people: list[Chat]
    """The private chats."""

    @classmethod
    async def begin(cls, page: Page, playground: Playground, *, people: int = 2) -> "Visit":
        """Open a room with a page in it."""
        origin = str(playground.client.make_url("/")).rstrip("/")
        door = await opened_room(playground.client.session, origin)
        for number in range(2, people):
            added = partial(with_person, name=f"Player {number + 1}", language="en", player=digest(door.key))
            await playground.rooms.update(door.code, added)
        found = await playground.rooms.load(door.code)
        await page.goto(playground.address(door))
        visit = cls(page, playground, found.group, [found.private(one) for one in found.people])
        await expect(page.locator(".chat")).to_have_count(people + 1)
        return visit

    def chat(self, place: int | None = None) -> Locator:
        """A private chat's column by its person, the group's without one."""
        return self.page.locator(f"[id='chat-{self.chat_of(place).id}']")

    def chat_of(self, place: int | None) -> Chat:
        return self.group if place is None else self.people[place]

    async def show(self, screen: Screen, place: int | None = None, *, again: str = "") -> str:
        """Send a screen, or change the message `again`; return the message."""
        if again:
            return await self.playground.messenger.edit(self.chat_of(place), again, screen)
        nonce = f"{screen.digest}-{place}"
        return await self.playground.messenger.send(self.chat_of(place), screen, nonce=nonce)

    async def reply(self, text: str, place: int | None = None) -> None:
        """Say something beside the table."""
        await self.playground.messenger.reply(self.chat_of(place), Reply(screen=Screen(text=text)), to=None)

    async def is_whole(self, wanted: Locator) -> bool:
        """Whether nothing of an element is cut off: by the window, or by what it scrolls in."""
        return await wanted.evaluate(WHOLE)


WHOLE = """wanted => {
  const box = wanted.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  let [top, bottom, left, right] = [0, innerHeight, 0, innerWidth];
  for (let around = wanted.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const frame = around.getBoundingClientRect();
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
  }
  return box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
}"""
