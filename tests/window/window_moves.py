"""A hand played in a browser's window by one person, and elsewhere by the others."""

from collections.abc import Callable
from typing import Any

from playwright.async_api import Frame, Page

from tests.waiting import until
from tests.web.faults import AXE, RULES
from tests.web.table_moves import HAND, MOVED, PRESS

FIRST_LOAD = 160_000  # bytes at most until the first hand is seen
RESULT = "dialog[open][data-kind=result]"
PATIENCE = 300.0  # seconds for a hand, on a busy machine


LOADED = """() => performance.getEntries()
  .filter(({ entryType }) => ["navigation", "resource"].includes(entryType))
  .reduce((all, { encodedBodySize }) => all + encodedBodySize, 0)"""


async def faults(frame: Frame | Page) -> list[str]:
    """The faults that axe-core finds in a window now."""
    if not await frame.evaluate("'axe' in window"):
        await frame.evaluate(AXE)
    found: list[str] = await frame.evaluate(RULES, None)
    return found


async def loaded(frame: Frame | Page) -> int:
    """How many bytes a window has loaded, counted as sent."""
    return int(await frame.evaluate(LOADED))


async def is_due(frame: Frame | Page) -> bool:
    """Whether the window's person is to move and no result covers the table."""
    return bool(await frame.locator("main.my-turn").count()) and not await frame.locator(RESULT).count()


async def moves(frame: Frame | Page) -> None:
    """Make a quick move in a window, and wait until it is shown."""
    before = await frame.evaluate(HAND)
    await frame.evaluate(PRESS)
    await frame.wait_for_function(MOVED, arg=before, timeout=60_000)


async def plays_on(
    frame: Callable[[], Frame], others: Callable[[], Any], enough: Callable[[], object] = lambda: False
) -> None:
    """Let a window's person and others move until the window shows the hand's result, or `enough()`.

    `frame` returns the window; `others` lets one of them move, if it is their turn.
    """

    async def is_done() -> bool:
        if await frame().locator(RESULT).count() or enough():
            return True
        if await is_due(frame()):
            await moves(frame())
        else:
            await others()
        return False

    await until(is_done, patience=PATIENCE)
