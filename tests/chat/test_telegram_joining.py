"""Taking a seat on Telegram, where a bot can only write to those who have opened a chat with it."""

from bot.codec import Verb
from bot.table.table import Stage
from tests.chat.telegram_play import crowd, greeted, hands, opened, press, stored, table_of


async def seated(redis_url, lobby):
    return [seat.person.name for seat in (await stored(redis_url, table_of(lobby))).seats if seat.person]


async def test_join_leads_into_the_private_chat_and_takes_the_seat_in_one_step(telegram, redis_url, telegram_app):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    answer = await press(ben, lobby, Verb.JOIN)
    assert answer.url == f"https://t.me/{telegram.bot.username}?start=join_{table_of(lobby)}"
    assert await seated(redis_url, lobby) == ["Anna"]
    ben.open(answer.url)
    await telegram.until(lambda: ben.find("You have a seat in “Friday”"), what="a word to Ben")
    assert await seated(redis_url, lobby) == ["Anna", "Ben"]
    await telegram.until(lambda: "Ben" in lobby.text, what="Ben on the lobby")
    assert not telegram.refused(403), "nobody is written to before they have opened the chat"


async def test_a_bot_that_is_no_admin_takes_the_press_in_the_group_for_proof(telegram, redis_url, telegram_app):
    anna, ben, eve = crowd(telegram, "Anna", "Ben", "Eve")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    telegram.faults.error(400, "Bad Request: member list is inaccessible", method="getChatMember", times=None)
    ben.open((await press(ben, lobby, Verb.JOIN)).url)
    eve.say(None, f"/start join_{table_of(lobby)}")
    await telegram.until(lambda: ben.find("You have a seat"), what="the seat")
    await telegram.until(lambda: eve.find("quicker to press Join there"), what="a friendly answer")
    assert await seated(redis_url, lobby) == ["Anna", "Ben"]


async def test_a_link_to_a_table_that_is_gone_is_told_so(telegram, telegram_app):
    (ben,) = crowd(telegram, "Ben")
    ben.start_bot("join_ABCDEF")
    await telegram.until(lambda: ben.find("If this table exists"))
    ben.start_bot("join_nonsense")
    await telegram.until(lambda: ben.find("I host Thousand"), what="the greeting")


async def test_the_game_begins_as_soon_as_the_opener_has_opened_the_private_chat(telegram, redis_url, telegram_app):
    anna, ben, cleo = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", [anna, ben, cleo])
    await greeted(telegram, [ben, cleo])
    lobby = await opened(telegram, group, anna)
    found = await telegram.until(lambda: group.find("Now open the private chat with me"), what="a word to Anna")
    link = next(entity["url"] for entity in found.entities if entity["type"] == "text_link")
    assert "Anna still has to open a private chat" in lobby.text
    for person in (ben, cleo):
        await press(person, lobby, Verb.JOIN)
    answer = await press(anna, lobby, Verb.START)
    assert "Anna still has to open a private chat with me" in answer.text
    assert (await stored(redis_url, table_of(lobby))).stage is Stage.LOBBY
    await telegram.until(lambda: "begins within a minute" in lobby.text, what="the lobby to tell everybody")
    anna.open(link)
    await telegram.until(lambda: all(hands(person) for person in (anna, ben, cleo)), what="everybody's cards")
    assert not telegram.refused(403)


async def test_a_person_who_is_not_in_the_group_asks_and_gets_no_seat(telegram, redis_url, telegram_app):
    anna, ben, cleo, dan = crowd(telegram, "Anna", "Ben", "Cleo", "Dan")
    group = telegram.group("Friday", [anna, ben, cleo])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    ben.leave(group)
    group.ban(cleo)
    for person, way in ((ben, "/start join_"), (cleo, "/start join_"), (dan, "/join ")):
        person.say(None, way + table_of(lobby))
        await telegram.until(lambda person=person: person.find("its people have been asked"), what="an answer")
    assert await seated(redis_url, lobby) == ["Anna"]
