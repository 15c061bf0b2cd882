"""Budgets of calls in Redis, shared by all processes: `bot.ports.limits.Limits`."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from adapters.redis import keys
from adapters.redis.call_queue import CallQueue
from adapters.redis.database import Argument, Database, Script
from adapters.redis.token_budget import TokenBudget
from bot.people import Chat
from bot.ports.allowances import Allowance
from bot.ports.health import Unavailable
from bot.ports.limits import Caller

log = logging.getLogger(__name__)

TAKE = Script.load("take")
BLOCK = Script.load("block")


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
WITHIN = 1.0  # seconds for a cluster's master to answer
MANY = 1000  # number of chats above which those without effect any more are dropped
SPARED = 3  # calls that an unimportant call leaves to others
SPARE_AGAIN = 10.0  # seconds until an unimportant question is worth another try
# Telegram's 429 does not say whether it means a chat or the whole bot. If two chats are refused within SAME_TIME
# seconds, and both until the same moment (give or take SAME_END seconds), the whole bot is meant.
SAME_END = 1.0
SAME_TIME = 5.0
FIGURES: Mapping[str, Figures] = {"telegram": TELEGRAM, "discord": DISCORD}


class RedisLimits:
    """One small hash for each chat with calls, and one for each token. Without figures nothing is limited.

    On a cluster a chat's budget is on another master than its table. While that master is silent this process keeps the
    budget alone, so that no table of a healthy master stops; the platform's own refusals correct any excess. `workers`
    returns how many workers share a token; it is needed while the token's own master is silent.
    """

    def __init__(
        self,
        database: Database,
        figures: Mapping[str, Figures] = FIGURES,
        workers: Callable[[], int] = lambda: 1,
    ) -> None:
        self._database = database
        self._figures = figures
        self._meanwhile = Meanwhile()
        self._floods: deque[tuple[float, float, str]] = deque(maxlen=20)  # when, until when, which chat
        self._tokens = {
            platform: TokenBudget(database, platform, one.per_second, workers)
            for platform, one in figures.items()
            if one.per_second is not None
        }
        self._queues = {platform: CallQueue(token) for platform, token in self._tokens.items()}

    async def take(self, chat: Chat, now: float, caller: Caller | None = None) -> float:
        """Take one call from a chat's budgets and the token's, or none.

        Returns 0.0 if the call may go out now, else the seconds to wait. A repetition after a lost answer takes a
        second call: that errs towards fewer calls.
        """
        return await self._of_chat(chat, now, caller or Caller(chat.key), spared=0)

    async def take_spare(self, chat: Chat, now: float, caller: Caller | None = None) -> float:
        """Take one call only if `SPARED` more would still be left in the chat."""
        return await self._of_chat(chat, now, caller or Caller(chat.key), spared=SPARED)

    async def take_question(self, platform: str, now: float, caller: Caller | None = None) -> float:
        """Take one call from the token's budget alone."""
        calls = self._queues.get(platform)
        if calls is None or caller is not None:
            return await self._in_turn(platform, now, caller or Caller(platform), _nothing_taken)
        asked = calls.ask()
        moment = await asked if asked is not None else None
        return 0.0 if moment is not None and await calls.passes(moment) else SPARE_AGAIN

    async def _of_chat(self, chat: Chat, now: float, caller: Caller, *, spared: int) -> float:
        taken = partial(self._taken, chat, now, spared=spared, every=caller.every)
        return await self._in_turn(chat.platform, now, caller, taken)

    async def _in_turn(self, platform: str, now: float, caller: Caller, taken: Callable[[], Awaitable[float]]) -> float:
        """Take one call from the token's budget, and with `taken` from another one."""
        calls = self._queues.get(platform)
        if calls is None:
            return await taken()
        called = calls.called(caller, now)
        if called is not None:
            wait = await taken()
            if wait > 0:
                calls.give_back(called)
                return wait
            return 0.0 if await calls.passes(called) else calls.queue(caller)
        asked = calls.ask()
        if asked is None:
            return calls.queue(caller)
        wait, moment = await asyncio.gather(taken(), asked)
        if wait > 0:
            if moment is not None:
                calls.give_back(moment)
            return wait
        if moment is None or not await calls.passes(moment):  # the chat's budget has one call fewer for a while
            return calls.queue(caller)
        return 0.0

    async def _taken(self, chat: Chat, now: float, *, spared: int, every: float) -> float:
        figures = self._figures.get(chat.platform, Figures())
        budgets = figures.private if chat.private else figures.group
        left = [Allowance(max(budget.burst - spared, 1), budget.every) for budget in budgets]
        left += [Allowance(1, every)] if every else []
        key = keys.limit(chat.platform, chat.id)
        args: list[Argument] = [now, *(figure for budget in left for figure in (budget.burst, budget.every))]
        try:
            wait = float(await self._asked(TAKE, key, args))
        except Unavailable:
            if not self._database.spread:
                raise
            return self._meanwhile.take(key, now, left)
        if self._database.spread and wait <= 0:
            self._meanwhile.take(key, now, left)  # so that this call counts even if the master falls silent now
        return wait

    async def block(self, chat: Chat, until: float) -> None:
        """Hold a chat's calls back until a time. Other chats go on; an earlier time changes nothing."""
        key = keys.limit(chat.platform, chat.id)
        try:
            # The key lives much longer than any flood wait, as its life is measured by the server's clock, `until` by
            # the worker's.
            await self._asked(BLOCK, key, [until, keys.BUDGET_LIFE * 1000])
        except Unavailable:
            if not self._database.spread:
                raise
            self._meanwhile.block(key, until)

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
        if platform not in self._tokens:
            return
        if until > now:
            log.warning("a platform holds the whole bot back", extra={"platform": platform, "seconds": until - now})
            self._queues[platform].hold(until - now)
        await self._tokens[platform].refused(now, until)

    async def _asked(self, script: Script, key: str, args: list[Argument]) -> Any:
        (answer,) = await self._database.run_for_each(script, [((key,), args)], within=WITHIN)
        if isinstance(answer, Unavailable):
            raise answer
        return answer


async def _nothing_taken() -> float:
    return 0.0


class Meanwhile:
    """Budgets that this process keeps alone, by the same arithmetic as `scripts/take.lua`."""

    def __init__(self) -> None:
        self._moments: dict[str, list[float]] = {}  # by chat: when each budget is full again
        self._until: dict[str, float] = {}

    def take(self, key: str, now: float, budgets: Sequence[Allowance]) -> float:
        """Take one call from all budgets, or none; return the seconds to wait."""
        known = self._moments.get(key, [])
        moments = [max(now, moment) for moment in known] if len(known) == len(budgets) else [now] * len(budgets)
        waits = [
            moment - (budget.burst - 1) * budget.every - now for moment, budget in zip(moments, budgets, strict=True)
        ]
        wait = max([*waits, self._until.get(key, 0.0) - now])
        if wait > 0.0005:
            return wait
        self._forget(now)
        self._moments[key] = [moment + budget.every for moment, budget in zip(moments, budgets, strict=True)]
        return 0.0

    def block(self, key: str, until: float) -> None:
        """Hold a chat's calls back until a time."""
        self._until[key] = max(until, self._until.get(key, 0.0))

    def _forget(self, now: float) -> None:
        if len(self._moments) + len(self._until) > MANY:
            self._moments = {key: moments for key, moments in self._moments.items() if max(moments, default=0.0) > now}
            self._until = {key: until for key, until in self._until.items() if until > now}
