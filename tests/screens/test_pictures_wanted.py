"""The data beside the screens are those that the pictures are drawn from."""

import pytest

from bot.texts import WHOLE
from engine import rules
from tests.crossed import sampled
from tests.screens import faces
from tests.screens.drawn import sheet_of_table
from tests.screens.set_tables import NOW, after_hands, opened, positions, started, until


def with_pictures(preset):
    people = max(rules.build(preset).table.players)
    return started(opened(preset, people=people).model_copy(update={"pictures": True, "four_colours": True}))


@pytest.mark.parametrize("language", sampled(WHOLE, 3))
@pytest.mark.parametrize("preset", ["polish", "polish_open_seven", "draw_thousand", "russian"])
def test_tables_and_hands_can_be_drawn(preset, language):
    drawn = set()
    for table in positions(with_pictures(preset), 1):
        screens = [faces.board(table, language, NOW)]
        screens += [faces.hand_of(table, seat, language) for seat in range(len(table.seats))]
        for screen in screens:
            if screen.picture is not None:
                assert screen.picture.data.four_colour
                assert screen.picture.description
                drawn.add(screen.picture.drawing)
    assert drawn == {"table", "hand"}


def test_the_score_chart_can_be_drawn():
    table = until(started(opened("russian", people=4)), after_hands(3))
    value = sheet_of_table(table, "pl").picture.data
    assert value.names == ("Anna", "Jan", "Ola", "Max")
    assert value.totals[-1] == table.game.totals
    assert value.zone == 880


def test_without_the_wish_there_is_no_picture_of_cards():
    table = started(opened())
    assert faces.board(table, "en", NOW).picture is None
    assert faces.hand_of(table, table.to_act, "en").picture is None
