"""The emulator answers real python-telegram-bot as the published Bot API does."""

from __future__ import annotations

import asyncio
import datetime as dt
import io
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import aiogram.types
import aiohttp
import pytest
from PIL import Image
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Update,
)
from telegram.error import (
    BadRequest,
    Conflict,
    InvalidToken,
    RetryAfter,
    TelegramError,
)

from tests.emulators.telegram.chats import Group
from tests.emulators.telegram.clock import Clock
from tests.emulators.telegram.people import Person
from tests.emulators.telegram.server import TelegramEmulator


@pytest.fixture
async def emulator() -> AsyncIterator[TelegramEmulator]:
    async with TelegramEmulator(clock=Clock(rate=0)) as running:
        yield running


@pytest.fixture
async def bot(emulator: TelegramEmulator) -> AsyncIterator[Bot]:
    async with Bot(emulator.token, base_url=emulator.base_url) as ready:
        yield ready


@pytest.fixture(autouse=True)
def retry_after_is_a_timedelta(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise python-telegram-bot raises a deprecation warning instead of RetryAfter."""
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


# --- Polling --------------------------------------------------------------------------------------------------------


async def test_the_older_of_two_pollers_is_told_to_go(emulator: TelegramEmulator, bot: Bot) -> None:
    older = asyncio.create_task(bot.get_updates(timeout=50))
    await emulator.until(lambda: emulator.calls_of("getUpdates"))
    async with Bot(emulator.token, base_url=emulator.base_url) as newer:
        assert await newer.get_updates(timeout=0) == ()
    with refusal(Conflict, "only one bot instance"):
        await older


async def test_polling_is_refused_while_a_webhook_is_set(bot: Bot) -> None:
    await bot.set_webhook("http://127.0.0.1:9/updates")
    with refusal(Conflict, "webhook is active"):
        await bot.get_updates()
    await bot.delete_webhook()
    assert await bot.get_updates() == ()


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
        ({"text": "A", "web_app": {"url": "https://example.org"}}, "BUTTON_TYPE_INVALID"),
    ],
)
async def test_a_button_that_is_none_is_refused(bot: Bot, group: Group, button: dict[str, Any], complaint: str) -> None:
    with refusal(BadRequest, f"{complaint}"):
        await bot.send_message(group.id, "Board", api_kwargs={"reply_markup": {"inline_keyboard": [[button]]}})


async def test_callback_data_of_64_bytes_is_taken(bot: Bot, group: Group) -> None:
    markup = InlineKeyboardMarkup([[InlineKeyboardButton("A", callback_data="ż" * 32)]])
    await bot.send_message(group.id, "Board", reply_markup=markup)
    assert group.last.button("A").data == "ż" * 32


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


async def test_a_picture_has_a_caption_and_no_text_to_edit(bot: Bot, group: Group) -> None:
    shown = await bot.send_photo(group.id, picture(), caption="Score", parse_mode="HTML")
    with refusal(BadRequest, "no text in the message"):
        await bot.edit_message_text("Board", group.id, shown.message_id)
    with refusal(BadRequest, "caption is too long"):
        await bot.send_photo(group.id, picture(), caption="x" * 1025)


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


# --- Limits ---------------------------------------------------------------------------------------------------------


async def test_a_group_takes_20_messages_and_edits_a_minute(emulator: TelegramEmulator, bot: Bot, group: Group) -> None:
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


async def test_a_private_chat_takes_a_burst_and_then_one_a_second(
    emulator: TelegramEmulator, bot: Bot, jan: Person
) -> None:
    for number in range(10):
        await bot.send_message(jan.id, f"{number}")
    with pytest.raises(RetryAfter) as caught:
        await bot.send_message(jan.id, "10")
    assert caught.value.retry_after == dt.timedelta(seconds=1)
    emulator.clock.advance(1)
    await bot.send_message(jan.id, "10")


# --- Groups ---------------------------------------------------------------------------------------------------------


async def test_privacy_mode_lets_the_bot_hear_commands_and_replies_to_it(bot: Bot, group: Group, jan: Person) -> None:
    sent = await bot.send_message(group.id, "Board")
    board = group.message(sent.message_id)
    jan.say(group, "hello")
    jan.say(group, "/newgame@another_bot")
    jan.say(group, "/newgame@Thousand_Test_Bot")
    jan.say(group, "nice", reply_to=board)
    heard = [update.effective_message.text for update in await updates(bot) if update.effective_message]
    assert heard == ["/newgame@Thousand_Test_Bot", "nice"]


# --- What people see ------------------------------------------------------------------------------------------------


async def test_html_becomes_entities_and_visible_text(bot: Bot, group: Group, jan: Person) -> None:
    source = "🂡 <b>Jan <i>bids</i></b> &lt;110&gt; <a href='tg://user?id=11'>Jan</a> <tg-spoiler>♥</tg-spoiler>"
    sent = await bot.send_message(group.id, source, parse_mode="HTML")
    assert sent.text == "🂡 Jan bids <110> Jan ♥"
    kinds = {str(entity.type): text for entity, text in sent.parse_entities().items()}
    assert kinds == {"bold": "Jan bids", "italic": "bids", "text_mention": "Jan", "spoiler": "♥"}
    assert group.last.html == source
    assert group.last.mentioned == [jan.id]


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
    """Fields that the published models don't have."""
    if isinstance(value, list):
        return [name for item in value for name in extras(item)]
    if not isinstance(value, aiogram.types.TelegramObject):
        return []
    inner = [name for field in value.model_fields_set for name in extras(getattr(value, field, None))]
    return [*(value.model_extra or {}), *inner]


# --- The published API ----------------------------------------------------------------------------------------------


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
