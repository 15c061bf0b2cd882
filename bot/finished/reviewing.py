"""Reviews, made one at a time in a separate process, so that the event loop and every game go on.

People take turns (`bot.finished.fair_queue`). They get the progress, and the review once it is there. Each review is
made once, even if several processes are asked for it. After a crash the next request starts it again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engine
from bot.finished import review as reviews
from bot.finished.fair_queue import FairQueue, QueuePlace
from bot.finished.review import Review
from bot.ports.store import TableStore
from bot.refusal import Refusal

log = logging.getLogger(__name__)

PATIENCE = 2.0  # seconds that a request waits for the review before it returns the progress
PROGRESS_EVERY = 1.0  # seconds between two writes of the progress
MOST_WAITING = 2  # reviews of one person
NICENESS = 10  # every game goes first
FAILED = b"null"  # stored instead of the progress, until it expires

Lines = Callable[[bytes, int], AsyncIterator[Mapping[str, Any]]]
"""Takes a record and a seat, and yields the lines of `python -m engine review`."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a review."""

    done: int = 0
    """The number of decisions already reviewed."""

    all: int = 0
    """The number of all decisions; 0 while that is unknown."""

    failed: bool = False
    """Whether it failed; it can be asked for again in half a minute."""


class Unreviewed(Exception):
    """The process ended without a review."""


class Reviewing:
    """Makes reviews and knows which are under way."""

    def __init__(self, store: TableStore, lines: Lines | None = None, patience: float = PATIENCE) -> None:
        self._store = store
        self._lines = lines or in_a_process
        self._patience = patience
        self._turns = FairQueue(MOST_WAITING, Refusal("review-many", limit=MOST_WAITING))
        self._begun: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def of(self, table_id: str, seat: int, person: str, record: Callable[[], bytes]) -> Review | Progress:
        """Return the review of a game from a seat, or its progress. `record` makes the record of the game.

        `person` is the key of the asker. Raises Refusal if too many of their reviews wait already.
        """
        review = reviews.kept(await self._store.review(table_id, seat))
        if review is not None:
            return review
        begun = self._begun.get((table_id, seat))
        if begun is None and await self._store.reviewing(table_id, seat) is None:
            begun = await self._begin(table_id, seat, person, record)
        if begun is None:
            return await self._progress(table_id, seat)
        await asyncio.wait([begun], timeout=self._patience)
        review = reviews.kept(await self._store.review(table_id, seat))
        return review if review is not None else await self._progress(table_id, seat)

    async def close(self) -> None:
        """Cancel reviews under way. The next request starts them again."""
        for task in list(self._begun.values()):
            task.cancel()
        for task in list(self._begun.values()):
            with suppress(asyncio.CancelledError):
                await task

    async def _progress(self, table_id: str, seat: int) -> Progress:
        progress = await self._store.reviewing(table_id, seat)
        if progress == FAILED:
            return Progress(failed=True)
        return Progress(*json.loads(progress)) if progress is not None else Progress()

    async def _begin(
        self, table_id: str, seat: int, person: str, record: Callable[[], bytes]
    ) -> asyncio.Task[None] | None:
        """Queue a review; None if another process was quicker."""
        place = self._turns.line_up(person)
        try:
            if not await self._store.begin_review(table_id, seat, json.dumps([0, 0]).encode()):
                self._turns.leave(place)
                return self._begun.get((table_id, seat))
            made = self._made(table_id, seat, place, record())
        except BaseException:
            self._turns.leave(place)
            raise
        task = asyncio.create_task(made, name=f"review of {table_id}")
        self._begun[table_id, seat] = task
        task.add_done_callback(lambda _: self._ended(table_id, seat, place))
        return task

    def _ended(self, table_id: str, seat: int, place: QueuePlace) -> None:
        self._begun.pop((table_id, seat), None)
        self._turns.leave(place)

    async def _made(self, table_id: str, seat: int, place: QueuePlace, record: bytes) -> None:
        telling = asyncio.create_task(self._telling(table_id, seat, lines := []))
        ended = None
        try:
            await place
            async for line in self._lines(record, seat):
                lines.append(line)  # noqa: PERF401 - their number is stored meanwhile
            await self._store.keep_review(
                table_id, seat, reviews.found(seat, lines).model_dump_json(exclude_none=True).encode()
            )
        except Exception as failure:  # noqa: BLE001 - a later request makes it again
            ended = FAILED
            log.error("a review was not made", extra={"table": table_id, "cause": type(failure).__name__})
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError):
                await telling
            with suppress(Exception):
                await self._store.go_on_with_review(table_id, seat, ended)

    async def _telling(self, table_id: str, seat: int, lines: list[Mapping[str, Any]]) -> None:
        """Store the progress regularly, also as a sign of life."""
        while True:
            await asyncio.sleep(PROGRESS_EVERY)
            progress = [max(len(lines) - 1, 0), lines[0]["decisions"] if lines else 0]
            progress[0] = min(progress)
            with suppress(Exception):
                await self._store.go_on_with_review(table_id, seat, json.dumps(progress).encode())


async def in_a_process(record: bytes, seat: int) -> AsyncIterator[Mapping[str, Any]]:
    """Yield the lines of a review, made by the engine's own command. Raises Unreviewed if it fails."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "engine", "review", "--seat", str(seat), "--nice", str(NICENESS)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={"PYTHONPATH": str(Path(engine.__file__).parents[1])},  # no token goes there
    )
    if process.stdin is None or process.stdout is None:
        raise Unreviewed
    try:
        process.stdin.write(record)
        process.stdin.close()
        async for line in process.stdout:
            answer = json.loads(line)
            if "error" in answer and "lost" not in answer:
                raise Unreviewed
            yield answer
        if await process.wait():
            raise Unreviewed
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
