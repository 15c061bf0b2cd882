"""Tends documents of every type: visits one that is due, and sets its next time of attention."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from cachetools import LRUCache

from bot.calling.calls import Calls
from bot.daily.days import Days
from bot.finished.kept_studies import KeptStudies, Shelves
from bot.ports.beacon import Beacon
from bot.ports.schedule import Lead
from bot.ports.store import Rest
from bot.showing.call_tender import CallTender
from bot.showing.day_tender import DayTender
from bot.showing.delivery import Delivery
from bot.showing.plan_tender import PlanTender
from bot.showing.study_tender import StudyTender
from bot.showing.table_tender import TableTender
from bot.showing.tournament_tender import TournamentTender
from bot.showing.visit import NEVER, DocumentTender, Visit
from bot.table.automatic import USUAL_PACE, Pace
from bot.table.documents import CACHED
from bot.table.outages import Outage
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables
from bot.tournament.plans import Plans
from bot.tournament.tournaments import Tournaments


class Tender:
    """The tender of documents of every type, one at a time."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        delivery: Delivery,
        now: Callable[[], float],
        pace: Pace = USUAL_PACE,
        beacon: Beacon | None = None,
        days: Days | None = None,
        calls: Calls | None = None,
        plans: Plans | None = None,
    ) -> None:
        self._registry = tables.registry
        self._delivery = delivery
        # By code: the version at which a document sleeps, so that the store does not count it as due.
        self._asleep: LRUCache[str, int] = LRUCache(CACHED)
        plans = plans or Plans(Tournaments(tables))
        self.tournaments = TournamentTender(plans.tournaments, plans, facts, delivery)
        self.tables = TableTender(tables, facts, delivery, now, pace, beacon, self.tournaments)
        studies = StudyTender(tables.registry)
        self._tenders: dict[str, DocumentTender[Any]] = {
            Tables.what: self.tables,
            Tournaments.what: self.tournaments,
            Plans.what: PlanTender(plans, facts, delivery),
            Calls.what: CallTender(calls or Calls(tables), facts, delivery.tools),
            Days.what: DayTender(days or Days(tables, beacon), facts, delivery.tools),
            KeptStudies.what: studies,
            Shelves.what: studies,
        }

    def begin(self, doubted: Collection[str]) -> None:
        """Begin to lead, after another process or an older state of the store, with nothing known of messages.

        `doubted` are the documents whose messages may not show what is recorded of them.
        """
        self._asleep.clear()
        self.tables.forget_all()
        self._delivery.doubt(doubted)

    def give_back(self, outage: Outage) -> None:
        """Add the length of an outage to the clock of every decision that was open during it."""
        self.tables.give_back(outage)

    @property
    def under_way(self) -> Collection[asyncio.Task[None]]:
        """The calls of slow chats that no pass waits for any more."""
        return self._delivery.under_way

    async def tend(
        self, code: str, lead: Lead | None = None, *, just_committed: bool = False, due: bool = False
    ) -> float | None:
        """Visit a document, set its next time of attention, and return that time; None if the lead is lost.

        `just_committed`: whether this process made the last commit, so that its cached version is used. If there is a
        newer one, `sleep_until` reports it. `due`: whether the store says that the document is due, perhaps because a
        write was lost. Its time is then written in any case.
        """
        while True:
            live = await self._registry.find(code, just_committed=just_committed)
            just_committed = False
            self._delivery.visits(code, asleep=not due and self._asleep.get(code) == live.version)
            visit = await self._tenders[live.what].visit(live, lead)
            rest = await self._put_to_rest(code, visit, lead, due=due) if visit is not None else Rest.LOST
            if visit is None or rest is Rest.LOST:
                return None
            self._delivery.recorded(code)
            visit.then(rest is Rest.ASLEEP)
            if rest is Rest.ASLEEP:
                self._asleep[code] = visit.version
                return visit.at

    async def set_aside(self, code: str, cause: str) -> None:
        """Stop tending a document that keeps failing. `cause` names the last error."""
        what = await self._registry.what(code)
        if what:
            await self._tenders[what].set_aside(code, cause)

    async def _put_to_rest(self, code: str, visit: Visit, lead: Lead | None, *, due: bool) -> Rest:
        """Write the records of surfaces, and set the time of attention unless there is a newer commit."""
        store = self._registry.store
        if visit.is_known and not due:
            return Rest.ASLEEP
        if visit.at < NEVER:
            return await store.sleep_until(code, visit.at, version=visit.version, shown=visit.edited, lead=lead)
        if visit.edited and not await store.show(code, visit.edited, lead=lead):
            return Rest.LOST
        return Rest.ASLEEP if await store.forget(code, version=visit.version) else Rest.WOKEN
