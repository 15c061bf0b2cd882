"""A game that is over."""

import pytest

from tests.world.finished_games import finish


@pytest.fixture
async def finished(world, people):
    """The code of a game of `people` that is over."""
    return await finish(world, people)
