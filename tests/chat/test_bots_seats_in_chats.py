"""`/play` on each platform: a game with bots begins at once, and a person of a ticked group takes a bot's seat."""

import pytest

from bot.codec import Verb
from tests.chat.guests import play, until


async def answers_to(guest, text, *, private=False):
    """Type a command; on Telegram, wait for the answer, as other platforms do by themselves."""
    seen = guest.inbox if private else guest.group
    before = len(seen())
    await guest.types(text, private=private)
    if guest.platform == "telegram":
        await until(lambda: len(seen()) > before, f"an answer to {text}")


@pytest.mark.slow
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
