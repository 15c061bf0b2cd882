"""Moves in the playground, pressed in a real browser."""

import socket

from playwright.async_api import Page


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


PRESS = """() => {
  const hand = document.querySelector(".chat.private.to-move .pinned");
  if (!hand) return null;
  const choices = [...hand.querySelectorAll(".rows button:not(.muted)")];
  const pick = hand.querySelector("button[data-label='Pass']")
    ?? hand.querySelector("button.card[aria-disabled=false]")
    ?? choices.find((one) => !/^(Nudges|Only)/.test(one.dataset.label ?? ""));
  const shown = hand.textContent;
  pick?.click();
  return pick ? shown : null;
}"""


async def make_a_move(page: Page) -> None:
    """Whoever is to move: pass if possible, else the first card or choice. Returns when that was done.

    Looked for and pressed in one step: between two the page may draw a newer hand.
    """
    shown = await page.evaluate(PRESS)
    await page.wait_for_function(
        "shown => ![...document.querySelectorAll('.chat.private .pinned')].some(one => one.textContent === shown)",
        arg=shown,
        timeout=20_000,
    )
