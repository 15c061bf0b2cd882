"""A player on the barrel is told which contracts don't win from it (docs/rules.md, 9.7)."""

import pytest

from bot.texts import WHOLE, plain, visible
from engine.state import evolve
from tests.screens.faces import hand_of as hand
from tests.screens.set_tables import act, in_phase, opened, started, until

BY_CONTRACT = {"barrel.wins_by": "contract"}


def on_barrel(options=None, left=3):
    """A Russian table in the auction; the seat to act is on the barrel. Return the table and the seat."""
    table = until(started(opened("russian", options=options or {})), in_phase("auction"))
    seat = table.to_act
    game = evolve(
        table.game,
        totals=tuple(880 if other == seat else 0 for other in range(3)),
        barrel=tuple(left if other == seat else None for other in range(3)),
    )
    return table.model_copy(update={"game": game}), seat


def warned(table, seat, language="en"):
    return plain(language, "hand-barrel-need", need=120) in visible(hand(table, seat, language).text)


@pytest.mark.parametrize("language", WHOLE)
def test_at_the_bid_and_at_the_contract_too_little_is_told(language):
    table, seat = on_barrel(BY_CONTRACT)
    assert warned(table, seat, language)
    table = until(act(table, {"do": "bid", "value": 100}), in_phase("contract"))
    assert table.to_act == seat
    assert warned(table, seat, language)


def test_it_stays_told_while_too_little_is_played_for():
    table, seat = on_barrel(BY_CONTRACT)
    table = until(act(table, {"do": "bid", "value": 100}), in_phase("contract"))
    low = act(table, {"do": "contract", "value": 110})
    assert warned(low, seat)
    assert not warned(act(table, {"do": "contract", "value": 120}), seat)


def test_nobody_else_is_told_and_nobody_where_points_win():
    table, seat = on_barrel(BY_CONTRACT)
    assert not warned(table, (seat + 1) % 3)
    assert not warned(*on_barrel())
