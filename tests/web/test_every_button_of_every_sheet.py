"""Every button of every sheet at the table, found by walking: each press has a visible, uncovered effect."""

import os
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Error, Page, expect
from redis import Redis

from tests.web.table_moves import PATIENCE, come, is_over, move, my_turn_or_result, was_the_last

WHOLE = os.environ.get("WALK") == "whole"
pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1500 if WHOLE else 400)]

DEEPEST = 5  # presses, counted from the felt
# Buttons that only close a sheet.
PUT_SHEETS_AWAY = {"Close", "Cancel", "Next hand"}
OTHER = 'now !== "null" && now !== JSON.stringify(before)'
SOON = 4_000  # milliseconds
PUT_AWAY = """() => {
  for (const one of [...document.querySelectorAll("dialog[open]")].reverse()) one.close();
  for (const lines of document.querySelectorAll(".toasts")) lines.replaceChildren();
}"""
# Everything visible without a window: passing messages, the felt, the hand, the chat, and the page's address.
FELT = """() => JSON.stringify([
  [...document.querySelectorAll("body > .toasts, .table, .side")].map((one) => one.checkVisibility() && one.innerText),
  document.documentElement.lang + String(document.fullscreenElement),
  document.querySelectorAll(".dock .card").length,
  location.pathname,
])"""
# Everything visible: the open window and the choices in it, passing messages, the felt, the hand and the chat.
SEEN = """() => JSON.stringify([
  [...document.querySelectorAll("dialog[open], .toasts, .table, .side")]
    .map((one) => one.checkVisibility() && one.innerText),
  [...document.querySelectorAll("dialog[open] input")].map((one) => one.type === "checkbox" ? one.checked : one.value),
  [...document.querySelectorAll("dialog[open] [aria-pressed=true]")].map((one) => one.title || one.textContent),
  document.querySelectorAll(".dock .card").length,
  String(getSelection()) + (document.activeElement?.value ?? ""),
  location.pathname,
])"""
# The game on the felt.
GAME = """() => JSON.stringify([
  document.querySelector(".title")?.textContent,
  [...document.querySelectorAll(".dock .card")].map((one) => one.dataset.card).sort(),
])"""
# What must be unchanged for a return to the felt: page, game, question, and the people in the lobby.
HOME = f"""() => JSON.stringify([
  location.pathname,
  ({GAME})(),
  document.querySelector(".asked")?.textContent,
  document.querySelectorAll(".plate:not(.free)").length,
])"""
# The open window: its title and kind, and the names of its buttons. A link leads to another page, so it isn't pressed.
# The study board has tests of its own.
SHEET = """() => {
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (!open || open.matches(".study, .study-sheet")) return null;
  const name = (one) => one.getAttribute("aria-label") ?? one.closest("label")?.textContent ?? one.textContent;
  const seen = (one) => one.checkVisibility() && !one.closest(".fan");
  const pressed = [...open.querySelectorAll("button, input[type=checkbox]")].filter(seen).map(name);
  return [open.querySelector("h2")?.textContent ?? "", open.dataset.kind ?? "", ...pressed];
}"""
PRESS = """name => {
  const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".bar");
  const named = (one) => one.getAttribute("aria-label") ?? one.closest("label")?.textContent ?? one.textContent;
  const found = [...open.querySelectorAll("button, input[type=checkbox]")]
    .find((one) => one.checkVisibility() && !one.closest(".fan") && named(one) === name);
  found?.focus();
  found?.click();
  return Boolean(found);
}"""
# Records the page's inputs until each is answered.
ASKED = """() => {
  window.asked = new Set();
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const { type, id } = JSON.parse(data);
        if (type === "answer") window.asked.delete(id);
      });
      this.addEventListener("close", () => window.asked.clear()); // whoever deletes everything gets no answer
    }
    send(said) {
      const { type, id } = JSON.parse(said);
      if (id && type !== "there") window.asked.add(id);
      super.send(said);
    }
  };
}"""
QUIET = """() => !window.asked.size
  && ![...document.querySelectorAll("[aria-busy=true], .busy")].some((one) => one.checkVisibility())"""


async def empty(page: Page) -> None:
    """A room without a table."""
    await page.locator("[data-door=howto]").click()
    await expect(page.locator(".sheet[open]")).to_be_visible(timeout=PATIENCE)


async def lobby(page: Page) -> None:
    """A table before the first deal."""
    await page.locator("[data-door=invite]").click()
    await expect(page.locator(".links input")).to_have_count(1, timeout=PATIENCE)


async def game(page: Page) -> None:
    """The person's turn in a game with built-in players."""
    await page.locator("[data-door=now]").click()
    await my_turn_or_result(page)


async def result(page: Page) -> None:
    """The end of a hand, with the next one dealt behind it."""
    await game(page)
    while not await is_over(page):
        await move(page)
    await was_the_last(page)


async def over(page: Page) -> None:
    """The end of a game."""
    await game(page)
    await page.evaluate(PRESS, "Menu")
    await page.get_by_role("dialog").get_by_role("button", name="End the game", exact=True).click()
    await page.get_by_role("dialog", name="End the game").get_by_role("button", name="End the game").click()
    await expect(page.get_by_role("dialog", name="The game is over")).to_be_visible(timeout=PATIENCE)


class Walk:
    """Presses every button of every sheet that can be reached from a place."""

    def __init__(self, page: Page, address: str, store: Redis, begin: Callable[[Page], Awaitable[None]]) -> None:
        self.page, self.address, self.store, self.begin = page, address, store, begin
        self.to_felt: tuple[str, ...] = ()  # the buttons that lead from the place to the felt
        self.home = ""  # the value of HOME there, before anything was pressed
        self.pressed: set[tuple[str, str]] = set()
        self.unseen: list[str] = []
        self.covered: list[str] = []

    async def at(self, path: tuple[str, ...]) -> bool:
        """Follow a path of buttons; return whether it exists."""
        try:
            return await self.followed(path)
        except Error:  # the page that an earlier press led to came only now
            await self.page.wait_for_load_state()
            return await self.followed(path)

    async def followed(self, path: tuple[str, ...]) -> bool:
        """Follow a path of buttons. Start again unless the felt is unchanged."""
        on_felt = path[: len(self.to_felt)] == self.to_felt
        if on_felt and await self.is_home():
            return await self.along(path[len(self.to_felt) :])
        await self.anew()
        if not on_felt:
            return await self.along(path)
        if not await self.along(self.to_felt):
            return False
        self.home = await self.read(HOME)
        return await self.along(path[len(self.to_felt) :])

    async def is_home(self) -> bool:
        """Close what is open; return whether the felt is as it was before anything was pressed there."""
        await self.read(PUT_AWAY)
        return bool(self.home) and await self.read(HOME) == self.home

    async def anew(self) -> None:
        """Come to the place as a new visitor."""
        for key in self.store.scan_iter("limit:uses:*"):  # no person opens so many tables or rooms in so short a time
            self.store.delete(key)
        # The last language chosen, and who sat at which table: whoever is known comes back to their last game.
        await self.read("() => { sessionStorage.clear(); localStorage.removeItem('tables'); }")
        await self.page.goto(self.address)
        await self.begin(self.page)

    async def along(self, path: tuple[str, ...]) -> bool:
        """Press buttons that each open another sheet, or close the first one; return whether all did."""
        for name in path:
            before, seen = await self.read(SHEET), await self.read(SEEN)
            if not await self.page.evaluate(PRESS, name):
                return False
            wanted = f"before => {{ const now = JSON.stringify(({SHEET})()); return {OTHER}; }}"
            if name == "Close":
                wanted = f"() => !({SHEET})()"
            try:
                await self.page.wait_for_function(wanted, arg=before, timeout=SOON)
            except Error:
                if await self.read(SEEN) == seen:
                    self.unseen.append(" → ".join(path))
                return False
            await self.page.wait_for_function(QUIET, timeout=PATIENCE)
        return True

    async def read(self, script: str) -> Any:
        """Evaluate a script, even if a press has just led to another page."""
        try:
            return await self.page.evaluate(script)
        except Error:
            await self.page.wait_for_load_state()
            return await self.page.evaluate(script)

    async def everywhere(self) -> None:
        """Press everything, breadth first."""
        await self.page.add_init_script(f"({ASKED})()")
        await come(self.page, self.address)
        await self.anew()
        self.to_felt = () if await self.read(SHEET) is None else ("Close",)
        tools = () if self.begin is result else ("Menu", "Score", "Rules")  # behind a result is the felt of a game
        places: list[tuple[str, ...]] = [(), *((*self.to_felt, tool) for tool in tools)]
        while places:
            path = places.pop(0)
            if not await self.at(path):
                continue
            sheet, moved = await self.read(SHEET), False
            for name in dict.fromkeys((sheet or [])[2:]):
                # The same button on two of the bot's screens is pressed only once.
                key = (sheet[0] if name == "Close" else sheet[1], name)
                if key in self.pressed:
                    continue
                self.pressed.add(key)
                if (moved or await self.read(SHEET) != sheet) and not await self.at(path):
                    continue
                played = await self.read(GAME)
                if await self.opens_another(sheet, [*path, name]) and len(path) + 1 < DEEPEST:
                    places.append((*path, name))
                moved = await self.read(GAME) != played

    async def opens_another(self, sheet: list[str], path: list[str]) -> bool:
        """Press a button and note whether its effect is visible; return whether it opened another sheet."""
        page = self.page
        seen, felt, played = await self.read(SEEN), await self.read(FELT), await self.read(GAME)
        if not await page.evaluate(PRESS, path[-1]):  # the cards or choices have changed
            return False
        try:
            await page.wait_for_function(f"before => ({SEEN})() !== before", arg=seen, timeout=SOON)
            # A closed sheet can't show the effect of a choice in it, so the effect must be visible elsewhere.
            if path[-1] not in PUT_SHEETS_AWAY:
                changed = f"before => document.querySelector('dialog[open]') || ({FELT})() !== before"
                await page.wait_for_function(changed, arg=felt, timeout=SOON)
        except Error:
            self.unseen.append(" → ".join(path))
            return False
        await page.wait_for_function(QUIET, timeout=PATIENCE)
        now = await self.read(SHEET)
        begun = await self.read(GAME) != played
        if begun and now is not None and not await is_over(page):
            self.covered.append(" → ".join(path))
        return now is not None and now != sheet


# All five take long: `make walk`.
PLACES = [empty, lobby, game, result, over] if WHOLE else [lobby, over]


@pytest.mark.parametrize("begin", PLACES, ids=[place.__name__ for place in PLACES])
async def test_what_a_press_did_is_seen_and_no_sheet_covers_it(page: Page, address: str, redis_server, begin):
    with Redis.from_url(redis_server.url) as store:
        walk = Walk(page, address, store, begin)
        await walk.everywhere()
    assert {"not seen": walk.unseen, "covered": walk.covered} == {"not seen": [], "covered": []}
    assert len(walk.pressed) > 5
