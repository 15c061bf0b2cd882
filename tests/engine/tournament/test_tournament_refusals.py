"""Impossible acts are refused with a code, and change nothing."""

from pathlib import Path
from random import Random

import pytest

from engine.errors import EngineError
from engine.tournament import judging, questions, rights, rounds
from engine.tournament.errors import CODES
from engine.tournament.model import HandRuling, Person, Result, Secrets, TournamentStage
from engine.tournament.rights import Confirmed
from engine.tournament.settings import Settings, check, default_rounds
from tests.engine.tournament.acts import (
    AddShare,
    Appoint,
    Cancel,
    Configure,
    Count,
    Dismiss,
    Disqualify,
    Draw,
    Finish,
    Forget,
    Join,
    Leave,
    OpenDeals,
    TakeBack,
)
from tests.engine.tournament.arranged_tournaments import (
    CODE,
    ORGANISER,
    after,
    codes,
    drawn,
    opened,
    people,
    person,
    played,
    secrets,
    whole,
)

STRANGER = Person(key="stranger", name="S")
BY = ORGANISER.key
SHARE = "ab" * 32


def refused(tournament, *actions):
    """The code of the refusal of the last action."""
    tournament = after(tournament, *actions[:-1])
    with pytest.raises(EngineError) as refusal:
        after(tournament, actions[-1])
    assert refusal.value.code in CODES
    assert str(refusal.value)
    return refusal.value.code


# ---------------------------------------------------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("field", "settings"),
    [
        ("name", {"name": " "}),
        ("name", {"name": "x" * 61}),
        ("size", {"size": 5}),
        ("size", {"size": 4}),  # skoroszow is for three
        ("size", {"size": 2, "rules": {"preset": "elwood"}}),
        ("rounds", {"rounds": 0}),
        ("rounds", {"rounds": 31}),
        ("points", {"points": (3, 1)}),
        ("points", {"points": ()}),
        ("points", {"points": (1, 3, 0)}),
        ("points", {"points": (0, 0, 0)}),
        ("points", {"points": (3, 1, -1)}),
        ("points", {"points": (101, 1, 0)}),
        ("hands", {"hands": 0}),
        ("hands", {"hands": 101}),
        ("minutes", {"minutes": 0}),
        ("minutes", {"minutes": 601}),
        ("minutes", {"minutes": 45, "hands": 4}),
    ],
)
def test_settings_that_cannot_be_played(field, settings):
    with pytest.raises(EngineError) as refusal:
        check(Settings(**{"name": "Cup", **settings}))
    assert (refusal.value.code, refusal.value.params["field"]) == ("bad_settings", field)


def test_rules_that_there_are_not():
    with pytest.raises(EngineError) as refusal:
        opened(rules={"preset": "chess"})
    assert refusal.value.code == "bad_rules"


@pytest.mark.parametrize(
    ("people", "rounds"), [(3, 3), (9, 3), (10, 4), (27, 4), (28, 5), (81, 5), (82, 6), (243, 6), (244, 7), (300, 7)]
)
def test_rounds_unless_chosen(people, rounds):
    assert default_rounds(people) == rounds


@pytest.mark.parametrize(
    "bad", [Secrets(lot="", deals=SHARE), Secrets(lot=SHARE, deals=SHARE), Secrets(lot="AB" * 32, deals=SHARE)]
)
def test_secrets_that_seal_nothing(bad):
    with pytest.raises(EngineError) as refusal:
        rounds.new(CODE, Settings(name="Cup"), ORGANISER, bad)
    assert refusal.value.code == "bad_secret"
    assert refused(opened(3), Draw(BY, ("A",), bad)) == "bad_secret"


def test_settings_are_chosen_before_round_1_by_the_organiser():
    other = Settings(name="Other", rounds=5)
    assert after(opened(), Configure(BY, other)).settings == other
    assert refused(opened(1), Configure(person(1).key, other)) == "not_the_organiser"
    assert refused(drawn(opened(3)), Configure(BY, other)) == "not_registering"
    assert refused(opened(), Cancel(BY), Configure(BY, other)) == "over"
    assert refused(opened(), Configure(BY, Settings(name=""))) == "bad_settings"


# ------------------------------------------------------------------------------------------------------------ people


def test_joining_twice():
    assert refused(opened(3), Join(person(2))) == "already_in"
    assert refused(opened(3), Join(Person(key=person(2).key, name="Another name"))) == "already_in"


@pytest.mark.parametrize(
    "nobody", [Person(key="", name="A"), Person(key="k", name=" "), Person(key="k", name="x" * 61)]
)
def test_joining_without_a_key_or_a_name(nobody):
    assert refused(opened(3), Join(nobody)) == "bad_name"


def test_a_withdrawn_player_does_not_come_back():
    tournament = after(drawn(opened(9)), Leave(person(1).key))
    assert refused(tournament, Join(person(1))) == "withdrawn"
    assert refused(tournament, Leave(person(1).key)) == "withdrawn"
    assert refused(tournament, AddShare(person(1).key, SHARE)) == "withdrawn"


def test_a_disqualified_player_does_not_come_back():
    tournament = after(drawn(opened(9)), Disqualify(ORGANISER, 1, "delay"))
    assert refused(tournament, Join(person(1))) == "disqualified"
    assert refused(tournament, AddShare(person(1).key, SHARE)) == "disqualified"
    assert refused(tournament, Disqualify(ORGANISER, 1, "delay")) == "disqualified"
    assert refused(tournament, Leave(person(1).key), Join(person(1))) == "disqualified"


def test_nobody_joins_once_the_last_round_is_drawn():
    tournament = drawn(opened(3, rounds=1))
    assert refused(tournament, Join(person(4))) == "entry_closed"


def test_nobody_joins_or_leaves_when_it_is_over():
    assert refused(whole(3), Join(person(4))) == "over"
    assert refused(whole(3), Leave(person(1).key)) == "over"
    assert refused(opened(3), Cancel(BY), Join(person(4))) == "over"


def test_no_more_people_than_a_draw_can_seat():
    assert refused(opened(600), Join(person(601))) == "full"


def test_leaving_without_having_joined():
    assert refused(opened(3), Leave("stranger")) == "not_in"


def test_words_for_the_lot():
    assert refused(opened(3), AddShare("stranger", SHARE)) == "not_in"
    assert refused(opened(3), AddShare(person(1).key, "words")) == "bad_share"
    assert refused(opened(3), AddShare(person(1).key, "")) == "bad_share"
    assert refused(drawn(opened(3, rounds=1)), AddShare(person(1).key, SHARE)) == "no_round_left"
    assert refused(whole(3), AddShare(person(1).key, SHARE)) == "over"


# ------------------------------------------------------------------------------------------------------------ rounds


def test_starting_with_two():
    assert refused(opened(2), Draw(BY, ("A",), secrets(2))) == "too_few"
    assert refused(opened(3, size=4, rules={"preset": "polish"}), Draw(BY, ("A",), secrets(2))) == "too_few"
    assert questions.draw_refusal(opened(2)) == "too_few"
    assert questions.draw_refusal(opened(3)) is None


def test_only_the_organiser_starts():
    for by in ("", "stranger", person(1).key):
        assert refused(opened(3), Draw(by, ("A",), secrets(2))) == "not_the_organiser"
    assert after(opened(3), Draw(None, ("A",), secrets(2))).round == 1, "at a time that was announced"
    done = played(drawn(opened(3)), Random(1))
    assert refused(done, Draw(person(1).key, codes(done), secrets(9))) == "not_the_organiser"
    assert after(done, Draw(None, codes(done), secrets(9))).round == 2


def test_drawing_while_tables_play_or_when_no_round_is_left():
    assert refused(drawn(opened(3)), Draw(BY, ("B",), secrets(9))) == "round_unfinished"
    last = played(drawn(opened(3, rounds=1)), Random(1))
    assert refused(last, Draw(BY, ("B",), secrets(9))) == "no_round_left"
    assert refused(whole(3), Draw(BY, ("B",), secrets(9))) == "over"


def test_a_secret_serves_once():
    assert refused(opened(3), Draw(BY, ("A",), secrets(1))) == "bad_secret"
    assert refused(opened(3), Draw(BY, ("A",), None)) == "bad_secret"
    swapped = Secrets(lot=secrets(1).deals, deals=secrets(5).deals)
    assert refused(opened(3), Draw(BY, ("A",), swapped)) == "bad_secret"
    second = played(drawn(opened(3)), Random(1))
    assert refused(second, Draw(BY, codes(second), secrets(2))) == "bad_secret"


@pytest.mark.parametrize("given", [(), ("A",), ("A", "A"), ("A", "B", "C"), ("A", ""), ("A", CODE)])
def test_codes_are_new_and_one_for_each_table(given):
    assert refused(opened(6), Draw(BY, given, secrets(2))) == "bad_codes"


def test_a_code_of_an_earlier_round_serves_no_more():
    tournament = played(drawn(opened(3)), Random(1))
    assert refused(tournament, Draw(BY, ("R1T1",), secrets(9))) == "bad_codes"


def test_rounds_that_there_are_not():
    for number in (2, 0, -1):
        assert refused(drawn(opened(3)), OpenDeals(number)) == "no_such_round"


def test_the_end():
    assert refused(opened(3), Finish(None)) == "not_playing"
    assert refused(drawn(opened(3)), Finish(None)) == "round_unfinished"
    assert refused(played(drawn(opened(3)), Random(1)), Finish(None)) == "rounds_left"
    last = played(drawn(opened(3, rounds=1)), Random(1))
    assert refused(last, Finish(person(1).key)) == "not_the_organiser"
    assert refused(last, Finish(BY), Finish(BY)) == "over"
    for by in ("", person(1).key):
        assert refused(opened(3), Cancel(by)) == "not_the_organiser"
    assert refused(opened(3), Cancel(BY), Cancel(BY)) == "over"
    assert after(drawn(opened(3)), Cancel(BY)).stage is TournamentStage.CANCELLED


# ----------------------------------------------------------------------------------------------------------- results

FINE = HandRuling(hand=1, do="penalty", seat=0, points=50, reason="mistake", by=ORGANISER)


@pytest.mark.parametrize(
    ("field", "result"),
    [
        ("totals", {"totals": (1, 2)}),
        ("totals", {"totals": (1, 2, 10**7)}),
        ("winners", {"winners": (3,)}),
        ("winners", {"winners": (1, 0)}),
        ("winners", {"winners": (1, 1)}),
        ("absent", {"absent": (-1,)}),
        ("absent", {"absent": (3,)}),
        ("rulings", {"rulings": (FINE.model_copy(update={"points": 0}),)}),
        ("rulings", {"rulings": (FINE.model_copy(update={"points": 1001}),)}),
        ("rulings", {"rulings": (FINE.model_copy(update={"seat": 3}),)}),
        ("rulings", {"rulings": (FINE.model_copy(update={"seat": None}),)}),
        ("rulings", {"rulings": (FINE.model_copy(update={"hand": 0}),)}),
        ("rulings", {"rulings": (FINE.model_copy(update={"do": "annul"}),)}),
    ],
)
def test_results_that_cannot_be(field, result):
    count = Count(1, 1, Result(**{"totals": (1, 2, 3), **result}))
    with pytest.raises(EngineError) as refusal:
        after(drawn(opened(3)), count)
    assert (refusal.value.code, refusal.value.params["field"]) == ("bad_result", field)


def test_a_built_in_player_is_not_absent():
    tournament = drawn(opened(5))
    table = next(table for table, one in enumerate(tournament.rounds[0].tables, 1) if None in one.seats)
    filler = tournament.rounds[0].tables[table - 1].seats.index(None)
    assert refused(tournament, Count(1, table, Result(totals=(1, 2, 3), absent=(filler,)))) == "bad_result"


def test_a_result_counts_once():
    tournament, result = drawn(opened(3)), Result(totals=(1000, 2, 3), winners=(0,))
    counted = after(tournament, Count(1, 1, result))
    assert after(counted, Count(1, 1, result)) is counted
    assert refused(counted, Count(1, 1, Result(totals=(1000, 2, 4), winners=(0,)))) == "result_differs"
    later = drawn(counted)
    assert after(later, Count(1, 1, result)) is later
    cancelled = after(later, Cancel(BY))
    assert after(cancelled, Count(1, 1, result)) is cancelled
    assert refused(cancelled, Count(2, 1, result)) == "over"


@pytest.mark.parametrize(("round_number", "table"), [(0, 1), (2, 1), (1, 0), (1, 2), (1, -1)])
def test_a_wrong_table(round_number, table):
    code = refused(drawn(opened(3)), Count(round_number, table, Result(totals=(1, 2, 3))))
    assert code == ("no_such_table" if round_number == 1 else "no_such_round")


# --------------------------------------------------------------------------------------------------------- the judge


@pytest.mark.parametrize("typed", ["0", "-5", "1" + "0" * 20, "ten", "", "1001", "1.5", "٣"])
def test_typed_points_of_the_game_that_cannot_be_read(typed):
    with pytest.raises(EngineError) as refusal:
        judging.read_fine(typed)
    assert refusal.value.code == "bad_points"


def test_typed_points_of_the_game():
    assert [judging.read_fine(typed) for typed in ("1", " 120", "1000")] == [1, 120, 1000]


@pytest.mark.parametrize(
    ("reason", "remark", "code"),
    [("", "late", "bad_reason"), ("too lucky", "", "bad_reason"), ("delay", "x" * 121, "bad_remark")],
)
def test_a_decision_needs_a_reason_of_the_list_and_a_remark_that_can_be_shown(reason, remark, code):
    tournament = drawn(opened(9))
    assert refused(tournament, Disqualify(ORGANISER, 1, reason, remark)) == code
    with pytest.raises(EngineError) as refusal:
        rights.check_hand_ruling(tournament, BY, 1, reason, remark)
    assert refusal.value.code == code


def test_penalties_are_for_players_of_a_tournament_that_is_played():
    assert refused(drawn(opened(9)), Disqualify(ORGANISER, 10, "delay")) == "no_such_player"
    assert refused(drawn(opened(9)), Disqualify(ORGANISER, 0, "delay")) == "no_such_player"
    assert refused(opened(9), Disqualify(ORGANISER, 1, "delay")) == "not_playing"
    assert refused(whole(3), Disqualify(ORGANISER, 1, "delay")) == "over"


def test_what_is_taken_back():
    tournament = after(drawn(opened(6)), Disqualify(ORGANISER, 1, "delay"))
    assert refused(tournament, TakeBack(ORGANISER, 1)) == "no_such_penalty"
    assert refused(tournament, TakeBack(ORGANISER, -1)) == "no_such_penalty"
    assert refused(tournament, TakeBack(ORGANISER, 0), TakeBack(ORGANISER, 0)) == "taken_back"
    done = played(tournament, Random(1))
    assert after(done, TakeBack(ORGANISER, 0)).penalties[0].taken_back
    assert refused(drawn(done), TakeBack(ORGANISER, 0)) == "too_late"


def test_the_last_rounds_penalties_are_taken_back_until_the_end():
    tournament = after(played(drawn(opened(3, rounds=1)), Random(1)), Disqualify(ORGANISER, 1, "delay"))
    assert after(tournament, TakeBack(ORGANISER, 0)).penalties[0].taken_back
    assert refused(tournament, Finish(None), TakeBack(ORGANISER, 0)) == "over"


def hand_ruling(tournament, *arguments, **more):
    with pytest.raises(EngineError) as refusal:
        rights.check_hand_ruling(tournament, *arguments, **more)
    return refusal.value.code


@pytest.mark.parametrize("points", [0, -5, 10**20, 1001, None, "ten", True])
def test_points_of_the_game_that_no_judge_takes(points):
    tournament = drawn(opened(9))
    player = people(tournament)[0][0]
    assert hand_ruling(tournament, BY, 1, "delay", player=player, points=points) == "bad_points"


def test_a_penalty_for_somebody_elses_table_or_after_the_game():
    tournament = drawn(opened(9))
    here, elsewhere = people(tournament)[0][0], people(tournament)[1][0]
    seat = tournament.rounds[0].tables[0].seats.index(here)
    assert rights.check_hand_ruling(tournament, BY, 1, "delay", player=here, points=50) == seat
    assert rights.check_hand_ruling(tournament, BY, 1, "delay") is None
    assert hand_ruling(tournament, BY, 1, "delay", player=elsewhere, points=50) == "not_at_table"
    assert hand_ruling(tournament, BY, 1, "delay", points=50) == "not_at_table"
    assert hand_ruling(tournament, BY, 4, "delay") == "no_such_table"
    assert hand_ruling(tournament, "stranger", 1, "delay") == "not_a_judge"
    assert hand_ruling(opened(9), BY, 1, "delay") == "not_playing"
    assert hand_ruling(played(tournament, Random(1)), BY, 1, "delay", player=here, points=50) == "table_done"
    assert hand_ruling(whole(3), BY, 1, "delay") == "over"


def test_appointing_judges():
    judge = Person(key="judge", name="J")
    assert refused(opened(), Appoint("stranger", judge)) == "not_the_organiser"
    assert refused(opened(), Appoint(BY, ORGANISER)) == "already_organiser"
    assert refused(opened(), Appoint(BY, judge), Appoint(BY, judge)) == "already_judge"
    assert refused(opened(), Appoint(BY, Person(key="", name="J"))) == "bad_name"
    assert refused(opened(), Dismiss(BY, "judge")) == "no_such_judge"
    assert refused(opened(), Appoint(BY, judge), Dismiss("judge", "judge")) == "not_the_organiser"
    assert refused(opened(), *(Appoint(BY, person(number)) for number in range(51))) == "full"
    assert refused(whole(3), Appoint(BY, judge)) == "over"
    assert after(opened(), Appoint(BY, judge), Dismiss(BY, "judge")).judges == ()


def test_every_code_of_a_refusal_stands_in_the_list():
    """A code that nothing raises any more must be removed from the list."""
    folder = Path(judging.__file__).parent
    text = "".join(path.read_text("utf-8") for path in folder.glob("*.py") if path.name != "errors.py")
    assert [code for code in CODES if f'"{code}"' not in text] == []


def test_forgetting_somebody_takes_name_and_key_out_everywhere():
    judge = Person(key="judge", name="Piotr")
    tournament = after(drawn(opened(9)), Appoint(BY, judge), Join(judge))
    tournament = after(tournament, Disqualify(judge, 1, "delay", "", Confirmed(ORGANISER)))
    ruled = HandRuling(hand=1, do="annul", seat=None, points=0, reason="mistake", by=judge)
    tournament = after(tournament, Count(1, 1, Result(totals=(1, 2, 3), rulings=(ruled,))))
    gone = after(tournament, Forget("judge"), Forget(BY), Forget(person(3).key))
    text = gone.model_dump_json()
    assert not any(word in text for word in ('judge"', "Piotr", '"organiser","name', "Ewa", "key 3", "P3"))
    assert not questions.is_in(gone, 10)
    assert not questions.is_in(gone, 3)
    assert after(gone, Forget("judge")) is gone
    assert after(gone, Forget("")) is gone
