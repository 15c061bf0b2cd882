"""What a page's connection was sent of each table: a whole view first, then what has changed since."""

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]


class ViewsSent:
    """The views that a connection has, of each of its readers."""

    def __init__(self) -> None:
        self._sent: dict[tuple[str, str], tuple[int, View]] = {}  # by code and reader: the revision, and the view
        self._revision = 0

    def frame(self, code: str, person: str, view: View | None, *, anew: bool = False) -> dict[str, Any] | None:
        """Return the message that brings a view up to date, or None if nothing has changed.

        `person` is the reader's id on the page; no `view`: they may not see the table any more. With `anew` there is a
        message even if nothing has changed.
        """
        known = self._sent.get((code, person))
        if view is None:
            return self._numbered(code, person, view=None) if self._sent.pop((code, person), None) is not None else None
        if known is None:
            frame = self._numbered(code, person, view=view)
        else:
            base, before = known
            changed = {name: part for name, part in view.items() if name not in before or before[name] != part}
            gone = [name for name in before if name not in view]
            if not (changed or gone or anew):
                return None
            more = {name: part[len(before[name]) :] for name, part in changed.items() if _grew(before.get(name), part)}
            whole = {name: part for name, part in changed.items() if name not in more}
            besides = {name: part for name, part in (("more", more), ("gone", gone)) if part}
            frame = self._numbered(code, person, base=base, view=whole, **besides)
        self._sent[code, person] = (self._revision, view)
        return frame

    def _numbered(self, code: str, person: str, **content: Any) -> dict[str, Any]:
        self._revision += 1
        return {"type": "view", "table": code, "person": person, "revision": self._revision, **content}


def _grew(before: Any, now: Any) -> bool:
    """Whether a part of a view is a list to whose end something was added."""
    return isinstance(before, list) and isinstance(now, list) and bool(before) and now[: len(before)] == before
