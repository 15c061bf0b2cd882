"""A field keeps the name under which running games have stored it, whatever it is called in the code."""

from engine.state import FIELDS, STORED_NAMES, dump, load
from tests.engine.arranged_hands import at_play


def test_the_next_seats_are_stored_under_the_name_of_the_first_release():
    state = at_play("russian", {}, "AS", "TS", "KS")
    stored = dump(state)
    assert stored["left"] == [1, 2, 0]
    assert "next_seat" not in stored
    assert load(stored) == state


def test_no_stored_name_is_that_of_another_field():
    assert set(STORED_NAMES) <= set(FIELDS)
    assert not set(STORED_NAMES.values()) & set(FIELDS)
