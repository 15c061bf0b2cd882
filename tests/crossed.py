"""Pairs of each of many with each of others, for a quick run and for a whole one."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def crossed(many: Iterable[Any], others: Sequence[Any]) -> list[Any]:
    """Return all pairs as parameters. Quick tests have each of the many once, the others in turn; the rest is slow."""
    return [
        pytest.param(one, other, marks=[] if place == number % len(others) else [pytest.mark.slow])
        for number, one in enumerate(many)
        for place, other in enumerate(others)
    ]
