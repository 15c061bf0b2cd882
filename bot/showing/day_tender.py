"""Tends the deals of the day: gets a day's beacon, seals the next day, and sends lines to the groups that want them."""

from collections.abc import Mapping
from functools import partial

from bot.codec import DAY_PAYLOAD
from bot.daily.day import Day
from bot.daily.days import Days
from bot.daily.results import results_in
from bot.finished.statistics import placed, standings_in
from bot.ports.days import MONTHS
from bot.ports.directory import month_of
from bot.ports.messenger import Messenger
from bot.ports.schedule import FOR_EVER, Claim
from bot.refusal import Refusal
from bot.screen import Screen
from bot.screens import deal_of_the_day as screens
from bot.screens.afterwards import months as months_screen
from bot.screens.deal_of_the_day import Shared
from bot.showing.chat_lines import ChatLines
from bot.showing.delivery_pass import Tools
from bot.showing.visit import NEVER, DocumentTender, Visit
from bot.table.calendar import DAY, date_at, next_to
from bot.table.documents import Live
from bot.table.platform_facts import PlatformFacts
from bot.texts import best as best_language
from bot.zones import UTC, ZONE, local, month_at, month_before

LINE_AT = 8 * 3600.0  # seconds into the day (UTC) when daily lines are sent: for most players it is not night
MONTH_LINE_AT = 9  # the hour, in the chat's zone, when its line about the month before is sent
MONTHS_EVERY = 1800.0  # seconds between two checks around the beginning of a month: zones differ by half hours
AGAIN = 1.0  # seconds until the beacon is asked again
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
        except Refusal:  # the beacon's round has not come yet
            return now + AGAIN
        months = await self._months_told(day)
        if now < day.begins + LINE_AT:
            return min(day.begins + LINE_AT, months)
        return min(day.ends, months) if await self._all_told(day) else now + LINES_AGAIN

    async def _all_told(self, day: Day) -> bool:
        """Send the missing lines of the day. Returns whether all are sent."""
        chats = await self._kept.wants_line()
        return await self._lines.all_told(
            day.date, chats, partial(self._line, day), while_=lambda: date_at(self._tools.now()) == day.date
        )

    async def _months_told(self, day: Day) -> float:
        """Send the line about the month before where a month has begun this morning; return when to check again."""
        now, told = self._tools.now(), True
        if day.date[-2:] not in {"01", "02"} and next_to(day.date)[-2:] != "01":
            return NEVER
        chats = await self._kept.wants_line(MONTHS)
        for key in chats:
            zone = str((await self._directory.chat(key)).get(ZONE, UTC))
            month = month_at(now, zone)
            if local(now, zone).day == 1 and local(now, zone).hour >= MONTH_LINE_AT:
                told &= await self._lines.all_told(
                    f"month {month}", [key], partial(self._month, zone), while_=lambda: True
                )
        return now + (MONTHS_EVERY if told else LINES_AGAIN) if chats else NEVER

    async def _month(self, zone: str, key: str, _: Messenger) -> Screen | None:
        """Return the line that tells a chat who was best in the month before; None if nobody played there."""
        month = month_before(month_at(self._tools.now(), zone))
        best = await standings_in(self._directory, month_of(key, month))
        language = best_language(str((await self._directory.chat(key)).get("language") or "en"))
        return months_screen.line(month, best, language) if placed(best) else None

    async def _line(self, day: Day, key: str, messenger: Messenger) -> Screen:
        directory = self._directory
        known: Mapping[str, object] = await directory.chat(key)
        yesterday = await self.days.kept(next_to(day.date, -1))
        before = Shared("", await results_in(directory.days, yesterday, key)) if yesterday is not None else None
        link = messenger.start_link(DAY_PAYLOAD)
        return screens.line(day, before, best_language(str(known.get("language") or "en")), link)
