"""Calls and warnings on Telegram: both reach one person in private, and the group reads nothing about them."""

from bot.codec import Verb
from tests.chat.telegram_play import cards_of, crowd, greeted, hands, opened, play, press, stored, table_of


async def test_a_call_leads_from_the_private_chat_to_the_seat(telegram, redis_url, telegram_app):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna, ben])
    ben.say(None, "/callme 0-0")  # at any hour
    await telegram.until(lambda: ben.find("No calls between 0:00 and 0:00"), what="no quiet hours")
    ben.say(group, "/callme")
    await telegram.until(lambda: group.find("I’ll write to you in private"), what="an answer")
    lobby = await opened(telegram, group, anna)
    call = await telegram.until(lambda: ben.find("has opened a table in “Friday”"), what="the call")
    await press(ben, call, Verb.JOIN)
    await telegram.until(lambda: "Ben" in lobby.text, what="Ben on the lobby")
    assert [seat.person.name for seat in (await stored(redis_url, table_of(lobby))).seats] == ["Anna", "Ben"]
    answer = await press(ben, call, Verb.CALLS)
    assert answer.text == "No more calls from there."
    assert not anna.find("has opened a table"), "nobody else is called"


async def test_a_game_with_bots_fills_with_people_of_a_ticked_group(telegram, redis_url, telegram_app):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna, ben])
    for person in (anna, ben):
        person.say(None, "/callme 0-0")
        await telegram.until(lambda one=person: one.find("No calls between"), what="no quiet hours")
        person.say(group, "/callme")
        count = [anna, ben].index(person) + 1
        await telegram.until(
            lambda count=count: len([one for one in group.shown if "I’ll write to you" in one.text]) == count,
            what="an answer",
        )
    anna.say(None, "/play")  # a long game, so it has a second hand
    page = await telegram.until(lambda: anna.find("You can play at once"), what="the page")
    assert "t.me/" in page.text
    await telegram.until(lambda: hands(anna), what="Anna's hand")
    answer = await press(anna, page, Verb.OFFER)
    assert answer.text == "I’m writing to everyone who asked for it: “Friday”."
    await telegram.until(lambda: page.labels == ["☑ Friday"], what="the tick")
    call = await telegram.until(lambda: ben.find("keeps seats for people of “Friday”"), what="the call")
    answer = await press(ben, call, Verb.JOIN)
    assert answer.text.startswith("You have Bot 1’s seat.")
    await telegram.until(lambda: any("Ben comes in for a bot" in one.text for one in anna.inbox), what="the news")
    table = table_of(page)
    await play(telegram, [anna], until=lambda: hands(ben, table), table=table)
    found = await stored(redis_url, table)
    assert found.seat_of(f"telegram:{ben.id}") == 1
    assert cards_of(found, ben)
    assert not [one for one in group.shown if "Totals" in one.text], "the group sees nothing of it"
