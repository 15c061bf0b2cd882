"""Names that are no settings, so that a slip of the pen in `.env` is told instead of changing nothing.

Only names are told, and only such as look like one: a token may stand on the wrong side of a line.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from dotenv import dotenv_values

NEAR = 0.5  # how alike the nearest setting to a name of `.env` has to be, from 0 to 1
A_SLIP = 0.85  # the same for a name of the environment, where most names are none of ours
COMPOSES = "COMPOSE_"  # what names for docker compose begin with, which reads the same file
LONGEST = 40  # letters
NAME = re.compile(r"[A-Za-z]+(_[A-Za-z0-9]+)*")


def warnings(env_file: Path, environment: Collection[str], settings: Collection[str]) -> Iterator[str]:
    """Yield a line for each name in a file that is no setting, and for each of the environment that nearly is one.

    Raises OSError and UnicodeDecodeError if the file cannot be read.
    """
    known = {name.upper() for name in settings}
    given: Mapping[str, str | None] = dotenv_values(env_file, interpolate=False) if env_file.is_file() else {}
    if any(value is None or not _is_name(name) for name, value in given.items()):
        yield f"{env_file}: a line sets nothing; each has to be NAME=value"
    for name in filter(_is_name, given):
        if name.upper() not in known and not name.startswith(COMPOSES):
            yield f"{env_file}: {name} is no setting{_nearest(name, known, NEAR)}"
    for name in sorted(set(environment) - set(given)):
        nearest = _nearest(name, known, A_SLIP) if _is_name(name) and name.upper() not in known else ""
        if nearest:
            yield f"environment: {name} is no setting{nearest}"


def _is_name(name: str) -> bool:
    return len(name) <= LONGEST and NAME.fullmatch(name) is not None


def _nearest(name: str, known: Collection[str], alike: float) -> str:
    found = get_close_matches(name.upper(), known, n=1, cutoff=alike)
    return f"; the nearest one is {found[0]}" if found else ""
