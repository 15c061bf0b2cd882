"""Days as a type of document: each is sealed once for all processes, by the first that needs it."""

import logging
from contextlib import suppress

from bot.daily.day import Day, sealed
from bot.ports.beacon import Beacon
from bot.refusal import Refusal
from bot.table import calendar
from bot.table.automatic import BEACON_WAIT
from bot.table.documents import Changed, Documents
from bot.table.tables import Tables
from engine.beacon import QUICKNET

log = logging.getLogger(__name__)

WITHOUT_ONE = 600.0  # seconds for which a process without a beacon waits for others to fetch the round
SEALED_AHEAD = calendar.DAY  # seconds before a day begins at which its seal may be shown


class Days(Documents[Day]):
    """Loads days, seals future ones, and mixes in the public beacon. All processes see the same."""

    what = "day"
    form = Day

    def __init__(self, tables: Tables, beacon: Beacon | None = None) -> None:
        """`beacon` is the source of rounds, in a process that has one."""
        super().__init__(tables.registry)
        self.tables = tables
        self._beacon = beacon

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
        return await self._created(sealed(date, self.tables.chance, beacon=self.tables.beacon))

    async def kept(self, date: str) -> Day | None:
        """Return a stored day; None for one that was never sealed or has expired."""
        code = calendar.sealed_as(date)
        known = self.warm(code)
        if known is not None and known.is_drawn:
            return known  # a drawn day does not change any more
        try:
            return (await self.load(code)).value
        except Refusal:
            # If the store loses a day after its seal was shown, a process with the day in its cache restores it.
            return await self._created(known) if known is not None else None

    async def drawn(self, date: str) -> Day:
        """Return a day that has begun, with the beacon's signature. Raises Refusal while that is awaited."""
        day = await self.day(date)
        if day.is_drawn:
            return day
        signature = await self._signature(day)
        if signature is None:
            raise Refusal("daily-not-drawn")

        def signed(now: Day) -> Changed[Day]:
            return Changed(now if now.is_drawn else now.replace(signature=signature))

        await self.change(day.id, signed)
        return (await self.newest(day.id, just_committed=True)).value

    async def _signature(self, day: Day) -> str | None:
        """Return the signature of the day's round, empty if it is too late; None while it may still arrive."""
        if day.round is None:
            return ""
        due = QUICKNET.time_of(day.round)
        if self.tables.now() < due:
            return None
        found = await self._beacon.signature(day.round) if self._beacon is not None else None
        if found is not None:
            return found.hex()
        if self.tables.now() < due + (BEACON_WAIT if self._beacon is not None else WITHOUT_ONE):
            return None
        log.warning("a deal of the day is drawn without the beacon", extra={"day": day.date, "round": day.round})
        return ""

    async def _created(self, day: Day) -> Day:
        """Write a day, unless another process has. Returns the stored day."""
        with suppress(Refusal):
            await self.create(Changed(day))
        return (await self.newest(day.id, just_committed=True)).value
