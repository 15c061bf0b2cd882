"""Parameters of tests: a part of many for the usual runs.

All of them run in `make test-crosses` and `make test-browser`; those of `sampled` in `make test-all`, so in CI.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet

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


def sampled(many: Iterable[Any], every: int, *, several: bool = False) -> list[Any]:
    """Return each of the many as a parameter. `make test` has the first of `every` so many, `make test-all` all.

    Parameters that have marks already keep them and aren't counted. `several`: each one is the values of several names.
    """
    found: list[Any] = []
    quick = 0
    for one in many:
        values, marks, name = one if isinstance(one, ParameterSet) else (one if several else (one,), (), None)
        if not marks:
            marks = (pytest.mark.slow,) if quick % every else ()
            quick += 1
        found.append(pytest.param(*values, marks=marks, id=name))
    return found
