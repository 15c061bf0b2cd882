"""A tournament as one reader sees it: plain words, own rows, no secret that is sealed, no useless button."""

import random

import pytest

from bot.codec import Verb
from bot.texts import LANGUAGES
from bot.views.tournament import tournament_of
from bot.views.tournament_standings import round_results_of, standings_of
from tests.engine.tournament.arranged_tournaments import ORGANISER, drawn, opened, person, played
from tests.screens.set_tables import NOW
from tests.views.made_tournaments import a_table, hostile, in_round, whole
from tests.views.plain_values import HOSTILE, marked_up, texts_of


def views_of(tournament, language, reader=None):
    yield tournament_of(tournament, {1: a_table()} if tournament.core.rounds else {}, language, reader)
    yield standings_of(tournament, language, reader)
    yield from (round_results_of(tournament, one, language, reader) for one in range(1, tournament.core.round + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_view_has_markup_and_names_stand_in_it_as_they_are(language):
    over = whole(played(in_round().core, random.Random(1)))
    for tournament in (whole(hostile(opened(5))), in_round(), over):
        for view in views_of(tournament, language):
            assert marked_up(view) == []
            assert any(HOSTILE in text for text in texts_of(view))


def test_the_reader_has_own_rows_and_the_chat_has_none():
    tournament = whole(played(drawn(opened(9, rounds=3)), random.Random(1)))

    def own(reader):
        view, standings = tournament_of(tournament, {}, "en", reader), standings_of(tournament, "en", reader)
        results = round_results_of(tournament, 1, "en", reader)
        seated = [one for table in view.round.tables for one in table.players]
        placed = [one for table in results.tables for one in table.players]
        joined = [one.name for one in view.players if one.own]
        assert joined == (["P4"] if reader == person(4).key else [])
        return [[one.name for one in rows if one.own] for rows in (seated, view.round.leaders, standings.rows, placed)]

    assert own(person(4).key) == [["You"]] * 4
    assert own(None) == own("") == own("somebody else") == [[]] * 4


def test_a_table_tells_its_state_hand_and_totals_and_nothing_before_its_deal():
    playing, waiting, _ = tournament_of(in_round(), {1: a_table()}, "en").round.tables
    assert (playing.state, playing.hand) == ("playing", 1)
    assert all(one.total is not None for one in playing.players)
    assert (waiting.state, waiting.hand) == ("waits", None)
    assert {one.total for one in waiting.players} == {None}
    paused = a_table()
    paused = paused.replace(clock=paused.clock.replace(paused_since=NOW))
    assert tournament_of(in_round(), {1: paused}, "en").round.tables[0].state == "paused"
    over = tournament_of(whole(played(in_round().core, random.Random(1))), {}, "en").round.tables[0]
    totals = [one.total for one in over.players]
    assert over.state == "done"
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("reader", [None, person(1).key, ORGANISER.key])
def test_no_view_holds_a_secret_that_is_still_sealed(reader):
    core = opened(9, rounds=3)
    opened_ones = set()
    for _ in range(3):
        sealed = {core.sealed.lot, core.sealed.deals}
        for stage in (core, drawn(core)):
            closed = sealed if stage is core else {stage.rounds[-1].secrets.deals}
            if stage.sealed is not None:
                closed |= {stage.sealed.lot, stage.sealed.deals}
            shown = " ".join(text for view in views_of(whole(stage), "en", reader) for text in texts_of(view))
            assert [secret for secret in closed if secret in shown] == []
            opened_ones |= {one.secrets.lot for one in stage.rounds if one.secrets.lot in shown}
        core = played(drawn(core), random.Random(1))
        if core.sealed is None:
            break
    assert opened_ones == {one.secrets.lot for one in core.rounds}


@pytest.mark.parametrize("key", [ORGANISER.key, person(1).key, "somebody else", None])
def test_whoever_presses_alone_is_refused_by_no_button_that_is_shown(key):
    tournament = whole(opened(5))
    view = tournament_of(tournament, {}, "en", presser=key)
    refused = {one.kind for group in (*view.answers, *view.acts) for one in group if one.refused}
    plays, organises = key == person(1).key, key == ORGANISER.key
    expected = {Verb.JOIN} if plays else {Verb.LEAVE}
    expected |= set() if organises else {Verb.LET_IN, Verb.TURN_AWAY}
    assert refused == (expected if key is not None else set())
