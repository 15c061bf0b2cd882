"""While something moves at the table nothing is laid out or painted, as traces with a slowed processor show.

With `TRACES=file` the longest task of each moment, by its processor time, is written to that file.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from bot.codec import Verb
from bot.screen import Screen, Style
from tests.web.conftest import Playground
from tests.web.hands import button, result, seats, table, with_data
from tests.web.traces import MARKS, Traced, traced
from tests.web.visits import Visit

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TRACES = Path(os.environ["TRACES"]) if "TRACES" in os.environ else None
STILL = """() => document.getAnimations().every((one) => one.playState !== "running"
  || one.effect.target.matches(".going-on"))"""
TRICK = [(0, "9S"), (1, "AS"), (2, "TS")]
MADE = {"table": "K7QX2", "outcome": "made", "said": "Anna made 120", "contract": 120, "totals": [120, 30, 10]}
DOWN = {**MADE, "outcome": "down", "said": "Anna went down with 120", "goes_on": False}

WON = Screen(text="<b>Anna wins the game</b>", rows=((button("Play again", Verb.AGAIN, style=Style.SUCCESS),),))


def changed(screen: Screen, **more: Any) -> Screen:
    """A board with other data in its picture."""
    return with_data(screen, **more).model_copy(update={"text": screen.text + repr(more)})


def board(**more: Any) -> Screen:
    return changed(table("Anna is to play"), **more)


def taken() -> Screen:
    """The board after a trick was taken and counted."""
    before = seats(table())
    counted = [{**seat, "points": 33, "tricks": 1} if number == 1 else seat for number, seat in enumerate(before)]
    last = [{"seat": seat, "card": card} for seat, card in TRICK]
    return board(seats=counted, trick=[{"seat": 1, "card": "QC"}], winning=1, last=last, last_winner=1)


def wed() -> Screen:
    """The board after a marriage."""
    before = seats(table())
    return board(seats=[{**seat, "marriages": ["H"], "points": 112} if seat is before[1] else seat for seat in before])


MOMENTS: dict[str, tuple[Screen, Screen]] = {
    "a card": (table(trick=TRICK[:1]), table(trick=TRICK[:2])),
    "a trick that is taken": (table(trick=TRICK), taken()),
    "a marriage": (board(), wed()),
    "the talon": (board(talon=[None] * 3, trump=None), board(talon=["AH", "9S", "KD"], trump="D")),
    "a contract made": (board(), result(**MADE)),
    "a contract not made": (board(), result(**DOWN)),
}


async def seated(page: Page, playground: Playground, before: Screen) -> tuple[Visit, str]:
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
    await visit.show(result(**DOWN), again=shown)
    await expect(page.get_by_role("dialog", name="The hand is over")).to_be_visible()
    await page.wait_for_function(STILL)
    found = await traced(browser, page, lambda: visit.show(WON))
    noted("a victory", found)
    assert found.moved > 10
    assert found.work == ()
