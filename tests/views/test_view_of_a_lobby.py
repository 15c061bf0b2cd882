"""A lobby as one reader sees it: plain words, who sits where, and what is offered to whom."""

import pytest

from bot.codec import Verb, decode
from bot.people import Chat, Person
from bot.table.gathering import Knock
from bot.table.parts import HistoryLine
from bot.table.table import Stage
from bot.texts import LANGUAGES
from bot.views.lobby import lobby_of
from bot.views.page import page_view
from tests.screens.set_tables import NOW, opened, person
from tests.views.plain_values import HOSTILE, marked_up


def full_of_news():
    """A lobby in which every sentence names somebody with a hostile name."""
    names = [f"{HOSTILE}{letter}" for letter in "ABC"]
    table = opened("russian", people=3, options={"barrel.at": 850}, names=names)
    first, second, third = table.seats
    people = {"who": person(1, names[0]), "name": person(2, names[1])}
    return table.replace(
        seats=(first, second.replace(unreachable=True), third),
        knocks=(Knock(person=Person(platform="telegram", id="9", name=f"{HOSTILE}D")),),
        announcement=HistoryLine(key="decided-let-in", people=people),
        reliable=True,
        draw_seats=True,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_has_no_markup_and_names_stand_in_it_as_they_are(language):
    table = full_of_news()
    view = lobby_of(table, language)
    assert marked_up(view) == []
    assert [seat.name for seat in view.seats] == [f"{HOSTILE}{letter}" for letter in "ABC"]
    assert HOSTILE in view.knocks[0].words.words
    assert view.announcement is not None
    assert HOSTILE in view.announcement.words
    assert marked_up(lobby_of(table.replace(stage=Stage.CLOSED), language)) == []


def test_the_reader_has_an_own_seat_and_the_chat_has_none():
    table = opened(people=2, bots=1)
    assert [seat.own for seat in lobby_of(table, "en", "telegram:2").seats] == [False, True, False]
    assert not any(seat.own for seat in lobby_of(table, "en").seats)
    assert not any(seat.own for seat in lobby_of(table, "en", "").seats)


def test_a_page_that_several_people_share_knows_the_seat_of_its_reader():
    table = opened(people=2)
    view = page_view(table, table.seats[1].person.key, NOW, None, alone=False)
    assert [seat.own for seat in view.lobby.seats] == [False, True]


def test_seats_say_who_opened_who_is_built_in_and_who_is_awaited():
    table = opened(people=2, bots=1)
    table = table.with_seat(1, unreachable=True)
    anna, jan, bot = lobby_of(table, "en").seats
    assert (anna.opener, anna.level, anna.awaited) == (True, "", False)
    assert (jan.opener, jan.level, jan.awaited) == (False, "", True)
    assert (bot.opener, bot.level, bot.person) == (False, "normal", "")


def test_each_act_says_whom_it_is_offered_to():
    view = lobby_of(full_of_news(), "en")
    whom = {act.kind: act.whom for act in view.acts}
    assert {kind for kind, who in whom.items() if who == "all"} == {"minute", "rules", "verify"}
    assert {kind for kind, who in whom.items() if who == "others"} == {"join"}
    assert {kind for kind, who in whom.items() if who == "seated"} == {"leave", "add_built_in", "start"}
    assert {kind for kind, who in whom.items() if who == "opener"} == {"preset", "menu"}


READERS = [
    ("telegram:1", {"leave", "add_built_in", "remove_built_in", "minute", "rules", "verify", "start", "options"}),
    ("telegram:2", {"leave", "add_built_in", "remove_built_in", "minute", "rules", "verify", "start"}),
    ("telegram:9", {"join", "minute", "rules", "verify"}),
]


@pytest.mark.parametrize(("reader", "kinds"), READERS, ids=["opener", "seated", "watcher"])
def test_a_reader_is_offered_only_what_they_may_do(reader, kinds):
    table = opened("russian", people=2, bots=1)
    table = table.replace(knocks=(Knock(person=person(7, "Ola")),))
    view = lobby_of(table, "en", reader)
    assert {act.kind for act in view.acts} == kinds
    assert bool(view.knocks[0].acts) == (reader == "telegram:1")
    assert bool(view.add) == bool(view.levels) == bool(view.seats[2].remove) == (reader != "telegram:9")


def test_an_admin_of_the_chat_is_in_charge_too():
    table = opened("russian", people=2).replace(knocks=(Knock(person=person(7, "Ola")),))
    view = lobby_of(table, "en", "telegram:9", table.home)
    assert {act.kind for act in view.acts} == {"join", "minute", "rules", "verify", "options"}
    assert len(view.knocks[0].acts) == 2
    assert lobby_of(table, "en", "telegram:9", Chat(platform="telegram", id="-77")).knocks[0].acts == ()


def test_nobody_is_offered_a_seat_at_a_full_table():
    table = opened("polish_two_talons", people=1, bots=1)
    assert lobby_of(table, "en", "telegram:1").add == {}
    assert "join" not in {act.kind for act in lobby_of(table, "en", "telegram:9").acts}


def test_a_built_in_player_has_what_changes_its_level_and_what_sends_it_away():
    table = opened("russian", people=1, bots=2)
    seats = lobby_of(table, "en", "telegram:1").seats
    assert [bool(seat.levels) for seat in seats] == [False, True, True]
    token = decode(seats[2].levels["hard"])
    assert (token.verb, token.argument) == (Verb.ADD_BUILT_IN, "hard-2")
    assert decode(seats[2].remove).argument == "2"


def test_a_closed_lobby_offers_only_to_open_it_again():
    view = lobby_of(opened(people=2).replace(stage=Stage.CLOSED), "en")
    assert not view.open
    assert [act.kind for act in view.acts] == ["again"]
