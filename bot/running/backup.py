"""`thousand backup FILE` and `thousand restore FILE`: everything that belongs to the bot, in one file.

The file is gzipped text: a first line that names the format, a line for each key, and a last line that counts the keys.
So a file that was cut short is noticed before anything is written. It holds what Redis holds, including the cards of
hands that are being played. Each document is as it was at one moment; two documents may be some seconds apart.
"""

import gzip
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from adapters.redis import copies, packing
from adapters.redis.copies import Copied
from bot import __version__
from bot.running import store
from bot.running.settings import Settings

FORM = "thousand-backup/1"
ONLY_OWNER = 0o600


class BadBackup(Exception):
    """The file cannot be restored, or not into this store. The text says why. Nothing was written."""


async def back_up(settings: Settings, path: Path) -> int:
    """Write everything into a file that only its owner may read; return the number of keys. The bot may go on running.

    An older file of that name is replaced only when the new one is complete.
    """
    unfinished = path.with_name(f"{path.name}.unfinished")
    count = 0
    async with store.opened(settings) as database:
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, ONLY_OWNER)
        os.fchmod(handle, ONLY_OWNER)
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="ascii") as file:
            _line(file, {"form": FORM, "release": __version__, "at": time.time()})
            async for document in copies.documents(database):
                for copied in document:
                    _line(file, _written(copied))
                    count += 1
            _line(file, {"keys": count})
        unfinished.replace(path)
    return count


async def restore(settings: Settings, path: Path) -> int:
    """Write a backup into an empty store; return the number of keys. Raises BadBackup, with nothing written."""
    count = _checked(path)
    async with store.opened(settings) as database:
        if not await copies.is_empty(database):
            raise BadBackup("The store isn't empty: a backup is restored only into an empty one.")
        now = time.time()
        for copied in _read(path):
            await copies.write(database, copied, now=now)
    return count


def _line(file: IO[str], value: Any) -> None:
    file.write(json.dumps(value, separators=(",", ":")) + "\n")


def _written(copied: Copied) -> dict[str, Any]:
    content = copied.content
    if copies.is_table(copied.key):
        content = _without_handles(content)
    # Each byte is written as the character of that number.
    text = [part.decode("latin-1") for part in content]
    return {"key": copied.key, "kind": copied.kind, "life": copied.life, "content": text}


def _without_handles(fields: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """Return the fields of a table without the handles of answers, which hold tokens that expire in minutes."""
    pairs = dict(zip(fields[::2], fields[1::2], strict=True))
    body = json.loads(packing.unpacked_body(pairs[b"body"]))
    for seat in body.get("seats", ()):
        if seat.get("answers"):
            seat["answers"] = []
    pairs[b"body"] = packing.packed_body(json.dumps(body, separators=(",", ":")).encode())
    return tuple(part for pair in pairs.items() for part in pair)


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="ascii") as file:
            for line in file:
                yield json.loads(line)
    except FileNotFoundError:
        raise BadBackup(f"There is no file {path}.") from None
    except (OSError, EOFError, ValueError) as error:
        raise BadBackup(f"{path} is damaged or no backup ({type(error).__name__}).") from None


def _checked(path: Path) -> int:
    """Read a backup to its end; return the number of its keys."""
    lines = _lines(path)
    first = next(lines, None)
    if not isinstance(first, dict) or first.get("form") != FORM:
        raise BadBackup(f"{path} is no backup of this form ({FORM}).")
    for count, line in enumerate(lines):
        if line == {"keys": count}:
            return count
    raise BadBackup(f"{path} isn't complete.")


def _read(path: Path) -> Iterator[Copied]:
    for line in _lines(path):
        if "key" in line:
            content = tuple(part.encode("latin-1") for part in line["content"])
            yield Copied(line["key"], line["kind"], line["life"], content)
