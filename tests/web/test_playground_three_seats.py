"""Three browsers, each with one seat's link, play a whole game. No byte received by one reveals another's card."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, WSMsgType

from adapters.redis.database import Database
from adapters.web.rooms import new_key
from bot.codec import Verb, decode
from bot.table.table import Stage, Table
from engine.cards import CODES
from engine.view import view
from tests.waiting import until
from tests.web.guest_window import GuestWindow
from tests.web.made_views import MOVES
from tests.web.page_client import Door, opened_room
from tests.web.playground_moves import running_playground, stored_table
from tests.web.views_heard import choices_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

GAME = "/newgame polish lock.enabled=no game.target=120"
NAMES = ("Anna", "Ben", "Cleo")
WRITTEN = re.compile(r"(?<!\d)(9|10|[JQKA])([♠♣♦♥])|\"([9TJQKA][SCDH])\"")
PATIENCE = 60.0  # seconds, on a busy machine
LETTERS = dict(zip("♠♣♦♥", "SCDH", strict=True))


@dataclass
class Browser:
    """A browser with one seat, and everything that it has received."""

    session: ClientSession
    address: str
    door: Door
    page: GuestWindow | None = None
    came: list[str] = field(default_factory=list)
    read: int = 0  # how much of `came` has been searched

    async def connect(self) -> None:
        """Open the page: its addresses without the key, and the connection with the key."""
        for path in ("/", f"/t/{self.door.code}", f"/t/{self.door.code}/chat", "/setting"):
            async with self.session.get(self.address + path) as answer:
                self.came.append(f"{answer.url} {answer.headers} {await answer.text()}")
        socket = await self.session.ws_connect(
            f"{self.address}/t/{self.door.code}/{GuestWindow.path}", headers={"Origin": self.address}
        )
        self.page = await GuestWindow.greeting(socket, self.door.key)
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self.page.socket:
            if frame.type is WSMsgType.TEXT:
                self.came.append(frame.data)
                self.page.hear(json.loads(frame.data))

    @property
    def own(self) -> dict[str, Any] | None:
        """What this person's seat sees."""
        views = [view for view in self.page.views.all() if "own" in view]
        own: dict[str, Any] | None = views[-1]["own"] if views else None
        return own

    def held(self) -> set[str]:
        """The cards of the hand."""
        return set((self.own or {}).get("hand", ()))

    async def holds(self, cards: set[str]) -> bool:
        """Whether the hand has no cards but these."""
        return self.held() <= cards

    def moves(self) -> list[str]:
        """The data of each choice that makes a move."""
        choices = choices_of({"own": self.own or {}})
        return [one["data"] for one in choices if one["kind"] in MOVES and one.get("style") != "muted"]

    async def does(self, given: dict[str, Any]) -> dict[str, Any]:
        """Send an input and return its answer."""
        name = f"input{len(self.came)}"
        await self.page.socket.send_json({"id": name, "person": self.page.people[0], **given})
        answered: list[dict[str, Any]] = []

        async def there() -> bool:
            answered.extend(one for one in self.page.answers if one["id"] == name)
            return bool(answered)

        await until(there, PATIENCE)
        return answered[0]

    async def says(self, text: str) -> dict[str, Any]:
        return await self.does({"type": "say", "chat": self.page.group, "text": text})

    def fresh(self) -> str:
        """Return what the browser has received since the last call."""
        came, self.read = "\n".join(self.came[self.read :]), len(self.came)
        return came


def cards_in(came: str) -> set[str]:
    """Every card in a text, written as a code or in the readable form."""
    return {code or rank.replace("10", "T") + LETTERS[suit] for rank, suit, code in WRITTEN.findall(came)}


@pytest_asyncio.fixture(loop_scope="session")
async def browsers(redis_url) -> AsyncIterator[list[Browser]]:
    async with running_playground(redis_url) as (bot, address), ClientSession() as session:
        host = await opened_room(session, address, people=1)
        doors = [host]
        for name in NAMES[1:]:
            headers = {"Origin": address}
            async with session.post(
                f"{address}/t/{host.code}/invite", json={"key": host.key}, headers=headers
            ) as reply:
                invitation = (await reply.json())["address"].partition("#invited=")[2]
            guest = Door(host.code, new_key())
            body = {"invitation": invitation, "key": guest.key, "name": name}
            async with session.post(f"{address}/t/{host.code}/seat", json=body, headers=headers) as reply:
                assert reply.status == 201
            doors.append(guest)
        opened = [Browser(session, address, door) for door in doors]
        for browser in opened:
            await browser.connect()
        yield opened
        for browser in opened:
            browser.listening.cancel()
            await asyncio.wait([browser.listening])
            await browser.page.socket.close()
        assert [door.key for door in doors if any(door.key in line for line in bot.output)] == []


async def whose_turn(database: Database, browsers: list[Browser]) -> tuple[Table | None, Browser | None]:
    """Wait until the pages show the stored table; return it and the browser to move, None if the game is over."""
    found: list[tuple[Table | None, Browser | None]] = []

    async def shown() -> bool:
        _, table = await stored_table(database) or (0, None)  # None once the game is finished
        if table is None or table.stage is not Stage.PLAYING:
            found.append((table, None))
            return True
        movers = [one for one in browsers if any(decode(data).decision == table.decision for data in one.moves())]
        found.extend((table, mover) for mover in movers)
        return len(movers) == 1

    await until(shown, PATIENCE)
    return found[-1]


async def test_no_byte_tells_another_seats_card_in_a_whole_game(browsers: list[Browser], redis_database):
    host, *guests = browsers
    await host.says(GAME)
    for guest in guests:
        assert "refused" not in await guest.says("/join")
    await host.says("/deal")
    deal, known, moves = 0, [set[str]() for _ in browsers], 0
    while True:
        table, mover = await whose_turn(redis_database, browsers)
        if mover is None:
            break
        new = table.game.hand_number != deal
        for seat, browser in enumerate(browsers):
            may_see = cards_in(json.dumps(view(table.game, seat).as_json()))
            # A new deal arrives together with the end of the old one, which was public.
            came = browser.fresh()
            known[seat] = may_see if new else known[seat] | may_see
            if not new:
                assert cards_in(came) <= known[seat], f"seat {seat} in deal {deal}"
            if new:  # the hand of the last deal may still be shown for a moment
                await until(partial(browser.holds, may_see), PATIENCE)
            assert browser.held() <= known[seat]
        deal = table.game.hand_number
        data = next((one for one in mover.moves() if decode(one).verb is Verb.PASS), mover.moves()[0])
        chat = mover.page.people[0]
        await mover.does({"type": "press", "chat": chat, "message": "0", "data": data})
        moves += 1
    assert moves > len(CODES) // 2  # cards without a choice play themselves
