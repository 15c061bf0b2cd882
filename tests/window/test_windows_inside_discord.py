"""The table inside Discord: who is admitted, which table they see, how it is launched, and what is served to whom."""

import asyncio
import json
import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.web import pages
from bot.codec import Verb
from tests.chat.discord.discord_play import press
from tests.emulators.discord.people import User
from tests.window.discord_windows import DiscordWindows, discord_windows

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def database(redis_server) -> AsyncIterator[Database]:
    database = connect(redis_server.url)
    await database.client.flushall()
    yield database
    await database.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(database, redis_server) -> AsyncIterator[DiscordWindows]:
    """The bot that serves all tests of this file."""
    async with discord_windows(redis_server.url) as windows:
        yield windows


@pytest.fixture
def windows(running) -> DiscordWindows:
    """People, a server and a channel for one test."""
    running.emulator.activities.enable()
    running.emulator.faults.clear()
    return DiscordWindows(running.emulator, running.port)


@pytest.fixture
def anna(windows) -> User:
    return windows.people[0]


@pytest.mark.slow
async def test_the_boards_button_opens_the_window_of_its_own_table(windows, anna):
    board = await windows.deal()
    pressed = await windows.press(anna, board)
    assert pressed.launched is not None
    assert [attempt.type for attempt in pressed.attempts] == [12]
    code = windows.code_on(board)
    status, entered = await windows.enter(windows.data(anna, pressed.launched.id))
    assert (status, entered["table"], entered["language"]) == (200, code, "en")


async def test_without_a_press_the_window_shows_the_channels_table(windows):
    board = await windows.deal()
    _, entered = await windows.enter(windows.consent(windows.people[1]))
    assert entered["table"] == windows.code_on(board)


async def test_a_link_names_a_table_and_opens_nothing_by_itself(windows):
    _, entered = await windows.enter(windows.consent(windows.people[1], custom_id="t_ABCDEF"))
    assert entered["table"] == "ABCDEF"


async def test_a_code_counts_once_and_a_made_up_one_never(windows, anna):
    data = windows.consent(anna)
    assert (await windows.enter(data))[0] == 200
    assert await windows.enter(data) == (403, {"why": "bad"})
    assert await windows.enter("code=x&instance_id=") == (403, {"why": "bad"})


async def test_who_is_not_in_the_instance_is_not_let_in(windows):
    anna, ben, _ = windows.people
    instance = windows.emulator.activities.join(anna, windows.channel)
    assert await windows.enter(windows.data(ben, instance.id)) == (403, {"why": "elsewhere"})
    assert await windows.enter(windows.data(anna, "i-of-another-application")) == (403, {"why": "elsewhere"})


async def test_somebody_who_has_just_joined_is_looked_for_again(windows, anna):
    data = windows.consent(anna)
    windows.emulator.activities.behind = 2
    assert (await windows.enter(data))[0] == 200


async def test_discord_out_of_reach_is_told_as_later(windows, anna):
    windows.emulator.fail("POST", "/oauth2/token", status=502)
    assert await windows.enter(windows.consent(anna)) == (429, {"why": "later"})


async def test_no_more_than_six_of_one_address_are_signed_in_at_once(windows):
    people = [windows.emulator.user(f"Player {number}") for number in range(9)]
    windows.club.add(*people)
    data = [windows.consent(person) for person in people]
    before = len(windows.emulator.calls_to("POST", "/oauth2/token"))
    held = windows.emulator.hold("POST", "/oauth2/token", times=None)
    entering = [asyncio.create_task(windows.enter(one)) for one in data]
    await windows.emulator.until(lambda: held.waiting == 6)
    assert len(windows.emulator.calls_to("POST", "/oauth2/token")) == before + 6
    held.release()
    assert [status for status, _ in await asyncio.gather(*entering)] == [200] * 9


async def test_nothing_of_signing_in_is_logged_or_kept(windows, database, caplog, anna):
    data = windows.consent(anna)
    await windows.enter(data)
    await windows.enter(data)
    code = data.partition("&")[0].removeprefix("code=")
    stored = [key async for key in database.client.scan_iter()]
    kept = b" ".join([await database.client.dump(key) or b"" for key in stored]) + b" ".join(stored)
    tokens = [*windows.emulator.activities.tokens]
    assert tokens
    for secret in (code, windows.emulator.activities.secret, *tokens):
        assert secret not in caplog.text
        assert secret.encode() not in kept


@pytest.mark.parametrize("origin", ["https://123456789012345678.discordsays.com", "https://evil.example", ""])
async def test_no_other_site_signs_anybody_in(windows, origin, anna):
    data = windows.consent(anna)
    headers = {"Origin": origin} if origin else {"X-Nothing": ""}
    assert (await windows.enter(data, headers))[0] == 403


@pytest.mark.parametrize("host", ["ours", "the proxy's"])
@pytest.mark.parametrize("origin", ["the proxy's", "null"])
async def test_the_proxy_and_a_frame_without_an_origin_are_let_in(windows, host, origin, anna):
    headers = {"Origin": windows.headers["Origin"] if origin != "null" else "null"}
    if host != "ours":
        headers["Host"] = windows.proxy
    assert (await windows.enter(windows.consent(anna), headers))[0] == 200


async def test_discords_clients_alone_may_frame_the_page_at_the_root(windows):
    status, headers = await windows.get("/?frame_id=1&instance_id=2")
    policy = headers["Content-Security-Policy"]
    assert status == 200
    assert "frame-ancestors https://discord.com https://ptb.discord.com https://canary.discord.com;" in policy
    assert "script-src 'self' 'sha256-" in policy
    assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert (await windows.get("/.proxy/?frame_id=1"))[0] == 200
    assert (await windows.get("/"))[0] == 404


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "/healthz", "/new", "/t/0123456789abcdef"])
async def test_through_the_proxy_nothing_else_answers(windows, path):
    assert (await windows.get(path, Host=windows.proxy))[0] == 404


async def test_a_frame_without_an_origin_may_read_what_it_asks_for(windows):
    for path in ("/setting", "/static/play/play.html", "/.proxy/setting"):
        status, headers = await windows.get(path, Origin="null")
        assert (status, headers["Access-Control-Allow-Origin"]) == (200, "null")
        assert "Origin" in headers["Vary"]
    assert "Access-Control-Allow-Origin" not in (await windows.get("/setting"))[1]


async def test_a_channel_without_activities_is_told_so(windows):
    board = await windows.deal()
    windows.club.forbid("use_embedded_activities")
    pressed = await windows.press(windows.people[0], board)
    assert pressed.launched is None
    assert pressed.ephemeral
    assert "“Use Activities”" in pressed.text


async def test_an_activity_that_was_turned_off_is_told_so(windows):
    board = await windows.deal()
    windows.emulator.application["flags"] = 0
    pressed = await windows.press(windows.people[0], board)
    assert pressed.launched is None
    await windows.emulator.until(lambda: "right now" in pressed.text)


async def test_the_entry_point_is_answered_where_it_is_left_to_the_application(windows):
    pressed = await windows.people[0].entry_point(windows.channel)
    assert pressed.launched is not None


async def test_a_practice_game_that_is_begun_in_a_window_is_played_in_the_private_channel(windows, anna):
    async with windows.window(anna) as window:
        assert window.room["shows"] == "home"
        button = window.button("practise")
        assert "refused" not in await window.press(button["data"])
        await window.until(lambda: window.room["shows"] == "table" and window.view and window.hand)
        await windows.emulator.until(lambda: anna.dms, what="the game in the private channel")


async def test_whoever_takes_no_private_messages_practises_in_the_window_alone(windows, anna):
    await anna.command(windows.channel, "hand", messages="off")
    async with windows.window(anna) as window:
        button = window.button("practise")
        assert "refused" not in await window.press(button["data"])
        await window.until(lambda: window.room["shows"] == "table" and window.hand)


async def test_whoever_is_shown_the_channel_sees_the_board_and_no_hand(windows):
    await windows.deal()
    dora = windows.emulator.user("Dora")
    windows.club.add(dora)
    async with windows.window(dora) as window:
        assert window.room["shows"] == "table"
        assert window.hand is None
        assert not [person for person in windows.people if str(person.id) in window.seen]


async def test_from_another_channel_a_strangers_link_shows_no_byte_of_the_table(windows):
    board = await windows.deal()
    code = windows.code_on(board)
    mallory = windows.emulator.user("Mallory")
    elsewhere = windows.emulator.guild("Elsewhere", [mallory]).channel("table")
    async with windows.window(mallory, elsewhere, custom_id=f"t_{code}") as window:
        assert window.room["shows"] == "outside"
        assert "Anna" not in window.seen


async def test_where_a_channel_shows_two_tables_one_may_choose(windows, database, anna):
    directory = RedisDirectory(database)
    board = await windows.deal()
    code = windows.code_on(board)
    dora = windows.emulator.user("Dora")
    windows.club.add(dora)
    other = windows.club.channel("other")
    await dora.command(other, "newgame")
    await windows.emulator.until(lambda: other.messages)
    second = windows.code_on(other.last)
    await directory.link_chat(f"discord:{windows.channel.id}", second)
    async with windows.window(anna) as window:
        assert window.room["shows"] == "home"
        assert {code, second} <= set(re.findall(r"[A-Z0-9]{6}", window.seen))
        button = window.button("open")
        await window.press(button["data"])
        await window.until(lambda: window.hand)


async def test_the_private_hand_opens_it_too(windows, anna):
    await windows.deal()
    await windows.emulator.until(lambda: anna.dms)
    pressed = await windows.press(anna, anna.dms[-1])
    _, entered = await windows.enter(windows.data(anna, pressed.launched.id))
    assert entered["table"] == windows.code_on(anna.dms[-1])


async def test_somebody_kicked_from_the_lobby_is_shown_no_table_of_the_channel(windows):
    anna, ben, _ = windows.people
    await anna.command(windows.channel, "newgame")
    await windows.emulator.until(lambda: windows.channel.messages)
    lobby = windows.channel.last
    await press(ben, lobby, Verb.JOIN)
    async with windows.window(ben) as window:
        assert window.room["shows"] == "table"
        await anna.command(windows.channel, "kick", name="Ben")
        await window.until(lambda: window.room["shows"] == "outside" and bool(window.view))
        assert "Anna" not in json.dumps(window.view)
    async with windows.window(ben) as window:
        assert window.room["shows"] == "home"
        assert windows.code_on(lobby) not in window.seen


async def test_whoever_asks_to_be_forgotten_is_signed_out_of_the_open_window(windows, monkeypatch, anna):
    monkeypatch.setattr(pages, "SIGN_EVERY", 0.05)
    await windows.deal()
    async with windows.window(anna) as window:
        wanted = await anna.command(windows.channel, "deletemydata")
        await anna.press(wanted.answer, custom_id=wanted.answer.buttons[0].custom_id)
        await window.until(lambda: window.refused)
        assert window.refused == "session"
    async with windows.window(anna) as window:  # consenting again makes a new person
        assert window.hand is None
