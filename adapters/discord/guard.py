"""Counts refused calls: Discord bans an address after 10,000 of them in ten minutes.

https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
"""

import time
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp

BANNED_AT = 10_000  # refused calls …
WINDOW = 600.0  # … in so many seconds
STOP_AT = BANNED_AT * 4 // 5
REFUSED = frozenset({401, 403, 429})
LOOK_AGAIN = 30.0  # seconds at most until a call that was held back is tried again


async def unheard(_: float) -> None:
    """Ignore a refusal."""


class RefusedCalls:
    """Counts the refusals among all calls of one client. `clock` gives seconds that never go back.

    `on_refusal` is called for each refusal with the seconds for which the whole bot must wait, usually 0. It feeds a
    count shared by all processes, which slows them down long before this one has to stop.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        stop_at: int = STOP_AT,
        on_refusal: Callable[[float], Awaitable[None]] = unheard,
    ) -> None:
        self._clock = clock
        self._stop_at = stop_at
        self._on_refusal = on_refusal
        self._times: deque[float] = deque()

    @property
    def count(self) -> int:
        """How many calls were refused in the last ten minutes."""
        while self._times and self._times[0] <= self._clock() - WINDOW:
            self._times.popleft()
        return len(self._times)

    def wait(self) -> float:
        """Return for how many seconds no call should be made; 0.0 while all is well."""
        if self.count < self._stop_at:
            return 0.0
        return min(max(self._times[-self._stop_at] + WINDOW - self._clock(), 1.0), LOOK_AGAIN)

    def note(self, status: int, scope: str | None) -> bool:
        """Count an answer; return whether it was a refusal. Limits shared with other bots do not count."""
        if status not in REFUSED or scope == "shared":
            return False
        self._times.append(self._clock())
        return True

    def trace(self) -> aiohttp.TraceConfig:
        """Return the configuration that makes an aiohttp session count its answers here."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        return config

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        del session, context
        headers = params.response.headers
        if self.note(params.response.status, headers.get("X-RateLimit-Scope")):
            await self._on_refusal(float(headers.get("Retry-After", 0)) if "X-RateLimit-Global" in headers else 0.0)
