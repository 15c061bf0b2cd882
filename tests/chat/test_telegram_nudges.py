"""Nudges and time-outs on Telegram, on a clock that the test moves."""

import pytest

from bot.codec import Verb
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, hands, press, sit_down, to_move
from tests.emulators.telegram.clock import Clock
from tests.emulators.telegram.server import TelegramEmulator


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


def nudges(group):
    return [message for message in group.messages if message.from_bot and message.mentioned]


def present(group):
    return [message for message in nudges(group) if not message.deleted]


async def opened_or_closed(person, hand):
    """Press the button that shows or hides the switches of a hand."""
    await person.press(hand, data=next(button.data for button in hand.buttons if button.text.startswith("⚙")))


async def tended(timed, group, people):
    """Let the worker tend the table once more, by a press that changes nothing in the game."""
    hand = hands(people[0])[-1]
    for _ in range(2):
        before = list(hand.labels)
        await opened_or_closed(people[0], hand)
        await timed.until(lambda before=before: list(hand.labels) != before, what="the switches")


async def test_a_turn_that_has_waited_20_seconds_is_nudged_once_and_the_nudge_goes_with_the_move(timed, game):
    group, people, _ = game
    mover, message, _, button = to_move(people)
    timed.clock.advance(19)
    await tended(timed, group, people)
    assert not nudges(group)
    timed.clock.advance(2)
    await timed.until(lambda: present(group), what="a nudge")
    (nudge,) = present(group)
    assert nudge.mentioned == [mover.id]
    assert not nudge.silent
    for _ in range(3):
        timed.clock.advance(60)
        await tended(timed, group, people)
    assert nudges(group) == [nudge], "once a turn"
    await mover.press(message, data=button.data)
    await timed.until(lambda: nudge.deleted, what="the nudge to go")
    timed.clock.advance(21)
    await timed.until(lambda: len(nudges(group)) == 2, what="the next player's nudge")
    assert present(group)[0].mentioned != [mover.id]


async def test_a_player_who_switched_nudges_off_is_not_nudged(timed, game):
    group, people, _ = game
    mover, message, _, _ = to_move(people)
    await opened_or_closed(mover, message)
    await timed.until(lambda: any("Nudges" in label for label in message.labels), what="the switches")
    answer = await press(mover, message, Verb.NUDGES)
    assert "Nudges off" in answer.text
    timed.clock.advance(300)
    await tended(timed, group, people)
    assert not nudges(group)


async def test_a_nudge_whose_sending_got_no_answer_is_not_sent_twice_and_goes_all_the_same(timed, game):
    group, people, _ = game
    mover, message, _, button = to_move(people)
    timed.faults.drop("after", method="sendMessage", chat=group)
    timed.clock.advance(21)
    await timed.until(lambda: nudges(group))
    for _ in range(3):
        timed.clock.advance(60)
        await tended(timed, group, people)
    (nudge,) = nudges(group)
    await mover.press(message, data=button.data)
    timed.clock.advance(5)
    await timed.until(lambda: nudge.deleted, what="the nudge to go")
