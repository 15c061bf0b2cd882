"""Processes in which built-in players and hints think, so that the event loop and every game go on.

They are started at need, and end with this process, however that ends.
"""

import asyncio
import copyreg
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from types import MappingProxyType
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

MOST = 4  # processes, each of some 45 MB: with this process they stay below 512 MB
LOOK_EVERY = 1.0  # seconds between two looks at whether the parent lives
TRIES = 2  # of a thought whose process has ended


def _frozen(values: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(values)


copyreg.pickle(MappingProxyType, lambda values: (_frozen, (dict(values),)))  # rules hold some


class Thinking:
    """Thoughts under way, at most one for each core."""

    def __init__(self) -> None:
        self._most = min(os.cpu_count() or 1, MOST)
        self._pool: ProcessPoolExecutor | None = None

    async def of(self, work: Callable[..., T], *args: Any) -> T:
        """Return the result of work in another process, of a module's function and arguments that can be pickled.

        Where processes end again and again, a thread does it: no game waits for that. Raises what the work raises.
        """
        for _ in range(TRIES):
            pool = self._begun()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, partial(work, *args))
            except BrokenProcessPool:
                if self._pool is pool:
                    self.close()
        log.warning("a thought had to be made in this process")
        return await asyncio.to_thread(work, *args)

    def close(self) -> None:
        """End all processes, and the thoughts under way."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = [*(getattr(pool, "_processes", None) or {}).values()]
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would copy what this process holds: connections, secrets, threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._most, context, _ends_with, (os.getpid(),))
        return self._pool


def _ends_with(parent: int) -> None:
    """Let this process end when its parent has, even if that was killed."""
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os._exit(0)
