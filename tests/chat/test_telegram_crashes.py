"""The bot in its own process, killed and stopped in the middle of a game."""

import os
import time

import pytest

from adapters.redis.connection import connect
from adapters.redis.store import RedisTables
from bot.codec import Verb
from tests.chat.bot_process import BotProcess
from tests.chat.telegram_play import (
    SHORT,
    a_card_lies,
    boards,
    cards_of,
    crowd,
    greeted,
    hands,
    lobbies,
    opened,
    over,
    play,
    press,
    settled,
    sit_down,
    stored,
    table_of,
    to_move,
)
from tests.chat.webhook_place import SECRET, free_port

UNLIMITED = "tests.chat.telegram_unlimited"

pytestmark = pytest.mark.slow

# The tests under faults (tests/chaos) use the webhook: here only `make games` does.
WAYS = ["polling", "webhook"] if os.environ.get("GAMES") == "whole" else ["polling"]


@pytest.fixture(params=WAYS)
async def process(request, telegram, redis_url):
    """The bot, always with the same name: after a crash it need not wait for the dead process's leases."""
    settings = {
        "TELEGRAM_TOKEN": telegram.token,
        "TELEGRAM_API_URL": telegram.url,
        "REDIS_URL": redis_url,
        "LOG_LEVEL": "DEBUG",
    }
    if request.param == "webhook":
        port = free_port()
        settings |= {
            "HTTP_PORT": port,
            "TELEGRAM_WEBHOOK_URL": f"http://127.0.0.1:{port}",
            "TELEGRAM_WEBHOOK_SECRET": SECRET,
        }
    async with BotProcess("telegram", program=UNLIMITED, **settings) as running:
        await started(telegram, running)
        yield running


only_polling = pytest.mark.parametrize("process", ["polling"], indirect=True)


async def started(telegram, process):
    heard = telegram.count("getUpdates") + telegram.count("setWebhook")
    await process.start(until="health is told")
    await telegram.until(lambda: telegram.count("getUpdates") + telegram.count("setWebhook") > heard, what="the bot")


async def logged(redis_url, table):
    database = connect(redis_url)
    try:
        return await RedisTables(database).log(table)
    finally:
        await database.close()


async def test_a_kill_in_the_middle_of_a_trick_costs_nothing(telegram, redis_url, process):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    board = await sit_down(telegram, group, people, SHORT)
    table_id = table_of(board)
    await play(telegram, people, until=a_card_lies(group))
    await settled(telegram, redis_url, group, people)
    await process.kill()
    before, edits = await stored(redis_url, table_id), len(board.edits)
    looks = [len(person.inbox) for person in people]
    mover, message, meaning, button = to_move(people)
    pressed = mover.press(message, data=button.data)
    await started(telegram, process)
    await pressed
    after = await stored(redis_url, table_id)
    assert after.decision == before.decision + 1 == meaning.decision + 1
    assert after.deal == before.deal, "the same cards"
    for person in people:
        assert set(cards_of(after, person)) <= set(cards_of(before, person))
    await telegram.until(lambda: len(board.edits) > edits, what="the board")
    assert boards(group) == [board], "in the same message"
    assert [len(person.inbox) for person in people] == looks
    await play(telegram, people, until=over(group))
    table = await stored(redis_url, table_id)
    entries = await logged(redis_url, table_id)
    deals = sum(b'"pack"' in entry for entry in entries)
    assert table.decision == len(entries) - 1, "each accepted press is in the log, once"
    boards_sent = len([row for row in table.rows if row.result["outcome"] != "thrown_in"])
    assert len(group.shown) == boards_sent + 1 == telegram.count("sendMessage", group)
    assert deals == len(table.rows)


@only_polling
async def test_a_kill_between_a_send_and_its_record_leaves_one_lobby(telegram, process):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna, ben])
    held = telegram.faults.hold(method="sendMessage", chat=group)
    lobby = await opened(telegram, group, anna)
    await process.kill()
    held.release()
    ben.say(group, "hello?")
    await started(telegram, process)
    await telegram.until(lambda: lobby.deleted and len(lobbies(group)) == 1, what="one lobby")
    await press(ben, lobbies(group)[0], Verb.JOIN)
    await telegram.until(lambda: "Ben" in lobbies(group)[0].text)


@only_polling
async def test_a_kill_between_sending_a_new_hand_and_noting_it_doubles_no_message(telegram, process):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    await greeted(telegram, people)
    lobby = await opened(telegram, group, people[0])
    for person in people[1:]:
        await press(person, lobby, Verb.JOIN)
    held = [telegram.faults.hold(method="sendMessage", chat=person.chat) for person in people]
    await press(people[0], lobby, Verb.START)
    await telegram.until(lambda: all(hands(person) for person in people), what="hands sent, but not known to be")
    await process.kill()
    for fault in held:
        fault.release()
    await started(telegram, process)
    await telegram.until(lambda: all(len(hands(person)) == 1 for person in people), what="one hand each")
    await play(telegram, people, until=a_card_lies(group))
    assert [len(hands(person)) for person in people] == [1, 1, 1]


async def test_a_stop_ends_well_and_soon(telegram, process):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    board = await sit_down(telegram, group, people)
    await play(telegram, people, until=a_card_lies(group))
    begun = time.monotonic()
    assert await process.stop() == 0
    assert time.monotonic() - begun < 5
    await started(telegram, process)
    looks = len(board.edits)
    await play(telegram, people, until=lambda: len(board.edits) > looks + 3)
    assert boards(group) == [board]


@only_polling
async def test_a_stop_does_not_wait_for_a_telegram_that_hangs(telegram, redis_url, process):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    await sit_down(telegram, group, people)
    await play(telegram, people, until=a_card_lies(group))
    await settled(telegram, redis_url, group, people)
    mover, message, _, button = to_move(people)
    telegram.faults.hold(method="editMessageText", times=None)
    await mover.press(message, data=button.data)
    begun = time.monotonic()
    assert await process.stop() == 0
    assert time.monotonic() - begun < 10


@only_polling
async def test_reactions_to_a_command_from_before_and_during_a_kill_repeat_nothing(telegram, redis_url, process):
    (anna,) = crowd(telegram, "Anna")
    group = telegram.group("Friday", [anna])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    typed = anna.say(group, "/addbot")
    await telegram.until(lambda: "Bot 1" in lobby.text)
    await process.kill()
    anna.react(typed)
    again = anna.say(group, "/addbot easy")
    anna.react(again)
    await started(telegram, process)
    await telegram.until(lambda: "Bot 2" in lobby.text)
    await process.kill()
    anna.edit(again, "/addbot hard")
    await started(telegram, process)
    await telegram.until(lambda: group.find("its edit doesn’t count"), what="an answer")
    assert [seat.level for seat in (await stored(redis_url, table_of(lobby))).seats[1:]] == ["normal", "easy"]
