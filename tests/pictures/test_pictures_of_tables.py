import pytest
from pydantic import ValidationError

from adapters.pictures.colours import GOLD, SEATS
from adapters.pictures.table import PLATE_SIZE, PLATES, PLAYED, TRUMP_AT
from adapters.pictures.table import draw as table
from bot.pictures import PlayedCard, SeatPicture, TablePicture
from tests.crossed import sampled
from tests.pictures.picture_facts import amount, changed, opened

RED, BLACK, BLUE = (208, 18, 27), (22, 24, 29), (11, 95, 214)


def around(centre, width, height):
    x, y = centre
    return (x - width // 2, y - height // 2, x + width // 2, y + height // 2)


def inside(box, outer):
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]


def board(seats=4, **fields):
    names = ("Anna", "Bartek", "Celina", "Darek")[:seats]
    return TablePicture(seats=tuple(SeatPicture(name=name, total=120) for name in names), **fields)


def trick(*cards):
    return tuple(PlayedCard(seat=seat, card=card) for seat, card in enumerate(cards))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_full_table_stays_below_a_hundred_kilobytes(seats):
    full = TablePicture(
        seats=tuple(
            SeatPicture(name="W" * 24, total=-1230, points=120, cards=8, marriages=("S", "C"), note="barrel 2/3")
            for _ in range(seats)
        ),
        heading="A heading " * 10,
        to_act=0,
        dealer=1,
        declarer=0,
        contract="360",
        trump="H",
        trick=trick("KH", "QS", "JC", "KD")[:seats],
        winning=0,
    )
    assert len(table(full)) < 100_000


def test_words_above_the_table_make_room_for_themselves():
    assert opened(table(board())).size == (1000, 880)
    assert opened(table(board(heading="Hand 7"))).size == (1000, 944)


@pytest.mark.parametrize(
    ("suit", "four_colour", "ink"),
    [("S", False, BLACK), ("C", False, BLACK), ("D", False, RED), ("H", False, RED), ("D", True, BLUE)],
)
def test_the_trump_symbol_is_shown_in_its_colour(suit, four_colour, ink):
    disc = around(TRUMP_AT, 80, 80)
    assert amount(opened(table(board(trump=suit, four_colour=four_colour))), ink, disc) > 800
    assert amount(opened(table(board())), ink, disc) == 0


def test_four_trumps_are_four_pictures():
    assert len({table(board(trump=suit)) for suit in "SCDH"}) == 4


@pytest.mark.parametrize("seat", sampled(range(4), 4))
def test_the_seat_to_act_has_a_golden_ring(seat):
    picture = opened(table(board(to_act=seat)))
    for other, place in enumerate(PLATES[4]):
        golden = amount(picture, GOLD, around(place, PLATE_SIZE[0] + 14, PLATE_SIZE[1] + 14))
        assert (golden > 2000) == (other == seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_played_card_lies_before_its_player(seats):
    for seat in range(seats):
        one = table(board(seats, trick=(PlayedCard(seat=seat, card="AH"),)))
        box = changed(table(board(seats)), one)
        assert box is not None
        assert inside(box, around(PLAYED[seats][seat], 152, 212))


def test_another_card_in_the_trick_is_another_picture():
    cards = trick("AH", "KH", "9H", "JS")
    assert table(board(trick=cards)) != table(board(trick=(*cards[:3], PlayedCard(seat=3, card="QS"))))


def test_the_winning_card_is_marked():
    cards = trick("AH", "9H")
    around_it = around(PLAYED[4][0], 166, 226)
    assert amount(opened(table(board(trick=cards, winning=0))), GOLD, around_it) > 2000
    assert amount(opened(table(board(trick=cards))), GOLD, around_it) == 0


@pytest.mark.parametrize("field", ["dealer", "to_act"])
def test_a_mark_changes_only_what_is_at_its_seat(field):
    for seat, place in enumerate(PLATES[4]):
        box = changed(table(board()), table(board(**{field: seat})))
        assert box is not None
        assert inside(box, around(place, PLATE_SIZE[0] + 80, PLATE_SIZE[1] + 80))


def test_the_contract_stands_at_the_declarer():
    box = changed(table(board(declarer=1)), table(board(declarer=1, contract="120")))
    assert box is not None
    assert inside(box, around(PLATES[4][1], PLATE_SIZE[0] + 40, PLATE_SIZE[1] + 80))


def test_a_seat_that_sits_out_is_faint():
    def colourful(sits_out):
        seats = (SeatPicture(name="A"), SeatPicture(name="B", sits_out=sits_out), SeatPicture(name="C"))
        return amount(opened(table(TablePicture(seats=seats))), SEATS[1])

    assert colourful(sits_out=False) > 2000
    assert colourful(sits_out=True) == 0


@pytest.mark.parametrize(
    "fields",
    [{"total": 130}, {"points": 0}, {"cards": 7}, {"note": "pass"}, {"marriages": ("H",)}, {"name": "Ana"}],
    ids=str,
)
def test_each_fact_of_a_seat_is_seen(fields):
    seat = SeatPicture(name="Anna", total=120)
    other = SeatPicture.model_validate(seat.model_dump() | fields)
    rest = SeatPicture(name="Bo")
    assert changed(table(TablePicture(seats=(seat, rest))), table(TablePicture(seats=(other, rest)))) is not None


def test_a_negative_total_has_its_minus():
    def total(value):
        return table(TablePicture(seats=(SeatPicture(name="A", total=value), SeatPicture(name="B"))))

    box = changed(total(120), total(-120))
    assert box is not None
    assert box[0] < changed(total(120), total(130))[0]


def test_a_face_down_talon_shows_only_its_size():
    assert table(board(talon=(None, None, None))) != table(board(talon=(None, None)))
    assert table(board(talon=(None, "AH", None))) != table(board(talon=(None, None, None)))


@pytest.mark.parametrize("secret", [{"hand": ["AH"]}, {"hands": [["AH"]]}, {"discards": ["AH"]}])
def test_hidden_cards_cannot_be_passed_in(secret):
    fields = board().model_dump()
    with pytest.raises(ValidationError) as refused:
        TablePicture.model_validate(fields | secret)
    assert "AH" not in str(refused.value)
    with pytest.raises(ValidationError) as refused:
        SeatPicture.model_validate({"name": "Anna"} | secret)
    assert "AH" not in str(refused.value)


@pytest.mark.parametrize(
    "fields",
    [{"to_act": 4}, {"dealer": -1}, {"winning": 9}, {"trick": trick(*["AH"] * 4)}],
)
def test_an_index_without_a_seat_is_refused(fields):
    with pytest.raises(ValidationError, match="an index names no seat"):
        board(3, **fields)
