"""Lines and columns about a person say "You" to that person, and the name to everybody else."""

import random

import pytest

from bot.screens.tournament import page, standings_table
from bot.texts import WHOLE
from bot.tournament.tournament import Tournament
from tests.engine.tournament.arranged_tournaments import drawn, opened, played
from tests.screens.set_tables import GROUP, NOW


def read_by(person, screen):
    text = screen.text
    for line in screen.facts["lines"]:
        assert line["line"] in screen.text
        if line["person"] == person:
            text = text.replace(line["line"], line["own"], 1)
    return text


def between_rounds():
    core = played(drawn(opened(6, name="Cards", rounds=3)), random.Random(3))
    return Tournament(core=core, created=NOW, chats=(GROUP,))


@pytest.mark.parametrize("language", WHOLE)
def test_the_standings_results_and_tables_of_a_tournament(language):
    tournament = between_rounds()
    core = tournament.core
    key, name = core.players[0].person.key, core.players[0].person.name
    for screen in (
        standings_table.standings(tournament, language),
        standings_table.results(tournament, 1, language),
        page.round_page(tournament, language, {}),
    ):
        assert name in screen.text
        assert name not in read_by(key, screen)
        assert name in read_by(core.players[1].person.key, screen)
