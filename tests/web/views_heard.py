"""The views that a page was sent, put together as the page does."""

from typing import Any


def choices_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the choices of the reader's seat, with the bids or contracts that it may name."""
    own = view.get("own", {})
    values = own.get("values", {"each": ()})
    named = [
        {"label": label, "kind": values["kind"], "data": values["data"].replace("*", differs)}
        for label, differs in values["each"]
    ]
    return [*(choice for row in own.get("choices", ()) for choice in row), *named]


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
        whole: dict[str, Any] = frame.get("view", {})
        if "base" in frame:
            revision, kept = self._known[at]
            assert frame["base"] == revision
            whole = _changed(kept, frame["changes"])
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


def _changed(known: Any, changes: dict[str, Any]) -> Any:
    now = dict(enumerate(known)) if isinstance(known, list) else dict(known)
    for field, change in changes.items():
        name = int(field) if isinstance(known, list) else field
        if isinstance(change, dict):
            now[name] = _changed(now[name], change)
        elif change:
            [now[name]] = change
        else:
            del now[name]
    return [now[place] for place in range(len(now))] if isinstance(known, list) else now
