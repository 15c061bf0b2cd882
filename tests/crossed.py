"""Parameters of tests: a part of many for the usual runs, and all for `make test-crosses` and `make test-browser`."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

REST = (pytest.mark.slow, pytest.mark.exhaustive)


def crossed(many: Iterable[Any], others: Sequence[Any]) -> list[Any]:
    """Return all pairs as parameters. Usual runs have each of the many once, the others in turn."""
    return [
        pytest.param(one, other, marks=[] if place == number % len(others) else REST)
        for number, one in enumerate(many)
        for place, other in enumerate(others)
    ]


def thinned(many: Iterable[Any], every: int) -> list[Any]:
    """Return each of the many as a parameter. Usual runs have the first of `every` so many."""
    return [pytest.param(one, marks=[] if number % every == 0 else REST) for number, one in enumerate(many)]
