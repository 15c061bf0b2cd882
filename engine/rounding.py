"""Rounding of points (docs/rules.md, 9.3)."""

from __future__ import annotations

from engine.rules import Rules


def rounded(rules: Rules, points: int) -> int:
    """Round non-negative points to the rule set's step. The rule set says whether a half goes up or down."""
    step = rules.scoring.rounding_to
    doubled = 2 * points + step
    if rules.scoring.rounding_half == "down" and doubled % (2 * step) == 0:
        return doubled // (2 * step) * step - step
    return doubled // (2 * step) * step
