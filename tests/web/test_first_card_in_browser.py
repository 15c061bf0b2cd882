"""The way to the first card, as a browser with an empty cache goes it: few requests, and few bytes."""

import zlib
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.crossed import thinned
from tests.web.browser import opened

pytestmark = pytest.mark.browser

REQUESTS = 10
BYTES = 150_000


class Wire:
    """All that a page asks for and is sent, pictures and sockets included; what was in its cache is free."""

    def __init__(self) -> None:
        self.asked: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        self.frames = b""

    async def watch(self, page: Page) -> None:
        """Count from now on."""
        session = await page.context.new_cdp_session(page)
        await session.send("Network.enable")
        session.on("Network.requestWillBeSent", lambda told: self._ask(told, told["request"]["url"]))
        session.on("Network.webSocketCreated", lambda told: self._ask(told, told["url"]))
        session.on("Network.loadingFinished", self._finish)
        session.on("Network.webSocketFrameReceived", self._hear)

    def _ask(self, told: dict[str, Any], address: str) -> None:
        self.asked[told["requestId"]] = address

    def _finish(self, told: dict[str, Any]) -> None:
        self.sizes[told["requestId"]] = int(told["encodedDataLength"])
        if not told["encodedDataLength"]:
            del self.asked[told["requestId"]]

    def _hear(self, told: dict[str, Any]) -> None:
        self.frames += told["response"]["payloadData"].encode()

    @property
    def bytes(self) -> int:
        """The bytes of all answers with their heads; those of the socket are compressed, too."""
        return sum(self.sizes.values()) + len(zlib.compress(self.frames))


@pytest.mark.parametrize("language", thinned(["ru-RU", "en-GB", "ko-KR"], 3))
async def test_the_first_card_needs_at_most_ten_requests_and_150_kilobytes(address, browser, language: str):
    async with opened(browser, locale=language, viewport={"width": 390, "height": 844}) as page:
        wire = Wire()
        await wire.watch(page)
        await page.goto(address)
        await page.locator("[data-door=now]").click()
        await expect(page.locator(".fan .card").first).to_be_visible(timeout=20_000)
        await page.wait_for_load_state("networkidle")
        assert len(wire.asked) <= REQUESTS, sorted(wire.asked.values())
        assert wire.bytes <= BYTES, {wire.asked.get(one, one): size for one, size in wire.sizes.items()}
