#!/usr/bin/env python3
"""Measure a newcomer's path on the page: from the first visit through three lessons to the end of a first short game.

    python tools/first_win.py http://127.0.0.1:8000/ --times 10 --thinking 1.0

Runs in Chromium like a phone. The newcomer presses *I'm new here*, tries the choices of three lessons one after the
other, and begins the short game that is offered then. There they follow the tips and know nothing else: bid up to the
stated worth of the hand, lead aces, take a trick with the best card that wins it. A result is left to close by itself.
`--thinking` is the number of seconds before each press. The tool counts presses and minutes of the game, and different
words shown. The built-in players play at the server's pace.
"""

import argparse
import asyncio
import re
import statistics
import sys
import time
from collections import Counter
from pathlib import Path

from playwright.async_api import Browser, Error, Locator, Page, async_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.web.browser import ARGS, find_chromium

PATIENCE = 1200  # seconds for one path
COVERED = 2000  # milliseconds to wait for a covered element before a press is given up
APPEARS = 0.5  # seconds in which a sheet that closes by itself shows its progress bar
LOOKS = 0.1  # seconds between two checks of the page
WORD = re.compile(r"[A-Za-z’']{2,}")

# Returns the element to press by the tips, or null.
DECIDE = r"""() => {
  const free = (one) => one && one.getAttribute("aria-disabled") !== "true";
  const acts = [...document.querySelectorAll(".acts .act:not(.does-take_back)")].filter(free);
  const act = (kind) => acts.find((one) => one.matches(kind));
  const told = document.querySelector(".asking .tips")?.textContent.match(/at least (\d+) points/);
  const worth = Number(told?.[1] ?? 0);
  const bid = act(".named") ?? act(".does-bid");
  const pass = act(".does-pass");
  const bonus = act(".does-marriage, .does-rest");
  if (bonus) return bonus;
  if (pass) return bid && worth >= Number(bid.textContent) ? bid : pass;
  if (bid) return bid;
  const cards = [...document.querySelectorAll(".fan .card")].filter(free);
  if (!cards.length) return act(".primary, .success") ?? acts[0] ?? null;
  const ORDER = "9JQKTA", POINTS = [0, 2, 3, 4, 10, 11];
  const rank = (one) => ORDER.indexOf(one.dataset.card[0]);
  const held = [...document.querySelectorAll(".fan .card")].map((one) => one.dataset.card);
  const wed = ([rank, suit]) => "KQ".includes(rank) && held.includes("K" + suit) && held.includes("Q" + suit);
  const cheap = (one) => (wed(one.dataset.card) ? 100 : 0) + POINTS[rank(one)];
  const low = cards.toSorted((one, other) => cheap(one) - cheap(other));
  const asked = document.querySelector(".asked").textContent;
  if (/\b(give|put|lay|discard)\b/i.test(asked)) return low.find((one) => rank(one) < 4) ?? low[0];
  if (/lead/i.test(asked)) return cards.find((one) => rank(one) === 5) ?? low[0];
  const lying = [...document.querySelectorAll(".played .face")].map((one) => one.dataset.face);
  const suit = lying[0]?.[1];
  const best = Math.max(-1, ...lying.filter((card) => card[1] === suit).map((card) => ORDER.indexOf(card[0])));
  const wins = cards.filter((one) => one.dataset.card[1] === suit && rank(one) > best);
  return wins.toSorted((one, other) => rank(other) - rank(one))[0] ?? low[0];
}"""
PRESS = f"() => {{ const one = ({DECIDE})(); one?.click(); return Boolean(one); }}"
# Returns the parts of the page that a move changes: the hand, the question, the choices.
STATE = """() => JSON.stringify([
  document.querySelector(".title")?.textContent,
  [...document.querySelectorAll(".fan .card")].map((one) => one.dataset.card),
  document.querySelector(".acts")?.textContent,
  document.querySelector(".asked")?.textContent,
])"""


class Newcomer:
    """A newcomer who goes the path once."""

    def __init__(self, page: Page, thinking: float) -> None:
        self.page, self.thinking = page, thinking
        self.presses = self.words = self.hands = 0
        self._read: set[str] = set()
        self._tried: Counter[str] = Counter()

    async def go(self, address: str) -> dict[str, float]:
        """Go the path and return the counts."""
        begun = time.monotonic()
        await self.page.goto(address)
        await self.read()
        await self.press("[data-door=new]")
        seen = ""
        while not await self.is_over():
            if time.monotonic() - begun > PATIENCE:
                raise SystemExit("a newcomer did not come to the end of the short game")
            offered = self.page.get_by_role("button", name="A short game").first
            if await self.page.locator(".moment.banner, .sheet[open] .going-on").count():
                pass  # the page goes on by itself
            elif await self.page.locator(".solving[open]").count():
                if await self.learn():
                    self.presses, begun = 0, time.monotonic()
            elif await self.page.locator(".sheet[open]").count():
                await asyncio.sleep(APPEARS)
                if not await self.page.locator(".sheet[open] .going-on").count():
                    await self.press(".sheet[open] .sheet-foot .act")
            elif await offered.count() and await offered.is_visible():
                await self.press(offered)
            elif await self.page.locator(".table.my-turn").count():
                state = await self.page.evaluate(STATE)
                if state != seen:
                    await self.read()
                    await asyncio.sleep(self.thinking)
                    self.presses += await self.page.evaluate(PRESS)
                    seen = state
            await asyncio.sleep(LOOKS)
        await self.page.locator(".sheet[open] .sheet-body").wait_for()  # the text comes after the window
        won = "You win" in await self.page.locator(".sheet[open]").inner_text()
        minutes = (time.monotonic() - begun) / 60
        return {"won": won, "presses": self.presses, "minutes": minutes, "words": self.words}

    async def learn(self) -> bool:
        """Make the next press in the window of the lessons; return whether it has begun the short game."""
        shown = self.page.locator(".solving[open] .solving-choices")
        for kind in ("short", "next", "again"):
            if await shown.locator(f".of-{kind}").count():
                await self.press(shown.locator(f".of-{kind}"))
                return kind == "short"
        if await shown.locator(".of-lesson").count():
            await self.press(shown.locator(".of-lesson").filter(has_not_text="✅"))
            return False
        asked = await self.page.locator(".solving-ask").inner_text()
        await self.press(shown.locator("button").nth(self._tried[asked]))
        self._tried[asked] += 1
        return False

    async def is_over(self) -> bool:
        """Return whether the short game has come to its end."""
        return await self.page.locator(".sheet[open] h2", has_text="The game is over").count() > 0

    async def press(self, what: Locator | str) -> None:
        """Press an element after the thinking time, unless a sheet has opened over it."""
        await self.read()
        await asyncio.sleep(self.thinking)
        shown = self.page.locator(what) if isinstance(what, str) else what
        try:
            await shown.first.click(timeout=COVERED)
        except Error:
            return
        self.presses += 1
        await asyncio.sleep(0.5)

    async def read(self) -> None:
        """Count the words in lines that were not shown before."""
        for line in (await self.page.evaluate("() => document.body.innerText")).splitlines():
            if line not in self._read:
                self._read.add(line)
                self.words += len(WORD.findall(line))


async def path(browser: Browser, address: str, thinking: float) -> dict[str, float]:
    """Go the path as a new person, in a separate browser context."""
    context = await browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    found = await Newcomer(await context.new_page(), thinking).go(address)
    await context.close()
    print(*(f"{name} {value:.1f}" for name, value in found.items()), flush=True)
    return found


async def main() -> None:
    """Go the path several times, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--at-once", type=int, default=1, help="paths that are gone at the same time")
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds before each press")
    given = parser.parse_args()
    found: list[dict[str, float]] = []
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=find_chromium(), args=list(ARGS))
        while len(found) < given.times:
            some = min(given.at_once, given.times - len(found))
            found += await asyncio.gather(*(path(browser, given.address, given.thinking) for _ in range(some)))
        await browser.close()
    won = [one for one in found if one["won"]]
    soon = [one for one in won if one["presses"] <= 60 and one["minutes"] <= 5]
    print(f"won {len(won)} of {len(found)}; within 60 presses and five minutes: {len(soon)}")
    for name in ("presses", "minutes", "words"):
        print(f"{name:10} {statistics.median(one[name] for one in found):8.1f}")


if __name__ == "__main__":
    asyncio.run(main())
