"""A worker: it holds leases on partitions of the tables, and tends each of their tables when it is due."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.finished import forgetting
from bot.meter import Meter
from bot.ports.health import Unavailable
from bot.ports.messenger import Busy
from bot.ports.schedule import RENEW_EVERY, Claim, Schedule
from bot.refusal import Refusal
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
DRAIN = 3.0  # seconds at the end to finish the tables under way …
HAND_OVER = 1.5  # … and to release the partitions
FAILURES = 3  # in a row, after which a table is set aside
OUTAGE = 5.0  # seconds without any worker that count as an outage
AFTER_TROUBLE = 1.0  # seconds until a table is tended again after the store or a platform did not answer
AFTER_NEWER = 60.0  # seconds until a table of a newer release is tried again
FORGET_EVERY = 20.0  # seconds between queries for people who have asked to be forgotten
FORGETTING_PARTITION = 0  # the partition whose holder forgets people: one worker is enough
LOOKED_WITHIN = 5.0  # seconds without a query for due tables after which a worker is not ready

NOT_RENEWED = "the claims could not be renewed"
NOT_LOOKED = "due tables could not be looked for"
NOT_HEARD = "woken tables could not be heard of"
NOT_FORGOTTEN = "somebody who asked to be forgotten could not be forgotten yet"


class Worker:
    """A worker that tends the tables of its partitions until it is told to stop."""

    def __init__(
        self,
        name: str,
        tender: Tender,
        tables: Tables,
        schedule: Schedule,
        now: Callable[[], float],
        meter: Meter | None = None,
    ) -> None:
        self._name = name
        self._tender = tender
        self._tables = tables
        self._registry = tables.registry
        self._schedule = schedule
        self._now = now
        self._meter = meter or Meter()
        self._claims: dict[int, Claim] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, bool] = {}  # by table to tend again when done: `just_committed`
        self._failures: dict[str, int] = {}
        self._resting: dict[str, float] = {}  # by table that failed: the time until which it is not tended
        self._look = asyncio.Event()
        self._behind = False  # whether more tables are due than can be tended at once
        self._alarms: dict[str, asyncio.TimerHandle] = {}  # timers of tables that are due before the next query
        self._begun = self._stopping = False
        self._looked_back = False
        self._fresh_until = self._looked = float("-inf")  # when the claims end; when the last query for due tables was
        self._troubles = Troubles()

    @property
    def up(self) -> bool:
        """Whether the worker has begun and is not stopping, so that presses are accepted."""
        return self._begun and not self._stopping

    @property
    def ready(self) -> bool:
        """Whether tables are really tended: the claims are fresh, and the last query for due tables is recent.

        Renewing a claim is a write, so fresh claims show that some server of the store takes writes.
        """
        now = self._now()
        return self.up and now < self._fresh_until and now - self._looked < LOOKED_WITHIN

    async def run(self, stop: asyncio.Event) -> None:
        """Work until `stop` is set; then finish what is under way and release the partitions.

        Raises Broken if one of the worker's loops ends before that, for any reason.
        """
        until_renewal, until_forgetting = partial(asyncio.sleep, RENEW_EVERY), partial(asyncio.sleep, FORGET_EVERY)
        loops = [
            asyncio.create_task(for_ever(trouble, step, rest, self._troubles), name=name)
            for name, trouble, step, rest in (
                ("renewing", NOT_RENEWED, self._renew, until_renewal),
                ("listening", NOT_HEARD, self._listen, until_renewal),
                ("looking", NOT_LOOKED, self._look_once, self._until_look),
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
            await ended(stopped, *loops)
            await self._drained()
            # Leases that cannot be released expire.
            with suppress(Exception):
                async with asyncio.timeout(HAND_OVER):
                    await self._schedule.release(self._name)
        if broken:
            raise broken[0]

    async def _look_back(self) -> None:
        """Detect an outage, which is a time without any live worker, and make up for it."""
        alive = await self._schedule.last_alive()
        if alive is not None and self._now() - alive > OUTAGE:
            self._tender.give_back(Outage(alive, self._now()))

    async def _drained(self) -> None:
        """Finish the tables under way. A call that hangs is cancelled; the next worker finds out its outcome."""
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                while tasks := {*self._busy.values(), *self._tender.under_way}:
                    await asyncio.wait(tasks)
        await ended(*self._busy.values())
        await ended(*self._tender.under_way)

    def wake(self, table_id: str, *, just_committed: bool = False, called: bool = False) -> None:
        """Tend a table now, if this worker holds it; `just_committed` if this process made the last commit.

        A table that is `called` has waited for a platform's call. It is tended at once, even beyond AT_ONCE, as there
        are never more such tables than calls.
        """
        claim = self._claims.get(self._schedule.partition(table_id))
        if claim is None or self._stopping or self._rests(table_id):
            return
        if table_id in self._busy:
            self._again[table_id] = just_committed and self._again.get(table_id, True)
        elif called or len(self._busy) < AT_ONCE:
            self._start(table_id, claim, just_committed=just_committed)
        else:
            self._behind = True

    def committed(self, table_id: str) -> None:
        """Tend a table that this process has committed, unless the commit was made while tending it."""
        if self._busy.get(table_id) is not asyncio.current_task():
            self.wake(table_id, just_committed=True)

    def tends(self, table_id: str) -> bool:
        """Whether this worker holds a table, so that its commits need not be announced to other workers."""
        claim = self._claims.get(self._schedule.partition(table_id))
        return claim is not None and self._now() < claim.expires and not self._stopping

    def _rests(self, table_id: str) -> bool:
        if self._resting.get(table_id, 0.0) > self._now():
            return True
        self._resting.pop(table_id, None)
        return False

    def _start(self, table_id: str, claim: Claim, *, just_committed: bool = False, due: bool = False) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
        task = asyncio.create_task(
            self._tended(table_id, claim, just_committed=just_committed, due=due), name=f"tend {table_id}"
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

    async def _tended(self, table_id: str, claim: Claim, *, just_committed: bool = False, due: bool = False) -> None:
        try:
            at = await self._tender.tend(table_id, claim, just_committed=just_committed, due=due)
            if at is not None:
                self._wake_at(table_id, at)
            else:
                self._lost(claim)
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

    def _lost(self, claim: Claim) -> None:
        """Drop a claim that another worker has taken; the next renewal returns the present claims."""
        held = self._claims.get(claim.partition)
        if held is not None and held.fence == claim.fence:
            del self._claims[claim.partition]

    async def _forgotten(self, table_id: str) -> None:
        try:
            await self._tables.store.forget(table_id)
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
        """Renew the claims and take free partitions."""
        if not self._looked_back:  # this has to come before this worker's own claims count as a sign of life
            await self._look_back()
            self._looked_back = True
        now = self._now()
        claims = await self._schedule.claim(self._name, now)
        self._claims = {claim.partition: claim for claim in claims}
        self._fresh_until = max((claim.expires for claim in claims), default=now + 2 * RENEW_EVERY)
        self._look.set()
        tables, overdue = await self._schedule.backlog(claims, self._now())
        self._meter.holding(len(claims), tables, overdue)

    async def _forget_people(self) -> None:
        if FORGETTING_PARTITION in self._claims:
            await forgetting.forget_those_who_asked(self._tables)

    async def _listen(self) -> None:
        """Tend tables when other processes commit them."""
        async for table_id in self._schedule.woken():
            self.wake(table_id)

    async def _until_look(self) -> None:
        self._looked = self._now()
        self._look.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_EVERY):
                await self._look.wait()

    async def _look_once(self) -> None:
        """Start to tend the tables that are due, at most AT_ONCE at the same time."""
        claims = list(self._claims.values())
        if not claims or len(self._busy) >= AT_ONCE:
            return
        now, limit = self._now(), AT_ONCE - len(self._busy)
        self._resting = {table: until for table, until in self._resting.items() if until > now}
        # Tables under way or resting are still due. They are skipped in the query, so that all others get their turn.
        due = await self._schedule.due(claims, now, limit, {*self._busy, *self._resting})
        self._behind = len(due) == limit
        for table_id, claim in due:
            if len(self._busy) >= AT_ONCE:
                self._behind = True
                return
            if table_id not in self._busy and not self._rests(table_id):
                self._start(table_id, claim, due=True)
