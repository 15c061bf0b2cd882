"""The engine's only exception: a code for programs, parameters for texts, a message for logs."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """A refusal. Nothing has changed when it is raised."""

    def __init__(self, code: str, message: str = "", **params: Any) -> None:
        super().__init__(message or code)
        self.code = code
        """The kind of refusal: one of the codes of docs/record.md."""

        self.params: dict[str, Any] = params
        """The values for a text about the refusal. They never reveal a card that the acting player may not see.

        An ``illegal_action`` has a machine-readable ``reason`` (``"must_follow_suit"``, ``"bid_too_low"`` …) and the
        values that belong to it. A ``bad_rules`` has the ``field``, its ``value``, the conflicting ``other_field``, and
        the source of the other field's value (``set_by``: a preset's name or ``"options"``).
        """


def illegal(reason: str, message: str, **params: Any) -> EngineError:
    """Return an ``illegal_action`` for ``reason``."""
    return EngineError("illegal_action", message, reason=reason, **params)
