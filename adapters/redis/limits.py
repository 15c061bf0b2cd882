"""Budgets of calls in Redis, shared by all processes: `bot.ports.limits.Limits`.

While a token's budget suffices, nobody queues. If more calls are wanted, each caller gets a place in a queue, and is
called when its turn comes. So no table is tended while it waits, and what it then sends is the newest.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from bot.people import Chat
from bot.ports.allowances import Allowance
from bot.ports.limits import Caller, Priority

log = logging.getLogger(__name__)

TAKE = Script.load("take")
BLOCK = Script.load("block")
REFUSED = Script.load("refused")


@dataclass(frozen=True, slots=True)
class Figures:
    """The budgets of each chat of a platform, all of which apply at once, and the rate of the platform's token."""

    group: tuple[Allowance, ...] = ()
    """The budgets of a group."""

    private: tuple[Allowance, ...] = ()
    """The budgets of a private chat."""

    per_second: float | None = None
    """Calls a second of the whole token; None for any number."""


# Telegram's FAQ: about one message a second in a chat, shorter bursts tolerated, and 20 a minute in a group; edits
# count as well. 5 + 60 / 4 = 20. A long queue is then sent every 4 s, where a plain count of 20 a minute would go
# silent for half a minute.
# All chats together: some 30 a second.
TELEGRAM = Figures(group=(Allowance(1, 1.0), Allowance(5, 4.0)), private=(Allowance(3, 1.0),), per_second=25.0)
# discord.py keeps to the buckets of Discord's headers. These figures only keep one chat from filling them, and the
# whole bot below 50 calls in any second, which no single process could do.
DISCORD = Figures(group=(Allowance(5, 1.0),), private=(Allowance(5, 1.0),), per_second=44.0)
NEAR = 0.25  # seconds at most that a call waits for its moment without a place in the queue
# Seconds after its moment in which a call may still go out; later it needs a new moment. So in any second the calls
# exceed the rate by at most this part: 28 at 25 a second, where Telegram accepts 30.
LATE = 0.11
LONGEST_TRIP = 1.0  # seconds that the store's answer is expected to take at most
# Refused calls in ten minutes, and the factor by which calls are slowed then. Discord bans an address after 10,000.
SLOWER = ((500, 2), (2000, 10))
QUESTIONS = (Allowance(20, 0.2),)  # of members of chats, all chats of a token together
SPARED = 3  # calls that an unimportant call leaves to others
SPARE_AGAIN = 10.0  # seconds until an unimportant question is worth another try
# Telegram's 429 does not say whether it means a chat or the whole bot. If two chats are refused within SAME_TIME
# seconds, and both until the same moment (give or take SAME_END seconds), the whole bot is meant.
SAME_END = 1.0
SAME_TIME = 5.0
FIGURES: Mapping[str, Figures] = {"telegram": TELEGRAM, "discord": DISCORD}
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
        self.round_trips = 0
        """How many callers ask for a call now, each by a round trip."""

        self._called: dict[Hashable, float] = {}  # callers whose turn has come, until when that counts
        self._calling: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many callers wait."""
        return sum(len(places) for places in self._places.values())

    def lets(self, caller: Caller) -> bool:
        """Whether a caller may ask for a call now: its own turn has come (for one call), or hardly anybody asks."""
        return self._called.pop(caller.key, 0.0) > self._now() or (not len(self) and self.round_trips < AT_ONCE)

    def note_next(self, wait: float, every: float) -> None:
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


class RedisLimits:
    """One small hash for each chat with calls, and one for each token. Without figures nothing is limited.

    One script counts for all processes. A call goes out at the moment reserved for it. A moment that has passed may not
    be used any more: a process that is late, because its event loop or Redis stood still, reserves another one instead
    of making all its calls at once.
    """

    def __init__(self, database: Database, figures: Mapping[str, Figures] = FIGURES) -> None:
        self._database = database
        self._figures = figures
        self._floods: deque[tuple[float, float, str]] = deque(maxlen=20)  # when, until when, which chat
        self._queues = {
            platform: CallQueue(1 / one.per_second) for platform, one in figures.items() if one.per_second is not None
        }
        self._tokens = {platform: keys.limit_of_all(platform) for platform in self._queues}  # their keys

    async def take(self, chat: Chat, now: float, caller: Caller | None = None) -> float:
        """Take one call from a chat's budgets and the token's, or none.

        Returns 0.0 if the call may go out now, else the seconds to wait. A repetition after a lost answer takes a
        second call: that errs towards fewer calls.
        """
        figures = self._figures.get(chat.platform, Figures())
        budgets = figures.private if chat.private else figures.group
        caller = caller or Caller(chat.key)
        spared = SPARED if caller.spare else 0
        left = [Allowance(max(budget.burst - spared, 1), budget.every) for budget in budgets]
        if caller.every:
            left.append(Allowance(1, caller.every))
        return await self._taken(chat.platform, keys.limit(chat.platform, chat.id), left, now, caller)

    async def take_question(self, platform: str, now: float, caller: Caller | None = None) -> float:
        """Take one call from the budget of questions and the token's."""
        queue = self._queues.get(platform)
        if queue is None:
            return 0.0
        if caller is None and len(queue):
            return SPARE_AGAIN
        key = keys.limit(platform, "questions")
        wait = await self._taken(platform, key, QUESTIONS, now, caller or Caller(platform))
        return wait if caller is not None or wait <= 0 else SPARE_AGAIN

    async def _taken(self, platform: str, key: str, budgets: Sequence[Allowance], now: float, caller: Caller) -> float:
        """Take one call from all budgets under a key and from the token's, and wait for its moment."""
        queue = self._queues.get(platform)
        if queue is None:
            for_chat, *_ = await taken(self._database, [key], now, budgets)
            return for_chat
        if not queue.lets(caller):
            return queue.add(caller)
        queue.round_trips += 1
        try:
            return await self._reserved(platform, key, budgets, now, caller, queue)
        finally:
            queue.round_trips -= 1

    async def _reserved(
        self, platform: str, key: str, budgets: Sequence[Allowance], now: float, caller: Caller, queue: CallQueue
    ) -> float:
        """Reserve a moment of the token's, and wait for it; until one is not missed."""
        loop = asyncio.get_running_loop()
        ahead, trip, every = now - loop.time(), 0.0, 1 / (self._figures[platform].per_second or 1.0)
        while True:
            begun = loop.time()
            moment = begun + trip
            for_chat, wait, every, is_taken = await taken(
                self._database, [key, self._tokens[platform]], moment + ahead, budgets, every
            )
            queue.note_next(trip + wait + (every if is_taken else 0.0), every)
            if for_chat > 0:
                return for_chat
            if not is_taken:
                return queue.add(caller)
            early = moment + wait - loop.time()
            if early > 0:
                await asyncio.sleep(early)
            if loop.time() < moment + wait + LATE:
                return 0.0
            trip = min(loop.time() - begun, LONGEST_TRIP)  # the next answer may take as long

    async def block(self, chat: Chat, until: float) -> None:
        """Hold a chat's calls back until a time. Other chats go on; an earlier time changes nothing."""
        # The key lives much longer than any flood wait, as its life is measured by the server's clock, `until` by the
        # process's.
        await self._database.run(BLOCK, [keys.limit(chat.platform, chat.id)], [until, keys.BUDGET_LIFE * 1000])

    async def flooded(self, chat: Chat, now: float, until: float) -> None:
        """Hold back a chat's calls until a time, after a platform refused one as too many.

        Several chats refused until the same moment mean the whole bot: all its calls are held back then.
        """
        others = [
            end
            for at, end, other in self._floods
            if other != chat.id and now - at <= SAME_TIME and abs(end - until) <= SAME_END
        ]
        self._floods.append((now, until, chat.id))
        await self.block(chat, until)
        await self.refused(chat.platform, now, max(until, *others) if others else 0.0)

    async def refused(self, platform: str, now: float, until: float = 0.0) -> None:
        """Count a refused call of a platform; hold back all its calls until a time, if there is one."""
        queue = self._queues.get(platform)
        if queue is None:
            return
        if until > now:
            log.warning("a platform holds the whole bot back", extra={"platform": platform, "seconds": until - now})
            queue.note_next(until - now, 1 / (self._figures[platform].per_second or 1.0))
        life = (max(until - now, 0.0) + keys.BUDGET_LIFE) * 1000
        await self._database.run(REFUSED, [self._tokens[platform]], [now, until, int(life)])


async def taken(
    database: Database, named: Sequence[str], now: float, budgets: Sequence[Allowance], every: float = 0.0
) -> tuple[float, float, float, bool]:
    """Take one call from all budgets under the first key, and from the token's under the second one, or none.

    `every` is the least number of seconds between two calls of the token. Returns the seconds to wait for the first
    key's budgets, the seconds until the token's next moment, those between two of its moments, and whether the call is
    taken.
    """
    args: list[Argument] = [now, len(budgets), *(figure for one in budgets for figure in (one.burst, one.every))]
    args += [every, NEAR, *(figure for pair in SLOWER for figure in pair)]
    for_chat, wait, between, is_taken = await database.run(TAKE, named, args)
    return float(for_chat), float(wait), float(between), bool(is_taken)
