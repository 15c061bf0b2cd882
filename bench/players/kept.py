"""The results of a match in a file, so that a stopped match can go on."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

from bench.players.match import Seen, Task, play


def results(wanted: Sequence[Task], jobs: int, into: Path | None) -> list[Seen]:
    """Return the results of some tasks. Tasks that the file doesn't hold yet are played, and added to it at once.

    The file identifies players by name only: use a new file after their code has changed.
    """
    lines = into.read_text("utf-8").splitlines() if into is not None and into.exists() else []
    kept = {entry["task"]: Seen(**entry["seen"]) for entry in map(json.loads, lines)}
    left = [task for task in wanted if _name(task) not in kept]
    for task, seen in zip(left, _played(left, jobs), strict=True):
        kept[_name(task)] = seen
        if into is not None:
            with into.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"task": _name(task), "seen": asdict(seen)}) + "\n")
    return [kept[_name(task)] for task in wanted]


def _name(task: Task) -> str:
    return json.dumps(asdict(task), sort_keys=True)


def _played(left: Iterable[Task], jobs: int) -> Iterator[Seen]:
    if jobs == 1:
        yield from map(play, left)
        return
    with get_context("fork").Pool(jobs) as pool:
        yield from pool.imap(play, left, chunksize=4)
