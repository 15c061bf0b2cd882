"""Faults that a test asks for: refusals, errors, cut connections, waits; and Discord's rate limits."""

from __future__ import annotations

import asyncio
import re
import time
import zlib
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Literal, Self

FaultKind = Literal["status", "limit", "drop_before", "drop_after", "hold"]

#: Discord's own numbers where they are known, for :meth:`RateLimits.realistic`.
REALISTIC = {
    ("POST", "/channels/{}/messages"): (5, 5.0),
    ("PATCH", "/channels/{}/messages/{}"): (5, 5.0),
    ("DELETE", "/channels/{}/messages/{}"): (5, 1.0),
}
GENEROUS = (1000, 1.0)
MAJOR = ("channels", "guilds", "webhooks")


@cache
def _path_pattern(path: str) -> re.Pattern[str]:
    parts = re.split(r"(\*\*|\*)", path)
    return re.compile("".join({"*": "[^/]+", "**": ".*"}.get(part, re.escape(part)) for part in parts))


@dataclass(eq=False)
class Fault:
    """A fault that happens to the next ``times`` calls (None: until removed) of a method and path.

    In ``path`` ``*`` stands for one segment and ``**`` for the rest, as in ``/channels/*/messages``. The method ``*``
    stands for any. ``hits`` counts the calls that had the fault.
    """

    kind: FaultKind
    method: str
    path: str
    times: int | None = 1
    status: int = 500
    code: int = 0
    message: str = "the emulator was told to fail"
    retry_after: float = 0.0
    scope: str = "user"
    hits: int = 0
    waiting: int = 0
    removed: bool = False
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def meets(self, method: str, path: str) -> bool:
        return (
            not self.removed
            and self.times != 0
            and self.method in {"*", method}
            and _path_pattern(self.path).fullmatch(path) is not None
        )

    def hit(self) -> None:
        self.hits += 1
        if self.times is not None:
            self.times -= 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.release()

    def release(self) -> None:
        """Let waiting calls go on, and hold no further ones."""
        self.removed = True
        self._released.set()

    async def wait(self) -> None:
        self.waiting += 1
        try:
            await self._released.wait()
        finally:
            self.waiting -= 1


class Faults:
    """The faults that tests asked for. The first one that matches a call and isn't used up happens."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        self._faults.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        if not self._faults:
            return None
        self._faults = [fault for fault in self._faults if not fault.removed and fault.times != 0]
        for fault in self._faults:
            if fault.meets(method, path):
                fault.hit()
                return fault
        return None

    def clear(self) -> None:
        for fault in self._faults:
            fault.release()
        self._faults.clear()


@dataclass(frozen=True, slots=True)
class Refusal:
    """A call refused for its rate: the seconds to wait, and the scope (user, shared or global)."""

    retry_after: float
    scope: str


@dataclass(slots=True)
class _Bucket:
    window: float
    used: int


class RateLimits:
    """Fixed windows for a route and its channel, and one for all calls; generous unless a test narrows them.

    The windows are of real time, not of the emulator's clock, because discord.py waits in real time.
    """

    def __init__(self) -> None:
        self._limits: dict[tuple[str, str], tuple[int, float]] = {}
        self._buckets: dict[tuple[str, str, str], _Bucket] = {}
        #: Calls and seconds over all routes that count for it; None: no limit. Discord's own is (50, 1.0).
        self.overall: tuple[int, float] | None = None
        self._overall = _Bucket(0.0, 0)

    def realistic(self) -> None:
        self._limits.update(REALISTIC)
        self.overall = (50, 1.0)

    def spend(self, method: str, path: str) -> tuple[dict[str, str], Refusal | None]:
        """Count one call: the headers of its bucket, and a refusal if the bucket was empty."""
        now = time.monotonic()
        template, major = route_of(path)
        counts_for_all = not template.startswith(("/interactions/", "/webhooks/"))
        if counts_for_all and self.overall is not None:
            wait = _take(self._overall, *self.overall, now)
            if wait:
                return {}, Refusal(wait, "global")
        calls, per = self._limits.get((method, template), GENEROUS)
        bucket = self._buckets.setdefault((method, template, major), _Bucket(now, 0))
        wait = _take(bucket, calls, per, now)
        left = max(0.0, bucket.window + per - now)
        headers = {
            "X-RateLimit-Limit": str(calls),
            "X-RateLimit-Remaining": str(max(0, calls - bucket.used)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(f'{method} {template}'.encode()):08x}",
        }
        return headers, Refusal(wait, "user") if wait else None


def _take(bucket: _Bucket, calls: int, per: float, now: float) -> float:
    """Take one call from the bucket; return the seconds until the next window if no call was left."""
    if now - bucket.window >= per:
        bucket.window, bucket.used = now, 0
    if bucket.used >= calls:
        return max(0.001, bucket.window + per - now)
    bucket.used += 1
    return 0.0


NAMED = {(2, "webhooks"), (2, "interactions")}  # segments with a token, which isn't a number
INSTANCE = (3, ["activity-instances"])  # the segment with an Activity's instance


@lru_cache(maxsize=100_000)
def route_of(path: str) -> tuple[str, str]:
    """A path's template (``{}`` for each id or token) and its major parameter."""
    segments = path.strip("/").split("/")
    major = "/".join(segments[1:3] if segments[0] == "webhooks" else segments[1:2]) if segments[0] in MAJOR else ""
    template = [
        "{}" if segment.isdigit() or (index, segments[0]) in NAMED or (index, segments[2:3]) == INSTANCE else segment
        for index, segment in enumerate(segments)
    ]
    return "/" + "/".join(template), major


def limited_body(refusal: Refusal) -> dict[str, Any]:
    return {
        "message": "You are being rate limited.",
        "retry_after": round(refusal.retry_after, 3),
        "global": refusal.scope == "global",
    }
