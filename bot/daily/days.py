"""Days as a type of document: each is sealed once for all processes, by the first that needs it."""

from contextlib import suppress

from bot.daily.day import Day, made_by_built_in, sealed
from bot.refusal import Refusal
from bot.table import calendar
from bot.table.documents import Changed, Documents
from bot.table.tables import Tables

SEALED_AHEAD = calendar.DAY  # seconds before a day begins at which its seal may be shown


class Days(Documents[Day]):
    """Loads days and seals future ones. All processes see the same."""

    what = "day"
    form = Day

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.registry)
        self.tables = tables
        self._made = dict[str, int]()  # by date

    @property
    def today(self) -> str:
        """Today's date."""
        return calendar.date_at(self.tables.now())

    async def day(self, date: str) -> Day:
        """Return today's or tomorrow's deal, and seal it if nobody has."""
        found = await self.kept(date)
        if found is not None:
            return found
        if not calendar.begins(date) - SEALED_AHEAD <= self.tables.now() < calendar.begins(date) + calendar.DAY:
            raise Refusal("daily-gone")
        return await self._created(sealed(date, self.tables.chance))

    async def kept(self, date: str) -> Day | None:
        """Return a stored day; None for one that was never sealed or has expired."""
        code = calendar.sealed_as(date)
        known = self.warm(code)
        try:
            return (await self.newest(code)).value
        except Refusal:
            # If the store loses a day after its seal was shown, a process with the day in its cache restores it.
            return await self._created(known) if known is not None else None

    async def to_play(self, date: str) -> Day:
        """Return today's deal. Raises Refusal if it is void."""
        day = await self.day(date)
        if day.is_void:
            raise Refusal("daily-void")
        return day

    async def made_by_built_in(self, day: Day) -> int:
        """Return what a built-in player makes of a day's cards in the person's seat. At first this takes seconds."""
        if day.date not in self._made:
            self._made[day.date] = await self.tables.think(made_by_built_in, day)
        return self._made[day.date]

    def renewed(self, value: Day) -> Day:
        """Return a day as it goes on: one that an earlier release has sealed is sealed anew unless it has begun."""
        return sealed(value.date, self.tables.chance) if value.is_void and self.now() < value.begins else value

    async def _created(self, day: Day) -> Day:
        """Write a day, unless another process has. Returns the stored day."""
        with suppress(Refusal):
            await self.create(Changed(day))
        return (await self.newest(day.id, just_committed=True)).value
