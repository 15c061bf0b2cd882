"""Compact forms of bodies of tables, and of remembered inputs.

A body is compressed as a whole. Only a digest of an input is stored for long: enough to recognise a repetition by the
platform.
"""

import zlib
from hashlib import sha1

DIGEST = 8  # bytes
MOST = 64 * 2**20  # bytes unpacked: some hundred times the longest log, and small enough for a worker of compose.yaml
_PACKED = b"\x78"  # the first byte of every text compressed by zlib; JSON begins with a bracket
_BODY_LEVEL = 6  # a higher level takes twice as long to save one per cent


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
