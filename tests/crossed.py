"""Parameters of tests: a part of many for a quick run, and all for a whole one."""

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


def thinned(many: Iterable[Any], every: int) -> list[Any]:
    """Return each of the many as a parameter. Quick tests have the first of `every` so many; the rest is slow."""
    return [
        pytest.param(one, marks=[] if number % every == 0 else [pytest.mark.slow]) for number, one in enumerate(many)
    ]
