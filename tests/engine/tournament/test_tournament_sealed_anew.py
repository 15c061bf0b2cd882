"""A round that the server may have lost is sealed anew before its draw; the old seals stand in the record, open."""

from random import Random

import pytest

from engine import fairness
from engine.errors import EngineError
from engine.tournament.check import check
from engine.tournament.record import record
from engine.tournament.rounds import seal_anew
from tests.engine.tournament.acts import AddShare, Cancel, Finish
from tests.engine.tournament.arranged_tournaments import ORGANISER, after, drawn, opened, person, played, secrets

WORDS = fairness.share_of("seven wonders").hex()
FRESH = secrets(77)


def spoken():
    """A tournament in which two people have typed words for round 1,."""
    typed = (AddShare(person(1).key, WORDS), AddShare(person(2).key, WORDS))
    return after(opened(4), *typed)


def fault(data):
    with pytest.raises(EngineError) as refused:
        check(data)
    return refused.value.code


def test_words_fall_and_the_draw_is_another():
    before = spoken()
    anew = seal_anew(before, FRESH)
    assert anew.sealed == FRESH
    assert [player.share for player in anew.players] == [""] * 4
    assert [player.fell for player in anew.players] == [True, True, False, False]
    assert drawn(anew).rounds[0].tables != drawn(before).rounds[0].tables


def test_words_are_asked_for_again_until_they_are_typed_or_the_lot_is_drawn():
    anew = seal_anew(spoken(), FRESH)
    again = after(anew, AddShare(person(1).key, WORDS))
    assert [player.fell for player in again.players] == [False, True, False, False]
    assert not any(player.fell for player in drawn(anew).players)
    assert seal_anew(anew, secrets(78)).players[0].fell, "they are asked until then"


def test_the_record_opens_the_old_seals_at_once_and_is_checked_with_them():
    tournament = drawn(seal_anew(spoken(), FRESH))
    tournament = seal_anew(tournament, secrets(78))
    data = record(tournament)
    assert [(one["round"], one["lot"]["secret"]) for one in data["unplayed"]] == [
        (1, secrets(1).lot),
        (2, secrets(2).lot),
    ]
    assert data["sealed"]["lot"]["secret"] is None
    assert check(data)["verified"]


@pytest.mark.parametrize("what", ["lot", "deals"])
def test_an_old_seal_with_another_secret_or_none_is_found(what):
    for secret in (secrets(5).lot, None):
        data = record(seal_anew(spoken(), FRESH))
        data["unplayed"][0][what]["secret"] = secret
        assert fault(data) == "wrong_seal"


def test_a_secret_that_was_replaced_serves_no_other_round():
    anew = seal_anew(spoken(), FRESH)
    for used in (secrets(1), FRESH):
        with pytest.raises(EngineError) as refused:
            seal_anew(anew, used)
        assert refused.value.code == "bad_secret"
    data = record(anew)
    data["unplayed"].append(data["unplayed"][0])
    assert fault(data) == "wrong_seal"


def test_nothing_is_sealed_anew_where_no_round_follows():
    last = drawn(opened(3, rounds=1))
    over = after(opened(3), Cancel(ORGANISER.key))
    finished = after(played(last, Random(1)), Finish(None))
    for tournament in (last, over, finished):
        assert seal_anew(tournament, FRESH) is tournament
