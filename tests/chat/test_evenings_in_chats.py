"""An evening planned by a group, on each platform: it opens, reminds and begins by the clock alone."""

import time

from bot.codec import Verb
from bot.screens.tournament.evenings import STOP
from tests.chat.guests import until

HOUR = 3600.0


class Clock:
    """The bot's clock, which a test moves forward."""

    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


async def test_an_evening_opens_reminds_and_begins_by_itself(place):
    anna, ben, cleo = place.guests
    clock = Clock()
    place.promote(anna)
    later = time.gmtime(time.time() + 30 * HOUR)
    async with place.bot(now=clock):
        await place.greeted()
        await anna.types(f"/tournament Cup at={time.strftime('%a_%H:%M', later)} every=week rounds=1 end=hands:1")
        plan = await until(lambda: anna.sees("Every week", private=False), "the plan")
        zone = plan.key(Verb.ZONE, "UTC")
        assert "Only an admin" in await ben.presses(plan, zone)
        await anna.presses(plan, zone)
        plan = await until(
            lambda: (page := anna.sees("Every week", private=False)) and not page.has(Verb.ZONE) and page,
            "the plan with the zone",
        )
        assert "Only an admin" in await ben.presses(plan, plan.key(Verb.EVENINGS, STOP))
        assert anna.with_verb(Verb.JOIN, private=False) is None

        clock.ahead = 7 * HOUR
        page = await until(lambda: anna.with_verb(Verb.JOIN, private=False), "the evening's page")
        for guest in (anna, ben, cleo):
            await guest.presses(page, page.key(Verb.JOIN))
        await until(lambda: "3 players" in anna.with_verb(Verb.JOIN, private=False).text, "three players")

        clock.ahead = 29.5 * HOUR
        for guest in (anna, ben, cleo):
            await until(lambda who=guest: who.sees("begins soon", private=True), "the reminder")

        clock.ahead = 30 * HOUR
        await until(lambda: anna.sees("round 1 of 1", private=False), "the round")
        await until(lambda: not ben.sees("begins soon", private=True), "that the reminder goes")
