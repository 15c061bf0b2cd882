"""The emulator answers real python-telegram-bot as the published Bot API does."""

from __future__ import annotations

import io
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pydantic
import pytest
from PIL import Image
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest, InvalidToken, TelegramError

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


# --- Refusals -------------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("method", "code"), [("sendMessages", 404), ("sendMessage", 400)])
async def test_an_unknown_method_and_a_missing_field_are_refused(
    emulator: TelegramEmulator, group: Group, method: str, code: int
) -> None:
    async with aiohttp.ClientSession() as session:
        answer = await session.post(f"{emulator.base_url}{emulator.token}/{method}", data={"chat_id": str(group.id)})
        assert answer.status == code


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


async def test_every_update_is_what_the_published_models_say(
    emulator: TelegramEmulator, bot: Bot, jan: Person, ola: Person
) -> None:
    group = emulator.group("Friday", [jan])
    ola.join(group)
    jan.edit(jan.say(group, "/newgame"), "/newgame polish")
    image = io.BytesIO()
    Image.new("RGB", (40, 30)).save(image, "PNG")
    join = InlineKeyboardMarkup([[InlineKeyboardButton("Join", callback_data="join")]])
    await bot.send_photo(group.id, image.getvalue(), caption="Board", reply_markup=join)
    ola.press(group.last, "Join")
    ola.block()
    emulator.channel("News").post("Hello")
    group.promote_bot()
    group.promote(ola)
    group.migrate()
    emulator.group("Club", [jan], forum=True).topic("Cards")
    import aiogram.types  # takes seconds in each process that collects these tests

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
    if not isinstance(value, pydantic.BaseModel):
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
