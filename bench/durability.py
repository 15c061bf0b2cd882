"""What a commit costs by when it counts as saved (the setting DURABILITY), on a master with a replica."""

import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from adapters.redis.connection import connect
from adapters.redis.durability import Durability
from adapters.redis.store import RedisTables
from bench import tables
from bench.report import Cell, Section, median
from bot.ports.store import CommitResult
from tests.store.server_processes import asked, free_ports, server_process, wait_for

MODES = (
    ("server", Durability.SERVER, "everysec"),
    ("replicated", Durability.REPLICATED, "everysec"),
    ("fsync, appendfsync always", Durability.FSYNC, "always"),
)


class NotSavedError(Exception):
    """A commit was not done: the measurement would time something else."""


async def measure(*, quick: bool) -> Section:
    """Commit one after the other, each as large as a table in the middle of a hand."""
    rows: list[list[Cell]] = []
    with tempfile.TemporaryDirectory(prefix="thousand-bench-") as folder, ExitStack() as stack:
        master, replica = free_ports(2)
        stack.enter_context(server_process(Path(folder) / "master", master, "", "--appendonly", "yes"))
        follow = ("--replicaof", f"127.0.0.1 {master}")
        stack.enter_context(server_process(Path(folder) / "replica", replica, "", "--appendonly", "yes", *follow))
        wait_for(lambda: asked(master, "WAIT", 1, 100) == 1)
        for name, durability, flush in MODES:
            asked(master, "CONFIG", "SET", "appendfsync", flush)
            rows.append([name, *await _timed(master, durability, 100 if quick else 1000)])
    return Section(
        "8. A commit, by when it counts as saved (DURABILITY)",
        ("", "commits", "round trips", "ms (median)", "ms (99 %)"),
        rows,
        ("One after the other over loopback; master and replica with an append-only file on this machine's disk.",),
    )


async def _timed(port: int, durability: Durability, count: int) -> list[Cell]:
    database = connect(f"redis://127.0.0.1:{port}")
    store = RedisTables(database, durability=durability)
    body = tables.hands()[0].positions[12].model_dump_json().encode()
    took: list[float] = []
    table = f"{durability}-{count}"
    for version in range(count + 1):
        before, begun = database.trips, time.perf_counter()
        result, _ = await store.commit(
            table, expected=version, what="table", schema=1, body=body, input_id=str(version), wake=tables.NOW
        )
        took.append((time.perf_counter() - begun) * 1000)
        if result is not CommitResult.DONE:
            raise NotSavedError(durability)
        trips = database.trips - before
    took = sorted(took[1:])  # the first opens the connection
    await store.close()
    await database.close()
    return [count, trips, median(took), took[int(len(took) * 0.99)]]
