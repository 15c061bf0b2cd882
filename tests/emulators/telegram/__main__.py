"""`python -m tests.emulators.telegram --port 8081`: the emulator in a process of its own, driven at /control/."""

from __future__ import annotations

import argparse
import asyncio
import contextlib

from tests.emulators.telegram.server import TelegramEmulator


async def serve(port: int, *, lenient: bool, history_kept: int) -> None:
    """Serve until the process is told to end; the first line of output is the address."""
    emulator = TelegramEmulator(port=port, validate=not lenient, enforce_limits=not lenient, history_kept=history_kept)
    async with emulator:
        print(f"{emulator.base_url}{emulator.token}", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.emulators.telegram", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 (the default) takes a free one")
    parser.add_argument("--lenient", action="store_true", help="check nothing and limit nothing, for benchmarks")
    parser.add_argument("--history-kept", type=int, default=1000, help="how many calls and edits to remember")
    options = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(options.port, lenient=options.lenient, history_kept=options.history_kept))


main()
