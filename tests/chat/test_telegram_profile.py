"""The bot's profile on Telegram, which people see before anybody has written to it."""

from dataclasses import fields
from itertools import chain
from types import SimpleNamespace

import pytest
from telegram import Bot

from adapters.telegram import profile as telegram_profile
from adapters.telegram.profile import TelegramProfile, differing, register
from bot.asking.commands import COMMANDS, MENU
from bot.running import profile
from bot.texts import LANGUAGES, WHOLE
from tests.chat.telegram_bot import telegram_bot
from tests.emulators.telegram.content import canonical
from tests.emulators.telegram.server import TelegramEmulator

WANTED = profile.of_telegram(strangers=True)
TWO, APP = ("en", "ko"), "app"
IN_TWO = TelegramProfile(
    **{
        part.name: {one: getattr(WANTED, part.name)[one] for one in TWO}
        for part in fields(WANTED)
        if part.name != "app"
    }
)
SETTERS = ("setMyCommands", "setMyDescription", "setMyShortDescription", "setChatMenuButton")
RIGHTS = "setMyDefaultAdministratorRights"


@pytest.fixture
async def telegram():
    async with TelegramEmulator() as emulator:
        yield emulator


@pytest.fixture
async def bot(telegram):
    async with Bot(telegram.token, base_url=telegram.base_url) as bot:
        yield bot


def menu(telegram, scope, language=""):
    return [one["command"] for one in telegram.commands[canonical({"type": scope}), language]]


@pytest.mark.slow
async def test_a_start_sets_all_of_it_in_every_language(telegram, bot, redis_url):
    async with telegram_bot(telegram, redis_url, profile="set", strangers="on"):
        await telegram.until(lambda: telegram.count("setChatMenuButton"))
    assert await differing(bot, WANTED) == []
    languages = {code or "en" for name, code in telegram.profile if name == "description"}
    english = WANTED.descriptions["en"]  # a draft language that borrows the English text needs none of its own
    assert languages == {"en", *(one for one in LANGUAGES if WANTED.descriptions[one] != english)}
    assert {code or "en" for _, code in telegram.commands} <= set(LANGUAGES)
    assert set(WHOLE) <= {code or "en" for _, code in telegram.commands}
    assert telegram.profile["description", "pl"].startswith("Tysiąc")
    assert telegram.menu_button == {"type": "commands"}
    given = {name for name, granted in telegram.default_rights[False].items() if granted}
    assert given == {"can_manage_chat", "can_manage_topics"}


async def test_a_profile_that_is_set_already_is_not_set_again(telegram, bot):
    await register(bot, IN_TWO)
    before = [telegram.count(method) for method in (*SETTERS, RIGHTS)]
    await register(bot, IN_TWO)
    assert [telegram.count(method) for method in (*SETTERS, RIGHTS)] == before


async def test_only_what_differs_is_set(telegram, bot):
    await register(bot, IN_TWO)
    before = {method: telegram.count(method) for method in (*SETTERS, RIGHTS)}
    await bot.set_my_description("Something else", language_code="ko")
    assert await differing(bot, IN_TWO) == ["description"]
    await register(bot, IN_TWO)
    after = {method: telegram.count(method) for method in (*SETTERS, RIGHTS)}
    assert after == {**before, "setMyDescription": before["setMyDescription"] + 2}
    assert telegram.profile["description", "ko"] == IN_TWO.descriptions["ko"]


async def test_a_part_that_is_refused_costs_only_itself(telegram, bot):
    telegram.faults.error(400, method="setMyDescription", times=None)
    await register(bot, IN_TWO)
    assert await differing(bot, IN_TWO) == ["description"]


async def test_a_change_that_comes_too_often_is_made_when_it_may_be(telegram, bot, monkeypatch):
    waited = []

    async def moment(seconds):
        waited.append(seconds)

    monkeypatch.setattr(telegram_profile, "asyncio", SimpleNamespace(sleep=moment))
    telegram.faults.flood(7, method="setMyShortDescription")
    await register(bot, IN_TWO)
    assert len(waited) == 1
    assert await differing(bot, IN_TWO) == []


async def test_an_operator_can_keep_what_they_have_written(telegram, redis_url):
    async with telegram_bot(telegram, redis_url, profile="leave"):
        pass
    assert not telegram.profile
    assert not telegram.commands


async def test_each_chat_offers_what_is_of_use_there(telegram, bot):
    await register(bot, IN_TWO)
    private = menu(telegram, "all_private_chats")
    group, admins = menu(telegram, "all_group_chats"), menu(telegram, "all_chat_administrators")
    assert {"learn", "mydata", "privacy", "language"} <= set(private)
    assert not {"kick", "opentables"} & set(private)
    assert {"newgame", "kick", "top", "replay", "stats"} <= set(group)
    assert not {"learn", "mydata"} & set(group)
    assert set(admins) - set(group) == {"language", "opentables", "zone"}


def test_every_command_of_the_menus_is_offered_somewhere():
    offered = chain(WANTED.private_menus["en"], WANTED.group_menus["en"], WANTED.admin_menus["en"])
    assert set(offered) == set(MENU) <= set(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_within_what_telegram_takes(language):
    assert 100 < len(WANTED.descriptions[language]) <= 512
    assert 30 < len(WANTED.short_descriptions[language]) <= 120
    for menus in (WANTED.private_menus, WANTED.group_menus, WANTED.admin_menus):
        assert len(menus[language]) <= 100
        assert all(1 <= len(line) <= 256 for line in menus[language].values())
