"""Somebody who solves puzzles in private."""

import pytest

from tests.puzzles.solvings import Solving


@pytest.fixture
def solving(world):
    return Solving(world, world.person("Anna"))
