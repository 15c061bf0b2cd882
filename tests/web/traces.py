"""Traces of a page in Chromium: the frames with layout or paint during a movement, and the time of its tasks."""

import json
from bisect import bisect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
SLOWER = 4  # times slower, like a slow phone's processor
SET_UP = 2  # frames after a movement's beginning or end that may set it up or clean it up
QUIET = 700  # milliseconds without a movement until the page counts as at rest
WORK = {"Layout", "Paint"}
# Every animation leaves a mark when it first moves, and one when it ends. The texts for screen readers, one pixel high,
# are kept off the page.
MARKS = """() => {
  const begin = Element.prototype.animate;
  let count = 0;
  let moving = 0;
  let last = 0;
  window.rested = (quiet) => new Promise((done) => {
    const from = count;
    const isStill = () => count > from && !moving && performance.now() - last > quiet;
    const look = () => (isStill() ? done() : setTimeout(look, quiet / 4));
    look();
  });
  Element.prototype.animate = function (...given) {
    const made = begin.apply(this, given);
    if (this.matches(".going-on")) return made; // a bar that fills up while one reads
    const name = `${++count} ${this.className}`;
    moving++;
    made.ready.then(() => performance.mark(`begins ${name}`)).catch(() => {});
    made.finished.catch(() => {}).then(() => {
      moving--;
      last = performance.now();
      performance.mark(`ends ${name}`);
    });
    return made;
  };
  addEventListener("DOMContentLoaded", () => setTimeout(() => document.getElementById("teller")?.remove(), 1000));
}"""


@dataclass(frozen=True)
class Traced:
    """The facts that a trace has about a page's main thread."""

    moved: int
    """The number of animations."""

    work: tuple[str, ...]
    """The layouts and paints in frames of animations, except the frames that set a movement up or clean it up."""

    longest: float
    """The longest processor time of a task, in ms, from half a second before the first animation to the last."""


async def traced(browser: Browser, page: Page, act: Callable[[], Awaitable[Any]]) -> Traced:
    """Trace a page with a slowed processor during `act`, until the page is at rest."""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await page.evaluate("quiet => { window.resting = window.rested(quiet); }", QUIET)
    await act()
    await page.evaluate("() => window.resting")
    data = json.loads(await browser.stop_tracing())
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    await session.detach()
    return _read(data["traceEvents"])


def _read(events: list[dict[str, Any]]) -> Traced:
    marks = [one for one in events if one["name"].startswith(("begins ", "ends ")) and "tid" in one]
    thread = (marks[0]["pid"], marks[0]["tid"])
    own = [one for one in events if (one["pid"], one["tid"]) == thread]
    at = {one["name"]: one["ts"] for one in marks}
    moved = [
        (begins, at[f"ends {name.removeprefix('begins ')}"])
        for name, begins in at.items()
        if name.startswith("begins ") and f"ends {name.removeprefix('begins ')}" in at
    ]
    frames = sorted(one["ts"] for one in own if one["name"] == "Commit")
    edges = {bisect(frames, edge) for movement in moved for edge in movement}
    set_up = {frame + after for frame in edges for after in range(-1, SET_UP + 1)}
    work = tuple(
        f"{one['name']} {json.dumps(one.get('args', {}))}"
        for one in own
        if one["name"] in WORK
        and any(begins < one["ts"] < ends for begins, ends in moved)
        and bisect(frames, one["ts"]) not in set_up
    )
    first, last = min(begins for begins, _ in moved) - 500_000, max(ends for _, ends in moved)
    tasks = (one.get("tdur", 0) for one in own if one["name"] == "RunTask" and first < one["ts"] < last)
    return Traced(len(moved), work, max(tasks, default=0) / 1000)
