"""The Discord emulator under a real discord.py: what a bot's author would find out at the real Discord."""

import asyncio
import contextlib
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from tests.emulators.discord.interactions import DrivingError
from tests.emulators.discord.openapi import Description
from tests.emulators.discord.server import DiscordEmulator
from tests.emulators.small_discord_bot import Bot

ROOT = Path(__file__).parents[2]


@contextlib.asynccontextmanager
async def running(emulator: DiscordEmulator, **options):
    bot = Bot(**options)
    task = asyncio.create_task(bot.start(emulator.token))
    try:
        wanted = emulator.shards if bot.shard_ids is None else len(bot.shard_ids)
        before = len(emulator.gateway.connected)
        await emulator.connected(before + wanted)
        await asyncio.wait_for(bot.wait_until_ready(), 10)
        yield bot
    finally:
        await bot.close()
        await task


@pytest.fixture
async def emulator():
    async with DiscordEmulator() as emulator:
        with emulator.redirected():
            yield emulator


@pytest.fixture
def anna(emulator):
    return emulator.user("Anna", locale="pl")


@pytest.fixture
def ben(emulator):
    return emulator.user("Ben", locale="de")


@pytest.fixture
def table(emulator, anna, ben):
    return emulator.guild("Club", [anna, ben], locale="ru").channel("table")


@pytest.fixture
async def bot(emulator, table):
    async with running(emulator) as bot:
        yield bot


# ------------------------------------------------------------------------------------------------------- commands


async def test_commands_are_registered_with_their_translations(emulator, bot):
    assert set(emulator.commands) == {"hello", "newgame", "slow", "whisper", "rename"}
    assert emulator.commands["hello"]["name_localizations"] == {"pl": "witaj"}
    fetched = await bot.tree.fetch_commands()
    assert {command.name for command in fetched} == set(emulator.commands)


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


async def test_an_ephemeral_answer_is_seen_by_its_asker_only(bot, table, anna, ben):
    answer = await anna.command(table, "hello")
    assert answer.ephemeral
    assert answer.text == "Cześć ru Anna"
    assert table.messages == []
    assert table.seen_by(anna) == [answer.answer]
    assert table.seen_by(ben) == []
    assert (await ben.command(table, "hello")).text.startswith("?")


async def test_a_public_answer_is_a_message_of_the_channel(bot, table, anna):
    answer = await anna.command(table, "newgame", preset="russian")
    assert table.messages == [answer.answer]
    assert answer.text == "0 presses, russian"
    assert answer.answer.labels == ["Count 0"]


async def test_options_complete_as_they_are_typed(bot, table, anna):
    choices = await anna.autocomplete(table, "newgame", option="preset", typed="rus")
    assert choices == [{"name": "russian", "value": "russian"}]


async def test_a_deferred_answer_is_filled_and_followed(bot, table, anna):
    answer = await anna.command(table, "slow")
    await answer.settled()
    assert answer.text == "thought"
    await answer.emulator.until(lambda: answer.followups)
    assert [message.text for message in answer.followups] == ["and one more"]
    assert answer.ephemeral
    assert answer.followups[0].ephemeral


async def test_a_command_works_in_a_private_chat(bot, anna, ben, table):
    answer = await anna.command(anna.dm, "newgame")
    assert anna.dms == [answer.answer]
    with pytest.raises(DrivingError):
        await ben.command(anna.dm, "newgame")


async def test_an_unknown_command_or_option_is_the_drivers_mistake(bot, table, anna):
    with pytest.raises(DrivingError, match="no command /nonsense"):
        await anna.command(table, "nonsense")
    with pytest.raises(DrivingError, match="has no option"):
        await anna.command(table, "newgame", nonsense=1)


async def test_a_bot_that_says_nothing_is_named(emulator, bot, table, anna):
    with emulator.hold("POST", "/interactions/**", times=None) as held:
        with pytest.raises(AssertionError, match="did not respond to 'hello' of Anna"):
            await anna.command(table, "hello", patience=0.2)
        assert [interaction.user for interaction in emulator.unanswered] == [anna]
        assert held.waiting == 1


async def test_a_form_is_filled_and_sent(bot, table, anna):
    asked = await anna.command(table, "rename")
    assert asked.modal["title"] == "Name"
    assert (await anna.submit(asked, {"name": "Ania"})).text == "named Ania"


async def test_a_member_brings_rights_and_loses_the_place_when_leaving(bot, table, anna, ben):
    table.guild.grant(anna, manage_guild=True)
    asked = await anna.command(table, "hello")
    assert discord.Permissions(int(asked.payload["member"]["permissions"])).manage_guild
    assert not discord.Permissions(
        int((await ben.command(table, "hello")).payload["member"]["permissions"])
    ).manage_guild
    table.guild.remove(anna)
    with pytest.raises(DrivingError):
        await anna.command(table, "hello")


# -------------------------------------------------------------------------------------------------------- buttons


async def test_a_press_updates_the_message_and_keeps_its_past(bot, table, anna, ben):
    board = (await anna.command(table, "newgame")).answer
    pressed = await ben.press(board, "Count")
    assert pressed.kind == "update"
    assert pressed.answer is board
    assert [version.text for version in board.versions] == ["0 presses, polish", "1 presses"]
    assert board.labels == ["Count 1"]
    assert len(pressed.attempts) == 1


async def test_a_button_works_after_the_bot_was_restarted(emulator, table, anna):
    async with running(emulator):
        board = (await anna.command(table, "newgame")).answer
    async with running(emulator):
        await anna.press(board, custom_id="count:0")
    assert board.text == "1 presses"


BOT_PROCESS = """
import sys
import discord
from tests.emulators.discord.client import redirect
from tests.emulators.small_discord_bot import Bot

redirect(*sys.argv[1:3])
Bot().run(sys.argv[3], log_handler=None)
"""


@contextlib.asynccontextmanager
async def bot_process(emulator):
    arguments = (emulator.api_url, emulator.gateway_url, emulator.token)
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT_PROCESS, *arguments, cwd=ROOT)
    try:
        await emulator.connected()
        yield process
    finally:
        process.kill()
        await process.wait()
        await emulator.until(lambda: not emulator.gateway.connected)


@pytest.mark.slow
async def test_a_bot_in_a_process_of_its_own_is_killed_and_comes_back(emulator, table, anna):
    async with bot_process(emulator):
        board = (await anna.command(table, "newgame")).answer
    async with bot_process(emulator):
        await anna.press(board, "Count 0")
        assert board.text == "1 presses"


async def test_a_missing_button_cannot_be_pressed_but_a_stale_one_can(bot, table, anna):
    board = (await anna.command(table, "newgame")).answer
    await anna.press(board, "Count 0")
    with pytest.raises(LookupError):
        await anna.press(board, "Count 0")
    pressed = await anna.press(board, custom_id="count:0", stale=True)
    assert pressed.kind == "update"


async def test_a_late_answer_meets_an_unknown_interaction(bot, table, anna):
    late = await anna.command(table, "hello", late=True)
    assert late.codes == [10062]
    assert not late.acknowledged
    await late.emulator.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound)


async def test_an_answer_after_three_seconds_of_the_clock_is_late(emulator, bot, table, anna):
    with emulator.hold("POST", "/interactions/**") as held:
        asked = await anna.command(table, "hello", wait=False)
        await emulator.until(lambda: held.waiting)
        emulator.clock.advance(3.1)
    assert (await asked.wait()).codes == [10062]


async def test_the_second_delivery_finds_the_interaction_answered(emulator, bot, table, anna):
    twice = await anna.command(table, "newgame", deliveries=2)
    await emulator.until(lambda: len(twice.attempts) == 2)
    assert sorted(twice.codes) == [40060]
    assert len(table.messages) == 1


async def test_an_interaction_cannot_be_followed_up_after_fifteen_minutes(emulator, bot, table, anna):
    answer = await anna.command(table, "hello")
    emulator.clock.advance(15 * 60)
    with pytest.raises(discord.HTTPException) as gone:
        await discord.Webhook.partial(
            bot.application_id, answer.token, session=bot.http._HTTPClient__session
        ).edit_message(answer.answer.id, content="too late")
    assert (gone.value.status, gone.value.code) == (401, 50027)


async def test_an_answer_can_be_changed_by_its_token_alone_for_fifteen_minutes(emulator, bot, table, anna):
    answer = await anna.command(table, "hello")
    async with aiohttp.ClientSession() as elsewhere:  # without the bot's own token
        address = f"{emulator.api_url}/webhooks/{bot.application_id}/{answer.token}/messages/@original"
        async with elsewhere.patch(address, json={"content": "changed"}) as changed:
            assert changed.status == 200
        assert (answer.answer.text, answer.answer.ephemeral) == ("changed", True)
        emulator.clock.advance(15 * 60)
        async with elsewhere.patch(address, json={"content": "too late"}) as refused:
            assert (refused.status, (await refused.json())["code"]) == (401, 50027)
    assert answer.answer.text == "changed"


async def test_an_answer_that_was_not_given_yet_cannot_be_changed(emulator, bot, table, anna):
    with emulator.hold("POST", "/interactions/**") as held:
        asked = await anna.command(table, "hello", wait=False)
        await emulator.until(lambda: held.waiting)
        address = f"{emulator.api_url}/webhooks/{bot.application_id}/{asked.token}/messages/@original"
        async with aiohttp.ClientSession() as elsewhere, elsewhere.patch(address, json={"content": "early"}) as refused:
            assert refused.status == 404
    assert (await asked.wait()).text == "Cześć ru Anna"


# --------------------------------------------------------------------------------------------- messages and places


async def test_closed_dms_refuse_with_their_code(emulator, bot, table, anna, ben):
    await anna.command(table, "whisper", member=ben)
    assert [message.text for message in ben.dms] == ["psst"]
    for code in (50007, 50278):
        ben.close_dms(code)
        await anna.command(table, "whisper", member=ben, wait=False)
        await emulator.until(lambda: bot.errors)
        refused = bot.errors.pop()
        assert isinstance(refused, discord.Forbidden)
        assert refused.code == code
    assert emulator.refused.in_ten_minutes == 2


async def test_denied_permissions_refuse_with_their_code(bot, table):
    channel = bot.get_channel(table.id)
    table.deny("send_messages")
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == 50013
    table.deny("view_channel")
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == 50001
    table.allow("send_messages", "view_channel")
    table.deny("attach_files")
    await channel.send("hello")
    with pytest.raises(discord.Forbidden):
        await channel.send(file=discord.File(__file__))


async def test_a_repeated_nonce_makes_no_second_message(bot, table):
    channel = bot.get_channel(table.id)
    first = await channel.send("board", nonce="k7")
    second = await channel.send("board", nonce="k7")
    assert first.id == second.id
    assert [message.nonce for message in table.messages] == ["k7"]


async def test_a_message_says_who_was_pinged(bot, table, anna, ben):
    channel = bot.get_channel(table.id)
    await channel.send(f"{anna.mention} {ben.mention}", allowed_mentions=discord.AllowedMentions.none())
    assert table.last.pinged == []
    await channel.send(
        f"{anna.mention} {ben.mention}",
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(ben.id)], everyone=False, roles=False),
    )
    assert table.last.pinged == [ben]


async def test_files_arrive_and_can_be_fetched(bot, table, tmp_path):
    picture = tmp_path / "board.png"
    picture.write_bytes(b"\x89PNG board")
    sent = await bot.get_channel(table.id).send("board", file=discord.File(picture, description="the board"))
    attachment = table.last.attachments[0]
    assert (attachment.filename, attachment.data) == ("board.png", b"\x89PNG board")
    assert attachment.description == "the board"
    assert await sent.attachments[0].read() == b"\x89PNG board"
    picture.write_bytes(b"\x89PNG later")
    await sent.edit(attachments=[discord.File(picture)])
    assert table.last.attachments[0].data == b"\x89PNG later"


@pytest.mark.parametrize(
    "content",
    [{"content": "x" * 2001}, {"embeds": [discord.Embed(title="x" * 257)]}, {"content": ""}],
)
async def test_what_is_too_long_or_empty_is_refused(bot, table, content):
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_channel(table.id).send(**content)
    assert refused.value.code == 50035


@pytest.mark.parametrize("button", [{"label": "x" * 81, "custom_id": "x"}, {"label": "x", "custom_id": "x" * 101}])
async def test_a_button_that_is_too_long_is_refused(bot, table, button):
    row = {"type": 1, "components": [{"type": 2, "style": 1, **button}]}
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=table.id)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(route, json={"content": "board", "components": [row]})
    assert refused.value.code == 50035


async def test_old_messages_take_few_edits(emulator, bot, table):
    sent = await bot.get_channel(table.id).send("board")
    emulator.clock.advance(3601)
    emulator.rest.rules.old_edits_retry_after = 0.001
    for number in range(3):
        await sent.edit(content=f"board {number}")
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="board 4")
    assert (refused.value.status, refused.value.code) == (429, 30046)
    assert table.last.text == "board 2"


async def test_a_deleted_message_is_unknown(bot, table):
    sent = await bot.get_channel(table.id).send("board")
    table.last.delete()
    with pytest.raises(discord.NotFound) as gone:
        await sent.edit(content="board")
    assert gone.value.code == 10008
    assert [message.deleted for message in table.history] == [True]


async def test_a_deleted_channel_is_announced_and_unknown(emulator, bot, table, anna):
    channel = bot.get_channel(table.id)
    await channel.send("board")
    table.delete()
    await emulator.until(lambda: bot.deleted_channels == [table.id])
    with pytest.raises(discord.NotFound) as gone:
        await channel.send("board")
    assert gone.value.code == 10003
    assert table.messages == []
    with pytest.raises(DrivingError):
        await anna.command(table, "hello")


async def test_a_thread_is_a_place_of_its_own(emulator, bot, table, anna):
    thread = table.thread("game", by=anna)
    answer = await anna.command(thread, "newgame")
    await anna.press(answer.answer, "Count")
    assert thread.last.text == "1 presses"
    assert table.messages == []
    await emulator.until(lambda: bot.get_channel(table.id).get_thread(thread.id))
    thread.archive(locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_channel(table.id).get_thread(thread.id).send("hello")
    assert refused.value.code == 50083


# -------------------------------------------------------------------------------------------- limits and disturbances


async def test_a_429_is_waited_out(emulator, bot, table, anna):
    limited = emulator.rate_limit("POST", "/channels/*/messages", retry_after=0.05)
    await bot.get_channel(table.id).send("hello")
    refused, sent = emulator.calls_to("POST", "/channels/{}/messages")
    assert limited.hits == 1
    assert (refused.status, sent.status) == (429, 200)
    assert sent.at - refused.at >= 0.05


async def test_a_global_429_holds_every_route(emulator, bot, table, anna):
    channel = bot.get_channel(table.id)
    sent = await channel.send("board")
    emulator.rate_limit("POST", "/channels/*/messages", retry_after=0.1, scope="global")
    waiting = asyncio.create_task(channel.send("hello"))
    await emulator.until(lambda: not bot.http._global_over.is_set())
    await sent.edit(content="edited")
    await waiting
    refused = next(call for call in emulator.calls if call.status == 429)
    edit = emulator.calls_to("PATCH", "/channels/{}/messages/{}")[0]
    assert edit.at - refused.at >= 0.09


async def test_discord_py_keeps_a_bucket_from_its_headers(emulator, bot, table):
    emulator.limits.set("POST", "/channels/{}/messages", 3, per=0.2)
    channel = bot.get_channel(table.id)
    await asyncio.gather(*(channel.send(str(number)) for number in range(7)))
    assert emulator.refused.total == 0
    sent = [call.at for call in emulator.calls_to("POST", "/channels/{}/messages")]
    assert sent[-1] - sent[0] >= 0.3


async def test_a_bucket_that_is_overdrawn_refuses(emulator, bot, table):
    emulator.limits.overall = (2, 60.0)
    route = discord.http.Route("GET", "/users/@me")
    bot.http.max_ratelimit_timeout = 30.0
    await bot.http.request(route)
    await bot.http.request(route)
    with pytest.raises(discord.RateLimited):
        await bot.http.request(route)


async def test_a_server_error_is_tried_again(emulator, bot, table):
    failing = emulator.fail("POST", "/channels/*/messages", status=502)
    await bot.get_channel(table.id).send("hello")
    assert failing.hits == 1
    assert [message.text for message in table.messages] == ["hello"]


@pytest.mark.parametrize(("when", "messages"), [("before", 0), ("after", 1)])
async def test_a_cut_connection_loses_the_call_or_its_answer(emulator, bot, table, when, messages):
    emulator.drop("POST", "/channels/*/messages", when=when)
    with pytest.raises(aiohttp.ClientConnectionError):
        await bot.get_channel(table.id).send("hello", nonce="n")
    assert len(table.messages) == messages
    await bot.get_channel(table.id).send("hello", nonce="n")
    assert len(table.messages) == 1


@pytest.mark.parametrize("how", ["reconnect", "close", "abort"])
async def test_a_lost_gateway_is_resumed_and_misses_nothing(emulator, bot, table, anna, how):
    await emulator.disconnect_gateway(how)
    asked = await anna.command(table, "hello", wait=False)
    await emulator.until(lambda: emulator.gateway.resumes == 1)
    assert (await asked.wait()).text == "Cześć ru Anna"
    assert emulator.gateway.identifies == 1


async def test_an_invalid_session_identifies_anew(emulator, bot, table, anna):
    await emulator.disconnect_gateway("invalid")
    await emulator.until(lambda: emulator.gateway.identifies == 2)
    assert (await anna.command(table, "hello")).ephemeral


async def test_a_wrong_token_does_not_log_in(emulator):
    bot = Bot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("another token")
    await bot.close()


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


async def test_what_is_over_can_be_forgotten(emulator, bot, table, anna):
    board = (await anna.command(table, "newgame")).answer
    await anna.press(board, "Count")
    await anna.command(table, "hello")
    emulator.forget()
    assert (len(emulator.calls), len(emulator.interactions), list(emulator.messages)) == (0, 0, [board.id])
    await anna.press(board, "Count")
    assert board.text == "2 presses"


# --------------------------------------------------------------------------------------------------------- sharding


async def test_two_processes_share_the_shards():
    async with DiscordEmulator(shards=2) as emulator:
        anna = emulator.user("Anna")
        tables = [emulator.guild(f"Club {shard}", [anna], shard=shard).channel() for shard in (0, 1)]
        with emulator.redirected():
            async with (
                running(emulator, shard_count=2, shard_ids=[0]) as first,
                running(emulator, shard_count=2, shard_ids=[1]) as second,
            ):
                for place in (*tables, anna.dm):
                    assert (await anna.command(place, "hello")).acknowledged
                await emulator.until(lambda: first.seen.total() + second.seen.total() == 3)
                assert first.seen == {0: 1, "dm": 1}
                assert second.seen == {1: 1}


async def test_one_process_holds_two_shards():
    async with DiscordEmulator(shards=2) as emulator:
        anna = emulator.user("Anna")
        tables = [emulator.guild(f"Club {shard}", [anna], shard=shard).channel() for shard in (0, 1)]
        with emulator.redirected():
            async with running(emulator) as bot:
                for place in tables:
                    await anna.command(place, "hello")
                await emulator.until(lambda: bot.seen.total() == 2)
                assert bot.seen == {0: 1, 1: 1}


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
        ({"content": "boards"}, ".content: 6 is outside"),
        ({"content": 5}, ".content: 5 is not of type"),
        ({}, ".content: missing"),
        ({"content": None, "users": [1.5]}, ".users[0]: 1.5 is not of type"),
    ],
)
def test_bodies_are_held_against_the_description(body, finding):
    found = list(Description(DESCRIBED).problems("POST", "/channels/17/messages", body))
    assert (finding is None) == (not found)
    assert finding is None or finding in found[0]
