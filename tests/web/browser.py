"""A real browser for tests: the Chromium that this machine has."""

import contextlib
import os
import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Page, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = "no Chromium found: apt install chromium, or name the program of one in THOUSAND_CHROMIUM"


def find_chromium() -> str | None:
    """Return the path of a Chromium: the one named in THOUSAND_CHROMIUM, else the first on PATH."""
    named = os.environ.get("THOUSAND_CHROMIUM")
    return shutil.which(named) if named else next((found for name in NAMES if (found := shutil.which(name))), None)


@contextlib.asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """Start the browser, or skip the test and say why."""
    path = find_chromium()
    if path is None:
        pytest.skip(MISSING)
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=path, args=list(ARGS))
        try:
            yield browser
        finally:
            await browser.close()


async def open_room(page: Page) -> None:
    """Press the one button of the front page, in whatever language it is."""
    await page.locator(".chats > .welcome").get_by_role("button").click()
