"""The table at each usual size of a window, for right- and left-handed use, with each size of the cards."""

import itertools

import pytest
from playwright.async_api import Page, expect

from bot.codec import Verb
from bot.screen import Style
from bot.views.table import TableView
from tests.waiting import until
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, PASS, bid, button, hand, table, with_seats
from tests.web.made_views import MadeHand, taken
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

SIZES = [(320, 568), (360, 640), (375, 667), (667, 375), (740, 360), (390, 844), (768, 1024), (1280, 800)]
TINY = [(320, 480), (480, 320), (844, 390)]  # where the reason for having no choice has hardly any room
HANDS = ["right", "left"]
CARDS = ["small", "normal", "large"]
PRESSED = 40  # pixels of a card's visible part at least

# What is wrong with the drawn table, in words: parts that are not fully in the window, parts that cover others, and
# cards that are too narrow to press.
WRONG = f"""() => {{
  const parts = [];
  const found = (name, chosen) => {{
    for (const one of document.querySelectorAll(chosen)) {{
      const box = one.getBoundingClientRect();
      const called = `${{name}} ${{one.dataset.card ?? one.textContent}}`;
      if (box.width && box.height) parts.push({{ name, box, called }});
    }}
  }};
  found("plate", ".plate .shown");
  found("question", ".asked");
  found("choice", ".ask-line > .act, .acts .act");
  found("tip", ".asking .tips");
  found("tool", ".bar .tool");
  found("held", ".fan .card");
  found("played", ".played .face, .lying .face, .lying .back");
  found("last", ".last");
  found("pile", ".pile");
  const wrong = [];
  for (const {{ box, called }} of parts) {{
    const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (out) wrong.push(`${{called}} is not fully in the window`);
  }}
  const along = (one, other, from, to) => one[from] < other[to] - 1 && other[from] < one[to] - 1;
  const meets = (one, other) => along(one, other, "left", "right") && along(one, other, "top", "bottom");
  parts.forEach((one, at) => {{
    for (const other of parts.slice(at + 1)) {{
      const onPlate = other.name === "pile";
      const apart = !onPlate && (one.name !== other.name || one.name === "choice" || one.name === "plate");
      if (apart && meets(one.box, other.box)) wrong.push(`${{one.called}} meets ${{other.called}}`);
    }}
  }});
  for (const {{ name, box, called }} of parts) {{
    if (name === "held" && Math.min(box.width, box.height) < {PRESSED}) wrong.push(`${{called}} is too narrow`);
  }}
  return wrong;
}}"""
DRESS = "([handed, size]) => Object.assign(document.documentElement.dataset, { handed, size })"

TIP = "Your hand has 54 points so far, and you need 110. A card you give away may bring points to a rival."


HINT = button("Hint", Verb.HINT)


def bidding() -> tuple[MadeHand, TableView]:
    values = [bid(value) for value in range(110, 310, 10)]
    others = [PASS, *values[:3], HINT]
    own = hand(EIGHT, others=others, asked="Your turn: bid or pass", tips=[TIP], values=values, buttons=False)
    return own, with_levels("Anna is to bid", talon=(None,) * 3, trump=None)


def giving() -> tuple[MadeHand, TableView]:
    cards = [*EIGHT, "TH", "KH"]
    give_up = button("Give up: +60 for each other player", Verb.CHOICE, "9", Style.DANGER, kind="concede")
    own = hand(cards, legal=cards, others=[give_up, HINT], asked="Your turn: give a card, Bot 1 gets it", tips=[TIP])
    return own, with_levels("Anna gives cards", talon=("TD", "QC", "AC"), trump=None)


def playing() -> tuple[MadeHand, TableView]:
    others = [button("Marriage: lead K♠ (+40)", Verb.MARRIAGE, "1"), HINT]
    own = hand(EIGHT, legal=["AH", "9H"], others=others, asked="Your turn: play a card", tips=[TIP])
    last = taken([(0, "TS"), (1, "9S"), (2, "JS")], 1)
    board = with_levels("Anna is to play", trick=[(1, "TH"), (2, "QH")], last_trick=last)
    return own, with_seats(board, *[{"tricks": 2}] * 3)


def passing() -> tuple[MadeHand, TableView]:
    why = ["Without a marriage in hand you may bid at most 120. So you can only pass."]
    own = hand(EIGHT, others=[PASS, HINT], asked="Your turn: bid or pass", tips=[TIP], why=why, buttons=False)
    return own, bidding()[1]


MOMENTS = {"bidding": bidding, "passing": passing, "giving": giving, "playing": playing}


def with_levels(heading: str, **more: object) -> TableView:
    return with_seats(table(heading, **more), {}, {"level": "normal"}, {"level": "normal"})


@pytest.mark.parametrize("moment", MOMENTS)
async def test_nothing_is_cut_off_or_covered_at_any_size_for_either_hand_and_any_cards(
    page: Page, playground: Playground, moment: str
):
    await page.emulate_media(reduced_motion="reduce")
    own, board = MOMENTS[moment]()
    visit = await Visit.at_table(page, playground)
    await visit.show(own, 0)
    await visit.show(board)
    await expect(page.locator(".plate")).to_have_count(3)

    async def is_drawn() -> bool:
        return not await page.evaluate(WRONG)

    sizes = [*SIZES, *TINY] if moment == "passing" else SIZES
    wrong = {}
    for (width, height), handed, cards in itertools.product(sizes, HANDS, CARDS):
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(DRESS, [handed, cards])
        try:
            await until(is_drawn, 1.0)  # the cards are laid out again in the next frames
        except TimeoutError:
            wrong[f"{width}×{height} {handed} {cards}"] = await page.evaluate(WRONG)
    assert wrong == {}
