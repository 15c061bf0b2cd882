"""People that the admins of a chat keep away from its later tables for a time (`/kick Anna 7d`).

The chat's document names them by a hash. The entry has to outlive their `/deletemydata`, or that command would be a way
back in. Each has a field of their own, so that two admins can act at once.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

LONGEST = 365 * 86_400  # seconds
_FIELD = "away:"  # prefix of fields in a chat's document; the value is the end, in seconds since the epoch
_DIGITS = 20


def left(kept: Mapping[str, Any], person: str, now: float) -> float:
    """Return the seconds for which a person is still kept away, by the chat's document; 0.0 for anybody else."""
    return max(float(kept.get(_field(person), 0.0)) - now, 0.0)


def fields(kept: Mapping[str, Any], people: Iterable[str], until: float, now: float) -> dict[str, float | None]:
    """Return the changed fields: people are kept away, or let back in by a time in the past. Expired fields go."""
    past = {name: None for name, end in kept.items() if name.startswith(_FIELD) and float(end) <= now}
    return {**past, **dict.fromkeys(map(_field, people), until if until > now else None)}


def _field(person: str) -> str:
    return _FIELD + hashlib.sha256(f"kept away {person}".encode()).hexdigest()[:_DIGITS]
