"""The emulator answers real python-telegram-bot as the published Bot API does."""

from __future__ import annotations

import asyncio
import contextlib
import datetime as dt
import io
import json
import re
import sys
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiogram.types
import aiohttp
import pytest
from aiohttp import web
from PIL import Image
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeChat,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    ReplyParameters,
    Update,
)
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)
from telegram.ext import Application, CallbackQueryHandler, CommandHandler, ContextTypes
from telegram.request import HTTPXRequest

from tests.emulators.telegram.chats import Group
from tests.emulators.telegram.clock import Clock
from tests.emulators.telegram.people import Person
from tests.emulators.telegram.server import TelegramEmulator


@pytest.fixture
async def emulator() -> AsyncIterator[TelegramEmulator]:
    async with TelegramEmulator() as running:
        yield running


@pytest.fixture
async def bot(emulator: TelegramEmulator) -> AsyncIterator[Bot]:
    async with Bot(emulator.token, base_url=emulator.base_url) as ready:
        yield ready


@pytest.fixture(autouse=True)
def retry_after_is_a_timedelta(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise python-telegram-bot raises a deprecation warning in the place of RetryAfter."""
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture
def jan(emulator: TelegramEmulator) -> Person:
    return emulator.user(11, "Jan", language_code="pl", started=True)


@pytest.fixture
def ola(emulator: TelegramEmulator) -> Person:
    return emulator.user(12, "Ola", language_code="en", started=True)


@pytest.fixture
def group(emulator: TelegramEmulator, jan: Person, ola: Person) -> Group:
    return emulator.group("Friday", [jan, ola], announce=False)


def refusal(kind: type[TelegramError], words: str) -> pytest.RaisesExc[TelegramError]:
    """The refusal that python-telegram-bot raises, with these words in any case: it capitalises them."""
    return pytest.raises(kind, match=re.compile(words, re.IGNORECASE))


def keyboard(*labels: str) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([[InlineKeyboardButton(label, callback_data=f"do:{label}") for label in labels]])


async def updates(bot: Bot, after: int = 0) -> list[Update]:
    return list(await bot.get_updates(offset=after))


def picture(width: int = 40, height: int = 30) -> bytes:
    stream = io.BytesIO()
    Image.new("RGB", (width, height)).save(stream, "PNG")
    return stream.getvalue()


# --- Whole applications ---------------------------------------------------------------------------------------------


def table_bot(emulator: TelegramEmulator) -> Application[Any, Any, Any, Any, Any, Any]:
    """A little bot: /newgame shows a button, a press edits the message and answers."""

    async def new_game(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        assert update.effective_message is not None
        await update.effective_message.reply_text(
            f"A game of {' '.join(context.args or [])}", reply_markup=keyboard("Join")
        )

    async def join(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        query = update.callback_query
        assert query is not None
        await query.edit_message_text(f"{query.from_user.first_name} sits down", reply_markup=keyboard("Join"))
        await query.answer("Welcome", show_alert=True)

    application = Application.builder().token(emulator.token).base_url(emulator.base_url).build()
    application.add_handlers([CommandHandler("newgame", new_game), CallbackQueryHandler(join, pattern="do:Join")])
    return application


@contextlib.asynccontextmanager
async def polling(application: Application[Any, Any, Any, Any, Any, Any]) -> AsyncIterator[None]:
    async with application:
        await application.start()
        assert application.updater is not None
        await application.updater.start_polling(timeout=30)
        yield
        await application.updater.stop()
        await application.stop()


async def test_a_polling_application_is_typed_at_and_pressed(
    emulator: TelegramEmulator, group: Group, jan: Person
) -> None:
    async with polling(table_bot(emulator)):
        jan.say(group, "/newgame polish")
        board = await emulator.until(lambda: group.find("A game of polish"))
        answer = await jan.press(board, "Join")
    assert (answer.text, answer.show_alert, answer.url) == ("Welcome", True, None)
    assert [version.text for version in board.versions] == ["A game of polish", "Jan sits down"]
    assert emulator.count("editMessageText", group) == 1
    assert emulator.updates.pending == []


async def test_a_webhook_gets_updates_with_the_secret_and_repeats_what_was_refused(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    seen: list[tuple[str | None, int]] = []

    async def receive(request: web.BaseRequest) -> web.StreamResponse:
        seen.append((request.headers.get("X-Telegram-Bot-Api-Secret-Token"), (await request.json())["update_id"]))
        return web.Response(status=503 if len(seen) < 3 else 200)

    emulator.updates.webhook_backoff = lambda attempt: 0.001
    async with listening(receive) as url:
        await bot.set_webhook(url, secret_token="open-sesame")
        jan.say(group, "/newgame")
        jan.say(group, "/score")
        await emulator.until(lambda: not emulator.updates.pending)
        info = await bot.get_webhook_info()
        await bot.delete_webhook()
    first = seen[0][1]
    assert seen == [("open-sesame", first)] * 3 + [("open-sesame", first + 1)]
    assert info.url == url
    assert info.pending_update_count == 0
    assert info.last_error_message is not None
    assert "503" in info.last_error_message


async def test_a_webhook_waits_as_long_as_the_backoff_says(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    statuses = iter([503, 200])

    async def receive(request: web.BaseRequest) -> web.StreamResponse:
        return web.Response(status=next(statuses))

    emulator.clock.run_at(0)
    emulator.updates.webhook_backoff = lambda attempt: 30.0
    async with listening(receive) as url:
        await bot.set_webhook(url)
        jan.say(group, "/newgame")
        webhook = emulator.updates.webhook
        assert webhook is not None
        await emulator.until(lambda: webhook.last_error)
        assert webhook.statuses == [503]
        emulator.clock.advance(30)
        await emulator.until(lambda: webhook.statuses == [503, 200])


@pytest.mark.parametrize(("connections", "together"), [(10, 2), (1, 1)])
async def test_presses_of_two_people_arrive_together_as_far_as_connections_allow(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person, ola: Person, connections: int, together: int
) -> None:
    release = asyncio.Event()

    async def receive(request: web.BaseRequest) -> web.StreamResponse:
        await release.wait()
        return web.Response()

    await bot.send_message(group.id, "Board", reply_markup=keyboard("Pass"))
    async with listening(receive) as url:
        await bot.set_webhook(url, max_connections=connections)
        webhook = emulator.updates.webhook
        assert webhook is not None
        for person in (jan, ola, jan):
            person.press(group.last, "Pass")
        await emulator.until(lambda: webhook.in_flight == together)
        release.set()
        await emulator.until(lambda: not emulator.updates.pending)
    # Jan's two presses go out one after the other.
    assert webhook.most_in_flight == together
    assert webhook.statuses == [200, 200, 200]


async def test_copies_of_an_update_reach_two_workers_at_the_same_time(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    seen: list[tuple[int, str]] = []
    both = asyncio.Event()

    async def receive(request: web.BaseRequest) -> web.StreamResponse:
        seen.append(((await request.json())["update_id"], request.headers["Host"]))
        if len(seen) == 2:
            both.set()
        await both.wait()
        return web.Response()

    async with listening(receive) as one, listening(receive) as other:
        await bot.set_webhook(one)
        emulator.updates.balance_over([one, other])
        emulator.updates.duplicate_next(together=True)
        jan.say(group, "/newgame")
        await emulator.until(lambda: not emulator.updates.pending)
    assert len({number for number, _ in seen}) == 1
    assert len({host for _, host in seen}) == 2


async def test_a_worker_that_sets_the_same_webhook_again_disturbs_no_delivery(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    release = asyncio.Event()

    async def receive(request: web.BaseRequest) -> web.StreamResponse:
        await release.wait()
        return web.Response()

    async with listening(receive) as url:
        await bot.set_webhook(url)
        webhook = emulator.updates.webhook
        assert webhook is not None
        jan.say(group, "/newgame")
        await emulator.until(lambda: webhook.in_flight)
        await bot.set_webhook(url)
        release.set()
        await emulator.until(lambda: not emulator.updates.pending)
    assert webhook.statuses == [200]


@contextlib.asynccontextmanager
async def listening(receive: Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]) -> AsyncIterator[str]:
    runner = web.ServerRunner(web.Server(receive, access_log=None), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/updates"
    await runner.cleanup()


# --- Polling --------------------------------------------------------------------------------------------------------


async def test_updates_come_again_until_they_are_confirmed(bot: Bot, group: Group, jan: Person) -> None:
    jan.say(group, "/one")
    jan.say(group, "/two")
    first = await updates(bot)
    assert [update.update_id for update in await updates(bot)] == [update.update_id for update in first]
    left = await updates(bot, after=first[0].update_id + 1)
    assert [update.effective_message.text for update in left if update.effective_message] == ["/two"]
    assert await updates(bot, after=left[0].update_id + 1) == []


async def test_a_batch_has_no_more_than_the_limit(bot: Bot, group: Group, jan: Person) -> None:
    for _ in range(3):
        jan.say(group, "/newgame")
    assert len(await bot.get_updates(limit=2)) == 2


async def test_a_negative_offset_forgets_all_but_the_last(bot: Bot, group: Group, jan: Person) -> None:
    for word in ("/one", "/two", "/three"):
        jan.say(group, word)
    kept = await updates(bot, after=-1)
    assert [update.effective_message.text for update in kept if update.effective_message] == ["/three"]
    assert len(await updates(bot)) == 1


async def test_a_waiting_poll_ends_at_an_update(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    waiting = asyncio.create_task(bot.get_updates(timeout=50))
    await emulator.until(lambda: emulator.calls_of("getUpdates"))
    jan.say(group, "/newgame")
    assert len(await waiting) == 1


async def test_a_waiting_poll_ends_when_the_clock_is_moved(emulator: TelegramEmulator, bot: Bot) -> None:
    waiting = asyncio.create_task(bot.get_updates(timeout=50))
    await emulator.until(lambda: emulator.calls_of("getUpdates"))
    emulator.clock.advance(50)
    assert await waiting == ()


async def test_the_older_of_two_pollers_is_told_to_go(emulator: TelegramEmulator, bot: Bot) -> None:
    older = asyncio.create_task(bot.get_updates(timeout=50))
    await emulator.until(lambda: emulator.calls_of("getUpdates"))
    async with Bot(emulator.token, base_url=emulator.base_url) as newer:
        assert await newer.get_updates(timeout=0) == ()
    with refusal(Conflict, "only one bot instance"):
        await older


async def test_a_poller_that_died_leaves_its_updates_to_the_next(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    async with aiohttp.ClientSession() as session:
        url = f"{emulator.base_url}{emulator.token}/getUpdates"
        dying = asyncio.create_task(session.post(url, data={"timeout": "50"}))
        await emulator.until(lambda: emulator.calls_of("getUpdates"))
        dying.cancel()
    jan.say(group, "/newgame")
    (update,) = await updates(bot)
    assert update.effective_message is not None
    assert update.effective_message.text == "/newgame"


async def test_polling_is_refused_while_a_webhook_is_set(bot: Bot) -> None:
    await bot.set_webhook("http://127.0.0.1:9/updates")
    with refusal(Conflict, "webhook is active"):
        await bot.get_updates()
    await bot.delete_webhook()
    assert await bot.get_updates() == ()


async def test_only_the_kinds_that_were_asked_for_arrive(bot: Bot, group: Group, jan: Person, ola: Person) -> None:
    group.promote_bot()
    await bot.get_updates(allowed_updates=["chat_member"], offset=-1)
    jan.say(group, "/newgame")
    ola.leave(group)
    kinds = [update.chat_member is not None for update in await updates(bot)]
    assert kinds[-1:] == [True]
    assert len(kinds) == 2  # The last of those from before stays.


async def test_an_update_can_be_delivered_twice(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    emulator.updates.duplicate_next()
    jan.say(group, "/newgame")
    (first,) = await updates(bot)
    (again,) = await updates(bot, after=first.update_id + 1)
    assert again.update_id == first.update_id
    assert await updates(bot, after=first.update_id + 1) == []


async def test_held_updates_can_be_delivered_in_another_order(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    emulator.updates.pause()
    jan.say(group, "/one")
    jan.say(group, "/two")
    assert await updates(bot) == []
    emulator.updates.resume(reversed)
    shown = [update.effective_message.text for update in await updates(bot) if update.effective_message]
    assert shown == ["/two", "/one"]


async def test_update_ids_may_begin_anew(emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person) -> None:
    jan.say(group, "/one")
    (before,) = await updates(bot)
    await updates(bot, after=before.update_id + 1)
    emulator.updates.restart_ids(500)
    jan.say(group, "/two")
    (after,) = await updates(bot, after=before.update_id + 1)
    assert after.update_id == 500
    assert await updates(bot, after=501) == []


async def test_a_press_that_nobody_fetches_is_dropped(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    await bot.send_message(group.id, "Board", reply_markup=keyboard("Pass"))
    jan.press(group.last, "Pass")
    jan.say(group, "/score")
    emulator.clock.advance(151)
    assert [update.callback_query for update in await updates(bot)] == [None]


# --- Refusals -------------------------------------------------------------------------------------------------------


async def test_an_unknown_token_and_an_unknown_method_are_refused(emulator: TelegramEmulator, bot: Bot) -> None:
    with pytest.raises(InvalidToken):
        async with Bot("999:other", base_url=emulator.base_url):
            raise AssertionError("the bot began")
    async with aiohttp.ClientSession() as session:
        answer = await session.post(f"{emulator.base_url}{emulator.token}/sendMessages", data={"chat_id": "1"})
        assert answer.status == 404
        assert (await answer.json())["error_code"] == 404


@pytest.mark.parametrize(
    ("extra", "complaint"),
    [
        ({"loud": True}, "unknown field loud"),
        ({"disable_web_page_preview": True}, "unknown field disable_web_page_preview"),
        ({"reply_markup": {"inline_keyboard": [[{"text": "A", "callback": "a"}]]}}, "unknown field"),
        ({"link_preview_options": {"is_disabled": "perhaps"}}, "link_preview_options"),
        ({"message_thread_id": "first"}, "message_thread_id"),
        ({"reply_markup": "[not json"}, "reply_markup"),
    ],
)
async def test_fields_that_are_not_published_are_refused(
    bot: Bot, group: Group, extra: dict[str, Any], complaint: str
) -> None:
    with refusal(BadRequest, complaint):
        await bot.send_message(group.id, "Board", api_kwargs=extra)
    assert group.messages == []


async def test_a_missing_field_is_refused(emulator: TelegramEmulator, group: Group) -> None:
    async with aiohttp.ClientSession() as session:
        answer = await session.post(f"{emulator.base_url}{emulator.token}/sendMessage", data={"chat_id": str(group.id)})
        assert answer.status == 400
        assert "text" in (await answer.json())["description"]


@pytest.mark.parametrize("text", ["", " \n ", "<b> </b>"])
async def test_an_empty_text_is_refused(bot: Bot, group: Group, text: str) -> None:
    with refusal(BadRequest, "message text is empty"):
        await bot.send_message(group.id, text, parse_mode="HTML")


async def test_a_text_is_measured_in_utf16_after_its_tags_are_read(bot: Bot, group: Group) -> None:
    sent = await bot.send_message(group.id, f"<b>{'x' * 4096}</b>", parse_mode="HTML")
    assert sent.text == "x" * 4096
    with refusal(BadRequest, "message is too long"):
        await bot.send_message(group.id, "x" * 4097)
    with refusal(BadRequest, "message is too long"):
        await bot.send_message(group.id, "🂡" * 2049)


@pytest.mark.parametrize(
    "source", ["<b>x", "x</b>", "<b><i>x</b></i>", "<table>x</table>", "a < b", "<a href=x", "<span>x</span>", "<br/>"]
)
async def test_broken_html_is_refused(bot: Bot, group: Group, source: str) -> None:
    with refusal(BadRequest, "can't parse entities"):
        await bot.send_message(group.id, source, parse_mode="HTML")


@pytest.mark.parametrize(
    ("button", "complaint"),
    [
        ({"text": "A", "callback_data": "x" * 65}, "BUTTON_DATA_INVALID"),
        ({"text": "A", "callback_data": "ż" * 33}, "BUTTON_DATA_INVALID"),
        ({"text": "A", "callback_data": ""}, "BUTTON_DATA_INVALID"),
        ({"text": "A"}, "exactly one action"),
        ({"text": "A", "callback_data": "a", "url": "https://example.org"}, "exactly one action"),
        ({"text": " ", "callback_data": "a"}, "non-empty"),
        ({"text": "A", "url": "nowhere"}, "Wrong HTTP URL"),
    ],
)
async def test_a_button_that_is_none_is_refused(bot: Bot, group: Group, button: dict[str, Any], complaint: str) -> None:
    with refusal(BadRequest, f"{complaint}"):
        await bot.send_message(group.id, "Board", api_kwargs={"reply_markup": {"inline_keyboard": [[button]]}})


async def test_callback_data_of_64_bytes_is_taken(bot: Bot, group: Group) -> None:
    markup = InlineKeyboardMarkup([[InlineKeyboardButton("A", callback_data="ż" * 32)]])
    await bot.send_message(group.id, "Board", reply_markup=markup)
    assert group.last.button("A").data == "ż" * 32


async def test_nobody_is_written_to_before_start_or_after_a_block(emulator: TelegramEmulator, bot: Bot) -> None:
    ewa = emulator.user(13, "Ewa")
    with refusal(Forbidden, "can't initiate conversation"):
        await bot.send_message(ewa.id, "Your cards")
    ewa.start_bot()
    await bot.send_message(ewa.id, "Your cards")
    ewa.block()
    with refusal(Forbidden, "blocked by the user"):
        await bot.send_message(ewa.id, "Your cards")
    ewa.unblock()
    await bot.edit_message_text("New cards", ewa.id, ewa.last.id)
    assert [message.text for message in ewa.inbox] == ["New cards"]


async def test_strangers_and_other_bots_are_not_written_to(emulator: TelegramEmulator, bot: Bot) -> None:
    other = emulator.user(99, "Other", is_bot=True, started=True)
    with refusal(BadRequest, "chat not found"):
        await bot.send_message(404, "Hello")
    with refusal(Forbidden, "bots"):
        await bot.send_message(other.id, "Hello")


async def test_a_kicked_bot_is_told_so_and_refused(bot: Bot, group: Group) -> None:
    group.kick_bot()
    (update,) = await updates(bot)
    assert update.my_chat_member is not None
    assert update.my_chat_member.new_chat_member.status == "kicked"
    with refusal(Forbidden, "bot was kicked from the group chat"):
        await bot.send_message(group.id, "Board")


async def test_an_edit_must_change_something(bot: Bot, group: Group) -> None:
    sent = await bot.send_message(group.id, "<b>Board</b>", parse_mode="HTML", reply_markup=keyboard("Pass"))
    with refusal(BadRequest, "message is not modified"):
        await bot.edit_message_text(
            "<strong>Board</strong>", group.id, sent.message_id, parse_mode="HTML", reply_markup=keyboard("Pass")
        )
    with refusal(BadRequest, "message is not modified"):
        await bot.edit_message_reply_markup(group.id, sent.message_id, reply_markup=keyboard("Pass"))
    await bot.edit_message_text("Board", group.id, sent.message_id)
    assert group.last.buttons == []
    assert [version.entities for version in group.last.versions[1:]] == [()]


async def test_only_own_messages_that_are_there_can_be_edited_and_deleted(bot: Bot, group: Group, jan: Person) -> None:
    sent = await bot.send_message(group.id, "Board")
    said = jan.say(group, "hello")
    with refusal(BadRequest, "can't be edited"):
        await bot.edit_message_text("Mine", group.id, said.id)
    with refusal(BadRequest, "can't be deleted"):
        await bot.delete_message(group.id, said.id)
    await bot.delete_message(group.id, sent.message_id)
    with refusal(BadRequest, "to edit not found"):
        await bot.edit_message_text("Board 2", group.id, sent.message_id)
    with refusal(BadRequest, "to delete not found"):
        await bot.delete_message(group.id, sent.message_id)
    assert [message.deleted for message in group.messages] == [True, False]


async def test_a_picture_has_a_caption_to_edit_and_a_text_has_not(bot: Bot, group: Group) -> None:
    shown = await bot.send_photo(group.id, picture(), caption="Score", parse_mode="HTML")
    text = await bot.send_message(group.id, "Board")
    with refusal(BadRequest, "no text in the message"):
        await bot.edit_message_text("Board", group.id, shown.message_id)
    with refusal(BadRequest, "no caption in the message"):
        await bot.edit_message_caption(group.id, text.message_id, caption="Board")
    with refusal(BadRequest, "caption is too long"):
        await bot.edit_message_caption(group.id, shown.message_id, caption="x" * 1025)
    await bot.edit_message_caption(group.id, shown.message_id, caption="<i>Final</i>", parse_mode="HTML")
    assert group.messages[0].text == "Final"


async def test_pictures_and_files_are_kept(bot: Bot, group: Group) -> None:
    first, second = picture(), picture(80, 20)
    sent = await bot.send_photo(group.id, first)
    assert (sent.photo[-1].width, sent.photo[-1].height) == (40, 30)
    await bot.edit_message_media(InputMediaPhoto(second, caption="Trick 2"), group.id, sent.message_id)
    again = await bot.send_photo(group.id, sent.photo[-1].file_id)
    file = await bot.send_document(group.id, b"{}", filename="game.json")
    assert file.document is not None
    assert file.document.file_name == "game.json"
    contents = [message.media.content for message in group.messages if message.media]
    assert contents == [second, first, b"{}"]
    assert again.photo[-1].file_id == sent.photo[-1].file_id
    with refusal(BadRequest, "image_process_failed"):
        await bot.send_photo(group.id, b"no picture")
    with refusal(BadRequest, "photo_invalid_dimensions"):
        await bot.send_photo(group.id, picture(2100, 100))


async def test_a_press_is_answered_once_in_time_with_a_short_text(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    await bot.send_message(group.id, "Board", reply_markup=keyboard("Pass"))
    press, late = jan.press(group.last, "Pass"), jan.press(group.last, data="anything")
    with refusal(BadRequest, "message_too_long"):
        await bot.answer_callback_query(press.id, "x" * 201)
    await bot.answer_callback_query(press.id, "x" * 200)
    with refusal(BadRequest, "query is too old"):
        await bot.answer_callback_query(press.id)
    emulator.clock.advance(16)
    with refusal(BadRequest, "query is too old"):
        await bot.answer_callback_query(late.id)
    with refusal(BadRequest, "query is too old"):
        await bot.answer_callback_query("77")
    assert (await press).text == "x" * 200
    assert late.answer is None


async def test_an_answer_may_open_the_bots_own_chat_only(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    await bot.send_message(group.id, "Board", reply_markup=keyboard("Join"))
    press = jan.press(group.last, "Join")
    with refusal(BadRequest, "url_invalid"):
        await bot.answer_callback_query(press.id, url="https://example.org/")
    await bot.answer_callback_query(press.id, url=f"https://t.me/{emulator.bot.username}?start=join_K7QX")
    url = (await press).url
    assert url is not None
    jan.open(url)
    last = (await updates(bot))[-1].effective_message
    assert last is not None
    assert last.text == "/start join_K7QX"


async def test_a_link_with_a_payload_that_telegram_does_not_carry_opens_nothing(jan: Person) -> None:
    with pytest.raises(ValueError, match="payload"):
        jan.start_bot("join=K7QX")


async def test_a_reply_needs_its_message(bot: Bot, group: Group, jan: Person) -> None:
    said = jan.say(group, "/newgame")
    sent = await bot.send_message(group.id, "Board", reply_parameters=ReplyParameters(said.id))
    assert sent.reply_to_message is not None
    with refusal(BadRequest, "to be replied not found"):
        await bot.send_message(group.id, "Board", reply_parameters=ReplyParameters(777))
    await bot.send_message(group.id, "Board", reply_parameters=ReplyParameters(777, allow_sending_without_reply=True))


# --- Limits ---------------------------------------------------------------------------------------------------------


async def test_a_group_takes_20_messages_and_edits_a_minute(emulator: TelegramEmulator, bot: Bot, group: Group) -> None:
    emulator.clock.run_at(0)
    sent = await bot.send_message(group.id, "Board 0")
    for number in range(1, 20):
        await bot.edit_message_text(f"Board {number}", group.id, sent.message_id)
        emulator.clock.advance(1)
    with pytest.raises(RetryAfter) as caught:
        await bot.edit_message_text("Board 20", group.id, sent.message_id)
    assert caught.value.retry_after == dt.timedelta(seconds=41)
    emulator.clock.advance(41)
    await bot.edit_message_text("Board 20", group.id, sent.message_id)
    assert emulator.worst_minute(group) == 21
    assert len(emulator.refused(429)) == 1


async def test_a_flooded_group_hinders_no_other_chat_and_no_toast(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    emulator.faults.flood(5, chat=group, times=None)
    with pytest.raises(RetryAfter):
        await bot.send_message(group.id, "Board")
    await bot.send_message(jan.id, "Cards", reply_markup=keyboard("Pass"))
    press = jan.press(jan.last, "Pass")
    await bot.answer_callback_query(press.id, "Jan passes")
    assert (await press).text == "Jan passes"


async def test_a_private_chat_takes_a_burst_and_then_one_a_second(
    emulator: TelegramEmulator, bot: Bot, jan: Person
) -> None:
    emulator.clock.run_at(0)
    for number in range(10):
        await bot.send_message(jan.id, f"{number}")
    with pytest.raises(RetryAfter) as caught:
        await bot.send_message(jan.id, "10")
    assert caught.value.retry_after == dt.timedelta(seconds=1)
    emulator.clock.advance(1)
    await bot.send_message(jan.id, "10")


async def test_limits_can_be_switched_off(emulator: TelegramEmulator, bot: Bot, group: Group) -> None:
    emulator.enforce_limits = False
    for number in range(25):
        await bot.send_message(group.id, f"{number}")
    assert emulator.worst_minute(group) == 25


async def test_the_clock_can_run_faster_than_the_real_one() -> None:
    clock = Clock(rate=1000)
    before = clock.now()
    await clock.sleep(20)
    assert 20 <= clock.now() - before < 20_000


# --- Groups ---------------------------------------------------------------------------------------------------------


async def test_a_group_that_became_a_supergroup_names_its_new_id(bot: Bot, group: Group, jan: Person) -> None:
    await bot.send_message(group.id, "Board", reply_markup=keyboard("Pass"))
    new = group.migrate()
    with pytest.raises(ChatMigrated) as caught:
        await bot.edit_message_text("Board 2", group.id, group.last.id)
    assert caught.value.new_chat_id == new.id
    services = [update.effective_message for update in await updates(bot)]
    assert [(m.chat_id, m.migrate_to_chat_id, m.migrate_from_chat_id) for m in services if m] == [
        (group.id, new.id, None),
        (new.id, None, group.id),
    ]
    await bot.send_message(new.id, "Board")
    assert jan.say(new, "/score").chat is new


async def test_a_topic_must_exist(emulator: TelegramEmulator, bot: Bot, jan: Person) -> None:
    forum = emulator.group("Club", [jan], forum=True, announce=False)
    topic = forum.topic("Cards")
    jan.say(forum, "/newgame", topic=topic)
    asked = (await updates(bot))[-1].effective_message
    assert asked is not None
    assert (asked.message_thread_id, asked.is_topic_message) == (topic.id, True)
    sent = await bot.send_message(forum.id, "Board", message_thread_id=topic.id)
    assert (sent.message_thread_id, sent.is_topic_message) == (topic.id, True)
    with refusal(BadRequest, "thread not found"):
        await bot.send_message(forum.id, "Board", message_thread_id=1)
    topic.closed = True
    with refusal(BadRequest, "topic_closed"):
        await bot.send_message(forum.id, "Board", message_thread_id=topic.id)


async def test_privacy_mode_lets_the_bot_hear_commands_and_replies_to_it(bot: Bot, group: Group, jan: Person) -> None:
    sent = await bot.send_message(group.id, "Board")
    board = group.message(sent.message_id)
    jan.say(group, "hello")
    jan.say(group, "/newgame@another_bot")
    jan.say(group, "/newgame@Thousand_Test_Bot")
    jan.say(group, "nice", reply_to=board)
    heard = [update.effective_message.text for update in await updates(bot) if update.effective_message]
    assert heard == ["/newgame@Thousand_Test_Bot", "nice"]


async def test_people_come_and_go(bot: Bot, group: Group, emulator: TelegramEmulator, ola: Person) -> None:
    ewa = emulator.user(13, "Ewa")
    ewa.join(group)
    ola.leave(group)
    messages = [update.effective_message for update in await updates(bot)]
    joined, left = (message for message in messages if message)
    assert [user.id for user in joined.new_chat_members] == [ewa.id]
    assert left.left_chat_member is not None
    assert left.left_chat_member.id == ola.id
    assert (await bot.get_chat_member(group.id, ola.id)).status == "left"
    with pytest.raises(RuntimeError, match="is not in"):
        ola.say(group, "/join")


async def test_administrators_are_known(bot: Bot, group: Group, jan: Person, ola: Person) -> None:
    group.promote(ola)
    admins = await bot.get_chat_administrators(group.id)
    assert [(admin.user.id, admin.status) for admin in admins] == [(jan.id, "creator"), (ola.id, "administrator")]
    assert (await bot.get_chat(group.id)).title == "Friday"


async def test_anonymous_admins_channels_and_bots_write_in_other_names(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person, ola: Person
) -> None:
    news = emulator.channel("News")
    robot = emulator.user(99, "Robot", is_bot=True)
    robot.join(group)
    await updates(bot, after=-1)
    group.promote(jan, anonymous=True)
    jan.say(group, "/join")
    ola.say(group, "/join", as_channel=news)
    robot.say(group, "/join")
    news.post("/join")
    shown = [update.effective_message for update in (await updates(bot))[1:]]
    senders = [(m.from_user and m.from_user.id, m.sender_chat and m.sender_chat.id) for m in shown if m]
    assert senders == [(1087968824, group.id), (136817688, news.id), (robot.id, None), (None, news.id)]


async def test_pinning_in_a_supergroup_needs_a_right(emulator: TelegramEmulator, bot: Bot, jan: Person) -> None:
    club = emulator.group("Club", [jan], type="supergroup", announce=False)
    sent = await bot.send_message(club.id, "Board")
    with refusal(BadRequest, "not enough rights"):
        await bot.pin_chat_message(club.id, sent.message_id)
    club.promote_bot()
    await bot.pin_chat_message(club.id, sent.message_id)
    assert club.last.pinned


async def test_the_bot_can_leave(bot: Bot, group: Group) -> None:
    await bot.leave_chat(group.id)
    with refusal(Forbidden, "not a member"):
        await bot.send_message(group.id, "Board")


# --- What people see ------------------------------------------------------------------------------------------------


async def test_html_becomes_entities_and_visible_text(bot: Bot, group: Group, jan: Person) -> None:
    source = "🂡 <b>Jan <i>bids</i></b> &lt;110&gt; <a href='tg://user?id=11'>Jan</a> <tg-spoiler>♥</tg-spoiler>"
    sent = await bot.send_message(group.id, source, parse_mode="HTML")
    assert sent.text == "🂡 Jan bids <110> Jan ♥"
    kinds = {str(entity.type): text for entity, text in sent.parse_entities().items()}
    assert kinds == {"bold": "Jan bids", "italic": "bids", "text_mention": "Jan", "spoiler": "♥"}
    assert group.last.html == source
    assert group.last.mentioned == [jan.id]


async def test_silent_messages_and_previews_are_taken(bot: Bot, group: Group) -> None:
    await bot.send_message(
        group.id, "Board", disable_notification=True, link_preview_options=LinkPreviewOptions(is_disabled=True)
    )
    assert group.last.silent


async def test_messages_are_found_by_text_and_by_label(bot: Bot, group: Group) -> None:
    await bot.send_message(group.id, "Board", reply_markup=keyboard("Pass"))
    await bot.send_message(group.id, "Score")
    board, score = group.messages
    assert (group.find("Board"), group.find("Sc"), group.find("board")) == (board, score, None)
    assert (group.showing("Pass"), group.showing("Bid")) == (board, None)


async def test_a_bounded_history_keeps_the_first_and_the_last_look() -> None:
    async with (
        TelegramEmulator(history_kept=2, enforce_limits=False) as emulator,
        Bot(emulator.token, base_url=emulator.base_url) as bot,
    ):
        jan = emulator.user(11, "Jan", started=True)
        sent = await bot.send_message(jan.id, "0")
        for number in range(1, 6):
            await bot.edit_message_text(f"{number}", jan.id, sent.message_id)
        assert [version.text for version in jan.last.versions] == ["0", "4", "5"]
        assert len(emulator.calls) == 2
        assert emulator.count("editMessageText") == 5


async def test_a_label_that_is_not_there_cannot_be_pressed(bot: Bot, group: Group, jan: Person) -> None:
    await bot.send_message(group.id, "Board", reply_markup=keyboard("Pass", "110", "120"))
    with pytest.raises(LookupError, match="130"):
        jan.press(group.last, "130")
    with pytest.raises(LookupError, match="2 buttons"):
        jan.press(group.last, "1")
    assert jan.press(group.last, "12").data == "do:120"


async def test_a_button_of_a_deleted_board_can_still_be_pressed_by_its_data(
    bot: Bot, group: Group, jan: Person
) -> None:
    await bot.send_message(group.id, "Board", reply_markup=keyboard("Pass"))
    board = group.last
    jan.delete(board)
    jan.press(board, data="do:Pass")
    query = (await updates(bot))[-1].callback_query
    assert query is not None
    assert query.message is not None
    assert not query.message.is_accessible


async def test_commands_and_descriptions_are_kept_by_scope_and_language(
    emulator: TelegramEmulator, bot: Bot, group: Group
) -> None:
    await bot.set_my_commands([BotCommand("newgame", "A new game")])
    await bot.set_my_commands([BotCommand("newgame", "Nowa gra")], language_code="pl")
    await bot.set_my_commands([BotCommand("hand", "Cards")], scope=BotCommandScopeChat(group.id))
    assert [command.description for command in await bot.get_my_commands(language_code="pl")] == ["Nowa gra"]
    assert [command.command for command in await bot.get_my_commands(scope=BotCommandScopeChat(group.id))] == ["hand"]
    with refusal(BadRequest, "bot_command_invalid"):
        await bot.set_my_commands([BotCommand("New", "A new game")])
    await bot.set_my_description("Play", language_code="en")
    await bot.set_my_short_description("Cards")
    await bot.set_my_name("Thousand")
    assert emulator.profile["description", "en"] == "Play"


async def test_every_update_is_what_the_published_models_say(
    emulator: TelegramEmulator, bot: Bot, jan: Person, ola: Person
) -> None:
    group = emulator.group("Friday", [jan])
    ola.join(group)
    jan.edit(jan.say(group, "/newgame"), "/newgame polish")
    await bot.send_photo(group.id, picture(), caption="Board", reply_markup=keyboard("Join"))
    ola.press(group.last, "Join")
    ola.block()
    emulator.channel("News").post("Hello")
    group.promote_bot()
    group.promote(ola)
    group.migrate()
    emulator.group("Club", [jan], forum=True).topic("Cards")
    kinds = set()
    for raw in emulator.updates.pending:
        update = aiogram.types.Update.model_validate(raw)
        assert extras(update) == []
        kinds.add(update.event_type)
    assert kinds == {"message", "edited_message", "callback_query", "my_chat_member", "channel_post"}


def extras(value: Any) -> list[str]:
    """Fields that the published models do not have."""
    if isinstance(value, list):
        return [name for item in value for name in extras(item)]
    if not isinstance(value, aiogram.types.TelegramObject):
        return []
    inner = [name for field in value.model_fields_set for name in extras(getattr(value, field, None))]
    return [*(value.model_extra or {}), *inner]


# --- Faults ---------------------------------------------------------------------------------------------------------


async def test_server_errors_and_floods_hit_the_calls_they_are_meant_for(
    emulator: TelegramEmulator, bot: Bot, group: Group, jan: Person
) -> None:
    emulator.faults.error(502, method="sendMessage", chat=group)
    emulator.faults.flood(7, method="editMessageText")
    await bot.send_message(jan.id, "Cards")
    with refusal(NetworkError, "Bad Gateway"):
        await bot.send_message(group.id, "Board")
    with pytest.raises(RetryAfter) as caught:
        await bot.edit_message_text("Other cards", jan.id, jan.last.id)
    assert caught.value.retry_after == dt.timedelta(seconds=7)
    await bot.send_message(group.id, "Board")
    assert len(group.messages) == 1


@pytest.mark.parametrize(("when", "acted"), [("before", 0), ("after", 1)])
async def test_an_answer_can_be_lost(emulator: TelegramEmulator, bot: Bot, group: Group, when: str, acted: int) -> None:
    emulator.faults.drop(when)
    with pytest.raises(NetworkError):
        await bot.send_message(group.id, "Board")
    assert len(group.messages) == acted
    await bot.send_message(group.id, "Board")


async def test_an_answer_can_be_held_and_delayed(emulator: TelegramEmulator, bot: Bot, group: Group) -> None:
    emulator.clock.run_at(0)
    held = emulator.faults.hold(method="sendMessage")
    sending = asyncio.create_task(bot.send_message(group.id, "Board"))
    await emulator.until(lambda: group.messages)
    assert not sending.done()
    held.release()
    await sending
    emulator.faults.delay(100)
    sending = asyncio.create_task(bot.send_message(group.id, "Board 2"))
    await emulator.until(lambda: len(group.messages) == 2)
    emulator.clock.advance(100)
    assert (await sending).text == "Board 2"


# --- Other ways in --------------------------------------------------------------------------------------------------


async def test_json_and_get_calls_are_read_as_well(emulator: TelegramEmulator, group: Group) -> None:
    address = f"{emulator.base_url}{emulator.token}"
    markup = {"inline_keyboard": [[{"text": "Pass", "callback_data": "p"}]]}
    async with aiohttp.ClientSession() as session:
        fields = {"chat_id": group.id, "text": "Board", "reply_markup": markup}
        answer = await session.post(f"{address}/sendmessage", json=fields)
        assert (await answer.json())["ok"]
        answer = await session.get(f"{address}/sendMessage", params={"chat_id": str(group.id), "text": "Again"})
        assert (await answer.json())["result"]["text"] == "Again"
        answer = await session.post(f"{address}/sendMessage", data=b"[]", headers={"Content-Type": "application/json"})
        assert answer.status == 400
    assert [message.labels for message in group.messages] == [["Pass"], []]


async def test_a_machine_readable_copy_of_the_api_is_obeyed_where_there_is_one(
    emulator: TelegramEmulator, bot: Bot, group: Group, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = [
        {"name": "chat_id", "types": ["Integer", "String"], "required": True},
        {"name": "text", "types": ["String"], "required": True},
        {"name": "entities", "types": ["Array of MessageEntity"], "required": False},
    ]
    kind = [{"name": name, "types": ["Integer"], "required": False} for name in ("offset", "length")]
    document = {
        "methods": {"sendMessage": {"fields": fields}},
        "types": {"MessageEntity": {"fields": [*kind, {"name": "type", "types": ["String"], "required": True}]}},
    }
    copy = tmp_path / "api.json"
    copy.write_text(json.dumps(document))
    monkeypatch.setenv("THOUSAND_TELEGRAM_API", str(copy))
    bold = {"type": "bold", "offset": 0, "length": 5}
    await bot.send_message(group.id, "Board", api_kwargs={"entities": [bold]})
    with refusal(BadRequest, "entities"):
        await bot.send_message(group.id, "Board", api_kwargs={"entities": [{**bold, "url": "https://example.org"}]})
    with refusal(BadRequest, "disable_notification"):
        await bot.send_message(group.id, "Board", disable_notification=True)
    with pytest.raises(InvalidToken):
        await bot.leave_chat(group.id)


async def test_the_emulator_runs_in_a_process_of_its_own() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.emulators.telegram", stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        address = (await process.stdout.readline()).decode().strip()
        base, _, _ = address.rpartition("/bot")

        def drive(verb: str, **given: Any) -> Any:
            with urllib.request.urlopen(f"{base}/control/{verb}", json.dumps(given).encode()) as answer:  # noqa: S310
                return json.load(answer)

        def play() -> Any:
            drive("user", id=11, first_name="Jan")
            chat = drive("group", title="Friday", members=[11])["id"]
            drive("say", user=11, chat=chat, text="/newgame")
            return chat

        chat = await asyncio.to_thread(play)
        async with Bot(address.partition("/bot")[2], base_url=f"{base}/bot") as bot:
            (added, asked) = await bot.get_updates()
            assert added.my_chat_member is not None
            assert asked.effective_message is not None
            await bot.send_message(chat, "Board", reply_markup=keyboard("Join"))
        shown = await asyncio.to_thread(drive, "messages", chat=chat)
        assert [message["text"] for message in shown["messages"]] == ["/newgame", "Board"]
    finally:
        process.terminate()
        await process.wait()


async def test_a_busy_transport_sends_many_calls_at_once(emulator: TelegramEmulator, group: Group) -> None:
    emulator.enforce_limits = False
    request = HTTPXRequest(connection_pool_size=50)
    async with Bot(emulator.token, base_url=emulator.base_url, request=request) as bot:
        sent: list[Message] = await asyncio.gather(*(bot.send_message(group.id, f"{n}") for n in range(50)))
    assert len({message.message_id for message in sent}) == 50
    assert emulator.count("sendMessage", group) == 50
