"""*Play with people* on Telegram and Discord: from the greeting to a game, and the message that somebody waits."""

import time

from bot.codec import Verb
from bot.showing.queue_tender import ANSWERED_AFTER
from bot.strangers.pairing import PATIENCE
from tests.chat.guests import until


class Clock:
    """The bot's clock, which a test may put forward."""

    ahead = 0.0

    def __call__(self):
        return time.time() + self.ahead


async def comes(guest):
    """Go from the greeting to the queue of Polish rules, with a name for strangers."""
    await guest.types("/start", private=True)
    greeting = await until(lambda: guest.with_verb(Verb.PEOPLE, private=True, argument=""), "the greeting")
    await guest.presses(greeting, greeting.key(Verb.PEOPLE, ""))
    entrance = await until(lambda: guest.with_verb(Verb.PEOPLE, private=True, argument="wpolish"), "the entrance")
    await guest.presses(entrance, entrance.key(Verb.PEOPLE, "wpolish"))
    question = await until(lambda: guest.with_verb(Verb.PEOPLE, private=True, argument="apolish"), "a name is asked")
    await guest.presses(question, question.key(Verb.PEOPLE, "apolish"))
    return await until(lambda: guest.with_verb(Verb.PEOPLE, private=True, argument="quit"), "the wait")


def bid_of(guests):
    """Whoever opens the bidding, with the message and the button of the bid; a poor hand may be thrown in beside it."""
    for guest in guests:
        for sight in guest.inbox():
            if "Your turn" in sight.text and sight.has(Verb.BID):
                return guest, (sight, sight.key(Verb.BID))
    return None


async def test_three_people_come_and_play_together(place):
    clock = Clock()
    async with place.bot(strangers="polish", now=clock):
        for guest in place.guests:
            await comes(guest)
        anna, ben, _ = place.guests
        mover, move = await until(lambda: bid_of(place.guests), "a turn")
        await mover.presses(*move)
        bid = "Bids: 🦊"
        await until(lambda: all(one.sees(bid, private=True) for one in place.guests), "the bid on every board")
        hand = await until(lambda: anna.with_verb(Verb.PEOPLE, private=True, argument="menu"), "Anna's hand")
        await anna.presses(hand, hand.key(Verb.PEOPLE, "menu"))
        talk = await until(lambda: anna.with_verb(Verb.PEOPLE, private=True, argument="p1"), "the phrases")
        await anna.presses(talk, talk.key(Verb.PEOPLE, "p1"))
        await until(lambda: ben.sees(talk.key(Verb.PEOPLE, "p1").label, private=True), "the phrase on Ben's board")
        assert not anna.group(), "the group reads nothing"
        clock.ahead += ANSWERED_AFTER
        for guest in place.guests:
            await until(lambda one=guest: one.sees("You play Polish Thousand now", private=True), "the wait is over")
            assert not any(key.token.argument == "quit" for sight in guest.inbox() for key in sight.keys)


def ticked(guest):
    page = guest.with_verb(Verb.PEOPLE, private=True, argument="tick")
    return "☑" in page.key(Verb.PEOPLE, "tick").label


async def test_whoever_ticked_is_told_of_a_game_with_a_free_seat_and_sits_down(place):
    clock = Clock()
    async with place.bot(strangers="polish", now=clock):
        anna, ben, _ = place.guests
        await ben.types("/callme 0-0", private=True)
        await ben.types("/play people", private=True)
        entrance = await until(lambda: ben.with_verb(Verb.PEOPLE, private=True, argument="tick"), "the entrance")
        await ben.presses(entrance, entrance.key(Verb.PEOPLE, "tick"))
        await until(lambda: ticked(ben), "the tick")
        await comes(anna)
        clock.ahead += PATIENCE
        call = await until(lambda: ben.with_verb(Verb.CALLS, private=True), "the message")
        await ben.presses(call, call.key(Verb.PEOPLE, "wpolish"))
        question = await until(lambda: ben.with_verb(Verb.PEOPLE, private=True, argument="apolish"), "a name is asked")
        await ben.presses(question, question.key(Verb.PEOPLE, "apolish"))
        await until(lambda: anna.sees("🦊 Ben", private=True), "Ben at Anna's table")
