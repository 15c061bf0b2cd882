#!/usr/bin/env python3
"""Measure a first visit to the playground: bytes, requests, and the seconds until a visitor can do something.

    python tools/first_sight.py http://127.0.0.1:8000/ --press "#chats .start" --press "#chats .start" --until .card

Runs in Chromium like a slow phone: 1.6 Mbit/s, 150 ms to the server and back, a processor four times as slow. Each
`--press` names an element to press, in this order. `--until` names the element that shows the first hand.
"""

import argparse
import asyncio
import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, async_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.web.browser import ARGS, find_chromium

RATE = 1_600_000 / 8  # bytes a second
UP = 750_000 / 8
LATENCY = 150  # milliseconds
SLOWER = 4
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class Traffic:
    """The requests and bytes that went over the network. Answers from the browser's cache don't count."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes = 0.0
        self.requests: dict[str, str] = {}
        session.on(
            "Network.requestWillBeSent", lambda event: self._requested(event["requestId"], event["request"]["url"])
        )
        session.on("Network.webSocketCreated", lambda event: self._requested(event["requestId"], event["url"]))
        session.on("Network.requestServedFromCache", lambda event: self.requests.pop(event["requestId"], None))
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", lambda event: self._came(event["encodedDataLength"]))
        session.on("Network.webSocketFrameReceived", lambda event: self._came(len(event["response"]["payloadData"])))

    def _requested(self, request: str, url: str) -> None:
        if not url.startswith("data:"):
            self.requests[request] = url

    def _answered(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self.requests.pop(event["requestId"], None)

    def _came(self, count: float) -> None:
        self.bytes += count


async def visit(browser: Browser, address: str, press: list[str], until: str) -> dict[str, float]:
    """Visit once as a new person, with an empty cache. Return the measurements by name."""
    context = await browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=3, is_mobile=True)
    page = await context.new_page()
    page.set_default_timeout(60_000)
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    slow = {"offline": False, "latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": UP}
    await session.send("Network.emulateNetworkConditions", slow)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    traffic, clock = Traffic(session), asyncio.get_running_loop().time
    begun = clock()
    await page.goto(address, wait_until="commit")
    await page.locator(press[0]).first.wait_for()
    found = {"interactive, s": clock() - begun}
    for selector in press:
        await page.locator(selector).first.click()
    await page.locator(until).first.wait_for()
    found["first hand, s"] = clock() - begun
    await page.wait_for_load_state("networkidle")
    found["first paint, s"] = await page.evaluate(PAINTED) / 1000
    found |= {"requests": len(traffic.requests), "kilobytes": traffic.bytes / 1000}
    if "-v" in sys.argv:
        print("\n".join(traffic.requests.values()))
    await context.close()
    return found


async def main() -> None:
    """Visit several times and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--press", action="append", required=True)
    parser.add_argument("--until", required=True)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("-v", action="store_true", help="name each request")
    given = parser.parse_args()
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=find_chromium(), args=list(ARGS))
        visits = [await visit(browser, given.address, given.press, given.until) for _ in range(given.times)]
        await browser.close()
    for name in ("kilobytes", "requests", "first paint, s", "interactive, s", "first hand, s"):
        print(f"{name:16} {statistics.median(one[name] for one in visits):8.2f}")


if __name__ == "__main__":
    asyncio.run(main())
