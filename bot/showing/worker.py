"""A worker: it takes the lead when it may, and tends each document when it is due as long as it leads."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from bot.finished import forgetting
from bot.meter import Meter
from bot.ports.health import Unavailable
from bot.ports.messenger import Busy
from bot.ports.schedule import RENEW_EVERY, Lead, Schedule
from bot.refusal import Refusal
from bot.showing import set_back
from bot.showing.tending import Tender
from bot.stopping import ended
from bot.table.change import Denied
from bot.table.documents import NewerSchema
from bot.table.outages import Outage
from bot.table.tables import Tables
from bot.trouble import Broken, Troubles, for_ever, kind_of, places_of

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0  # seconds between queries for due tables
AT_ONCE = 64  # most tables tended at the same time
AFTER_FAILURE = 5.0  # seconds until a table that failed is tended again
DRAIN = 2.0  # seconds at the end to finish the loops and tables under way …
HAND_OVER = 0.9  # … and to release the lead
FAILURES = 3  # in a row, after which a table is set aside
OUTAGE = 5.0  # seconds without any leader that count as an outage
AFTER_TROUBLE = 1.0  # seconds until a table is tended again after the store or a platform did not answer
AFTER_NEWER = 60.0  # seconds until a table of a newer release is tried again
WATCH_EVERY = 1.0  # seconds between two looks at which server answers
FORGET_EVERY = 20.0  # seconds between queries for people who have asked to be forgotten
ANSWERED_WITHIN = 5.0  # seconds without an answer of the store after which a worker is not ready
ALL = 1_000_000  # documents that are read when a worker begins to lead

NOT_RENEWED = "the lead could not be renewed"
NOT_LOOKED = "due tables could not be looked for"
NOT_HEARD = "woken tables could not be heard of"
NOT_WATCHED = "the server could not be asked for its role"
NOT_FORGOTTEN = "somebody who asked to be forgotten could not be forgotten yet"


class Worker:
    """A worker that tends documents while it leads, until it is told to stop."""

    def __init__(
        self,
        tender: Tender,
        tables: Tables,
        schedule: Schedule,
        now: Callable[[], float],
        meter: Meter | None = None,
    ) -> None:
        self._tender = tender
        self._tables = tables
        self._registry = tables.registry
        self._schedule = schedule
        self._now = now
        self._meter = meter or Meter()
        self._lead: Lead | None = None
        self._ending: asyncio.TimerHandle | None = None  # cancels the work when the lead ends
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, bool] = {}  # by table to tend again when done: `just_committed`
        self._failures: dict[str, int] = {}
        self._resting: dict[str, float] = {}  # by table that failed: the time until which it is not tended
        self._look = asyncio.Event()
        self._behind = False  # whether more tables are due than can be tended at once
        self._alarms: dict[str, asyncio.TimerHandle] = {}  # timers of tables that are due before the next query
        self._going_on: asyncio.Task[None] | None = None  # goes through all documents before any is tended
        self._begun = self._stopping = self._draining = False
        self._looked_back = False
        self._answered = float("-inf")  # when the store last answered a try to lead
        self._troubles = Troubles()

    @property
    def up(self) -> bool:
        """Whether the worker has begun and is not stopping, so that presses are accepted."""
        return self._begun and not self._stopping

    @property
    def ready(self) -> bool:
        """Whether presses are taken: the store has answered lately, by a write."""
        return self.up and self._now() - self._answered < ANSWERED_WITHIN

    @property
    def leads(self) -> bool:
        """Whether this process tends, by its own monotonic clock."""
        return self._lead is not None and monotonic() < self._lead.until

    async def run(self, stop: asyncio.Event) -> None:
        """Work until `stop` is set; then finish what is under way and release the lead.

        Raises Broken if one of the worker's loops ends before that, for any reason.
        """
        until_renewal, until_watch = partial(asyncio.sleep, RENEW_EVERY), partial(asyncio.sleep, WATCH_EVERY)
        until_forgetting = partial(asyncio.sleep, FORGET_EVERY)
        loops = [
            asyncio.create_task(for_ever(trouble, step, rest, self._troubles), name=name)
            for name, trouble, step, rest in (
                ("renewing", NOT_RENEWED, self._renew, until_renewal),
                ("listening", NOT_HEARD, self._listen, until_renewal),
                ("looking", NOT_LOOKED, self._look_once, self._until_look),
                ("watching", NOT_WATCHED, self._watch, until_watch),
                ("forgetting", NOT_FORGOTTEN, self._forget_people, until_forgetting),
            )
        ]
        stopped = asyncio.create_task(stop.wait())
        self._begun = True
        broken: list[Broken] = []
        try:
            with self._registry.heard_by(self):
                await asyncio.wait([stopped, *loops], return_when=asyncio.FIRST_COMPLETED)
            broken = [Broken.by(loop) for loop in loops if loop.done()]
        finally:
            self._stopping = True
            await self._handed_over(stopped, *loops)
        if broken:
            raise broken[0]

    async def _look_back(self) -> None:
        """Detect an outage, which is a time without any leader, and make up for it."""
        led = await self._schedule.last_led()
        if led is not None and self._now() - led > OUTAGE:
            self._tender.give_back(Outage(led, self._now()))

    async def _handed_over(self, *loops: asyncio.Task[Any]) -> None:
        """End loops, finish the tables under way, and give the lead back, however long the others take to end.

        A call that hangs is cancelled; the next leader finds out its outcome. A lead that cannot be given back ends.
        """
        self._draining = True
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                await ended(*loops)
                while tasks := {*self._busy.values(), *self._tender.under_way}:
                    await asyncio.wait(tasks)
        self._leads_no_more()
        with suppress(Exception):
            async with asyncio.timeout(HAND_OVER):
                await self._schedule.release()
        await self._work_ended(*loops)
        self._draining = False

    async def _work_ended(self, *loops: asyncio.Task[Any]) -> None:
        """Cancel every visit and call, and wait until they and the loops have ended."""
        self._leads_no_more()
        await ended(*loops, *self._busy.values(), *self._tender.under_way)

    def _leads_no_more(self) -> None:
        """Cancel every visit and call: another process may lead by now."""
        self._lead = None
        if self._ending is not None:
            self._ending.cancel()
        current = asyncio.current_task()
        going_on = () if self._going_on is None else (self._going_on,)
        for task in (*self._busy.values(), *self._tender.under_way, *going_on):
            if task is not current:
                task.cancel()

    def wake(self, table_id: str, *, just_committed: bool = False, called: bool = False) -> None:
        """Tend a table now, if this worker leads; `just_committed` if this process made the last commit.

        A table that is `called` has waited for a platform's call. It is tended at once, even beyond AT_ONCE, as there
        are never more such tables than calls.
        """
        lead = self._lead
        if lead is None or self._is_held or self._rests(table_id):
            return
        if table_id in self._busy:
            self._again[table_id] = just_committed and self._again.get(table_id, True)
        elif called or len(self._busy) < AT_ONCE:
            self._start(table_id, lead, just_committed=just_committed)
        else:
            self._behind = True

    def committed(self, table_id: str) -> None:
        """Tend a table that this process has committed, unless the commit was made while tending it."""
        if self._busy.get(table_id) is not asyncio.current_task():
            self.wake(table_id, just_committed=True)

    @property
    def _is_held(self) -> bool:
        """Whether no visit begins, although this process leads."""
        return self._draining or self._going_on is not None

    def _rests(self, table_id: str) -> bool:
        if self._resting.get(table_id, 0.0) > self._now():
            return True
        self._resting.pop(table_id, None)
        return False

    def _start(self, table_id: str, lead: Lead, *, just_committed: bool = False, due: bool = False) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
        task = asyncio.create_task(
            self._tended(table_id, lead, just_committed=just_committed, due=due), name=f"tend {table_id}"
        )
        self._busy[table_id] = task
        task.add_done_callback(lambda _: self._finished(table_id))

    def _finished(self, table_id: str) -> None:
        self._busy.pop(table_id, None)
        if table_id in self._again:
            self.wake(table_id, just_committed=self._again.pop(table_id))
        if self._behind and len(self._busy) <= AT_ONCE // 2:
            self._look.set()

    def _wake_at(self, table_id: str, at: float) -> None:
        """Set a timer for a table that is due before the next query."""
        wait = at - self._now()
        if wait <= LOOK_EVERY:
            self._alarms[table_id] = asyncio.get_running_loop().call_later(max(wait, 0.0), self._alarmed, table_id)

    def _alarmed(self, table_id: str) -> None:
        self._alarms.pop(table_id, None)
        self.wake(table_id)

    async def _tended(self, table_id: str, lead: Lead, *, just_committed: bool = False, due: bool = False) -> None:
        try:
            at = await self._tender.tend(table_id, lead, just_committed=just_committed, due=due)
            if at is not None:
                self._wake_at(table_id, at)
            else:
                self._lost(lead)
            self._failures.pop(table_id, None)
            self._meter.tended("ok")
        except (Unavailable, Busy) as trouble:
            self._meter.tended("unavailable")
            self._resting[table_id] = self._now() + AFTER_TROUBLE
            self._troubles.tell("a table could not be tended now", trouble)
        except NewerSchema:
            self._resting[table_id] = self._now() + AFTER_NEWER
            log.info("a table of a newer release is left alone", extra={"table": table_id})
        except Refusal as refusal:
            self._resting[table_id] = self._now() + AFTER_TROUBLE  # too many conflicts, or the table does not exist
            if refusal.key in {"no-such-table", "no-such-tournament"}:
                await self._forgotten(table_id)
        except Exception as failure:  # noqa: BLE001 - one table must not stop the others
            await self._failed(table_id, failure)

    def _lost(self, lead: Lead) -> None:
        """Stop tending after a write was refused, as another process leads."""
        if self._lead is not None and self._lead.fence == lead.fence:
            self._leads_no_more()

    async def _forgotten(self, table_id: str) -> None:
        try:  # version 0: unless it is made meanwhile, as when the commit that a failover lost is repeated
            await self._tables.store.forget(table_id, version=0)
        except Exception as failure:  # noqa: BLE001 - the next query finds it again
            self._troubles.tell("a table that is gone could not be forgotten", failure)

    async def _failed(self, table_id: str, failure: Exception) -> None:
        self._meter.tended("failed")
        cause = failure.cause if isinstance(failure, Denied) else failure
        count = self._failures[table_id] = self._failures.get(table_id, 0) + 1
        self._resting[table_id] = self._now() + AFTER_FAILURE
        log.error(
            "a table failed",
            extra={"table": table_id, "cause": kind_of(cause), "failures": count, "places": places_of(cause)},
        )
        if count >= FAILURES:
            await self._set_aside(table_id, type(cause).__name__)

    async def _set_aside(self, table_id: str, cause: str) -> None:
        self._meter.tended("set_aside")
        try:
            await self._tender.set_aside(table_id, cause)
        except Exception as failure:  # noqa: BLE001 - the table's next failure tries it again
            log.error("a table could not be set aside", extra={"table": table_id, "cause": kind_of(failure)})

    # -------------------------------------------------------------------------------------------------- the loops

    async def _renew(self) -> None:
        """Take or renew the lead, or see it with another process."""
        if not self._looked_back:  # this has to come before this worker's own lead counts as a sign of life
            await self._look_back()
            self._looked_back = True
        before, lead = self._lead, await self._schedule.lead(self._now())
        self._answered = self._now()
        if lead is None:
            if before is not None:
                await self._work_ended()
            self._meter.leading(0, 0, 0.0)
            return
        if lead.wanted:
            log.info("the lead is given up to a newer release")
            await self._handed_over()
            return
        if before is None or before.fence != lead.fence:
            await self._begin_to_lead()
        self._lead = lead
        if lead.older and self._going_on is None:
            self._going_on = asyncio.create_task(self._go_on_from(lead.older), name="go on from an older state")
        if self._ending is not None:
            self._ending.cancel()
        self._ending = asyncio.get_running_loop().call_later(lead.until - monotonic(), self._leads_no_more)
        self._look.set()
        tables, overdue = await self._schedule.backlog(self._now())
        self._meter.leading(1, tables, overdue)

    async def _begin_to_lead(self) -> None:
        """Doubt the messages of the documents that another process may have been tending when it ended."""
        self._tender.begin(await self._schedule.due(self._now(), ALL))

    async def _watch(self) -> None:
        """After a change of server, forget what is known of documents: the store may be older than it was."""
        if await self._schedule.moved():
            log.warning("the store is on another server, or on the same one after a restart")
            self._registry.cache.clear()

    async def _go_on_from(self, server: str) -> None:
        """Go through all documents before any is tended, as the store may be older than it was.

        If this fails, the next renewal of the lead begins it again.
        """
        try:
            await set_back.go_on(self._registry, self._schedule)
            self._tender.begin(())
            await self._schedule.believed(server)
        except Unavailable as trouble:
            self._troubles.tell("documents could not be gone through", trouble)
        finally:
            self._going_on = None
            self._look.set()

    async def _forget_people(self) -> None:
        if self.leads:
            await forgetting.forget_those_who_asked(self._tables)

    async def _listen(self) -> None:
        """Tend documents when other processes commit them."""
        async for table_id in self._schedule.woken():
            self.wake(table_id)

    async def _until_look(self) -> None:
        self._look.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_EVERY):
                await self._look.wait()

    async def _look_once(self) -> None:
        """Start to tend the tables that are due, at most AT_ONCE at the same time."""
        lead = self._lead
        if lead is None or self._is_held or len(self._busy) >= AT_ONCE:
            return
        now, limit = self._now(), AT_ONCE - len(self._busy)
        self._resting = {table: until for table, until in self._resting.items() if until > now}
        # Tables under way or resting are still due. They are skipped in the query, so that all others get their turn.
        due = await self._schedule.due(now, limit, {*self._busy, *self._resting})
        self._behind = len(due) == limit
        for table_id in due:
            if len(self._busy) >= AT_ONCE:
                self._behind = True
                return
            if table_id not in self._busy and not self._rests(table_id):
                self._start(table_id, lead, due=True)
