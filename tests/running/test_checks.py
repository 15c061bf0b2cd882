"""`--check` reports the settings at a platform, the faults and their remedies, and starts nothing."""

import json

import discord
import pytest
from telegram import Bot

from adapters.telegram.profile import register
from bot import __main__ as command_line
from bot.running import check_address, check_discord, check_telegram, profile
from bot.running.checks import Finding, How
from bot.running.settings import BadSettings, Settings
from tests.emulators.discord.server import DiscordEmulator
from tests.emulators.telegram.server import TelegramEmulator


@pytest.fixture
async def telegram():
    async with TelegramEmulator() as emulator:
        yield emulator


@pytest.fixture
async def portal():
    async with DiscordEmulator() as emulator:
        yield emulator


HOOK = {"telegram_webhook_url": "https://your.host", "telegram_webhook_secret": "some-letters"}


async def of_telegram(telegram, **settings):
    settings = {"telegram_token": telegram.token, "telegram_api_url": telegram.url} | settings
    return await check_telegram.findings(Settings(_env_file=None, **settings))


async def of_discord(portal, **settings):
    settings = {"discord_token": portal.token, "discord_api_url": portal.api_url} | settings
    return await check_discord.findings(Settings(_env_file=None, **settings))


def says(found, how, what):
    return any(what in one.text for one in found if one.how is how)


def texts(found, how):
    return [one.text for one in found if one.how is how]


async def test_a_bot_of_telegram_that_is_set_up_well_has_nothing_wrong(telegram):
    found = await of_telegram(telegram)
    assert not texts(found, How.WRONG)
    assert [line for line in texts(found, How.NOTE) if line.startswith("The start sets: commands in private chats")]


async def test_after_a_start_nothing_is_left_to_set(telegram):
    async with Bot(telegram.token, base_url=telegram.base_url) as bot:
        await register(bot, profile.of_telegram())
    found = await of_telegram(telegram)
    assert {one.how for one in found} == {How.FINE}


@pytest.mark.parametrize(
    ("switch", "value", "how", "said"),
    [
        ("joins_groups", False, How.WRONG, "/setjoingroups"),
        ("privacy_mode", False, How.WRONG, "/setprivacy"),
    ],
)
async def test_settings_to_change_at_botfather_are_named(telegram, switch, value, how, said):
    setattr(telegram, switch, value)
    assert says(await of_telegram(telegram), how, said)


@pytest.mark.parametrize(("on", "said"), [(True, "Inline mode is on"), (False, "/setinline")])
async def test_it_says_whether_inline_mode_is_on_and_nothing_depends_on_it(telegram, on, said):
    telegram.inline = on
    assert says(await of_telegram(telegram), How.FINE, said)


async def test_a_webhook_that_polling_would_remove_is_a_note_without_its_address(telegram):
    async with Bot(telegram.token, base_url=telegram.base_url) as bot:
        await bot.set_webhook("https://elsewhere.example/hook-of-somebody")
    (line,) = [one for one in texts(await of_telegram(telegram), How.NOTE) if "webhook" in one]
    assert "elsewhere.example" in line
    assert "somebody" not in line


@pytest.mark.slow
async def test_a_webhook_that_refuses_updates_is_wrong(telegram):
    jan = telegram.user(11, "Jan")
    async with Bot(telegram.token, base_url=telegram.base_url) as bot:
        await bot.set_webhook("http://127.0.0.1:9/telegram")
        jan.start_bot()
        await telegram.until(lambda: telegram.updates.webhook.last_error)
    found = await of_telegram(telegram, **HOOK | {"telegram_webhook_url": "http://127.0.0.1:9"})
    assert says(found, How.WRONG, "could not deliver lately")


async def test_a_webhook_that_is_not_set_yet_is_a_note(telegram):
    assert says(await of_telegram(telegram, **HOOK), How.NOTE, "No webhook is set yet")


async def test_a_check_changes_nothing_and_takes_no_updates(telegram, portal):
    await of_telegram(telegram)
    await of_discord(portal)
    assert {call.method for call in telegram.calls if not call.method.startswith("get")} == set()
    assert not telegram.count("getUpdates")
    assert {call.method for call in portal.calls} == {"GET"}
    assert not portal.gateway.connected


async def test_a_platform_out_of_reach_is_wrong(telegram, portal):
    telegram.faults.error(502, times=None)
    portal.fail("GET", "/users/@me", status=403, times=None)
    for found in (
        await of_telegram(telegram),
        await of_discord(portal),
    ):
        assert [one.how for one in found] == [How.WRONG]
        assert "cannot be reached" in found[0].text


async def test_a_token_that_is_refused_is_named_and_not_shown(telegram, portal):
    wrong = "1:not-the-one-of-this-bot"
    with pytest.raises(BadSettings, match="TELEGRAM_TOKEN") as error:
        await of_telegram(telegram, telegram_token=wrong)
    assert wrong not in str(error.value)
    with pytest.raises(BadSettings, match="DISCORD_TOKEN"):
        await of_discord(portal, discord_token="wrong")


async def test_a_bot_of_discord_as_the_portal_makes_it_has_nothing_wrong(portal):
    portal.guild("Club")
    found = await of_discord(portal)
    assert not texts(found, How.WRONG)
    notes = "\n".join(texts(found, How.NOTE))
    assert "The start sets: description, tags, ways of installation." in notes
    assert "Privacy Policy URL and no Terms of Service URL" in notes


async def test_the_table_inside_discord_is_checked_where_its_address_is_set(portal, monkeypatch):
    monkeypatch.setattr(check_address, "findings", nothing_to_say)
    settings = {"app_url": "https://table.example.org"}
    assert says(await of_discord(portal, **settings), How.NOTE, "DISCORD_CLIENT_SECRET is empty")
    settings["discord_client_secret"] = "not-the-right-one"
    found = await of_discord(portal, **settings)
    assert says(found, How.WRONG, "Activities are off")
    assert says(found, How.WRONG, "The client secret is wrong")
    settings["discord_client_secret"] = portal.activities.secret
    portal.activities.enable()
    found = await of_discord(portal, **settings)
    assert not texts(found, How.WRONG)
    assert says(found, How.FINE, "The client secret is right.")
    assert says(found, How.NOTE, "fewer than 25 members")
    portal.rules.entry_point = None
    assert says(await of_discord(portal, **settings), How.NOTE, "It has no Entry Point")


async def nothing_to_say(_: Settings) -> list[Finding]:
    return []


@pytest.mark.parametrize(
    ("about", "how", "said"),
    [
        ({"interactions_endpoint_url": "https://a.example"}, How.WRONG, "Interactions Endpoint URL"),
        ({"bot_require_code_grant": True}, How.WRONG, "Requires OAuth2 Code Grant"),
        ({"bot_public": False}, How.NOTE, "Public Bot"),
        ({"flags": 1 << 19}, How.NOTE, "Message Content"),
        ({"flags": 1 << 15 | 1 << 12}, How.NOTE, "Presence, Server Members"),
    ],
)
async def test_settings_to_change_in_the_portal_are_named(portal, about, how, said):
    portal.application |= about
    assert says(await of_discord(portal), how, said)


async def test_ways_of_installation_that_are_the_operators_own_are_looked_at(portal):
    portal.application["integration_types_config"] = {"1": {}}
    found = await of_discord(portal, profile="leave")
    assert says(found, How.WRONG, "Guild Install")


async def test_what_the_bots_role_lacks_is_told_for_each_server(portal):
    portal.guild("Club")
    attic = portal.guild("Attic")
    attic.limit_bot(discord.Permissions(view_channel=True, send_messages_in_threads=True))
    portal.world.edit_role(attic.id, attic.id, {"permissions": 0})  # everybody's permissions
    found = await of_discord(portal)
    (line,) = texts(found, How.WRONG)
    assert "“Attic” its role lacks Send Messages" in line
    assert says(found, How.NOTE, "“Attic” its role lacks Attach Files, Create Public Threads")


@pytest.mark.parametrize(("joins", "status"), [(True, 0), (False, 1)])
async def test_the_status_says_whether_anything_is_wrong(telegram, monkeypatch, capsys, joins, status):
    telegram.joins_groups = joins
    settings = Settings(_env_file=None, telegram_token=telegram.token, telegram_api_url=telegram.url)
    assert await command_line._report_findings("telegram", settings) == status
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "telegram:"
    assert lines[1].split()[0] == ("note" if joins else "wrong"), "what is wrong comes first"
    assert telegram.token not in json.dumps(lines)
