"""A page that meets a server with another protocol loads itself again, once."""

import json
import re

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.hands import table
from tests.web.visits import Visit

pytestmark = pytest.mark.browser


class Newer:
    """Stands between a page and the server, and tells the page of another protocol."""

    def __init__(self) -> None:
        self.greeted = 0
        """How many connections of pages were told of it."""

    def between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def told(said: str | bytes) -> None:
            frame = json.loads(said)
            if frame["type"] == "room" and "protocol" in frame:
                self.greeted += 1
                said = json.dumps({**frame, "protocol": frame["protocol"] + 1})
            page.send(said)

        page.on_message(server.send)
        server.on_message(told)


def loads_of(page: Page) -> list[str]:
    """Collect the addresses that a page loads from now on."""
    found: list[str] = []
    page.on("domcontentloaded", lambda loaded: found.append(loaded.url))
    return found


async def is_loaded(loads: list[str], times: int) -> bool:
    return len(loads) >= times


@pytest.mark.parametrize("begin", [Visit.begin, Visit.at_table], ids=["group chat", "table"])
async def test_another_protocol_makes_a_page_load_itself_again_once(page: Page, playground: Playground, begin):
    visit = await begin(page, playground)
    newer = Newer()
    await page.route_web_socket(re.compile("/talk$"), newer.between)
    loads = loads_of(page)
    await page.reload()
    await until(lambda: is_loaded(loads, 2), 10.0)
    for line in ("Anna is still here", "Anna plays on"):  # a page in a loop would load itself between them
        await visit.show(table(line))
        await expect(page.get_by_text(line).first).to_be_attached()
    assert len(loads) == 2, "by the test, and by itself"
    assert newer.greeted >= 2


async def test_the_same_protocol_loads_nothing_again(page: Page, playground: Playground):
    visit = await Visit.at_table(page, playground)
    loads = loads_of(page)
    await page.reload()
    await visit.show(table("Anna is still here"))
    await expect(page.get_by_text("Anna is still here").first).to_be_attached()
    assert len(loads) == 1
