"""A guest's window without a browser: the page of the first table, connected as it connects."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import ClientSession

from tests.web.page_client import Door, PageClient, opened_room
from tests.web.views_heard import choices_of


class GuestWindow(PageClient):
    """One open window of a place, with everything received so far."""

    path = "talk"

    @property
    def me(self) -> str:
        """The id of the person in front of the window."""
        return self.people[0]

    @property
    def table(self) -> str:
        """The code of the shown table; empty without one."""
        return str(self.room["table"]) if self.room["shows"] == "table" else ""

    @property
    def view(self) -> dict[str, Any]:
        """What the person sees of the shown table; empty without one."""
        return self.views.view(self.table) or {}

    @property
    def is_due(self) -> bool:
        """Whether the person is to move."""
        return "own" in self.view.get("question", {})

    def choice(self, kind: str) -> str:
        """The data of the first choice or act of this kind. Raises LookupError if there is none."""
        rows = [*self.view.get("acts", ()), choices_of(self.view)]
        lobby = self.view.get("lobby", {}).get("acts", ())
        for one in [*(act for row in rows for act in row), *(act["button"] | act for act in lobby)]:
            if one["kind"] == kind:
                return str(one["data"])
        raise LookupError(kind)

    async def do(self, command: str, chat: str = "", **more: Any) -> dict[str, Any]:
        """Do a command of the menu, in the group unless `chat` is given; wait for the answer."""
        given = {"id": f"do{len(self.answers)}", "person": self.me, "chat": chat or self.group, **more}
        return await self.send(type="do", command=command, **given)

    async def press(self, data: str, **more: Any) -> dict[str, Any]:
        """Press a button with this data; wait for the answer."""
        given = {"id": f"press{len(self.answers)}", "person": self.me, "chat": self.group, "message": "0", **more}
        return await self.send(type="press", data=data, **given)

    def lines(self) -> list[str]:
        """What was said, oldest first."""
        return [line["text"] for line in self.said]


@asynccontextmanager
async def window_at(address: str, door: Door | None = None, table: str = "") -> AsyncIterator[GuestWindow]:
    """A window of a playground that runs elsewhere, in a place of its own unless one is given."""
    async with ClientSession(headers={"Origin": address}) as session:
        place = door or await opened_room(session, address, people=1)
        async with session.ws_connect(f"{address}/t/{place.code}/{GuestWindow.path}") as socket:
            window = await GuestWindow.greeting(socket, place.key, table=table)
            window.door = place
            yield window
