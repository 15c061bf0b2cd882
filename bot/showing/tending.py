"""The way out: a table that wants attention gets its due steps taken, its screens brought up to date, and a next time.

Deadlines, built-in players' moves, nudges, the next deal and rendering are all the same thing here.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from cachetools import LRUCache

from bot.daily.days import Days
from bot.finished import dailies, standings
from bot.ports.beacon import Beacon
from bot.ports.schedule import FOR_EVER, Claim
from bot.ports.store import Rest, Shown, SurfaceName
from bot.showing.daily import DayTender
from bot.showing.delivery import Delivery
from bot.showing.round import Round
from bot.showing.tournaments import TournamentTender
from bot.table import answers, automatic
from bot.table.automatic import BEACON_WAIT, USUAL_PACE, Outage, Pace, Step, Why, next_step
from bot.table.change import Change
from bot.table.daily import is_day
from bot.table.ending import LAST_VOID
from bot.table.model import TIPS, Ending, Stage, Table
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import CACHED_TABLES, Live, Tables
from bot.tournament.model import is_code
from bot.tournament.tournaments import Tournaments

log = logging.getLogger(__name__)

STEPS_AT_ONCE = 40  # of one table, before others get their turn
BEACON_AGAIN = 1.0  # seconds until a round is asked for again that has not come
NEVER = float("inf")


@dataclass(frozen=True, slots=True)
class Settled:
    """A table whose screens this process has brought up to date."""

    table: Table
    """The table as it was then."""

    until: float
    """The moment before which it wants nothing if it stays as it is, in seconds since the epoch."""

    claim_fence: int
    """The fence of the claim under which that was done; 0 without a claim."""

    shown: Mapping[SurfaceName, Shown]
    """How its surfaces are shown."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What was written down of a table's messages may not be what they show."""

    since: float
    """Records older than this are in doubt, in seconds since the epoch."""

    claim_fence: int
    """The fence of the claim under which that was found; 0 without a claim."""


class Tender:
    """Tends one table at a time: what is due, then what is to be seen."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        delivery: Delivery,
        now: Callable[[], float],
        pace: Pace = USUAL_PACE,
        beacon: Beacon | None = None,
        tournaments: Tournaments | None = None,
        days: Days | None = None,
    ) -> None:
        self._tables = tables
        self._facts = facts
        self._delivery = delivery
        self.tournaments = TournamentTender(tournaments or Tournaments(tables), facts, delivery)
        self.days = DayTender(days or Days(tables, beacon), facts, delivery.tools)
        self._now = now
        self._pace = pace
        self._beacon = beacon
        self._outage: Outage | None = None
        self._known: LRUCache[str, Settled | Doubt] = LRUCache(
            CACHED_TABLES
        )  # of tables that this process has looked after

    def give_back(self, outage: Outage) -> None:
        """Give every decision back the time that it lost in an outage."""
        self._outage = outage

    @property
    def under_way(self) -> Collection[asyncio.Task[None]]:
        """The calls of slow chats, which nobody waits for any more."""
        return self._delivery.under_way

    async def tend(
        self, table_id: str, claim: Claim | None = None, *, just_committed: bool = False, due: bool = False
    ) -> float | None:
        """Give a table what it wants now; set the time at which it wants attention again, and return that time.

        What this process has `just_committed` is taken for the newest: if it is not, the table will not sleep. Where
        the store says that it is `due`, its time is written in any case: it may be due because a write got lost.
        Returns None if the claim is lost.
        """
        if is_day(table_id) or is_code(table_id):
            return await (self.days if is_day(table_id) else self.tournaments).tend(table_id, claim)
        fence, last = _fence(claim), self._known.get(table_id)
        if isinstance(last, Settled) and last.claim_fence == fence:
            shown, redrawn = last.shown, last.table.redrawn
        else:  # somebody else may have looked after the table in between
            shown, redrawn = await self._taken_over(table_id, fence), None
        while True:
            live, step = await self._steps_taken(table_id, just_committed)
            just_committed = False
            if redrawn is not None and live.table.redrawn > redrawn:
                # The store has been set back, and its records with it: a board that was put away since is called for.
                shown = {**await self._tables.store.shown(table_id), **shown}
            redrawn = live.table.redrawn
            last = self._known.get(table_id)
            is_settled = isinstance(last, Settled) and last.table is live.table and self._now() < last.until
            if isinstance(last, Settled) and is_settled and not self._delivery.is_called(table_id):
                if not due:
                    return last.until  # the commit that has woken it now was dealt with already
                rest = await self._asleep(live, last.until, last.shown, claim, settled=True)
                if rest is Rest.WOKEN:
                    continue
                return last.until if rest is Rest.ASLEEP else None
            if not live.table.is_live:
                # First of all: whoever reads that the game is over may ask for its record or open the next at once.
                await self._closed(live.table)
            doubted = self._begin_round(table_id, fence)
            outcome = await self._delivery.reconcile(live.table, claim, doubted=doubted, shown=shown)
            shown = outcome.shown
            if outcome.lost_claim:
                return None
            await self._told(live.table, outcome)
            at = self._next_time(live.table, step, outcome)
            still_doubted = doubted > 0 and (outcome.held_back or outcome.under_way)
            settled = not still_doubted and not outcome.under_way
            rest = await self._asleep(live, at, outcome.edited, claim, settled=settled)
            if rest is Rest.LOST:
                return None
            until = at if rest is Rest.ASLEEP else 0.0
            known = Settled(live.table, until, fence, outcome.shown)
            self._known[table_id] = Doubt(doubted, fence) if still_doubted else known
            if rest is Rest.ASLEEP:
                return at

    async def _taken_over(self, table_id: str, fence: int) -> Mapping[SurfaceName, Shown]:
        """Return how the surfaces of a table were shown last, which another process has written down.

        A round writes down its edits when it ends, so one that is broken off may have changed messages without writing
        that down. When is a record in doubt that another process has left?

        - A round that ends leaves its table `settled` at its version. Whatever was broken off before that, this round
          has put right, or it does not call the table settled.
        - A round broken off later at that same version has drawn the same screens (only the hours left in a slow game
          become fewer). A message that it changed had a record that differs from the screen called for, and it still
          differs: it is edited without any doubt. To call for the recorded screen again the table has to change, and
          with that its version.
        - So what was written down is in doubt only while the newest version is not the settled one: the table was
          committed and not seen to to the end, which includes every round in which a worker was killed. It is asked
          here, before this process takes the steps that are due and makes newer versions: rounds at those are its own.
        - A server that comes back with older data brings back the older mark as well. The mark names the run of the
          server that it was made on, and counts for that alone: after a change of server each table is doubted once.
        """
        store, last = self._tables.store, self._known.get(table_id)
        if isinstance(last, Doubt) and last.claim_fence == fence:
            return await store.shown(table_id)  # the last round was this process's own
        self._known.pop(table_id, None)
        shown, settled = await asyncio.gather(store.shown(table_id), store.settled(table_id))
        if not settled:
            self._known[table_id] = Doubt(self._now(), fence)
        return shown

    def _begin_round(self, table_id: str, fence: int) -> float:
        """Return the moment before which no record of a message can be relied on; 0 where all of them can.

        Until the round has come to its end, what it may have changed is in doubt.
        """
        last = self._known.get(table_id)
        self._known[table_id] = Doubt(self._now(), fence)
        return last.since if isinstance(last, Doubt) else 0.0

    async def _steps_taken(self, table_id: str, just_committed: bool) -> tuple[Live, Step | None]:
        """Take the steps that are due; return the table after them, and the step that follows."""
        for _ in range(STEPS_AT_ONCE):
            live = await self._tables.newest(table_id, just_committed=just_committed)
            if self._outage is not None and automatic.is_owed(live.table, self._outage):
                await self._tables.change(table_id, self._given_back)
                continue
            step = next_step(live.table, self._pace)
            if step is None or step.at > self._now():
                return live, step
            if step.why is Why.BEACON:
                again = await self._beacon_asked(live.table, step)
                if again is not None:
                    return live, again
                continue
            await self._tables.change(table_id, self._step_taken)
        live = await self._tables.newest(table_id)
        return live, next_step(live.table, self._pace)

    def _step_taken(self, table: Table) -> Change:
        return automatic.take_due(table, self._now(), self._tables.chance, self._pace)

    async def _beacon_asked(self, table: Table, waited: Step) -> Step | None:
        """Deal the hand that waits for the beacon, with its round or, after a while, without it.

        Returns the next try while it has not come.
        """
        number = table.closing.round if table.closing is not None else None
        found = await self._beacon.signature(number) if self._beacon is not None and number is not None else None
        if found is None and self._now() < waited.at + BEACON_WAIT:
            return Step(self._now() + BEACON_AGAIN, Why.BEACON)
        if found is None:
            log.warning("a hand is dealt without the beacon", extra={"table": table.id, "round": number})
        await self._tables.change(table.id, lambda newest: self._with_beacon(newest, number, found or b""))
        return None

    def _with_beacon(self, table: Table, number: int | None, signature: bytes) -> Change:
        """Deal with a round's signature, if the table still waits for that round."""
        if table.closing is None or table.closing.round != number:
            return Change(table)
        return automatic.with_beacon(table, signature, self._now(), self._tables.chance)

    def _given_back(self, table: Table) -> Change:
        return Change(automatic.given_back(table, self._outage) if self._outage is not None else table)

    async def _told(self, table: Table, outcome: Round) -> None:
        for chat, new_id in outcome.moved:
            await self._facts.chat_moved(chat.platform, chat.id, new_id, seen_at=table.id)
        for person in outcome.unreachable:
            await self._facts.private_chat_closed(person, seen_at=table.id)
        if outcome.ended:
            struck = self._tables.change(table.id, lambda newest: Change(answers.without(newest, outcome.ended)))
            await self._tables.quietly(struck)
        for where in outcome.lowered:
            await self._facts.scrolled_on(table.id, where.key)
        refusing = frozenset(name.place for name, shown in outcome.shown.items() if shown.refused)
        if refusing != set(table.refusing):
            await self._facts.refused(table, refusing)

    async def _closed(self, table: Table) -> None:
        await self.tournaments.result_taken(table)
        directory = self._tables.directory
        people = [seat.person.key for seat in table.seats if seat.person is not None]
        for chat in table.chats:
            if await directory.table_of_chat(chat.key) == table.id:
                if table.ending is Ending.VOID and people:  # else it is listed, or nobody's who could ask for it
                    void = {"table": table.id, "ended": table.clock.turn_since}
                    await directory.save_chat(chat.key, {LAST_VOID: void})
                await directory.link_chat(chat.key, None)
        for person in people:
            await directory.link_person(person, table.id, on=False)
        await self._tips_kept(table)
        if table.daily is not None:
            await dailies.take_in(directory, table)  # it counts for nothing else
        elif table.stage is Stage.OVER or table.ending is not None:
            await standings.take_in(directory, table)

    async def _tips_kept(self, table: Table) -> None:
        """Remember of those who had tips here for how many more hands they have any."""
        for seat in table.seats:
            if seat.person is not None and not table.lesson and table.daily is None:
                about = await self._tables.directory.person(seat.person.key)
                if about.get("tips", TIPS) > seat.tips:
                    await self._tables.directory.save_person(seat.person.key, {"tips": seat.tips})

    def _next_time(self, table: Table, step: Step | None, outcome: Round) -> float:
        if not table.is_live and outcome.again is None:
            return NEVER
        times = [at for at in (outcome.again, step.at if step is not None else None) if at is not None]
        return min([*times, self._now() + FOR_EVER])

    async def _asleep(
        self, live: Live, at: float, shown: Mapping[SurfaceName, Shown], claim: Claim | None, *, settled: bool
    ) -> Rest:
        """Write down how surfaces are shown, and set the time of attention, if the table has not changed meanwhile."""
        table_id, store = live.table.id, self._tables.store
        if at < NEVER:
            return await store.sleep_until(
                table_id, at, version=live.version, shown=shown, claim=claim, settled=settled
            )
        if shown and not await store.show(table_id, shown, claim=claim):
            return Rest.LOST
        return Rest.ASLEEP if await store.forget(table_id, version=live.version) else Rest.WOKEN


def _fence(claim: Claim | None) -> int:
    return claim.fence if claim is not None else 0
