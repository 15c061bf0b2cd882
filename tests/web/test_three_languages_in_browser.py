"""A room of a Pole, a Russian and a Korean: apart from names, nobody sees a word of another's language."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.web.browser import open_room, opened
from tests.web.friends import PATIENCE, begun, friends
from tests.web.playground_moves import running_playground
from tests.web.table_moves import PRESS, types

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

PEOPLE = (("Zosia", "pl-PL"), ("Юра", "ru-RU"), ("민준", "ko-KR"))
SCRIPTS = {"pl-PL": r"[а-яё가-힣]", "ru-RU": r"[가-힣]|[ąćęłńóśźż]", "ko-KR": r"[а-яё]|[ąćęłńóśźż]"}
# Latin words that occur in every language: commands, codes, card ranks, the site's own name.
LATIN = re.compile(r"/\w+|\b[0-9A-Z]{1,12}\b|#\w+|https?:\S+|\b[0-9a-f]{8,}\b|\bsecret\b")
# Everything that is read or heard: texts, names of controls, and the texts beside the game.
READ = """() => {
  const told = [document.title];
  for (const one of document.querySelectorAll("*")) {
    if (one.closest("script, style, noscript, datalist, input, .avatar")) continue;
    for (const name of ["aria-label", "title", "placeholder"]) told.push(one.getAttribute(name) ?? "");
    if (!one.children.length) told.push(one.textContent);
  }
  return [...new Set(told.flatMap((text) => text.split("\\n")))].filter(Boolean);
}"""
SAID = "() => [...document.querySelectorAll('.side .said')].map((one) => one.textContent)"


def foreign(lines: list[str], language: str) -> list[str]:
    """The lines with a word of another person's language."""
    found = []
    for line in lines:
        bare = line
        for name, _ in PEOPLE:
            bare = bare.replace(name, "")
        latin = [] if language == "pl-PL" else re.findall(r"[A-Za-z]{2,}", LATIN.sub(" ", bare))
        if re.search(SCRIPTS[language], bare, re.IGNORECASE) or latin:
            found.append(line)
    return found


async def all_of_it(page: Page) -> list[str]:
    """The page's present texts, without the messages in the chat beside the felt."""
    said = await page.evaluate(SAID)
    return [line for line in await page.evaluate(READ) if line not in said]


async def test_each_of_three_people_reads_a_whole_hand_in_their_own_language(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE) as pages:
        wrong: dict[str, set[str]] = {language: set() for _, language in PEOPLE}

        async def read() -> None:
            for page, (_, language) in zip(pages, PEOPLE, strict=True):
                wrong[language] |= set(foreign(await all_of_it(page), language))

        for page in pages:
            await page.locator(".to-chat").click()
        await read()
        await begun(pages)
        moves = 0
        while not await pages[0].locator(".sheet[data-kind=result][open]").is_visible() and moves < 60:
            await read()
            for page in pages:
                if await page.locator(".table.my-turn").count():
                    await page.evaluate(PRESS)
                    moves += 1
            await pages[0].wait_for_timeout(60)
        await read()
        assert wrong == {language: set() for _, language in PEOPLE}


async def speaks(page: Page, language: str) -> None:
    """Type the language in the open chat."""
    await types(page, f"/language {language}")
    await expect(page.locator("html")).to_have_attribute("lang", language, timeout=PATIENCE)


async def test_a_change_of_language_changes_the_page_at_once_and_nobody_elses(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE[:2]) as pages:
        pole, russian = pages
        await pole.locator(".to-chat").click()
        await speaks(pole, "de")
        await expect(pole.locator(".gathering")).to_contain_text("Regeln wählen")
        await expect(pole.locator(".side input[role=combobox]")).to_be_focused()
        await expect(russian.locator("html")).to_have_attribute("lang", "ru")
        assert foreign(await all_of_it(russian), "ru-RU") == []


async def test_what_is_open_opens_again_in_the_new_language(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), friends(browser, address, PEOPLE[:2]) as pages:
        pole = pages[0]
        other = await pole.context.new_page()
        await other.goto(pole.url)
        await other.locator(".to-chat").click()
        sheet = pole.locator(".sheet[open]")
        await pole.get_by_role("button", name="Zaproś").first.click()
        links = [await one.input_value() for one in await sheet.locator(".links input").all()]
        await speaks(other, "de")
        await expect(sheet).to_contain_text("Freunde einladen", timeout=PATIENCE)
        assert [await one.input_value() for one in await sheet.locator(".links input").all()] == links != []
        await sheet.locator("header button").click()
        await pole.locator(".to-rules").click()
        await expect(sheet).to_contain_text("Hochzeiten", timeout=PATIENCE)
        await speaks(other, "ru")
        await expect(sheet).to_contain_text("марьяж", timeout=PATIENCE)


async def test_the_page_of_the_chats_changes_with_its_first_persons_language(redis_url, browser):
    async with running_playground(redis_url, PACE=0) as (_, address), opened(browser, locale="en-GB") as page:
        await page.goto(address)
        await open_room(page)
        field = page.get_by_role("region", name="The group").get_by_role("textbox")
        await field.fill("/newgame")
        await field.press("Enter")
        await expect(page.locator("[data-shows=board]").first).to_contain_text("Rules", timeout=PATIENCE)
        await field.fill("/language pl")
        await field.press("Enter")
        await expect(page.locator("html")).to_have_attribute("lang", "pl", timeout=PATIENCE)
        await expect(page.locator("[data-shows=board]").first).to_contain_text("Zasady", timeout=PATIENCE)
