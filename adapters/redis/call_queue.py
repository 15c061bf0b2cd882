"""The calls of one worker to one platform: which callers wait for the token's budget, and which goes next.

While the budget suffices, no caller queues: a call goes out at the moment drawn for it, which is requested from Redis
in the same round trip as the chat's budget. If more calls are wanted, each caller gets a place in a queue, and is
called when its turn comes. So no table is tended while it waits, and what it then sends is the newest. Moments for the
queue are drawn a few at a time; a worker where players who have to move wait draws more.

A moment that has passed may not be used any more: a worker that is late, because its event loop or Redis stood still,
draws another one instead of making all its calls at once. So each caller is called a little before its moment.
"""

import asyncio
from collections import deque
from collections.abc import Hashable

from adapters.redis.token_budget import LATE, TokenBudget
from bot.ports.limits import Caller, Priority

# The kind that goes first, call by call. If no caller of that kind waits, the most urgent one goes. So calls that a
# player to move waits for get four fifths of the budget and all that is left over, and the others always progress.
ORDER = (Priority.MOVE,) * 4 + (Priority.BOARD,) + (Priority.MOVE,) * 4 + (Priority.REST,)
BATCH = 5  # moments drawn together
NEAR = 0.25  # seconds at most that a call waits for its moment without a place in the queue
AHEAD = 0.1  # seconds before its moment at which a caller is called; it then finds out what there is to show
GRACE = 1.0  # seconds in which a called caller has to use its moment
PATIENCE = (2.0, 30.0)  # seconds after which a caller that was not called asks again: at least, at most
MANY = 1000  # callers called that did not ask again; above this number those whose moment has passed are dropped


class Queue:
    """The waiting callers: first come, first served within each kind."""

    def __init__(self) -> None:
        self._places: dict[Priority, dict[Hashable, Caller]] = {turn: {} for turn in Priority}
        self._at = 0

    def __len__(self) -> int:
        """How many callers wait."""
        return sum(len(places) for places in self._places.values())

    def waiting(self, turn: Priority) -> int:
        """Return how many callers of a kind wait."""
        return len(self._places[turn])

    def add(self, caller: Caller) -> None:
        """Give a caller a place, once. A caller whose urgency changed goes to the end of its new kind."""
        for turn, places in self._places.items():
            if turn is not caller.turn:
                places.pop(caller.key, None)
        self._places[caller.turn][caller.key] = caller

    def next(self) -> Caller | None:
        """Remove and return the caller whose turn it is; None if nobody waits."""
        first = ORDER[self._at]
        self._at = (self._at + 1) % len(ORDER)
        for turn in (first, *Priority):
            places = self._places[turn]
            if places:
                return places.pop(next(iter(places)))
        return None


class CallQueue:
    """Lets calls out as the token's budget allows. All its moments are times of the event loop's clock."""

    def __init__(self, budget: TokenBudget) -> None:
        self._budget = budget
        self._queue = Queue()
        self._called: dict[Hashable, float] = {}  # callers whose turn has come, with their moments
        self._left: deque[float] = deque(maxlen=2 * BATCH)  # moments drawn but not used
        self._last = 0.0  # the latest moment drawn
        self._trips: deque[float] = deque((0.0, 0.0), maxlen=2)  # seconds that the last draws took
        self._until = 0.0  # when the bot ceases to be held back
        self._gathering: list[asyncio.Future[float | None]] | None = None  # callers of this turn of the event loop
        self._asking = 0  # how many of all askers have no answer yet
        self._drawing: asyncio.Task[None] | None = None
        self._calling: asyncio.Task[None] | None = None
        self._ahead = 0.0  # seconds by which the budget's clock is ahead of the event loop's

    def called(self, caller: Caller, now: float) -> float | None:
        """Return the moment of a caller whose turn has come, for one call; None for any other caller."""
        self._ahead = now - self._now()
        moment = self._called.pop(caller.key, None)
        return moment if moment is not None and moment + GRACE > self._now() else None

    def ask(self) -> "asyncio.Future[float | None] | None":
        """Ask for a moment at which a call may go out without a place in the queue; None if it has to queue.

        The future's result is None if it turns out only later that the call has to queue.
        """
        if len(self._queue) or self._until > self._now():
            return None
        moment: asyncio.Future[float | None] = asyncio.get_running_loop().create_future()
        left = self._unused()
        if left is not None:
            moment.set_result(left)
            return moment
        if self._last > self._now() + NEAR or self._asking >= BATCH:
            return None
        if self._gathering is None:
            self._gathering = []
            self._drawing = asyncio.create_task(self._handed_out(self._gathering))
        self._gathering.append(moment)
        self._asking += 1
        return moment

    async def passes(self, moment: float) -> bool:
        """Wait until a moment has come; if it is missed, until another one. False if the bot is held back instead."""
        while True:
            await asyncio.sleep(max(moment - self._now(), 0.0))
            if self._now() < moment + LATE:
                return True
            found = self._unused() or next(iter(await self._drawn(1)), None)
            if found is None:
                return False
            moment = found

    def give_back(self, moment: float) -> None:
        """Leave a moment to another caller."""
        self._left.appendleft(moment)

    def queue(self, caller: Caller) -> float:
        """Give a caller a place; return the seconds after which it has to ask again if it was not called."""
        self._queue.add(caller)
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call(), name="call who waits for a platform")
        least, most = PATIENCE
        return max(self._until - self._now(), 0.0) + min(max(2 * len(self._queue) * self._budget.every, least), most)

    def hold(self, seconds: float) -> None:
        """Let no call out for some seconds."""
        self._until = max(self._until, self._now() + seconds)
        self._left.clear()

    async def _handed_out(self, asking: list[asyncio.Future[float | None]]) -> None:
        """Draw moments for all callers who asked in one turn of the event loop, and hand them out."""
        self._gathering = None  # later callers belong to the next draw
        moment: float | None = None
        try:
            moments = await self._drawn(len(asking))
            self._left.extend(moments[1:])
            moment = moments[0] if moments else None
        finally:
            self._asking -= len(asking)
            for future in asking:
                if not future.done():  # otherwise the caller has given up
                    near = moment is not None and moment <= self._now() + NEAR
                    future.set_result(moment if near else None)
                    moment = self._unused() if near else moment
            if moment is not None:
                self._left.appendleft(moment)

    async def _drawn(self, wanted: int, ahead: float = 0.0) -> tuple[float, ...]:
        """Draw moments that will not have passed when the answer arrives, if it takes no longer than recent draws."""
        asked, clocks = self._now(), self._ahead
        drawn = await self._budget.draw(wanted, asked + clocks, ahead + min(self._trips))
        self._trips.append(self._now() - asked)
        self._until = max(self._until, drawn.until - clocks)
        moments = tuple(moment - clocks for moment in drawn.moments)
        self._last = max(self._last, *moments) if moments else self._last
        return moments

    async def _call(self) -> None:
        """Call the waiting callers one by one, each at its own moment, until nobody waits."""
        while len(self._queue):
            moment = await self._next_moment()
            await asyncio.sleep(max(moment - AHEAD - self._now(), 0.0))
            if self._until > self._now():
                continue
            caller = self._queue.next()
            if caller is None:
                self.give_back(moment)
                return
            if len(self._called) > MANY:
                self._called = {key: one for key, one in self._called.items() if one + GRACE > self._now()}
            self._called[caller.key] = moment
            caller.called()

    async def _next_moment(self) -> float:
        while True:
            moment = self._unused()
            if moment is not None:
                return moment
            await asyncio.sleep(max(self._until - self._now(), 0.0))
            moments = await self._drawn(min(max(self._queue.waiting(Priority.MOVE), 1), BATCH), AHEAD)
            self._left.extend(moments[1:])
            if moments:
                return moments[0]  # even if the answer took long: so one caller always progresses

    def _unused(self) -> float | None:
        """Return an unused moment that has not passed, or None."""
        while self._left:
            moment = self._left.popleft()
            if self._now() < moment + LATE / 2:
                return moment
        return None

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
