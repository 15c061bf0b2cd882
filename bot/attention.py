"""The way out: a table that wants attention gets its due steps taken, its screens brought up to date, and a next time.

Deadlines, built-in players' moves, nudges, the next deal and rendering are all the same thing here.
"""

import asyncio
import logging
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from bot import archive, lobby
from bot.automatic import USUAL_PACE, Pace, Why, chosen_action, next_step, only_choice
from bot.change import Change, Denied
from bot.dealing import deal_next
from bot.delivery import Desk, Outcome
from bot.playing import play
from bot.ports import Attention, Busy, Claim, Unavailable
from bot.refusal import Refusal
from bot.service import Live, NewerSchema, TableService
from bot.table import MISSED_TURNS, Line, Stage, Table

log = logging.getLogger(__name__)

RENEW_EVERY = 2.0  # seconds between renewals of the claims
LOOK_EVERY = 1.0  # seconds between looks for due tables, when nothing wakes the worker earlier
AT_ONCE = 64  # tables tended at the same time
STEPS_AT_ONCE = 40  # of one table, before others get their turn
AFTER_FAILURE = 5.0  # seconds until a table that failed is tended again
DRAIN = 5.0  # seconds that tables under way get at the end
FAILURES = 3  # in a row, after which a table is set aside
OUTAGE = 5.0  # seconds without any worker that count as an outage
FOR_EVER = 7 * 86400.0  # seconds until a table that waits without limit is looked at again


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which no worker was alive, in seconds since the epoch."""

    since: float
    until: float


class Tender:
    """Tends one table at a time: what is due, then what is to be seen."""

    def __init__(self, service: TableService, desk: Desk, now: Callable[[], float], pace: Pace = USUAL_PACE) -> None:
        self._service = service
        self._desk = desk
        self._now = now
        self._pace = pace
        self.outage: Outage | None = None

    async def tend(self, table_id: str, claim: Claim | None = None) -> None:
        """Give a table what it wants now, and set the time at which it wants attention again."""
        while True:
            live = await self._steps_taken(table_id)
            outcome = await self._desk.reconcile(live.table, claim)
            if outcome.lost_claim:
                return
            await self._told(live.table, outcome)
            if await self._asleep(live, outcome):
                return

    async def _steps_taken(self, table_id: str) -> Live:
        for _ in range(STEPS_AT_ONCE):
            live = await self._service.newest(table_id)
            if self._outage_to_give_back(live.table):
                await self._service.change(table_id, lambda table: Change(self._given_back(table)))
                continue
            step = next_step(live.table, self._pace)
            if step is None or step.at > self._now():
                return live
            await self._service.change(table_id, self._taken)
        return await self._service.newest(table_id)

    def _taken(self, table: Table) -> Change:
        """Take the step that is due now, if there is one."""
        step = next_step(table, self._pace)
        now = self._now()
        if step is None or step.at > now:
            return Change(table)
        if step.why is Why.NUDGE:
            return Change(table.model_copy(update={"nudged": table.decision}))
        if step.why is Why.DEAL:
            dealt, entry = deal_next(table, now, self._service.chance)
            return Change(dealt, (entry,))
        if step.why is Why.NO_CHOICE:
            action = only_choice(table)
            if action is None:
                return Change(table)
            played, entry = play(table, action, now)
            return Change(played, (entry,))
        if step.why is Why.TIME_UP:
            return self._moved_for(table, now)
        played, entry = play(table, chosen_action(table), now)
        return Change(played, (entry,))

    def _moved_for(self, table: Table, now: float) -> Change:
        index = table.to_act
        if index is None:
            return Change(table)
        seat = table.seats[index]
        missed = seat.missed + 1
        gone = missed >= MISSED_TURNS
        told = Line(key="stood-in" if gone else "moved-for", params={"seat": index})
        action = chosen_action(table)
        waiting = seat.model_copy(update={"missed": 0 if gone else missed, "stand_in": gone})
        played, entry = play(lobby.with_seat(table, index, waiting), action, now, told=told)
        return Change(played.model_copy(update={"moved_for": index}), (entry,))

    def _outage_to_give_back(self, table: Table) -> bool:
        return (
            self.outage is not None
            and table.stage is Stage.PLAYING
            and table.clock.turn_since < self.outage.since
            and table.clock.outage < self.outage.until
        )

    def _given_back(self, table: Table) -> Table:
        if self.outage is None or not self._outage_to_give_back(table):
            return table
        lost = self.outage.until - self.outage.since
        clock = table.clock.model_copy(update={"given": table.clock.given + lost, "outage": self.outage.until})
        return table.model_copy(update={"clock": clock})

    async def _told(self, table: Table, outcome: Outcome) -> None:
        for chat, new_id in outcome.moved:
            await self._service.chat_moved(chat.platform, chat.id, new_id)
        for person in outcome.unreachable:
            await self._service.private_chat_closed(person, seen_at=table.id)
        if not table.is_live:
            await self._closed(table)

    async def _closed(self, table: Table) -> None:
        directory = self._service.directory
        people = [seat.person.key for seat in table.seats if seat.person is not None]
        for chat in table.chats:
            if await directory.table_of_chat(chat.key) == table.id:
                await directory.link_chat(chat.key, None)
        for person in people:
            await directory.link_person(person, table.id, on=False)
        if table.stage is Stage.OVER:
            summary = archive.summary(table, table.clock.turn_since)
            await directory.archive(table.id, summary, people, [chat.key for chat in table.chats])

    async def _asleep(self, live: Live, outcome: Outcome) -> bool:
        """Set the time of attention. False if the table changed meanwhile and wants attention at once."""
        table, store = live.table, self._service.store
        if not table.is_live and outcome.again is None:
            await store.forget(table.id)
            return True
        step = next_step(table, self._pace)
        times = [at for at in (outcome.again, step.at if step is not None else None) if at is not None]
        at = min(times, default=self._now() + FOR_EVER)
        return await store.sleep_until(table.id, at, version=live.version)


class Worker:
    """Looks after the tables of the partitions it holds, until it is told to stop."""

    def __init__(
        self, name: str, tender: Tender, service: TableService, attention: Attention, now: Callable[[], float]
    ) -> None:
        self._name = name
        self._tender = tender
        self._service = service
        self._attention = attention
        self._now = now
        self._claims: dict[int, Claim] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._failures: dict[str, int] = {}
        self._resting: dict[str, float] = {}  # tables that failed, and until when they are left in peace
        self._look = asyncio.Event()
        self._stopping = False

    @property
    def ready(self) -> bool:
        """Whether the worker holds partitions and takes work."""
        return bool(self._claims) and not self._stopping

    async def run(self, stop: asyncio.Event) -> None:
        """Work until `stop` is set; then finish what is under way and give the partitions back."""
        alive = await self._attention.last_alive()
        if alive is not None and self._now() - alive > OUTAGE:
            self._tender.outage = Outage(alive, self._now())
        self._service.on_commit = self.wake
        helpers = [asyncio.create_task(self._renewing()), asyncio.create_task(self._listening())]
        looking = asyncio.create_task(self._looking())
        try:
            await stop.wait()
        finally:
            self._stopping = True
            for task in (*helpers, looking):
                task.cancel()
            await asyncio.gather(*helpers, looking, return_exceptions=True)
            await self._drained()
            await self._attention.release(self._name)

    async def _drained(self) -> None:
        """Let tables under way be finished; a call that hangs is given up, and found out about after the restart."""
        if self._busy:
            _, late = await asyncio.wait(self._busy.values(), timeout=DRAIN)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def wake(self, table_id: str) -> None:
        """Tend a table now, if this worker looks after it."""
        claim = self._claims.get(self._attention.partition(table_id))
        if claim is None or self._stopping or self._rests(table_id):
            return
        if table_id in self._busy:
            self._again.add(table_id)
        elif len(self._busy) < AT_ONCE:
            self._start(table_id, claim)
        else:
            self._look.set()

    def _rests(self, table_id: str) -> bool:
        if self._resting.get(table_id, 0.0) > self._now():
            return True
        self._resting.pop(table_id, None)
        return False

    def _start(self, table_id: str, claim: Claim) -> None:
        task = asyncio.create_task(self._tended(table_id, claim), name=f"tend {table_id}")
        self._busy[table_id] = task
        task.add_done_callback(lambda _: self._finished(table_id))

    def _finished(self, table_id: str) -> None:
        self._busy.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)
        self._look.set()

    async def _tended(self, table_id: str, claim: Claim) -> None:
        try:
            await self._tender.tend(table_id, claim)
            self._failures.pop(table_id, None)
        except (Unavailable, Busy) as trouble:
            log.warning("a table could not be tended now", extra={"table": table_id, "cause": type(trouble).__name__})
        except NewerSchema:
            log.info("a table of a newer release is left alone", extra={"table": table_id})
        except Refusal:
            await self._service.store.forget(table_id)
        except Exception as failure:  # noqa: BLE001 - one table must not stop the others
            await self._failed(table_id, failure)

    async def _failed(self, table_id: str, failure: Exception) -> None:
        cause = failure.cause if isinstance(failure, Denied) else failure
        count = self._failures[table_id] = self._failures.get(table_id, 0) + 1
        self._resting[table_id] = self._now() + AFTER_FAILURE
        # Places in the code only: a message or a value could show cards.
        places = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(cause.__traceback__)]
        log.error(
            "a table failed",
            extra={"table": table_id, "cause": type(cause).__name__, "failures": count, "places": places},
        )
        if count >= FAILURES:
            await self._set_aside(table_id, type(cause).__name__)

    async def _set_aside(self, table_id: str, cause: str) -> None:
        def poisoned(table: Table) -> Change:
            return Change(table.model_copy(update={"poisoned": cause, "notice": Line(key="set-aside")}))

        try:
            await self._service.change(table_id, poisoned)
        except (Refusal, Denied, Unavailable, NewerSchema):
            log.exception("a table could not be set aside", extra={"table": table_id})

    async def _renewing(self) -> None:
        while True:
            try:
                claims = await self._attention.claim(self._name, self._now())
                self._claims = {claim.partition: claim for claim in claims}
                self._look.set()
            except Unavailable:
                log.warning("the claims could not be renewed")
            await asyncio.sleep(RENEW_EVERY)

    async def _listening(self) -> None:
        async for table_id in self._attention.woken():
            self.wake(table_id)

    async def _looking(self) -> None:
        while True:
            wait = LOOK_EVERY
            try:
                wait = await self._look_once()
            except Unavailable:
                log.warning("the store does not answer")
            self._look.clear()
            try:
                async with asyncio.timeout(wait):
                    await self._look.wait()
            except TimeoutError:
                pass

    async def _look_once(self) -> float:
        claims = list(self._claims.values())
        if not claims:
            return LOOK_EVERY
        room = AT_ONCE - len(self._busy)
        if room > 0:
            for table_id, claim in await self._attention.due(claims, self._now(), room):
                if table_id not in self._busy and not self._rests(table_id):
                    self._start(table_id, claim)
        following = await self._attention.next_due(claims)
        if following is None or room <= 0:
            return LOOK_EVERY
        return min(max(following - self._now(), 0.02), LOOK_EVERY)
