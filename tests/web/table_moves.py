"""Moves at the table of the first page, made in a real browser."""

from playwright.async_api import Frame, Page

PATIENCE = 20_000  # milliseconds

# The buttons pressed for a quick hand: pass, else the unchanged contract, else a card.
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
# Notes the titles of hands that were thrown in: these have no result. A changed view then brings such a hand and the
# title of the next one, while the page still shows the title before.
WATCH = """() => {
  window.thrownIn = [];
  const watch = ({ data }) => {
    const { thrown, title } = JSON.parse(data).changes ?? {};
    const isNew = thrown && !(Array.isArray(thrown) && thrown.length === 0);
    if (isNew && title) window.thrownIn.push(document.querySelector(".title").textContent);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", watch);
    }
  };
}"""
# It is my turn, or a result is shown. `before` is the value of HAND before a move. The turn must then be in the same
# hand, or in a later one if that hand was thrown in: otherwise its result is still to come.
TURN_OR_RESULT = """before => {
  if (document.querySelector(".sheet[data-kind=result][open]")) return true;
  if (!document.querySelector(".table.my-turn")) return false;
  const [title] = before ? JSON.parse(before) : [""];
  return !before || title === document.querySelector(".title").textContent || window.thrownIn.includes(title);
}"""
# The content of my hand: the title names the hand, and each of my moves changes the rest.
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
# The point that a finger presses, and whether it is uncovered: { x, y, hit, name }.
POINT = f"""() => {{
  const pressed = ({QUICKEST})();
  const box = pressed.getBoundingClientRect();
  const x = box.left + (pressed.matches(".fan .card") ? 22 : box.width / 2);
  const y = box.top + box.height / 2;
  const hit = pressed.contains(document.elementFromPoint(x, y));
  return {{ x, y, hit, name: pressed.getAttribute("aria-label") ?? pressed.textContent }};
}}"""


async def come(page: Page, address: str) -> None:
    """Open a page without sound that goes on only after a press, and watch its hands from the beginning."""
    await page.add_init_script("localStorage['thousand-table'] ??= '{\"sound\": false, \"goOn\": false}'")
    await page.add_init_script(f"({WATCH})()")
    await page.goto(address)


async def play_now(page: Page, address: str) -> None:
    """Begin a game with built-in players from the first page."""
    await come(page, address)
    await page.get_by_role("button", name="Play now").click()
    await my_turn_or_result(page)


async def types(page: Page, line: str) -> None:
    """Type a line into the open chat beside the table."""
    field = page.locator(".side input[role=combobox]")
    await field.fill(line)
    await field.press("Enter")


async def study_menu(page: Page | Frame, name: str) -> None:
    """Choose an entry in the menu of the study board."""
    await page.locator(".study-menu").click()
    await page.get_by_role("button", name=name).click()


async def my_turn_or_result(page: Page, before: str = "") -> None:
    """Wait until it is my turn, in the hand of `before` unless it was thrown in, or a result is shown."""
    await page.wait_for_function(TURN_OR_RESULT, arg=before, timeout=PATIENCE)


async def is_over(page: Page) -> bool:
    """Whether the result of a hand or of the game is shown."""
    return await page.locator(".sheet[data-kind=result]").is_visible()


async def was_the_last(page: Page) -> bool:
    """Wait until the game is over or the next hand is dealt; return whether the game is over."""
    await page.wait_for_function(DECIDED, timeout=PATIENCE)
    return await page.get_by_role("dialog", name="The game is over").count() > 0


async def has_moved(page: Page, before: str) -> None:
    """Wait until a move made after `before` is shown, and it is my turn again or a result is shown."""
    await page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)
    await my_turn_or_result(page, before)


async def move(page: Page) -> str:
    """Make a quick move, and wait until it is my turn again or the hand is over. Return the card pressed."""
    before = await page.evaluate(HAND)
    card = await page.evaluate(PRESS)
    await has_moved(page, before)
    return card


async def open_short_game(page: Page, address: str, rules: str) -> None:
    """Sit down with built-in players at a table with special rules, by commands typed in the chat."""
    await come(page, address)
    await page.locator("[data-door=howto]").click()
    await page.locator(".sheet[open] header button").click(timeout=PATIENCE)
    await page.locator(".to-chat").click()
    for line in (f"/newgame {rules}", "/addbot", "/addbot", "/deal"):
        await types(page, line)
        await page.wait_for_function(
            "line => document.querySelector('.side .log').textContent.includes(line)", arg=line
        )
    await my_turn_or_result(page)
    await page.locator(".side header button").click()
