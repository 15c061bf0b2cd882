"""`thousand backup FILE` and `thousand restore FILE`: everything that belongs to the bot, in one file.

The file is gzipped text: a first line that names the format, a line for each key, and a last line that counts the keys.
So a file that was cut short is noticed before anything is written. It holds what Redis holds, including the cards of
hands that are being played. Each document is as it was at one moment; two documents may be some seconds apart.
"""

import gzip
import json
import time
import zlib
from collections.abc import Iterator
from typing import IO, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from adapters.redis import copies, packing
from adapters.redis.copies import Copied
from bot import __version__
from bot.ports.health import Unavailable
from bot.running import store
from bot.running.backup_file import BadBackup
from bot.running.settings import Settings

FORM = "thousand-backup/1"
LONGEST_LIFE = 10 * 365 * 86_400_000  # milliseconds


class KeyOfBackup(BaseModel):
    """The line of a key."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    key: str
    """The key's name."""

    kind: Literal["string", "hash", "list", "set", "zset"]
    """The key's type in Redis."""

    life: int = Field(ge=-1, le=LONGEST_LIFE)
    """Milliseconds until the key expires; -1 if never."""

    content: list[str]
    """The key's content as in `Copied`, each byte written as the character of that number."""


async def back_up(settings: Settings, file: IO[bytes]) -> int:
    """Write everything into a file, and return the number of keys. The bot may go on running."""
    count = 0
    async with store.opened(settings) as database:
        with gzip.open(file, "wt", encoding="ascii") as lines:
            _write(lines, {"form": FORM, "release": __version__, "at": time.time()})
            async for document in copies.documents(database):
                for copied in document:
                    _write(lines, _line_of(copied))
                    count += 1
            _write(lines, {"keys": count})
    return count


async def restore(settings: Settings, file: IO[bytes]) -> int:
    """Write a backup into an empty store; return the number of keys. After an error the store is empty again.

    Raises BadBackup, before anything is written, if the file is damaged or a line of it is no part of a backup.
    """
    count = sum(1 for _ in _read(file))
    async with store.opened(settings) as database:
        if not await copies.is_empty(database):
            raise BadBackup("The store isn't empty: a backup is restored only into an empty one.")
        now = time.time()
        try:
            for copied in _read(file):
                await copies.write(database, copied, now=now)
        except BaseException:
            try:
                for copied in _read(file):
                    await copies.remove(database, copied)
            except Unavailable:
                raise BadBackup("Redis has stopped answering and holds a part: empty it, and restore again.") from None
            raise
    return count


def _write(file: IO[str], value: Any) -> None:
    file.write(json.dumps(value, separators=(",", ":")) + "\n")


def _line_of(copied: Copied) -> dict[str, Any]:
    content = copied.content
    if copies.is_table(copied.key):
        content = _without_handles(content)
    text = [part.decode("latin-1") for part in content]
    return {"key": copied.key, "kind": copied.kind, "life": copied.life, "content": text}


def _without_handles(fields: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """Return the fields of a document without the handles of answers, which hold tokens that expire in minutes.

    Of the types of documents only a table has such handles, at its seats.
    """
    pairs = dict(zip(fields[::2], fields[1::2], strict=True))
    body = json.loads(packing.unpacked_body(pairs[b"body"]))
    if pairs[b"what"] != b"table":
        return fields
    for seat in body["seats"]:
        if seat.get("answers"):
            seat["answers"] = []
    pairs[b"body"] = packing.packed_body(json.dumps(body, separators=(",", ":")).encode())
    return tuple(part for pair in pairs.items() for part in pair)


def _read(file: IO[bytes]) -> Iterator[Copied]:
    """Yield the keys of a backup. Raises BadBackup for a line that is no part of one, and for a missing end."""
    values = _values(file)
    first = next(values, None)
    if not isinstance(first, dict) or first.get("form") != FORM:
        raise BadBackup(f"The file is no backup of this form ({FORM}).")
    for count, value in enumerate(values):
        if value == {"keys": count}:
            if any(True for _ in values):
                raise BadBackup("The file goes on behind its end.")
            return
        try:
            copied = _copied(value)
            if copied is not None:
                yield copied
        except (ValueError, LookupError, TypeError, AttributeError, zlib.error):
            raise BadBackup(f"Line {count + 2} of the file is no part of a backup.") from None
    raise BadBackup("The file isn't complete.")


def _values(file: IO[bytes]) -> Iterator[Any]:
    file.seek(0)
    try:
        with gzip.open(file, "rt", encoding="ascii") as lines:
            for line in lines:
                yield json.loads(line)
    except (OSError, EOFError, ValueError, RecursionError, zlib.error) as error:
        raise BadBackup(f"The file is damaged or no backup ({type(error).__name__}).") from None


def _copied(value: Any) -> Copied | None:
    """Return the key of a line, None for one that is not kept any more.

    Raises an error of any kind if the line is no part of a backup.
    """
    line = KeyOfBackup.model_validate(value)
    copy = Copied(line.key, line.kind, line.life, tuple(part.encode("latin-1") for part in line.content))
    line.key.encode()  # half a sign is in no name
    copied = copies.as_named_now(copy)
    if copied is None:
        return None
    if not copies.can_be_written(copied):
        raise ValueError(line.key)
    if copies.is_table(copied.key):
        _without_handles(copied.content)
    return copied
