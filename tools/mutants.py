"""Plant faults in the rules and in commits, and report the faults that no test sees.

    python -m tools.mutants [--run]

With `--run`, mutmut plants the faults first, in the files that `[tool.mutmut]` in pyproject.toml names. That takes ten
minutes. `tests/survivors.toml` lists the faults that no test can see, each with its reason. Any other survivor is a
failure. A listed fault that no longer survives is a failure too.
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
    """Yield the name (as in mutmut) and the outcome of each planted fault."""
    for line in _mutmut("results", "--all", "true").splitlines():
        name, found, outcome = line.strip().partition(": ")
        if found:
            yield name, outcome


def survivor(name: str) -> str:
    """Return a fault in the form of `tests/survivors.toml`: the function, and the lines that the fault inserts."""
    module, _, rest = name.rpartition(".x")
    where = re.sub(r"__mutmut_\d+$", "", rest).removeprefix("_").removeprefix("ǁ").replace("ǁ", ".")
    lines = [line[1:].strip() for line in _mutmut("show", name).splitlines() if re.match(r"\+(?!\+\+)", line)]
    return f"{module}.{where}: {' '.join(lines)}"


def _mutmut(*words: str) -> str:
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> int:
    """Report the outcomes of the faults. Return 1 if a survivor has no reason, or a reason has no survivor."""
    if "--run" in sys.argv:
        subprocess.run([sys.executable, "-m", "mutmut", "run"], cwd=ROOT, check=True)
    outcomes = dict(planted())
    counted = Counter(outcomes.values())
    survivors = {survivor(name) for name, outcome in outcomes.items() if outcome in UNSEEN}
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
