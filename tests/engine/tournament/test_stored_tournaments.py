"""A tournament that is stored is read again, by every later release."""

import json
from pathlib import Path

import pytest

from engine import rules
from engine.errors import EngineError
from engine.tournament import codec
from engine.tournament.model import Stage
from engine.tournament.standings import standings
from tests.engine.tournament.arranged_tournaments import drawn, opened, whole

FIRST = Path(__file__).parent / "stored-1.json"
"""As the first release with tournaments stored one, between the draw of round 3 and its results."""


@pytest.mark.parametrize("people", [0, 3, 11])
def test_what_is_stored_is_what_was(people):
    tournament = opened(people) if people < 11 else whole(people)
    assert codec.loads(codec.dumps(tournament)) == tournament
    assert codec.loads(codec.dumps(tournament).encode()) == tournament


def test_the_first_form_is_read_still():
    tournament = codec.loads(FIRST.read_bytes())
    assert (tournament.stage, tournament.round, len(tournament.players)) == (Stage.PLAYING, 3, 10)
    assert [row.player for row in standings(tournament)]


def test_the_edition_of_the_rules_is_stored_so_that_later_releases_play_on_by_it():
    stored = json.loads(codec.dumps(opened(3)))
    assert stored["tournament"]["settings"]["rules"]["edition"] == rules.EDITION


def test_what_a_later_release_added_is_passed_over():
    stored = json.loads(codec.dumps(opened(3)))
    stored["tournament"]["colour"] = "blue"
    stored["tournament"]["players"][0]["hat"] = True
    assert codec.loads(json.dumps(stored)) == opened(3)


def test_a_form_that_a_later_release_writes_is_left_alone():
    stored = json.loads(codec.dumps(opened(3)))
    stored["version"] = codec.VERSION + 1
    with pytest.raises(EngineError) as refusal:
        codec.loads(json.dumps(stored))
    assert refusal.value.code == "unknown_version"


def test_no_secret_stands_in_what_a_log_would_show():
    tournament = drawn(opened(3))
    shown = repr(tournament)
    assert tournament.sealed is not None
    for one in (tournament.sealed, tournament.rounds[0].secrets):
        assert one.lot not in shown
        assert one.deals not in shown
