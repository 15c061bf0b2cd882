"""What sets a tournament's table apart are rules, and each of them is asked for by its own name."""

import pytest

from bot.screens import questions
from bot.table import nudging, rights, seats, votes
from bot.table.kinds.ordinary import Ordinary
from bot.table.kinds.tournament import TournamentTable
from bot.table.parts import Ending
from bot.table.roles import Role
from tests.screens.set_tables import NOW, opened, started

ALONE = started(opened(people=1, bots=2))


SHOWS = {
    "has_judges": lambda: Role.OPENER not in rights.roles(ALONE, ALONE.opener.key, speaks_for=None),
    "must_be_timed": lambda: "No limit" not in str(questions.timer(ALONE, "en").rows),
    "keeps_seats": lambda: not seats.ends_without(ALONE, 0),
    "totals_count": lambda: votes.decided(ALONE, "end", NOW).ending is Ending.COUNTED,
    "others_wait": lambda: nudging.is_wanted(ALONE, 0),
}


@pytest.mark.parametrize("rule", SHOWS)
def test_each_rule_changes_what_it_is_named_for_and_nothing_else(monkeypatch, rule):
    assert {name: shown() for name, shown in SHOWS.items()} == dict.fromkeys(SHOWS, False)
    monkeypatch.setattr(Ordinary, rule, True)
    assert {name: shown() for name, shown in SHOWS.items()} == {name: name == rule for name in SHOWS}


@pytest.mark.parametrize("rule", SHOWS)
def test_only_a_tournaments_table_has_them(rule):
    assert getattr(TournamentTable, rule)
    assert not getattr(Ordinary, rule)
