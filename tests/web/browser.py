"""A real browser for tests: the machine's Chromium."""

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

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
    "--disable-features=LocalNetworkAccessChecks",  # a page under another name has a frame of this machine
)
MISSING = "no Chromium found: apt install chromium, or name the program of one in THOUSAND_CHROMIUM"

STARTED = 30.0  # seconds


def find_chromium() -> str | None:
    """Return the path of a Chromium: the one named in THOUSAND_CHROMIUM, else the first on PATH."""
    named = os.environ.get("THOUSAND_CHROMIUM")
    return shutil.which(named) if named else next((found for name in NAMES if (found := shutil.which(name))), None)


@contextlib.contextmanager
def running_chromium(*more: str) -> Iterator[str]:
    """Run one browser for many tests and yield the address for its driver; skip the tests if there is no browser.

    `more` are arguments of the program besides the usual ones.
    """
    path = find_chromium()
    if path is None:
        pytest.skip(MISSING)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [path, *ARGS, *more, "--remote-debugging-port=0", f"--user-data-dir={folder}", "about:blank"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as browser:
            try:
                yield f"http://127.0.0.1:{_port(Path(folder) / 'DevToolsActivePort')}"
            finally:
                browser.kill()


def _port(port_file: Path) -> int:
    """Wait for the file in which the browser writes its port; return the port."""
    end = time.monotonic() + STARTED
    while time.monotonic() < end:
        with contextlib.suppress(FileNotFoundError, IndexError, ValueError):
            return int(port_file.read_text().split()[0])
        time.sleep(0.05)
    raise AssertionError(f"Chromium did not start within {STARTED:.0f} s")


@contextlib.asynccontextmanager
async def connected(address: str) -> AsyncIterator[Browser]:
    """A driver connected to a running browser."""
    async with async_playwright() as driver:
        yield await driver.chromium.connect_over_cdp(address)


@contextlib.asynccontextmanager
async def opened(browser: Browser, **settings: Any) -> AsyncIterator[Page]:
    """A page in its own context, like the page of a person with their own browser."""
    context = await browser.new_context(**settings)
    try:
        yield await context.new_page()
    finally:
        await context.close()


async def open_room(page: Page) -> None:
    """Enter a group chat from the first page, in whatever language it is."""
    await page.locator("[data-door=chat]").click()
