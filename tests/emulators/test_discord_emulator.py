"""The Discord emulator's refusals and promises: a real discord.py gets the answers that the real Discord would give."""

import asyncio
import contextlib

import aiohttp
import discord
import pytest
from discord import app_commands

from tests.emulators.discord.openapi import Description
from tests.emulators.discord.server import DiscordEmulator


class Bot(discord.Client):
    """A bot with one command, answered only to its asker."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, max_ratelimit_timeout=30.0)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="Says hello to you alone")
        async def hello(interaction) -> None:
            await interaction.response.send_message(f"Hello {interaction.user.display_name}", ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@pytest.fixture
async def emulator():
    async with DiscordEmulator() as emulator:
        with emulator.redirected():
            yield emulator


@pytest.fixture
def anna(emulator):
    return emulator.user("Anna", locale="pl")


@pytest.fixture
def table(emulator, anna):
    return emulator.guild("Club", [anna], locale="ru").channel("table")


@pytest.fixture
async def bot(emulator, table):
    bot = Bot()
    task = asyncio.create_task(bot.start(emulator.token))
    await emulator.connected()
    await asyncio.wait_for(bot.wait_until_ready(), 10)
    yield bot
    await bot.close()
    await task


# -------------------------------------------------------------------------------------------- commands and answers


@pytest.mark.parametrize(
    "change",
    [
        {"name": "Hello"},
        {"name_localizations": {"pl": "Dzień dobry"}},
        {"name_localizations": {"xx": "hello"}},
        {"description": "x" * 101},
        {"description_localizations": {"de": "x" * 101}},
        {"options": [{"name": "a", "description": "a", "type": 3}] * 2},
        {"options": [{"name": "a", "description": "a", "type": 3, "choices": [{"name": "x" * 101, "value": "x"}]}]},
    ],
)
async def test_commands_that_discord_would_refuse_are_refused(bot, change):
    command = {"name": "hello", "description": "hello", "type": 1, "options": [], **change}
    with pytest.raises(discord.HTTPException, match="Invalid Form Body") as refused:
        await bot.http.bulk_upsert_global_commands(bot.application_id, [command])
    assert refused.value.code == 50035


async def test_an_answer_that_was_not_given_yet_cannot_be_changed(emulator, bot, table, anna):
    with emulator.hold("POST", "/interactions/**") as held:
        asked = await anna.command(table, "hello", wait=False)
        await emulator.until(lambda: held.waiting)
        address = f"{emulator.api_url}/webhooks/{bot.application_id}/{asked.token}/messages/@original"
        async with aiohttp.ClientSession() as elsewhere, elsewhere.patch(address, json={"content": "early"}) as refused:
            assert refused.status == 404
    assert (await asked.wait()).text == "Hello Anna"


# --------------------------------------------------------------------------------------------- messages and places


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2001},
        {"content": ""},
        {"embeds": [{"title": "x" * 257}]},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "x"}]}]},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x" * 101}]}]},
    ],
)
async def test_a_message_that_is_too_long_or_empty_is_refused(bot, table, body):
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=table.id)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(route, json={"content": "board", **body})
    assert refused.value.code == 50035


# -------------------------------------------------------------------------------------------- limits and disturbances


async def test_a_bucket_that_is_overdrawn_refuses(emulator, bot, table):
    emulator.limits.overall = (2, 60.0)
    route = discord.http.Route("GET", "/users/@me")
    await bot.http.request(route)
    await bot.http.request(route)
    with pytest.raises(discord.RateLimited):
        await bot.http.request(route)


async def test_a_privileged_intent_closes_the_gateway(emulator):
    client = discord.Client(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await client.start(emulator.token)
    await client.close()


async def test_an_unknown_route_fails_the_test():
    async def ask_for_stickers() -> None:
        async with DiscordEmulator() as emulator:
            with emulator.redirected():
                client = discord.Client(intents=discord.Intents.none())
                await client.login(emulator.token)
                with contextlib.suppress(discord.DiscordServerError):
                    await client.http.request(discord.http.Route("GET", "/sticker-packs"))
                await client.close()

    with pytest.raises(AssertionError, match="does not know"):
        await ask_for_stickers()


# ------------------------------------------------------------------------------------------------- API description

DESCRIBED = {
    "paths": {
        "/channels/{channel_id}/messages": {
            "post": {
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}}}
            }
        }
    },
    "components": {
        "schemas": {
            "Id": {"type": "string", "pattern": "^(0|[1-9][0-9]*)$", "format": "snowflake"},
            "Message": {
                "type": "object",
                "required": ["content"],
                "properties": {
                    "content": {"type": ["string", "null"], "maxLength": 5},
                    "users": {
                        "type": "array",
                        "items": {"oneOf": [{"type": "null"}, {"$ref": "#/components/schemas/Id"}]},
                    },
                },
            },
        }
    },
}


@pytest.mark.parametrize(
    ("body", "finding"),
    [
        ({"content": "board", "users": [1, "2", None]}, None),
        ({"content": "boards"}, ".content: 'boards' is too long"),
        ({"content": 5}, ".content: 5 is not of type"),
        ({}, ": 'content' is a required property"),
        ({"content": None, "users": [1.5]}, ".users[0]: 1.5 is not"),
    ],
)
def test_bodies_are_held_against_the_description(body, finding):
    found = list(Description(DESCRIBED).problems("POST", "/channels/17/messages", body))
    assert (finding is None) == (not found)
    assert finding is None or finding in found[0]
