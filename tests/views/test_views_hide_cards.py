"""No view depends on a card hidden from its reader: if those cards are dealt differently, it stays the same."""

import json
import random

import pytest

from bot.views.of_table import for_chat, for_seat
from bot.views.page import page_view
from tests.crossed import sampled
from tests.screens.dealt_tables import TABLES, moments
from tests.screens.hidden_cards import dealt_differently, named
from tests.screens.set_tables import NOW


def sent(table, reader):
    """What a page is sent of a table, as JSON."""
    return json.dumps(page_view(table, reader, NOW, None).as_json(), sort_keys=True)


def of_everybody(table):
    return for_chat(table, "pl", NOW), sent(table, "telegram:a stranger")


def of_seat(table, seat):
    return for_seat(table, seat, "pl"), sent(table, table.seats[seat].person.key)


@pytest.mark.parametrize("case", sampled(TABLES, 3), ids=named)
def test_no_view_depends_on_cards_hidden_from_its_reader(case):
    chance, moved = random.Random(8), 0
    for table in moments(case, deals=2):
        if chance.random() > 0.4:
            continue
        other = dealt_differently(table, None, chance)
        moved += other.game != table.game
        assert of_everybody(other) == of_everybody(table)
        for seat in range(len(table.seats)):
            assert of_seat(dealt_differently(table, seat, chance), seat) == of_seat(table, seat)
    assert moved


@pytest.mark.parametrize("case", sampled(TABLES, 3), ids=named)
def test_a_watcher_and_somebody_who_has_left_see_what_everybody_sees(case):
    for table in moments(case, deals=1):
        away = table.with_seat(0, left=True)
        seen = page_view(away, table.seats[0].person.key, NOW, None)
        assert seen.game is not None
        assert seen.game.own is None
        assert seen.game.seats[0].own
        assert seen.game.talon == for_chat(away, "en").talon
