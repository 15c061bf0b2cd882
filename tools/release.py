"""`make release` tells in one table what a release still lacks. The exit status is 1 if that is anything.

    python -m tools.release            the table
    python -m tools.release ran NAME   note that a long check has just passed (its make target does so)

The long checks are noted in `release.toml`, with the day and the commit. Commit this file. The table says how old each
of them is; after a week, or a change of what it checks, it counts as missing. Everything else is looked up when the
table is made.
"""

import datetime as dt
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
RAN = "tools/release.toml"
WEEK, MONTH = 7, 31  # days
LOCKED = ("requirements", "pyproject.toml")
CODE = ("engine", "bot", "adapters", *LOCKED)
RUNS = {  # by name: what has passed, the command that makes and notes it, and what it depends on
    "locks": ("locks that can be installed", "make check-locks", LOCKED),
    "audit": ("no known vulnerability", "make audit", LOCKED),
    "fresh": ("played on fresh systems", "make fresh", CODE),
    "chaos": ("twenty seeds of faults", "make chaos-seeds", CODE),
    "browser": ("slow tests of the page", "make test-browser", CODE),
    "crosses": ("every one with every one", "make test-crosses", CODE),
    "coverage": ("coverage of 98 and 94 %", "make coverage", (*CODE, "tests")),
    "mutants": ("no planted fault unseen", "make mutants", (*CODE, "tests")),
}
_DAY = r"(20\d\d-\d\d-\d\d)"
# A figure stands beside its day and its commit, in either order.
FIGURE = re.compile(rf"{_DAY},?(?: and \d+,)?(?: (?:at|up to))? commit [0-9a-f]{{7}}|commit [0-9a-f]{{7,}} \({_DAY}\)")
OUTDATED = "be taken anew"
SAYS_WHAT_IT_MEANS = "Figures that are *to be taken anew*"

Git = Callable[..., str]


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    what: str
    """What a release has."""

    fine: bool
    """Whether it is there."""

    found: str
    """What was found, and how old it is."""

    command: str
    """The command, or the change, that makes it."""


def rows(root: Path, today: dt.date, git: Git, lacking: Sequence[str]) -> Iterator[Row]:
    """Yield the lines of the table. `lacking` has what the report of texts says."""
    noted = tomllib.loads((root / RAN).read_text("utf-8"))
    for name, (what, command, paths) in RUNS.items():
        yield Row(what, *_age(noted.get(name), paths, today, git), command)
    found = "; ".join(lacking) or "every language has all texts"
    yield Row("texts whole, none stale", not lacking, found, "make texts")
    yield figures(root, today)
    yield fixture(root, today, git)


def _age(noted: Mapping[str, object] | None, paths: Sequence[str], today: dt.date, git: Git) -> tuple[bool, str]:
    """Return whether what was noted still holds, and how old it is."""
    if noted is None:
        return False, "never noted"
    age, commit = (today - dt.date.fromisoformat(str(noted["date"]))).days, str(noted["commit"])
    changes = git("rev-list", "--count", f"{commit}..HEAD", "--", *paths).strip() or "an unknown number of"
    return age <= WEEK and changes == "0", f"{age} days old, at {commit}, {changes} changes since"


def figures(root: Path, today: dt.date) -> Row:
    """Look for figures in the documents that are older than a month, or that are said to be out of date."""
    old: list[str] = []
    for path in [*sorted(root.glob("*.md")), *sorted(root.glob("docs/**/*.md"))]:
        text = path.read_text("utf-8").replace(SAYS_WHAT_IT_MEANS, "")
        days = [dt.date.fromisoformat(first or second) for first, second in FIGURE.findall(text)]
        faults = text.count(OUTDATED) + sum((today - day).days > MONTH for day in days)
        old += [f"{path.relative_to(root)}: {faults}"] if faults else []
    found = f"to be taken anew: {'; '.join(old)}" if old else "none is to be taken anew"
    return Row("figures younger than a month", not old, found, "make bench, and the command beside each figure")


def fixture(root: Path, today: dt.date, git: Git) -> Row:
    """Look at the dump of the release's stored games."""
    version = re.findall(r'__version__ = "(.+)"', (root / "engine" / "__init__.py").read_text("utf-8"))[0]
    path, command = f"tests/releases/{version}/store.json", f"python -m tests.releases.make_dump {version}"
    noted = None
    if (root / path).exists():
        made = json.loads((root / path).read_text("utf-8"))["now"]
        commit = git("log", "-1", "--format=%h", "--", path).strip()
        noted = {"date": dt.datetime.fromtimestamp(made, dt.UTC).date(), "commit": commit}
    return Row(f"the fixture of {version}", *_age(noted, CODE, today, git), command)


def ran(name: str, root: Path, today: dt.date, git: Git) -> str:
    """Note that a check has passed on the present commit. Return what was noted, or why nothing was."""
    if git("status", "--porcelain", "--", ".", f":!{RAN}").strip():
        return f"{name}: not noted for the release, as not everything is committed"
    commit = git("rev-parse", "--short=8", "HEAD").strip()
    if not commit:
        return f"{name}: not noted for the release, as there is no repository"
    path = root / RAN
    head = "".join(line for line in path.read_text("utf-8").splitlines(keepends=True) if line.startswith("#"))
    noted = {**tomllib.loads(path.read_text("utf-8")), name: {"date": str(today), "commit": commit}}
    one_line = '{} = {{ date = "{date}", commit = "{commit}" }}\n'.format
    lines = [one_line(one, **noted[one]) for one in sorted(noted)]
    path.write_text(head + "".join(lines), "utf-8")
    return f"{name}: noted in {RAN}; commit it"


def _git(*words: str) -> str:
    """Return what git says; nothing if it fails, or isn't there."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:
        return ""


def _lacking() -> list[str]:
    from tools import texts_report  # noqa: PLC0415 - `ran` works without the locked packages, as `make fresh` does

    english = texts_report.read(texts_report.ENGLISH)
    names = sorted(path.name for path in texts_report.TEXTS.iterdir() if any(path.glob("*.ftl")))
    found = {name: texts_report.report(name, texts_report.read(name), english) for name in names}
    faults = [f"{name}: {len(lines)} faults" for name, lines in found.items() if lines and name != texts_report.ENGLISH]
    only = texts_report.english_for_now()
    return [*faults, *([f"{len(only)} only in English"] if only else [])]


def main() -> int:
    """Print the table, or note a check. Return 1 if a release lacks something."""
    today = dt.datetime.now(dt.UTC).date()
    if sys.argv[1:2] == ["ran"]:
        print(ran(sys.argv[2], ROOT, today, _git))
        return 0
    table = list(rows(ROOT, today, _git, _lacking()))
    for row in table:
        print(f"{'ok' if row.fine else 'missing':10}{row.what:30}{row.found}")
        print("" if row.fine else f"{'':10}{row.command}\n", end="")
    return int(not all(row.fine for row in table))


if __name__ == "__main__":
    sys.exit(main())
