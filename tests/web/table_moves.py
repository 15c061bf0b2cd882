"""Moves at the table of the first page, pressed in a real browser: by pointing, or by keyboard alone."""

from playwright.async_api import Page

PATIENCE = 20_000  # milliseconds

# What can be pressed now, the quickest way through a hand first: pass, the contract as it is, else a card.
QUICKEST = """() => {
  const free = (one) => one && one.getAttribute("aria-disabled") !== "true";
  const acts = [...document.querySelectorAll(".acts .act")].filter(free);
  const act = (kind) => acts.find((one) => one.matches(kind));
  const choice = act(".does-pass") ?? act(".does-bid, .primary");
  const card = [...document.querySelectorAll(".fan .card")].find(free);
  return choice ?? card ?? acts[0];
}"""
PRESS = f"""() => {{
  const pressed = ({QUICKEST})();
  pressed?.click();
  return pressed?.dataset.card ?? "";
}}"""
# One's turn in the hand that is played (`before`: what HAND told of it, if anything), or a result: the next hand may be
# dealt before the result of the last one has come.
TURN_OR_RESULT = """before => document.querySelector(".sheet[data-kind=result][open]")
  || (document.querySelector(".table.my-turn")
    && (!before || JSON.parse(before)[0] === document.querySelector(".title").textContent))"""
# What one's own hand shows: it changes with every move of one's own. The title names the hand.
HAND = """() => JSON.stringify([
  document.querySelector(".title").textContent,
  [...document.querySelectorAll(".fan .card")].map((one) => one.dataset.card),
  document.querySelector(".acts").textContent,
  document.querySelector(".asked.mine")?.textContent,
])"""
MOVED = (
    f"before => (({HAND})() !== before && !document.querySelector('[aria-busy=true]'))"
    " || document.querySelector('.sheet[open]')"
)
DECIDED = """() => {
  const sheet = document.querySelector(".sheet[open]");
  const [over, now] = [sheet, document.querySelector(".title")].map((one) => one.textContent.match(/Hand (\\d+)/)?.[1]);
  return sheet.querySelector("h2").textContent === "The game is over" || Number(now) > Number(over);
}"""
# Where a finger meets what is to be pressed, or what lies over it there: { x, y, hit, name }.
POINT = f"""() => {{
  const pressed = ({QUICKEST})();
  const box = pressed.getBoundingClientRect();
  const x = box.left + (pressed.matches(".fan .card") ? 22 : box.width / 2);
  const y = box.top + box.height / 2;
  const hit = pressed.contains(document.elementFromPoint(x, y));
  return {{ x, y, hit, name: pressed.getAttribute("aria-label") ?? pressed.textContent }};
}}"""


async def my_turn_or_result(page: Page, before: str = "") -> None:
    """Wait until it is one's turn, in the hand that was shown `before` if that is told, or a result is to be read."""
    await page.wait_for_function(TURN_OR_RESULT, arg=before, timeout=PATIENCE)


async def is_over(page: Page) -> bool:
    """Whether the result of a hand, or of a game, is to be read."""
    return await page.locator(".sheet[data-kind=result]").is_visible()


async def was_the_last(page: Page) -> bool:
    """Whether the game is over with the hand whose result is read. Returns once this is known, or the next is dealt."""
    await page.wait_for_function(DECIDED, timeout=PATIENCE)
    return await page.get_by_role("dialog", name="The game is over").count() > 0


async def has_moved(page: Page, before: str) -> None:
    """Wait until a move, made where `before` was shown, has come back, and it is one's turn again or all is over."""
    await page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)
    await my_turn_or_result(page, before)


async def move(page: Page) -> str:
    """Press what leads on, and wait until it is one's turn again or the hand is over. Returns the card pressed."""
    before = await page.evaluate(HAND)
    card = await page.evaluate(PRESS)
    await has_moved(page, before)
    return card


async def open_short_game(page: Page, address: str, rules: str, bots: int = 2) -> None:
    """Sit down with built-in players at a table with other rules than usual, by what can be typed in the chat."""
    await page.goto(address)
    await page.locator("[data-door=howto]").click()
    await page.locator(".sheet[open] header button").click(timeout=PATIENCE)
    await page.locator(".to-chat").click()
    field = page.locator(".side input[role=combobox]")
    for line in (f"/newgame {rules}", *("/addbot",) * bots, "/deal"):
        await field.fill(line)
        await field.press("Enter")
        await page.wait_for_function(
            "line => document.querySelector('.side .log').textContent.includes(line)", arg=line
        )
    await my_turn_or_result(page)
    await page.locator(".side header button").click()
