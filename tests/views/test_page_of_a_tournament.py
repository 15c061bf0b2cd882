"""What a page shows of a tournament: only what its reader may do, and in words what waits for what."""

import json
import random

import pytest

from bot.codec import Verb
from bot.people import Person
from bot.screens.tournament import pictures
from bot.texts import LANGUAGES, plain
from bot.tournament import judging
from bot.tournament.tournament import Member, Tournament
from bot.views.tournament_page import numbers_for, tournament_page
from bot.views.tournament_settings import CHOICES, word_of
from tests.engine.tournament.arranged_tournaments import ORGANISER, drawn, in_order, opened, person, played
from tests.screens.set_tables import GROUP, NOW
from tests.views.made_tournaments import a_table, in_round, whole


def page_of(tournament: Tournament, reader="key 1", language="en", tables=None):
    return tournament_page(tournament, tables or {}, language, reader, None)


def alone(core, **fields) -> Tournament:
    return Tournament(core=core, created=NOW, chats=(GROUP,), **fields)


def kinds(page):
    return {act.kind for act in page.acts}


def told(page):
    return [one.words for one in page.status]


def test_only_the_organiser_has_settings_a_start_and_answers():
    tournament = whole(opened(5))
    theirs, mine = page_of(tournament, ORGANISER.key), page_of(tournament)
    assert (Verb.START in kinds(theirs), bool(theirs.settings), bool(theirs.knocks), theirs.desk is not None) == (
        True,
    ) * 4
    assert (Verb.START in kinds(mine), bool(mine.settings), bool(mine.knocks), mine.desk is not None) == (False,) * 4


def test_an_admin_of_its_home_may_begin_it_too_and_has_a_desk():
    tournament = whole(opened(5))
    page = tournament_page(tournament, {}, "en", "somebody else", None, is_admin=True)
    assert kinds(page) >= {Verb.START, Verb.JOIN}
    assert page.desk is not None
    assert not page.settings


def test_join_and_leave_are_for_whom_they_are():
    tournament = whole(opened(5))
    assert {Verb.JOIN, Verb.LEAVE} & kinds(page_of(tournament)) == {Verb.LEAVE}
    assert {Verb.JOIN, Verb.LEAVE} & kinds(page_of(tournament, "somebody else")) == {Verb.JOIN}


def test_who_neither_plays_nor_judges_may_offer_to_judge_once():
    tournament = whole(opened(5))
    assert ["offer" in kinds(page_of(tournament, one)) for one in (ORGANISER.key, "key 1")] == [False, False]
    somebody = Person(platform="telegram", id="99", name="Sam")
    assert "offer" in kinds(page_of(tournament, somebody.key))
    after = judging.offered(tournament, Member(person=somebody))
    assert "offer" not in kinds(page_of(after, somebody.key))


def test_nobody_starts_too_early_and_others_read_who_starts():
    few = alone(opened(2))
    assert Verb.START not in kinds(page_of(few, ORGANISER.key))
    assert told(page_of(few, ORGANISER.key)) == ["1 more player needed."]
    assert told(page_of(few)) == ["1 more player needed.", f"{ORGANISER.name} starts the first round."]
    assert page_of(few).missing == 1


def test_one_s_own_table_comes_first_and_only_it_has_a_code():
    tournament = in_round(9)
    for number in range(1, 10):
        page = page_of(tournament, person(number).key)
        assert [card.own for card in page.tables] == [True, False, False]
        assert [bool(card.code) for card in page.tables] == [True, False, False]
        assert [card.watch is None for card in page.tables] == [True, False, False]


def test_whoever_has_no_game_that_goes_on_watches_on_the_felt():
    core = drawn(opened(6, rounds=3))
    seats = core.rounds[0].tables[0].seats
    after = alone(in_order(core, 1, *seats))
    for reader in (person(seats[0]).key, "somebody else"):
        over, other = page_of(after, reader).tables
        assert (over.state, over.code, bool(other.code), other.watch) == ("done", "", True, None)
    still = next(number for number in range(1, 7) if number not in seats)
    own, over = page_of(after, person(still).key).tables
    assert (own.own, bool(own.code), over.code, over.watch) == (True, True, "", None)


def test_one_s_own_table_is_shown_wherever_it_stands():
    tournament = whole(drawn(opened(36, rounds=3)))
    last = tournament.core.rounds[0].tables[-1]
    number = next(one for one in last.seats if one is not None)
    assert numbers_for(tournament, person(number).key) == [12, *range(1, 11)]
    assert page_of(tournament, person(number).key).tables[0].number == 12


def test_players_read_which_tables_the_next_round_awaits():
    tournament = alone(drawn(opened(6, rounds=3)))
    assert told(page_of(tournament)) == ["Round 2 begins when tables 1 and 2 are done."]
    over = alone(played(tournament.core, random.Random(1)), due_at=NOW + 30)
    assert told(page_of(over)) == ["Round 2 begins soon"]
    assert page_of(over).until == NOW + 30
    assert Verb.NEXT in kinds(page_of(over, ORGANISER.key))
    assert Verb.NEXT not in kinds(page_of(over))
    waits = alone(over.core, pause=None)
    assert told(page_of(waits)) == ["Round 2 is drawn when the organiser starts it."]


def test_a_table_in_play_says_whom_it_waits_for_until_when():
    tournament, table = in_round(), a_table()
    card = page_of(tournament, tables={1: table}).tables[1]
    assert (card.number, card.state, card.hand) == (1, "playing", 1)
    assert card.to_move == card.seats[table.to_act].name
    assert (card.ends is None) == (table.times.timer is None)


def test_points_of_a_done_table_are_shown_and_shared_ones_are_called_so():
    over = alone(played(drawn(opened(6, rounds=3)), random.Random(1)))
    for card in page_of(over).tables:
        assert (card.state, len(card.points), card.watch) == ("done", 3, None)
        assert card.tied == (len({one.total for one in card.seats}) < 3)


def test_no_word_of_the_face_is_a_command_or_has_a_code():
    for core in (opened(2), drawn(opened(6, rounds=3)), played(drawn(opened(6, rounds=3)), random.Random(1))):
        for reader in (ORGANISER.key, person(1).key):
            page = page_of(alone(core), reader)
            shown = json.dumps([one.words for one in (*page.status, *page.notes, *page.facts, *page.officials)])
            assert "/" not in shown
            assert core.code not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_that_nobody_named_is_named_in_the_reader_s_language(language):
    assert page_of(alone(opened(3, name="Turniej")), language=language).title == plain(language, "tournament-nameless")
    assert page_of(alone(opened(3, name="Friday Cup")), language=language).title == "Friday Cup"


def test_each_value_of_a_setting_can_be_typed_and_one_is_present():
    page = page_of(alone(opened(3)), ORGANISER.key)
    for group in page.settings:
        assert sum(choice.style == "primary" for choice in group.choices) == 1, group.name
        for choice in group.choices:
            argument = choice.data.rpartition(".")[2]
            value = word_of(argument)
            assert value is not None
            assert value.rpartition("=")[2] in CHOICES[group.name]


def test_a_view_of_six_is_small():
    over = alone(played(drawn(opened(6, rounds=3)), random.Random(1)))
    assert len(json.dumps(page_of(over).as_json())) < 2048


def test_the_places_round_by_round_call_the_reader_as_the_standings_do():
    over = alone(played(drawn(opened(6, rounds=3)), random.Random(1)))
    chart = pictures.bump_chart(over.replace(pictures=True), "en", 1).data
    page = tournament_page(over, {}, "en", "key 1", chart)
    names = [one.name for one in page.curve.players]
    assert "You" in names
    assert "P1" not in names
    assert sorted(names) == sorted(row.name for row in page.standings)
