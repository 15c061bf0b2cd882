"""People picked from Telegram's list of members while a command is typed."""

from bot.codec import Verb
from tests.chat.telegram_play import crowd, greeted, opened, press, stored, table_of


async def seated(redis_url, lobby):
    return [seat.person.id for seat in (await stored(redis_url, table_of(lobby))).seats if seat.person]


async def test_kick_takes_a_mention(telegram, redis_url, telegram_app):
    anna, ben, twin = crowd(telegram, "Anna", "Ben 🃏", "Ben 🃏")
    group = telegram.group("Friday", [anna, ben, twin])
    await greeted(telegram, [anna, ben, twin])
    lobby = await opened(telegram, group, anna)
    for one in (ben, twin):
        await press(one, lobby, Verb.JOIN)
    anna.say(group, "/kick Ben 🃏", mentioned=twin)
    await telegram.until(lambda: group.find("has been removed"), what="an answer")
    assert await seated(redis_url, lobby) == [str(anna.id), str(ben.id)]
