"""The first page, with one table: played by pressing cards, on a phone, by keyboard alone and by invitation."""

import contextlib
import re

import pytest
from playwright.async_api import Page, expect

from tests.waiting import until
from tests.web.browser import opened
from tests.web.table_moves import HAND, PATIENCE, come, has_moved, is_over, move, my_turn_or_result, play_now

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(120)]

DESKTOP = {"width": 1280, "height": 800}
PHONES = [(390, 844), (844, 390), (320, 480), (480, 320)]
MOST_MOVES = 40  # of one person in one hand
MOST_KEYS = 60  # pressed in a hand

# Everything needed for a move is fully within the window.
CUT = """() => {
  const needed = [...document.querySelectorAll(".fan .card, .acts .act, .asked, .played, .plate .shown")];
  return needed.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  }).map((one) => `${one.className} ${one.textContent}`);
}"""


async def test_a_hand_is_played_by_pressing_and_a_game_is_played_again(page, address):
    await play_now(page, address)
    await expect(page.locator(".plate .name")).to_have_text(["Bot 1", "Bot 2", "You"])
    for _ in range(MOST_MOVES):
        if await is_over(page):
            break
        await move(page)
    result = page.get_by_role("dialog", name=re.compile(r"Hand \d+ is over"))
    await expect(result).to_be_visible()
    played = int(re.search(r"Hand (\d+) is over", await result.inner_text())[1])  # one thrown in has no result
    await expect(page.locator(".title")).to_contain_text(f"Hand {played + 1}", timeout=PATIENCE)
    await expect(result).to_be_visible()  # although the next hand is dealt
    await result.get_by_role("button", name="Next hand").click()
    await expect(result).to_be_hidden()

    await page.get_by_role("button", name="Log and chat").click()
    await page.get_by_role("combobox").fill("/endgame")
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").get_by_role("button", name="Yes, end the game").click()
    over = page.get_by_role("dialog", name="The game is over")
    await over.get_by_role("button", name="Review").click(timeout=PATIENCE)
    review = page.locator(".study")
    await expect(review.locator(".chart").first).to_be_visible(timeout=60_000)
    await review.get_by_role("button", name="Next", exact=True).click()
    await expect(review.locator(".study-count")).to_contain_text("Hand 1 · 1 /", timeout=PATIENCE)
    await review.get_by_role("button", name="Close").click()
    await over.get_by_role("button", name="Close").click()
    await page.locator(".acts").get_by_role("button", name="Once more").click()
    await page.get_by_role("combobox").fill("/deal")
    await page.keyboard.press("Enter")
    await expect(page.locator(".title")).to_contain_text("Hand 1", timeout=PATIENCE)
    await my_turn_or_result(page)


async def test_what_the_words_of_the_game_mean_is_asked_for_where_they_stand(page, address):
    await play_now(page, address)
    await page.get_by_role("button", name="Words explained").click()
    meanings = page.get_by_role("dialog", name="Words explained")
    await expect(meanings).to_contain_text("Contract", timeout=PATIENCE)
    await expect(meanings).to_contain_text("Marriage")


async def is_whole(page: Page) -> bool:
    return await page.evaluate(CUT) == []


async def test_on_a_phone_either_way_up_all_that_a_move_needs_is_seen_whole(page, address):
    await page.emulate_media(reduced_motion="reduce")
    await play_now(page, address)
    for _ in range(6):
        for width, height in PHONES:
            await page.set_viewport_size({"width": width, "height": height})
            await page.wait_for_function("w => innerWidth === w", arg=width)
            with contextlib.suppress(TimeoutError):  # the cards are laid out again in the next frames
                await until(lambda: is_whole(page), 5.0)
            assert await page.evaluate(CUT) == [], f"{width}×{height}"
        await move(page)
        if await is_over(page):
            break


WIDE = """() => {
  const wide = ["Marriage: lead K♥ (+100)", "Marriage: lead Q♥ (+100)"].map((text) => {
    const act = document.createElement("button");
    act.className = "act primary does-card";
    act.textContent = text;
    return act;
  });
  document.querySelector(".acts").replaceChildren(...wide);
}"""


THREE_LINES = 66  # pixels


async def test_long_buttons_leave_room_for_the_question_and_the_cards(page, address):
    await page.emulate_media(reduced_motion="reduce")
    await page.set_viewport_size({"width": 480, "height": 320})
    await play_now(page, address)
    await page.evaluate(WIDE)
    await until(lambda: is_whole(page), 5.0)
    # Whoever has to open is told why: that is the longest question.
    assert await page.locator(".asked").evaluate("one => one.offsetHeight") <= THREE_LINES


async def test_a_hand_is_played_by_keyboard_alone_and_told_to_who_listens(page, address):
    await come(page, address)
    await page.evaluate(
        "() => { window.said = []; new MutationObserver(() => said.push(document.getElementById('teller').textContent))"
        ".observe(document.getElementById('teller'), { childList: true, characterData: true, subtree: true }); }"
    )
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await my_turn_or_result(page)
    # A listener hears this before pressing.
    await page.wait_for_function("() => window.said.some((text) => text.includes('Your turn'))")
    pressed = 2
    while not await is_over(page):
        before = await page.evaluate(HAND)
        await my_turn_or_result(page, before)  # the last card is played automatically: the turn may be over by now
        if await is_over(page):
            break
        bids = await page.locator(".acts .act").count()
        cards = await page.locator(".fan .card[aria-disabled=false]").count()
        assert bids or cards
        await page.keyboard.press("c" if cards else "b")  # bids: another player might win and give up
        await page.keyboard.press("Enter")
        pressed += 2
        await has_moved(page, before)
    assert pressed <= MOST_KEYS
    text = " ".join(await page.evaluate("() => window.said"))
    assert re.search(r"Bot \d plays (nine|ten|jack|queen|king|ace) of (hearts|spades|clubs|diamonds)", text)
    assert "Your turn" in text
    assert re.search(r"(Guest|Bot \d) takes the trick", text)


async def test_a_friend_sits_down_by_a_link_and_sees_his_own_hand_alone(page, address, browser):
    await page.goto(address)
    await page.get_by_role("button", name="Invite friends").first.click()
    links = page.locator(".links input")
    await expect(links).to_have_count(1, timeout=PATIENCE)
    link = await links.first.input_value()
    await page.keyboard.press("Escape")
    async with opened(browser, viewport=DESKTOP, locale="en-GB") as friend:
        received: list[str] = []
        friend.on("websocket", lambda socket: socket.on("framereceived", lambda data: received.append(str(data))))
        await friend.goto(link)
        await friend.get_by_label("Your name").fill("Ola")
        await friend.get_by_role("button", name="Sit down").click()
        await expect(page.locator(".plate", has_text="Ola")).to_be_visible(timeout=PATIENCE)
        await page.get_by_role("button", name="Add a bot").first.click()
        await page.get_by_role("button", name="Start", exact=True).click()
        await expect(friend.locator(".fan .card")).to_have_count(7, timeout=PATIENCE)
        await expect(page.locator(".fan .card")).to_have_count(7, timeout=PATIENCE)
        codes = "() => [...document.querySelectorAll('.fan .card')].map((one) => one.dataset.card)"
        hosts, friends = set(await page.evaluate(codes)), set(await friend.evaluate(codes))
        assert not hosts & friends
        text = "".join(received)
        assert all(f'"{card}"' in text for card in friends)
        assert not any(f'"{card}"' in text for card in hosts)
        again = await friend.context.new_page()
        await again.goto(link)  # once more, as the friend may follow the link again from the messages
        await expect(again.locator(".fan .card")).to_have_count(7, timeout=PATIENCE)
        assert set(await again.evaluate(codes)) == friends
