"""The file of a backup: a regular file, a link to one, a FIFO, a device, or `-` for standard output or input."""

import contextlib
import io
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

STANDARD = "-"
STANDARD_OUTPUT = 1


class BadBackup(Exception):
    """The file cannot be used, or cannot be restored into this store. The text says why."""


@contextlib.contextmanager
def written(name: str) -> Iterator[IO[bytes]]:
    """Open a file for a new backup. Raises BadBackup if it cannot be written.

    Only its owner may read the file. It replaces an older one, also behind a link, when the block ends without an
    error; after an error nothing new is left. A FIFO, a device and standard output are written to as they are.
    """
    try:
        if name == STANDARD:
            yield from _standard_output()
        elif _is_regular(name):
            yield from _replaced(Path(os.path.realpath(name)))
        else:
            with Path(name).open("wb") as file:
                yield file
    except OSError as error:
        raise BadBackup(f"{_called(name, 'output')} cannot be written ({_why(error)}).") from None


def _standard_output() -> Iterator[IO[bytes]]:
    if os.isatty(STANDARD_OUTPUT):
        raise BadBackup("Standard output is a terminal here: write `thousand backup - > FILE`.")
    with os.fdopen(os.dup(STANDARD_OUTPUT), "wb") as file:
        yield file


def _is_regular(name: str) -> bool:
    """Whether a name leads to a regular file, or to none yet."""
    try:
        return stat.S_ISREG(Path(name).stat().st_mode)
    except FileNotFoundError:
        return True


def _replaced(path: Path) -> Iterator[IO[bytes]]:
    handle, unfinished = tempfile.mkstemp(suffix=".unfinished", dir=path.parent)  # only its owner may read it
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(handle)
        Path(unfinished).replace(path)
    except BaseException:
        Path(unfinished).unlink(missing_ok=True)
        raise


@contextlib.contextmanager
def read(name: str) -> Iterator[IO[bytes]]:
    """Open a backup, so that it can be read twice. Raises BadBackup if it cannot be read.

    What comes from a FIFO or standard input is kept in memory.
    """
    try:
        if name == STANDARD:
            yield io.BytesIO(sys.stdin.buffer.read())
        else:
            with Path(name).open("rb") as file:
                yield file if file.seekable() else io.BytesIO(file.read())
    except OSError as error:
        raise BadBackup(f"{_called(name, 'input')} cannot be read ({_why(error)}).") from None


def _called(name: str, direction: str) -> str:
    return f"Standard {direction}" if name == STANDARD else name


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
