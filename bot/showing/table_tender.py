"""What is due for a table: its steps first, and then its screens are brought up to date.

Deadlines, built-in players' moves, nudges, the next deal and rendering are all the same thing here.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from cachetools import LRUCache

from bot.finished import dailies, statistics
from bot.ports.beacon import Beacon
from bot.ports.schedule import FOR_EVER, Claim
from bot.ports.store import Shown, SurfaceKind, SurfaceName
from bot.showing.delivery import Delivery
from bot.showing.delivery_pass import DeliveryPass
from bot.showing.surfaces import completed, is_list_shown
from bot.showing.tournament_tender import TournamentTender
from bot.showing.visit import NEVER, DocumentTender, Visit
from bot.table import answers, automatic
from bot.table.automatic import BEACON_WAIT, Outage, Pace, Step, Thought, Why, next_step
from bot.table.change import TableChange
from bot.table.dealing import awaits_list
from bot.table.documents import CACHED, Live
from bot.table.ending import LAST_VOID
from bot.table.platform_facts import PlatformFacts
from bot.table.table import TIPS, Ending, Line, Stage, Table
from bot.table.tables import Tables

log = logging.getLogger(__name__)

STEPS_AT_ONCE = 40  # of one table, before others get their turn
THINKING = 2  # built-in players that think at the same time in one process
BEACON_AGAIN = 1.0  # seconds until a round is asked for again that has not come


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


class TableTender(DocumentTender[Table]):
    """Tends one table at a time: what is due, then what is to be seen."""

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
        self._known: LRUCache[str, Settled | Doubt] = LRUCache(CACHED)  # of tables that this process has looked after

    def give_back(self, outage: Outage) -> None:
        """Add the time of an outage to the clock of every decision that was open then."""
        self._outage = outage

    async def visit(self, live: Live[Table], claim: Claim | None) -> Visit | None:
        """Take the steps that are due, and bring the screens up to date. Returns None if the claim is lost."""
        table_id, fence = live.value.id, _fence(claim)
        last = self._known.get(table_id)
        if isinstance(last, Settled) and last.claim_fence == fence:
            shown, redrawn = last.shown, last.table.redrawn
        else:  # somebody else may have looked after the table in between
            shown, redrawn = await self._taken_over(table_id, fence), live.value.redrawn
        live, step = await self._steps_taken(live)
        table = live.value
        if table.redrawn > redrawn:
            # The store has been set back, and its records with it: a board that was put away since is called for.
            shown = {**await self._tables.store.shown(table_id), **shown}
        last = self._known.get(table_id)
        is_settled = isinstance(last, Settled) and last.table is table and self._now() < last.until
        if isinstance(last, Settled) and is_settled and not self._delivery.is_called(table_id):
            # The commit that has woken it now was dealt with already.
            return Visit(live.version, last.until, last.shown, settled=True, is_known=True)
        if not table.is_live:
            # First of all: whoever reads that the game is over may ask for its record or open the next at once.
            await self._closed(table)
        doubted = self._begin_round(table_id, fence)
        outcome = await self._delivery.reconcile(table, claim, doubted=doubted, shown=shown)
        if outcome.lost_claim:
            return None
        await self._told(table, outcome)
        at = self._next_time(table, step, outcome)
        still_doubted = doubted > 0 and (outcome.held_back or outcome.under_way)
        settled = not still_doubted and not outcome.under_way

        def rested(asleep: bool) -> None:
            known = Settled(table, at if asleep else 0.0, fence, outcome.shown)
            self._known[table_id] = Doubt(doubted, fence) if still_doubted else known

        return Visit(live.version, at, outcome.edited, settled=settled, then=rested)

    async def set_aside(self, code: str, cause: str) -> None:
        """Have a table that fails again and again go on only when the operator says so, and say that on its board."""

        def poisoned(table: Table) -> TableChange:
            return TableChange(table.model_copy(update={"poisoned": cause, "notice": Line(key="set-aside")}))

        await self._tables.change(code, poisoned)

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

    async def _steps_taken(self, live: Live[Table]) -> tuple[Live[Table], Step | None]:
        """Take the steps that are due; return the table after them, and the step that follows."""
        table_id = live.value.id
        for _ in range(STEPS_AT_ONCE):
            if self._outage is not None and automatic.is_owed(live.value, self._outage):
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

    async def _thought(self, table: Table) -> Thought:
        """Have a built-in player think in a thread, once per position, however often its move has to be written.

        Not many at a time: what of it is Python takes turns with the event loop.
        """
        async with self._thinking:
            return await asyncio.to_thread(automatic.thought_of, table)

    def _step_taken(self, table: Table, *, thought: Thought | None) -> TableChange:
        return automatic.take_due(table, self._now(), self._tables.chance, self._pace, thought)

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

    def _with_beacon(self, table: Table, number: int | None, signature: bytes) -> TableChange:
        """Deal with a round's signature, if the table still waits for that round."""
        if table.closing is None or table.closing.round != number:
            return TableChange(table)
        return automatic.with_beacon(table, signature, self._now(), self._tables.chance)

    def _list_shown(self, table: Table, *, of: Table) -> TableChange:
        seal = of.closing.commitment if of.closing is not None else ""
        return automatic.with_list_shown(table, seal, self._now(), self._tables.chance)

    def _given_back(self, table: Table) -> TableChange:
        return TableChange(automatic.given_back(table, self._outage) if self._outage is not None else table)

    async def _told(self, table: Table, outcome: DeliveryPass) -> None:
        for chat, new_id in outcome.moved:
            await self._facts.chat_moved(chat.platform, chat.id, new_id, seen_at=table.id)
        for person in outcome.unreachable:
            await self._facts.private_chat_closed(person, seen_at=table.id)
        if outcome.ended:
            struck = self._tables.change(table.id, lambda newest: TableChange(answers.without(newest, outcome.ended)))
            await self._tables.quietly(struck)
        for where in outcome.lowered:
            await self._facts.scrolled_on(table.id, where.key)
        if table.notice is not None and not table.notice_shown and _all_show(table, outcome):
            await self._facts.notice_shown(table)
        if table.closing is not None and awaits_list(table) and is_list_shown(table, outcome.shown):
            await self._tables.change(table.id, partial(self._list_shown, of=table))
        refusing = frozenset(name.place for name, shown in outcome.shown.items() if shown.refused)
        if refusing != set(table.refusing):
            await self._facts.refused(table, refusing)

    async def _closed(self, table: Table) -> None:
        await self._tournaments.result_taken(table)
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
        await dailies.take_in(directory, table)
        if table.stage is Stage.OVER or table.ending is not None:
            await statistics.take_in(directory, table)

    async def _tips_kept(self, table: Table) -> None:
        """Remember for how many more hands each person here is given tips."""
        for seat in table.seats:
            if seat.person is not None and table.kind.counts:
                about = await self._tables.directory.person(seat.person.key)
                if about.get("tips", TIPS) > seat.tips:
                    await self._tables.directory.save_person(seat.person.key, {"tips": seat.tips})

    def _next_time(self, table: Table, step: Step | None, outcome: DeliveryPass) -> float:
        if not table.is_live and outcome.again is None:
            return NEVER
        times = [at for at in (outcome.again, step.at if step is not None else None) if at is not None]
        return min([*times, self._now() + FOR_EVER])


def _all_show(table: Table, outcome: DeliveryPass) -> bool:
    """Whether the notice of a table stands on its boards and private hands after a delivery pass."""
    behind = any(name.kind in {SurfaceKind.BOARD, SurfaceKind.HAND} for name in outcome.behind)
    return not behind and not outcome.under_way and table.boards not in completed(table)


def _fence(claim: Claim | None) -> int:
    return claim.fence if claim is not None else 0
