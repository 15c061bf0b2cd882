"""A bot of `bench.bots` in its own process."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

from tests.store.server_processes import free_ports

PATIENCE = 10.0  # seconds that a process has to end
ROOT = Path(__file__).parents[1]


class BotProcess:
    """A running bot that reports its processor time."""

    def __init__(self, process: Process, port: int) -> None:
        self._process = process
        self.port = port
        """The port the bot serves on."""

    async def cpu(self) -> float:
        """Return the processor time used since the start of the process, in seconds."""
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("the process has no pipes")
        self._process.stdin.write(b"\n")
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("the bot has ended; its error is above")
        return float(line)


@contextlib.asynccontextmanager
async def running(which: str, api: str, redis_url: str) -> AsyncIterator[BotProcess]:
    """Run a bot while the context lasts. Its errors go to standard error."""
    (port,) = free_ports(1)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.bots", which, api, redis_url, str(port)),
        cwd=ROOT,
        stdin=PIPE,
        stdout=PIPE,
    )
    try:
        yield BotProcess(process, port)
    finally:
        if process.stdin is not None:
            process.stdin.close()  # tells the process to end
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()
