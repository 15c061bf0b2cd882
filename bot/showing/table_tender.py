"""Tends tables: first takes the steps that are due, then brings the messages up to date.

Steps are deadlines, moves of built-in players, nudges and the next deal (`bot.table.automatic`).
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from cachetools import LRUCache

from bot.finished import counting, rated_games
from bot.ports.beacon import Beacon
from bot.ports.effects import Unmet
from bot.ports.schedule import FOR_EVER, Lead
from bot.ports.store import Shown, SurfaceName
from bot.ports.windows import InFront
from bot.showing.delivery import Delivery
from bot.showing.delivery_pass import DeliveryPass
from bot.showing.surfaces import is_list_shown
from bot.showing.tournament_tender import TournamentTender
from bot.showing.visit import NEVER, DocumentTender, Visit
from bot.table import answers, automatic, outages
from bot.table.automatic import BEACON_WAIT, Pace, Step, Thought, Why, next_step
from bot.table.calendar import date_at
from bot.table.change import TableChange
from bot.table.dealing import awaits_list
from bot.table.documents import CACHED, Live
from bot.table.outages import Outage
from bot.table.parts import Line
from bot.table.platform_facts import PlatformFacts
from bot.table.seats import with_history
from bot.table.table import Table
from bot.table.tables import Tables

log = logging.getLogger(__name__)

STEPS_AT_ONCE = 40  # most steps of one table before its messages are updated
THINKING = 2  # most built-in players that think at the same time in one process
BEACON_AGAIN = 1.0  # seconds until the beacon is asked again for a missing round


@dataclass(frozen=True, slots=True)
class Settled:
    """The state of a table after this process has brought its messages up to date."""

    table: Table
    """The table at that time."""

    until: float
    """When it next needs attention if it does not change, in seconds since the epoch."""

    fence: str
    """The fence of the lead that was held then; empty without one."""

    shown: Mapping[SurfaceName, Shown]
    """The records of its surfaces."""

    sitting: Mapping[int, InFront]
    """Who played in a window then, by seat."""


class TableTender(DocumentTender[Table]):
    """The tender of tables: takes the due steps of a table, then updates its messages."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        delivery: Delivery,
        now: Callable[[], float],
        pace: Pace,
        beacon: Beacon | None,
        tournaments: TournamentTender,
    ) -> None:
        self._tables = tables
        self._facts = facts
        self._delivery = delivery
        self._tournaments = tournaments
        self._now = now
        self._pace = pace
        self._thinking = asyncio.Semaphore(THINKING)
        self._beacon = beacon
        self._outage: Outage | None = None
        # By table: what is known from the last time this process tended it.
        self._known: LRUCache[str, Settled] = LRUCache(CACHED)

    def forget_all(self) -> None:
        """Forget what is known of tables: the store may be older than it was."""
        self._known.clear()

    def give_back(self, outage: Outage) -> None:
        """Add the length of an outage to the clock of every decision that was open during it."""
        self._outage = outage

    async def visit(self, live: Live[Table], lead: Lead | None) -> Visit | None:
        """Take the steps that are due, and bring the messages up to date. Returns None if the lead is lost."""
        table_id, fence = live.value.id, _fence(lead)
        last = self._known.get(table_id)
        if last is not None and last.fence == fence and last.table.redrawn == live.value.redrawn:
            shown = last.shown
        else:  # another process may have tended the table in between, or the store has lost the last records
            shown = await self._tables.store.shown(table_id)
        live, step = await self._steps_taken(live)
        if live.value.rated_on is None and rated_games.is_unknown(live.value):
            live, step = await self._rated(live.value)
        table = live.value
        last = self._known.get(table_id)
        sitting = await self._delivery.sitting(table)
        if (
            last is not None
            and last.table is table
            and self._now() < last.until
            and not self._delivery.is_called(table_id)
            and last.sitting.keys() == sitting.keys()
        ):
            # The commit that woke the table was handled already.
            return Visit(live.version, last.until, last.shown, is_known=True)
        if not table.is_live and not table.counted:
            # This comes first: people who read that the game is over may ask for its record or open the next one at
            # once.
            await self._tournaments.result_taken(table)
            await counting.count(self._tables, table)
            live = await self._tables.newest(table_id)
            table = live.value
        self._known.pop(table_id, None)  # until the pass has ended
        outcome = await self._delivery.reconcile(table, lead, shown=shown, sitting=sitting, version=live.version)
        if outcome.lost_lead:
            return None
        await self._told(table, outcome)
        at = self._next_time(table, step, outcome)

        def rested(asleep: bool) -> None:
            self._known[table_id] = Settled(table, at if asleep else 0.0, fence, outcome.shown, sitting)

        return Visit(live.version, at, outcome.edited, then=rested)

    async def set_aside(self, code: str, cause: str) -> None:
        """Stop a table that keeps failing until the operator retries it, and say so on its board."""

        def poisoned(table: Table) -> TableChange:
            return TableChange(table.model_copy(update={"poisoned": cause, "notice": Line(key="set-aside")}))

        await self._tables.change(code, poisoned)

    async def _steps_taken(self, live: Live[Table]) -> tuple[Live[Table], Step | None]:
        """Take the steps that are due; return the table after them, and its next step."""
        table_id = live.value.id
        for _ in range(STEPS_AT_ONCE):
            if self._outage is not None and outages.is_owed(live.value, self._outage):
                await self._tables.change(table_id, self._given_back)
            else:
                step = next_step(live.value, self._pace)
                if step is None or step.at > self._now():
                    return live, step
                if step.why is Why.BEACON:
                    again = await self._beacon_asked(live.value, step)
                    if again is not None:
                        return live, again
                else:
                    thought = await self._thought(live.value) if step.why in automatic.THOUGHT_OUT else None
                    await self._tables.change(table_id, partial(self._step_taken, thought=thought))
            live = await self._tables.newest(table_id)
        return live, next_step(live.value, self._pace)

    async def _rated(self, table: Table) -> tuple[Live[Table], Step | None]:
        """Find out if a game that has begun is rated. If it is not, its board says so."""
        day = date_at(self._now())

        def found(newest: Table) -> TableChange:
            if not rated_games.is_unknown(newest):
                return TableChange(newest)
            return TableChange(newest.replace(rated_on=day), effects=rated_games.places(newest, day))

        def not_found(newest: Table) -> TableChange:
            if not rated_games.is_unknown(newest):
                return TableChange(newest)
            return TableChange(with_history(newest.replace(rated_on=rated_games.UNRATED), Line(key="unrated")))

        try:
            await self._tables.change(table.id, found)
        except Unmet:
            await self._tables.change(table.id, not_found)
        live = await self._tables.newest(table.id)
        return live, next_step(live.value, self._pace)

    async def _thought(self, table: Table) -> Thought:
        """Let a built-in player think in a thread, once per position, even if the commit of its move is retried.

        Only a few at a time, as their Python code competes with the event loop.
        """
        async with self._thinking:
            return await asyncio.to_thread(automatic.thought_of, table)

    def _step_taken(self, table: Table, *, thought: Thought | None) -> TableChange:
        return automatic.take_due(table, self._now(), self._tables.chance, self._pace, thought)

    async def _beacon_asked(self, table: Table, waited: Step) -> Step | None:
        """Deal the hand that waits for the beacon, with its round or, after a while, without it.

        Returns the step of the next try while the round is missing.
        """
        number = table.closing.round if table.closing is not None else None
        found = await self._beacon.signature(number) if self._beacon is not None and number is not None else None
        if found is None and self._now() < waited.at + BEACON_WAIT:
            return Step(self._now() + BEACON_AGAIN, Why.BEACON)
        if found is None:
            log.warning("a hand is dealt without the beacon", extra={"table": table.id, "round": number})
        await self._tables.change(table.id, lambda newest: self._with_beacon(newest, number, found or b""))
        return None

    def _with_beacon(self, table: Table, number: int | None, signature: bytes) -> TableChange:
        """Deal the hand with a round's signature, if the table still waits for that round."""
        if table.closing is None or table.closing.round != number:
            return TableChange(table)
        return automatic.with_beacon(table, signature, self._now(), self._tables.chance)

    def _list_shown(self, table: Table, *, of: Table) -> TableChange:
        seal = of.closing.commitment if of.closing is not None else ""
        return automatic.with_list_shown(table, seal, self._now(), self._tables.chance)

    def _given_back(self, table: Table) -> TableChange:
        return TableChange(outages.given_back(table, self._outage) if self._outage is not None else table)

    async def _told(self, table: Table, outcome: DeliveryPass) -> None:
        for chat, new_id in outcome.moved:
            await self._facts.chat_moved(chat.platform, chat.id, new_id, seen_at=table.id)
        for thread in outcome.threadless:
            await self._facts.thread_gone(thread, table.id)
        for person in outcome.unreachable:
            await self._facts.private_chat_closed(person, seen_at=table.id)
        if outcome.ended:
            struck = self._tables.change(table.id, lambda newest: TableChange(answers.without(newest, outcome.ended)))
            await self._tables.quietly(struck)
        for where in outcome.lowered:
            await self._facts.scrolled_on(table.id, where.key)
        if table.closing is not None and awaits_list(table) and is_list_shown(table, outcome.shown):
            await self._tables.change(table.id, partial(self._list_shown, of=table))
        refusing = frozenset(name.place for name, shown in outcome.shown.items() if shown.refused)
        if refusing != set(table.refusing):
            await self._facts.refused(table, refusing)

    def _next_time(self, table: Table, step: Step | None, outcome: DeliveryPass) -> float:
        if not table.is_live and outcome.again is None:
            return NEVER
        times = [at for at in (outcome.again, step.at if step is not None else None) if at is not None]
        return min([*times, self._now() + FOR_EVER])


def _fence(lead: Lead | None) -> str:
    return lead.fence if lead is not None else ""
