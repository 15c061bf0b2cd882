"""A finished game on the felt: every step by keys and for listeners, the choices, and each mistake at its card."""

import pytest
from playwright.async_api import Page, expect

from bot.finished import records
from bot.finished.replay import moments
from bot.finished.review import found
from bot.finished.reviewing import Progress
from bot.people import Chat, Person
from bot.screen import Answer
from bot.screens.afterwards import study as study_screen
from engine.record import read
from tests.crossed import thinned
from tests.finished.reviews_made import blunders
from tests.web.conftest import Playground
from tests.web.faults import faults
from tests.web.table_moves import types
from tests.web.visits import Visit
from tests.world.finished_games import played

pytestmark = pytest.mark.browser

PEOPLE = [Person(platform="web", id=f"r-{number}", name=name) for number, name in enumerate(("Anna", "Ben", "Cleo"))]
PRESSED = ".study button, .study select, .study input, .study summary"


class Game:
    """A finished game as the service serves it."""

    def __init__(self, playground: Playground, *, is_open: bool = True, seat: int = 0) -> None:
        self.seat = seat
        self.table, log = played(PEOPLE, Chat(platform="web", id="r"))
        record = records.record(self.table, log)
        self.record = read(record)
        lines = [{"decisions": 12, "hands": len(self.record.hands)}, *blunders(self.record, seat)]
        self.review = found(seat, lines)
        self.is_open = is_open
        self.waits = 1
        playground.service.answers |= {"board": self.board, "hand": self.hand, "review": self.reviewed}

    def board(self, _):
        if not self.is_open:
            return Answer(toast="Others still play these cards.")
        record = self.record.model_dump(mode="json", include={"format", "rules", "seats", "first_dealer", "hands"})
        names = [person.name for person in PEOPLE]
        return Answer(data={"table": self.table.id, "record": {**record, "names": names}, "seat": self.seat})

    def hand(self, press):
        what = press.what
        eyes = what.seat if self.is_open else self.seat
        steps = list(moments(self.table, self.record, what.hand))
        return Answer(
            data={
                "table": self.table.id,
                "seat": self.seat,
                "open": self.is_open,
                "eyes": eyes,
                "hand": what.hand,
                "hands": study_screen.hands(self.table, steps[0].lengths, "en"),
                "names": study_screen.names(self.table, "en"),
                "steps": study_screen.steps(steps, "en", eyes),
                "words": study_screen.words(self.table.id, "en"),
            }
        )

    def reviewed(self, press):
        if self.waits:
            self.waits -= 1
            return Answer(data=study_screen.waiting(Progress(3, 12), "en"))
        return Answer(data=study_screen.review(self.table, self.review, "en"))


async def opened(page: Page, playground: Playground) -> None:
    await Visit.at_table(page, playground)
    await open_study(page)


async def open_study(page: Page) -> None:
    if await page.locator("#side").is_hidden():
        await page.locator(".to-chat").click()
    await types(page, "/replay")
    await expect(page.locator(".study[open]")).to_be_visible()


async def with_mistakes(page: Page, playground: Playground) -> None:
    await opened(page, playground)
    await page.get_by_role("button", name="Find my mistakes").click()
    await expect(page.locator(".study .chart").first).to_be_visible()


async def with_mistake(page: Page, playground: Playground) -> None:
    """Go to the only mistake."""
    await with_mistakes(page, playground)
    ways = page.locator(".study-panel ol").first.locator("button")
    await expect(ways).to_have_count(1)
    await ways.click()


async def test_arrows_lead_through_a_hand_and_into_the_next_and_each_step_is_said(page: Page, playground: Playground):
    game = Game(playground)
    await opened(page, playground)
    slider = page.get_by_role("slider", name="Step")
    await expect(slider).to_be_focused()
    steps = study_screen.steps(list(moments(game.table, game.record, 1)), "en", None)
    for step in (1, 2, 3):
        await page.keyboard.press("ArrowRight")
        await expect(page.locator(".study-said")).to_contain_text(steps[step]["said"])
        assert f"{step} / {len(steps) - 1}" in (await slider.get_attribute("aria-valuetext") or "")
    await page.get_by_role("button", name="Back").focus()
    await page.keyboard.press("End")
    last = page.locator(".study [role=status].spoken")
    await expect(last).to_contain_text(steps[-1]["said"].split()[0])
    assert "♠" not in await last.inner_text()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(".study-count")).to_contain_text("Hand 2 · 0 /")
    await page.keyboard.press("ArrowLeft")
    await expect(page.locator(".study-count")).to_contain_text(f"Hand 1 · {len(steps) - 1} /")
    await expect(page.locator(".study .played")).to_have_count(3)
    await page.keyboard.press("Escape")
    await expect(page.locator(".study")).to_have_count(0)


async def test_all_cards_lie_open_or_only_those_that_a_seat_saw(page: Page, playground: Playground):
    Game(playground)
    await opened(page, playground)
    faces = page.locator(".study .seat-cards [data-card]")
    await expect(faces).to_have_count(21)
    await page.get_by_role("combobox", name="View").select_option(label="Ben")
    await expect(faces).to_have_count(7)
    await expect(page.locator(".study .own-place .name")).to_have_text("Ben")


async def test_of_a_game_whose_cards_are_secret_there_is_one_view(page: Page, playground: Playground):
    Game(playground, is_open=False)
    await opened(page, playground)
    await expect(page.locator(".study .seat-cards [data-card]")).to_have_count(7)
    await expect(page.locator(".study-view option")).to_have_text(["Anna"])


async def test_a_mistake_leads_to_its_moment_with_the_better_card_marked(page: Page, playground: Playground):
    game = Game(playground)
    await with_mistakes(page, playground)
    seen = study_screen.review(game.table, game.review, "en")["mistakes"]
    ways = page.locator(".study-panel ol").first.locator("button")
    await expect(ways).to_have_count(len(seen))
    await ways.nth(1).click()
    await expect(page.locator(".held .mistaken .cost")).to_have_text(f"−{seen[1]['lost']}")
    await expect(page.locator(".study-reason")).to_contain_text("its points go to an opponent")
    await expect(page.locator(".choice.made")).to_have_count(1)
    await expect(ways.nth(1)).to_have_attribute("aria-current", "true")
    await expect(page.locator(".study-ticks i")).to_have_count(len(seen))
    await page.get_by_role("button", name="Next", exact=True).click()
    await expect(page.locator(".study .played.mistaken .cost")).to_have_text(f"−{seen[1]['lost']}")
    how = page.get_by_text("66 of 100")
    await expect(how).to_be_hidden()
    await page.get_by_text("How is this known?").click()
    await expect(how).to_be_visible()


async def test_the_better_bid_stands_at_its_seat_before_and_after_the_one_that_was_said(
    page: Page, playground: Playground
):
    game = Game(playground)
    step, bid = next(one for one in enumerate(game.record.hands[0].actions) if one[1]["seat"] == 0)
    why = {"reason": "bid-less", "value": 120, "rather": 100}
    line = {"hand": 1, "step": step, "action": bid, "value": 5.0, "lost": 45.0, "error": 1.5, "why": why}
    better = {"do": "bid", "seat": 0, "value": 100}
    game.review = found(0, [{"decisions": 1, "hands": 1}, {**line, "better": better}, {"hand": 1, "cards": 120}])
    await with_mistake(page, playground)
    ghost = page.locator(".own-place .ghost-said")
    await expect(ghost).to_contain_text("100")
    await expect(ghost).to_contain_text("−45")
    await page.get_by_role("button", name="Next", exact=True).click()
    await expect(ghost).to_have_count(1)
    await page.get_by_role("button", name="Next", exact=True).click()
    await expect(ghost).to_have_count(0)


async def at_a_mistake(page: Page, playground: Playground, do: str, reason: str) -> tuple[str, str]:
    """Go to a moment when another card would have been better; return the card that was played and the better one."""
    actions = Game(playground).record.hands[0].actions
    step, done = next(one for one in enumerate(actions) if one[1]["do"] == do)
    game = Game(playground, seat=done["seat"])
    shown = study_screen.steps(list(moments(game.table, game.record, 1)), "en", None)[step]
    card = next(held for held in shown["hands"][game.seat] if held != done["card"])
    better, why = {**done, "card": card}, {"reason": reason, "card": done["card"], "better": card}
    line = {"hand": 1, "step": step, "action": done, "value": 5.0, "lost": 30.0, "error": 1.5, "why": why}
    decisions = [{"decisions": 1, "hands": 1}, {**line, "better": better}, {"hand": 1, "cards": 120}]
    game.review = found(game.seat, decisions)
    await with_mistake(page, playground)
    return done["card"], card


async def test_the_better_card_to_give_is_marked_before_and_after_the_choice(page: Page, playground: Playground):
    given, better = await at_a_mistake(page, playground, "give", "gave-high")
    marked = page.locator(".held .better")
    await expect(page.locator(f".held .mistaken[data-card='{given}'] .cost")).to_have_text("−30")
    await expect(marked).to_have_attribute("data-card", better)
    await page.get_by_role("button", name="Next", exact=True).click()
    await expect(page.locator(f".held [data-card='{given}']")).to_have_count(0)
    await expect(marked).to_have_attribute("data-card", better)
    await expect(page.locator(".study .ghost")).to_have_count(0)  # no card is in the trick
    await page.get_by_role("button", name="Next", exact=True).click()
    await expect(marked).to_have_count(0)


async def test_in_a_trick_the_better_card_lies_as_a_ghost_beside_the_one_that_was_played(
    page: Page, playground: Playground
):
    played_, better = await at_a_mistake(page, playground, "play", "high-led")
    await expect(page.locator(".held .better")).to_have_attribute("data-card", better)
    await page.get_by_role("button", name="Next", exact=True).click()
    ghost = page.locator(".trick .ghost")
    await expect(ghost.locator(".face")).to_have_attribute("data-face", better)
    await expect(page.locator(".study .played.mistaken .face")).to_have_attribute("data-face", played_)
    boxes = [await one.bounding_box() for one in (ghost, page.locator(".study .played.mistaken"))]
    assert boxes[0] != boxes[1]
    await page.get_by_role("button", name="Next", exact=True).click()
    await expect(ghost).to_have_count(0)


async def test_each_choice_has_a_bar_in_two_views(page: Page, playground: Playground):
    Game(playground)
    await opened(page, playground)
    for _ in range(10):
        await page.keyboard.press("ArrowRight")
    bars = page.locator(".choice-worth")
    await expect(bars.filter(has_text="best").first).to_be_visible()
    await expect(page.locator(".study-panel [role=status]").first).to_contain_text("the cards could lie")
    await page.get_by_role("button", name="With open cards", exact=True).click()
    await expect(page.locator(".study-panel [role=status]").first).to_contain_text("if everyone plays their best")
    await expect(bars.filter(has_text="best").first).to_be_visible()
    await expect(bars.filter(has_text="±")).to_have_count(0)


async def test_axe_finds_nothing_and_all_is_large_enough_for_a_finger(page: Page, playground: Playground):
    game = Game(playground)
    await with_mistakes(page, playground)
    await page.locator(".study-panel ol").first.locator("button").first.click()
    await expect(page.locator(".choice-worth").filter(has_text="best").first).to_be_visible()
    assert await faults(page, PRESSED) == {}
    assert game.waits == 0


async def test_nothing_of_it_is_loaded_before_it_is_asked_for(page: Page, playground: Playground):
    Game(playground)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    await Visit.at_table(page, playground)
    assert not [one for one in loaded if "study" in one]
    await open_study(page)
    assert len([one for one in loaded if "/study/opening.js" in one]) == 1


@pytest.mark.parametrize("size", thinned([(320, 256), (320, 568), (390, 600), (844, 390), (2560, 1440)], 3))
async def test_in_windows_of_any_size_the_scrubber_and_the_cards_can_be_seen(page: Page, playground: Playground, size):
    Game(playground)
    await opened(page, playground)
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    for wanted in (".study-track input", ".held .seat-cards > :first-child", ".study-close"):
        await page.locator(wanted).scroll_into_view_if_needed()
        assert await page.locator(wanted).evaluate(
            """one => {
              const box = one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(box.left + 8, box.top + box.height / 2));
            }"""
        ), wanted
    assert await page.evaluate("document.querySelector('.study').scrollWidth <= innerWidth")
