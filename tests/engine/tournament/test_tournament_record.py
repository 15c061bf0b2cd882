"""The record of a tournament: it has no secret, anybody can compute it again, and changed records are refused."""

import copy
import json
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from engine import fairness
from engine.errors import EngineError
from engine.tournament import draw, questions, standings
from engine.tournament.check import check
from engine.tournament.errors import FAULTS
from engine.tournament.model import HandRuling, Person, Result
from engine.tournament.record import record
from engine.tournament.rights import Confirmed
from tests.engine.commands import run
from tests.engine.tournament.acts import (
    AddShare,
    Appoint,
    Cancel,
    Count,
    Disqualify,
    Finish,
    Join,
    Leave,
    OpenDeals,
    TakeBack,
)
from tests.engine.tournament.arranged_tournaments import (
    ORGANISER,
    after,
    drawn,
    opened,
    people,
    person,
    played,
    secrets,
    whole,
)
from tests.engine.tournament.games_of_tables import random_record, really_played

JUDGE = Person(key="judge", name="Piotr")


@cache
def eventful():
    """A finished tournament with every kind of event, and the records of its tables."""
    records = {}

    def really(tournament):
        tournament, found = really_played(tournament)
        records.update(found)
        return tournament

    tournament = opened(10)
    words = [AddShare(person(number).key, fairness.share_of(f"words {number}").hex()) for number in (7, 3)]
    tournament = drawn(after(tournament, Appoint(ORGANISER.key, JUDGE), *words))
    tournament = after(tournament, Join(person(11)))
    away = tournament.rounds[-1].tables[0].seats.index(people(tournament)[0][0])
    seen = random_record(tournament, 1, hands=4, annulled=2, fined=3)
    records[seen["table"]] = seen
    ruled = HandRuling(hand=2, do="annul", seat=None, points=0, reason="mistake", remark="a card fell", by=JUDGE)
    fined = HandRuling(hand=3, do="penalty", seat=1, points=50, reason="unintended", by=ORGANISER)
    totals, winners = tuple(seen["totals"]), tuple(seen["winners"])
    result = Result(totals=totals, winners=winners, absent=(away,), rulings=(ruled, fined))
    tournament = really(after(tournament, Count(1, 1, result)))
    tournament = after(tournament, Disqualify(JUDGE, 2, "delay"), Disqualify(ORGANISER, 5, "delay"))
    tournament = drawn(after(tournament, TakeBack(ORGANISER, 1)))
    tournament = really(after(tournament, Leave(person(6).key)))
    while tournament.round < tournament.planned:
        tournament = really(drawn(tournament))
    return after(tournament, Finish(None)), records


def eventful_record():
    tournament, records = eventful()
    return copy.deepcopy(record(tournament, records))


def fault(data):
    with pytest.raises(EngineError) as refusal:
        check(data)
    assert "\n" not in str(refusal.value)
    return refusal.value.code, str(refusal.value)


# --------------------------------------------------------------------------------------------------------- contents


def test_an_eventful_tournament_is_computed_anew_with_all_its_games():
    found = check(eventful_record())
    assert found["verified"]
    assert [one["records"] for one in found["rounds"]] == [4, 4, 3, 3]


def test_at_any_moment():
    tournament = opened(4)
    moments = [opened(), tournament, drawn(tournament), played(drawn(tournament), Random(1))]
    moments += [after(moments[2], OpenDeals(1)), after(moments[1], Cancel(ORGANISER.key))]
    moments += [after(moments[2], Cancel(ORGANISER.key)), after(moments[3], Join(person(5)))]
    moments += [after(moments[3], Leave(person(1).key)), drawn(moments[3])]
    for moment in moments:
        data = check(json.loads(json.dumps(record(moment))))
        assert data["verified"] == bool(moment.rounds)


def secrets_in(data):
    text = json.dumps(data)
    found = {number: secrets(number) for number in range(1, 9)}
    return {(number, what) for number, one in found.items() for what in ("lot", "deals") if getattr(one, what) in text}


def test_no_secret_is_told_before_its_time():
    tournament = opened(3)
    assert secrets_in(record(tournament)) == set()
    tournament = drawn(tournament)
    assert secrets_in(record(tournament)) == {(1, "lot")}
    assert secrets_in(record(after(tournament, OpenDeals(1)))) == {(1, "lot"), (1, "deals")}
    tournament = played(tournament, Random(1))
    assert secrets_in(record(tournament)) == {(1, "lot"), (1, "deals")}
    assert secrets_in(record(drawn(tournament))) == {(1, "lot"), (1, "deals"), (2, "lot")}


def test_seals_that_served_no_round_are_opened_at_the_end():
    tournament = after(drawn(opened(3)), Cancel(ORGANISER.key))
    assert secrets_in(record(tournament)) == {(1, "lot"), (1, "deals"), (2, "lot"), (2, "deals")}


def test_it_names_people_by_name_and_number_and_tells_nobody_who_they_are_elsewhere():
    text = json.dumps(record(whole(4)))
    assert "key" not in text
    assert "organiser" in text
    assert '"P3"' in text


def test_points_are_exact_texts():
    tournament = drawn(opened(3))
    tournament = after(tournament, Count(1, 1, Result(totals=(0, 0, 0))))
    data = record(tournament)
    assert data["rounds"][0]["tables"][0]["result"]["points"] == ["4/3", "4/3", "4/3"]
    assert [row["points"] for row in data["standings"]] == ["4/3", "4/3", "4/3"]


# ---------------------------------------------------------------------------------------------------- changed records


def changed(path, value):
    """The eventful record with the value at a path replaced."""
    data = eventful_record()
    place = data
    for key in path[:-1]:
        place = place[key]
    assert place[path[-1]] != value
    place[path[-1]] = value
    return data


def first_table(*more):
    return ("rounds", 0, "tables", 0, *more)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("rounds", 0, "lot", "secret"), "ab" * 32, "wrong_seal"),
        (("rounds", 0, "lot", "seal"), "ab" * 32, "wrong_seal"),
        (("rounds", 1, "lot", "secret"), None, "wrong_seal"),
        (("rounds", 1, "deals", "secret"), None, "wrong_seal"),
        (("rounds", 1, "deals", "secret"), "ab" * 32, "wrong_seal"),
        (("rounds", 1, "deals", "secret"), "xy", "bad_record"),
        (("code",), "OTHER", "wrong_seal"),
        (("scheme",), 2, "bad_record"),
        (("scheme",), "3", "bad_record"),
        (("rounds", 0, "shares", 0), "", "bad_record"),
        (("rounds", 0, "shares", 0), "words", "bad_record"),
        (("rounds", 0, "shares", 0), "ab" * 32, "wrong_draw"),
        (("rounds", 0, "shares"), ["ab" * 32], "wrong_shares"),
        (("rounds", 0, "typed"), [7, 3, 3], "wrong_shares"),
        (("rounds", 0, "typed"), [7, 7], "wrong_shares"),
        (("rounds", 0, "typed"), [7, 99], "wrong_shares"),
        (("rounds", 0, "typed"), [3, 7], "wrong_draw"),
        (("rounds", 0, "tables"), [], "bad_record"),
        (("rounds", 1, "byes"), [3], "wrong_draw"),
        (first_table("first_dealer"), 3, "wrong_draw"),
        (first_table("seats", 0), 11, "wrong_draw"),
        (first_table("seats"), [1, 2], "wrong_draw"),
        (first_table("result"), None, "wrong_draw"),
        (first_table("result", "totals"), [5, 6], "wrong_result"),
        (first_table("result", "totals"), [5, 6, 7], "wrong_result"),
        (first_table("result", "winners"), [7], "wrong_result"),
        (first_table("result", "absent"), [5], "wrong_result"),
        (first_table("result", "places"), [1, 1, 1], "wrong_result"),
        (first_table("result", "points"), ["9", "9", "9"], "wrong_result"),
        (first_table("result", "points"), ["9", "9"], "wrong_result"),
        (first_table("result", "points"), ["nine", "9", "9"], "bad_record"),
        (first_table("result", "points"), ["1e999999999", "9", "9"], "bad_record"),
        (first_table("result", "points"), [9.5, "9", "9"], "bad_record"),
        (first_table("result", "rulings", 0, "hand"), 1, "wrong_result"),
        (first_table("result", "rulings", 0, "hand"), 9, "wrong_result"),
        (first_table("result", "rulings", 0, "do"), "penalty", "wrong_result"),
        (first_table("result", "rulings", 1, "points"), 60, "wrong_result"),
        (first_table("result", "rulings", 1, "seat"), 2, "wrong_result"),
        (first_table("result", "rulings", 1, "hand"), 4, "wrong_result"),
        (first_table("result", "rulings"), [], "wrong_result"),
        (first_table("code"), "R2T1", "bad_record"),
        (("penalties", 0, "do"), "points", "bad_record"),
        (("penalties", 0, "player"), 12, "wrong_penalty"),
        (("penalties", 0, "player"), 3, "wrong_draw"),
        (("penalties", 0, "round"), 2, "wrong_draw"),
        (("penalties", 0, "round"), 5, "wrong_penalty"),
        (("penalties", 0, "remark"), "x" * 121, "wrong_penalty"),
        (("penalties", 0, "reason"), "", "wrong_penalty"),
        (first_table("result", "rulings", 0, "remark"), "x" * 121, "wrong_result"),
        (("penalties", 0, "by"), {"name": "P2", "player": 2}, "wrong_penalty"),
        (("penalties", 0, "taken_back"), True, "wrong_draw"),
        (("penalties", 1, "taken_back"), False, "wrong_draw"),
        (("standings", 0, "points"), "100", "wrong_standings"),
        (("standings", 0, "place"), 2, "wrong_standings"),
        (("standings", 3, "buchholz"), "1", "wrong_standings"),
        (("standings", 3, "status"), "withdrawn", "wrong_standings"),
        (("standings", 3, "taken"), 10, "wrong_standings"),
        (("standings", 3, "taken"), "0", "bad_record"),
        (("standings",), [], "wrong_standings"),
        (("players", 10, "first_round"), 3, "wrong_draw"),
        (("players", 10, "first_round"), 9, "bad_record"),
        (("players", 9, "first_round"), 2, "wrong_draw"),
        (("players", 5, "withdrew_in"), 1, "wrong_draw"),
        (("players", 5, "withdrew_in"), 9, "bad_record"),
        (("players", 0, "withdrew_in"), 1, "wrong_draw"),
        (("planned",), 3, "bad_record"),
        (("planned",), 5, "wrong_draw"),
        (("planned",), None, "bad_record"),
        (("stage",), "registration", "bad_record"),
        (("stage",), "asleep", "bad_record"),
        (("size",), 4, "bad_record"),
        (("points",), [5, 1, 0], "wrong_result"),
        (("points",), [5, 1], "bad_record"),
        (("bye",), True, "wrong_draw"),
        (("rules", "preset"), "chess", "bad_rules"),
        (("rules", "preset"), "polish", "wrong_result"),
        (("hands",), 1, "wrong_result"),
        (("rounds",), [], "bad_record"),
        (("format",), "thousand-record/1", "bad_record"),
    ],
    ids=str,
)
def test_a_record_that_was_changed_is_refused_with_one_line(path, value, code):
    found, line = fault(changed(path, value))
    assert found == code, line
    assert code in {*FAULTS, "bad_record", "bad_rules"}
    if path[0] == "rounds" and len(path) > 2 and found.startswith("wrong_") and path[-1] != "taken_back":
        assert line.startswith("round "), line


def test_a_reason_of_a_later_release_is_no_fault():
    check(changed(("penalties", 0, "reason"), "sleeping"))


FREE = {"name", "hand", "reason", "remark", "minutes", "hands", "by", "judges", "organiser"}
"""The fields that nothing else in a record without its games depends on."""


def leaves(data, path=()):
    """Every path to a value of a record, with the value."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, (*path, key))
    else:
        yield path, data


def other(value):
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return 1
        case _:
            return value[:-1] + ("1" if value[-1:] != "1" else "2")


def test_whatever_is_changed_is_noticed():
    tournament = drawn(after(opened(7, bye=True), AddShare(person(2).key, fairness.share_of("words").hex())))
    fined = HandRuling(hand=1, do="penalty", seat=1, points=50, reason="delay", by=JUDGE)
    tournament = after(tournament, Count(1, 1, Result(totals=(200, 300, 100), rulings=(fined,))))
    tournament = played(tournament, Random(1))
    tournament = played(drawn(played(drawn(tournament), Random(2))), Random(3))
    data = record(after(tournament, Finish(None)))
    checked = 0
    for path, value in list(leaves(data)):
        if FREE & set(path):
            continue
        place = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = other(value)
        with pytest.raises(EngineError):
            pytest.fail(f"{path} may be {other(value)!r}: {check(data)}")
        place[path[-1]] = value
        checked += 1
    assert checked > 150
    assert check(data)["verified"]


def test_a_secret_that_served_twice():
    data = eventful_record()
    data["rounds"][1]["deals"] = dict(data["rounds"][0]["deals"])
    assert fault(data)[0] == "wrong_seal"


def test_two_players_who_quietly_changed_places():
    data = eventful_record()
    one, other = data["rounds"][1]["tables"][0]["seats"], data["rounds"][1]["tables"][1]["seats"]
    one[0], other[0] = other[0], one[0]
    code, line = fault(data)
    assert code == "wrong_draw"
    assert line.startswith("round 2, table 1: the draw gives the seats [")


def taken_by_a_player():
    """The record of a round in which a judge who plays removed somebody, and the organiser confirmed it."""
    tournament = after(drawn(opened(9)), Appoint(ORGANISER.key, person(1)))
    player = next(table for table in people(tournament) if 1 not in table)[0]
    taken = Disqualify(person(1), player, "delay", "", Confirmed(ORGANISER))
    return record(after(tournament, taken)), player


def test_what_a_judge_who_plays_took_names_who_confirmed_it():
    data, _ = taken_by_a_player()
    assert check(data)["verified"]
    assert data["penalties"][0]["confirmed"] == {"name": "Ewa", "player": None}
    data["penalties"][0]["confirmed"] = None
    assert fault(data) == ("wrong_penalty", "round 1: nobody confirmed what P1 took, who plays")


@pytest.mark.parametrize("himself", [True, False])
def test_nobody_confirms_his_own_penalty_or_one_at_his_table(himself):
    data, player = taken_by_a_player()
    data["penalties"][0]["confirmed"] = {"name": "X", "player": 1 if himself else player}
    assert fault(data)[0] == "wrong_penalty"


def test_seats_that_were_exchanged():
    data = eventful_record()
    data["rounds"][1]["exchanges"] = []
    assert fault(data)[0] == "bad_record"


def test_a_player_who_was_made_up():
    data = eventful_record()
    data["players"].append({"name": "X", "first_round": 4, "withdrew_in": None})
    assert fault(data)[0] == "wrong_draw"


@pytest.mark.parametrize("data", [None, [], "record", 7, {}, {"format": "thousand-tournament/1"}, {"a": float("nan")}])
def test_what_is_no_record_at_all(data):
    assert fault(data)[0] == "bad_record"


@pytest.mark.parametrize(
    ("of", "name", "false", "code"),
    [
        (standings, "_buchholz", lambda rounds, points: dict.fromkeys(points, Fraction(1)), "wrong_standings"),
        (standings, "_out_of", lambda tournament, number: set(), "wrong_standings"),
        (standings, "_merits", lambda row: -row.points, "wrong_standings"),
        (draw, "_odd", lambda tournament: 0, "wrong_draw"),
        (questions, "disqualified", lambda tournament: {}, "wrong_draw"),
    ],
)
def test_the_check_finds_what_the_tournament_has_counted_falsely(monkeypatch, of, name, false, code):
    monkeypatch.setattr(of, name, false)
    tournament = after(played(drawn(opened(7, bye=True)), Random(1)), Disqualify(ORGANISER, 2, "delay"))
    tournament = played(drawn(tournament) if of is questions else tournament, Random(2))
    assert fault(record(tournament))[0] == code


# -------------------------------------------------------------------------------------------------- games of its tables


def game_of(data, number=1, table=1):
    return data["records"][data["rounds"][number - 1]["tables"][table - 1]["code"]]


def without_actions(game, **changes):
    """Reduce a game to its first deal, with some changes."""
    game["hands"] = [{"pack": game["hands"][0]["pack"], "actions": []}]
    game.update(changes)


def other_pack(game):
    without_actions(game)
    game["hands"][0]["pack"].append(game["hands"][0]["pack"].pop(0))


def false_seal(game):
    game["scheme"] = 3
    game["hands"][1] |= {"secret": "ab" * 32, "seal": "cd" * 32, "shares": [], "typed": []}


def lot(table):
    return {"tournament": "SKORO", "round": 2, "table": table}


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (other_pack, "wrong_deal", "deal 1 is not the pack that was drawn"),
        (lambda game: without_actions(game, first_dealer=(game["first_dealer"] + 1) % 3), "wrong_deal", "another seat"),
        (lambda game: game.update(table="R1T1"), "wrong_result", "the record is that of another table"),
        (lambda game: game["hands"].pop(), "wrong_result", "the game ended ["),
        (false_seal, "wrong_deal", "its deals are not those that were sealed"),
        (lambda game: game.update(scheme=3, lot=lot(1)), "wrong_deal", "its deals are not those that were sealed"),
        (lambda game: game.update(lot=lot(2)), "wrong_deal", "its deal 1 is said to come from another lot"),
    ],
)
def test_a_game_that_is_not_the_tournaments(change, code, line):
    data = eventful_record()
    change(game_of(data, 2, 1))
    found, said = fault(data)
    assert (found, said.startswith(f"round 2, table 1: {line}")) == (code, True), said


def test_a_game_that_names_its_lot():
    data = eventful_record()
    game_of(data, 2, 1)["lot"] = lot(1)
    assert check(data)["verified"]


def test_a_move_that_the_rules_forbid_is_told_with_its_place():
    def revoke(game):
        game["hands"][1]["actions"][2]["card"] = game["hands"][1]["actions"][1]["card"]

    data = eventful_record()
    revoke(game_of(data, 2, 1))
    with pytest.raises(EngineError) as refusal:
        check(data)
    assert (refusal.value.code, refusal.value.params["hand"], refusal.value.params["action"]) == (
        "illegal_action",
        1,
        2,
    )
    assert str(refusal.value).startswith("round 2, table 1: its record: ")


def test_a_game_of_no_table():
    data = eventful_record()
    data["records"]["NONE"] = game_of(data)
    assert fault(data) == ("bad_record", "no table of this tournament has the code 'NONE'")


def test_games_may_be_given_beside_the_tournament():
    tournament, records = eventful()
    bare = record(tournament)
    assert sum(one["records"] for one in check(bare)["rounds"]) == 0
    assert sum(one["records"] for one in check(bare, records)["rounds"]) == 14


# --------------------------------------------------------------------------------------------------------- the command


def test_the_command_with_everything_in_one_file(tmp_path):
    path = tmp_path / "cup.json"
    path.write_text(json.dumps(eventful_record()))
    status, (answer,) = run("tournament", path)
    assert (status, answer["verified"], answer["tournament"]) == (0, True, "SKORO")


def test_the_command_with_games_in_files_of_their_own(tmp_path):
    tournament, records = eventful()
    paths = []
    for code, game in records.items():
        paths.append(tmp_path / f"thousand-{code}.json")
        paths[-1].write_text(json.dumps(game))
    status, (answer,) = run("tournament", "-", *paths, stdin=json.dumps(record(tournament)))
    assert status == 0
    assert sum(one["records"] for one in answer["rounds"]) == 14


def test_the_command_says_in_one_line_what_is_wrong(tmp_path):
    data = changed(("standings", 0, "points"), "100")
    status, (answer,) = run("tournament", "-", stdin=json.dumps(data))
    assert status == 2
    assert answer["error"] == {
        "code": "wrong_standings",
        "message": "the standings are not those that results and penalties give",
        "hand": None,
        "action": None,
    }
    stray = tmp_path / "game.json"
    stray.write_text("{}")
    status, (answer,) = run("tournament", "-", stray, stdin=json.dumps(data))
    assert (status, answer["error"]["code"]) == (2, "bad_record")


def test_the_command_answers_each_line():
    lines = "\n".join([json.dumps(eventful_record()), "nonsense", "{}"])
    status, answers = run("tournament", "--lines", stdin=lines)
    assert status == 0
    assert [answer.get("verified") or answer["error"]["code"] for answer in answers] == [True, "bad_json", "bad_record"]
