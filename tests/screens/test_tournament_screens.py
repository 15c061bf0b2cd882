"""Every screen of a tournament in every language: only words of that language, with labels that fit on a phone."""

import datetime as dt
import random
from fractions import Fraction

import pytest

from bot.people import Person
from bot.screens import notices
from bot.screens.tournament import desk, evenings, own, page, settings, spectator, standings_table
from bot.table.gathering import Knock
from bot.table.kinds.tournament import TournamentTable
from bot.texts import WHOLE, plain, visible
from bot.tournament.plan import News, Plan, What
from bot.tournament.series import Ranked
from bot.tournament.tournament import Act, Draft, Fallen, Member, Tournament
from bot.views.tournament import tournament_of
from bot.views.tournament_standings import standings_of
from bot.views.watched import watched
from engine.tournament import standings
from engine.tournament.model import Person as CorePerson
from engine.tournament.rounds import finish
from tests.crossed import sampled
from tests.engine.tournament.acts import Appoint, Cancel, Disqualify, TakeBack
from tests.engine.tournament.arranged_tournaments import ORGANISER, after, drawn, opened, person, played
from tests.screens import faces
from tests.screens.drawn import results_of_round, standings_of_all, tournament_page
from tests.screens.own_words import faults
from tests.screens.set_tables import GROUP, NOW, after_hands, in_phase, started, until
from tests.screens.set_tables import opened as opened_table
from tests.world.judged_tables import fined

STEPS = [*((what, [1]) for what in "mkoJfbxSC"), *((what, [1, 0]) for what in "fb")]
SETTINGS = [{}, {"rounds": 1, "hands": 6}, {"rounds": 5, "hands": 1, "bye": True}, {"minutes": 45}]


def whole(core, **fields) -> Tournament:
    knock = Knock(person=Person(platform="telegram", id="77", name="Jan Jan Jan Jan Jan Jan"))
    offer = Member(person=Person(platform="telegram", id="78", name="Ola"))
    return Tournament(core=core, created=NOW, chats=(GROUP,), knocks=(knock,), offers=(offer,), **fields)


def in_round(people=9):
    """The first round drawn, with a judge and with penalties, one of which was taken back."""
    core = drawn(opened(people, name="Cards", rounds=3))
    judge = CorePerson(key=ORGANISER.key, name="Jan")
    core = after(core, Appoint(ORGANISER.key, person(1)))
    core = after(core, *(Disqualify(judge, number, "help", "friends") for number in (1, 2)))
    return after(core, TakeBack(judge, 1))


def a_table():
    """A tournament's table in play, with a decision of the judge."""
    table = fined(until(started(opened_table()), in_phase("play")), 1, 60, "help", "friends")
    entry = TournamentTable(tournament="SKORO", round=1, number=1, title="Cards")
    return table.model_copy(update={"kind": entry})


def check(language, *screens):
    assert [fault for screen in screens for fault in faults(screen, language)] == []


@pytest.mark.parametrize("chosen", SETTINGS, ids=str)
@pytest.mark.parametrize("language", sampled(WHOLE, 4))
def test_while_people_join(language, chosen):
    for people in (0, 1, 2, 5, 9):
        tournament = whole(opened(people, name="Cards", **chosen))
        check(
            language,
            tournament_page(tournament, language, {}),
            page.closed_registration(tournament_of(tournament, {}, language)),
            *(settings.settings(tournament, language, one) for one in (ORGANISER.key, "somebody else")),
            settings.withdraw(tournament, language),
            *(settings.nobody_judges(tournament, language, typed=it) for it in (True, False)),
            standings_of_all(tournament, language),
        )


@pytest.mark.parametrize("people", [9, 40])
@pytest.mark.parametrize("language", WHOLE)
def test_a_round_in_play(language, people):
    tournament, table = whole(in_round(people)), a_table()
    check(
        language,
        tournament_page(tournament, language, {1: table}),
        page.more_tables(tournament_of(tournament, {1: table}, language, page=1)),
        results_of_round(tournament, 1, language),
        spectator.board_of(watched(table, language, NOW), tournament.id, 1, 1),
    )


@pytest.mark.parametrize("language", WHOLE)
def test_a_round_that_is_over_and_the_last_one(language):
    chance = random.Random(1)
    core = played(in_round(), chance)
    for _ in range(3):
        tournament = whole(core)
        check(
            language,
            tournament_page(tournament, language, {}),
            standings_table.after_round(standings_of(tournament, language, after=core.round)),
            standings_table.standings(standings_of(tournament, language, after=core.round)),
            results_of_round(tournament, core.round, language),
        )
        core = core if core.round == 3 else played(drawn(core), chance)


def results_of(tournament, language):
    """The private results of all people at the first table."""
    core = tournament.core
    rows = {row.player: row for row in standings.standings(core)}
    last = core.rounds[-1]
    first = last.tables[0]
    for absent in ((), tuple(range(len(first.seats)))):
        played_by = first.model_copy(update={"result": first.result.model_copy(update={"absent": absent})})
        round_ = last.model_copy(update={"tables": (played_by, *last.tables[1:])})
        now = tournament.replace(core=core.model_copy(update={"rounds": (*core.rounds[:-1], round_)}))
        for seat, player in enumerate(first.seats):
            if player is not None:
                yield own.result(now, 1, seat, rows[player], language)


@pytest.mark.parametrize("language", WHOLE)
def test_a_players_result_in_each_round_and_after_the_last(language):
    chance = random.Random(1)
    core = in_round()
    for _ in range(3):
        core = played(core, chance)
        for one in (whole(core), whole(core, pause=None), whole(core.model_copy(update={"planned": core.round}))):
            check(language, *results_of(one, language))
        core = core if core.round == 3 else drawn(core)
    check(language, *results_of(whole(finish(core, None)), language))


@pytest.mark.parametrize("language", WHOLE)
def test_while_other_tables_play_a_result_says_what_is_awaited(language):
    core = played(in_round(), random.Random(1))
    last = core.rounds[-1]
    waits = last.model_copy(update={"tables": (*last.tables[:-1], last.tables[-1].model_copy(update={"result": None}))})
    for planned in (1, 3):
        still = core.model_copy(update={"rounds": (*core.rounds[:-1], waits), "planned": planned})
        check(language, *results_of(whole(still), language))


@pytest.mark.parametrize("language", WHOLE)
def test_what_judges_decide_and_who_they_are(language):
    tournament, table = whole(in_round()), a_table()
    check(
        language,
        *(own.penalised(tournament, number, language) for number in range(1, len(tournament.core.penalties) + 1)),
        *(own.who_judges(tournament, number, tournament.core.organiser.key, language) for number in (1, 2, 3)),
        *(notices.ruling(table, one, language) for one in table.decisions),
    )


@pytest.mark.parametrize("language", WHOLE)
def test_a_tournament_that_was_called_off(language):
    called_off = whole(after(opened(3, name="Cards"), Cancel(ORGANISER.key)))
    check(language, tournament_page(called_off, language, {}))


@pytest.mark.parametrize("language", WHOLE)
def test_each_reader_sees_why_a_judge_decided_in_their_language(language):
    tournament = whole(in_round())
    text = f"{plain(language, 'judge-reason-help')} ("
    for screen in (
        tournament_page(tournament, language, {}),
        results_of_round(tournament, 1, language),
        desk.page(tournament, ORGANISER.key, "k", [], language, NOW, admin=False),
    ):
        assert text in visible(screen.text)
        assert "friends" in visible(screen.text)


@pytest.mark.parametrize("admin", [False, True])
@pytest.mark.parametrize("language", WHOLE)
def test_the_judges_desk(language, admin):
    tournament, table = whole(in_round()), a_table()
    for judge in (ORGANISER.key, person(1).key, "an admin"):
        check(language, *(desk.page(tournament, judge, what, at, language, NOW, admin=admin) for what, at in STEPS))
    for shown in (table, until(table, after_hands(1))):
        check(language, desk.table(tournament, watched(shown, language, NOW), 1))


@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("language", WHOLE)
def test_what_the_desk_asks_and_tells(language, act):
    about = {"table": 1, "hand": 2, "player": 1, "other": 2, "points": "1"}
    wanted = Draft(id=1, judge=ORGANISER.key, act=act, reason="help", remark="friends", **about)
    tournament = whole(in_round())
    for draft in (wanted, wanted.model_copy(update={"reason": "", "remark": ""})):
        check(language, desk.sure(tournament, draft, language))
    check(language, desk.done(tournament, wanted, language), desk.dropped(tournament, language))


@pytest.mark.parametrize("language", WHOLE)
def test_a_desk_with_lines_to_type_in_tells_nobody_to_type_a_command(language):
    wanted = Draft(id=1, judge=ORGANISER.key, act=Act.ANNUL, table=1, hand=2)
    tournament = whole(in_round())
    asked = desk.sure(tournament, wanted, language, typed=False)
    assert asked.field is not None
    assert "/" not in visible(asked.text)
    assert "/judge reason" in visible(desk.sure(tournament, wanted, language).text)
    first, second = (desk.main(tournament, ORGANISER.key, language, NOW, admin=False, typed=it) for it in (True, False))
    told = [
        *(desk.page(tournament, ORGANISER.key, "J", [0], language, NOW, admin=False, typed=it) for it in (True, False)),
        *(settings.nobody_judges(tournament, language, typed=it) for it in (True, False)),
    ]
    assert ["/judge offer" in visible(one.text) for one in told] == [True, False] * 2
    assert plain(language, "button-offer-to-judge") in visible(plain(language, "judge-volunteers-page"))
    offered = [{button.label for row in one.rows for button in row} for one in (first, second)]
    assert offered[0] - offered[1] == {plain(language, "button-desk-typed")}


@pytest.mark.parametrize("language", WHOLE)
def test_what_a_player_sees_in_private(language):
    table = a_table()
    for shown in (table, until(table, after_hands(1))):
        check(language, faces.private(shown, 0, language), faces.board(shown, language, NOW))


def plan(**fields) -> Plan:
    wall = dt.datetime.fromisoformat("2023-11-17 20:00")
    ranked = tuple(
        Ranked(
            person=CorePerson(key=f"p{place}", name="Jan"),
            evenings=place,
            won=1,
            counted=(Fraction(7, 2),),
            place=place,
        )
        for place in range(1, 30)
    )
    return Plan(
        code="plan-SKORO",
        chats=(GROUP,),
        organiser=Person(platform="telegram", id="78", name="Ola"),
        settings=opened(1, name="Cards").settings,
        language="en",
        wall=wall,
        starts_at=NOW,
        **{"weekly": True, "best": 4, "zone": "Europe/Warsaw", "held": 3, "ranked": ranked, **fields},
    )


@pytest.mark.parametrize("language", WHOLE)
def test_planned_evenings(language):
    plans = [plan(), plan(evening="SKORO"), plan(over=True, failed=2), plan(weekly=False, best=0), plan(best=1, held=1)]
    found = [News(number=1, what=what, at=NOW, joined=2, needed=3) for what in What]
    evening = whole(opened(2, name="Cards"), plan="plan-SKORO", starts_at=NOW, zone="Europe/Warsaw")
    fallen = [evening.replace(core=after(evening.core, Cancel(None)), fallen=why) for why in Fallen]
    check(
        language,
        tournament_page(evening, language, {}),
        page.reminder(evening, ORGANISER.key, language),
        *(tournament_page(one, language, {}) for one in fallen),
        *(evenings.page(one, language) for one in plans),
        *(evenings.sure(one, language) for one in plans),
        *(evenings.news(one, news, language) for one in plans for news in found),
    )


def test_a_chat_without_a_zone_is_offered_some():
    screen = evenings.page(plan(zone=""), "en")
    assert "Is that your time?" in visible(screen.text)
    assert [button.label for button in screen.rows[0]] == ["Warsaw", "Kyiv"]
