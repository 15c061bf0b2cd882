"""The entry point of the pictures: draws them in threads, caches them, and loads Pillow with the first one."""

import asyncio
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from cachetools import LRUCache

from adapters.pictures.data import (
    BumpChart,
    HandPicture,
    PositionPicture,
    ResultsTable,
    ScoreChart,
    TablePicture,
)

Value = HandPicture | TablePicture | PositionPicture | ScoreChart | BumpChart | ResultsTable

DRAWINGS: Mapping[str, type[Value]] = {
    "hand": HandPicture,
    "table": TablePicture,
    "position": PositionPicture,
    "chart": ScoreChart,
    "bump": BumpChart,
    "results": ResultsTable,
}
"""The drawings, each with its data. A module of the same name in this package draws it."""

KEPT = 128  # pictures of some 30 KB each
AT_ONCE = 2  # threads; further pictures wait, so that other work finds free threads


class Gallery:
    """Draws pictures and caches the most recently used ones."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: LRUCache[Value, bytes] = LRUCache(kept)
        self._threads = asyncio.Semaphore(AT_ONCE)

    async def draw(self, drawing: str, data: Mapping[str, Any]) -> bytes:
        """Draw `hand`, `table`, `position`, `chart`, `bump` or `results` from plain data as a PNG.

        The data are the fields of the drawing's value in `adapters.pictures.data`. Anything else raises
        ValueError, whose text does not repeat the data.
        """
        if drawing not in DRAWINGS:
            raise ValueError("no such drawing")
        value = DRAWINGS[drawing].model_validate(data)
        if (known := self._kept.get(value)) is not None:
            return known
        async with self._threads:
            drawn = await asyncio.to_thread(_draw, drawing, value)
        self._kept[value] = drawn
        return drawn


def _draw(drawing: str, value: Value) -> bytes:
    """Draw in a thread. Pillow is only imported here: a process that shows no picture never loads it."""
    drawn: bytes = import_module(f"adapters.pictures.{drawing}").draw(value)
    return drawn
