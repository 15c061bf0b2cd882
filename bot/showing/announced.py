"""Announcements of commits for windows, with those of the tournaments whose pages show a table that has changed."""

import asyncio
from collections.abc import AsyncIterator, Callable

from bot.ports.windows import Announcements, Reaction

EVERY = 1.0  # seconds between two announcements of a tournament for its tables: each press at each of them is a commit


class WithTournaments:
    """Fulfils `bot.ports.windows.Announcements`."""

    def __init__(self, heard: Announcements, shown_in: Callable[[str], str]) -> None:
        """`shown_in` returns the code of the tournament whose page shows a table, empty for none."""
        self._inner = heard
        self._shown_in = shown_in

    async def react(self, reaction: Reaction) -> None:
        """Announce a reaction. Raises Unavailable."""
        await self._inner.react(reaction)

    async def heard(self) -> AsyncIterator[str | Reaction | None]:
        """Yield what is announced, and at most once a second each tournament that shows a table which has changed."""
        loop = asyncio.get_running_loop()
        stale, told = set[str](), loop.time()
        news = self._inner.heard()
        coming = asyncio.ensure_future(anext(news))
        try:
            while True:
                left = told + EVERY - loop.time()
                await asyncio.wait({coming}, timeout=max(0.0, left) if stale else None)
                if stale and loop.time() >= told + EVERY:
                    for code in stale:
                        yield code
                    stale, told = set(), loop.time()
                if not coming.done():
                    continue
                try:
                    one = coming.result()
                except StopAsyncIteration:
                    return
                coming = asyncio.ensure_future(anext(news))
                if isinstance(one, str) and (tournament := self._shown_in(one)):
                    stale.add(tournament)
                yield one
        finally:
            coming.cancel()
