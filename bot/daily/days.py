"""The days: each sealed once for all processes by whoever comes first, and kept as a table is."""

import logging
import secrets

from cachetools import LRUCache

from bot.daily.model import SCHEMA, Day, sealed
from bot.ports.beacon import Beacon
from bot.ports.store import CommitResult, Stored
from bot.refusal import Refusal
from bot.table import daily
from bot.table.automatic import BEACON_WAIT
from bot.table.tables import VERSION_STEP, NewerSchema, Tables
from engine.beacon import QUICKNET

log = logging.getLogger(__name__)

TRIES = 8  # loads of a day that others write to at the same time
CACHED = 64
WITHOUT_ONE = 600.0  # seconds for which a process without a beacon leaves it to the others to ask for the round
SEALED_AHEAD = daily.DAY  # seconds before a day begins from which on its seal may be shown


class Days:
    """Loads the days, seals those to come, and mixes in the public beacon. All processes see the same."""

    def __init__(self, tables: Tables, beacon: Beacon | None = None) -> None:
        """`beacon` is where rounds come from, in a process that has one."""
        self.tables = tables
        self._store = tables.store
        self._beacon = beacon
        self._known: LRUCache[str, tuple[Day, int]] = LRUCache(CACHED)

    @property
    def today(self) -> str:
        """The day that is on."""
        return daily.date_at(self.tables.now())

    async def day(self, date: str) -> Day:
        """Return a day that is on or comes next, sealing it if nobody has."""
        found = await self.kept(date)
        if found is not None:
            return found
        if not daily.begins(date) - SEALED_AHEAD <= self.tables.now() < daily.begins(date) + daily.DAY:
            raise Refusal("daily-gone")
        return await self._written(sealed(date, self.tables.chance, beacon=self.tables.beacon), 0)

    async def kept(self, date: str) -> Day | None:
        """Return a day as it is stored, None for one that was never sealed or is not kept any more."""
        known = self._known.get(date)
        if known is not None and known[0].is_drawn:
            return known[0]  # nothing changes any more
        stored = await self._store.load(daily.sealed_as(date))
        if stored is not None:
            return self._parsed(date, stored)
        # Where the store has lost a day whose seal was shown, whoever knows it brings it back.
        return await self._written(known[0], 0) if known is not None else None

    async def drawn(self, date: str) -> Day:
        """Return a day that has begun with all that its pack comes from. Raises Refusal as long as that is awaited."""
        day = await self.day(date)
        for _ in range(TRIES):
            if day.is_drawn:
                return day
            signature = await self._signature(day)
            if signature is None:
                raise Refusal("daily-not-drawn")
            live = self._known.get(date)
            if live is None:
                raise Refusal("try-again")
            day = await self._written(day.model_copy(update={"signature": signature}), live[1])
        raise Refusal("try-again")

    async def _signature(self, day: Day) -> str | None:
        """Return the signature of the day's round, empty where it does not come; None as long as it may."""
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

    async def _written(self, day: Day, expected: int) -> Day:
        """Write a day; return it as it is stored, which somebody else may have done before."""
        for _ in range(TRIES):
            code, version = day.id, expected + 1 + secrets.randbelow(VERSION_STEP)
            result, newer = await self._store.commit(
                code,
                expected=expected,
                schema=SCHEMA,
                body=day.model_dump_json().encode(),
                wake=self.tables.now(),
                version=version,
            )
            if result is CommitResult.DONE:
                self._known[day.date] = (day, version)
                self.tables.commits.done(code)
                return day
            newer = newer or await self._store.load(day.id)
            if newer is not None:
                return self._parsed(day.date, newer)
            expected = 0
        raise Refusal("try-again")

    def _parsed(self, date: str, stored: Stored) -> Day:
        if stored.schema != SCHEMA:
            raise NewerSchema(daily.sealed_as(date))
        day = Day.model_validate_json(stored.body)
        self._known[date] = (day, stored.version)
        return day

    def look_again(self, date: str) -> None:
        """Load a day anew the next time: somebody has written it since."""
        self._known.pop(date, None)

    def version(self, date: str) -> int | None:
        """Return the version under which a day was seen last; None for one that this process does not know."""
        known = self._known.get(date)
        return known[1] if known is not None else None
