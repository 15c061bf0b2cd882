"""The Discord emulator's refusals and promises: a real discord.py gets the answers that the real Discord would give."""

import contextlib

import discord
import pytest

from tests.emulators.discord.openapi import Description
from tests.emulators.discord.server import DiscordEmulator


@pytest.fixture
async def emulator():
    async with DiscordEmulator() as emulator:
        with emulator.redirected():
            yield emulator


@pytest.fixture
async def bot(emulator):
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(emulator.token)
        yield client


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
async def test_a_message_that_is_too_long_or_empty_is_refused(emulator, bot, body):
    table = emulator.guild("Club").channel("table")
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=table.id)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(route, json={"content": "board", **body})
    assert refused.value.code == 50035


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
