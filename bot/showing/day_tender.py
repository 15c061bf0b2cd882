"""Tends the deals of the day: a day's beacon, the seal of the next day, and a line in the groups that want one."""

import hashlib
import logging
from collections.abc import Mapping

from bot.codec import DAY_PAYLOAD
from bot.daily.day import Day
from bot.daily.days import Days
from bot.daily.results import results_in
from bot.people import Chat
from bot.ports.messenger import Busy, Messenger, Moved, NotDelivered
from bot.ports.schedule import FOR_EVER, Claim
from bot.refusal import Refusal
from bot.screen import Screen
from bot.screens import deal_of_the_day as screens
from bot.screens.deal_of_the_day import Shared
from bot.showing.delivery_pass import Tools
from bot.showing.visit import NEVER, DocumentTender, Visit
from bot.table.calendar import DAY, date_at, next_to
from bot.table.documents import Live
from bot.table.platform_facts import PlatformFacts
from bot.texts import best

log = logging.getLogger(__name__)

LINE_AT = 8 * 3600.0  # seconds into the day (UTC), when it is not night for most players
LINES_AT_ONCE = 50
AGAIN = 1.0  # seconds until the beacon is asked again
LINES_AGAIN = 5.0  # seconds until waiting lines are tried again
LINK = "daily"  # the payload of the link from a group to the deal of the day
KEPT_AFTER = DAY  # seconds after its end until a day is put to rest: later than its last tables


class DayTender(DocumentTender[Day]):
    """Tends one day at a time."""

    def __init__(self, days: Days, facts: PlatformFacts, tools: Tools) -> None:
        self.days = days
        self._facts = facts
        self._tools = tools

    async def visit(self, live: Live[Day], _claim: Claim | None) -> Visit | None:
        """Ask for the day's beacon, seal the next day, and send the daily lines, each at its time."""
        at = await self._next_time(live.value)
        version = (await self.days.newest(live.value.id, just_committed=True)).version
        return Visit(version, at if at == NEVER else min(at, self._tools.now() + FOR_EVER))

    async def _next_time(self, day: Day) -> float:
        """Do what is due, and return when something is due next."""
        now = self._tools.now()
        if now < day.begins:
            return day.begins
        if now >= day.ends:
            return day.ends + KEPT_AFTER if now < day.ends + KEPT_AFTER else NEVER
        await self.days.day(next_to(day.date))
        try:
            await self.days.drawn(day.date)
        except Refusal:  # its round has not come yet
            return now + AGAIN
        if now < day.begins + LINE_AT:
            return day.begins + LINE_AT
        return day.ends if await self._all_told(day) else now + LINES_AGAIN

    async def _all_told(self, day: Day) -> bool:
        """Send the missing lines of the day. Returns whether all are sent."""
        kept = self.days.tables.directory.days
        left = 0
        for key in await kept.wants_line():
            if left >= LINES_AT_ONCE:
                return False
            chat = _chat(key)
            messenger = self._tools.messengers.get(chat.platform)
            if messenger is None:
                continue
            if date_at(self._tools.now()) != day.date:
                return True
            if not await self._told(day, key, chat, messenger):
                left += 1
        return left == 0

    async def _told(self, day: Day, key: str, chat: Chat, messenger: Messenger) -> bool:
        """Send a chat its line, at most once. Returns False if it has to be tried again.

        The line is marked as sent before, so that a crash can lose a line but not double it.
        """
        kept, now = self.days.tables.directory.days, self._tools.now()
        if not await kept.take_line(day.date, key):
            return True
        if await self._tools.limits.take(chat, now) > 0:
            await kept.give_line_back(day.date, key)
            return False
        try:
            await messenger.send(chat, await self._line(day, key, messenger), nonce=_nonce(day.date, key))
        except Moved as moved:
            await kept.give_line_back(day.date, key)
            await self._facts.chat_moved(chat.platform, chat.id, moved.new_id)
            return False
        except Busy as busy:
            if busy.unsure:
                return True
            await kept.give_line_back(day.date, key)
            await self._tools.limits.block(chat, now + busy.retry_after)
            return False
        except NotDelivered as failure:
            log.info("a chat takes no line of the day", extra={"reason": type(failure).__name__})
        return True

    async def _line(self, day: Day, key: str, messenger: Messenger) -> Screen:
        directory = self.days.tables.directory
        known: Mapping[str, object] = await directory.chat(key)
        yesterday = await self.days.kept(next_to(day.date, -1))
        before = Shared("", await results_in(directory.days, yesterday, key)) if yesterday is not None else None
        link = messenger.start_link(DAY_PAYLOAD)
        return screens.line(day, before, best(str(known.get("language") or "en")), link)


def _chat(key: str) -> Chat:
    platform, _, own_id = key.partition(":")
    return Chat.model_validate({"platform": platform, "id": own_id})


def _nonce(date: str, chat: str) -> str:
    return hashlib.blake2b(f"{date} {chat}".encode(), digest_size=12).hexdigest()
