"""Records from where they lie: a file, a text, or a link of the study board.

The engine reads no file by itself but its presets: only this file and the commands do, when they are asked to.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.errors import EngineError
from engine.record import Record, read
from engine.study import MOST_BYTES

LINK = "#study="
"""What precedes the study in a link of the study board (docs/study.md)."""


def read_record(source: Path | str | Mapping[str, Any]) -> Record:
    """Return the record in a file (given as a ``Path``), in a text, or in parsed JSON.

    A text is the JSON of a record, or a link of the study board; it is never the name of a file. Of a study only the
    main line is read. Raises ``bad_json`` for a file that can't be read, and for a text that is neither JSON nor a
    link; ``too_big`` for a link with more than a study may have; ``bad_record`` for JSON of another form
    (docs/record.md). The rules, packs and actions are checked when the record is played.
    """
    if isinstance(source, Mapping):
        return read(dict(source))
    if not isinstance(source, str):
        return read(parsed(content(source)))
    is_link = LINK in source and not source.lstrip().startswith("{")
    return read(parsed(_unpacked(source) if is_link else source))


def content(path: Path) -> bytes:
    """Return the content of a file. Raises ``bad_json``."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise EngineError("bad_json", f"{path} cannot be read: {error.strerror}") from None


def parsed(text: str | bytes) -> Any:
    """Return the JSON in a text. Raises ``bad_json``."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise EngineError("bad_json", f"this is no JSON: {error}") from None


def _unpacked(link: str) -> bytes:
    """Return the study in a link: URL-safe base64 of a raw deflate stream. A few bytes may unpack into very many."""
    packed = link.partition(LINK)[2].partition("&")[0]
    padding = "=" * (-len(packed) % 4)
    try:
        deflated = base64.b64decode(packed + padding, altchars=b"-_", validate=True)
        found = zlib.decompressobj(-zlib.MAX_WBITS).decompress(deflated, MOST_BYTES + 1)
    except (ValueError, zlib.error):
        raise EngineError("bad_json", "this is no link of the study board") from None
    if len(found) > MOST_BYTES:
        raise EngineError("too_big", f"a study has at most {MOST_BYTES} bytes", what="bytes", most=MOST_BYTES)
    return found
