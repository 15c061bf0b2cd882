"""The way to the pictures: drawn in a thread, kept for as long as they are asked for, Pillow loaded only then."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from cachetools import LRUCache

from adapters.pictures.data import BumpChart, HandPicture, ResultsTable, ScoreChart, TablePicture

Value = HandPicture | TablePicture | ScoreChart | BumpChart | ResultsTable

DRAWINGS: Mapping[str, type[Value]] = {
    "hand": HandPicture,
    "table": TablePicture,
    "chart": ScoreChart,
    "bump": BumpChart,
    "results": ResultsTable,
}
KEPT = 128  # pictures of some 30 KB each
AT_ONCE = 2  # threads; the others wait, so that a burst leaves the process's threads to other work


class Gallery:
    """Draws pictures and keeps the newest ones by what they show."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: LRUCache[Value, bytes] = LRUCache(kept)
        self._threads = asyncio.Semaphore(AT_ONCE)

    async def draw(self, drawing: str, data: Mapping[str, Any]) -> bytes:
        """Draw `hand`, `table`, `chart`, `bump` or `results` from plain data as a PNG.

        The data are the fields of the drawing's value in `adapters.pictures.data`. Anything else raises
        ValueError, whose text does not repeat the data.
        """
        if drawing not in DRAWINGS:
            raise ValueError("no such drawing")
        return await self._picture(DRAWINGS[drawing].model_validate(data))

    async def hand(self, cards: Sequence[str], playable: Collection[str], *, four_colour: bool = False) -> bytes:
        """Draw one player's cards, those not `playable` dimmed."""
        value = HandPicture(cards=tuple(cards), playable=frozenset(playable), four_colour=four_colour)
        return await self._picture(value)

    async def table(self, board: TablePicture) -> bytes:
        """Draw the board."""
        return await self._picture(board)

    async def score_chart(self, chart: ScoreChart) -> bytes:
        """Draw the totals over the hands."""
        return await self._picture(chart)

    async def _picture(self, value: Value) -> bytes:
        if (known := self._kept.get(value)) is not None:
            return known
        async with self._threads:
            drawn = await asyncio.to_thread(_draw, value)
        self._kept[value] = drawn
        return drawn


def _draw(value: Value) -> bytes:
    # Imported here, not above: a process that shows no picture never loads Pillow.
    if isinstance(value, HandPicture):
        from adapters.pictures.hand import hand  # noqa: PLC0415

        return hand(value.cards, value.playable, value.four_colour)
    if isinstance(value, TablePicture):
        from adapters.pictures.table import table  # noqa: PLC0415

        return table(value)
    if isinstance(value, BumpChart):
        from adapters.pictures.bump import bump_chart  # noqa: PLC0415

        return bump_chart(value)
    if isinstance(value, ResultsTable):
        from adapters.pictures.results import results_table  # noqa: PLC0415

        return results_table(value)
    from adapters.pictures.chart import score_chart  # noqa: PLC0415

    return score_chart(value)
