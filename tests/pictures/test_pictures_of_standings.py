import pytest
from pydantic import ValidationError

from adapters.pictures.bump import ROW, WIDTH
from adapters.pictures.bump import draw as bump_chart
from adapters.pictures.colours import SEATS
from bot.pictures import BumpChart, BumpLine
from tests.pictures.picture_facts import amount, opened


def chart(players=4, rounds=3, **fields):
    lines = tuple(
        BumpLine(
            name=f"Player {number}",
            places=(*((number + round_) % players + 1 for round_ in range(rounds - 1)), number + 1),
            points=str(3 * (players - number)),
        )
        for number in range(players)
    )
    return BumpChart(**{"title": "Friday Cup", "rounds": tuple(range(1, rounds + 1)), "players": lines} | fields)


@pytest.mark.parametrize(("players", "rounds"), [(1, 1), (9, 3), (20, 30)])
def test_standings_of_any_size_are_as_high_as_there_are_players_and_stay_small(players, rounds):
    png = bump_chart(chart(players, rounds))
    assert len(png) < 80_000
    wide, high = opened(png).size
    assert wide == WIDTH
    assert high > players * ROW


def test_each_of_the_first_has_a_line_in_a_colour_of_their_own():
    picture = opened(bump_chart(chart()))
    assert all(amount(picture, colour, (0, 0, WIDTH - 360, picture.size[1])) > 500 for colour in SEATS)


def test_somebody_who_came_late_has_a_line_from_then_on():
    whole = chart()
    late = whole.players[0].model_copy(update={"places": (None, None, 1)})
    players = (late, *whole.players[1:])
    before = opened(bump_chart(whole))
    with_late = opened(bump_chart(whole.model_copy(update={"players": players})))
    plot = (0, 0, 330, with_late.size[1])
    assert amount(with_late, SEATS[0], plot) == 0
    assert amount(before, SEATS[0], plot) > 0


def test_equal_places_stand_side_by_side():
    equal = chart()
    players = tuple(
        player.model_copy(update={"places": (1, 1, number + 1)}) for number, player in enumerate(equal.players)
    )
    assert bump_chart(equal.model_copy(update={"players": players})) != bump_chart(equal)


def test_a_player_without_a_place_for_each_round_is_refused():
    with pytest.raises(ValidationError):
        BumpChart(title="x", rounds=(1, 2), players=(BumpLine(name="A", places=(1,), points="3"),))
