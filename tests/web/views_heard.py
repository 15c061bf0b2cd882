"""The views that a page was sent, put together as the page does."""

from typing import Any


class ViewsHeard:
    """The views of one connection."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, dict[str, Any]]] = {}
        self._revision = 0
        self.newest = ""
        """The code of the table whose view changed last."""

    def hear(self, frame: dict[str, Any]) -> None:
        """Take a frame of the kind `view`. Raises AssertionError if it does not fit what was sent before."""
        at = self.newest = frame["table"]
        assert frame["revision"] > self._revision
        self._revision = frame["revision"]
        kept: dict[str, Any] = {}
        if "base" in frame:
            revision, kept = self._known[at]
            assert frame["base"] == revision
        gone = frame.get("gone", [])
        assert set(gone) <= kept.keys()
        more = frame.get("more", {})
        inside = frame.get("inside", {})
        assert not (more.keys() | inside.keys()) & frame["view"].keys()
        grown = {name: [*kept[name], *added] for name, added in more.items()}
        grown |= {name: _changed(kept[name], fields) for name, fields in inside.items()}
        whole = {name: part for name, part in kept.items() if name not in gone} | frame["view"] | grown
        self._known[at] = (self._revision, whole)

    def view(self, table: str) -> dict[str, Any] | None:
        """Return the whole view of a table; None for a table that the page was sent nothing of."""
        return self._known[table][1] if table in self._known else None

    def all(self) -> list[dict[str, Any]]:
        """Return every whole view that the page has, the one that came first at the beginning."""
        return [view for _, view in self._known.values()]

    def forget(self) -> None:
        """Forget everything, as a page does that connects anew."""
        self._known.clear()
        self._revision = 0


def _changed(known: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in (known | fields).items() if part is not None or name not in fields}
