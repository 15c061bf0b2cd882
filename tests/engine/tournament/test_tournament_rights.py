"""Nobody judges their own game, and the head judge's word stands above others'."""

from functools import partial
from random import Random

import pytest

from engine.errors import EngineError
from engine.tournament import rights
from engine.tournament.model import Person
from engine.tournament.rights import Confirmed
from tests.engine.tournament.acts import Appoint, Cancel, Dismiss, Disqualify, Draw, Forget, Join, Leave, TakeBack
from tests.engine.tournament.arranged_tournaments import (
    ORGANISER,
    after,
    codes,
    drawn,
    opened,
    people,
    person,
    played,
    secrets,
)

JUDGE = Person(key="judge", name="Piotr")
ADMIN = Person(key="admin", name="Ola")
NO_RIGHT = {"not_a_judge", "own_table"}  # for an admin who plays


def organiser_plays(*others):
    """Nine people with the organiser as number 10, and the table that each sits at."""
    tournament = drawn(after(opened(8), Join(ORGANISER), *others))
    return tournament, {number: table for table, one in enumerate(people(tournament), 1) for number in one}


def refusal(tournament, action):
    with pytest.raises(EngineError) as refused:
        after(tournament, action)
    return refused.value.code


def test_a_judge_judges_every_table_at_which_he_does_not_play():
    tournament, tables = organiser_plays()
    own = tables[9]
    for table in (1, 2, 3):
        expected = "own_table" if table == own else None
        assert rights.judging_refusal(tournament, ORGANISER.key, table) == expected


def test_the_organiser_who_plays_does_not_judge_his_rivals_nor_himself():
    tournament, tables = organiser_plays()
    for number, table in tables.items():
        taken = partial(Disqualify, ORGANISER, number, "delay")
        if table == tables[9]:
            assert refusal(tournament, taken()) == "own_table"
        else:
            assert refusal(tournament, taken()) == "needs_confirmation"
            assert refusal(tournament, taken(confirmed=Confirmed(ORGANISER))) == "own_proposal"
            assert refusal(tournament, taken(confirmed=Confirmed(JUDGE))) == "not_a_judge"
            assert refusal(tournament, taken(confirmed=Confirmed(person(1), admin=True))) in NO_RIGHT
            confirmed = after(tournament, taken(confirmed=Confirmed(ADMIN, admin=True)))
            assert confirmed.penalties[0].confirmed == ADMIN


def test_players_and_strangers_judge_nobody():
    tournament, _ = organiser_plays()
    for somebody in (person(1), ADMIN):
        assert refusal(tournament, Disqualify(somebody, 2, "delay")) == "not_a_judge"
        assert rights.judging_refusal(tournament, somebody.key, 1) == "not_a_judge"


def test_an_admin_who_does_not_play_stands_in_at_the_organisers_table_alone():
    tournament, tables = organiser_plays()
    assert rights.tables_without_judge(tournament) == (tables[9],)
    assert rights.should_appoint(tournament)
    for table in (1, 2, 3):
        expected = None if table == tables[9] else "not_a_judge"
        assert rights.judging_refusal(tournament, ADMIN.key, table, admin=True) == expected
    rival = next(number for number, table in tables.items() if table == tables[9] and number != 9)
    assert after(tournament, Disqualify(ADMIN, rival, "delay", admin=True)).penalties
    assert after(tournament, Disqualify(ADMIN, 9, "delay", admin=True)).penalties
    other = next(number for number, table in tables.items() if table != tables[9])
    assert refusal(tournament, Disqualify(ADMIN, other, "delay", admin=True)) == "not_a_judge"


def test_an_admin_who_plays_judges_nobody():
    tournament, tables = organiser_plays()
    for number, table in tables.items():
        if number != 9:
            expected = "own_table" if table == tables[9] else "not_a_judge"
            assert rights.judging_refusal(tournament, person(number).key, tables[9], admin=True) == expected


def test_once_a_judge_is_appointed_no_admin_stands_in():
    tournament, tables = organiser_plays(Appoint(ORGANISER.key, JUDGE))
    assert rights.tables_without_judge(tournament) == ()
    assert not rights.should_appoint(tournament)
    assert rights.judging_refusal(tournament, ADMIN.key, tables[9], admin=True) == "not_a_judge"
    assert rights.judging_refusal(tournament, JUDGE.key, tables[9]) is None


def test_where_every_judge_plays_at_one_table_an_admin_judges_it():
    tournament = drawn(after(opened(1), Join(ORGANISER), Join(JUDGE), Appoint(ORGANISER.key, JUDGE)))
    assert rights.tables_without_judge(tournament) == (1,)
    assert rights.judging_refusal(tournament, ADMIN.key, 1, admin=True) is None
    assert rights.judging_refusal(tournament, JUDGE.key, 1) == "own_table"


def test_a_judge_who_withdrew_from_a_game_does_not_judge_it():
    tournament, tables = organiser_plays()
    tournament = after(tournament, Leave(ORGANISER.key))
    assert rights.judging_refusal(tournament, ORGANISER.key, tables[9]) == "own_table"


def test_who_sits_out_does_not_judge_himself():
    tournament = drawn(after(opened(3, bye=True), Join(ORGANISER)))
    while 4 not in tournament.rounds[-1].byes:
        tournament = drawn(played(tournament, Random(1)))
    assert refusal(tournament, Disqualify(ORGANISER, 4, "delay")) == "own_table"
    assert after(tournament, Disqualify(ADMIN, 4, "delay", admin=True)).penalties
    assert rights.judging_refusal(tournament, ORGANISER.key, 1) is None


def test_only_the_head_judge_takes_back_a_penalty_of_the_head_judge():
    tournament = after(drawn(opened(9)), Appoint(ORGANISER.key, JUDGE), Appoint(ORGANISER.key, ADMIN))
    tournament = after(tournament, Disqualify(JUDGE, 1, "delay"), Disqualify(ORGANISER, 2, "delay"))
    assert after(tournament, TakeBack(ORGANISER, 0)).penalties[0].taken_back
    assert after(tournament, TakeBack(JUDGE, 0)).penalties[0].taken_back
    assert refusal(tournament, TakeBack(ADMIN, 0)) == "not_the_organiser"
    assert refusal(tournament, TakeBack(JUDGE, 1)) == "not_the_organiser"
    assert refusal(tournament, TakeBack(person(3), 1)) == "not_a_judge"


def test_nobody_takes_his_own_penalty_back():
    tournament, _ = organiser_plays(Appoint(ORGANISER.key, JUDGE))
    tournament = after(tournament, Disqualify(JUDGE, 9, "delay"))
    assert refusal(tournament, TakeBack(ORGANISER, 0)) == "own_table"


def test_a_disqualification_that_is_taken_back_never_was():
    tournament = drawn(opened(9))
    again = after(tournament, Disqualify(ORGANISER, 1, "delay"), TakeBack(ORGANISER, 0))
    assert again.penalties[0].taken_back
    assert again.model_copy(update={"penalties": ()}) == tournament
    assert after(again, Disqualify(ORGANISER, 1, "delay")).penalties[1].do == "disqualify"


# ------------------------------------------------------------------------------------------ admins of the home chat


def test_any_admin_starts_and_nobody_but_the_organiser_draws_a_later_round():
    tournament = opened(9)
    for somebody in (ADMIN, person(1)):
        assert after(tournament, Draw(somebody.key, codes(tournament), secrets(2), admin=True)).round == 1
        assert refusal(tournament, Draw(somebody.key, codes(tournament), secrets(2))) == "not_the_organiser"
    done = played(drawn(tournament), Random(1))
    assert refusal(done, Draw(ADMIN.key, codes(done), secrets(9), admin=True)) == "not_the_organiser"


def test_an_admin_who_does_not_play_appoints_judges_and_dismisses_none():
    tournament = opened(9)
    assert after(tournament, Appoint(ADMIN.key, JUDGE, admin=True)).judges == (JUDGE,)
    assert refusal(tournament, Appoint(person(1).key, JUDGE, admin=True)) == "not_the_organiser"
    assert refusal(tournament, Appoint(ADMIN.key, JUDGE)) == "not_the_organiser"
    assert refusal(after(tournament, Appoint(ADMIN.key, JUDGE, admin=True)), Dismiss(ADMIN.key, JUDGE.key)) == (
        "not_the_organiser"
    )


@pytest.mark.parametrize(
    ("who", "admin", "away", "code"),
    [
        (ORGANISER, False, False, None),
        (ADMIN, True, True, None),
        (person(1), True, True, None),
        (ADMIN, True, False, "organiser_there"),
        (ADMIN, False, True, "not_the_organiser"),
        (JUDGE, False, True, "not_the_organiser"),
    ],
)
@pytest.mark.parametrize("begun", [False, True])
def test_the_organiser_cancels_and_once_he_is_away_for_a_day_an_admin(who, admin, away, code, begun):
    tournament = after(drawn(opened(9)) if begun else opened(9), Appoint(ORGANISER.key, JUDGE))
    action = Cancel(who.key, admin=admin, away=away)
    if code is None:
        assert not after(tournament, action).is_open
    else:
        assert refusal(tournament, action) == code


def test_where_the_organiser_was_forgotten_an_admin_cancels_at_once():
    tournament = after(opened(3), Forget(ORGANISER.key))
    assert not after(tournament, Cancel(ADMIN.key, admin=True)).is_open
