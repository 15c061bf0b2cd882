"""*Keep it* from the page to an account on the emulators of Telegram and Discord."""

import pytest

from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.ports.effects import Summed
from tests.chat.bot_in_loop import bot_in_loop
from tests.chat.guests import until
from tests.web.guest_window import window_at

pytestmark = pytest.mark.timeout(120)


async def test_games_go_to_an_account_that_opens_the_link_or_types_the_code(
    place, redis_url, redis_database, unused_tcp_port
):
    settings = {"redis_url": redis_url, "http_port": unused_tcp_port, "http_host": "127.0.0.1"}
    address = f"http://127.0.0.1:{unused_tcp_port}"
    async with place.bot(), bot_in_loop("web", **settings), window_at(address) as window:
        anna = place.guests[0]
        await place.greeted()
        numbers = {"games": 12.0, "wins": 5.0, "detailed": 12.0, "ladder:gentle": 2.0}
        await RedisTables(redis_database).carry_out([Summed(f"web:{window.me}", numbers)])

        async def kitty_presses(data):
            return (await window.press(data, chat=window.me))["own"]

        own = await kitty_presses(f".0.{Verb.HANDOVER}")
        typed = {"telegram": f"/start {own['start']}", "discord": f"/keep {own['typed']}"}
        await anna.types(typed[place.platform], private=True)
        offer = await until(lambda: anna.sees("12 games, ladder: gentle", private=True), "the offer")
        await anna.presses(offer, offer.key(Verb.HANDOVER))
        await until(lambda: anna.sees("go back to the page", private=True), "what to do now")
        own = await kitty_presses(own["look"]["data"])
        assert own["lines"] == [f"Give them to {anna.name} on {place.platform.capitalize()}?"]
        own = await kitty_presses(own["choices"][0]["data"])
        assert own["step"] == "moved"
        await anna.types("/stats", private=True)
        assert await until(lambda: anna.sees("12 games", private=True), "the games")
        assert anna.sees("5 won", private=True)
