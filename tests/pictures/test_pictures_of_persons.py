import pytest

from adapters.pictures.colours import SEATS
from adapters.pictures.person import BAND, DONE, draw
from bot.pictures import FigureTile, LadderRung, PersonPicture
from tests.pictures.picture_facts import amount, opened


def person(figures=10, curve=60, done=2):
    return PersonPicture(
        name="Anna " * 20,
        figures=tuple(FigureTile(label="Höchstes Gebot", value="120 von 172", note="je Spiel") for _ in range(figures)),
        curve=tuple((1500 + number % 7, 2100 - number) for number in range(curve)),
        curve_title="Rating",
        ladder=tuple(LadderRung(name="normal", wins=1, needed=2, done=step < done) for step in range(4)),
        ladder_title="Ladder",
    )


def part_of(picture, colour):
    return amount(picture, colour, (0, 0, *picture.size))


@pytest.mark.parametrize(("figures", "curve"), [(1, 0), (4, 2), (12, 100)])
def test_a_page_of_any_size_stays_small(figures, curve):
    png = draw(person(figures, curve))
    assert len(png) < 100_000
    assert opened(png).size[0] == 1000


def test_the_curve_has_a_line_and_a_band_only_where_there_is_a_curve():
    with_curve, without = (opened(draw(person(curve=curve))) for curve in (60, 0))
    assert part_of(with_curve, BAND) > 10_000
    assert part_of(with_curve, SEATS[0]) > 1000
    assert (part_of(without, BAND), part_of(without, SEATS[0])) == (0, 0)


def test_the_steps_that_are_taken_are_set_off():
    none, two = (part_of(opened(draw(person(done=done))), DONE) for done in (0, 2))
    assert none == 0
    assert two > 10_000
