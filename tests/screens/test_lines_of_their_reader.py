"""Lines and columns about a person say "You" on that person's page, and the name everywhere else."""

import random

import pytest

from bot.screens.tournament import page, standings_table
from bot.texts import WHOLE, plain
from bot.tournament.tournament import Tournament
from bot.views.tournament import tournament_of
from bot.views.tournament_standings import round_results_of, standings_of
from tests.engine.tournament.arranged_tournaments import drawn, opened, played
from tests.screens.set_tables import GROUP, NOW


def between_rounds():
    core = played(drawn(opened(6, name="Cards", rounds=3)), random.Random(3))
    return Tournament(core=core, created=NOW, chats=(GROUP,))


def screens_for(tournament, language, reader):
    return (
        standings_table.standings(standings_of(tournament, language, reader)),
        standings_table.results(round_results_of(tournament, 1, language, reader)),
        page.page(tournament_of(tournament, {}, language, reader)),
    )


@pytest.mark.parametrize("language", WHOLE)
def test_the_standings_results_and_tables_of_a_tournament(language):
    tournament = between_rounds()
    (first, second), own = [one.person for one in tournament.core.players[:2]], plain(language, "own-name")
    for chat, mine in zip(
        screens_for(tournament, language, None), screens_for(tournament, language, first.key), strict=True
    ):
        assert first.name in chat.text
        assert own not in chat.text
        assert first.name not in mine.text
        assert own in mine.text
        assert second.name in mine.text
        assert mine.rows == chat.rows
