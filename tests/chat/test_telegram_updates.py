"""Oddities in Telegram's updates, which people should never notice."""

from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, hands, sit_down, stored, table_of, to_move
from tests.emulators.telegram.delivery import CALLBACK_LIFE, FIRST_UPDATE_ID

QUIET_WEEK = 8 * 86_400.0  # seconds


async def begun(telegram):
    """A group, its people and the code of their table, with all hands dealt."""
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    board = await sit_down(telegram, group, people)
    await telegram.until(lambda: boards(group) and all(hands(person) for person in people))
    return group, people, table_of(board)


async def moved(people, table, redis_url):
    """Let the player to move press a button; return whether the table has gone on."""
    mover, message, meaning, button = to_move(people, table)
    await mover.press(message, data=button.data)
    return (await stored(redis_url, table)).decision > meaning.decision


async def test_update_ids_that_begin_anew_are_asked_for(telegram, redis_url):
    async with telegram_bot(telegram, redis_url):
        _, people, table = await begun(telegram)
        await telegram.until(lambda: not telegram.updates.pending, what="quiet")
        polls = telegram.count("getUpdates")
        telegram.clock.advance(QUIET_WEEK)
        await telegram.until(lambda: telegram.count("getUpdates") > polls, what="a poll that brought nothing")
        telegram.updates.restart_ids(FIRST_UPDATE_ID)
        assert await moved(people, table, redis_url)
        await telegram.until(lambda: not telegram.updates.pending, what="the update to be confirmed")


async def test_a_press_that_nobody_took_in_time_is_dropped_and_the_next_one_counts(telegram, redis_url):
    async with telegram_bot(telegram, redis_url):
        _, people, table = await begun(telegram)
    before = (await stored(redis_url, table)).decision
    mover, message, _, button = to_move(people, table)
    dropped = mover.press(message, data=button.data)
    telegram.clock.advance(CALLBACK_LIFE + 1)
    async with telegram_bot(telegram, redis_url):
        await telegram.until(lambda: not telegram.updates.pending, what="the press to be dropped")
        assert (await stored(redis_url, table)).decision == before
        assert dropped.answer is None
        await mover.press(message, data=button.data)
    assert (await stored(redis_url, table)).decision == before + 1
