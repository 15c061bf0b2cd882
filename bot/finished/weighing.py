"""What the choices of a moment bring, weighed in one process of its own, so that the event loop and every game go on.

The process stays, as starting it takes longer than most answers. People take turns (`bot.finished.review_queue`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import engine
from bot.finished.review_queue import ReviewQueue
from engine.record import Record

log = logging.getLogger(__name__)

PATIENCE = 30.0  # seconds for one answer
NICENESS = 5  # every game goes first
LINE = 1 << 20  # bytes of the longest answer


class Unweighed(Exception):
    """The process gave no answer."""


class Weighing:
    """Weighs choices, one moment at a time."""

    def __init__(self) -> None:
        self._turns = ReviewQueue()
        self._process: asyncio.subprocess.Process | None = None

    async def of(self, person: str, position: Mapping[str, Any], guesses: int) -> Mapping[str, Any]:
        """Return what `python -m engine weigh` says of a position (`position_of`); `guesses` 0 opens all cards.

        `person` is the key of the asker. Raises Refusal if too many of their questions wait already, and Unweighed.
        """
        place = self._turns.line_up(person)
        try:
            await place
            async with asyncio.timeout(PATIENCE):
                return await self._answer({"position": position, "guesses": guesses})
        except (TimeoutError, OSError, ValueError) as failure:
            log.error("choices were not weighed", extra={"cause": type(failure).__name__})
            raise Unweighed from None
        finally:
            self._turns.leave(place)

    async def _answer(self, question: Mapping[str, Any]) -> Mapping[str, Any]:
        """Ask the process; one that did not finish its answer is ended, and the next question starts another."""
        process, answered = await self._running(), False
        if process.stdin is None or process.stdout is None:
            raise Unweighed
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            told: Mapping[str, Any] = json.loads(await process.stdout.readline())
            answered = True
        finally:
            if not answered:
                await self.close()
        if "error" in told:
            raise Unweighed
        return told

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "engine", "weigh", "--nice", str(NICENESS)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env={"PYTHONPATH": str(Path(engine.__file__).parents[1])},  # no token goes there
                limit=LINE,
            )
        return self._process

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def position_of(record: Record, hand: int, actions: int) -> dict[str, Any]:
    """Return the record of a game up to a hand and a number of its actions, without anything else."""
    told = record.model_dump(mode="json", include={"format", "rules", "seats", "first_dealer", "hands"})
    told["hands"] = [{"pack": one["pack"], "actions": one["actions"]} for one in told["hands"][:hand]]
    told["hands"][-1]["actions"] = told["hands"][-1]["actions"][:actions]
    return told
