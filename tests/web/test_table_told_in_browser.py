"""The table for a player who can't see it: the announcements are enough to play a whole game by keys."""

import os
import re

import pytest
from playwright.async_api import Page

from tests.web.listener import Listener
from tests.web.playground_moves import running_playground
from tests.web.table_moves import HAND, has_moved, is_over, my_turn_or_result, open_short_game, was_the_last

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]

WHOLE = os.environ.get("GAMES") == "whole"
PACE = "0.3" if WHOLE else "0"  # times the usual pause: long enough for each move to be seen, or none
CERTAIN = 7 if WHOLE else 6  # tricks visible at that pace: the last trick is played automatically, at once
MOST_KEYS = 60  # pressed in a hand
MOST_HANDS = 40
SUITS = "hearts|spades|clubs|diamonds"
CARD = rf"(?:nine|ten|jack|queen|king|ace) of (?:{SUITS})"
PLAYS = re.compile(rf"(Guest|Bot 1|Bot 2) plays ({CARD})")


async def play_by_keys(page: Page, listener: Listener) -> list[str]:
    """Play to the result of the hand without looking at the page; return the announcements of the hand."""
    begun = len(listener.transcript)
    pressed = listener.presses
    while not await is_over(page):
        before = await page.evaluate(HAND)
        await listener.heard()
        await my_turn_or_result(page, before)  # the last card is played automatically: the turn may be over by now
        if await is_over(page):
            break
        cards = await page.locator(".fan .card[aria-disabled=false]").count()
        await listener.press("c" if cards else "b")
        assert "nothing" not in await listener.focus()
        await listener.press("Enter")
        await has_moved(page, before)
    await page.wait_for_function("() => document.querySelector('.sheet[open] [role=status]').textContent")
    await listener.heard()
    assert "Next hand" in await listener.focus() or "Once more" in await listener.focus()
    assert listener.presses - pressed <= MOST_KEYS
    return [line for line in listener.transcript[begun:] if not line.startswith((">", "focus: "))]


def misses(lines: list[str]) -> list[str]:
    """The faults of a hand's announcements: missing, repeated or in the wrong order; empty if there is none."""
    wrong = []
    text = "\n".join(lines)
    played = PLAYS.findall(text)
    wrong += [f"{card} told {count} times" for _, card in played if (count := [c for _, c in played].count(card)) > 1]
    if "gave up" in text:
        return wrong
    last = next((line for line in lines if "Last trick:" in line), "")
    ended = re.findall(CARD, last.partition("Last trick:")[2].partition("→")[0])
    if len({card for _, card in played} | set(ended)) < 3 * (CERTAIN + 1):
        wrong.append(f"{len(played)} cards and a last trick of {len(ended)} were told")
    tricks = text.count("takes the trick")
    if not CERTAIN <= tricks <= 7:
        wrong.append(f"{tricks} tricks before the last were told")
    order = [text.find(part) for part in ("says", "plays for", "takes the trick", "is over")]
    if order != sorted(order) or -1 in order:
        wrong.append(f"auction, contract, tricks and result stand in the order {order}")
    for trick in text.split("takes the trick")[:CERTAIN]:
        if len(PLAYS.findall(trick)) != 3:
            wrong.append(f"a trick of {PLAYS.findall(trick)}")
    wrong += [line for line in lines if re.search(r"[♠♣♦♥]|[0-9a-f]{20}", line)]
    return wrong


async def test_what_is_told_suffices_to_play_by_keys(page, redis_url):
    async with running_playground(redis_url, PACE=PACE) as (_, address):
        listener = await Listener.at(page)
        await open_short_game(page, address, "lock.enabled=no game.target=200")
        await listener.tree()
        for _ in range(MOST_HANDS if WHOLE else 1):
            found = await play_by_keys(page, listener)
            assert misses(found) == []
            if await was_the_last(page):
                break
            await listener.press("Enter")
            await my_turn_or_result(page)
        assert "Your turn" in "\n".join(listener.transcript)
        assert not WHOLE or await page.get_by_role("dialog", name="The game is over").is_visible()
