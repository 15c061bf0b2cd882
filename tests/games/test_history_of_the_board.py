"""The board's memory of earlier hands is not mistaken for the present hand."""

from tests.screens.set_tables import act, dealt, in_phase, opened, started, until

CONCEDING = {"concession.free_uses": None}


def conceded(table):
    """The table after its declarer has given the hand up, right after the talon was turned."""
    return act(until(table, in_phase("exchange")), {"do": "concede", "kind": "concede"})


def talons(table):
    return [line.params["cards"] for line in table.history if line.key == "talon"]


def test_the_talon_of_an_earlier_hand_is_not_told_beside_a_new_one():
    table = started(opened(options=CONCEDING))
    for _ in range(2):
        table = conceded(table)
        assert len(talons(table)) == 1, "what has just been turned can still be read between the hands"
        table = dealt(table)
        assert talons(table) == []
    assert [line.key for line in table.history].count("conceded") == 2
