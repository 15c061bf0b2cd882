"""Friends at one table, each with a browser of their own."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from playwright.async_api import Browser, Page, expect

from tests.web.browser import opened

PATIENCE = 20_000  # milliseconds
SEATS = 4  # of a table; people who come later are spectators
SIZE = {"width": 1000, "height": 800}


@asynccontextmanager
async def friends(browser: Browser, address: str, people: Sequence[tuple[str, str]]) -> AsyncIterator[list[Page]]:
    """Open a lobby as the first of these people, and let the others sit down with its link.

    Each person is a name and the language of their browser.
    """
    async with AsyncExitStack() as stack:
        pages = [
            await stack.enter_async_context(opened(browser, viewport=SIZE, locale=language)) for _, language in people
        ]
        host, (first, _) = pages[0], people[0]
        await host.goto(address)
        await host.locator("input[name=name]").fill(first)
        await host.locator("[data-door=invite]").click()
        await expect(host.locator(".links input")).to_have_count(1, timeout=PATIENCE)
        link = await host.locator(".links input").input_value()
        await host.locator(".sheet[open] header button").click()
        for page, (name, _) in zip(pages[1:], people[1:], strict=True):
            is_seated = page in pages[:SEATS]
            await page.goto(link)
            await page.locator("input[name=name]").fill(name)
            await page.locator(".sit-down > button").click()
            await expect(page.locator(".dock")).to_be_visible(timeout=PATIENCE)
            if is_seated:
                await expect(host.locator(".round")).to_contain_text(name, timeout=PATIENCE)
        yield pages


async def begun(pages: Sequence[Page]) -> None:
    """Let the host begin the game, and wait until everybody sees it."""
    await pages[0].locator(".next-steps .success").click()
    for page in pages:
        await expect(page.locator(".table.playing")).to_be_visible(timeout=PATIENCE)
