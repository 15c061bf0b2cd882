"""`/play` in a room of the playground: a game with bots begins at once, and a person of the room takes a bot's seat."""

import asyncio

import pytest
from aiohttp import ClientSession

from bot.codec import Verb
from bot.running import roles
from bot.running.settings import Settings
from tests.chat.guests import Page, PlaygroundGuest, play, until
from tests.web.page_client import PageClient, opened_room


@pytest.fixture
async def playground(redis_url, unused_tcp_port):
    """The address of a running playground."""
    stop, started = asyncio.Event(), asyncio.Event()
    settings = Settings(
        _env_file=None, profile="leave", redis_url=redis_url, http_port=unused_tcp_port, http_host="127.0.0.1", pace=0.0
    )
    bot = asyncio.create_task(roles.run("web", settings, stop, figures={}, started=started.set))
    await started.wait()
    yield f"http://127.0.0.1:{unused_tcp_port}"
    stop.set()
    await bot


async def test_somebody_of_the_room_takes_a_bots_seat(playground):
    async with ClientSession() as session:
        room = await opened_room(session, playground)
        async with session.ws_connect(f"{playground}/t/{room.code}/talk", headers={"Origin": playground}) as socket:
            page = Page(await PageClient.greeting(socket, room.key), session, playground)
            try:
                await _walk(*(PlaygroundGuest(page, seat) for seat in range(2)))
            finally:
                page.listening.cancel()


async def _walk(anna, ben):
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
