"""Faults that a test switches on: refusals, slow answers, lost connections."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from typing import TYPE_CHECKING, Any, Literal, TypedDict, Unpack

from tests.emulators.telegram.chats import Chat
from tests.emulators.telegram.refusals import RefusalError, flood

if TYPE_CHECKING:
    from tests.emulators.telegram.server import Call

SERVER_ERRORS = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}


@dataclasses.dataclass(eq=False)
class Fault:
    """One fault and the calls that it hits.

    `hits` counts these calls. `release` sends the answers that the fault holds back.
    """

    method: str | None = None
    chat_id: int | None = None
    times: int | None = 1
    chance: float = 1.0
    refusal: RefusalError | None = None
    drop: str | None = None
    delay: float = 0.0
    hold: bool = False
    hits: int = 0
    gate: asyncio.Event = dataclasses.field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Send the answers held back, and hold no further ones."""
        self.times = 0
        self.gate.set()

    @property
    def spent(self) -> bool:
        return self.times is not None and self.hits >= self.times


class Where(TypedDict, total=False):
    """The calls that a fault hits."""

    method: str | None
    chat: Chat | None
    times: int | None  # 1 by default; None: until `clear`
    chance: float  # the probability that a matching call is hit; `random` is seeded by `seed`


class Faults:
    """The faults that are switched on; the first that matches a call happens."""

    def __init__(self) -> None:
        self.active: list[Fault] = []
        self.random = random.Random(0)

    def seed(self, number: int) -> None:
        self.random.seed(number)

    def clear(self) -> None:
        """End all faults and send the answers held back."""
        for fault in self.active:
            fault.release()
        self.active.clear()

    def flood(self, retry_after: int, **where: Unpack[Where]) -> Fault:
        """Answer 429 with `retry_after` seconds, without acting."""
        return self._add(where, refusal=flood(retry_after))

    def error(self, code: int = 502, description: str | None = None, **where: Unpack[Where]) -> Fault:
        """Answer an error, without acting."""
        return self._add(where, refusal=RefusalError(code, description or SERVER_ERRORS.get(code, "Error")))

    def drop(self, when: Literal["before", "after"] = "after", **where: Unpack[Where]) -> Fault:
        """Close the connection without an answer, `before` or `after` acting."""
        return self._add(where, drop=when)

    def delay(self, seconds: float, **where: Unpack[Where]) -> Fault:
        """Act, but answer only after so many seconds of the emulator's clock."""
        return self._add(where, delay=seconds)

    def hold(self, **where: Unpack[Where]) -> Fault:
        """Act, but answer only when the test calls `release` on the returned fault."""
        return self._add(where, hold=True)

    def meet(self, call: Call) -> Fault | None:
        """The fault that hits this call, None if there is none."""
        for fault in self.active:
            if fault.spent:
                continue
            if (fault.method or call.method) != call.method or fault.chat_id not in {None, call.chat_id}:
                continue
            # A polling bot's getUpdates calls would use up the faults meant for its other calls.
            if fault.method is None and call.method == "getUpdates":
                continue
            if fault.chance < 1 and self.random.random() >= fault.chance:
                continue
            fault.hits += 1
            return fault
        return None

    def _add(self, where: Where, **what: Any) -> Fault:
        chat = where.get("chat")
        chat_id = None if chat is None else chat.id
        fault = Fault(where.get("method"), chat_id, where.get("times", 1), where.get("chance", 1.0), **what)
        self.active = [old for old in self.active if old.hold or not old.spent]
        self.active.append(fault)
        return fault
