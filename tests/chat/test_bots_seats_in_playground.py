"""`/play` in a room of the playground: a game with bots begins at once, and a person of the room takes a bot's seat."""

import pytest

from bot.codec import Verb
from tests.chat.bot_in_loop import bot_in_loop
from tests.chat.guests import PlaygroundGuest, play, room_page, until


@pytest.fixture
async def playground(redis_url, unused_tcp_port):
    """The address of a running playground."""
    async with bot_in_loop("web", redis_url=redis_url, http_port=unused_tcp_port, http_host="127.0.0.1"):
        yield f"http://127.0.0.1:{unused_tcp_port}"


async def test_somebody_of_the_room_takes_a_bots_seat(playground):
    async with room_page(playground) as room:
        anna, ben = (PlaygroundGuest(room, seat) for seat in range(2))
        for guest in (anna, ben):
            await guest.types("/callme 0-0", private=True)
            await guest.types("/callme")
        await anna.types("/play polish lock.enabled=no game.target=150", private=True)
        page = await until(lambda: anna.sees("You can play at once", private=True), "the page")
        assert "/join" in page.text
        assert "I’m writing to everyone who asked for it" in await anna.presses(page, page.key(Verb.OFFER))
        await until(lambda: anna.with_verb(Verb.OFFER, private=True).keys[0].label.startswith("☑"), "the tick")
        call = await until(lambda: ben.sees("keeps seats for people of", private=True), "the call")
        assert "You have Bot 1’s seat" in await ben.presses(call, call.key(Verb.JOIN))
        await until(lambda: anna.sees("comes in for a bot", private=True), "the news")
        await play([anna, ben], enough=lambda: ben.sees("Your cards", private=True))
        assert not anna.sees("Totals", private=False), "the group sees nothing of it"
