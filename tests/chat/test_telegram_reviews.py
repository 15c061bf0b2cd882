"""The review of a finished game on Telegram: one private message, made by a process of its own."""

from adapters.redis.connection import connect
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.people import Chat, Person
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import crowd, greeted, with_verb
from tests.waiting import until
from tests.world.finished_games import played, stored


def review_of(person):
    return next((message for message in person.inbox if message.text.startswith("Review")), None)


async def test_a_review_is_asked_for_in_a_group_and_read_in_private(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    seated = [Person(platform="telegram", id=str(one.id), name=one.first_name) for one in people]
    database = connect(redis_url)
    table, log = played(seated, Chat(platform="telegram", id=str(group.id), title="Friday"))
    await stored(database, table, log)
    async with telegram_bot(telegram, redis_url):
        await greeted(telegram, people)
        people[0].say(group, f"/review {table.id}")
        message = await telegram.until(lambda: review_of(people[0]), what="the review")
        await until(lambda: RedisTables(database).review(table.id, table.seat_of(seated[0].key)), 60.0)
        if "the cards gave you" not in message.text:
            await people[0].press(message, data=with_verb(message, Verb.REVIEW).data)
            await telegram.until(lambda: "the cards gave you" in message.text, what="the review, made by now")
        await people[0].press(message, data=with_verb(message, Verb.REVIEW, "0").data)
        await telegram.until(lambda: "decision 1 of" in message.text, what="the first decision")
    await database.close()
    assert not any("Review" in one.text for one in group.shown), "it goes to the asker"
    assert not telegram.refused(400)
