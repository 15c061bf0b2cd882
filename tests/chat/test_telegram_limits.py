"""Telegram's limits: 20 messages and edits a minute in a group, about one a second in a private chat, and its 429."""

import pytest

from adapters.redis.limits import FIGURES
from adapters.telegram.replies import MOST_OF_PERSON
from bot.codec import Verb
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import (
    boards,
    crowd,
    decision,
    hands,
    play,
    press,
    settled,
    sit_down,
    stored,
    table_of,
    to_move,
)
from tests.emulators.telegram.clock import Clock
from tests.emulators.telegram.server import TelegramEmulator

RATE = 30.0  # emulated seconds per real second


@pytest.fixture
async def strict_telegram():
    """Telegram with its flood control, on a fast clock that the bot shares."""
    async with TelegramEmulator(clock=Clock(rate=RATE)) as running:
        running.callback_answer_seconds *= RATE  # a busy machine needs its real time to answer a press
        yield running


@pytest.mark.slow
async def test_a_stretch_of_ordinary_play_never_meets_a_limit(strict_telegram, redis_url):
    telegram = strict_telegram
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    begun = telegram.clock.now()
    async with telegram_bot(telegram, redis_url, figures=FIGURES, now=telegram.clock.now, pace=1.0):
        await sit_down(telegram, group, people)
        await play(
            telegram, people, until=lambda: telegram.clock.now() > begun + 300 and telegram.count(None, group) > 40
        )
        people[0].say(group, "/score")
        people[1].say(group, "/verify")
        await telegram.until(lambda: group.find("score") or telegram.clock.now() > begun + 400)
        await settled(telegram, redis_url, group, people)
    assert not telegram.refused(429)
    assert telegram.worst_minute(group) <= 20


@pytest.mark.slow
async def test_a_flooded_group_waits_and_another_groups_game_goes_on(telegram, redis_url):
    friday, lunch = crowd(telegram, "Anna", "Ben", "Cleo"), crowd(telegram, "Dan", "Eve", "Finn", first=21)
    first, second = telegram.group("Friday", friday), telegram.group("Lunch", lunch)
    async with telegram_bot(telegram, redis_url):
        board, other = await sit_down(telegram, first, friday), await sit_down(telegram, second, lunch)
        await settled(telegram, redis_url, first, friday)
        await settled(telegram, redis_url, second, lunch)
        flood = telegram.faults.flood(3, chat=first)
        mover, message, _, button = to_move(friday)
        await mover.press(message, data=button.data)
        await telegram.until(lambda: flood.hits)
        looks, calls = len(board.edits), telegram.count(None, first)
        await play(telegram, lunch, until=lambda: len(other.edits) > 12)
        assert len(board.edits) == looks, "the flooded group is left in peace"
        assert telegram.count(None, first) == calls
        await telegram.until(lambda: to_move(friday)[3].data != button.data)
        mover, message, _, button = to_move(friday)
        answer = await mover.press(message, data=button.data)
        assert not answer.text, "presses are taken all the same"
        table = await stored(redis_url, table_of(board))
        await telegram.until(lambda: len(board.edits) > looks, what="the board, after the wait")
        assert decision(board) == table.decision, "with the newest state"
        assert len(board.edits) == looks + 1, "in one edit"


@pytest.mark.slow
async def test_a_flooded_private_chat_keeps_nobody_else_waiting(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with telegram_bot(telegram, redis_url):
        board = await sit_down(telegram, group, people)
        await telegram.until(lambda: boards(group) and all(hands(person) for person in people))
        mover, message, _, button = to_move(people)
        flood = telegram.faults.flood(2, chat=mover.chat)
        looks, shown = len(board.edits), len(hands(mover)[-1].edits)
        await mover.press(message, data=button.data)
        await telegram.until(lambda: len(hands(mover)[-1].edits) > shown, what="the hand, after the wait")
        assert flood.hits == 1
        assert board.edits[looks].time < hands(mover)[-1].edits[shown].time, "the board did not wait for the hand"


@pytest.mark.slow
async def test_an_answer_in_a_flooded_group_comes_late_and_not_never(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with telegram_bot(telegram, redis_url, figures=FIGURES):
        await sit_down(telegram, group, people)
        telegram.faults.flood(1, chat=group, times=2)
        people[0].say(group, "/stats nobody")
        await telegram.until(lambda: group.find("Nobody called"), what="the answer")
    assert sum("Nobody called" in message.text for message in group.shown) == 1


@pytest.mark.slow
async def test_many_questions_at_once_stay_within_the_groups_budget(strict_telegram, redis_url):
    telegram = strict_telegram
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with telegram_bot(telegram, redis_url, figures=FIGURES, now=telegram.clock.now):
        await sit_down(telegram, group, people)
        await telegram.until(lambda: boards(group))
        for name in "ABCDEFGHIJKLMNO":
            people[0].say(group, f"/stats {name}")
            await press(people[1], boards(group)[-1], Verb.SCORE)
        await telegram.until(lambda: len(group.shown) >= 10, what="some of the answers")
    assert not telegram.refused(429)
    assert telegram.worst_minute(group) <= 20


@pytest.mark.slow
async def test_a_flood_of_commands_in_one_group_takes_no_answer_from_another(telegram, redis_url):
    flooding, innocent = crowd(telegram, "Mal"), crowd(telegram, "Dan", first=21)
    first, second = telegram.group("Friday", flooding), telegram.group("Lunch", innocent)
    count = 80
    async with telegram_bot(telegram, redis_url, figures=FIGURES):
        for number in range(count):
            flooding[0].say(first, f"/stats somebody{number}")
        for number in range(3):
            innocent[0].say(second, f"/stats nowhere{number}")
        await telegram.until(lambda: telegram.count("getUpdates") and len(second.shown) >= 3)
        await telegram.until(lambda: first.find("a lot at once"), what="a word to who floods")
    assert len(first.shown) <= MOST_OF_PERSON + 1
    # Once for too many commands, once for too many answers.
    assert 1 <= sum("a lot at once" in message.text for message in first.shown) <= 2
    assert not telegram.refused(429)


@pytest.mark.slow
async def test_a_command_typed_again_and_again_is_answered_once_and_keeps_no_board_waiting(strict_telegram, redis_url):
    telegram = strict_telegram
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with telegram_bot(telegram, redis_url, figures=FIGURES, now=telegram.clock.now):
        await sit_down(telegram, group, people)
        await settled(telegram, redis_url, group, people)
        for _ in range(12):
            people[0].say(group, "/newgame")
        await telegram.until(lambda: group.find("already"), what="the answer")
        mover, message, _, button = to_move(people)
        await mover.press(message, data=button.data)
        said = sum("already" in message.text for message in group.shown)
        await settled(telegram, redis_url, group, people)
        assert sum("already" in message.text for message in group.shown) == said <= 3


async def test_a_bot_makes_as_many_calls_as_its_setting_says(telegram, redis_url):
    async with telegram_bot(telegram, redis_url, figures=FIGURES, telegram_calls_per_second=4):
        people = crowd(telegram, "Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")
        groups = [telegram.group(person.first_name, [person]) for person in people]
        for person, group in zip(people, groups, strict=True):
            person.say(group, "/stats nobody")
        await telegram.until(lambda: all(group.shown for group in groups), what="all answers")
        times = [telegram.times_of(group)[0] for group in groups]
        assert max(times) - min(times) > (len(groups) - 1) / 4 - 0.25, "four a second, however late some come"


@pytest.mark.slow
async def test_a_flood_wait_of_the_whole_bot_lets_only_answers_to_presses_out(telegram, redis_url):
    friday, lunch = crowd(telegram, "Anna", "Ben", "Cleo"), crowd(telegram, "Dan", "Eve", "Finn", first=21)
    first, second = telegram.group("Friday", friday), telegram.group("Lunch", lunch)
    async with telegram_bot(telegram, redis_url, figures=FIGURES):
        for group, people in ((first, friday), (second, lunch)):
            await sit_down(telegram, group, people)
            await settled(telegram, redis_url, group, people)
        flood = telegram.faults.flood(3, method="editMessageText", times=None)
        mover, message, _, button = to_move(friday)
        await mover.press(message, data=button.data)
        await telegram.until(lambda: flood.hits > 1, what="several chats that are refused")
        begun = telegram.clock.now() + 0.5  # everything on its way has arrived
        mover, message, _, button = to_move(lunch)
        answer = await mover.press(message, data=button.data)
        assert not answer.text, "the press is taken, and answered at once"

        def edited():
            return [call.time for call in telegram.calls if call.method == "editMessageText" and call.time > begun]

        await telegram.until(edited, what="the next edit")
        assert min(edited()) - begun > 1.5
