"""`python -m tests.chaos`: games under faults. `SEED=n` repeats a schedule, `SECONDS=n` says how long (300).

`ONLY=busy_redis,full_disk` leaves only these faults, `EVERY=n` says how many seconds apart: what each kind does to the
games by itself.
"""

import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path

from tests.chaos.chaos_plan import only
from tests.chaos.chaos_run import run

ROUND = 45.0  # seconds of faults before each count


def main() -> int:
    seed = int(os.environ.get("SEED") or random.randrange(1_000_000))
    seconds = float(os.environ.get("SECONDS") or 300)
    rounds = max(1, round(seconds / (ROUND + 10)))
    print(f"seed {seed}: SEED={seed} make chaos repeats this run", flush=True)
    with tempfile.TemporaryDirectory(prefix="thousand-chaos-") as folder:
        report = asyncio.run(
            run(
                Path(folder),
                seed,
                rounds=rounds,
                seconds=min(ROUND, max(5.0, seconds - 10)),
                workers=int(os.environ.get("WORKERS") or 3),
                parties=int(os.environ.get("PARTIES") or 10),
                every=float(os.environ.get("EVERY") or 0.7),
                kinds=only(os.environ.get("ONLY", "")),
                polling=bool(os.environ.get("POLLING")),
                say=lambda line: print(line, flush=True),
            )
        )
    print(report)
    return 0 if report.clean else 1


if __name__ == "__main__":
    sys.exit(main())
