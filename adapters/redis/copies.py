"""Copies everything that belongs to the bot, and writes a copy back into an empty store.

Only plain commands are used, so that a copy can go into an older server. Data of a
running deployment is left out: leases, times of attention, budgets, and answers that a page may request again.
"""

import json
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from adapters.redis import keys, packing
from adapters.redis.database import Argument, Database, Script
from bot.retention import Kind

COPY = Script.load("copy")
LEFT_OUT = {Kind.WORK, Kind.BUDGET, Kind.TICKET, Kind.PRESENCE, Kind.SESSION}
PLAYGROUND = re.compile(r"web:(\{.+\}:(messages|changes|nonces|counter)|file:.+|table:.+)")
TAGGED = re.compile(
    r"\{p\d\d\}:(?P<table>.+)|\{workers\}:(?P<word>forgetting)|stats:\{(?P<owner>.+)\}|(?P<gone>counted):.+"
)
GROUPED = re.compile(r"(?:table|log|shown|seen|review):(?P<table>.+)|web:\{(?P<room>.+)\}:.+")
"""The keys that belong to one document, by patterns of whole keys; any other key is a document of its own."""
SCORE = re.compile(rb"-?(\d+(\.\d+)?(e[+-]?\d+)?|inf)")
WRITERS = {"string": "SET", "hash": "HSET", "list": "RPUSH", "set": "SADD", "zset": "ZADD"}
"""The command that writes each type."""

WRITTEN_AT_ONCE = 500
"""How many elements of a key one command writes."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A key and its content."""

    key: str
    """The key's name."""

    kind: str
    """The key's type in Redis: ``string``, ``hash``, ``list``, ``set`` or ``zset``."""

    life: int
    """Milliseconds until the key expires; -1 if never."""

    content: tuple[bytes, ...]
    """The string, or all elements in one sequence: fields and values of a hash, members and scores of a sorted set."""


def as_named_now(copied: Copied) -> Copied | None:
    """Return a key of a backup under today's name, with today's content; None for one that is not kept any more.

    Backups made before November 2026 have a hash tag in the names of tables and of sums, and packed logs.
    """
    named = TAGGED.fullmatch(copied.key)
    if named is None:
        return None if copied.key.startswith("count:") else copied
    if named["gone"]:
        return None
    key = named["table"] or named["word"] or f"stats:{named['owner']}"
    content = copied.content
    if key.startswith("log:"):
        content = tuple(line for entry in content for line in packing.unpacked_body(entry).split(b"\n"))
    if is_table(key) and b"resting" in content[::2]:
        content = _counted(content)
    return replace(copied, key=key, content=content)


def _counted(content: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """Return a table at rest with the note that it is counted, which stood beside it before."""
    fields = dict(zip(content[::2], content[1::2], strict=True))
    if fields[b"what"] != b"table":
        return content
    body = json.loads(packing.unpacked_body(fields[b"body"])) | {"counted": True}
    fields[b"body"] = packing.packed_body(json.dumps(body, separators=(",", ":")).encode())
    return tuple(part for pair in fields.items() for part in pair)


def is_copied(key: str) -> bool:
    """Whether a key is part of a copy."""
    if PLAYGROUND.fullmatch(key):
        return True
    try:
        return keys.kind_of(key) not in LEFT_OUT
    except KeyError:  # not the bot's, or a key of the playground that expires within an hour
        return False


def is_table(key: str) -> bool:
    """Whether a key is the hash of a table, a tournament or a day."""
    return key.startswith(keys.table(""))


async def documents(database: Database) -> AsyncIterator[list[Copied]]:
    """Yield one document after another: all its keys, read at the same moment."""
    groups: defaultdict[str, set[str]] = defaultdict(set)
    async for found in database.every_key("*"):
        for key in found:
            if is_copied(key):
                groups[_document(key)].add(key)
    for group in groups.values():
        names = sorted(group)
        answers = await database.run(COPY, names)
        yield [
            _copied(key, answer) for key, answer in zip(names, answers, strict=True) if answer[0].decode() in WRITERS
        ]


def _document(key: str) -> str:
    """Return the name of a key's document: its group, or itself."""
    group = GROUPED.fullmatch(key)
    return next((f"{kind} {name}" for kind, name in group.groupdict().items() if name), key) if group else key


def _copied(key: str, answer: Sequence[Any]) -> Copied:
    kind, life, content = answer
    return Copied(key, kind.decode(), int(life), (content,) if isinstance(content, bytes) else tuple(content))


async def is_empty(database: Database) -> bool:
    """Whether the store holds nothing of the bot yet, except the data of a running deployment."""
    async for found in database.every_key("*"):
        if any(is_copied(key) for key in found):
            return False
    return True


def can_be_written(copied: Copied) -> bool:
    """Whether a key is the bot's and of its type, and its content is one that a server takes."""
    size, content = len(copied.content), copied.content
    if not size or not is_copied(copied.key) or not re.fullmatch(keys.TYPES[copied.kind], copied.key):
        return False
    if copied.kind == "string":
        return size == 1
    if copied.kind == "zset":
        return size % 2 == 0 and all(SCORE.fullmatch(score) for score in content[1::2])
    return copied.kind != "hash" or size % 2 == 0


async def remove(database: Database, copied: Copied) -> None:
    """Delete what `write` has written, if anything. It is safe to repeat."""
    await database.call("UNLINK", copied.key)
    if is_table(copied.key):
        await database.call("ZREM", keys.WAKE, _code(copied))


async def write(database: Database, copied: Copied, *, now: float) -> None:
    """Write a key of a copy, and schedule a live table for attention at once. It is safe to repeat."""
    await database.call("UNLINK", copied.key)
    await database.batch(_commands(copied))
    if copied.life >= 0:
        await database.call("PEXPIRE", copied.key, max(copied.life, 1))
    if is_table(copied.key) and b"resting" not in copied.content[::2]:
        await database.call("ZADD", keys.WAKE, now, _code(copied))


def _code(copied: Copied) -> str:
    return copied.key.rsplit(":", 1)[1]


def _commands(copied: Copied) -> Iterable[Sequence[Argument]]:
    content = copied.content
    if copied.kind == "zset":  # ZADD takes the score before its member
        content = tuple(part for at in range(0, len(content), 2) for part in (content[at + 1], content[at]))
    for at in range(0, len(content), WRITTEN_AT_ONCE):
        yield (WRITERS[copied.kind], copied.key, *content[at : at + WRITTEN_AT_ONCE])
