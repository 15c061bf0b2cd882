"""Nobody judges their own game, and only the organiser and judges have special rights at a tournament's table."""

import pytest

from bot.codec import Verb
from bot.table import rights
from bot.table.kinds.tournament import TournamentTable
from bot.table.roles import USUAL, Right, Role
from bot.table.table import Stage
from bot.views.tournament_page import tournament_page
from tests.screens.set_tables import opened
from tests.world.evening import Evening
from tests.world.judges_desk import appointed

JUDGES = {Right.SET_SWITCHES, Right.SET_TIMER, Right.SEND_AWAY, Right.DECIDE, Right.JUDGE}


@pytest.fixture
async def evening(world):
    return await Evening.begun(world, 6)


async def of_another_table(evening, name="Anna"):
    """A table at which the named person does not play: its number, the table, and its people."""
    key = evening.people[name].key
    for number, table in enumerate(await evening.tables(), 1):
        if table.seat_of(key) is None:
            return number, table, [seat.person for seat in table.seats]
    raise AssertionError("no such table")


async def desk(evening, name):
    """The private chat with a person."""
    return await evening.world.room.private_chat(evening.people[name])


async def answer_to(evening, name, text):
    """Type a ruling in private; return the answer with its question."""
    chat = await desk(evening, name)
    return await evening.says(name, text, chat=chat)


async def yes(evening, name, answer):
    """Press Yes on a question."""
    button = next(
        button for row in answer.replies[0].screen.rows for button in row if f".{Verb.JUDGE}.y" in (button.data or "")
    )
    return await evening.presses_privately(name, button)


@pytest.mark.parametrize("right", Right)
@pytest.mark.parametrize("role", Role)
def test_at_a_tournaments_table_a_role_has_a_right_or_it_has_not(right, role):
    kind = TournamentTable(tournament="SKORO", title="Cup", round=1, number=1)
    table = opened().replace(kind=kind, stage=Stage.PLAYING)
    assert rights.may(table, frozenset({role}), right) is (
        (role is Role.JUDGE and right in JUDGES) or (role is Role.PLAYER and right is Right.SHOW_HAND)
    )
    assert USUAL[right].lacking


@pytest.mark.parametrize("typed", ["/endgame", "/timer 10s", "/options timer=10s", "/options patience 30s", "/kick"])
async def test_two_players_of_a_tournaments_table_decide_nothing_there(evening, typed):
    _, table, people = await of_another_table(evening)
    for person in people[:2]:
        answer = await answer_to(evening, person.name, typed)
        assert "only the organiser and judges" in answer.toast
    after = await evening.world.tables.table(table.id)
    assert (after.is_live, after.times.timer, after.vote) == (True, 60, None)


async def test_the_organiser_changes_a_tables_clock_but_cannot_switch_it_off(evening):
    _, table, _ = await of_another_table(evening)
    chat = await desk(evening, "Anna")
    await evening.says("Anna", f"/timer {table.id} 2m", chat=chat)
    assert (await evening.world.tables.table(table.id)).times.timer == 120
    answer = await evening.says("Anna", f"/timer {table.id} off", chat=chat)
    assert "always has a time limit" in answer.toast


async def test_an_organiser_who_plays_cannot_judge_his_rivals(evening):
    own = await evening.table_of("Anna")
    rival = next(seat.person for seat in own.seats if seat.person.name != "Anna")
    answer = await answer_to(evening, "Anna", f"/judge fine {own.kind.number} {rival.name} 100 too lucky")
    assert "own game" in answer.toast
    answer = await answer_to(evening, "Anna", f"/judge out {rival.name} too lucky")
    assert "own game" in answer.toast
    answer = await evening.says("Anna", f"/endgame {own.id}", chat=await desk(evening, "Anna"))
    assert "only the organiser and judges" in answer.toast


async def test_an_admin_of_the_home_chat_has_no_right_at_the_tables_as_such(evening):
    _, table, people = await of_another_table(evening)
    answer = await evening.says(people[0].name, f"/endgame {table.id}", admin=True)
    assert "only the organiser and judges" in answer.toast
    guest = evening.world.person("Otto")
    answer = await evening.world.says(guest, f"/endgame {table.id}", admin=True)
    assert "only the organiser and judges" in answer.toast


async def test_an_admin_who_does_not_play_judges_where_every_judge_plays(evening):
    own = await evening.table_of("Anna")
    evening.people["Otto"] = evening.world.person("Otto")
    await evening.says("Otto", "/judge", admin=True)
    answer = await answer_to(evening, "Otto", f"/judge annul {own.kind.number} a misdeal")
    await yes(evening, "Otto", answer)
    assert (await evening.world.tables.table(own.id)).decisions[0].judge.name == "Otto"


async def test_annulling_and_fining_is_one_act_that_is_asked_about_once_more(evening):
    number, table, people = await of_another_table(evening)
    await appointed(evening)
    question = await answer_to(evening, "Otto", f"/judge both {number} {people[1].name} 120 looked at the talon")
    assert (await evening.world.tables.table(table.id)).decisions == ()
    await yes(evening, "Otto", question)
    judged = await evening.world.tables.table(table.id)
    assert [one.key for one in judged.decisions] == ["fined", "annulled"]
    assert judged.game.totals[1] == -120
    assert judged.rows[0].result["outcome"] == "annulled"
    assert "looked at the talon" in evening.world.room.hand_of(people[0]).screen.text
    again = await yes(evening, "Otto", question)
    assert "answered already" in again.toast
    assert len((await evening.world.tables.table(table.id)).decisions) == 2


async def test_a_fine_between_hands_is_held_until_the_next_one(world):
    evening = await Evening.begun(world, words="Friday end=hands:3 rounds=3")
    number, table, people = await of_another_table(evening)
    await appointed(evening)
    await yes(evening, "Otto", await answer_to(evening, "Otto", f"/judge annul {number} a misdeal"))
    await yes(evening, "Otto", await answer_to(evening, "Otto", f"/judge fine {number} {people[0].name} 50 talking"))
    held = await world.tables.table(table.id)
    assert held.decisions[-1].held
    assert held.game.totals[0] == 0
    await world.skips(table.id, 6.0)
    done = await world.tables.table(table.id)
    assert not done.decisions[-1].held
    assert done.game.totals[0] == -50


async def test_a_disqualification_is_taken_back(evening):
    _, _, people = await of_another_table(evening)
    await appointed(evening)
    await yes(evening, "Otto", await answer_to(evening, "Otto", f"/judge out {people[0].name} late"))
    assert not (await evening.tournament()).core.penalties[0].taken_back
    await yes(evening, "Otto", await answer_to(evening, "Otto", "/judge back 1"))
    assert (await evening.tournament()).core.penalties[0].taken_back


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("/judge fine {table} {rival} 0 x", "from 1 to 1000"),
        ("/judge fine {table} {rival} −5 x", "from 1 to 1000"),
        ("/judge fine {table} {rival} 100000000000000000000 x", "from 1 to 1000"),
        ("/judge fine {table} {rival} ten x", "from 1 to 1000"),
        ("/judge fine {table} {rival} 10 " + "x" * 121, "at most 120"),
        ("/judge fine {table} Anna 10 x", "isn’t at this table"),
        ("/judge fine {table} Nobody 10 x", "Nobody"),
        ("/judge fine 17 {rival} 10 x", "no such table"),
        ("/judge annul x y", "doesn’t fit"),
        ("/judge points {rival} 1 x", "doesn’t fit"),
        ("/judge swap {rival} / Ben", "doesn’t fit"),
        ("/judge back 1", "no such penalty"),
        ("/judge dance", "doesn’t fit"),
        ("/judge takeover", "doesn’t fit"),
    ],
)
async def test_whatever_a_judge_types_wrong_gets_one_friendly_line(evening, typed, said):
    number, _, people = await of_another_table(evening)
    answer = await answer_to(evening, "Anna", typed.format(table=number, rival=people[0].name))
    assert said in answer.toast
    assert not answer.replies


@pytest.mark.parametrize("by_button", [False, True])
async def test_who_offers_to_judge_is_appointed_by_a_button(evening, by_button):
    otto = evening.people["Otto"] = evening.world.person("Otto")
    if by_button:
        page = tournament_page(await evening.tournament(), {}, "en", otto.key, None)
        button = next(act.button for act in page.acts if act.kind == "offer")
        assert "you’d like to judge" in (await evening.world.presses(otto, button)).toast
    else:
        await evening.says("Otto", "/judge offer")
    chat = await desk(evening, "Anna")
    answer = await answer_to(evening, "Anna", "/judge")
    page = answer.replies[0].screen
    to_appoint = next(one for row in page.rows for one in row if f".{Verb.JUDGE}.J" in (one.data or ""))
    page = (await evening.world.presses(evening.people["Anna"], to_appoint, chat=chat)).instead
    button = next(button for row in page.rows for button in row if "Otto" in button.label)
    question = await evening.world.presses(evening.people["Anna"], button, chat=chat)
    confirm = question.instead.rows[0][0]
    await evening.world.presses(evening.people["Anna"], confirm, chat=chat)
    assert [judge.name for judge in (await evening.tournament()).core.judges] == ["Otto"]


async def test_a_judge_who_names_nobody_is_offered_for_whom_a_built_in_player_can_play(evening):
    _, table, people = await of_another_table(evening)
    chat = await desk(evening, "Anna")
    (reply,) = (await evening.says("Anna", f"/kick {table.id}", chat=chat)).replies
    buttons = [button for row in reply.screen.rows for button in row]
    assert {button.label for button in buttons} == {person.name for person in people}
    refused = await evening.world.presses(people[0], buttons[1], chat=await desk(evening, people[0].name))
    assert "only the organiser and judges" in refused.toast
    answer = await evening.world.presses(evening.people["Anna"], buttons[1], chat=chat)
    assert answer.toast == f"A bot plays for {people[1].name} until they’re back."
    assert [seat.stand_in for seat in (await evening.world.tables.table(table.id)).seats] == [False, True, False]


async def test_at_a_tournaments_table_a_judge_sets_the_time_of_a_move_and_cannot_lift_it(evening):
    _, table, _ = await of_another_table(evening)
    chat = await desk(evening, "Anna")
    (reply,) = (await evening.says("Anna", f"/timer {table.id}", chat=chat)).replies
    buttons = [button for row in reply.screen.rows for button in row]
    assert [button.label for button in buttons] == [
        "30 seconds",
        "1 minute",
        "2 minutes",
        "5 minutes",
        "1 hour",
        "1 day",
    ]
    await evening.world.presses(evening.people["Anna"], buttons[2], chat=chat)
    assert (await evening.world.tables.table(table.id)).times.timer == 120
