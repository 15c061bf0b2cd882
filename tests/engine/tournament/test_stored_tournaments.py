"""A stored tournament can be read again."""

import json

from engine.tournament.model import Tournament
from tests.engine.tournament.arranged_tournaments import drawn, opened


def test_what_a_later_release_added_is_passed_over():
    stored = json.loads(opened(3).model_dump_json())
    stored["colour"] = "blue"
    stored["players"][0]["hat"] = True
    assert Tournament.model_validate_json(json.dumps(stored)) == opened(3)


def test_no_secret_stands_in_what_a_log_would_show():
    tournament = drawn(opened(3))
    shown = repr(tournament)
    assert tournament.sealed is not None
    for one in (tournament.sealed, tournament.rounds[0].secrets):
        assert one.lot not in shown
        assert one.deals not in shown
