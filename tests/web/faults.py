"""Accessibility faults of a page: by axe-core, and buttons that are too small for a finger."""

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

from playwright.async_api import Page

from tests.web.conftest import Playground

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text("utf-8")
RULES = """async (only) => {
  const all = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await axe.run(document, {
    runOnly: only ? { type: "rule", values: only } : all, resultTypes: ["violations"],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html.slice(0, 160)).join(" | ")}`);
}"""
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 900}

PLACES_AND_COLOURS = ["color-contrast", "target-size", "scrollable-region-focusable", "aria-hidden-focus"]

SMALL = """pressed => [...document.querySelectorAll(pressed)]
    .filter((one) => one.checkVisibility() && !one.matches(".command"))
    .map((one) => [one.className + " " + one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.9 || box.height < 43.9)
    .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""


async def faults(page: Page, pressed: str) -> dict[str, list[str]]:
    """Check all rules in a wide window; on a phone and in dark colours only the rules about layout and colours.

    Elements that match the selector `pressed` must be large enough for a finger.
    """
    found: dict[str, list[str]] = {}
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE)
    await page.set_viewport_size(WIDE)
    found["wide"] = await page.evaluate(RULES)
    found["wide, sizes"] = await page.evaluate(SMALL, pressed)
    await page.set_viewport_size(PHONE)
    await page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found["phone, dark"] = await page.evaluate(RULES, PLACES_AND_COLOURS)
    found["phone, sizes"] = await page.evaluate(SMALL, pressed)
    await page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return {where: seen for where, seen in found.items() if seen}


State = Callable[[Page, Playground], Awaitable[object]]


async def faults_in(states: Iterable[State], page: Page, playground: Playground, pressed: str) -> dict[str, object]:
    """Bring a page into each of these states; return the faults by the state's name."""
    found: dict[str, object] = {}
    for state in states:
        await page.context.set_offline(False)
        await page.set_viewport_size(WIDE)
        await state(page, playground)
        if wrong := await faults(page, pressed):
            found[state.__name__] = wrong
    return found
