"""Times as people type them: `30s`, `2m`, `1h`, `1d`."""

import re

_DURATION = re.compile(r"(\d{1,4})\s*(s|m|h|d)", re.ASCII)
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def read_duration(typed: str) -> int | None:
    """Return the seconds of a time as typed; None for anything else."""
    match = _DURATION.fullmatch(typed.strip().lower())
    return int(match[1]) * _UNITS[match[2]] if match else None
