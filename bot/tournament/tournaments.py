"""Tournaments as a type of document, in the same store and schedule as tables."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.refusal import Refusal
from bot.screen import Answer
from bot.table import lobby
from bot.table.documents import Changed, Documents
from bot.table.tables import Tables
from bot.tournament import rounds
from bot.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class TournamentChange(Changed[Tournament]):
    """A changed tournament and side effects. If it is the same object, nothing is written."""


class Tournaments(Documents[Tournament]):
    """Loads tournaments, applies changes to them, and commits them."""

    what = "tournament"
    form = Tournament
    missing = "no-such-tournament"

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.registry)
        self.tables = tables
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def renewed(self, value: Tournament) -> Tournament:
        """Return a tournament with its next round sealed anew, and all its messages to be edited."""
        sealed = rounds.sealed_anew(value, self.tables.chance)
        return sealed.replace(redrawn=self.now()) if value.is_live else sealed

    async def change(
        self, code: str, decide: Callable[[Tournament], Changed[Tournament]], *, input_id: str | None = None
    ) -> Answer:
        """Apply a decision like `Documents.change`, one at a time in each process."""
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock:  # a hundred tables may end at once: a queue avoids many retries
            return await super().change(code, decide, input_id=input_id)

    async def quietly(self, code: str, change: Callable[[Tournament], Tournament]) -> None:
        """Change a tournament if it still exists."""
        with suppress(Refusal):
            await self.change(code, lambda now: TournamentChange(change(now)))

    async def tournament(self, code: str) -> Tournament:
        """Return the newest version of a tournament. Raises Refusal if there is none."""
        return (await self.newest(code)).value


async def free_codes(tables: Tables, count: int) -> list[str]:
    """Draw unused codes for tables, two more than asked for."""
    codes: list[str] = []
    while len(codes) < count + 2:
        drawn = [lobby.new_code(tables.chance) for _ in range(count + 2 - len(codes))]
        versions = await asyncio.gather(*(tables.store.version(code) for code in drawn))
        fresh = [code for code, version in zip(drawn, versions, strict=True) if version is None]
        codes = list(dict.fromkeys([*codes, *fresh]))
    return codes
