"""The bot as its own process, as an operator runs it: started, killed, stopped."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[2]


class BotProcess:
    """`python -m bot ROLE` (or another program) with the settings given. Its lines are kept in `output`."""

    def __init__(self, role: str, *, program: str = "bot", **settings: object) -> None:
        self._role = role
        self._program = program
        self._settings = {
            "HTTP_PORT": "0",
            "PACE": "0",
            "PROFILE": "leave",
            "LOG_LEVEL": "INFO",
            **{k: str(v) for k, v in settings.items()},
        }
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._said = asyncio.Condition()
        self.output: list[str] = []

    async def start(self, *, until: str | None = None) -> None:
        """Start, and wait until a line of its output contains a text."""
        env = {
            "PATH": os.environ["PATH"],
            "HOME": os.environ.get("HOME", "/"),
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            **self._settings,
        }
        self.output = []
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._program,
            self._role,
            cwd=ROOT / "tests",  # a folder without the .env file of a real bot
            env=env,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reading = asyncio.create_task(self._read())
        if until is not None:
            await self.says(until)

    async def says(self, text: str, patience: float = 30.0) -> str:
        """Wait for a line with a text and return it."""
        async with asyncio.timeout(patience), self._said:
            while True:
                for line in self.output:
                    if text in line:
                        return line
                if self._reading is not None and self._reading.done():
                    raise AssertionError("the bot has ended:\n" + "\n".join(self.output))
                await self._said.wait()

    async def kill(self) -> None:
        """End it without a warning, like a crash or a lost machine."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to end, as a deploy does; return its exit status."""
        return await self._end(signal.SIGTERM)

    async def ended(self) -> int | None:
        """Wait until it ends by itself; return its exit status."""
        if self._process is None or self._reading is None:
            return None
        status = await self._process.wait()
        await self._reading
        return status

    async def _end(self, name: signal.Signals) -> int:
        if self._process is None:
            return 0
        if self._process.returncode is None:
            self._process.send_signal(name)
        status = await self._process.wait()
        if self._reading is not None:
            await self._reading
        self._process = None
        return status

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            async with self._said:
                self.output.append(line.decode(errors="replace").rstrip())
                self._said.notify_all()
        async with self._said:
            self._said.notify_all()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None:
            await self.kill()
