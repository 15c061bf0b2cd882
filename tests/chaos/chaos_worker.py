"""One worker's place: a bot process that is started again whenever it ends."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST_STOP = 10.0  # seconds that a worker may take to end when asked, on a machine that others don't use
REFUSED = 2  # the exit status of a process that can't work with its settings: here, because the server denied it rights
AGAIN = 0.5  # seconds until a supervisor starts such a process again


class WorkerPlace:
    """Keeps a bot process running on one port. `said` holds the output of all its lives."""

    def __init__(self, number: int, port: int, clock: Path, settings: dict[str, object]) -> None:
        self.number = number
        self.port = port
        self.clock = clock
        self.said: list[str] = []
        self.lives = 0
        self.complaints: list[str] = []
        self.ends: list[float] = []  # when each life ended, seconds since the epoch
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._supervising = asyncio.Lock()
        self._ended_by_us = False
        self._begun_at = 0  # number of lines said before the present life

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/telegram"

    async def start(self) -> None:
        env = {
            "PATH": os.environ["PATH"],
            "HOME": os.environ.get("HOME", "/"),
            "HTTP_PORT": str(self.port),
            "CLOCK_FILE": str(self.clock),
            **{name: str(value) for name, value in self._settings.items()},
        }
        self._ended_by_us = False
        self._begun_at = len(self.said)
        self.lives += 1
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.chaos.moved_clock_bot",
            "telegram",
            cwd=ROOT,
            env=env,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reading = asyncio.create_task(self._read(self._process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        async for line in process.stdout:
            self.said.append(line.decode(errors="replace").rstrip())
        status = await process.wait()
        self.ends.append(time.time())
        if status == REFUSED:
            self._again = asyncio.create_task(self._started_again(process))
        elif not self._ended_by_us:
            self.complaints.append(f"worker {self.number} ended by itself with status {status}")

    async def _started_again(self, process: asyncio.subprocess.Process) -> None:
        await asyncio.sleep(AGAIN)
        async with self._supervising:
            if self._process is process:
                await self.start()

    async def kill(self) -> None:
        """End it without a warning."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask it to end, as a deploy does."""
        begun, said = time.monotonic(), self._begun_at
        status = await self._end(signal.SIGTERM)
        took = time.monotonic() - begun
        if status == -signal.SIGTERM and len(self.said) == said:
            return  # it had not done anything yet
        load = os.getloadavg()[0]
        if status not in {0, REFUSED} or took > LONGEST_STOP * max(1.0, load / (os.cpu_count() or 1)):
            waits = [line for line in self.said[said:] if '"waits"' in line]
            self.complaints.append(
                f"worker {self.number} took {took:.1f} s to stop, with status {status}, load {load:.1f}: {waits}"
            )

    async def freeze(self, seconds: float) -> None:
        """Let it stand still for a while, longer than its lease lives or shorter."""
        async with self._supervising:
            process = self._process
            if process is None or process.returncode is not None:
                return
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            if process.returncode is None:
                process.send_signal(signal.SIGCONT)

    async def _end(self, name: signal.Signals) -> int | None:
        async with self._supervising:
            process, self._process = self._process, None
        if process is None:
            return 0
        self._ended_by_us = True
        if process.returncode is None:
            process.send_signal(name)
        asking = asyncio.get_running_loop().call_later(LONGEST_STOP / 2, self._asked_what_waits, process)
        await self._reading
        asking.cancel()
        return process.returncode

    def tell_what_waits(self) -> None:
        """Let the process log what its tasks wait for."""
        if self._process is not None:
            self._asked_what_waits(self._process)

    def _asked_what_waits(self, process: asyncio.subprocess.Process) -> None:
        if process.returncode is None and len(self.said) > self._begun_at:
            process.send_signal(signal.SIGUSR1)

    def move_clock(self, seconds: float) -> None:
        self.clock.write_text(str(seconds))
