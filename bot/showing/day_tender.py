"""Tends the deals of the day: seals the next day, and sends lines to the groups that want them."""

from functools import partial

from bot.codec import DAY_PAYLOAD
from bot.daily.day import Day
from bot.daily.days import Days
from bot.daily.results import results_in
from bot.finished.statistics import placed, standings_in
from bot.people import Chat
from bot.ports.days import MONTHS, line_about
from bot.ports.directory import month_of
from bot.ports.messenger import Messenger
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
from bot.texts import FALLBACK
from bot.views.day import day_in_group
from bot.zones import UTC, ZONE, local, month_at, month_before

LINE_AT = 8 * 3600.0  # seconds into the day (UTC) when daily lines are sent: for most players it is not night
MONTH_LINE_AT = 9  # the hour of the first of a month, in the chat's zone, when its line about the month before is sent
MONTH_LINE_UNTIL = 7  # the last date on which that line is still sent, if the bot was away on the first
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
        months = await self._send_month_lines(day)
        if now < day.begins + LINE_AT:
            return min(day.begins + LINE_AT, months)
        return min(day.ends, months) if await self._send_lines(day) else now + LINES_AGAIN

    async def _send_lines(self, day: Day) -> bool:
        """Send the missing lines of the day. Returns whether all are sent."""
        chats = await self._kept.wants_line()
        return await self._lines.send_all(
            day.date, chats, partial(self._line, day), while_=lambda: date_at(self._tools.now()) == day.date
        )

    async def _send_month_lines(self, day: Day) -> float:
        """Send the missing lines about the month before; return when to check again.

        Each chat gets its line on the first of the month, or with the daily lines of one of the next days.
        """
        now, all_sent, date = self._tools.now(), True, int(day.date[-2:])
        begins = date <= 2 or next_to(day.date)[-2:] == "01"  # in some zone it is the first of a month
        if not begins and date > MONTH_LINE_UNTIL + 1:
            return NEVER
        chats, is_late = await self._kept.wants_line(MONTHS), now >= day.begins + LINE_AT
        for key in chats:
            zone = str((await self._directory.chat(Chat.at(key).group.key)).get(ZONE, UTC))
            there = local(now, zone)
            if there.hour >= MONTH_LINE_AT if there.day == 1 else is_late and there.day <= MONTH_LINE_UNTIL:
                all_sent &= await self._lines.send_all(
                    line_about(month_at(now, zone)), [key], partial(self._month, zone), while_=lambda: True
                )
        if not all_sent:
            return now + LINES_AGAIN
        return now + MONTHS_EVERY if begins and chats else NEVER

    async def _month(self, zone: str, key: str, _: Messenger) -> Screen | None:
        """Return the line that tells a chat who was best in the month before; None if nobody played there."""
        chat, month = Chat.at(key), month_before(month_at(self._tools.now(), zone))
        best = await standings_in(self._directory, month_of(chat.group.key, month))
        language = await self._language_of(chat)
        return months_screen.line(month, best, language) if placed(best) else None

    async def _line(self, day: Day, key: str, messenger: Messenger) -> Screen:
        chat, days = Chat.at(key), self._directory.days
        yesterday = await self.days.kept(next_to(day.date, -1))
        before = await results_in(days, yesterday, chat.group.key) if yesterday is not None else []
        view = day_in_group(day, (), before, await self._language_of(chat))
        return screens.line(view, messenger.start_link(DAY_PAYLOAD))

    async def _language_of(self, chat: Chat) -> str:
        return await spoken_in(self._directory, chat) or FALLBACK
