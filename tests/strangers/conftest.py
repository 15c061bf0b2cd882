import pytest

from tests.world.strangers_met import Strangers


@pytest.fixture
def strangers(world):
    return Strangers(world)
