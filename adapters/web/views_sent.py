"""What a page's connection was sent of its table: the whole view first, then what has changed since."""

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]


class ViewsSent:
    """The view that a connection was sent last. A page shows one table at a time; another one comes whole."""

    def __init__(self) -> None:
        self._code = ""
        self._view: View = {}
        self._revision = 0  # counts all frames

    def frame(self, code: str, view: View, *, anew: bool = False) -> dict[str, Any] | None:
        """Return the message that brings a table's view up to date.

        None if nothing has changed; with `anew` there is a message all the same.
        """
        content: dict[str, Any] = {"view": view}
        if code == self._code and self._revision:
            changes = _changes(self._view, view)
            if not (anew or changes):
                return None
            content = {"base": self._revision, "changes": changes}
        self._code, self._view, self._revision = code, view, self._revision + 1
        return {"type": "view", "table": code, "revision": self._revision, **content}


def _changes(before: Any, now: Any) -> dict[str, Any]:
    """Return what leads from an object or a list to another one, by field or place.

    `[value]` is what stands there now, `[]` says that a field is gone, and an object has the changes inside.
    """
    known, parts = _by_name(before), _by_name(now)
    found: dict[str, Any] = {name: [] for name in known if name not in parts}
    for name, part in parts.items():
        if name not in known:
            found[name] = [part]
        elif part != known[name]:
            found[name] = _changes(known[name], part) if _is_built_on(known[name], part) else [part]
    return found


def _by_name(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {str(place): part for place, part in enumerate(value)}


def _is_built_on(known: Any, part: Any) -> bool:
    """Whether changes lead from one value to the other: of objects, of lists of them, and of lists that only grow."""
    if isinstance(known, list) and isinstance(part, list):
        return 0 < len(known) <= len(part) and (isinstance(known[0], list | dict) or part[: len(known)] == known)
    return isinstance(known, dict) and isinstance(part, dict)
