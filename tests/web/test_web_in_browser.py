"""The playground's page in a real browser: what a person sees, presses and types there."""

import re

import pytest
from aiohttp.test_utils import unused_port
from playwright.async_api import Browser, Page, expect

from adapters.web import guest_site
from adapters.web.server import serving
from bot.ports.allowances import Allowance
from bot.screen import Answer, Screen
from tests.crossed import thinned
from tests.web.browser import open_room, opened
from tests.web.conftest import COMMANDS, Playground
from tests.web.visits import Visit

pytestmark = pytest.mark.browser

HOSTILE = "<img src onerror=a()>\u202ex"


async def enter(page: Page, playground: Playground) -> None:
    await page.goto(str(playground.client.make_url("/")))
    await open_room(page)
    await expect(page.locator(".chat")).to_have_count(3)


async def start(page: Page, playground: Playground) -> None:
    await enter(page, playground)
    await page.get_by_role("button", name="Start a game").click()
    await expect(page.locator(".chat.private .held .face")).to_have_count(16)


def chat(page: Page, name: str):
    return page.get_by_role("region", name=name)


def board(page: Page):
    """The message in the group that shows the board."""
    return page.locator(".group [data-shows=board]").last


async def typed(page: Page, text: str, where: str = "The group") -> None:
    field = chat(page, where).get_by_role("textbox", name="Message in")
    await field.fill(text)
    await field.press("Enter")


async def test_the_first_card_is_three_clicks_away(page: Page, playground: Playground):
    await start(page, playground)
    names = [person and person.name for person in playground.service.people]
    assert names == ["Anna", "Ben", None]
    await chat(page, "Anna").get_by_role("button", name="ace of spades").click()
    await expect(board(page)).to_contain_text("Anna A♠")


async def test_the_cards_in_a_hand_are_faces_where_there_are_some(page: Page, playground: Playground):
    await start(page, playground)
    face = chat(page, "Anna").locator(".held [data-face=TS]")
    await expect(face).to_have_css("background-image", re.compile(r"/cards\.webp"))
    await expect(face.locator(".typeset")).to_be_hidden()
    assert await face.evaluate("face => getComputedStyle(face).backgroundPosition") == "80% 0%"


async def test_without_faces_a_card_is_set_in_type(page: Page, playground: Playground):
    await page.route("**/cards.webp", lambda route: route.abort())
    await start(page, playground)
    await expect(chat(page, "Anna").locator(".held .typeset").nth(1)).to_contain_text("10")


async def test_a_hand_is_played_by_keyboard_and_the_focus_goes_on_to_the_next(page: Page, playground: Playground):
    await start(page, playground)
    anna = chat(page, "Anna")
    await anna.get_by_role("button", name="ace of spades").focus()
    await page.keyboard.press("ArrowRight")
    await expect(anna.get_by_role("button", name="ten of spades")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(anna.locator(".held .face")).to_have_count(7)
    await expect(chat(page, "Ben").get_by_role("button", name="ace of diamonds")).to_be_focused()


async def test_the_commands_are_offered_as_one_types_and_sent_by_a_press(page: Page, playground: Playground):
    await enter(page, playground)
    group = chat(page, "The group")
    field = group.get_by_role("textbox", name="Message in")
    await field.press_sequentially("/n")
    await expect(group.locator(".commands button:visible")).to_have_text(["/newgame Open a table"])
    await field.press("Escape")
    await expect(group.locator(".commands")).to_be_hidden()
    await expect(field).to_have_value("")
    await group.get_by_role("button", name="Commands").click()
    await expect(group.locator(".commands button:visible")).to_have_count(len(COMMANDS))
    await group.locator(".commands").get_by_role("button", name="/newgame").press("Enter")
    await expect(board(page)).to_contain_text("A game of Thousand")
    await expect(field).to_be_focused()


async def test_the_board_is_pressed_as_whoever_is_chosen(page: Page, playground: Playground):
    await enter(page, playground)
    await typed(page, "/newgame")
    await chat(page, "The group").get_by_role("combobox", name="You act here as").select_option("Ben")
    await chat(page, "The group").get_by_role("button", name="Join", exact=True).click()
    await expect(chat(page, "The group").get_by_text("Welcome", exact=True)).to_be_visible()
    assert playground.service.presses[-1].person.name == "Ben"


async def test_an_answer_that_must_be_seen_is_a_window_to_close(page: Page, playground: Playground):
    await enter(page, playground)
    await typed(page, "/loud")
    window = page.get_by_role("dialog")
    await expect(window).to_contain_text("Nobody can be kicked")
    await page.keyboard.press("Enter")
    await expect(window).to_be_hidden()


async def test_a_page_speaks_the_first_language_of_its_browser_that_the_bot_knows(page: Page, playground: Playground):
    await page.set_extra_http_headers({"Accept-Language": "xx,pl-PL;q=0.9,de;q=0.8"})
    await enter(page, playground)
    await expect(page.locator("html")).to_have_attribute("lang", "pl")
    await page.get_by_role("button", name="Dodaj osobę").click()
    await expect(page.locator(".chat.private select").nth(2)).to_have_value("pl")


async def test_hostile_names_stay_text(page: Page, playground: Playground):
    await enter(page, playground)
    name = chat(page, "Anna").get_by_role("textbox", name="Name")
    await name.fill(HOSTILE)
    await name.press("Enter")
    await expect(chat(page, "The group").get_by_role("combobox")).to_contain_text("<img src onerror=a()>x")
    await typed(page, "/newgame")
    await expect(board(page)).to_contain_text("<img src onerror=a()>x")
    assert await page.locator("[onerror]").count() == 0
    assert "\u202e" not in await page.locator("body").inner_text()


async def test_markup_that_is_not_on_the_list_does_nothing(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    text = board(page).locator(".text")
    for number, markup in enumerate(
        [
            "<script>document.title='gone'</script>",
            "<img src=x onerror=\"document.title='gone'\">",
            "<b onclick=\"document.title='gone'\">bold</b>",
            "<a href=\"javascript:document.title='gone'\">link</a>",
        ]
    ):
        await visit.show(Screen(text=f"{markup} <i>after {number}</i>"))
        await expect(text.locator("i")).to_have_text(f"after {number}")
        assert await text.locator("script, img, [onclick], a[href]").count() == 0
        await expect(page).to_have_title("Thousand – playground")


async def test_suits_stand_out_in_a_text_and_letters_do_not(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    await visit.show(Screen(text="Cleo: A♠ 10♥\ufe0e &amp; K♦"))
    text = board(page).locator(".text")
    await expect(text).to_have_text("Cleo: A♠ 10♥\ufe0e & K♦")
    shown = await text.locator(".suit").evaluate_all("found => found.map(one => [one.className, one.textContent])")
    assert shown == [["suit spades", "♠"], ["suit hearts", "♥\ufe0e"], ["suit diamonds", "♦"]]


async def test_what_few_read_is_folded_until_it_has_the_focus(page: Page, playground: Playground):
    visit = await Visit.begin(page, playground)
    text = "<blockquote expandable>Seal of deal 1\nNobody’s words\nAdd yours</blockquote>"
    await visit.show(Screen(text=text))
    folded = board(page).locator(".text blockquote")
    await expect(folded).to_have_text("Seal of deal 1\nNobody’s words\nAdd yours")
    await page.mouse.move(0, 0)
    one_line = await folded.evaluate("one => one.clientHeight")
    await folded.focus()
    assert await folded.evaluate("one => one.clientHeight") > 1.5 * one_line


async def test_only_the_lines_that_changed_are_announced_again(page: Page, playground: Playground):
    await start(page, playground)
    text = board(page).locator(".text")
    await expect(chat(page, "The group").get_by_role("log")).to_have_attribute("aria-live", "polite")
    await text.evaluate("text => text.childNodes.forEach(line => { line.seen = true })")
    await chat(page, "Anna").get_by_role("button", name="ace of spades").click()
    await expect(text).to_contain_text("Anna A♠")
    kept = await text.evaluate("text => Array.from(text.childNodes, line => [Boolean(line.seen), line.textContent])")
    assert [line for seen, line in kept if not seen] == ["▶ Ben is to play", "Trick: Anna A♠"]


async def test_a_reload_shows_the_same_room(page: Page, playground: Playground):
    await start(page, playground)
    await typed(page, "see you in a minute")
    await expect(page.get_by_text("see you in a minute")).to_be_visible()
    await page.reload()
    await expect(page.get_by_text("see you in a minute")).to_be_visible()
    await expect(page.locator(".chat.private .held .face")).to_have_count(16)


@pytest.mark.parametrize("width", thinned([320, 375, 700], 3))
async def test_on_a_phone_one_chat_fills_the_screen_and_tabs_lead_to_the_others(
    page: Page, playground: Playground, width: int
):
    await page.set_viewport_size({"width": width, "height": 640})
    await enter(page, playground)
    await page.get_by_role("button", name="Start a game").click()
    anna = chat(page, "Anna")
    await expect(anna).to_be_in_viewport(ratio=0.9)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await anna.get_by_role("button", name="nine of diamonds").click()
    await expect(anna.get_by_role("button", name="nine of diamonds")).to_have_count(0)
    await page.get_by_role("navigation").get_by_role("button", name="The group").click()
    await expect(chat(page, "The group")).to_be_in_viewport(ratio=0.9)
    await expect(board(page).locator(".felt-played")).to_have_count(1)


async def test_a_file_that_came_with_a_reply_can_be_saved(page: Page, playground: Playground):
    await enter(page, playground)
    await typed(page, "/export")
    async with page.expect_download() as saving:
        await page.get_by_role("link", name="Save game.json").click()
    saved = await saving.value
    assert saved.suggested_filename == "game.json"


async def test_a_page_survives_a_restart_and_loses_nothing_typed_meanwhile(page: Page, redis):
    restarted, port = Playground(redis), unused_port()
    async with serving(restarted.app(), port=port) as address:
        await page.goto(address)
        await open_room(page)
        await typed(page, "/newgame")
        await expect(board(page)).to_contain_text("1. Anna")
    await typed(page, "/join")
    await expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    await typed(page, "/addbot")
    async with serving(restarted.app(), port=port):
        await expect(board(page)).to_contain_text("2. Bot 1")
        await expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_hidden()
    assert [press.what.name for press in restarted.service.presses] == ["newgame", "join", "addbot"]


async def test_a_page_whose_room_is_no_more_leads_to_a_new_one(page: Page, redis):
    restarted, port = Playground(redis), unused_port()
    async with serving(restarted.app(), port=port) as address:
        await page.goto(address)
        await open_room(page)
        await expect(page.locator(".chat")).to_have_count(3)
    await redis.flushall()
    async with serving(restarted.app(), port=port):
        await expect(page.get_by_text("This room is gone")).to_be_visible()
        await page.get_by_role("link", name="Open a room").click()
        await open_room(page)
        await expect(page.get_by_role("button", name="Start a game")).to_be_visible()


async def test_an_unknown_command_is_not_met_with_silence(page: Page, playground: Playground):
    playground.service.answers["foo"] = lambda _: Answer()
    await enter(page, playground)
    await typed(page, "/foo")
    await expect(page.get_by_text("There’s no /foo here.")).to_be_visible()


async def test_a_first_visit_opens_a_room_by_one_key_and_leaves_nothing_before(page: Page, playground: Playground):
    await page.goto(str(playground.client.make_url("/")))
    await page.locator("[data-door=chat]").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Start a game")).to_be_visible()
    assert await kept(page) == []
    await typed(page, "hello")
    await expect(page.get_by_text("hello")).to_be_visible()
    [table] = await kept(page)
    assert (table["code"], table["names"]) == (page.url.split("/")[-2], ["Anna", "Ben"])
    assert await page.context.cookies() == []


async def kept(page: Page) -> list[dict[str, object]]:
    """The data that the browser keeps after the page is closed."""
    return await page.evaluate("Object.values(localStorage).flatMap(text => JSON.parse(text))")


async def test_a_room_that_was_left_can_be_gone_back_to_from_the_first_page(page: Page, playground: Playground):
    await enter(page, playground)
    await typed(page, "see you later")
    await expect(page.get_by_text("see you later")).to_be_visible()
    await page.get_by_role("link", name="Thousand").click()
    await page.get_by_role("link", name="Anna, Ben").first.click()
    await expect(page.get_by_text("see you later")).to_be_visible()


async def test_ones_own_link_leaves_the_address_bar_at_once_and_nothing_behind(page: Page, playground: Playground):
    room = await playground.enter()
    await page.goto(playground.address(room))
    await expect(page.locator(".chat")).to_have_count(3)
    assert "#" not in page.url
    assert await kept(page) == []
    await page.goto(playground.address(await playground.seated(room, "Cleo")))  # only the fragment changes
    await expect(page.locator(".chat")).to_have_count(2)
    assert "#" not in page.url


async def test_a_friend_comes_by_a_link_and_nobody_after_the_host_has_stopped_it(
    page: Page, playground: Playground, browser: Browser
):
    addresses: list[str] = []
    await enter(page, playground)
    kept_here = dict(await page.evaluate("Object.entries(sessionStorage)"))
    [(code, host)] = [(name.removeprefix("key:"), key) for name, key in kept_here.items() if name.startswith("key:")]
    await page.get_by_role("button", name="Invite a friend").click()
    shown = page.get_by_role("dialog")
    await expect(shown).to_contain_text("#invited=")
    [invited] = re.findall(r"http\S+#invited=[\w-]+", await shown.inner_text())
    friend = await page.context.new_page()  # a second tab of one browser is another visitor
    async with opened(browser, locale="en-GB") as late:
        for context in (page.context, late.context):
            context.on("request", lambda wanted: addresses.append(f"{wanted.url} {wanted.headers}"))
        await sit_down(friend, invited, "Cleo")
        await expect(friend.get_by_role("button", name="Sit down")).to_be_hidden()
        assert (await playground.post(f"/t/{code}/invite", key=host, stop=True)).status == 204
        await late.goto(invited)
        await expect(late.get_by_role("alert")).to_have_text(re.compile("no longer works"))
        await expect(late.get_by_role("button", name="Sit down")).to_have_count(0)
        await expect(page.locator(".chat")).to_have_count(3)
        keys = [await tab.evaluate("Object.entries(sessionStorage)") for tab in (page, friend, late)]
    secrets = [value for tab in keys for name, value in tab if name.startswith(("key:", "invited:"))]
    assert len(set(secrets)) == 3
    assert [wanted for wanted in addresses if any(secret in wanted for secret in secrets)] == []


async def sit_down(page: Page, invited: str, name: str) -> None:
    """Follow a link and reload the page once, then take the seat."""
    await page.goto(invited)
    await page.reload()
    await page.get_by_role("textbox", name="Your name").fill(name)
    await page.get_by_role("button", name="Sit down").click()


async def test_whoever_has_the_address_alone_is_told_so(page: Page, playground: Playground):
    await page.goto(str(playground.client.make_url(f"/t/{(await playground.enter()).code}/chat")))
    await expect(page.get_by_text("This table is by invitation")).to_be_visible()
    await expect(page.locator(".chat")).to_have_count(0)


async def test_who_opens_too_many_rooms_reads_when_to_try_again(page: Page, playground: Playground, monkeypatch):
    monkeypatch.setattr(guest_site, "OPENING", Allowance(1, 30.0))
    await playground.enter()
    await page.goto(str(playground.client.make_url("/")))
    await open_room(page)
    await expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Try again in \d+ s"))
    await expect(page.locator("[data-door=chat]")).to_be_enabled()
