"""While something moves at the table nothing is laid out or painted, as traces with a slowed processor show.

With `TRACES=file` the longest task of each moment, by its processor time, is written to that file.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from bot.views.table import TableView
from tests.web.conftest import Playground
from tests.web.hands import result, table, with_seats, won
from tests.web.made_tables import Shown
from tests.web.made_views import taken
from tests.web.traces import MARKS, Traced, traced
from tests.web.visits import Visit

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TRACES = Path(os.environ["TRACES"]) if "TRACES" in os.environ else None
STILL = """() => document.getAnimations().every((one) => one.playState !== "running"
  || one.effect.target.matches(".going-on"))"""
TRICK = [(0, "9S"), (1, "AS"), (2, "TS")]
DOWN = result(said="Anna went down with 120", outcome="down", goes_on=False)


def board(**more: Any) -> TableView:
    return table("Anna is to play", **more)


def counted() -> TableView:
    """The board after a trick was taken and counted."""
    after = board(trick=[(1, "QC")], last_trick=taken(TRICK, 1), taken=1)
    return with_seats(after, {}, {"points": 33, "tricks": 1})


def wed() -> TableView:
    """The board after a marriage."""
    return with_seats(board(), {}, {"marriages": ("H",), "points": 112})


MOMENTS: dict[str, tuple[TableView, Shown]] = {
    "a card": (table(trick=TRICK[:1]), table(trick=TRICK[:2])),
    "a trick that is taken": (table(trick=TRICK), counted()),
    "a marriage": (board(), wed()),
    "the talon": (board(talon=(None,) * 3, trump=None), board(talon=("AH", "9S", "KD"), trump="D")),
    "a contract made": (board(), result()),
    "a contract not made": (board(), DOWN),
}


async def seated(page: Page, playground: Playground, before: TableView) -> tuple[Visit, str]:
    """Sit at a table on a phone, and wait until nothing moves."""
    await page.add_init_script(f"({MARKS})()")
    await page.set_viewport_size({"width": 390, "height": 844})
    visit, shown = await Visit.seated(page, playground, before)
    await expect(page.locator("#teller")).to_have_count(0)
    await page.wait_for_function(STILL)
    return visit, shown


def noted(moment: str, found: Traced) -> None:
    """Write the measurements to a file, if one is set."""
    if TRACES is not None:
        with TRACES.open("a") as out:
            out.write(f"{moment}: {found.moved} movements, longest task {found.longest:.0f} ms\n")


@pytest.mark.parametrize("moment", MOMENTS)
async def test_nothing_is_laid_out_or_painted_while_it_moves(
    browser: Browser, page: Page, playground: Playground, moment: str
):
    before, after = MOMENTS[moment]
    visit, shown = await seated(page, playground, before)
    found = await traced(browser, page, lambda: visit.show(after, again=shown))
    noted(moment, found)
    assert found.moved
    assert found.work == ()


async def test_nothing_is_laid_out_or_painted_while_a_victory_is_celebrated(
    browser: Browser, page: Page, playground: Playground
):
    visit, shown = await seated(page, playground, board())
    await visit.show(DOWN, again=shown)
    await expect(page.get_by_role("dialog", name="Hand 1 is over")).to_be_visible()
    await page.wait_for_function(STILL)
    found = await traced(browser, page, lambda: visit.show(won()))
    noted("a victory", found)
    assert found.moved > 10
    assert found.work == ()
