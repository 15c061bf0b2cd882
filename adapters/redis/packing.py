"""Compact forms of logs, bodies of tables, and remembered inputs.

The part of a log before the hand in play is one compressed text, the first entry of the list. Other entries are lines
of JSON, so a packed text is recognised by its first byte. A body is compressed as a whole.

Only a digest of an input is stored for long: enough to recognise a repetition by the platform.
"""

import zlib
from collections.abc import Sequence
from hashlib import sha1

WORTH = 8  # the least number of entries that are packed: fewer hardly become smaller
DIGEST = 8  # bytes
MOST = 64 * 2**20  # bytes unpacked: some hundred times the longest log, and small enough for a worker of compose.yaml
_PACKED = b"\x78"  # the first byte of every text compressed by zlib; JSON begins with a bracket
_BODY_LEVEL = 6  # a higher level takes twice as long to save one per cent


def is_worth(entries: Sequence[bytes]) -> bool:
    """Whether a stored log has enough new entries to be packed again."""
    return len(entries) >= WORTH


def begins_hand(entries: Sequence[bytes]) -> bool:
    """Whether one of these entries deals a hand."""
    return any(b'"pack":' in entry for entry in entries)


def packed(entries: Sequence[bytes]) -> bytes:
    """Pack all entries of a log into one; some of them may be packed already."""
    return zlib.compress(b"\n".join(unpacked(entries)), 9)


def unpacked(entries: Sequence[bytes]) -> list[bytes]:
    """Return the entries of a log, unpacked."""
    return [
        line for entry in entries for line in (_unzipped(entry).split(b"\n") if entry.startswith(_PACKED) else [entry])
    ]


def packed_body(body: bytes) -> bytes:
    """Pack a body for storage."""
    return zlib.compress(body, _BODY_LEVEL)


def unpacked_body(stored: bytes) -> bytes:
    """Unpack a stored body. A body that a newer release has stored unpacked is returned unchanged."""
    return _unzipped(stored) if stored.startswith(_PACKED) else stored


def _unzipped(stored: bytes) -> bytes:
    """Decompress a text. Raises zlib.error if it is incomplete, or longer than `MOST` bytes."""
    way = zlib.decompressobj()
    text = way.decompress(stored, MOST)
    if not way.eof:
        raise zlib.error("too long, or cut off")
    return text


def digest(input_id: str) -> bytes:
    """Return the digest of an input that is stored for long."""
    return sha1(input_id.encode(), usedforsecurity=False).digest()[:DIGEST]


def is_among(digests: bytes, one: bytes) -> bool:
    """Whether a digest is one of several joined `digests`."""
    return any(digests[at : at + DIGEST] == one for at in range(0, len(digests), DIGEST))
