"""A tournament on the felt, opened and joined by pressing alone."""

from playwright.async_api import Locator, Page, expect

from tests.web.friends import PATIENCE

PEOPLE = [(name, "en-GB") for name in ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")]
ROUNDS = 3
SETTINGS = {"Rounds": str(ROUNDS), "A table plays": "3 hands", "Between rounds": "30 seconds"}


async def press(page: Page, name: str, where: str = "body") -> None:
    """Press a button on the felt or in a window."""
    await page.locator(where).get_by_role("button", name=name, exact=True).first.click(timeout=PATIENCE)


def face_of(page: Page) -> Locator:
    """The tournament on the felt."""
    return page.locator(".panel .tournament")


async def opened_by(host: Page) -> None:
    """Open a tournament of three short rounds in the menu, and choose its settings."""
    await press(host, "Menu")
    await press(host, "Tournament")
    await press(host, "Open a tournament")
    await expect(face_of(host)).to_contain_text("3 more players needed", timeout=PATIENCE)
    await press(host, "Settings", ".tournament")
    for name, value in SETTINGS.items():
        group = host.get_by_role("group", name=name, exact=True)
        await group.get_by_text(value, exact=True).click(timeout=PATIENCE)
        await expect(group.get_by_role("radio", name=value, exact=True)).to_be_checked()
    await press(host, "Close", ".sheet[open]")
    await expect(face_of(host)).to_contain_text("Each game ends after 3 hands", timeout=PATIENCE)


async def joined_by(host: Page, players: list[Page]) -> None:
    for number, page in enumerate(players, 1):
        await press(page, "Join", ".tournament")
        await expect(face_of(host).locator(".tour-joined li:not(.free)")).to_have_count(number, timeout=PATIENCE)
        await expect(face_of(page).get_by_role("button", name="Join", exact=True)).to_have_count(0, timeout=PATIENCE)
