"""How the messenger shows things on Discord, and how it reports refusals."""

import asyncio

import pytest

from adapters.discord import messenger as messenger_module
from adapters.discord.guard import RefusedCalls
from adapters.discord.private import DAY
from bot.pictures import ScoreChart
from bot.ports.messenger import Blocked, Busy, Gone, NotDelivered, Unwelcome
from bot.screen import Picture, Reply, Screen
from bot.texts import slash
from tests.chat.discord.conftest import PIXEL, running_bot
from tests.chat.discord.discord_values import BOARD, chat_of, person

LATER = BOARD.model_copy(update={"text": "▶ <b>Ben</b> is to bid"})
PICTURE = Picture(data=ScoreChart(names=("Anna",)), description="The table")


def refused(emulator):
    return [call for call in emulator.calls if (call.status or 0) >= 400]


# ------------------------------------------------------------------------------------------------------- in a channel


async def test_a_board_is_sent_quietly_and_edited_in_place(emulator, messenger, channel):
    sent = await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    assert channel.last.text == "▶ **Anna** is to bid"
    assert channel.last.labels == ["Pass", "My hand"]
    assert channel.last.flags == 1 << 12 | 1 << 2  # no notification, no preview of links
    assert await messenger.edit(chat_of(channel), sent, LATER) == sent
    assert [message.text for message in channel.messages] == ["▶ **Ben** is to bid"]
    assert channel.last.edits == 1


async def test_the_buttons_of_a_message_are_taken_away_and_the_message_stays(messenger, channel):
    sent = await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    for _ in range(2):  # it may have none left
        await messenger.without_buttons(chat_of(channel), sent)
        assert (channel.last.text, channel.last.labels) == ("▶ **Anna** is to bid", [])
    await messenger.delete(chat_of(channel), sent)
    await messenger.without_buttons(chat_of(channel), sent)
    assert channel.messages == []


async def test_a_send_whose_answer_was_lost_can_be_repeated(emulator, messenger, channel):
    emulator.drop("POST", "/channels/*/messages", when="after")
    with pytest.raises(Busy) as busy:
        await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    assert busy.value.unsure
    sent = await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    assert [str(message.id) for message in channel.messages] == [sent]


async def test_only_a_screen_that_pings_makes_a_phone_buzz(messenger, channel, anna, ben):
    text = f'<a href="person:discord:{anna.id}">Anna</a>, it’s your turn @everyone &lt;@{ben.id}&gt;'
    await messenger.send(chat_of(channel), Screen(text=text), nonce="a" * 24)
    assert channel.last.pinged == []
    await messenger.send(chat_of(channel), Screen(text=text, pings=True), nonce="b" * 24)
    assert channel.last.pinged == [anna]
    assert not channel.last.flags & 1 << 12


async def test_a_picture_comes_and_goes_with_its_screen(messenger, channel):
    shown = BOARD.model_copy(update={"picture": PICTURE})
    sent = await messenger.send(chat_of(channel), shown, nonce="a" * 24)
    (attachment,) = channel.last.attachments
    assert (attachment.filename, attachment.data, attachment.description) == ("chart.png", PIXEL, "The table")
    await messenger.edit(chat_of(channel), sent, shown.model_copy(update={"text": "later"}))
    assert len(channel.last.attachments) == 1
    await messenger.edit(chat_of(channel), sent, LATER)
    assert channel.last.attachments == []
    assert channel.last.text == "▶ **Ben** is to bid"


async def test_a_right_to_attach_files_that_is_missing_is_asked_for_once_and_named_once(emulator, messenger, channel):
    channel.deny("attach_files")
    pictured = BOARD.model_copy(update={"picture": PICTURE})
    sent = await messenger.send(chat_of(channel), pictured, nonce="a" * 24)
    assert channel.last.text == slash.no_pictures("pl")
    count = len(refused(emulator))
    for text in ("one", "two", "three"):
        await messenger.edit(chat_of(channel), sent, pictured.model_copy(update={"text": text}))
    assert len(refused(emulator)) == count == 1
    assert len(channel.messages) == 2


async def test_pictures_come_again_as_soon_as_files_may_be_attached(emulator, messenger, channel):
    channel.deny("attach_files")
    pictured = BOARD.model_copy(update={"picture": PICTURE})
    sent = await messenger.send(chat_of(channel), pictured, nonce="a" * 24)
    channel.allow("attach_files")
    await emulator.until(lambda: not messenger._pictures.are_left_out(chat_of(channel)), what="the right to be known")
    await messenger.edit(chat_of(channel), sent, pictured)
    assert channel.messages[0].attachments


async def test_a_message_is_deleted_once_or_twice(messenger, channel):
    sent = await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    await messenger.delete(chat_of(channel), sent)
    assert channel.messages == []
    await messenger.delete(chat_of(channel), sent)


async def test_a_file_is_sent_with_its_text(messenger, channel):
    reply = Reply(screen=Screen(text="The record"), private=False, document=("game.json", b"{}"))
    await messenger.reply(chat_of(channel), reply)
    assert [(file.filename, file.data) for file in channel.last.attachments] == [("game.json", b"{}")]


# ---------------------------------------------------------------------------------------------------------- refusals


async def test_a_message_that_somebody_deleted_is_gone(messenger, channel):
    sent = await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    channel.last.delete()
    with pytest.raises(Gone):
        await messenger.edit(chat_of(channel), sent, LATER)


@pytest.mark.parametrize(
    ("trouble", "reason"),
    [
        (lambda channel: channel.delete(), "no-chat"),
        (lambda channel: channel.deny("view_channel"), "no-access"),
        (lambda channel: channel.deny("send_messages"), "no-rights"),
        (lambda channel: channel.archive(locked=True), "thread-closed"),
    ],
)
async def test_a_channel_that_takes_no_messages_is_blocked(messenger, channel, trouble, reason):
    channel = channel.thread("game 1") if reason == "thread-closed" else channel
    trouble(channel)
    with pytest.raises(Blocked) as blocked:
        await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    assert blocked.value.reason == reason


@pytest.mark.parametrize(("status", "code"), [(401, 0), (401, 40001), (403, 0), (404, 0)])
async def test_a_call_that_a_proxy_refuses_is_tried_again(emulator, messenger, channel, status, code):
    emulator.fail("POST", "/channels/*/messages", status=status, code=code)
    with pytest.raises(Busy):
        await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    assert await messenger.send(chat_of(channel), BOARD, nonce="b" * 24)


async def test_a_refusal_with_an_unknown_reason_of_discords_own_closes_no_private_chat(emulator, messenger, anna):
    chat = await messenger.private_chat(person(anna))
    emulator.fail("POST", "/channels/*/messages", status=403, code=20031)
    with pytest.raises(Blocked) as refused:
        await messenger.send(chat, BOARD, nonce="a" * 24)
    assert not isinstance(refused.value, Unwelcome)


async def test_a_long_wait_is_left_to_the_worker(emulator, messenger, channel):
    emulator.rate_limit("POST", "/channels/*/messages", retry_after=300.0)
    with pytest.raises(Busy) as busy:
        await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    assert busy.value.retry_after == pytest.approx(300.0)


async def test_a_server_error_is_busy(emulator, messenger, channel):
    emulator.fail("POST", "/channels/*/messages", status=503)
    with pytest.raises(Busy) as busy:
        await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    assert busy.value.unsure


async def test_one_channel_that_waits_holds_up_no_other(emulator, messenger, channel, club):
    other = club.channel("other")
    with emulator.hold("POST", f"/channels/{channel.id}/messages", times=None) as held:
        waiting = asyncio.create_task(messenger.send(chat_of(channel), BOARD, nonce="a" * 24))
        await emulator.until(lambda: held.waiting)
        await messenger.send(chat_of(other), BOARD, nonce="b" * 24)
    await waiting
    assert len(channel.messages) == len(other.messages) == 1


async def test_a_call_without_an_answer_is_given_up(emulator, messenger, channel, monkeypatch):
    monkeypatch.setattr(messenger_module, "OLD_EDIT_PATIENCE", 0.05)
    sent = await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    messenger._now = lambda: emulator.clock.now().timestamp() + 4000
    with emulator.hold("PATCH", "/channels/*/messages/*", times=None), pytest.raises(Gone):
        await messenger.edit(chat_of(channel), sent, LATER)


# --------------------------------------------------------------------------------------------------------- old boards


async def test_a_board_that_is_too_old_to_be_edited_makes_room_for_a_new_one(emulator, messenger, channel):
    sent = await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    emulator.clock.advance(3601)
    for _ in range(3):
        await messenger.edit(chat_of(channel), sent, LATER)
    with pytest.raises(Gone):
        await messenger.edit(chat_of(channel), sent, BOARD)
    assert channel.messages == []


async def test_the_record_of_a_hand_waits_for_its_turn(emulator, messenger, channel):
    sent = await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    emulator.clock.advance(3601)
    for _ in range(3):
        await messenger.edit(chat_of(channel), sent, LATER)
    with pytest.raises(Busy):
        await messenger.edit(chat_of(channel), sent, Screen(text="Hand 1: made"))
    emulator.clock.advance(60)
    await messenger.edit(chat_of(channel), sent, Screen(text="Hand 1: made"))
    assert [message.text for message in channel.messages] == ["Hand 1: made"]


# ------------------------------------------------------------------------------------------------------ private chats


async def test_a_hand_comes_as_a_private_message(emulator, messenger, anna):
    chat = await messenger.private_chat(person(anna))
    assert chat.private
    await messenger.send(chat, BOARD, nonce="a" * 24)
    assert [message.text for message in anna.dms] == ["▶ **Anna** is to bid"]
    await messenger.private_chat(person(anna))
    assert len(emulator.calls_to("POST", "/users/@me/channels")) == 1


async def test_a_private_channel_is_remembered_by_the_next_process(emulator, bot, directory, anna):
    first = await bot.messenger.private_chat(person(anna))
    async with running_bot(emulator, directory) as other:
        assert await other.messenger.private_chat(person(anna)) == first
    assert len(emulator.calls_to("POST", "/users/@me/channels")) == 1


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_closed_private_chat_is_not_tried_again_for_a_day(emulator, bot, directory, anna, code):
    anna.close_dms(code)
    chat = await bot.messenger.private_chat(person(anna))
    with pytest.raises(Unwelcome, match="closed"):
        await bot.messenger.send(chat, BOARD, nonce="a" * 24)
    tries = len(emulator.calls_to("POST", "/channels/{}/messages"))
    async with running_bot(emulator, directory) as other:
        for messenger in (bot.messenger, other.messenger):
            with pytest.raises(Unwelcome, match="closed"):
                await messenger.private_chat(person(anna))
        assert len(emulator.calls_to("POST", "/channels/{}/messages")) == tries
        later = emulator.clock.now().timestamp() + DAY + 1
        bot.messenger._private._now = lambda: later
        assert await bot.messenger.private_chat(person(anna)) == chat


async def test_who_wants_no_private_messages_gets_none(bot, anna):
    await bot.messenger._private.switch(person(anna), wanted=False)
    with pytest.raises(Unwelcome, match="not-wanted"):
        await bot.messenger.private_chat(person(anna))
    await bot.messenger._private.switch(person(anna), wanted=True)
    assert (await bot.messenger.private_chat(person(anna))).private


# ------------------------------------------------------------------------------------------------------------- others


async def test_refused_calls_are_counted_and_stop_early(emulator, bot, channel):
    guard = bot.messenger._guard
    guard._stop_at = 3
    other = chat_of(channel)
    channel.deny("send_messages")
    for _ in range(3):
        with pytest.raises(Blocked):
            await bot.messenger.send(other, BOARD, nonce="a" * 24)
    calls = len(emulator.calls)
    with pytest.raises(Busy):
        await bot.messenger.send(other, BOARD, nonce="a" * 24)
    assert len(emulator.calls) == calls


async def test_a_limit_of_the_whole_bot_is_told_and_one_of_a_route_only_counted(emulator, directory, channel):
    seen = []

    async def refused(seconds):
        seen.append(seconds)

    async with running_bot(emulator, directory, refused=refused) as bot:
        for scope, wait in (("user", 0.1), ("global", 0.2), ("shared", 0.1)):
            emulator.rate_limit("POST", "/channels/*/messages", retry_after=wait, scope=scope)
            await bot.messenger.send(chat_of(channel), BOARD, nonce=scope.ljust(24, "a"))
    assert seen == [0.0, 0.2]


def test_the_guard_forgets_after_ten_minutes_and_overlooks_shared_limits():
    now = [0.0]
    guard = RefusedCalls(lambda: now[0], stop_at=2)
    for status in (200, 404, 500, 403):
        guard.note(status, None)
    guard.note(429, "shared")
    assert (guard.count, guard.wait()) == (1, 0.0)
    now[0] = 300.0
    guard.note(429, "user")
    assert guard.wait() > 0
    now[0] = 601.0
    assert (guard.count, guard.wait()) == (1, 0.0)


async def test_every_refusal_of_discord_is_raised_as_not_delivered(emulator, messenger, channel):
    for status, code in ((400, 50035), (401, 0), (403, 20028), (404, 0), (405, 0), (418, 0)):
        emulator.fail("POST", "/channels/*/messages", status=status, code=code)
        try:
            await messenger.send(chat_of(channel), BOARD, nonce=f"n{status}")
        except NotDelivered:
            continue
        raise AssertionError(status)
