"""What the choices of a moment bring, weighed in a separate process, so that the event loop and every game go on.

The process stays, as starting it takes longer than most answers. People take turns (`bot.finished.fair_queue`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import engine
from bot.finished.fair_queue import FairQueue, QueuePlace
from bot.stopping import ended

log = logging.getLogger(__name__)

PATIENCE = 30.0  # seconds for one line of an answer
NICENESS = 5  # every game goes first
LINE = 1 << 20  # bytes of the longest answer


class Unweighed(Exception):
    """The process gave no answer."""


class Weighing:
    """Weighs choices, one moment at a time."""

    def __init__(self) -> None:
        self._turns = FairQueue()
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._questions: set[asyncio.Task[None]] = set()

    async def of(self, person: str, question: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the only line of the answer to a question. Raises as `lines` does."""
        (only,) = [line async for line in self.lines(person, question)]
        return only

    async def lines(self, person: str, question: Mapping[str, Any]) -> AsyncIterator[Mapping[str, Any]]:
        """Yield each line of the answer to a question (`engine.players.questions`).

        `person` is the key of the asker. Raises Refusal if too many of their questions wait already, and Unweighed. A
        caller who stops reading leaves at once; the process finishes its answer before it gets the next question.
        """
        place = self._turns.line_up(person)
        answer: asyncio.Queue[Mapping[str, Any] | None] = asyncio.Queue()
        try:
            await place
            task = asyncio.create_task(self._put(question, answer, place), name="weighing")
        except BaseException:
            self._turns.leave(place)
            raise
        self._questions.add(task)
        task.add_done_callback(self._questions.discard)
        while (line := await answer.get()) is not None:
            if isinstance(line.get("error"), Mapping):  # a number is a standard error
                raise Unweighed
            yield line

    async def _put(
        self, question: Mapping[str, Any], answer: asyncio.Queue[Mapping[str, Any] | None], place: QueuePlace
    ) -> None:
        """Ask the process. One that does not finish its answer is ended, and the next question starts another."""
        try:
            async with asyncio.timeout(PATIENCE) as patience:
                asks, hears = await self._running()
                asks.write(json.dumps(question).encode() + b"\n")
                await asks.drain()
                while "last" not in (line := json.loads(await hears.readline())):
                    answer.put_nowait(line)
                    patience.reschedule(asyncio.get_running_loop().time() + PATIENCE)
        except (TimeoutError, OSError, ValueError) as failure:
            log.error("choices were not weighed", extra={"cause": type(failure).__name__})
            answer.put_nowait({"error": {}})
            await self._end()
        finally:
            answer.put_nowait(None)
            self._turns.leave(place)

    async def _running(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        """Return the writer to the process and the reader from it; start a process if none runs."""
        async with self._starting:
            await self._start()
        if self._process is None or self._process.stdin is None or self._process.stdout is None:
            raise OSError
        return self._process.stdin, self._process.stdout

    async def warm(self) -> None:
        """Start the process, so that the first question need not wait for it."""
        with suppress(OSError):
            await self._running()

    async def _start(self) -> None:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "engine", "weigh", "--nice", str(NICENESS)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env={"PYTHONPATH": str(Path(engine.__file__).parents[1])},  # no token goes there
                limit=LINE,
            )

    async def close(self) -> None:
        """End the process and the question that it works on."""
        await ended(*self._questions)
        await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
