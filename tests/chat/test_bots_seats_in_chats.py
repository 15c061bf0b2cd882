"""`/play` on each platform: a game with bots begins at once, and a person of a ticked group takes a bot's seat."""

import contextlib
import logging

import pytest

from bot.codec import Verb
from tests.chat.bot_in_loop import bot_in_loop
from tests.chat.guests import PlaygroundGuest, play, room_page, until
from tests.chat.places import place_on


@pytest.fixture(params=["telegram", "discord", "web"])
async def guests(request, redis_url, unused_tcp_port, caplog):
    """Two people of a group. The test fails if the bot logs an internal failure, or Discord refuses a call."""
    async with contextlib.AsyncExitStack() as stack:
        if request.param == "web":
            address = f"http://127.0.0.1:{unused_tcp_port}"
            running = bot_in_loop("web", redis_url=redis_url, http_port=unused_tcp_port, http_host="127.0.0.1")
            await stack.enter_async_context(running)
            page = await stack.enter_async_context(room_page(address))
            yield [PlaygroundGuest(page, seat) for seat in range(2)]
        else:
            place = await stack.enter_async_context(place_on(request.param, redis_url))
            await stack.enter_async_context(place.bot())
            await place.greeted()
            yield place.guests[:2]
            assert not [call for call in place.emulator.calls if (getattr(call, "status", 0) or 0) >= 400]
    assert not [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


async def answers_to(guest, text, *, private=False):
    """Type a command; on Telegram, wait for the answer, as other platforms do by themselves."""
    seen = guest.inbox if private else guest.group
    before = len(seen())
    await guest.types(text, private=private)
    if guest.platform == "telegram":
        await until(lambda: len(seen()) > before, f"an answer to {text}")


async def test_somebody_of_a_ticked_group_takes_a_bots_seat(guests):
    anna, ben = guests
    for guest in guests:
        await answers_to(guest, "/callme 0-0", private=True)  # at any hour
        await answers_to(guest, "/callme")
    await answers_to(anna, "/play polish", private=True)  # a long game, so it has a second hand
    page = await until(lambda: anna.sees("You can play at once", private=True), "the page")
    assert ("t.me/" if anna.platform == "telegram" else "/join") in page.text
    said = await anna.presses(page, page.key(Verb.OFFER))
    assert "I’m writing to everyone who asked for it" in said or anna.platform == "discord"
    await until(lambda: anna.with_verb(Verb.OFFER, private=True).keys[0].label.startswith("☑"), "the tick")
    call = await until(lambda: ben.sees("keeps seats free for", private=True), "the call")
    said = await ben.presses(call, call.key(Verb.JOIN))
    assert "You have Bot 1’s seat" in said or ben.platform == "discord"
    await until(lambda: anna.sees(f"{ben.name} comes in for a bot", private=True), "the news")
    await play([anna, ben], enough=lambda: ben.sees("Your cards", private=True))
    assert not anna.sees("Totals", private=False), "the group sees nothing of it"
