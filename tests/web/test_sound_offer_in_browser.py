"""The offer of sound on the first page: it covers nothing of the table, and breaks no word, in any language."""

from functools import partial

import pytest
from playwright.async_api import Page, expect

from adapters.web.rooms import with_change
from bot.texts.languages import LANGUAGES
from tests.crossed import thinned
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, PASS, hand, table, with_seats
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

SIZES = [(320, 568), (360, 740), (667, 375), (740, 360), (1280, 800)]
# The parts of the table that the offer covers, and the words that are broken in it.
WRONG = """() => {
  const offer = document.querySelector(".sound-offer");
  const boxes = [...offer.children].map((one) => one.getBoundingClientRect()).filter((box) => box.width);
  const along = (one, other, from, to) => one[from] < other[to] && other[from] < one[to];
  const meets = (one, other) => along(one, other, "left", "right") && along(one, other, "top", "bottom");
  const parts = document.querySelectorAll(".plate .shown, .flag, .card, .lying, .asked, .acts .act, .tool, .brand");
  const covered = [...parts].filter((part) => boxes.some((box) => meets(box, part.getBoundingClientRect())));
  const words = [];
  const texts = document.createTreeWalker(offer, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = new Range();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (range.getClientRects().length > 1) words.push(word);
    }
  }
  const cut = boxes.filter((box) => box.left < 0 || box.right > innerWidth).map(() => "cut off");
  return [...covered.map((part) => part.textContent), ...words, ...cut];
}"""


@pytest.mark.parametrize("language", thinned(LANGUAGES, 5))
async def test_it_covers_no_plate_bid_or_card_and_breaks_no_word(page: Page, playground: Playground, language: str):
    board = table("Anna", title="Hand 1 · A name of rules that is rather long", talon=(None,) * 3)
    visit, _ = await Visit.seated(page, playground, with_seats(board, {}, {"bid": "120"}))
    speaking = partial(with_change, person=visit.people[0].id, language=language)
    await playground.rooms.update(visit.group.id, speaking)
    await visit.show(hand(EIGHT, buttons=False, others=[PASS]), 0)
    await expect(page.locator("html")).to_have_attribute("lang", language, timeout=20_000)  # it loads itself again
    await page.locator(".acts .does-pass").click()
    await expect(page.locator(".sound-offer button")).to_have_count(2)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        assert await page.evaluate(WRONG) == [], f"{width}×{height}"
