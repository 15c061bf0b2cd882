"""Logs that take little room: what lies before the hand in play is one compressed text, the first entry of the list.

An entry is a line of JSON, so that a packed text is known by its first byte. Workers of release 0.1.0 add entries
behind it, and play on; they cannot read it, so a record that they are asked for does not come.
"""

import zlib
from collections.abc import Sequence

WORTH = 8  # entries that are packed at least: a text of few is hardly smaller
_PACKED = b"\x78"  # the first byte of whatever zlib has compressed


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
