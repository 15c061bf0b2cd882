"""Tends documents of every type: does what is due, brings their messages up to date, sets their next time of attention.

What is due, and which messages are wanted, is said by the tender of each type (`document_tender`).
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from cachetools import LRUCache

from bot.calling.calls import Calls, among_strangers
from bot.daily.days import Days
from bot.finished.group_puzzles import GroupPuzzles
from bot.finished.handover import Handovers
from bot.finished.kept_studies import KeptStudies, Shelves
from bot.finished.solvers import Solvers
from bot.ports.schedule import FOR_EVER, Lead
from bot.ports.store import Rest, Shown, SurfaceName
from bot.ports.windows import InFront
from bot.showing.call_tender import CallTender
from bot.showing.day_tender import DayTender
from bot.showing.delivery import Delivery
from bot.showing.document_tender import NEVER, DocumentTender
from bot.showing.plan_tender import PlanTender
from bot.showing.puzzle_tender import PuzzleTender
from bot.showing.queue_tender import ConductTender, QueueTender
from bot.showing.table_tender import TableTender
from bot.showing.tournament_tender import TournamentTender
from bot.strangers.conduct import Conducts
from bot.strangers.queues import Queues
from bot.table.automatic import USUAL_PACE, Pace
from bot.table.documents import CACHED, Live, Registry
from bot.table.outages import Outage
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables
from bot.tournament.plans import Plans
from bot.tournament.tournaments import Tournaments


@dataclass(frozen=True, slots=True)
class Settled:
    """The state of a document after this process has brought its messages up to date, under its present lead."""

    value: Any
    """The document at that time."""

    until: float
    """When it next needs attention if it does not change, in seconds since the epoch."""

    shown: Mapping[SurfaceName, Shown]
    """The records of its surfaces."""

    sitting: Mapping[int, InFront]
    """Who played in a window then, by seat."""


@dataclass(frozen=True, slots=True)
class Tended:
    """The outcome of a visit to a document."""

    at: float
    """When it needs attention again, in seconds since the epoch; `NEVER` for a document that is put to rest."""

    edited: Mapping[SurfaceName, Shown] = field(default_factory=dict)
    """Records of surfaces that are not written yet."""

    is_known: bool = False
    """Whether the store already has all of this. Then nothing is written, unless the document was due."""

    settled: Settled | None = None
    """What is known of it once that is written; None if its messages were not brought up to date."""


class StudyTender(DocumentTender[Any]):
    """The tender of studies, shelves, solvers and handovers: they rest at once, and the store deletes them later."""

    def __init__(self, registry: Registry) -> None:
        self._studies = KeptStudies(registry)
        Shelves(registry)
        Solvers(registry)
        Handovers(registry)

    async def due(self, live: Live[Any]) -> tuple[Live[Any], float]:
        """Do nothing, and ask for no more attention. A study leaves the cache, as it is large."""
        if live.what == KeptStudies.what:
            self._studies.forget(live.value.id)
        return live, NEVER


class Tender:
    """The tender of documents of every type, one at a time."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        delivery: Delivery,
        now: Callable[[], float],
        pace: Pace = USUAL_PACE,
        days: Days | None = None,
        calls: Calls | None = None,
        plans: Plans | None = None,
    ) -> None:
        self._registry = tables.registry
        self._delivery = delivery
        self._now = now
        # By code: what is known from the last time this process tended the document.
        self._settled: LRUCache[str, Settled] = LRUCache(CACHED)
        # By code: the version at which a document sleeps, so that the store does not count it as due.
        self._asleep: LRUCache[str, int] = LRUCache(CACHED)
        plans = plans or Plans(Tournaments(tables))
        self.tournaments = TournamentTender(plans.tournaments, plans, facts)
        calls = calls or Calls(tables)
        queues, conducts = Queues(tables, partial(among_strangers, calls)), Conducts(tables)
        self.tables = TableTender(tables, facts, delivery.tools, pace, self.tournaments, queues, conducts)
        studies = StudyTender(tables.registry)
        self._tenders: dict[str, DocumentTender[Any]] = {
            Tables.what: self.tables,
            Tournaments.what: self.tournaments,
            Plans.what: PlanTender(plans, facts),
            Calls.what: CallTender(calls, facts, delivery.tools),
            Queues.what: QueueTender(queues, delivery.tools),
            Conducts.what: ConductTender(conducts),
            Days.what: DayTender(days or Days(tables), facts, delivery.tools),
            KeptStudies.what: studies,
            Shelves.what: studies,
            Solvers.what: studies,
            Handovers.what: studies,
            GroupPuzzles.what: PuzzleTender(tables),
        }

    def begin(self, doubted: Collection[str]) -> None:
        """Begin to lead, after another process or an older state of the store, with nothing known of messages.

        `doubted` are the documents whose messages may not show what is recorded of them.
        """
        self._asleep.clear()
        self._settled.clear()
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
            live, at = await self._tenders[live.what].due(live)
            visit = await self._brought(live, at, lead)
            rest = await self._put_to_rest(live, visit, lead, due=due) if visit is not None else Rest.LOST
            if visit is None or rest is Rest.LOST:
                return None
            self._delivery.recorded(code)
            if visit.settled is not None:
                self._settled[code] = visit.settled if rest is Rest.ASLEEP else replace(visit.settled, until=0.0)
            if rest is Rest.ASLEEP:
                self._asleep[code] = live.version
                return visit.at

    async def set_aside(self, code: str, cause: str) -> None:
        """Stop tending a document that keeps failing. `cause` names the last error."""
        what = await self._registry.what(code)
        if what:
            await self._tenders[what].set_aside(code, cause)

    async def _brought(self, live: Live[Any], at: float, lead: Lead | None) -> Tended | None:
        """Bring a document's messages up to date; nothing is due until `at`. Returns None if the lead is lost."""
        tender, code, value = self._tenders[live.what], live.value.id, live.value
        at = at if at == NEVER else min(at, self._now() + FOR_EVER)
        sitting = await self._delivery.sitting(value)
        last = self._settled.get(code)
        if last is not None and self._is_handled(last, value, sitting):
            return Tended(last.until, last.shown, is_known=True)
        wanted = await tender.wanted(value, sitting)
        if wanted is None:
            return Tended(at)
        self._settled.pop(code, None)  # until the pass has ended
        shown = last.shown if last is not None else None
        outcome = await self._delivery.bring(wanted, live.version, lead, shown=shown, sitting=sitting)
        if not outcome.lost_lead:
            await tender.delivered(value, outcome)
        if outcome.lost_lead:
            return None
        at = min(at, outcome.again if outcome.again is not None else NEVER)
        return Tended(at, outcome.edited, settled=Settled(value, at, outcome.shown, sitting))

    def _is_handled(self, last: Settled, value: Any, sitting: Mapping[int, InFront]) -> bool:
        """Return whether nothing has happened since a document was tended: the commit that woke it was handled then."""
        is_same = last.value is value and last.sitting.keys() == sitting.keys()
        return is_same and self._now() < last.until and not self._delivery.is_called(value.id)

    async def _put_to_rest(self, live: Live[Any], visit: Tended, lead: Lead | None, *, due: bool) -> Rest:
        """Write the records of surfaces, and set the time of attention unless there is a newer commit."""
        store, code = self._registry.store, live.value.id
        if visit.is_known and not due:
            return Rest.ASLEEP
        if visit.at < NEVER:
            return await store.sleep_until(code, visit.at, version=live.version, shown=visit.edited, lead=lead)
        # With all records: a store that has come back with an older state lacks some, and nobody visits it again.
        known = visit.settled.shown if visit.settled is not None else {}
        return await store.forget(code, version=live.version, shown={**visit.edited, **known}, lead=lead)
