"""The one exception of the engine: a code for programs, parameters for texts, a message for logs."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """A refusal. Nothing has changed when it is raised."""

    def __init__(self, code: str, message: str = "", **params: Any) -> None:
        super().__init__(message or code)
        self.code = code
        """Which refusal: one of the codes of docs/record.md."""

        self.params: dict[str, Any] = params
        """What a text about it needs. It never tells of a card that the offender may not see.

        An ``illegal_action`` has a machine-readable ``reason`` (``"must_follow_suit"``, ``"bid_too_low"`` …) with the
        values that belong to it, a ``bad_rules`` the ``field``, its ``value``, the ``other_field`` and who set that
        (``set_by``: a preset's name or ``"options"``).
        """


def illegal(reason: str, message: str, **params: Any) -> EngineError:
    """Return an ``illegal_action`` for ``reason``."""
    return EngineError("illegal_action", message, reason=reason, **params)
