#!/usr/bin/env python3
"""Measure how long the table on the page takes to change after a press on a card of the hand.

    python tools/press_to_change.py http://127.0.0.1:8000/ --presses 100

Plays hands against built-in players in Chromium, with the mouse. Times run from the click on a card until a frame has
been drawn. *marked*: the pressed card rises in the hand. *felt*: the card lies in the trick, after the server's answer.
*answer* is the time until the server's message came, so *felt* minus *answer* is the page's own part.
"""

import argparse
import asyncio
import statistics
import sys
from pathlib import Path

from playwright.async_api import Page, async_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.web.browser import ARGS, find_chromium
from tests.web.table_moves import HAND

PATIENCE = 20_000  # milliseconds
WATCH = """() => {
  const drawn = (note) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note(performance.now());
    port2.postMessage("");
  });
  window.pressed = null;
  window.found = [];
  const note = (what) => {
    const of = window.pressed;
    if (of && !(what in of)) {
      of[what] = 0;
      drawn((at) => (of[what] = at - of.at));
    }
  };
  addEventListener("click", (event) => {
    const card = event.target.closest?.(".fan .card[aria-disabled=false]");
    if (card && event.isTrusted) found.push((window.pressed = { card: card.dataset.card, at: event.timeStamp }));
  }, true);
  new MutationObserver(() => {
    if (!window.pressed) return;
    const { card } = window.pressed;
    if (document.querySelector(`.fan .card[aria-busy=true][data-card="${card}"]`)) note("marked");
    if (document.querySelector(`.trick .played [data-face="${card}"]`)) note("felt");
  }).observe(document, { subtree: true, childList: true, attributes: true });
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const of = window.pressed;
        if (of && !("answer" in of) && JSON.parse(data).messages) of.answer = performance.now() - of.at;
      });
    }
  };
}"""
CARD = """() => {
  const card = document.querySelector(".fan .card[aria-disabled=false]");
  if (!card || document.querySelector(".sheet[open], .moment, .thrown")) return null;
  const box = card.getBoundingClientRect();
  return [box.left + 14, box.top + box.height / 2];
}"""
# Returns whether the card lies in the trick, or was given away in an exchange.
DONE = """() => {
  const { felt, card } = window.pressed ?? {};
  return felt > 0 || (felt === undefined && !document.querySelector(`.fan .card[data-card="${card}"]`));
}"""
NEXT = """() => document.querySelector(
  ".acts .act, .fan .card[aria-disabled=false], .sheet[open] .sheet-foot .act, .thrown .act") !== null"""
CHOOSE = """() => [...document.querySelectorAll(".acts .does-pass, .acts .does-bid, .acts .primary")].find(
  (one) => one.getAttribute("aria-disabled") !== "true")?.click()"""
WAY_ON = """() => (document.querySelector(".sheet[open] .sheet-foot .act")
  ?? document.querySelector(".thrown .act"))?.click()"""


async def play(page: Page, presses: int) -> list[dict[str, float]]:
    """Play until `presses` cards have reached the trick. Return the times of each press."""
    while await page.evaluate("() => window.found.filter(({ felt }) => felt).length") < presses:
        await page.evaluate(WAY_ON)
        await page.wait_for_function(NEXT, timeout=PATIENCE)
        point = await page.evaluate(CARD)
        if point is None:
            if not await page.locator(".sheet[open], .moment").count():
                await page.evaluate(CHOOSE)
            await page.wait_for_timeout(100)
            continue
        before = await page.evaluate(HAND)
        await page.wait_for_timeout(350)  # until the last animation has ended
        await page.mouse.click(*point)
        await page.wait_for_function(DONE, timeout=PATIENCE)
        await page.wait_for_function(f"before => ({HAND})() !== before", arg=before, timeout=PATIENCE)
        await page.evaluate("() => { window.pressed = null; }")
    return await page.evaluate("() => window.found")


async def main() -> None:
    """Measure, and print the medians, 95th percentiles and worst times."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--presses", type=int, default=120)
    parser.add_argument("--slower", type=float, default=1, help="how many times slower the page's processor is")
    given = parser.parse_args()
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=find_chromium(), args=list(ARGS))
        context = await browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
        page = await context.new_page()
        await page.add_init_script("localStorage['thousand-table'] = '{\"sound\": false, \"goOn\": false}'")
        await page.add_init_script(f"({WATCH})()")
        if given.slower > 1:
            session = await context.new_cdp_session(page)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
        await page.goto(given.address)
        await page.locator("[data-door=now]").click()
        found = await play(page, given.presses)
        await browser.close()
    whole = [one for one in found if one.get("felt")]
    print(f"{len(whole)} presses, in milliseconds: median, 95 of 100, worst")
    for name in ("marked", "answer", "felt"):
        times = sorted(one[name] for one in whole if one.get(name))
        if times:
            print(f"{name:8}{statistics.median(times):8.0f}{times[int(len(times) * 0.95)]:8.0f}{times[-1]:8.0f}")


if __name__ == "__main__":
    asyncio.run(main())
