"""Whole games on Telegram: real python-telegram-bot over HTTP, a real server for the tables."""

import asyncio

import pytest

from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import SHORT, boards, crowd, greeted, hands, opened, over, play, sit_down, table_of

pytestmark = pytest.mark.slow


def nothing_was_refused(emulator):
    assert not emulator.refused(400), emulator.refused(400)[:3]
    assert not emulator.refused(403), emulator.refused(403)[:3]


async def test_games_in_several_groups_at_once(telegram, redis_url):
    """Tables of two, three and four, each in its own group, all at the same time."""
    friday = crowd(telegram, "Anna", "Ben", first=11)
    lunch = crowd(telegram, "Cleo", "Dan", "Eve", first=21)
    club = crowd(telegram, "Finn", "Gus", "Hana", "Ida", first=31)
    rules = {
        "Friday": (friday, "/newgame auction_thousand game.target=200"),
        "Lunch": (lunch, SHORT),
        "Club": (club, SHORT),
    }
    groups = {title: telegram.group(title, people) for title, (people, _) in rules.items()}

    async def whole_game(title):
        people, command = rules[title]
        await sit_down(telegram, groups[title], people, command)
        return await play(telegram, people, until=over(groups[title]))

    async with telegram_bot(telegram, redis_url):
        made = await asyncio.gather(*map(whole_game, rules))
        await telegram.until(lambda: not any(map(boards, groups.values())), what="the last boards to become records")
    assert min(made) > 20
    assert all(len(hands(person)) <= 1 for people, _ in rules.values() for person in people)
    nothing_was_refused(telegram)


async def test_two_topics_of_a_forum_have_a_table_each(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")
    forum = telegram.group("Club", people, forum=True)
    cards, more_cards = forum.topic("Cards"), forum.topic("More cards")
    async with telegram_bot(telegram, redis_url):
        first = await sit_down(telegram, forum, people[:3], SHORT, topic=cards)
        second = await sit_down(telegram, forum, people[3:], SHORT, topic=more_cards)
        assert (first.topic, second.topic) == (cards, more_cards)
        await asyncio.gather(
            play(telegram, people[:3], until=over(forum, cards)),
            play(telegram, people[3:], until=over(forum, more_cards)),
        )
        before = len(forum.shown)
        people[0].say(forum, "/history", topic=cards)
        await telegram.until(lambda: people[0].find("Finished games") or len(forum.shown) > before)
    assert all(message.topic in {cards, more_cards} for message in forum.shown)
    nothing_was_refused(telegram)


async def test_each_reads_their_own_language_and_the_group_reads_the_groups(telegram, redis_url):
    jan = telegram.user(11, "Jan", language_code="pl")
    ben = telegram.user(12, "Ben", language_code="en-GB")
    kim = telegram.user(13, "Kim", language_code="fi")
    group = telegram.group("Piątek", [jan, ben, kim])
    async with telegram_bot(telegram, redis_url):
        await sit_down(telegram, group, [jan, ben, kim])
        await telegram.until(lambda: all(hands(person) for person in (jan, ben, kim)))
        board = await telegram.until(lambda: boards(group)[-1])
        assert "Rozdanie 1" in board.text
        assert "Twoje karty" in hands(jan)[-1].text
        assert "Your cards" in hands(ben)[-1].text
        assert "Your cards" in hands(kim)[-1].text, "English where a language is not spoken here"
        answer = await kim.press(board, data=f"{table_of(board)}.0.card.0")
        assert "turn" in (answer.text or "") or "old" in (answer.text or "")
        ben.say(group, "/language pl")
        await telegram.until(lambda: "Twoje karty" in hands(ben)[-1].text, what="Ben's hand in Polish")
        answer = await ben.press(boards(group)[-1], data=f"{table_of(board)}.0.back")
        assert answer.text == "Masz już miejsce przy tym stole."


async def test_a_practice_game_in_a_private_chat(telegram, redis_url):
    anna = telegram.user(11, "Anna")
    async with telegram_bot(telegram, redis_url):
        await greeted(telegram, [anna])
        anna.say(None, SHORT)
        await play(telegram, [anna], until=over(anna.chat))
    assert not any(call.chat_id != anna.id for call in telegram.calls_of("sendMessage")), "nobody else is written to"
    nothing_was_refused(telegram)


async def test_a_table_with_pictures_shows_them_on_the_board_and_in_the_hand(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with telegram_bot(telegram, redis_url):
        await greeted(telegram, people)
        lobby = await opened(telegram, group, people[0])
        for label in ("Options", "This table", "Pictures"):
            await telegram.until(lambda label=label: [text for text in lobby.labels if label in text])
            await people[0].press(lobby, next(text for text in lobby.labels if label in text))
        for person in people[1:]:
            await person.press(lobby, data=f"{table_of(lobby)}.0.join")
        people[0].say(group, "/deal")
        board = await telegram.until(lambda: boards(group)[-1] if boards(group)[-1].media else None, what="a picture")
        await telegram.until(lambda: all(hands(person) for person in people))
        assert all(hands(person)[-1].media for person in people)
        await telegram.until(lambda: lobby.deleted, what="the lobby to make way: a text cannot become a picture")
        first = board.media
        await play(telegram, people, until=lambda: len(boards(group)) > 1 or len(board.edits) > 20)
        assert board.media != first, "drawn anew with the game"
        await telegram.until(lambda: len(boards(group)) == 1)
    assert all(len(hands(person)) == 1 for person in people)
    nothing_was_refused(telegram)
