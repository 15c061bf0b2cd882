"""`python -m tests.chaos`: games under faults.

`SEED=n` repeats a schedule, `SECONDS=n` sets the length of the run (300). To see what each kind of fault does alone:
`ONLY=busy_redis,full_disk` leaves only these faults, `EVERY=n` sets the seconds between two faults. Four seeds in a row
meet both kinds of address (odd: a plain name, even: a Sentinel) with both durabilities (`server`, `replicated`).
"""

import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path

from tests.chaos.chaos_plan import KINDS, only, plan
from tests.chaos.chaos_run import run

ROUND = 45.0  # seconds of faults before each count


def main() -> int:
    seed = _number("SEED", random.randrange(1_000_000))
    print(f"seed {seed}: SEED={seed} make chaos repeats this run", flush=True)
    seconds = _number("SECONDS", 300)
    rounds, length = max(1, round(seconds / (ROUND + 10))), min(ROUND, max(5.0, seconds - 10))
    every = float(os.environ.get("EVERY") or 0.7)
    kinds = only(os.environ.get("ONLY", ""), KINDS)
    plans = [plan(seed, number, length, every, kinds) for number in range(rounds)]
    workers, parties = _number("WORKERS", 3), _number("PARTIES", 10)
    with tempfile.TemporaryDirectory(prefix="thousand-chaos-") as folder:
        polling = bool(os.environ.get("POLLING"))
        store = {"by_sentinel": seed % 2 == 0, "durability": "replicated" if seed % 4 >= 2 else "server"}
        running = run(Path(folder), seed, plans, workers=workers, parties=parties, polling=polling, say=_say, **store)
        report = asyncio.run(running)
    print(report)
    return 0 if report.clean else 1


def _number(name: str, usual: int) -> int:
    return int(os.environ.get(name) or usual)


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
