"""The table in Telegram's web client: the real page, in a frame of another origin, at the game of the group."""

import contextlib
import json
import re
import time
from collections.abc import AsyncIterator
from urllib.parse import quote

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Frame, expect

from adapters.redis.connection import connect
from adapters.redis.store import RedisTables
from tests.chat.bot_process import BotProcess
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import (
    SHORT,
    a_card_lies,
    boards,
    crowd,
    greeted,
    hands,
    lobbies,
    over,
    play,
    sit_down,
    stored,
    to_move,
)
from tests.chat.telegram_play import opened as table_opened
from tests.chat.webhook_place import SECRET, free_port
from tests.emulators.telegram.people import Person
from tests.emulators.telegram.server import TelegramEmulator, instance_of
from tests.store.faulty_proxy import FaultyProxy
from tests.waiting import until
from tests.web.browser import connected, opened, running_chromium
from tests.web.table_moves import HAND, MOVED, PRESS, study_menu
from tests.window.signing import signed
from tests.window.webclient import DARK, LIGHT, ORIGIN, data_of, web_client
from tests.window.window_moves import FIRST_LOAD, faults, is_due, loaded, moves, plays_on

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
FORGED = """origin => {
  const data = JSON.stringify({ eventType: "theme_changed", eventData: { theme_params: { bg_color: "#ffffff" } } });
  dispatchEvent(new MessageEvent("message", { source: window, origin, data }));
}"""
NATIVE = """
globalThis.told = [];
globalThis.TelegramWebviewProxy = { postEvent: (type, data) => told.push(type) };
"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    with running_chromium() as address:
        async with connected(address) as browser:
            yield browser


class Evening:
    """A group's game on the emulator, and the address of the bot's windows."""

    def __init__(self, emulator: TelegramEmulator, app: str) -> None:
        self.emulator = emulator
        self.app = app
        self.people = crowd(emulator, "Anna", "Ben", "Cleo")
        self.group = emulator.group("Friday", self.people)

    async def deal(self, command: str = "/newgame") -> None:
        await sit_down(self.emulator, self.group, self.people, command)
        await self.emulator.until(lambda: boards(self.group) and all(hands(person) for person in self.people))

    @property
    def link(self) -> str:
        """The address behind the button of the board or the lobby."""
        shown = boards(self.group) or lobbies(self.group)
        return next(button.url for button in shown[-1].buttons if button.url)

    @property
    def code(self) -> str:
        return self.link.rpartition("startapp=t_")[2]

    def data(self, person: Person, start: str | None = None) -> str:
        """The data that Telegram signs when a person follows the board's link in the group."""
        return data_of(self.emulator, person, self.group, f"t_{self.code}" if start is None else start)


@pytest_asyncio.fixture(loop_scope="session")
async def evening(redis_url) -> AsyncIterator[Evening]:
    port = free_port()
    async with TelegramEmulator(enforce_limits=False) as emulator:
        emulator.has_app = True
        app = f"http://127.0.0.1:{port}"
        async with telegram_bot(emulator, redis_url, http_port=port, app_url=app):
            yield Evening(emulator, app)


async def seated(frame: Frame) -> Frame:
    """Wait until the person's own cards are visible; return the frame."""
    await expect(frame.locator(".fan .card").first).to_be_visible()
    return frame


async def by_buttons(people: list[Person]) -> None:
    """Let one of these people move in their private chat, if it is their turn."""
    found = to_move(people)
    if found is not None:
        person, message, _, button = found
        await person.press(message, data=button.data)


async def test_a_reload_comes_back_to_the_table_without_signing_in_again(browser: Browser, evening: Evening):
    await evening.deal()
    async with web_client(browser, evening.app) as client:
        frame = await seated(await client.launch(evening.data(evening.people[0])))
        assert "tgWebAppData" not in frame.url
        await client.tell("reload_iframe")
        await client.page.wait_for_function("said.filter((one) => one.eventType === 'web_app_ready').length === 2")
        await seated(client.frame)
        assert len(await client.said("iframe_will_reload")) == 1


async def test_who_opens_a_game_with_bots_watches_or_takes_a_bots_seat_by_a_press(browser: Browser, evening: Evening):
    anna, ben, _ = evening.people
    await greeted(evening.emulator, [anna, ben])
    for line in ("/newgame", "/addbot", "/addbot", "/deal"):
        before = len(evening.group.shown)
        anna.say(evening.group, line)
        await evening.emulator.until(lambda before=before: len(evening.group.shown) != before)
    await evening.emulator.until(lambda: boards(evening.group))
    async with web_client(browser, evening.app) as client:
        frame = await client.launch(evening.data(ben))
        await expect(frame.locator(".title")).to_contain_text("You’re watching")
        await expect(frame.locator(".plate .name")).to_have_text(["Bot 1", "Bot 2", "Anna"])
        await expect(frame.locator(".plate.own")).to_have_count(0)
        await frame.get_by_role("button", name="Take Bot 1’s seat").click()
        await expect(frame.locator("#toasts")).to_contain_text("You have Bot 1’s seat")
        await expect(frame.locator(".plate .name", has_text="You")).to_have_count(1)
        await expect(frame.locator(".plate.own .mark")).to_have_text("plays from the next hand")
        await expect(frame.get_by_role("button", name="Take Bot")).to_have_count(0)


async def test_a_stranger_is_shown_no_table(browser: Browser, evening: Evening):
    await evening.deal()
    eve = evening.emulator.user(66, "Eve")
    async with web_client(browser, evening.app) as client:
        heard: list[str] = []
        client.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
        data = evening.data(eve).replace(instance_of(evening.group), "1")
        frame = await client.launch(data)
        await expect(frame.get_by_role("alert")).to_contain_text("from the chat")  # the data was changed after signing
        fields = {"user": {"id": 66, "first_name": "Eve"}, "auth_date": str(int(time.time())), "chat_instance": "1"}
        fields["start_param"] = f"t_{evening.code}"
        frame = await client.launch(signed(evening.emulator.token, fields))
        await expect(frame.locator("main")).to_contain_text("can’t see table")
        assert "Anna" not in "".join(heard)


async def test_the_clients_own_look_is_followed_and_only_the_parent_is_heard(browser: Browser, evening: Evening):
    await evening.deal()
    async with web_client(browser, evening.app, color_scheme="light") as client:
        frame = await seated(await client.launch(evening.data(evening.people[0]), theme=DARK))
        assert await frame.evaluate("document.documentElement.style.colorScheme") == "dark"
        await frame.evaluate(FORGED, ORIGIN)  # from the page's own window, although it claims to be Telegram
        assert await frame.evaluate("document.documentElement.style.colorScheme") == "dark"
        await client.tell("theme_changed", {"theme_params": {"bg_color": "#ffffff"}})
        await frame.wait_for_function("() => document.documentElement.style.colorScheme === 'light'")


async def test_a_native_client_is_spoken_to_through_its_own_object(browser: Browser, evening: Evening):
    await evening.deal()
    async with opened(browser) as page:
        await page.add_init_script(NATIVE)
        data = quote(evening.data(evening.people[1]))
        await page.goto(f"{evening.app}/app/telegram#tgWebAppData={data}&tgWebAppVersion=8.0")
        await seated(page.main_frame)
        text = await page.evaluate("told")
        assert "web_app_ready" in text
        assert "iframe_ready" not in text
        await page.locator(".to-menu").click()
        await expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
        await page.evaluate("TelegramGameProxy.receiveEvent('back_button_pressed')")
        await expect(page.locator("dialog[open]")).to_have_count(0)
        await page.locator(".to-menu").click()
        await page.get_by_role("button", name="Full screen").click()
        assert "web_app_request_fullscreen" in await page.evaluate("told")
        await page.evaluate("TelegramGameProxy.receiveEvent('fullscreen_changed', { is_fullscreen: true })")
        await page.locator(".to-menu").click()
        await expect(page.get_by_role("button", name="Leave full screen")).to_be_visible()
        assert "web_app_request_write_access" not in text, "nobody is asked for anything before they sit down"


OVER = re.compile("wins? the game")  # by chance it is the reader who wins: "You win"


@contextlib.asynccontextmanager
async def a_finished_game(browser, evening):
    """A finished game, in the window of one of its players."""
    await evening.deal(SHORT)
    code = evening.code
    await play(evening.emulator, evening.people, until=over(evening.group))
    async with web_client(browser, evening.app, viewport={"width": 390, "height": 600}) as client:
        yield client, await client.launch(evening.data(evening.people[0], f"t_{code}"))


async def test_a_game_that_is_over_is_told_and_opens_on_the_study_board(browser, evening):
    async with a_finished_game(browser, evening) as (client, frame):
        await expect(frame.locator("main")).to_contain_text(OVER)
        await frame.get_by_role("button", name="Study").click()
        await expect(frame.locator(".study-view select")).to_have_value("")  # the choice to see all cards
        await client.tell("back_button_pressed")
        await frame.get_by_role("button", name="Review").first.click()
        study = frame.get_by_role("button", name="Play on from here")
        await expect(study).to_be_visible(timeout=20_000)
        await client.tell("back_button_pressed")
        await expect(study).to_have_count(0)
        await expect(frame.locator("main")).to_contain_text(OVER)


async def test_a_study_leaves_a_window_by_a_link_that_any_browser_opens_and_as_a_text(browser, evening):
    async with a_finished_game(browser, evening) as (client, frame):
        await frame.get_by_role("button", name="Study").click()
        await study_menu(frame, "Share a link")
        link = await frame.locator(".study-link input").input_value()
        await frame.get_by_role("button", name="Copy").click()
        await expect(frame.locator(".study-sheet [role=alert]")).to_have_text("Copied.")
        await frame.get_by_role("link", name="Open in the browser").click()
        await until(lambda: client.said("web_app_open_link"), patience=10.0)
        assert await client.said("web_app_open_link") == [{"url": link}]
        assert await faults(frame) == []
        await frame.locator(".study-sheet .tool").click()
        await study_menu(frame, "Copy as text")
        record = json.loads(await frame.locator(".study-link textarea").input_value())
        said = await frame.locator(".study-said").inner_text()
    async with opened(browser) as page:
        await page.goto(link)
        await expect(page.locator(".study-said")).to_have_text(said)
        assert await faults(page) == []
        await page.locator(".study-menu").click()
        await expect(page.get_by_role("button", name="Keep this study")).to_have_count(0)
        async with page.expect_download() as saving:
            await page.get_by_role("button", name="Save as a file").click()
        assert json.loads((await (await saving.value).path()).read_text("utf-8"))["hands"] == record["hands"]
        await page.locator(".study-close").click()
        await expect(page.get_by_role("button", name="Study board")).to_be_visible()
        assert await faults(page) == []


async def test_a_picture_is_shown_in_a_window_to_be_kept_by_hand(browser, evening):
    await evening.deal()
    async with web_client(browser, evening.app, viewport={"width": 390, "height": 600}) as client:
        frame = await seated(await client.launch(evening.data(evening.people[0])))
        await frame.locator(".to-menu").click()
        await frame.get_by_role("button", name="Study board").click()
        await study_menu(frame, "Show a picture")
        await until(lambda: frame.locator(".study-picture").evaluate("one => one.naturalWidth"), patience=10.0)
        assert await faults(frame) == []
        await frame.locator(".study-sheet .tool").click()
        await study_menu(frame, "Share a link")
        await frame.get_by_role("link", name="Send it in a chat").click()
        await until(lambda: client.said("web_app_open_tg_link"), patience=10.0)
        assert (await client.said("web_app_open_tg_link"))[0]["path_full"].startswith("/share/url?url=http")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
async def test_on_a_phone_axe_finds_nothing_and_little_is_loaded(browser, evening, theme):
    await evening.deal()
    anna, ben, _ = evening.people
    async with web_client(browser, evening.app, viewport={"width": 390, "height": 600}) as client:
        frame = await seated(await client.launch(evening.data(anna), theme=theme))
        assert await loaded(frame) < FIRST_LOAD
        assert await faults(frame) == []
        await frame.locator(".to-menu").click()
        await expect(frame.get_by_role("dialog", name="Menu")).to_be_visible()
        assert await faults(frame) == []
        frame = await client.launch(evening.data(ben, ""), theme=theme)
        await expect(frame.locator("main")).to_contain_text("Your tables")
        assert await faults(frame) == []
        frame = await client.launch(evening.data(ben, "t_ZZZZZ"), theme=theme)
        await expect(frame.locator("main")).to_contain_text("can’t see table")
        assert await faults(frame) == []


@pytest.mark.parametrize("status", ["allowed", "cancelled", "silent"])
async def test_whoever_sits_down_may_let_the_bot_write_or_is_led_to_its_chat(browser, evening, status):
    anna, ben, _ = evening.people
    await greeted(evening.emulator, [anna])
    await table_opened(evening.emulator, evening.group, anna)
    async with web_client(browser, evening.app) as client:
        await client.page.clock.install()
        frame = await client.launch(evening.data(ben))
        await frame.locator(".does-join").click()
        await until(lambda: client.said("web_app_request_write_access"), patience=10.0)
        if status == "allowed":
            ben.allow_writing()
        if status == "silent":
            await client.page.clock.fast_forward("00:31")
        else:
            await client.tell("write_access_requested", {"status": status})
        if status == "allowed":
            await expect(frame.locator(".does-join")).to_have_count(0)
            assert not await client.said("web_app_open_tg_link")
        else:
            await until(lambda: client.said("web_app_open_tg_link"), patience=10.0)
            assert "?start=" in (await client.said("web_app_open_tg_link"))[0]["path_full"]


async def test_on_ones_own_turn_the_client_asks_before_it_closes(browser, evening):
    await evening.deal()
    mover = await evening.emulator.until(lambda: to_move(evening.people))
    async with web_client(browser, evening.app) as client:
        frame = await client.launch(evening.data(mover[0]))
        await expect(frame.locator("main.my-turn")).to_be_visible()
        assert await client.said("web_app_setup_swipe_behavior") == [{"allow_vertical_swipe": False}]
        assert (await client.said("web_app_setup_closing_behavior"))[-1] == {"need_confirmation": True}
        await client.tell("back_button_pressed")
        await expect(frame.locator("dialog[open]")).to_be_visible()
        await client.tell("back_button_pressed")  # this closes the question first
        await expect(frame.locator("dialog[open]")).to_have_count(0)
        assert not await client.said("web_app_close")
        await moves(frame)
        await expect(frame.locator("main.my-turn")).to_have_count(0)
        assert (await client.said("web_app_setup_closing_behavior"))[-1] == {"need_confirmation": False}
        assert {"type": "selection_change"} in await client.said("web_app_trigger_haptic_feedback")
        await client.tell("back_button_pressed")
        await expect(frame.locator("main")).to_contain_text("Your tables")


async def test_the_link_of_another_table_leads_there_in_the_same_client(browser, evening):
    await evening.deal()
    anna, *_ = evening.people
    other = evening.emulator.group("Saturday", evening.people)
    lobby = await table_opened(evening.emulator, other, anna)
    start = next(button.url for button in lobby.buttons if button.url).rpartition("=")[2]
    async with web_client(browser, evening.app) as client:
        await seated(await client.launch(evening.data(anna)))
        frame = await client.launch(evening.data(anna, start))
        await expect(frame.locator(".does-start")).to_be_visible()


async def test_a_web_view_that_cannot_read_the_script_says_what_is_needed(browser, evening):
    async with web_client(browser, evening.app) as client:
        await client.page.route("**/*.js", lambda route: route.fulfill(body="let 1;", content_type="text/javascript"))
        frame = await client.launch(evening.data(evening.people[0], ""))
        await expect(frame.get_by_text("This page needs JavaScript and an up-to-date")).to_be_visible(timeout=20_000)


async def test_a_hand_by_window_and_buttons_goes_on_when_a_process_is_killed(browser, redis_url):
    async with TelegramEmulator(enforce_limits=False) as emulator, FaultyProxy("") as address:
        emulator.has_app = True
        ports = free_port(), free_port()
        app = address.url.replace("redis", "http")
        one, two = (
            BotProcess(
                "telegram",
                program="tests.chat.telegram_unlimited",
                HTTP_PORT=port,
                TELEGRAM_TOKEN=emulator.token,
                TELEGRAM_API_URL=emulator.url,
                TELEGRAM_WEBHOOK_URL=app,
                TELEGRAM_WEBHOOK_SECRET=SECRET,
                REDIS_URL=redis_url,
                APP_URL=app,
            )
            for port in ports
        )
        address.lead_to(f"http://127.0.0.1:{ports[0]}")
        async with one, two, web_client(browser, app) as client:
            await one.start(until="health is told")
            await two.start(until="health is told")
            evening = Evening(emulator, app)
            await evening.deal(SHORT)
            code = evening.code
            anna, *others = evening.people
            frame = await seated(await client.launch(evening.data(anna)))
            lies = a_card_lies(evening.group)
            await plays_on(lambda: frame, lambda: by_buttons(others), lies)
            await until(lambda: plays(frame, others), patience=60.0)
            before = await stored(redis_url, code)
            shown = await frame.evaluate(HAND)
            await frame.evaluate(PRESS)  # at the kill this press may be under way, or already answered
            await one.kill()
            address.lead_to(f"http://127.0.0.1:{ports[1]}")
            await frame.wait_for_function(MOVED, arg=shown, timeout=60_000)
            after = await stored(redis_url, code)
            assert after.deal == before.deal, "the same cards"
            await plays_on(lambda: frame, lambda: by_buttons(others))
        assert not [call for call in emulator.calls if "BUTTON_TYPE" in str(call.refusal)]
    table, entries = await stored(redis_url, code), await log_of(redis_url, code)
    assert table.rows
    assert table.decision == len(entries) - 1, "each accepted press is in the log, once"


async def plays(frame: Frame, others: list[Person]) -> bool:
    """Whether it is the turn of the window's person; if not, let another person move."""
    if not await is_due(frame):
        await by_buttons(others)
    return await is_due(frame)


async def log_of(redis_url: str, table: str) -> list[bytes]:
    database = connect(redis_url)
    try:
        return await RedisTables(database).log(table)
    finally:
        await database.close()
