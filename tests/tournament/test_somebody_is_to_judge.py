"""Before the first draw an organiser who plays is asked who judges at the organiser's own table."""

import pytest

from bot.codec import Verb
from bot.tournament.tournament import TournamentStage
from tests.world.evening import Evening


def button(screen, verb, argument=""):
    wanted = f".{verb}.{argument}" if argument else f".{verb}"
    return next(one for row in screen.rows for one in row if one.data is not None and wanted in one.data)


@pytest.fixture
async def evening(world):
    return await Evening.opened(world, 4)


async def question(evening):
    answer = await evening.presses("Anna", Verb.START)
    assert answer.toast
    return answer.replies[0].screen


async def test_a_window_is_told_nothing_of_private_messages(evening):
    answer = await evening.presses("Anna", Verb.START, window=evening.code)
    assert answer.replies
    assert answer.toast is None
    evening.people["Zoe"] = evening.world.person("Zoe")
    assert (await evening.presses("Zoe", Verb.JOIN, window=evening.code)).toast is None
    assert (await evening.tournament()).number(evening.people["Zoe"].key) is not None


async def test_nothing_is_drawn_before_the_question_is_answered(evening):
    await question(evening)
    assert (await evening.tournament()).core.stage is TournamentStage.REGISTRATION


async def test_started_as_it_is_the_round_is_drawn(evening):
    screen = await question(evening)
    await evening.presses_privately("Anna", button(screen, Verb.START))
    assert (await evening.tournament()).core.round == 1


async def test_one_of_the_players_is_appointed_by_buttons_and_then_nobody_is_asked(evening):
    screen = await question(evening)
    people = (await evening.presses_privately("Anna", button(screen, Verb.JUDGE, "J"))).instead
    sure = (await evening.presses_privately("Anna", button(people, Verb.JUDGE, "B2"))).instead
    await evening.presses_privately("Anna", button(sure, Verb.JUDGE, "y"))
    assert [judge.name for judge in (await evening.tournament()).core.judges] == ["Ben"]
    await evening.presses("Anna", Verb.START)
    assert (await evening.tournament()).core.round == 1


async def test_whoever_offered_to_judge_stands_first(evening):
    cleo = evening.world.person("Zoe")
    await evening.world.says(cleo, "/judge offer")
    screen = await question(evening)
    people = (await evening.presses_privately("Anna", button(screen, Verb.JUDGE, "J"))).instead
    assert "Zoe" in people.rows[0][0].label
    sure = (await evening.presses_privately("Anna", people.rows[0][0])).instead
    await evening.presses_privately("Anna", button(sure, Verb.JUDGE, "y"))
    assert [judge.name for judge in (await evening.tournament()).core.judges] == ["Zoe"]


async def test_an_organiser_who_does_not_play_is_asked_nothing(evening):
    await evening.presses("Anna", Verb.LEAVE)
    await evening.presses("Anna", Verb.START)
    assert (await evening.tournament()).core.round == 1


async def test_somebody_else_who_presses_start_is_refused_and_not_asked(evening):
    answer = await evening.presses("Ben", Verb.START)
    assert not answer.replies
    assert (await evening.tournament()).core.stage is TournamentStage.REGISTRATION
