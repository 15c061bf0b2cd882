"""Presence and announcements in memory, for pages that get news of tables."""

import asyncio
from collections.abc import Callable
from time import time as epoch

from bot.ports.health import Unavailable
from bot.ports.windows import InFront


class Doors:
    """Presence in memory. The first arrival and the last departure of a person are announced."""

    def __init__(self, announced: Callable[[str], None]) -> None:
        self.here: dict[str, set[str]] = {}
        self.drawn: dict[str, int] = {}
        self.signs = self.touches = 0
        self.silent = False
        self._announced = announced

    async def stay(self, code: str, person: str, window: str, *, drawn: int = 0, touched: bool = False) -> None:
        if self.silent:
            raise Unavailable
        self.signs += 1
        self.touches += touched
        self.drawn[person] = max(drawn, self.drawn.get(person, 0))
        before = self.here.setdefault(person, set())
        if not before:
            self._announced(code)
        before.add(window)

    async def go(self, code: str, person: str, window: str) -> None:
        if self.silent:
            raise Unavailable
        there = self.here.get(person, set())
        if there == {window}:
            self._announced(code)
        there.discard(window)

    async def turn_to_chat(self, code: str, person: str) -> None:
        raise NotImplementedError

    async def at(self, code: str):
        return {person: InFront(epoch() + 25) for person, windows in self.here.items() if windows}


class Word:
    """Announcements made by a test."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.announced: list[str] = []

    async def heard(self):
        while True:
            yield await self.said.get()

    async def react(self, reaction):
        self.said.put_nowait(reaction)

    def announce(self, code):
        self.announced.append(code)
        self.said.put_nowait(code)
