"""The entry point of the pictures: draws them in threads, caches them, and loads Pillow with the first one."""

import asyncio
from importlib import import_module

from cachetools import LRUCache

from bot.pictures import Drawn

KEPT = 128  # pictures of some 30 KB each
AT_ONCE = 2  # threads; further pictures wait, so that other work finds free threads


class Gallery:
    """Draws pictures and caches the most recently used ones."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: LRUCache[Drawn, bytes] = LRUCache(kept)
        self._threads = asyncio.Semaphore(AT_ONCE)

    async def draw(self, value: Drawn) -> bytes:
        """Draw a picture as a PNG."""
        if (known := self._kept.get(value)) is not None:
            return known
        async with self._threads:
            drawn = await asyncio.to_thread(_draw, value)
        self._kept[value] = drawn
        return drawn


def _draw(value: Drawn) -> bytes:
    """Draw in a thread. Pillow is only imported here: a process that shows no picture never loads it."""
    drawn: bytes = import_module(f"adapters.pictures.{value.drawing}").draw(value)
    return drawn
