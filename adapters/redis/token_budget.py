"""The budget of a platform's whole token: moments at which one call may go out, reserved in Redis by all workers."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from bot.ports.health import Unavailable

DRAW = Script.load("draw")
REFUSED = Script.load("refused")

# Seconds after its moment in which a call may still go out; later it needs a new moment. So in any second the calls
# exceed the rate by at most this part: 28 at 25 a second, where Telegram accepts 30.
LATE = 0.11
# Refused calls in ten minutes, and the factor by which calls are slowed then. Discord bans an address after 10,000.
SLOWER = ((500, 2), (2000, 10))
WITHIN = 1.0  # seconds for a cluster's master to answer


@dataclass(frozen=True, slots=True)
class Drawn:
    """The moments that a worker may use."""

    moments: tuple[float, ...]
    """The times at which one call each may go out: now or later."""

    until: float = 0.0
    """Until when the whole bot is held back; 0 if it is not."""


class TokenBudget:
    """A row of moments, `1 / per_second` apart. A worker that draws moments reserves the next ones for itself.

    The moments of several workers follow each other, so that each has its share without asking twice. As a moment is
    used within `LATE` or not at all, no second sees more than `most` calls, however late a worker is; the difference
    between the workers' clocks comes on top.

    If the key's server does not answer, this worker spends its share alone: the rate divided by the `workers` alive.
    """

    def __init__(self, database: Database, platform: str, per_second: float, workers: Callable[[], int]) -> None:
        self._database = database
        self._key = keys.limit_of_all(platform)
        self._workers = workers
        self.every = 1 / per_second
        self.most = math.ceil(per_second * (1 + LATE))
        self._next = 0.0  # when this worker alone may make its next call
        self._until = 0.0

    async def draw(self, wanted: int, now: float, ahead: float = 0.0) -> Drawn:
        """Reserve the next moments, none of them less than `ahead` seconds from now.

        A repetition after a lost answer reserves more: that errs towards fewer calls.
        """
        slower = [figure for pair in SLOWER for figure in pair]
        args: list[Argument] = [now, self.every, ahead, wanted, *slower]
        (answer,) = await self._database.run_for_each(DRAW, [((self._key,), args)], within=WITHIN)
        if isinstance(answer, Unavailable):
            return self._alone(wanted, now, ahead)
        first, every, count = float(answer[0]), float(answer[1]), int(answer[2])
        if not count:
            self._until = first
            return Drawn((), first)
        moments = tuple(first + index * every for index in range(count))
        self._next = moments[-1] + every
        return Drawn(moments)

    def _alone(self, wanted: int, now: float, ahead: float) -> Drawn:
        if self._until > now:
            return Drawn((), self._until)
        workers = max(self._workers(), 1)
        share = max(self.most // workers, 1)  # of the calls of a second
        every = max(self.every * workers, (1 + LATE) / share)
        first = max(self._next, now + ahead)
        self._next = first + wanted * every
        return Drawn(tuple(first + index * every for index in range(wanted)))

    async def refused(self, now: float, until: float) -> None:
        """Count a refused call, and hold the whole bot back until a time; only this worker if the server is silent."""
        self._until = max(self._until, until)
        life = (max(until - now, 0.0) + keys.BUDGET_LIFE) * 1000
        await self._database.run_for_each(REFUSED, [((self._key,), [now, until, int(life)])], within=WITHIN)
