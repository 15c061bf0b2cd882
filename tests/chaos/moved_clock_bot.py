"""`python -m tests.chaos.moved_clock_bot ROLE`: the bot, on a clock that a file moves (`CLOCK_FILE`, seconds).

`TABLE_SCHEMA` makes it a worker of a later release: its tables have that schema number.
"""

import asyncio
import logging
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from bot.running.logs import set_up
from bot.running.roles import run
from bot.running.settings import BadSettings, load_settings
from bot.table.tables import Tables

log = logging.getLogger(__name__)

LOOK_EVERY = 0.1  # seconds between two reads of the file


class MovedClock:
    """Seconds since the epoch, plus the seconds in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._moved = 0.0
        self._looked = 0.0

    def __call__(self) -> float:
        now = time.monotonic()
        if now - self._looked > LOOK_EVERY:
            self._looked = now
            try:
                self._moved = float(self._file.read_text() or 0)
            except (OSError, ValueError):
                self._moved = 0.0
        return time.time() + self._moved


def tell_what_waits(loop: asyncio.AbstractEventLoop) -> None:
    """Log where each task waits: for a run that finds a surface not shown."""
    for task in asyncio.all_tasks(loop):
        frames: list[str] = []
        inner: Any = task.get_coro()
        while inner is not None and hasattr(inner, "cr_frame"):
            if inner.cr_frame is not None:
                frames.append(
                    f"{Path(inner.cr_code.co_filename).name}:{inner.cr_frame.f_lineno} {inner.cr_code.co_name}"
                )
            inner = inner.cr_await
        log.warning("waits", extra={"task": task.get_name(), "places": " > ".join(frames)})


async def main() -> None:
    settings = load_settings(Path("/dev/null"))
    set_up(settings.log_level, settings.log_format, [settings.telegram_token.get_secret_value()])
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    loop = asyncio.get_running_loop()
    signal.signal(signal.SIGUSR1, lambda *_: tell_what_waits(loop))  # the loop's own handlers end before the process
    Tables.schema = int(os.environ.get("TABLE_SCHEMA", Tables.schema))
    await run(sys.argv[1], settings, stop, now=MovedClock(Path(os.environ["CLOCK_FILE"])))


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except BadSettings as error:  # as `bot.__main__` does
        logging.getLogger(__name__).warning("the settings do not work", extra={"cause": str(error)})
        sys.exit(2)
    finally:
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # a handler set from Python is gone before the process ends
