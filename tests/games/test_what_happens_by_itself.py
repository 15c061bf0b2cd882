"""Everything that can happen automatically has code that does it."""

import pytest

from bot.table import automatic
from bot.table.automatic import Why


@pytest.mark.parametrize("why", Why)
def test_each_step_has_its_row(why):
    assert why in automatic._TAKEN or why in automatic.THOUGHT_OUT
