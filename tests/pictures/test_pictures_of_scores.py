import itertools

import pytest
from pydantic import ValidationError

from adapters.pictures.chart import TARGET, WIDTH, ZONE, ZONE_LINE
from adapters.pictures.chart import draw as score_chart
from adapters.pictures.colours import AXIS, SEATS
from bot.pictures import ScoreChart
from tests.pictures.picture_facts import amount, changed, opened

NAMES = ("Anna", "Bartek", "Celina", "Darek")
HANDS = ((100, 25, -50, 0), (40, 60, -20, 30), (160, 180, 55, -120), (300, 410, 900, 20))


def chart(players=4, **fields):
    return ScoreChart(**{"names": NAMES[:players], "totals": tuple(row[:players] for row in HANDS)} | fields)


@pytest.mark.parametrize("hands", [0, 1, 40, 200])
def test_a_chart_of_any_length_stays_below_fifty_kilobytes(hands):
    totals = tuple(tuple((hand * (7 + seat) * 13) % 1400 - 300 for seat in range(4)) for hand in range(hands))
    png = score_chart(chart(totals=totals, zone=880))
    assert len(png) < 50_000
    assert opened(png).size == (1000, 660)


def test_each_player_has_a_line_in_a_colour_of_their_own():
    picture = opened(score_chart(chart()))
    plot = (0, 0, WIDTH - 296, 660)
    assert all(amount(picture, colour, plot) > 800 for colour in SEATS)
    assert amount(opened(score_chart(chart(2))), SEATS[2], plot) == 0


def test_markers_differ_in_shape_for_those_who_see_no_colours():
    def grey_marker(seat):
        totals = tuple(tuple(500 if other == seat else -500 for other in range(4)) for _ in range(1))
        picture = opened(score_chart(chart(totals=totals, names=("", "", "", ""))))
        end = (WIDTH - 296 - 2, 0, WIDTH - 296 + 16, 330)
        part = picture.crop(end)
        return bytes(255 if pixel == SEATS[seat] else 0 for pixel in part.get_flattened_data())

    assert len({grey_marker(seat) for seat in range(4)}) == 4


@pytest.mark.slow
def test_the_target_the_zone_and_zero_are_ruled():
    plain, zoned = opened(score_chart(chart())), opened(score_chart(chart(zone=900)))
    assert amount(plain, TARGET) > 600
    assert amount(plain, ZONE_LINE) == 0
    assert amount(zoned, ZONE_LINE) > 600
    assert amount(zoned, ZONE, near=2) > amount(plain, ZONE, near=2) + 10_000
    assert amount(plain, AXIS, (92, 0, 700, 590)) > 1200


def test_equal_totals_keep_their_names_apart():
    def names(*written):
        return score_chart(ScoreChart(names=written, totals=((50, 50, 50, 50),)))

    boxes = [
        changed(names("", "", "", ""), names(*["" if at != seat else "Ala" for at in range(4)])) for seat in range(4)
    ]
    assert all(box is not None for box in boxes)
    ordered = sorted((box[1], box[3]) for box in boxes if box)
    assert all(above[1] <= below[0] for above, below in itertools.pairwise(ordered))


def test_a_row_without_a_total_for_each_player_is_refused():
    with pytest.raises(ValidationError):
        chart(totals=((1, 2),))


@pytest.mark.parametrize("totals", [((0, 0, 0, 0),), ((10**9, -(10**9), 0, 5),), ((-2000,) * 4,)])
def test_extreme_totals_are_drawn(totals):
    assert opened(score_chart(chart(totals=totals))).size == (1000, 660)
