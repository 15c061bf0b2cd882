"""Nudges and time-outs on Telegram, on a clock that the test moves."""

import asyncio
from contextlib import suppress

import pytest

from bot.codec import Verb
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, hands, press, sit_down, to_move
from tests.emulators.telegram.clock import Clock
from tests.emulators.telegram.server import TelegramEmulator

PATIENCE = 30.0  # seconds of the real clock


@pytest.fixture
async def timed():
    async with TelegramEmulator(enforce_limits=False, clock=Clock(rate=0)) as running:
        yield running


@pytest.fixture
async def game(timed, redis_url):
    people = crowd(timed, "Anna", "Ben", "Cleo")
    group = timed.group("Friday", people)
    async with telegram_bot(timed, redis_url, now=timed.clock.now):
        board = await sit_down(timed, group, people)
        await timed.until(lambda: boards(group) and all(hands(person) for person in people))
        yield group, people, board


def nudges(people):
    """The private nudges that people got; a hand has buttons."""
    sent = [one for person in people for one in person.chat.messages if one.from_bot and "Your turn" in one.text]
    return [one for one in sent if not one.silent and not one.buttons]


def present(people):
    return [message for message in nudges(people) if not message.deleted]


def in_group(group):
    return [message for message in group.messages if message.from_bot and message.mentioned]


async def opened_or_closed(person, hand):
    """Press the button that shows or hides the switches of a hand."""
    await person.press(hand, data=next(button.data for button in hand.buttons if button.text.startswith("⚙")))


async def tended(timed, group, people, until=None):
    """Let the worker tend the table once more, by a press that changes nothing in the game."""
    until = until or timed.until
    hand = hands(people[0])[-1]
    for _ in range(2):
        before = list(hand.labels)
        await opened_or_closed(people[0], hand)
        await until(lambda before=before: list(hand.labels) != before, what="the switches")


async def test_a_turn_of_45_seconds_has_one_private_nudge_that_goes_with_the_move(timed, game):
    group, people, _ = game
    mover, message, _, button = to_move(people)
    timed.clock.advance(44)
    await tended(timed, group, people)
    assert not nudges(people)
    timed.clock.advance(2)
    await timed.until(lambda: present(people), what="a nudge")
    (nudge,) = present(people)
    assert nudge.chat is mover.chat
    assert not in_group(group)
    for _ in range(3):
        timed.clock.advance(20)
        await tended(timed, group, people)
    assert nudges(people) == [nudge], "once a turn"
    await mover.press(message, data=button.data)
    await timed.until(lambda: nudge.deleted, what="the nudge to go")
    timed.clock.advance(46)
    await timed.until(lambda: len(nudges(people)) == 2, what="the next player's nudge")
    assert present(people)[0].chat is not mover.chat


async def test_after_two_minutes_the_group_is_told_with_a_mention(timed, game):
    group, people, _ = game
    mover, message, _, button = to_move(people)
    timed.clock.advance(121)
    await timed.until(lambda: in_group(group), what="a nudge in the group")
    (nudge,) = in_group(group)
    assert (nudge.mentioned, nudge.silent) == ([mover.id], False)
    await mover.press(message, data=button.data)
    await timed.until(lambda: nudge.deleted, what="the nudge to go")


async def test_who_has_blocked_the_bot_meanwhile_is_called_in_the_group(timed, game):
    group, people, _ = game
    mover, *_ = to_move(people)
    mover.block()
    timed.clock.advance(46)
    await timed.until(lambda: in_group(group), what="a nudge in the group")
    assert in_group(group)[0].mentioned == [mover.id]


async def test_a_player_who_switched_nudges_off_is_not_nudged(timed, game):
    group, people, _ = game
    mover, message, _, _ = to_move(people)
    await opened_or_closed(mover, message)
    await timed.until(lambda: any("Nudges" in label for label in message.labels), what="the switches")
    answer = await press(mover, message, Verb.NUDGES)
    assert "Nudges off" in answer.text
    timed.clock.advance(300)
    await tended(timed, group, people)
    assert not nudges(people)
    assert not in_group(group)


async def test_a_nudge_that_may_have_been_sent_is_sent_once_and_deleted_later(timed, game):
    group, people, _ = game
    mover, message, _, button = to_move(people)

    async def while_time_passes(condition, what):
        """Wait for a condition while the clock goes on, as a chat is held back after a lost answer."""
        async with asyncio.timeout(PATIENCE):
            while True:
                timed.clock.advance(1)
                with suppress(TimeoutError):
                    return await timed.until(condition, timeout=0.5, what=what)

    timed.faults.drop("after", method="sendMessage", chat=mover.chat)
    timed.clock.advance(46)
    await timed.until(lambda: nudges(people))
    for _ in range(3):
        await tended(timed, group, people, while_time_passes)
    (nudge,) = nudges(people)
    await mover.press(message, data=button.data)
    await while_time_passes(lambda: nudge.deleted, what="the nudge to go")
