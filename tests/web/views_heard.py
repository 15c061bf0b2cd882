"""The views that a page was sent, put together as the page does."""

from typing import Any


class ViewsHeard:
    """The views of one connection."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
        self._revision = 0
        self.newest = ("", "")
        """The table and the reader of the view that changed last."""

    def hear(self, frame: dict[str, Any]) -> None:
        """Take a frame of the kind `view`. Raises AssertionError if it does not fit what was sent before."""
        at = self.newest = (frame["table"], frame["person"])
        assert frame["revision"] > self._revision
        self._revision = frame["revision"]
        if frame["view"] is None:
            del self._known[at]
            return
        kept: dict[str, Any] = {}
        if "base" in frame:
            revision, kept = self._known[at]
            assert frame["base"] == revision
        gone = frame.get("gone", [])
        assert set(gone) <= kept.keys()
        more = frame.get("more", {})
        assert not set(more) & frame["view"].keys()
        grown = {name: [*kept[name], *added] for name, added in more.items()}
        whole = {name: part for name, part in kept.items() if name not in gone} | frame["view"] | grown
        self._known[at] = (self._revision, whole)

    def view(self, table: str, person: str) -> dict[str, Any] | None:
        """Return the whole view of a table for a reader; None for a table that the page may not see."""
        return self._known[table, person][1] if (table, person) in self._known else None

    def all(self) -> list[dict[str, Any]]:
        """Return every whole view that the page has, the one that came first at the beginning."""
        return [view for _, view in self._known.values()]

    def forget(self) -> None:
        """Forget everything, as a page does that connects anew."""
        self._known.clear()
        self._revision = 0
