"""Taking a seat on Telegram, where a bot can only write to those who have opened a chat with it."""

import pytest

from bot.codec import Verb
from bot.table.table import Stage
from tests.chat.telegram_play import boards, crowd, greeted, hands, has_verb, lobbies, opened, press, stored, table_of


async def seated(redis_url, lobby):
    return [seat.person.name for seat in (await stored(redis_url, table_of(lobby))).seats if seat.person]


async def let_in(telegram, opener, lobby):
    await telegram.until(lambda: has_verb(lobby, Verb.LET_IN), what="the question to the opener")
    await press(opener, lobby, Verb.LET_IN)


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


async def test_the_link_opened_twice_takes_one_seat(telegram, redis_url, telegram_app):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    link = (await press(ben, lobby, Verb.JOIN)).url
    ben.open(link)
    await telegram.until(lambda: ben.find("You have a seat"))
    ben.open(link)
    await telegram.until(lambda: len(ben.inbox) == 2, what="a second friendly line")
    assert "You have a seat" in ben.last.text
    assert await seated(redis_url, lobby) == ["Anna", "Ben"]


@pytest.mark.parametrize("how", ["never in the group", "left the group", "banned"])
@pytest.mark.parametrize("way", ["link", "code"])
async def test_who_is_not_in_the_group_asks_and_gets_no_seat(telegram, redis_url, telegram_app, how, way):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna] if how == "never in the group" else [anna, ben])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    if how == "left the group":
        ben.leave(group)
    elif how == "banned":
        group.ban(ben)
    ben.say(None, f"/start join_{table_of(lobby)}" if way == "link" else f"/join {table_of(lobby).lower()}")
    await telegram.until(lambda: ben.find("Anna has been asked to let you in"), what="a friendly answer")
    assert await seated(redis_url, lobby) == ["Anna"]


async def test_a_bot_that_is_no_admin_takes_the_press_in_the_group_for_proof(telegram, redis_url, telegram_app):
    anna, ben, eve = crowd(telegram, "Anna", "Ben", "Eve")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    telegram.faults.error(400, "Bad Request: member list is inaccessible", method="getChatMember", times=None)
    ben.open((await press(ben, lobby, Verb.JOIN)).url)
    eve.say(None, f"/start join_{table_of(lobby)}")
    await telegram.until(lambda: ben.find("You have a seat"), what="the seat")
    await telegram.until(lambda: eve.find("press Join on the table there"), what="a friendly answer")
    assert await seated(redis_url, lobby) == ["Anna", "Ben"]


async def test_an_admin_of_the_group_lets_somebody_in_and_nobody_else_does(telegram, redis_url, telegram_app):
    anna, ben, cleo, eve = crowd(telegram, "Anna", "Ben", "Cleo", "Eve")
    group = telegram.group("Friday", [anna, ben, cleo])
    group.promote(cleo)
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    eve.say(None, f"/join {table_of(lobby)}")
    await telegram.until(lambda: has_verb(lobby, Verb.LET_IN), what="the question to the opener")
    assert "or an admin" in (await press(ben, lobby, Verb.LET_IN)).text
    await press(cleo, lobby, Verb.LET_IN)
    assert await seated(redis_url, lobby) == ["Anna", "Eve"]


async def test_a_link_to_a_table_that_is_gone_is_told_so(telegram, telegram_app):
    (ben,) = crowd(telegram, "Ben")
    ben.start_bot("join_ABCDEF")
    await telegram.until(lambda: ben.find("no table with the code ABCDEF"))
    ben.start_bot("join_nonsense")
    await telegram.until(lambda: ben.find("Hello!"), what="the greeting")


async def test_the_game_begins_as_soon_as_the_opener_has_opened_the_private_chat(telegram, redis_url, telegram_app):
    anna, ben, cleo = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", [anna, ben, cleo])
    await greeted(telegram, [ben, cleo])
    lobby = await opened(telegram, group, anna)
    told = await telegram.until(lambda: group.find("Now open the private chat with me"), what="a word to Anna")
    link = next(entity["url"] for entity in told.entities if entity["type"] == "text_link")
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


async def test_a_full_table_takes_nobody_and_links_nobody(telegram, redis_url, telegram_app):
    people = crowd(telegram, "Anna", "Ben", "Cleo", "Dan", "Eve")
    eve = people[-1]
    group = telegram.group("Friday", people)
    await greeted(telegram, people)
    lobby = await opened(telegram, group, people[0])
    for person in people[1:4]:
        await press(person, lobby, Verb.JOIN)
    answer = await press(eve, lobby, Verb.JOIN)
    assert (answer.text, answer.show_alert) == ("Every seat is taken.", True)
    eve.say(None, "/deletemydata")
    asked = await telegram.until(lambda: eve.find("cannot be undone"))
    await press(eve, asked, Verb.FORGET)
    await telegram.until(lambda: eve.find("Deleted: your language"), what="no table that holds Eve back")
    assert len(await seated(redis_url, lobby)) == 4


async def test_two_who_open_a_table_in_one_group_at_the_same_time_get_one(telegram, telegram_app):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna, ben])
    telegram.updates.pause()
    anna.say(group, "/newgame")
    ben.say(group, "/newgame")
    telegram.updates.resume()
    await telegram.until(lambda: group.find("open in this chat already") and lobbies(group), what="one to be told")
    assert len(lobbies(group)) == 1


async def test_a_table_is_joined_from_another_group_by_its_code_and_shown_in_both(telegram, redis_url, telegram_app):
    anna, ben, cleo = crowd(telegram, "Anna", "Ben", "Cleo")
    friday, work = telegram.group("Friday", [anna]), telegram.group("Work", [ben, cleo])
    await greeted(telegram, [anna, ben, cleo])
    lobby = await opened(telegram, friday, anna)
    ben.say(work, f"/join {table_of(lobby)}")
    await let_in(telegram, anna, lobby)
    other = await telegram.until(lambda: lobbies(work)[-1], what="the lobby in the other group")
    await press(cleo, other, Verb.JOIN)
    await let_in(telegram, anna, lobby)
    await press(anna, lobby, Verb.START)
    await telegram.until(lambda: boards(friday) and boards(work), what="a board in both groups")
    assert await seated(redis_url, lobby) == ["Anna", "Ben", "Cleo"]


async def test_who_leaves_the_game_finds_the_way_back_in_private(telegram, redis_url, telegram_app):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    anna, ben, cleo = people
    group = telegram.group("Friday", people)
    await greeted(telegram, people)
    lobby = await opened(telegram, group, anna)
    for person in (ben, cleo):
        await press(person, lobby, Verb.JOIN)
    await press(anna, lobby, Verb.START)
    await telegram.until(lambda: all(hands(person) for person in people))
    hand = hands(ben)[-1]
    ben.say(group, "/leave")
    await telegram.until(lambda: hand.labels == ["I’m back"], what="the way back in place of the cards")
    await press(ben, hand, Verb.BACK)
    await telegram.until(lambda: hands(ben) == [hand], what="the hand in the same message")
    ben.say(None, "/hand")
    fresh = await telegram.until(
        lambda: hands(ben)[-1] if hands(ben) and hands(ben) != [hand] and len(hands(ben)) == 1 else None,
        what="the hand at the end of the chat, once",
    )
    assert hand.deleted
    assert fresh.id > hand.id
