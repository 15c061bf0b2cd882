"""Every screen of a tournament in every language: in its own words, with labels that a phone shows whole."""

import random
from fractions import Fraction

import pytest

from bot.people import Person
from bot.screens.during import board, seated
from bot.screens.tournament import desk, page, settings, spectator, standings_table
from bot.table.gathering import Knock
from bot.table.kinds.tournament import TournamentTable
from bot.texts import LANGUAGES, plain, visible
from bot.tournament.tournament import Act, Draft, Member, Tournament
from engine.tournament.actions import Appoint, Cancel, Disqualify, TakeBack, TakePoints
from engine.tournament.model import Person as CorePerson
from tests.engine.tournament.arranged_tournaments import ORGANISER, after, drawn, opened, person, played
from tests.screens.own_words import faults
from tests.screens.set_tables import GROUP, NOW, after_hands, in_phase, started, until
from tests.screens.set_tables import opened as opened_table
from tests.world.judged_tables import fined

STEPS = [*((what, [1]) for what in "mkoJfbpxSC"), *((what, [1, 0]) for what in "fbp")]
SETTINGS = [{}, {"rounds": 1, "hands": 6}, {"rounds": 5, "hands": 1, "bye": True}, {"minutes": 45}]


def whole(core, **fields) -> Tournament:
    knock = Knock(person=Person(platform="telegram", id="77", name="Jan Jan Jan Jan Jan Jan"))
    offer = Member(person=Person(platform="telegram", id="78", name="Ola"))
    return Tournament(core=core, created=NOW, chats=(GROUP,), knocks=(knock,), offers=(offer,), **fields)


def in_round(people=9):
    """The first round drawn, with a judge, and with penalties of which one was taken back."""
    core = drawn(opened(people, name="Cards", rounds=3))
    judge = CorePerson(key=ORGANISER.key, name="Jan")
    core = after(core, Appoint(ORGANISER.key, person(1)))
    core = after(core, *(TakePoints(judge, number, Fraction(1), "help", "friends") for number in (1, 2)))
    return after(core, Disqualify(judge, 3, "cheating"), TakeBack(judge, 1))


def a_table():
    """A table of a tournament in play, in which the judge has decided something."""
    table = fined(until(started(opened_table()), in_phase("play")), 1, 60, "help", "friends")
    entry = TournamentTable(tournament="SKORO", round=1, number=1, title="Cards")
    return table.model_copy(update={"kind": entry})


def check(screen, language):
    assert faults(screen, language) == []


@pytest.mark.parametrize("chosen", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_while_people_join(language, chosen):
    for people in (0, 1, 2, 5, 9):
        tournament = whole(opened(people, name="Cards", **chosen))
        check(page.page(tournament, language, {}), language)
        check(page.closed_registration(tournament, language), language)
        check(settings.settings(tournament, language), language)
        check(settings.withdraw(tournament, language), language)
        check(settings.nobody_judges(tournament, language), language)
        check(standings_table.standings(tournament, language), language)


@pytest.mark.parametrize("people", [9, 40])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_in_play(language, people):
    tournament, table = whole(in_round(people)), a_table()
    check(page.page(tournament, language, {1: table}), language)
    check(page.more_tables(tournament, language, 1, {1: table}), language)
    check(standings_table.results(tournament, 1, language), language)
    check(spectator.board_of(tournament, table, 1, language, NOW), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_that_is_over_and_the_last_one(language):
    chance = random.Random(1)
    core = played(in_round(), chance)
    for _ in range(3):
        tournament = whole(core)
        check(page.page(tournament, language, {}), language)
        check(standings_table.after_round(tournament, core.round, language), language)
        check(standings_table.standings(tournament, language, core.round), language)
        check(standings_table.results(tournament, core.round, language), language)
        core = core if core.round == 3 else played(drawn(core), chance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_that_was_called_off(language):
    check(page.page(whole(after(opened(3, name="Cards"), Cancel(ORGANISER.key))), language, {}), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reader_sees_why_a_judge_decided_in_their_language(language):
    tournament = whole(in_round())
    told = f"{plain(language, 'judge-reason-help')} ("
    for screen in (
        page.page(tournament, language, {}),
        standings_table.results(tournament, 1, language),
        desk.page(tournament, ORGANISER.key, "k", [], language, admin=False),
    ):
        assert told in visible(screen.text)
        assert "friends" in visible(screen.text)


@pytest.mark.parametrize("admin", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judges_desk(language, admin):
    tournament, table = whole(in_round()), a_table()
    for judge in (ORGANISER.key, person(1).key, "an admin"):
        for what, numbers in STEPS:
            check(desk.page(tournament, judge, what, numbers, language, admin=admin), language)
    check(desk.table(tournament, table, 1, language, NOW), language)
    check(desk.table(tournament, until(table, after_hands(1)), 1, language, NOW), language)


@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_desk_asks_and_tells(language, act):
    asked = Draft(
        id=1,
        judge=ORGANISER.key,
        act=act,
        table=1,
        hand=2,
        player=1,
        other=2,
        points="1",
        reason="help",
        remark="friends",
    )
    tournament = whole(in_round())
    check(desk.sure(tournament, asked, language), language)
    check(desk.sure(tournament, asked.model_copy(update={"reason": "", "remark": ""}), language), language)
    check(desk.done(tournament, asked, language), language)
    check(desk.dropped(tournament, language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_sees_in_private(language):
    table = a_table()
    check(seated.private(table, 0, language), language)
    check(board.board(table, language, NOW), language)
    check(seated.private(until(table, after_hands(1)), 0, language), language)
