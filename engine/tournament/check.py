"""The check of a tournament's record from outside: ``python -m engine tournament FILE``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def check(data: Any, records: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Compute a tournament anew from its record; return what was checked.

    ``data`` is the parsed record, ``records`` are tables' records by code that are not embedded in it. Raises
    ``EngineError`` with one line that says what is wrong: ``bad_record`` for its form, otherwise what does not follow.
    """
    raise NotImplementedError
