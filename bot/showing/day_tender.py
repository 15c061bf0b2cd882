"""Tends the deals of the day: seals the next day, and sends lines to the groups that want them."""

import logging
from collections.abc import Sequence
from functools import partial

from bot.codec import DAY_PAYLOAD
from bot.daily.day import Day
from bot.daily.days import Days
from bot.daily.line import LINE_AT, line_at
from bot.daily.results import all_regulars_have_played, finished_in, results_in
from bot.finished.statistics import placed, standings_in
from bot.people import Chat
from bot.ports.days import MONTHS, line_about
from bot.ports.directory import month_of
from bot.ports.messenger import Busy, Messenger, NotDelivered
from bot.screen import Screen
from bot.screens import deal_of_the_day as screens
from bot.screens.afterwards import months as months_screen
from bot.showing.chat_lines import ChatLines
from bot.showing.delivery_pass import Tools
from bot.showing.document_tender import NEVER, DocumentTender
from bot.speaking import spoken_in
from bot.table.calendar import DAY, date_at, next_to
from bot.table.documents import Live
from bot.table.platform_facts import PlatformFacts
from bot.texts import FALLBACK, Markup
from bot.views.day import day_in_group
from bot.zones import UTC, ZONE, local, month_at, month_before

log = logging.getLogger(__name__)

MONTH_LINE_UNTIL = 7  # the last date on which the line about a month is still sent, if the bot was away on the first
PLAYED_EVERY = 600.0  # seconds between two looks at who has played
WEEK = 7  # days
MONTHS_EVERY = 1800.0  # seconds between two checks around the beginning of a month: zones differ by half hours
LINES_AGAIN = 5.0  # seconds until waiting lines are tried again
KEPT_AFTER = DAY  # seconds after its end until a day is put to rest: by then its last tables are over


class DayTender(DocumentTender[Day]):
    """The tender of days."""

    def __init__(self, days: Days, facts: PlatformFacts, tools: Tools) -> None:
        self.days = days
        self._tools = tools
        self._directory = days.tables.directory
        self._kept = self._directory.days
        self._lines = ChatLines(self._kept, facts, tools)
        self._with_month = dict[str, str]()  # by chat: the month that its line tells of, until the line is noted

    async def due(self, live: Live[Day]) -> tuple[Live[Day], float]:
        """Seal the next day, and send the daily lines, each at its time."""
        at = await self._next_time(live.value)
        return await self.days.newest(live.value.id, just_committed=True), at

    async def _next_time(self, day: Day) -> float:
        """Do what is due, and return when something is due next."""
        now = self._tools.now()
        if now < day.begins:
            return day.begins
        if now >= day.ends:
            await self.days.day(self.days.today)  # after a whole day without the bot, nobody has sealed it yet
            return day.ends + KEPT_AFTER if now < day.ends + KEPT_AFTER else NEVER
        await self.days.day(next_to(day.date))
        if day.is_void:
            return day.ends
        return min(day.ends, await self._send_month_lines(day), await self._send_lines(day))

    async def _send_lines(self, day: Day) -> float:
        """Send the missing lines of the day, and edit those for which it is time; return when to look again."""
        now = self._tools.now()
        times = {key: line_at(day, await self._zone(key)) for key in await self._kept.wants_line()}
        all_sent = await self._lines.send_all(
            day.date,
            [key for key, at in times.items() if at <= now],
            partial(self._line, day),
            while_=lambda: date_at(self._tools.now()) == day.date,
            sent=partial(self._noted, day),
        )
        if not all_sent:
            return now + LINES_AGAIN
        waits = await self._edit_lines(day)
        return min([*(at for at in times.values() if at > now), now + PLAYED_EVERY if waits else NEVER])

    async def _edit_lines(self, day: Day) -> bool:
        """Edit the lines of chats in which all who play often have played. Returns whether others still wait."""
        noted = await self._kept.noted_lines(day.date)
        dates = [next_to(day.date, -ago) for ago in range(1, WEEK + 1)] if noted else []
        week = [one for one in [await self.days.kept(date) for date in dates] if one is not None]
        waits = False
        for key, line in noted.items():
            at, messenger = Chat.at(line["at"]), self._tools.messengers.get(Chat.at(key).platform)
            if messenger is None or not await all_regulars_have_played(self._kept, day, week, at.group.key):
                waits = True
                continue
            played = await finished_in(self._kept, day, at.group.key)
            screen = await self._told(day, key, messenger, played, line["month"])
            edit = partial(messenger.edit, at, line["message"], screen)
            try:
                await self._tools.budgets.make(at, edit, at.key, patience=0.0)
            except Busy:
                waits = True
                continue
            except NotDelivered as failure:
                log.info("a line cannot be edited", extra={"reason": type(failure).__name__})
            await self._kept.drop_line(day.date, key)
        return waits

    async def _noted(self, day: Day, key: str, at: Chat, message: str) -> None:
        """Keep what is needed to edit a line later."""
        month = self._with_month.pop(key, "")
        await self._kept.note_line(day.date, key, {"at": at.key, "message": message, "month": month})

    async def _send_month_lines(self, day: Day) -> float:
        """Send the missing lines about the month before; return when to check again.

        Each chat gets its line on the first of the month, or with the daily lines of one of the next days.
        """
        now, all_sent, date = self._tools.now(), True, int(day.date[-2:])
        begins = date <= 2 or next_to(day.date)[-2:] == "01"  # in some zone it is the first of a month
        if not begins and date > MONTH_LINE_UNTIL + 1:
            return NEVER
        daily = await self._kept.wants_line()  # they have it in their line of the day
        chats = [key for key in await self._kept.wants_line(MONTHS) if key not in daily]
        for key in chats:
            zone = await self._zone(key)
            there = local(now, zone)
            if there.hour >= LINE_AT and there.day <= MONTH_LINE_UNTIL:
                all_sent &= await self._lines.send_all(
                    line_about(month_at(now, zone)), [key], partial(self._month, zone), while_=lambda: True
                )
        if not all_sent:
            return now + LINES_AGAIN
        return now + MONTHS_EVERY if chats else NEVER

    async def _month(self, zone: str, key: str, _: Messenger) -> Screen | None:
        """Return the line that tells a chat who was best in the month before; None if nobody played there."""
        return await self._about(month_before(month_at(self._tools.now(), zone)), Chat.at(key))

    async def _about(self, month: str, chat: Chat) -> Screen | None:
        best = await standings_in(self._directory, month_of(chat.group.key, month))
        language = await self._language_of(chat)
        return months_screen.line(month, best, language) if placed(best) else None

    async def _line(self, day: Day, key: str, messenger: Messenger) -> Screen:
        """Return a chat's line of the day; with the one about the month before, if it wants that and has not had it."""
        now, zone, month = self._tools.now(), await self._zone(key), self._with_month.get(key, "")
        is_due = local(now, zone).day <= MONTH_LINE_UNTIL and key in await self._kept.wants_line(MONTHS)
        if not month and is_due and await self._kept.take_line(line_about(month_at(now, zone)), key):
            month = self._with_month[key] = month_before(month_at(now, zone))
        return await self._told(day, key, messenger, (), month)

    async def _told(self, day: Day, key: str, messenger: Messenger, played: Sequence[str], month: str) -> Screen:
        chat = Chat.at(key)
        yesterday = await self.days.kept(next_to(day.date, -1))
        before = await results_in(self._kept, yesterday, chat.group.key) if yesterday is not None else []
        view = day_in_group(day, played, before, await self._language_of(chat))
        about = await self._about(month, chat) if month else None
        return screens.line(view, messenger.start_link(DAY_PAYLOAD), Markup(about.text) if about is not None else None)

    async def _zone(self, key: str) -> str:
        return str((await self._directory.chat(Chat.at(key).group.key)).get(ZONE, UTC))

    async def _language_of(self, chat: Chat) -> str:
        return await spoken_in(self._directory, chat) or FALLBACK
