"""The way out of one worker to one platform: who waits for the token's budget, and who goes next.

While there is enough, nobody queues: a call goes out at the moment that was drawn for it, and that is asked of Redis in
the same round trip as its chat's budget. Where more is wanted, each caller has a place in a queue, and is called when
its turn has come: so no table is tended while it waits, and what it sends then is the newest. Moments are drawn for the
queue a few at a time, more by a worker where people wait who have to move.

A moment that has passed is nobody's any more: a worker that comes late, as its loop or Redis has stood still, draws
another instead of making all its calls at once. So whoever is called is called a little before its moment.
"""

import asyncio
from collections import deque
from collections.abc import Hashable

from adapters.redis.token_budget import LATE, TokenBudget
from bot.ports.limits import Caller, Priority

# Who is asked first, call by call; where nobody of that kind waits, it is the most urgent who goes. So whoever has to
# move has four fifths and all that is left over, and the others always get on.
ORDER = (Priority.MOVE,) * 4 + (Priority.BOARD,) + (Priority.MOVE,) * 4 + (Priority.REST,)
BATCH = 5  # moments that are drawn together
NEAR = 0.25  # seconds that a call waits for its moment without a place in the queue
AHEAD = 0.1  # seconds before its moment at which somebody is called, who then looks at what there is to show
GRACE = 1.0  # seconds in which whoever is called has to go
PATIENCE = (2.0, 30.0)  # seconds after which who has not been called asks again: at least, at most
MANY = 1000  # calls that nobody followed, after which those that are long past are forgotten


class Queue:
    """Who waits: in each kind those who came first go first."""

    def __init__(self) -> None:
        self._places: dict[Priority, dict[Hashable, Caller]] = {turn: {} for turn in Priority}
        self._at = 0

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(places) for places in self._places.values())

    def waiting(self, turn: Priority) -> int:
        """Return how many of a kind wait."""
        return len(self._places[turn])

    def add(self, caller: Caller) -> None:
        """Give somebody a place, once: who is more or less urgent by now comes last among those."""
        for turn, places in self._places.items():
            if turn is not caller.turn:
                places.pop(caller.key, None)
        self._places[caller.turn][caller.key] = caller

    def next(self) -> Caller | None:
        """Take out whoever's turn it is."""
        first = ORDER[self._at]
        self._at = (self._at + 1) % len(ORDER)
        for turn in (first, *Priority):
            places = self._places[turn]
            if places:
                return places.pop(next(iter(places)))
        return None


class CallQueue:
    """Lets calls out as the token's budget allows. All its moments are those of the event loop's clock."""

    def __init__(self, budget: TokenBudget) -> None:
        self._budget = budget
        self._queue = Queue()
        self._called: dict[Hashable, float] = {}  # whose turn it is, and at which moment
        self._left: deque[float] = deque(maxlen=2 * BATCH)  # moments drawn that nobody has used
        self._last = 0.0  # the latest moment drawn
        self._trips: deque[float] = deque((0.0, 0.0), maxlen=2)  # seconds that the last draws took
        self._until = 0.0  # when the bot is held back no more
        self._gathering: list[asyncio.Future[float | None]] | None = None  # who asks in this turn of the event loop
        self._asking = 0  # … and whoever has no answer yet
        self._drawing: asyncio.Task[None] | None = None
        self._calling: asyncio.Task[None] | None = None
        self._ahead = 0.0  # of that clock is the one that the budget goes by

    def called(self, caller: Caller, now: float) -> float | None:
        """Return the moment of a caller whose turn has come, for one call; None for anybody else."""
        self._ahead = now - self._now()
        moment = self._called.pop(caller.key, None)
        return moment if moment is not None and moment + GRACE > self._now() else None

    def ask(self) -> "asyncio.Future[float | None] | None":
        """Ask for a moment at which a call may go out without a place in the queue; None if it has to queue.

        Where that turns out later, the moment is None.
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
        """Wait until a moment has come, or another where it is missed. False where the bot is held back instead."""
        while True:
            await asyncio.sleep(max(moment - self._now(), 0.0))
            if self._now() < moment + LATE:
                return True
            found = self._unused() or next(iter(await self._drawn(1)), None)
            if found is None:
                return False
            moment = found

    def give_back(self, moment: float) -> None:
        """Leave a moment to somebody else."""
        self._left.appendleft(moment)

    def queue(self, caller: Caller) -> float:
        """Give a caller a place; return the seconds after which it asks again if it is not called before."""
        self._queue.add(caller)
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call(), name="call who waits for a platform")
        least, most = PATIENCE
        return max(self._until - self._now(), 0.0) + min(max(2 * len(self._queue) * self._budget.every, least), most)

    def hold(self, seconds: float) -> None:
        """Let nobody out for a while."""
        self._until = max(self._until, self._now() + seconds)
        self._left.clear()

    async def _handed_out(self, asking: list[asyncio.Future[float | None]]) -> None:
        """Draw moments for all who have asked in one turn of the event loop, and hand them out."""
        self._gathering = None  # who asks from now on is not among them
        moment: float | None = None
        try:
            moments = await self._drawn(len(asking))
            self._left.extend(moments[1:])
            moment = moments[0] if moments else None
        finally:
            self._asking -= len(asking)
            for future in asking:
                if not future.done():  # else whoever asked has given up
                    near = moment is not None and moment <= self._now() + NEAR
                    future.set_result(moment if near else None)
                    moment = self._unused() if near else moment
            if moment is not None:
                self._left.appendleft(moment)

    async def _drawn(self, wanted: int, ahead: float = 0.0) -> tuple[float, ...]:
        """Draw moments that will not have passed when the answer is there, if it takes no longer than of late."""
        asked, clocks = self._now(), self._ahead
        drawn = await self._budget.draw(wanted, asked + clocks, ahead + min(self._trips))
        self._trips.append(self._now() - asked)
        self._until = max(self._until, drawn.until - clocks)
        moments = tuple(moment - clocks for moment in drawn.moments)
        self._last = max(self._last, *moments) if moments else self._last
        return moments

    async def _call(self) -> None:
        """Call one after the other, each at a moment of its own, until nobody waits."""
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
                return moments[0]  # however long the answer took: so there is always one who gets on

    def _unused(self) -> float | None:
        """Return a moment drawn before, if there is one that has not passed."""
        while self._left:
            moment = self._left.popleft()
            if self._now() < moment + LATE / 2:
                return moment
        return None

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
