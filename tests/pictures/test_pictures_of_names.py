import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from adapters.pictures.chart import draw as score_chart
from adapters.pictures.lettering import BOX, fit, initial, runs, width, write
from adapters.pictures.table import draw as table
from bot.pictures import ScoreChart, SeatPicture, TablePicture
from tests.pictures.picture_facts import amount, opened

ODD = [
    "",
    "   ",
    "Żółć Gęślą",
    "Щедрик Ґалаґан",
    "김민준",
    "田中太郎",
    "مريم",
    "שרה",
    "🦊🦊🦊",
    "Ada 👩‍👩‍👧‍👦 🇵🇱",
    "a\u202eb\x00c\nd",
    "Z̷͎̈́a̴̗͊l̸͇̈́g̵̜̈́o̶͖̔",
    "\ud800",
    "\U0010ffff",
    "W" * 300,
    "﷽",
    "a\u2028b\u2029c",
]


@pytest.mark.parametrize("name", ODD)
def test_a_table_and_a_chart_with_an_odd_name_are_drawn(name):
    seats = (SeatPicture(name=name, note=name), SeatPicture(name="Bob"))
    board = TablePicture(seats=seats, heading=name, declarer=0, contract=name)
    assert opened(table(board)).size[0] == 1000
    assert opened(score_chart(ScoreChart(names=(name, "Bob"), totals=((5, 10),), heading=name))).size[0] == 1000


@given(st.text(max_size=40))
@settings(max_examples=100, deadline=None)
def test_any_text_can_be_measured_cut_and_written(text):
    picture = Image.new("RGB", (220, 60))
    cut = fit(text, 24, 180)
    assert width(cut, 24) <= 180
    write(picture, (10, 30), cut, 24, (255, 255, 255))
    assert len(initial(text)) <= 1


@pytest.mark.parametrize(
    "text",
    [
        "Zażółć gęślą jaźń",
        "Съешь ещё этих мягких булок",
        "Їжак ґава",
        "Größe",
        "perché",
        "안녕하세요 여러분",
        "♠♣♦♥ −120 …",
    ],
)
def test_the_letters_of_every_language_of_the_bot_are_there(text):
    assert "".join(part for _, part in runs(text)) == text


def test_a_letter_without_a_font_becomes_a_box():
    assert [part for _, part in runs("田中 Jun")] == [BOX * 2 + " Jun"]


def test_an_emoji_without_a_font_is_left_out_unless_it_is_all_there_is():
    assert [part.strip() for _, part in runs("Ada 🦊")] == ["Ada"]
    assert [part for _, part in runs("🦊")] == [BOX]


def test_control_and_direction_characters_are_left_out():
    assert [part for _, part in runs("a\u202eb\x07\u200dc")] == ["abc"]


def test_a_name_in_two_scripts_uses_two_fonts():
    assert [part for _, part in runs("Kim 민준!")] == ["Kim ", "민준", "!"]


def test_a_name_without_a_letter_shows_the_number_of_its_seat():
    def portrait(name):
        return table(TablePicture(seats=(SeatPicture(name=name), SeatPicture(name="Bob"))))

    assert initial("🦊") == ""
    assert initial("🦊 żubr") == "Ż"
    white = (255, 255, 255)
    assert amount(opened(portrait("🦊")), white, (360, 730, 460, 810)) > 100


def test_a_long_name_ends_inside_its_plate():
    def with_name(name):
        return opened(table(TablePicture(seats=(SeatPicture(name="A"), SeatPicture(name=name), SeatPicture(name="C")))))

    beside = (326, 120, 420, 300)
    assert with_name("W" * 300).crop(beside).tobytes() == with_name("i").crop(beside).tobytes()
