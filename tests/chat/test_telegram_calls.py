"""Calls and warnings on Telegram: both reach one person in private, and the group reads nothing about them."""

from bot.codec import Verb
from tests.chat.telegram_play import crowd, greeted, opened, press, stored, table_of


async def test_a_call_leads_from_the_private_chat_to_the_seat(telegram, redis_url, telegram_app):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna, ben])
    ben.say(None, "/callme 0-0")  # at any hour
    await telegram.until(lambda: ben.find("at any hour"), what="no quiet hours")
    ben.say(group, "/callme")
    await telegram.until(lambda: group.find("I’ll write to you in private"), what="an answer")
    lobby = await opened(telegram, group, anna)
    call = await telegram.until(lambda: ben.find("has opened a table in “Friday”"), what="the call")
    await press(ben, call, Verb.JOIN)
    await telegram.until(lambda: "Ben" in lobby.text, what="Ben on the lobby")
    assert [seat.person.name for seat in (await stored(redis_url, table_of(lobby))).seats] == ["Anna", "Ben"]
    answer = await press(ben, call, Verb.CALLS)
    assert answer.text == "No more messages about tables there."
    assert not anna.find("has opened a table"), "nobody else is called"
