"""What takes little room: logs, bodies of tables, and inputs that are remembered.

Of a log, what lies before the hand in play is one compressed text, the first entry of the list. An entry is a line of
JSON, so that a packed text is known by its first byte. Workers of release 0.1.0 add entries behind it, and play on;
they cannot read it, so a record that they are asked for does not come.

A body is compressed whole, and stored under a schema number that says so: workers that cannot read it take it for that
of a newer release, and leave the table alone. `adapters.redis.forms` says when that is written.

Of an input a digest is remembered for long: enough to know a repetition of the platform.
"""

import zlib
from collections.abc import Sequence
from hashlib import sha1

WORTH = 8  # entries that are packed at least: a text of few is hardly smaller
PACKED_SCHEMA = 1000  # is added to the schema number of a packed body: more than any table's or tournament's
DIGEST = 8  # bytes
_PACKED = b"\x78"  # the first byte of whatever zlib has compressed
_BODY_LEVEL = 6  # a higher one takes twice as long for a hundredth of the room


def is_worth(entries: Sequence[bytes]) -> bool:
    """Whether a log as it is stored has become longer by enough entries to be packed anew."""
    return len(entries) >= WORTH


def begins_hand(entries: Sequence[bytes]) -> bool:
    """Whether one of these entries deals a hand."""
    return any(b'"pack":' in entry for entry in entries)


def packed(entries: Sequence[bytes]) -> bytes:
    """Return all entries of a log, some of which may be packed already, as one."""
    return zlib.compress(b"\n".join(unpacked(entries)), 9)


def unpacked(entries: Sequence[bytes]) -> list[bytes]:
    """Return the entries of a log as they were written."""
    return [
        line
        for entry in entries
        for line in (zlib.decompress(entry).split(b"\n") if entry.startswith(_PACKED) else [entry])
    ]


def packed_body(schema: int, body: bytes) -> tuple[int, bytes]:
    """Return the schema number and the body under which a table is stored packed."""
    return schema + PACKED_SCHEMA, zlib.compress(body, _BODY_LEVEL)


def unpacked_body(schema: int, body: bytes) -> tuple[int, bytes]:
    """Return a table's own schema number and body, from those that are stored, packed or not."""
    return (schema - PACKED_SCHEMA, zlib.decompress(body)) if is_packed(schema) else (schema, body)


def is_packed(schema: int) -> bool:
    """Whether the body under a stored schema number is packed."""
    return schema >= PACKED_SCHEMA


def digest(input_id: str) -> bytes:
    """Return what is remembered of an input for long."""
    return sha1(input_id.encode(), usedforsecurity=False).digest()[:DIGEST]


def is_among(digests: bytes, one: bytes) -> bool:
    """Whether a digest stands in a row of them."""
    return any(digests[at : at + DIGEST] == one for at in range(0, len(digests), DIGEST))
