"""The calls to one platform that have to wait, and which of them goes next.

While a token's budget suffices, nobody queues. If more calls are wanted, each caller gets a place in a queue, and is
called when its turn comes. So no table is tended while it waits, and what it then sends is the newest.
"""

import asyncio
from collections.abc import Hashable

from bot.ports.limits import Caller, Priority

# The kind that goes first, call by call. If no caller of that kind waits, the most urgent one goes. So calls that a
# player to move waits for get four fifths of the budget and all that is left over, and the others always progress.
ORDER = (Priority.MOVE,) * 4 + (Priority.BOARD,) + (Priority.MOVE,) * 4 + (Priority.REST,)
AT_ONCE = 8  # callers who ask at the same time without a place in the queue
AHEAD = 0.1  # seconds before its moment at which a caller is called; it then finds out what there is to show
GRACE = 1.0  # seconds in which a called caller has to make its call
PATIENCE = (2.0, 30.0)  # seconds after which a caller that was not called asks again: at least, at most
MANY = 1000  # callers called that did not ask again; above this number those whose time has passed are dropped


class CallQueue:
    """The waiting callers: first come, first served within each kind."""

    def __init__(self, every: float) -> None:
        """`every` is the usual number of seconds between two calls."""
        self._every = every
        self._free_at = 0.0  # when the token's next call may go out, by the event loop's clock
        self._places: dict[Priority, dict[Hashable, Caller]] = {turn: {} for turn in Priority}
        self._at = 0
        self.asking = 0
        """How many callers ask for a call now, each by a round trip."""

        self._called: dict[Hashable, float] = {}  # callers whose turn has come, until when that counts
        self._calling: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many callers wait."""
        return sum(len(places) for places in self._places.values())

    def lets(self, caller: Caller) -> bool:
        """Whether a caller may ask for a call now: its own turn has come (for one call), or hardly anybody asks."""
        return self._called.pop(caller.key, 0.0) > self._now() or (not len(self) and self.asking < AT_ONCE)

    def told(self, wait: float, every: float) -> None:
        """Take note of when the token's next call may go out, in seconds from now, and of the seconds after it."""
        self._free_at, self._every = self._now() + wait, every

    def add(self, caller: Caller) -> float:
        """Give a caller a place, once; return the seconds after which it has to ask again if it was not called.

        A caller whose urgency changed goes to the end of its new kind.
        """
        for turn, places in self._places.items():
            if turn is not caller.turn:
                places.pop(caller.key, None)
        self._places[caller.turn][caller.key] = caller
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call(), name="call who waits for a platform")
        least, most = PATIENCE
        return max(self._free_at - self._now(), 0.0) + min(max(2 * len(self) * self._every, least), most)

    async def _call(self) -> None:
        """Call the waiting callers one by one, each a little before its moment, until nobody waits."""
        while len(self):
            wait = self._free_at - AHEAD - self._now()
            if wait > 0:
                await asyncio.sleep(wait)
                continue
            self._free_at = max(self._free_at, self._now()) + self._every
            if len(self._called) > MANY:
                self._called = {key: until for key, until in self._called.items() if until > self._now()}
            caller = self._next()
            self._called[caller.key] = self._now() + AHEAD + GRACE
            caller.called()

    def _next(self) -> Caller:
        """Remove and return the caller whose turn it is."""
        first = ORDER[self._at]
        self._at = (self._at + 1) % len(ORDER)
        places = next(places for turn in (first, *Priority) if (places := self._places[turn]))
        return places.pop(next(iter(places)))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
