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
            content = _changes(self._view, view)
            if not (anew or any(content.values())):
                return None
            content = {"base": self._revision, **content}
        self._code, self._view, self._revision = code, view, self._revision + 1
        return {"type": "view", "table": code, "revision": self._revision, **content}


def _changes(before: View, now: View) -> dict[str, Any]:
    """Return what leads from one view to the next, as `view` for what is new.

    Where there is any: in `more` what was added to the ends of lists, in `inside` the changed fields of objects (None
    for one that is gone), in `gone` the names of what is not there any more.
    """
    new, more, inside = {}, {}, {}
    for name, part in now.items():
        known = before.get(name)
        if name in before and known == part:
            continue
        if isinstance(known, list) and isinstance(part, list) and known and part[: len(known)] == known:
            more[name] = part[len(known) :]
        elif isinstance(known, dict) and isinstance(part, dict):
            inside[name] = {one: part.get(one) for one in known | part if known.get(one) != part.get(one)}
        else:
            new[name] = part
    gone = [name for name in before if name not in now]
    besides = {"more": more, "inside": inside, "gone": gone}
    return {"view": new, **{name: one for name, one in besides.items() if one}}
