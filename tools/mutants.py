"""Plant faults in the rules and in commits, and tell which of them no test sees.

    python -m tools.mutants [--run]

`--run` lets mutmut plant the faults first, in the files that `[tool.mutmut]` in pyproject.toml names; that takes half
an hour. `tests/survivors.toml` lists the faults that no test can see, each with its reason. Any other survivor is a
failure, and so is a line of that file whose fault no longer survives.
"""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXPLAINED = ROOT / "tests" / "survivors.toml"
UNSEEN = ("survived", "no tests", "suspicious")


def planted() -> Iterator[tuple[str, str]]:
    """Return each fault that was planted, by mutmut's name, and what became of it."""
    for line in _mutmut("results", "--all", "true").splitlines():
        name, found, outcome = line.strip().partition(": ")
        if found:
            yield name, outcome


def told(name: str) -> str:
    """Return a fault as `tests/survivors.toml` writes it: the function, and the lines that it puts in."""
    module, _, rest = name.rpartition(".x")
    where = re.sub(r"__mutmut_\d+$", "", rest).removeprefix("_").removeprefix("ǁ").replace("ǁ", ".")
    lines = [line[1:].strip() for line in _mutmut("show", name).splitlines() if re.match(r"\+(?!\+\+)", line)]
    return f"{module}.{where}: {' '.join(lines)}"


def _mutmut(*words: str) -> str:
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> int:
    """Tell what came of the faults; return 1 where a survivor has no reason or a reason no survivor."""
    if "--run" in sys.argv:
        subprocess.run([sys.executable, "-m", "mutmut", "run"], cwd=ROOT, check=True)
    outcomes = dict(planted())
    counted = Counter(outcomes.values())
    survivors = {told(name) for name, outcome in outcomes.items() if outcome in UNSEEN}
    groups = tomllib.loads(EXPLAINED.read_text("utf-8"))["unseen"]
    explained = {line for group in groups for line in group["faults"]}
    seen = sum(count for outcome, count in counted.items() if outcome not in UNSEEN)
    print(f"{len(outcomes)} faults planted, {seen} seen by a test, {len(outcomes) - seen} not: {dict(counted)}")
    for fault in sorted(survivors - explained):
        print(f"no test sees, and no reason is given: {fault}")
    for fault in sorted(explained - survivors):
        print(f"explained, but no longer unseen: {fault}")
    return int(survivors != explained)


if __name__ == "__main__":
    sys.exit(main())
