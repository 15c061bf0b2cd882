"""The budget of a platform's whole token: moments at which one call may go out, reserved in Redis by all workers."""

from collections.abc import Callable
from dataclasses import dataclass

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from bot.ports.health import Unavailable

DRAW = Script.load("draw")
REFUSED = Script.load("refused")

BURST = 4  # calls at once from a bot that was quiet: what a move at a table takes
# Refused calls in ten minutes, and how many times fewer calls are made then. Discord bans an address after 10,000.
SLOWER = ((500, 2), (2000, 10))
WITHIN = 1.0  # seconds for a cluster's master to answer


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a worker may spend."""

    moments: tuple[float, ...]
    """When one call each may go out: now, or in a while."""

    until: float = 0.0
    """Until when the whole bot is held back; 0 if it is not."""


class TokenBudget:
    """A row of moments, `1 / per_second` apart; who draws some has the next ones, and they are nobody else's.

    The moments that several workers draw follow each other, so that each has its share without asking twice. Within a
    second at most `per_second` + `BURST` calls go out.

    Where the key's server does not answer, this worker spends its share alone: the rate divided by the `workers` alive.
    """

    def __init__(self, database: Database, platform: str, per_second: float, workers: Callable[[], int]) -> None:
        self._database = database
        self._key = keys.limit_of_all(platform)
        self._workers = workers
        self.every = 1 / per_second
        self.back = (min(BURST, max(1.0, per_second / 5)) - 1) * self.every
        self._next = 0.0  # when this worker alone may make its next call
        self._until = 0.0

    async def draw(self, wanted: int, now: float) -> Drawn:
        """Reserve the next moments. Repeated after a lost answer it reserves more: that errs towards fewer calls."""
        slower = [figure for pair in SLOWER for figure in pair]
        args: list[Argument] = [now, self.every, self.back, wanted, *slower]
        (answer,) = await self._database.run_for_each(DRAW, [((self._key,), args)], within=WITHIN)
        if isinstance(answer, Unavailable):
            return self._alone(wanted, now)
        first, every, count = float(answer[0]), float(answer[1]), int(answer[2])
        if not count:
            self._until = first
            return Drawn((), first)
        moments = tuple(first + index * every for index in range(count))
        self._next = moments[-1] + every
        return Drawn(moments)

    def _alone(self, wanted: int, now: float) -> Drawn:
        if self._until > now:
            return Drawn((), self._until)
        every = self.every * max(self._workers(), 1)
        first = max(self._next, now)
        self._next = first + wanted * every
        return Drawn(tuple(first + index * every for index in range(wanted)))

    async def refused(self, now: float, until: float) -> None:
        """Count a refused call, and hold the whole bot back until a time. Where nobody answers, only this worker."""
        self._until = max(self._until, until)
        life = (max(until - now, 0.0) + keys.BUDGET_LIFE) * 1000
        await self._database.run_for_each(REFUSED, [((self._key,), [now, until, int(life)])], within=WITHIN)
