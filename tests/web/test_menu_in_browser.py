"""The page's menu: which entries go in which state, and that each does what it says."""

import pytest
from playwright.async_api import Page, expect

from tests.web.playground_moves import running_playground
from tests.web.table_moves import play_now

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

ENTRIES = """async state => {
  const { entriesIn } = await import("/static/play/menu.js");
  const entries = entriesIn({ ...state, may: new Set(state.may) });
  return entries.flatMap(([, of]) => of.map(([name]) => name.replace("play-", "")));
}"""
ALWAYS = [
    "my-page",
    "my-games",
    "rules",
    "door-howto",
    "door-puzzles",
    "door-study",
    "preferences",
    "language",
    "keys-title",
]
NONE = {
    **dict.fromkeys(("other", "window", "invites", "options", "seals", "game", "over", "hand"), False),
    **dict.fromkeys(("contest", "tournament", "standings", "score"), False),
    "may": [],
    "full": None,
}
BESIDE = ["daily", "learn"]
PLACE = ["new", "tournament", "welcome-learn", "daily"]
SEATED = ["pause", "timer", "end", "leave", "invite", *BESIDE]
STATES = {
    "no table": ({"may": ["invite", *BESIDE], "invites": True}, ["door-invite", *PLACE]),
    "lobby, opener": (
        {"may": ["timer", "end", "leave", "invite", *BESIDE], "invites": True, "options": True, "seals": True},
        ["timer", "options", "door-invite", "leave", "fair", *PLACE],
    ),
    "lobby, guest": ({"may": ["leave", "invite", *BESIDE], "seals": True}, ["leave", "fair", *PLACE]),
    "lobby, watcher": ({"may": ["invite", *BESIDE], "seals": True}, ["fair", *PLACE]),
    "game with bots": (
        {"may": SEATED, "invites": True, "game": True, "score": True, "hand": True},
        ["pause", "timer", "door-invite", "leave", "end", "score", "own-screen", *PLACE],
    ),
    "game, paused, guest": (
        {"may": ["resume", *SEATED[1:]], "game": True, "score": True, "hand": True},
        ["resume", "timer", "leave", "end", "score", "own-screen", *PLACE],
    ),
    "game, watcher": ({"may": ["invite", *BESIDE], "game": True, "score": True}, ["score", *PLACE]),
    "over": ({"may": BESIDE, "game": True, "score": True, "over": True, "invites": True}, ["score", "replay", *PLACE]),
    "day": (
        {"may": ["learn"], "game": True, "score": True, "hand": True, "invites": True},
        ["score", "own-screen", "new", "tournament", "welcome-learn"],
    ),
    "study game": (
        {
            "may": ["pause", "timer", "end", "leave", *BESIDE],
            "game": True,
            "score": True,
            "hand": True,
            "invites": True,
        },
        ["pause", "timer", "leave", "end", "score", "own-screen", *PLACE],
    ),
    "tournament, first": (
        {"may": BESIDE, "tournament": True, "invites": True},
        ["door-invite", "new", "welcome-learn", "daily"],
    ),
    "tournament, later": (
        {"may": BESIDE, "tournament": True, "standings": True},
        ["standings", "new", "welcome-learn", "daily"],
    ),
    "tournament's table": (
        {"may": ["leave", *BESIDE], "game": True, "score": True, "hand": True, "contest": True},
        ["leave", "score", "own-screen", "tournament", "standings", "judge", "new", "welcome-learn", "daily"],
    ),
    "window, lobby": (
        {"may": ["leave", "invite", *BESIDE], "window": True, "invites": True, "full": False},
        ["my-tables", "door-invite", "leave", "welcome-learn", "daily", "full"],
    ),
    "window, game": (
        {"may": SEATED, "window": True, "game": True, "score": True, "hand": True, "full": True},
        ["pause", "timer", "my-tables", "leave", "end", "score", "own-screen", "welcome-learn", "daily", "full-end"],
    ),
}


async def test_each_state_has_the_entries_that_go_in_it(page: Page, address: str):
    await page.goto(address)
    for name, (state, wanted) in STATES.items():
        assert set(await page.evaluate(ENTRIES, {**NONE, **state})) == {*wanted, *ALWAYS}, name


async def entries(page: Page) -> list[str]:
    """The names in the open menu."""
    await page.locator(".to-menu").click()
    await expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    found = await page.locator(".sheet[data-kind=menu] .choices button").all_inner_texts()
    await page.keyboard.press("Escape")
    return found


async def test_a_game_offers_only_what_goes_there(redis_url, page):
    async with running_playground(redis_url, PACE=0) as (_, address):
        await play_now(page, address)
        here = await entries(page)
        assert {"Pause", "Leave the table", "End the game", "Score", "New table", "Lessons"} <= set(here)
        assert not {"Choose the rules", "Replay of the last game", "Go on", "Fair deal"} & set(here)
