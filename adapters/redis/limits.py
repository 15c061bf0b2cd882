"""Budgets of calls in Redis, shared by all processes: `bot.ports.Limits`."""

from collections.abc import Mapping
from dataclasses import dataclass

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from bot.people import Chat

TAKE = Script.load("take")
BLOCK = Script.load("block")


@dataclass(frozen=True, slots=True)
class Budget:
    """`burst` calls at once, and one more every `every` seconds: in a minute at most `burst` + 60 / `every` calls."""

    burst: int
    every: float


@dataclass(frozen=True, slots=True)
class Figures:
    """The budgets that one platform's chats have to keep, all of them at once."""

    group: tuple[Budget, ...] = ()
    private: tuple[Budget, ...] = ()


# Telegram's FAQ: about one message a second in a chat, shorter bursts tolerated, and 20 a minute in a group; edits
# count as well. 5 + 60 / 4 = 20. A long queue is then sent every 4 s, where a plain count of 20 a minute would go
# silent for half a minute.
TELEGRAM = Figures(group=(Budget(1, 1.0), Budget(5, 4.0)), private=(Budget(3, 1.0),))
# discord.py keeps the buckets of Discord's headers; this only keeps one chat from filling them.
DISCORD = Figures(group=(Budget(5, 1.0),), private=(Budget(5, 1.0),))
SPARED = 3  # calls that one that can wait leaves to the others
FIGURES: Mapping[str, Figures] = {"telegram": TELEGRAM, "discord": DISCORD}


class RedisLimits:
    """One small hash for each chat that is spoken to. A platform without figures is not limited."""

    def __init__(self, database: Database, figures: Mapping[str, Figures] = FIGURES) -> None:
        self._database = database
        self._figures = figures

    async def take(self, chat: Chat, now: float) -> float:
        """Take one call from a chat's budgets, or none.

        Returns 0.0 if it may go out now, else the seconds to wait. Repeated
        after a lost answer it takes a second call: that errs towards fewer calls.
        """
        return await self._taken(chat, now, spared=0)

    async def take_spare(self, chat: Chat, now: float) -> float:
        """Take one call only where `SPARED` more would still be left."""
        return await self._taken(chat, now, spared=SPARED)

    async def _taken(self, chat: Chat, now: float, *, spared: int) -> float:
        figures = self._figures.get(chat.platform, Figures())
        budgets = figures.private if chat.private else figures.group
        args: list[Argument] = [now]
        for budget in budgets:
            args += [max(budget.burst - spared, 1), budget.every]
        return float(await self._database.run(TAKE, [keys.limit(chat.platform, chat.id)], args))

    async def block(self, chat: Chat, until: float) -> None:
        """Hold a chat's calls back until a time. Other chats go on; an earlier time changes nothing."""
        # The key lives a good while past any flood wait: its life counts from the server's clock, `until` from the
        # worker's.
        await self._database.run(BLOCK, [keys.limit(chat.platform, chat.id)], [until, keys.DAY * 1000])
