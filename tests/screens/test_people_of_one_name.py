"""Two people of one name are told apart by a number, on every screen and button, and nobody else has one."""

import re
from itertools import islice

import pytest

from adapters.pictures.lettering import fit
from adapters.pictures.lettering import width as pixels
from bot.codec import Verb
from bot.people import NAMELESS, Person, unique_names
from bot.screens import questions
from bot.table import vacancies
from bot.table.gathering import Knock
from bot.table.table import Seat
from bot.texts import WHOLE, bare, visible
from bot.texts.sentences import short, width
from bot.views.names import seat_name
from bot.views.sheet import score_sheet_of
from tests.screens.drawn import lobby_of_table
from tests.screens.every_screen import screens_of
from tests.screens.set_tables import NOW, after_hands, opened, positions, started, until

JANS = ["Jan", "Jan", "Ola"]


def plain_names(table, language="en"):
    return [bare(seat_name(table, seat, language)).replace("\u00a0", " ") for seat in range(len(table.seats))]


def alone(text):
    """Whether a Jan without a number stands in a text."""
    return re.search(r"\bJan\b(?!\u00a0?\(|…)", text) is not None


@pytest.mark.parametrize("language", WHOLE)
def test_every_screen_and_button_tells_two_jans_apart(language):
    for table in islice(positions(started(opened(names=JANS)), 2), None, None, 9):
        for screen in screens_of(table.replace(pictures=True), language):
            assert not alone(bare(visible(screen.text)))
            assert not any(alone(bare(button.label)) for row in screen.rows for button in row)
            names = [seat.name for seat in getattr(screen.picture.data, "seats", ())] if screen.picture else []
            assert len(set(names)) == len(names)
    waiting = lobby_of_table(opened(names=JANS), language)
    assert "Jan\u00a0(1)" in bare(waiting.text)
    assert "Jan\u00a0(2)" in bare(waiting.text)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Jan", "Ola", "Ada"], ["Jan", "Ola", "Ada"]),
        (["Jan", "jan", "Ola"], ["Jan (1)", "jan (2)", "Ola"]),
        (["Jan", "Jan", "Jan"], ["Jan (1)", "Jan (2)", "Jan (3)"]),
        (["Jan", "Jan", "Jan (1)"], ["Jan (2)", "Jan (3)", "Jan (1)"]),
        (["J\u2060an", "Jan", "Ola"], ["J\u2060an (1)", "Jan (2)", "Ola"]),
        (["Bot 1", "Ola", None], ["Bot 1 (1)", "Ola", "Bot 1"]),
        (["Player 2", NAMELESS, "Ola"], ["Player 2 (1)", "Player 2", "Ola"]),
    ],
)
def test_a_number_stands_only_where_it_is_needed(names, shown):
    table = opened(names=[name or "x" for name in names])
    for seat, name in enumerate(names):
        table = table if name else table.with_seat(seat, person=None, number=1)
    assert plain_names(table) == shown


def test_numbers_stay_when_seats_are_changed():
    table = opened(names=JANS)
    turned = table.replace(seats=tuple(reversed(table.seats)))
    assert plain_names(table) == ["Jan (1)", "Jan (2)", "Ola"]
    assert plain_names(turned) == ["Ola", "Jan (2)", "Jan (1)"]


def test_people_who_ask_to_be_let_in_are_told_apart_too():
    knocks = tuple(Knock(person=Person(platform="telegram", id=str(one), name="Jan")) for one in (70, 71))
    screen = lobby_of_table(opened(names=["Ola", "Jan", "Ada"]).replace(knocks=knocks), "en")
    assert not alone(visible(screen.text))
    labels = [button.label for row in screen.rows for button in row if "Jan" in button.label]
    assert len(set(labels)) == len(labels) == 2


def test_questions_have_a_button_for_each():
    screen = questions.kick(opened(names=JANS), [0, 1, 2], "en")
    assert [button.label for row in screen.rows for button in row] == ["Jan\u00a0(1)", "Jan\u00a0(2)", "Ola"]
    assert all(f".{Verb.KICK}" in button.data for row in screen.rows for button in row)


def test_a_jan_who_takes_a_jans_seat_is_another():
    table = until(started(opened(names=["Jan", "Ada", "Ola"])), after_hands(1))
    table = table.with_seat(0, left=True, left_since=NOW, free=True)
    taken = vacancies.taken(table, 0, Seat(person=Person(platform="telegram", id="99", name="Jan")), None)
    for screen in screens_of(taken, "en"):
        assert not alone(visible(screen.text))
    assert "Jan\u00a0(2) takes Jan\u00a0(1)’s seat" in visible(next(screens_of(taken, "en")).text)


def test_to_themselves_both_are_you():
    table = opened(names=JANS)
    for own in (0, 1):
        names = [one.name for one in score_sheet_of(table, "en", f"telegram:{own + 1}").seats]
        assert names[own] == "You"
        assert names[1 - own] == f"Jan\u00a0({2 - own})"


@pytest.mark.parametrize("cells", range(6, 30))
@pytest.mark.parametrize("name", ["Jan", "Maximilian Montgomery", "김철수김철수김철수", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"])
def test_no_cut_takes_the_number_away(name, cells):
    first, second = (short(shown, cells) for shown in unique_names({"a": name, "b": name}).values())
    assert first != second
    assert first.endswith("(1)")
    assert max(width(first), width(second)) <= cells


def test_a_picture_does_not_cut_the_number_away_either():
    first, second = unique_names({"a": "Maximilian Montgomery", "b": "Maximilian Montgomery"}).values()
    shown = [fit(name, 26, 120.0) for name in (first, second)]
    assert len({*shown}) == 2
    assert all(pixels(name, 26) <= 120 for name in shown)
