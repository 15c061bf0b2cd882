"""What takes little room: logs, bodies of tables, and inputs that are remembered.

Of a log, what lies before the hand in play is one compressed text, the first entry of the list. An entry is a line of
JSON, so that a packed text is known by its first byte. A body is compressed whole.

Of an input a digest is remembered for long: enough to know a repetition of the platform.
"""

import zlib
from collections.abc import Sequence
from hashlib import sha1

WORTH = 8  # entries that are packed at least: a text of few is hardly smaller
DIGEST = 8  # bytes
MOST = 64 * 2**20  # bytes unpacked: some hundred times the longest log, and what a worker of compose.yaml can bear
_PACKED = b"\x78"  # the first byte of whatever zlib has compressed; JSON begins with a bracket
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
        line for entry in entries for line in (_unzipped(entry).split(b"\n") if entry.startswith(_PACKED) else [entry])
    ]


def packed_body(body: bytes) -> bytes:
    """Return a body as it is stored."""
    return zlib.compress(body, _BODY_LEVEL)


def unpacked_body(stored: bytes) -> bytes:
    """Return a body from how it is stored. One that a newer release has not packed is returned as it is."""
    return _unzipped(stored) if stored.startswith(_PACKED) else stored


def _unzipped(stored: bytes) -> bytes:
    """Unpack something. Raises zlib.error for what is no whole text, or would be one of more than `MOST` bytes."""
    way = zlib.decompressobj()
    text = way.decompress(stored, MOST)
    if not way.eof:
        raise zlib.error("too long, or cut off")
    return text


def digest(input_id: str) -> bytes:
    """Return what is remembered of an input for long."""
    return sha1(input_id.encode(), usedforsecurity=False).digest()[:DIGEST]


def is_among(digests: bytes, one: bytes) -> bool:
    """Whether a digest stands in a row of them."""
    return any(digests[at : at + DIGEST] == one for at in range(0, len(digests), DIGEST))
