"""A listener to the page: announcements of live regions, the focus, and the accessibility tree, as a transcript.

A screen reader's words differ from this text, but a screen reader says nothing that isn't in it.
"""

from typing import Any

from playwright.async_api import Locator, Page

# Records announcements of live regions: text that is added or changed while the region is live.
WATCH = """() => {
  if (window.heardSoFar) return;
  window.heardSoFar = [];
  const live = (node) => {
    const region = node.closest("[aria-live], [role=status], [role=alert], [role=log]");
    if (!region || !region.checkVisibility()) return false;
    const before = document.querySelector("dialog:modal"); // what lies behind an open window is not heard
    if (before && !before.contains(region)) return false;
    const own = region.getAttribute("aria-live");
    return own ? own !== "off" : true;
  };
  const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true" || node.hidden) return "";
    const label = node.getAttribute("aria-label");
    if (label && (node.matches("button, a, img, [role=img]"))) return ` ${label} `;
    return Array.from(node.childNodes, words).join(node.matches("p, div, li, article") ? " " : "");
  };
  const tell = (node) => {
    const around = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const said = words(node).replace(/[\\u2068\\u2069]/g, "").replace(/\\s+/g, " ").trim();
    if (said && around && live(around)) window.heardSoFar.push(said);
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") tell(change.target);
      for (const node of change.addedNodes) tell(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""

FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return "nothing";
  const role = one.getAttribute("role") ?? one.tagName.toLowerCase();
  const named = document.getElementById(one.getAttribute("aria-labelledby")) ?? one.labels?.[0];
  const whole = ["main", "group", "input", "switch"].includes(role); // what has no name of its content
  const name = one.getAttribute("aria-label") ?? named?.textContent ?? (whole ? "" : one.textContent.trim());
  return `${role} “${name}”${one.getAttribute("aria-disabled") === "true" ? ", unavailable" : ""}`;
}"""


class Listener:
    """Listens to a page, beginning with `at`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0
        """Keys pressed so far."""
        self.transcript: list[str] = []
        """What happened: `> key` for a press, each announcement, `focus: …`, and the trees a test asked for."""

    @classmethod
    async def at(cls, page: Page) -> "Listener":
        """Listen from now on: to the present page, and to every page that it navigates to."""
        await page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
        await page.evaluate(WATCH)
        return cls(page)

    async def press(self, key: str) -> None:
        """Press a key, once for each press that a person would need, and note it."""
        self.presses += 1
        self.transcript.append(f"> {key}")
        await self.page.keyboard.press(key)

    async def heard(self) -> list[str]:
        """Return the announcements since the last call, and add them to the transcript."""
        text: list[str] = await self.page.evaluate("() => window.heardSoFar?.splice(0) ?? []")
        self.transcript += text
        return text

    async def focus(self) -> str:
        """Return the name of the focused element, and add it to the transcript."""
        focused: str = await self.page.evaluate(FOCUS)
        self.transcript.append(f"focus: {focused}")
        return focused

    async def tree(self, where: Locator | None = None) -> str:
        """Return the accessibility tree of the page or a part of it, and add it to the transcript."""
        tree: Any = await (where or self.page.locator("body")).aria_snapshot()
        self.transcript.append(str(tree))
        return str(tree)
