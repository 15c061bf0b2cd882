"""Shared by the tests of hidden cards."""

from tests.engine import hidden_cards


def named(case):
    preset, seats, options = case
    return f"{preset}-{seats}-{len(options)}"


def unreachable(table):
    """The table with every seat marked as unreachable in private."""
    return table.model_copy(
        update={"seats": tuple(seat.model_copy(update={"unreachable": True}) for seat in table.seats)}
    )


def dealt_differently(table, seat, chance):
    """The table with the cards that a seat, or (None) a spectator, can't see in other places."""
    return table.model_copy(update={"game": hidden_cards.dealt_differently(table.game, seat, chance)})
