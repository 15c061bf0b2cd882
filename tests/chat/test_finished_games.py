"""A finished game on each platform: its replay and review in one private message, and the statistics it adds to."""

import pytest

from adapters.redis.store import RedisTables
from bot.codec import Verb
from tests.chat.guests import until
from tests.waiting import until as until_stored
from tests.world.finished_games import played, stored


@pytest.fixture
async def finished(place, redis_database):
    """A game finished by the three people of a group."""
    table, log = played(place.people(), place.chat)
    await stored(redis_database, table, log)
    return table


async def test_a_replay_is_one_private_message_that_turns_its_pages(place, finished):
    guest = place.guests[0]
    async with place.bot():
        await place.greeted()
        await guest.types(f"/replay {finished.id}")
        page = await until(lambda: guest.sees("step 0 of", private=True), "the replay")
        for step in (1, 2):
            await guest.presses(page, page.key(Verb.REPLAY, f"1-{step}"))
            page = await until(lambda step=step: guest.sees(f"step {step} of", private=True), "the next step")
    assert sum("Replay" in sight.text for sight in guest.inbox()) == 1
    assert guest.sees("Replay", private=False) is None, "the cards go to the asker"


@pytest.mark.slow
async def test_a_review_is_asked_for_in_a_group_and_read_in_private(place, finished, redis_database):
    guest = place.guests[0]
    seat = finished.seat_of(guest.key)
    async with place.bot():
        await place.greeted()
        await guest.types(f"/review {finished.id}")
        await until(lambda: guest.sees("Review", private=True), "the review, or how far it is")
        await until_stored(lambda: RedisTables(redis_database).review(finished.id, seat), 60.0)
        page = guest.sees("Review", private=True)
        if "your cards were worth" not in page.text:
            await guest.presses(page, page.key(Verb.REVIEW))
            page = await until(lambda: guest.sees("your cards were worth", private=True), "the finished review")
        await guest.presses(page, page.key(Verb.REVIEW, "0"))
        await until(lambda: guest.sees("decision 1 of", private=True), "the first decision")
    assert guest.sees("Review", private=False) is None


async def test_numbers_are_told_in_a_group_and_on_discord_to_the_asker_alone(place, finished):
    guest, private = place.guests[0], place.platform == "discord"
    async with place.bot():
        await guest.types("/top")
        await until(lambda: guest.sees("The players of this chat", private=private), "the table of players")
        await guest.types("/stats Cleo")
        await until(lambda: (page := guest.sees("Cleo", private=private)) and "1 game" in page.text, "Cleo's numbers")
