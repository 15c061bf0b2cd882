"""A browser in a room of the scripted playground. The tests write into its chats what a bot would."""

from dataclasses import dataclass
from functools import partial
from typing import Self

from playwright.async_api import Locator, Page, expect

from adapters.web.rooms import digest, with_person
from bot.people import Chat
from bot.screen import Reply, Screen
from bot.views.table import TableView
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, hand
from tests.web.made_tables import Shown
from tests.web.page_client import opened_room

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


@dataclass
class Visit:
    """A page in a room of its own."""

    page: Page
    playground: Playground
    group: Chat
    people: list[Chat]
    """The private chats."""

    @classmethod
    async def begin(cls, page: Page, playground: Playground, *, people: int = 2) -> Self:
        """Open a room with so many people in the page that shows a group chat."""
        visit = await cls._opened(page, playground, people, "/chat")
        await expect(page.locator(".chat")).to_have_count(people + 1)
        return visit

    @classmethod
    async def at_table(cls, page: Page, playground: Playground) -> Self:
        """Open a room for one person in the page that shows a table."""
        visit = await cls._opened(page, playground, 1, "")
        await expect(page.locator(".dock")).to_be_visible()
        return visit

    @classmethod
    async def seated(cls, page: Page, playground: Playground, board: TableView) -> tuple[Self, str]:
        """Open a table with a board and a hand; return the visit and the board's message."""
        visit = await cls.at_table(page, playground)
        shown = await visit.show(board)
        await visit.show(hand(EIGHT), 0)
        await expect(page.locator(".plate")).to_have_count(3)
        return visit, shown

    @classmethod
    async def _opened(cls, page: Page, playground: Playground, people: int, view: str) -> Self:
        origin = playground.origin["Origin"]
        door = await opened_room(playground.client.session, origin, people=min(people, 2))
        for number in range(2, people):
            added = partial(with_person, name=f"Player {number + 1}", language="en", player=digest(door.key))
            await playground.rooms.update(door.code, added)
        found = await playground.rooms.load(door.code)
        await page.goto(f"{origin}/t/{door.code}{view}#key={door.key}")
        return cls(page, playground, found.group, [found.private(one) for one in found.people])

    def chat(self, place: int | None = None) -> Locator:
        """The column of a person's private chat, or of the group."""
        return self.page.locator(f"[id='chat-{self.chat_of(place).id}']")

    def board(self) -> Locator:
        """The message in the group chat that shows the board."""
        return self.chat().locator("[data-shows=board]").last

    def hand(self, place: int) -> Locator:
        """The message that shows a person's hand."""
        return self.chat(place).locator("[data-shows=hand]").last

    def chat_of(self, place: int | None) -> Chat:
        return self.group if place is None else self.people[place]

    async def show(self, shown: Shown, place: int | None = None, *, again: str = "") -> str:
        """Show something in a new message, or in place of the message `again`; return the message."""
        return await self.playground.tables.show(self.chat_of(place), shown, again=again)

    async def reply(self, shown: str | Screen, place: int | None = None) -> None:
        """Send a reply beside the table."""
        screen = Screen(text=shown) if isinstance(shown, str) else shown
        await self.playground.messenger.reply(self.chat_of(place), Reply(screen=screen), to=None)

    async def type(self, line: str) -> None:
        """Type a line into the group chat's column."""
        field = self.chat().get_by_role("textbox", name="Message in")
        await field.fill(line)
        await field.press("Enter")

    async def press(self, name: str) -> None:
        """Press the button with this name."""
        await self.page.get_by_role("button", name=name, exact=True).click()

    async def is_whole(self, wanted: Locator) -> bool:
        """Whether an element is fully visible: not cut off by the window or by a scrolling element."""
        return await wanted.evaluate(WHOLE)
